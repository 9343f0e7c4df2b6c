import type { Opponent } from "../state/settings.ts";
import { answeringPtBR } from "./answering.ts";
import { ballPtBR } from "./ball.ts";
import { boardPtBR } from "./board.ts";
import { callPtBR } from "./call.ts";
import { choicePtBR } from "./choice.ts";
import { deskPtBR } from "./desk.ts";
import { handPtBR } from "./hand.ts";
import { lessonPtBR } from "./lesson.ts";
import { resultPtBR } from "./result.ts";
import { rulebookPtBR } from "./rulebook.ts";
import { snookerPtBR } from "./snooker.ts";
import { startPtBR } from "./start.ts";

/** Where a ball lies, as a person says it: centimetres along from the head cushion and across from the right. */
export interface Spoken {
  readonly along: string;
  readonly across: string;
}

/** Every word of the page that is not the law's: the Portuguese texts define which there are. */
export const ptBR = {
  language: "Português",
  tagline: "Sinuca, bilhar e mata-mata pelas regras escritas",
  start: startPtBR,
  board: boardPtBR,
  table: {
    label: "Mesa",
    help: "Arraste para girar o taco, toque numa bola para mirar nela. Setas giram 1°, com Shift 0,1°, com Alt 0,01°.",
    zoom: "Aproximação",
    zoomIn: "Aproximar",
    zoomOut: "Afastar",
    whole: "Mesa inteira",
    noPicture:
      "Este navegador não mostra a mesa (falta WebGL). A lista de bolas e todos os controles funcionam; ative a aceleração gráfica para ver a mesa.",
    lostPicture: "A imagem da mesa se perdeu.",
    again: "Mostrar de novo",
    loading: "Montando a mesa…",
    dock: "A tacada",
    rolling: "As bolas rolam…",
    skip: "Pular animação",
  },
  view: {
    free: "Vista livre",
    short: "Vista",
    hint: "Tecla V",
    orbit: "Girar a vista: arraste, ou setas 5°",
    angles: (turn: number, rise: number) => `girada ${turn}°, a ${rise}° do pano`,
  },
  replay: {
    again: "Ver de novo",
    title: "Tacada vista de novo",
    pace: "Velocidade",
    end: "Pular",
    cushion: "tabela",
  },
  ball: ballPtBR,
  list: {
    title: "Lista de bolas",
    short: "Lista",
    at: ({ along, across }: Spoken) => `${along} cm da cabeceira, ${across} cm da direita`,
    way: (cm: string, degrees: string) => `· ${cm} cm da tacadeira, a ${degrees}°`,
    quiet: "não agora",
    inHand: "na mão",
  },
  direction: {
    title: "Direção",
    field: "Direção em graus",
    left: (step: string) => `Girar ${step}° à esquerda`,
    right: (step: string) => `Girar ${step}° à direita`,
    step: "Passo",
    hit: (percent: number) => `Pega ${percent}% da bola`,
    wheel: "Ajuste fino: setas 1°, Shift 0,1°, Alt 0,01°",
  },
  power: {
    title: "Força",
    label: "Força da tacada",
    field: "Força em metros por segundo",
    unit: "m/s",
    hint: "Puxe para trás; volte ao zero para desistir.",
    play: "Tacar",
    playing: "Rolando…",
  },
  tip: {
    title: "Efeito",
    label: "Ponto da sola na tacadeira",
    right: "Lado, em %",
    up: "Altura, em %",
    center: "Centro",
    range: (most: number) => (most === 0 ? "Aqui só cabe 0." : `Aqui cabe de −${most} a ${most}.`),
    limit: "Além do limite a sola escorrega: espirra o taco.",
    beyond: "Além do limite: o taco vai espirrar.",
    miscue: "espirra",
    describe: (right: number, up: number) =>
      right === 0 && up === 0
        ? "centro"
        : `${percent(right, "direita", "esquerda")} ${percent(up, "alto", "baixo")}`.trim(),
  },
  elevation: {
    title: "Elevação",
    short: "Elev.",
    label: "Elevação do taco: setas 1°, Shift 0,1°",
    field: "Elevação em graus",
    lowest: (degrees: string) => `O mais baixo aqui: ${degrees}°`,
    range: (least: string, most: string) => `Aqui o taco fica entre ${least}° e ${most}°.`,
    overCushion: "O taco passa por cima da tabela.",
    overBall: (n: string) => `O taco passa por cima da bola ${n}.`,
    free: "Nada no caminho do taco.",
    level: "O mais baixo",
  },
  call: callPtBR,
  choices: choicePtBR,
  answering: answeringPtBR,
  hand: handPtBR,
  why: {
    over: "O jogo terminou.",
    result: "A partida acabou: passe à próxima.",
    choice: (name: string) => `${name} precisa responder antes.`,
    power: "Falta a força: puxe a barra ou escreva o número.",
    call: "Falta cantar a caçapa: toque numa caçapa.",
    callSafety: "Falta cantar a caçapa: toque numa caçapa, ou marque defesa.",
    moving: "As bolas ainda rolam.",
    target: (n: string, allowed: string) => `A bola ${n} não pode ser visada agora; pode: ${allowed}.`,
  },
  card: {
    label: "O árbitro",
    drawn: (name: string) => `Sorteio: ${name} sai.`,
    given: (name: string) => `${name} sai.`,
    fold: "Recolher",
    unfold: "Abrir a decisão",
    why: "Artigos",
    details: "Fatos",
    article: (id: string) => `Art. ${id}`,
    first: (balls: string) => `primeiro contato: ${balls}`,
    noContact: "nenhuma bola tocada",
    aimed: (ball: string) => `visada: ${ball}`,
    cushionFirst: "tabela antes da bola",
    potted: (ball: string, pocket: string) => `${ball} no ${pocket}`,
    off: (balls: string) => `fora da mesa: ${balls}`,
    touching: (balls: string) => `colada na tacadeira: ${balls}`,
    miscue: "o taco espirrou",
    stick: {
      "double-hit": "o taco bateu duas vezes",
      push: "sola na tacadeira até ela tocar a bola",
    },
    jumped: (balls: string) => `pulou por cima de: ${balls}`,
    railed: (balls: string) => `correu sobre a tabela: ${balls}`,
    bounced: (balls: string) => `voltou da caçapa: ${balls}`,
    allBack: "todas nas marcas",
    returns: (balls: string) => `volta à marca: ${balls}`,
    chooses: (name: string) => `${name} escolhe:`,
    lot: "Sortear",
    lotHint: "Empate: sorteia-se quem decide a saída.",
    undone: "Desfeito.",
    redone: "Refeito.",
    recorded: "Anotado.",
  },
  result: resultPtBR,
  lessons: lessonPtBR,
  snooker: snookerPtBR,
  understood: "Entendi",
  menu: {
    title: "Mais",
    close: "Fechar",
    match: "Jogo",
    undo: "Desfazer",
    redo: "Refazer",
    save: "Salvar em arquivo",
    open: "Abrir jogo salvo",
    concede: "Conceder a partida",
    concedeAsk: "Conceder a partida?",
    concedeSure: (name: string) => `${name} concede a partida`,
    leave: "Página inicial",
    view: "Aparência e ajuda",
    language: "Idioma",
    theme: "Tema",
    themes: { system: "Do sistema", dark: "Escuro", light: "Claro" },
    cloth: "Pano",
    cloths: { green: "Verde", blue: "Azul" },
    aid: "Linha de mira",
    aids: { off: "Sem", short: "Curta", ghost: "Com bola-guia", full: "Caminho inteiro" },
    pace: "Velocidade das tacadas",
    detail: "Detalhe do desenho",
    details: { auto: "Automático", full: "Completo", low: "Leve" },
    numbers: "Números nas bolas",
  },
  opponent: {
    title: "Adversário",
    kinds: { friend: "Alguém aqui", alone: "Sozinho", 2: "Boteco", 5: "Estadual" } as Readonly<
      Record<Opponent, string>
    >,
    about: {
      friend: "Todos jogam nesta tela.",
      alone: "Treino: você joga os dois lados, desfaz à vontade e pode ver o caminho inteiro das bolas.",
      2: "O computador, nível 2: mata o que vê e erra como quem joga no bar.",
      5: "O computador, nível 5: mão firme, prepara a próxima bola e se defende.",
    } as Readonly<Record<Opponent, string>>,
    thinks: (name: string) => `${name} pensa…`,
    stuck: (name: string) => `${name} não conseguiu jogar.`,
    again: "Tentar de novo",
    hurry: "Pular",
    busy: (name: string) => `É a vez de ${name}.`,
    pot: (name: string, ball: string, pocket: string, chance: string) =>
      `${name} quer a ${ball} no ${pocket}; acha que cai em ${chance} das vezes.`,
    breaks: (name: string, ball: string) => `${name} sai na ${ball}.`,
    safety: (name: string, ball: string) => `${name} joga uma defesa na ${ball}.`,
    escape: (name: string, ball: string) => `${name} tenta sair da sinuca, de tabela na ${ball}.`,
    choice: (name: string, choice: string) => `${name} escolhe: ${choice}.`,
  },
  desk: deskPtBR,
  takeBack: {
    undo: (name: string) => `Voltar a jogada de ${name}?`,
    redo: "Trazer de volta a jogada desfeita?",
    agree: (name: string) => `${name} concorda`,
    no: "Não",
  },
  sound: { title: "Sons", on: "Sons da mesa", volume: "Volume" },
  rulebook: rulebookPtBR,
  trouble: {
    title: "Não deu certo",
    dismiss: "Fechar",
    details: "Para quem quer ver o arquivo por dentro",
    path: "Onde",
    expected: "Esperado",
    found: "Veio",
    document: "o arquivo inteiro",
    file: "Este arquivo não é um jogo que se possa abrir. O jogo da tela continua como estava.",
    large: "O arquivo é grande demais para um jogo salvo (limite de 20 MB).",
    unread: "O arquivo não pôde ser lido.",
    refused: "Recusado; nada mudou.",
    storage:
      "O navegador não guardou a jogada, por isso ela não vale. Libere espaço e repita, salve em arquivo, ou siga sem guardar.",
    unlisted:
      "Este navegador não deixa ler os jogos guardados (navegação privada?). Dá para jogar, mas talvez sem guardar.",
    unstored: "Seguir sem guardar",
    elsewhere: "Este jogo avançou em outra aba. Recarregue para continuar de onde está.",
    missing: "Este jogo não está mais guardado neste aparelho.",
    reload: "Recarregar",
    engine: "O motor do jogo parou. O jogo está guardado até a última tacada.",
    restart: "Religar o motor",
    page: "Esta página não pôde ser carregada. Verifique a conexão e tente de novo.",
    notStored: "Este jogo não está sendo guardado.",
    scene: "A mesa não pôde ser carregada. Verifique a conexão e recarregue; o jogo está guardado.",
  },
};

const percent = (value: number, over: string, under: string): string =>
  value === 0 ? "" : `${Math.abs(Math.round(100 * value))}% ${value > 0 ? over : under}`;

/** The texts of the page; every language has the same keys. */
export type Messages = typeof ptBR;

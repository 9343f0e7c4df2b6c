import type { Article, Upheld } from "../article.ts";

// Long because it is the whole document, one entry an item.

const article = <const I extends string>(
  id: I,
  how: Exclude<Upheld, "told">,
  portuguese: string,
  english: string,
): Article<I> => ({ id, how, text: { "pt-BR": portuguese, en: english } });

const told = <const I extends string>(
  id: I,
  portuguese: string,
  english: string,
  why: { readonly "pt-BR": string; readonly en: string },
): Article<I> => ({ id, how: "told", why, text: { "pt-BR": portuguese, en: english } });

const HEADING = {
  "pt-BR": "É o título de uma lista: quem decide são os itens dela.",
  en: "It heads a list, and the items of the list decide.",
} as const;

const heading = <const I extends string>(id: I, portuguese: string, english: string): Article<I> =>
  told(id, portuguese, english, HEADING);

/** All 99 items of the document in our own words. */
export const ARTICLES = [
  article(
    "1.1",
    "table",
    "Jogam dois ou mais lados, com a branca e as bolas 1 a 7; cada bola vale o seu número.",
    "Two or more sides play, with the cue ball and the balls 1 to 7; each ball is worth its number.",
  ),
  article(
    "1.2",
    "judged",
    "A bola da vez é a menor que ainda está em jogo; todas as outras são numeradas.",
    "The ball on is the lowest still in play; every other ball is a numbered one.",
  ),
  told(
    "1.3",
    "O objetivo é derrubar as bolas da menor para a maior, usando a sola para mover a tacadeira.",
    "The aim is to pot the balls from the lowest to the highest, the cue ball always moved by one touch of the tip.",
    {
      "pt-BR": "É a finalidade do jogo; os artigos seguintes dizem como cada tacada é julgada.",
      en: "It is the purpose of the game; the later articles say how each stroke is judged.",
    },
  ),
  article(
    "1.4",
    "match",
    "A partida vai da saída até que as bolas em jogo tenham caído conforme as regras.",
    "A frame lasts from the break until the balls in play have gone down under the rules.",
  ),
  article(
    "1.5",
    "match",
    "O jogo é um número combinado de partidas.",
    "A match is an agreed number of frames.",
  ),
  article(
    "1.6",
    "judged",
    "Quem começa a ação joga na da vez sem risco, ou em outra bola sob castigo: se ela não cair, são 7 pontos para o adversário.",
    "A visit opens at the ball on without risk, or at another ball under castigo: if that one stays up, the opponent gets 7 points.",
  ),
  article(
    "1.7",
    "judged",
    "Numerada que abre a ação pede a da vez em seguida. Da vez convertida dá uma numerada livre; convertida esta, ainda se pode tentar outra sob castigo, e então volta a ser só a da vez.",
    "A numbered ball that opens the visit must be followed by the ball on. The ball on gives one free numbered ball; that one potted, another may be tried under castigo, and then it is the ball on alone again.",
  ),
  article(
    "1.8",
    "judged",
    "Só a da vez convertida sem falta fica fora; qualquer outra bola que cai ou sai da mesa volta à sua marca.",
    "Only the ball on, legally potted, stays down; any other ball potted or off the table goes back on its spot.",
  ),
  article(
    "1.9",
    "judged",
    "A bola seguinte jogada logo após a da vez é numerada quando cai; perdida ou jogada em defesa, era a da vez.",
    "The next ball played right after the ball on counts as numbered if potted, and as the ball on if missed or played safe.",
  ),
  article(
    "2.1",
    "table",
    "Na saída as sete bolas estão nas marcas e a branca fica na mão, dentro ou sobre o D.",
    "For the break the seven balls lie on their spots and the cue ball is in hand, inside or on the D.",
  ),
  article(
    "2.2",
    "match",
    "A primeira saída é sorteada, e quem ganha decide quem sai; depois os lados se alternam.",
    "The first break is drawn by lot and its winner says who breaks; after that the sides alternate.",
  ),
  article(
    "2.3",
    "judged",
    "A saída é jogada na bola 1 e se repete enquanto não for boa.",
    "The break is played at ball 1 and repeated until it is a good one.",
  ),
  article(
    "2.3.a",
    "judged",
    "Se a 1 cair, a saída se repete.",
    "If ball 1 is potted, the break is repeated.",
  ),
  article(
    "2.3.b",
    "judged",
    "Se houver falta na saída, ela se repete.",
    "If there is a foul on the break, it is repeated.",
  ),
  article(
    "2.3.c",
    "judged",
    "A saída também se repete se a 1 não puder ser tangenciada pelos dois lados sem antes encontrar bola ou tabela.",
    "The break is repeated too if ball 1 cannot be grazed on either side without first meeting a ball or a cushion.",
  ),
  article(
    "2.4",
    "judged",
    "Quando não dá para tirar fino dos dois lados da 1, o adversário pode preferir seguir dali.",
    "When ball 1 cannot be grazed on both sides the opponent may prefer to play on from there.",
  ),
  article(
    "2.5",
    "observed",
    "Se o mesmo lado saiu duas vezes por engano: antes da segunda tacada recomeça-se sem pena; depois dela a partida vale e a alternância parte daí.",
    "If the same side broke twice by mistake: before the second stroke the frame begins anew without penalty; after it the frame stands and the alternation goes on from there.",
  ),
  article(
    "3.1",
    "table",
    "Há sinuca total quando nenhum ponto da bola pode ser atingido em linha reta, por causa de outra bola ou de um bico de tabela; se parte dela pode, é parcial.",
    "A snooker is total when no point of the ball can be met in a straight line because of another ball or a cushion's jaw; partial when some of it can.",
  ),
  told(
    "3.2",
    "Sinuca só vale quando nasce de jogada limpa na da vez; a saída é exceção.",
    "Only a snooker left by a fair stroke at the ball on counts; the break is the exception.",
    {
      "pt-BR":
        "Aqui a sinuca não dá direito a nada além de recusar após falta ou numerada perdida, então nada há a calcular.",
      en: "A snooker gives no right here beyond passing after a foul or a missed numbered ball, so there is nothing to compute.",
    },
  ),
  article(
    "4.1",
    "judged",
    "Quem tem a vez pode recusar e mandar o adversário jogar de novo, nos casos seguintes.",
    "The side on turn may pass and make the opponent play again, in the cases that follow.",
  ),
  article(
    "4.1.a",
    "judged",
    "Pode recusar se o adversário acabou de cometer falta.",
    "It may pass when the opponent has just fouled.",
  ),
  article(
    "4.1.b",
    "judged",
    "Pode recusar se o adversário jogou uma numerada e ela não caiu.",
    "It may pass when the opponent played a numbered ball and it stayed up.",
  ),
  article(
    "5.1",
    "judged",
    "Se a jogada não é evidente, diz-se antes qual bola vai em qual caçapa.",
    "Where a stroke is not evident, ball and pocket are called before it.",
  ),
  article(
    "5.2",
    "judged",
    "Tabela antes da bola visada também é cantada; quantas, não importa.",
    "A cushion before the ball aimed at is called too; how many does not matter.",
  ),
  article(
    "5.3",
    "judged",
    "O que é evidente não precisa ser cantado.",
    "What is evident need not be called.",
  ),
  article(
    "5.4",
    "table",
    "Evidente é a jogada de direção clara, sem outra bola por perto nem na mesma linha.",
    "A stroke is evident when its direction is plain and no other ball is near it or in line.",
  ),
  told(
    "5.5",
    "Só o árbitro decide se a jogada é evidente, e pode perguntar ao jogador o que pretende.",
    "The referee alone decides whether a stroke is evident, and may ask what is meant.",
    {
      "pt-BR": "A evidência chega pronta no laudo, dita pelo árbitro.",
      en: "Evidence comes with the report, as the referee's word.",
    },
  ),
  article(
    "5.6",
    "judged",
    "Jogada com tabela antes da bola nunca é evidente.",
    "A stroke by way of a cushion before the ball is never evident.",
  ),
  article(
    "5.7",
    "judged",
    "Na da vez, sem cantada e sem evidência, a jogada é de defesa: se a bola cair, não foi convertida.",
    "At the ball on, neither called nor evident, the stroke is a safety: if the ball falls it was not potted as played.",
  ),
  article(
    "5.8",
    "judged",
    "Cantada trocada por distração em jogada claramente evidente não tira o valor dela.",
    "A slip in the call of a plainly evident stroke does not take its worth away.",
  ),
  told(
    "5.9",
    "Até tacar, o jogador pode mudar a cantada e perguntar se a branca está colada.",
    "Until the stroke the player may change the call and ask whether the cue ball is frozen.",
    {
      "pt-BR": "O laudo traz a última cantada e as bolas coladas; o que veio antes não pesa.",
      en: "The report carries the last call and the frozen balls; what came before does not weigh.",
    },
  ),
  article(
    "5.10",
    "judged",
    "Na mão, a branca vai em qualquer ponto do D e pode ser mudada até a tacada; se a vez for passada, continua na mão.",
    "In hand the cue ball goes anywhere in the D and may be moved until the stroke; if the stroke is passed on it stays in hand.",
  ),
  article(
    "6.1",
    "table",
    "Marca ocupada: a bola vai para a marca livre de maior valor; se não houver, para o ponto neutro.",
    "Its spot taken, a ball goes to the free spot of highest value; with none free, to the neutral spot.",
  ),
  article(
    "6.2",
    "table",
    "O ponto neutro fica onde o arco do D cruza a linha do meio da mesa.",
    "The neutral spot is where the arc of the D crosses the long centre line.",
  ),
  article(
    "6.3",
    "judged",
    "Voltando várias bolas, as de maior valor são colocadas primeiro.",
    "When several balls return, the higher values are placed first.",
  ),
  article(
    "6.4",
    "judged",
    "Bola que entra na caçapa e sai sozinha não foi convertida.",
    "A ball that drops into a pocket and comes back out by itself was not potted.",
  ),
  told(
    "6.5",
    "Bola recolocada no lugar errado, se só se percebe depois da tacada seguinte, fica onde está.",
    "A ball put back in a wrong place stays there if that is only seen after the next stroke.",
    {
      "pt-BR": "Vale a mesa como está; não há pena nem nada a refazer.",
      en: "The table counts as it lies; there is no penalty and nothing to redo.",
    },
  ),
  article(
    "6.6",
    "observed",
    "Bola tocada com falta paga a falta e fica onde parou; mexida por vento, árbitro ou gente de fora, fica também, mas sem falta.",
    "A ball touched by a foul costs the foul and stays where it stopped; moved by wind, referee or outsiders it stays too, without a foul.",
  ),
  article(
    "6.7",
    "judged",
    "Bola encostada na branca que balança sem intenção no momento da tacada não é falta.",
    "It is no foul when a ball frozen to the cue ball stirs as the cue ball is struck.",
  ),
  heading(
    "6.8",
    "Bola que para na boca da caçapa e cai depois sozinha: depende do que o adversário já fez.",
    "A ball that stops on the lip and drops later by itself: it depends on what the opponent has done.",
  ),
  article(
    "6.8.a",
    "observed",
    "Enquanto o adversário não toca a mesa, a queda pertence a quem tinha jogado, para o bem ou para a falta.",
    "If the opponent has not yet touched the table, the drop belongs to who had played, for better or as a foul.",
  ),
  article(
    "6.8.b",
    "observed",
    "Se o adversário já tocou a mesa ou já jogou em outra bola, a que caiu volta à marca, sem falta.",
    "If the opponent has touched the table or played at another ball, the fallen one goes back, without a foul.",
  ),
  article(
    "6.8.c",
    "observed",
    "Se a tacadeira já ia em direção à bola e esta cai antes, a falta é de quem tacou.",
    "If the cue ball was already on its way to the ball and it falls first, the foul is the striker's.",
  ),
  heading("7.1", "São faltas as situações da lista.", "The situations of the list are fouls."),
  article("7.1.a", "judged", "Embolsar a branca: suicídio.", "Potting the cue ball: in-off."),
  article(
    "7.1.b",
    "observed",
    "Jogar na numerada só para defender, de propósito e às claras; é disciplinar.",
    "Playing a numbered ball only for safety, plainly on purpose; it is disciplinary.",
  ),
  article(
    "7.1.c",
    "observed",
    "Cometer a falta de propósito; é disciplinar.",
    "Making the foul on purpose; it is disciplinary.",
  ),
  article(
    "7.1.d",
    "observed",
    "Tocar a branca mais de uma vez: bitoque.",
    "Touching the cue ball more than once: a double hit.",
  ),
  article(
    "7.1.e",
    "observed",
    "Empurrar a branca que não encosta na bola jogada: carretão.",
    "Pushing the cue ball when it is not frozen to the ball aimed at: a push shot.",
  ),
  article("7.1.f", "judged", "Mandar uma bola para fora da mesa.", "Driving a ball off the table."),
  article(
    "7.1.g",
    "judged",
    "Jogar numa bola que não podia ser jogada, ou usar outra no lugar da branca.",
    "Playing at a ball that was not allowed, or with another in place of the cue ball.",
  ),
  article(
    "7.1.h",
    "observed",
    "Tacar antes de o árbitro recolocar a bola que volta.",
    "Striking before the referee has put a returning ball back.",
  ),
  article(
    "7.1.i",
    "observed",
    "Bater com o taco sem ser pela ponta.",
    "Using any part of the cue but its tip.",
  ),
  article("7.1.j", "observed", "Tacar sem nenhum pé no chão.", "Striking with no foot on the floor."),
  article(
    "7.1.k",
    "observed",
    "Tacar enquanto alguma bola se mexe.",
    "Striking while a ball is still moving.",
  ),
  article(
    "7.1.l",
    "observed",
    "Com a bola na mão, sair de fora do D.",
    "With the cue ball in hand, playing from outside the D.",
  ),
  article(
    "7.1.m",
    "judged",
    "Derrubar uma bola que não era a jogada.",
    "Potting a ball other than the one played at.",
  ),
  article(
    "7.1.n",
    "judged",
    "Derrubar duas bolas ou mais de uma vez.",
    "Potting two or more balls in one stroke.",
  ),
  article(
    "7.1.o",
    "judged",
    "Derrubar a da vez quando se jogou a numerada, ou o contrário.",
    "Potting the ball on when a numbered ball was played, or the reverse.",
  ),
  article(
    "7.1.p",
    "judged",
    "A bola jogada cai em caçapa que não era a cantada nem a evidente.",
    "The ball played at falls into a pocket neither called nor evident.",
  ),
  article(
    "7.1.q",
    "judged",
    "Não converter sem falta a numerada que se jogou sob castigo.",
    "Not potting, without a foul, the numbered ball that was played under castigo.",
  ),
  article(
    "7.1.r",
    "judged",
    "Fazer a branca pular uma bola que não é a visada.",
    "Making the cue ball jump a ball other than the one aimed at.",
  ),
  article(
    "7.1.s",
    "judged",
    "Não bater antes de tudo na bola visada; a tabela cantada pode vir primeiro.",
    "Not meeting the ball aimed at before all others; a called cushion may come first.",
  ),
  article(
    "7.1.t",
    "judged",
    "Calar bola, caçapa ou tabela quando a jogada não é evidente.",
    "Leaving ball, pocket or cushion uncalled when the stroke is not evident.",
  ),
  article(
    "7.1.u",
    "observed",
    "Encostar em qualquer bola de um modo que não seja a tacada com a sola.",
    "Touching any ball in a way other than a fair stroke with the tip.",
  ),
  article(
    "7.1.v",
    "observed",
    "Conduta que o regulamento trata como disciplinar.",
    "Conduct that the regulations treat as disciplinary.",
  ),
  article(
    "7.1.w",
    "observed",
    "Conduta que o regulamento trata como grave.",
    "Conduct that the regulations treat as gross misconduct.",
  ),
  article(
    "7.2",
    "judged",
    "Bola que corre por cima da tabela e volta sozinha não é falta; se dali cai na caçapa ou no chão, é.",
    "A ball that runs along the cushion top and comes back by itself is no foul; dropping from there into a pocket or to the floor is.",
  ),
  heading("8.1", "As penas são as que seguem.", "The penalties are those that follow."),
  heading("8.1.a", "O que toda falta custa.", "What every foul costs."),
  article("8.1.a.I", "judged", "Quem comete a falta perde a vez.", "Who fouls loses the turn."),
  article("8.1.a.II", "judged", "O adversário ganha 7 pontos.", "The opponent gets 7 points."),
  article(
    "8.1.a.III",
    "judged",
    "O adversário pode recusar e devolver a tacada a quem cometeu a falta.",
    "The opponent may pass and hand the stroke back to who fouled.",
  ),
  heading("8.1.b", "O que custa a falta disciplinar.", "What a disciplinary fault costs."),
  article(
    "8.1.b.I",
    "judged",
    "A primeira conta como falta técnica e vale advertência formal.",
    "The first counts as a technical foul and is a formal warning.",
  ),
  article("8.1.b.II", "judged", "A segunda custa o jogo.", "The second costs the match."),
  heading("8.1.c", "O que custa a falta grave.", "What gross misconduct costs."),
  article("8.1.c.I", "judged", "Uma só já custa o jogo.", "One alone costs the match."),
  article(
    "8.2",
    "observed",
    "O árbitro pode advertir informalmente, sem pena.",
    "The referee may warn informally, without a penalty.",
  ),
  article(
    "8.3",
    "match",
    "Perdido o jogo por pena máxima, as partidas ganhas ficam, e o vencedor recebe as que lhe faltavam.",
    "When a match is lost by the highest penalty, frames won stay and the winner is given those that were lacking.",
  ),
  article(
    "8.4",
    "judged",
    "A pena disciplinar ou grave soma-se à da falta de jogo.",
    "A disciplinary or gross penalty comes on top of that of the stroke's foul.",
  ),
  heading("9.1", "Como uma partida acaba.", "How a frame ends."),
  article(
    "9.1.a",
    "judged",
    "Caiu a 7 de vez e alguém está na frente.",
    "The 7 is down for good and somebody leads.",
  ),
  article("9.1.b", "observed", "Um lado dá a partida por perdida.", "A side gives the frame up."),
  article(
    "9.1.c",
    "judged",
    "Um lado soma a segunda disciplinar, ou tem uma grave.",
    "A side reaches its second disciplinary fault or commits gross misconduct.",
  ),
  article(
    "9.1.d",
    "judged",
    "A vantagem passa do máximo que ainda se pode fazer.",
    "The lead goes beyond the most that can still be made.",
  ),
  article("9.1.d.I", "judged", "Com a 5 na vez: mais de 46.", "With the 5 on: over 46."),
  article("9.1.d.II", "judged", "Com a 6 na vez: mais de 27.", "With the 6 on: over 27."),
  article("9.1.d.III", "judged", "Com a 7 na vez: mais de 7.", "With the 7 on: over 7."),
  article(
    "9.1.d.a",
    "judged",
    "Se foi uma falta do adversário que levou a isso, acaba na hora.",
    "If an opponent's foul led to it, it ends at once.",
  ),
  article(
    "9.1.d.b",
    "judged",
    "Se foi o próprio líder, com sobra menor que 8, a ação dele ainda vai até o fim; com 8 ou mais, acaba na hora.",
    "If the leader did it himself by less than 8 over, his visit is still played out; by 8 or more, it ends at once.",
  ),
  told(
    "9.2",
    "No fim de uma partida, guardar o taco, mexer nas bolas, cumprimentar ou ir embora vale como desistir.",
    "Near the end, putting the cue away, handling balls, congratulating or leaving counts as giving up.",
    {
      "pt-BR": "É conduta que só o árbitro vê; ele registra a desistência de 9.1.b.",
      en: "It is conduct that only the referee sees, who records the concession of 9.1.b.",
    },
  ),
  article(
    "9.3",
    "judged",
    "Com a 4 ou menor na vez a partida não acaba por pontos.",
    "With the 4 or lower on a frame does not end by points.",
  ),
  article(
    "9.4",
    "judged",
    "Empate: uma partida complementar só com a 7 decide.",
    "A tie is settled by a complementary frame with the 7 alone.",
  ),
  heading("10.1", "Como um jogo acaba.", "How a match ends."),
  article(
    "10.1.1",
    "match",
    "Um lado ganhou o número de partidas combinado.",
    "A side has won the number of frames agreed.",
  ),
  article("10.1.2", "observed", "Um lado se declara vencido.", "A side declares itself beaten."),
  article(
    "10.1.3",
    "judged",
    "Um lado soma duas faltas disciplinares ou comete uma grave.",
    "A side is given its second disciplinary fault, or one of gross misconduct.",
  ),
  article("10.1.4", "observed", "Um lado é desclassificado.", "A side is disqualified."),
] as const;

/** The id of an item of this rulebook. */
export type ArticleId = (typeof ARTICLES)[number]["id"];

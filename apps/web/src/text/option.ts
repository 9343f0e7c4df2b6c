import type { Language } from "@tacada/formats";

type Words = Readonly<Record<Language, string>>;

const both = (portuguese: string, english: string): Words => ({ "pt-BR": portuguese, en: english });

/** How the values of a rulebook's options are called; the rulebook itself explains what each option does. */
const VALUES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  preset: { assisp: both("Da ASSISP", "ASSISP"), wpbsa: both("Internacional", "International") },
  breakFoul: { repeat: both("Repete", "Again"), penalty: both("Paga 7", "Pays 7") },
  penaltyTo: { all: both("Todos", "Everyone"), next: both("O próximo", "The next") },
  freeBallOnMiss: {
    off: both("Nunca", "Never"),
    "non-red": both("Menos na vermelha", "Not for a red"),
    all: both("Sempre", "Always"),
  },
  missTest: {
    "first-contact": both("Primeiro contato", "First contact"),
    "never-touched": both("Nem tocou", "Never met"),
  },
  endByLead: { auto: both("Na hora", "At once"), offer: both("Quem lidera escolhe", "The leader chooses") },
  lateDrop: {
    touch: both("Pelo toque", "By touch"),
    "five-seconds": both("Cinco segundos", "Five seconds"),
    restore: both("Sempre volta", "Always back"),
  },
  outsideMove: { stays: both("Fica", "Stays"), restore: both("Volta", "Goes back") },
  payment: {
    "opponent-lowest": both("Menor do outro sai", "Opponent's lowest off"),
    "own-back": both("Uma minha volta", "One of mine back"),
  },
  shortMiss: { replay: both("Repete", "Played again"), pass: both("Passa a vez", "Turn passes") },
  uncalled: { turn: both("Perde a vez", "Turn lost"), fault: both("É falta", "A fault") },
  nextBreak: {
    winner: both("Quem venceu", "The winner"),
    alternate: both("Alternada", "In turn"),
    loser: both("Quem perdeu", "The loser"),
    leader: both("Quem lidera", "The leader"),
    trailer: both("Quem está atrás", "Whoever trails"),
  },
  numbered: { true: both("Com números", "Numbered"), false: both("Sem números", "Plain") },
  referee: { true: both("Com árbitro", "With a referee"), false: both("Sem árbitro", "Without one") },
};

const YES_NO: Readonly<Record<string, Words>> = { true: both("Sim", "Yes"), false: both("Não", "No") };

/** A value of an option as it stands on its button. */
export function valueWords(option: string, value: string | number | boolean, language: Language): string {
  const named = VALUES[option]?.[String(value)] ?? YES_NO[String(value)];
  if (named) return named[language];
  if (typeof value !== "number") return value.toString();
  return option === "shortTravel"
    ? `${(100 * value).toLocaleString(language)} cm`
    : value.toLocaleString(language);
}

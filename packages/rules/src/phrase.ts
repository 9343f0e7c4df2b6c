/**
 * What would have been accepted, where a list of names cannot say it: in English, as it stands in a problem,
 * with its Portuguese.
 */
export const PHRASES = {
  "each ball potted once": "cada bola encaçapada uma só vez",
  "each ball off the table once": "cada bola fora da mesa uma só vez",
  "a ball that is not reported as potted too": "uma bola que não conste também como encaçapada",
  "one or more balls met, each once": "uma ou mais bolas atingidas, cada uma só uma vez",
  "no cushion after contact where no ball was met":
    "nenhuma tabela após o contato quando nenhuma bola foi atingida",
  "one side": "um só lado",
  "a list of different sides": "lados diferentes",
  "nothing, the match is over": "nada, o jogo terminou",
  "the lot that decides who plays": "o sorteio que decide quem joga",
  "no choice, none is open": "nenhuma escolha, pois nada está em aberto",
  "a lot before the first stroke or for the complementary frame":
    "um sorteio antes da primeira tacada ou para a partida complementar",
  "a stroke that was completed": "uma tacada já concluída",
  "a ball that the stroke left on the table": "uma bola que a tacada deixou na mesa",
  "the break to be played first": "a saída jogada antes",
  "nothing by this name": "nada com este nome",
  "0 or 1": "0 ou 1",
  "fewer than win the match": "menos do que as que decidem o jogo",
  "a whole number": "um número inteiro",
  "the balls of a run that ends with the 7": "uma sequência de bolas que termina na 7",
  "all seven balls": "as sete bolas",
  "the 7 alone": "só a 7",
  "single sides, or two pairs": "lados individuais, ou duas duplas",
  "two to eight different sides": "de dois a oito lados diferentes",
} as const;
export type Phrase = keyof typeof PHRASES;

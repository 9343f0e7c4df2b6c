/**
 * What would have been accepted, where a list of names cannot say it: in English, as it stands in a problem,
 * with its Portuguese.
 */
export const PHRASES = {
  "each ball potted once": "cada bola encaçapada uma só vez",
  "each ball off the table once": "cada bola fora da mesa uma só vez",
  "a ball that is not reported as potted too": "uma bola que não conste também como encaçapada",
  "no more reds than are on the table": "não mais vermelhas do que há na mesa",
  "only balls that are still on the table": "só bolas que ainda estão na mesa",
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
  "reds and colours": "vermelhas e coloridas",
  "the number of reds that the stage leaves": "o número de vermelhas próprio da fase",
  "every colour": "todas as coloridas",
  "a free ball only with a ball on to stand for": "bola livre só quando há bola da vez a substituir",
  "a warning before it, and a stroke that changed nothing":
    "antes dele um aviso, e uma tacada que nada mudou",
  "a frame that is under way": "uma partida em andamento",
  "fewer than lose the frame": "menos do que as que perdem a partida",
  "all seven balls": "as sete bolas",
  "the 7 alone": "só a 7",
  "single sides, or two pairs": "lados individuais, ou duas duplas",
  "two to eight different sides": "de dois a oito lados diferentes",
  "two different sides": "dois lados diferentes",
  "no points, the game has none": "nenhum ponto, pois o jogo não os tem",
  "a different group for each side": "um grupo diferente para cada lado",
  "the groups of both sides in this stage": "os grupos dos dois lados, próprios desta fase",
  "every ball of the rack": "todas as bolas do triângulo",
  "each ball once": "cada bola uma só vez",
  "balls that are not on the table": "bolas que não estão na mesa",
  "as many of one's own balls as are due, each once":
    "tantas bolas do próprio grupo quantas são devidas, cada uma só uma vez",
  "at least one ball of each group": "ao menos uma bola de cada grupo",
  "a fault of the break only on the break": "falta da saída só na saída",
  "the 8 among the balls on the table": "a 8 entre as bolas da mesa",
} as const;
export type Phrase = keyof typeof PHRASES;

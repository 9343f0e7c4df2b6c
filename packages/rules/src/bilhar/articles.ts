import { article, told } from "../article.ts";

// Long because it is the whole document, one entry an item.

/** All 36 items of the document in our own words. */
export const ARTICLES = [
  article(
    "1",
    "table",
    "Joga-se com a branca, que é a tacadeira, e quinze bolas coloridas, de 1 a 15.",
    "Played with the white cue ball and fifteen coloured balls, 1 to 15.",
  ),
  article(
    "2",
    "match",
    "Sorteio ou acordo dizem quem dá a primeira saída.",
    "A lot or an agreement says who breaks first.",
  ),
  article(
    "3",
    "table",
    "A saída é armada em triângulo com catorze bolas: a 8 fica de fora.",
    "Fourteen balls are racked in a triangle for the break: the 8 stays out.",
  ),
  article(
    "4",
    "judged",
    "Quem sai joga a branca contra o triângulo. Se nada cai, a mesa fica aberta; se nada é tocado, o adversário sai.",
    "Who breaks plays the cue ball into the rack. If nothing falls, the table is open; if nothing is met, the opponent breaks.",
  ),
  article(
    "4.1",
    "judged",
    "Caiu uma da 9 à 15: essa passa a ser a série de quem a derrubou.",
    "A ball from 9 to 15 fell: that series is now the striker's.",
  ),
  article(
    "4.2",
    "judged",
    "Caiu uma da 1 à 7: é com estas que ele joga daí em diante.",
    "A ball from 1 to 7 fell: these are the ones he plays from then on.",
  ),
  article(
    "4.3",
    "judged",
    "Caíram das duas séries: ele continua e diz com qual fica.",
    "Balls of both series fell: he goes on and says which one he takes.",
  ),
  article(
    "4.4",
    "judged",
    "Suicídio ou branca fora da mesa na saída: arma-se tudo de novo e sai o adversário.",
    "In-off or cue ball off the table on the break: everything is racked again and the opponent breaks.",
  ),
  article(
    "4.5",
    "judged",
    "É assim também quando a branca pula para fora depois de caírem outras bolas.",
    "The same holds when the cue ball jumps off after other balls have fallen.",
  ),
  article(
    "5",
    "judged",
    "Quem derruba bola da própria série joga outra vez; quem não derruba passa a vez.",
    "Who pots a ball of his own series plays again; who does not passes the turn.",
  ),
  article(
    "6",
    "judged",
    "Bola que corre por cima da tabela e cai na caçapa vale como qualquer outra.",
    "A ball that runs along the top of the cushion and falls into a pocket counts like any other.",
  ),
  article(
    "7",
    "judged",
    "Se a branca não andou vinte centímetros nem tocou bola, o mesmo jogador joga de novo dali, e nessa tacada nada pode cair.",
    "If the cue ball went no twenty centimetres and met nothing, the same player plays again from there, and nothing may fall in that stroke.",
  ),
  article(
    "8",
    "judged",
    "A série acaba para quem derrubou todas as suas bolas.",
    "The series is over for whoever has potted all of its balls.",
  ),
  article(
    "9",
    "judged",
    "Limpa a série, joga-se na 8, e só então: derrubada antes da hora, perde-se a partida.",
    "With the series cleared the 8 is played, and only then: potted before its time it loses the frame.",
  ),
  article(
    "9.1",
    "judged",
    "É o adversário quem coloca a 8, encostada numa tabela de cabeceira sempre que der.",
    "The opponent places the 8, against an end cushion whenever that can be done.",
  ),
  article(
    "9.2",
    "table",
    "Entre a 8 e qualquer outra bola têm de passar duas bolas.",
    "Two balls must fit between the 8 and any other ball.",
  ),
  article(
    "9.3",
    "judged",
    "A 8 é sempre cantada com a caçapa: derrubada como se cantou, vence; sem cantar, perde.",
    "The 8 is always called with its pocket: potted as called it wins, uncalled it loses.",
  ),
  article(
    "9.4",
    "judged",
    "A 8 que cai em caçapa diferente da cantada perde a partida, sobrem ou não bolas para pagar.",
    "The 8 in another pocket than called loses the frame, whatever is left to pay with.",
  ),
  article(
    "9.5",
    "judged",
    "Suicídio na mesma tacada em que a 8 cai: partida perdida.",
    "An in-off in the stroke that pots the 8 loses the frame.",
  ),
  article(
    "9.6",
    "judged",
    "A última da série e a 8, juntas na mesma tacada, vencem se a 8 foi cantada.",
    "The last ball of the series and the 8 in one stroke win if the 8 was called.",
  ),
  article(
    "9.7",
    "judged",
    "Jogando na 8, branca fora da mesa perde a partida, mesmo havendo com que pagar.",
    "Shooting at the 8, a cue ball off the table loses the frame even with balls left to pay with.",
  ),
  article(
    "9.8",
    "judged",
    "Na 8 a tacada curta não se repete: quem não a acerta dentro dos vinte centímetros perde.",
    "At the 8 a short stroke is not replayed: who misses it within the twenty centimetres loses.",
  ),
  article(
    "10",
    "judged",
    "Branca na caçapa ou no chão volta à marca e custa uma bola: sai a menor do adversário, a favor dele.",
    "A cue ball in a pocket or on the floor goes back to its mark and costs a ball: the opponent's lowest comes off, to his credit.",
  ),
  article(
    "11",
    "observed",
    "Ainda que só a branca role depois de outra bola cair, ninguém a segura.",
    "Even when only the cue ball still rolls after a pot, nobody may hold it.",
  ),
  article(
    "12",
    "observed",
    "Mão, taco e roupa fazem parte do jogo: bola que mexem fica onde parou, sem falta.",
    "Hands, cue and clothes are part of the game: a ball they move stays where it stopped, without a foul.",
  ),
  article(
    "13",
    "observed",
    "Ninguém se apoia na mesa; para alcançar a bola existem o fancho e o prolongador.",
    "Nobody leans on the table; the rest and the extension are there to reach a ball.",
  ),
  told(
    "14",
    "Pancada bruta que estraga uma bola pode acabar com o jogo de todos.",
    "A brutal stroke that damages a ball may end everybody's game.",
    {
      "pt-BR": "É conselho: o dano só aparece na bola, e o juiz o trata como falta de conduta.",
      en: "It is advice: damage shows only on the ball, and the judge treats it as misconduct.",
    },
  ),
  article(
    "15",
    "judged",
    "Sujinha não vale: a sinuca que ficou de uma tacada de até vinte centímetros não obriga ninguém.",
    "A nudge does not count: a snooker left by a stroke of up to twenty centimetres binds nobody.",
  ),
  article(
    "16",
    "judged",
    "Colorida fora da mesa volta no ponto oposto à saída e a vez passa; se for a 8, o adversário vence.",
    "A coloured ball off the table goes back opposite the break and the turn passes; if it is the 8, the opponent wins.",
  ),
  article(
    "17",
    "judged",
    "A primeira bola tocada tem de ser da própria série: senão paga uma bola, e na disputa da 8 perde.",
    "The first ball met must be of one's own series: otherwise a ball is paid, and at the 8 the frame is lost.",
  ),
  article(
    "18",
    "judged",
    "Quem não acerta nenhuma bola sua paga uma; quem não acerta a 8 perde a partida.",
    "Who meets none of his own balls pays one; who misses the 8 loses the frame.",
  ),
  article(
    "19",
    "judged",
    "Limpa a série sem a 8 na mesa, ela é posta, a branca vai à marca e o mesmo jogador continua.",
    "With the series cleared and no 8 on the table it is placed, the cue ball goes to its mark and the same player goes on.",
  ),
  article(
    "20",
    "judged",
    "Derrubar junto com a 8 uma bola do adversário perde a partida.",
    "To pot a ball of the opponent's together with the 8 loses the frame.",
  ),
  article(
    "21",
    "observed",
    "Sapo, palpite e má conduta: paga uma bola e perde a vez; o sapo sai da sala e perde uma partida futura, e a segunda falta perde o jogo.",
    "Heckling, advice and misconduct: a ball is paid and the turn lost; a heckler leaves the room and loses a later match, and a second fault loses this one.",
  ),
  article(
    "22",
    "observed",
    "O juiz, que os jogadores escolhem, resolve tudo o que ficar em dúvida.",
    "A judge, chosen by the players, settles whatever is in doubt.",
  ),
  article(
    "23",
    "observed",
    "Segurar a branca nunca é permitido: vale como suicídio.",
    "To hold the cue ball is never allowed: it counts as an in-off.",
  ),
] as const;

/** Ids of the document's items. */
export type ArticleId = (typeof ARTICLES)[number]["id"];

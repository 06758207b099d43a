import type { Action, ClauseId } from 'ludoteca/som-el-que-decidim';
import type { AnswerMove, Lesson } from './lesson.js';

const bo = (action: AnswerMove<Action>['action'], dice?: readonly number[]): AnswerMove<Action> => ({
  by: 'Bo',
  action,
  ...(dice === undefined ? {} : { dice }),
});

/** Som el que decidim!: two turns of mode A, from the first tax to the second part of the urn. */
export const lesson: Lesson<Action, ClauseId> = {
  game: 'som-el-que-decidim',
  config: { players: ['Ada', 'Bo'], mode: 'A', centralism: 'medium', concentration: 'keep' },
  learner: 'Ada',
  // With this one two parts of the urn lie near the rally, each beside a tile that pays.
  seed: 'lesson 12',
  begins: [bo({ type: 'pay', discs: ['roads-1'] })],
  steps: [
    {
      text: [
        'You are Ada, and play together with Bo. Four parts of a ballot urn lie hidden among 37 tiles. Find them all, and the vote is held: then whoever has the most participation discs wins. If one of you cannot pay a tax, you have both lost.',
        'Ets l’Ada i jugues juntament amb en Bo. Quatre parts d’una urna s’amaguen entre 37 cartes. Trobeu-les totes i es farà la consulta: guanyarà qui tingui més discs de participació. Si un de vosaltres no pot pagar un impost, haureu perdut tots dos.',
        'Eres Ada y juegas junto con Bo. Cuatro partes de una urna se esconden entre 37 cartas. Encontradlas todas y se celebrará la consulta: ganará quien tenga más discos de participación. Si uno de vosotros no puede pagar un impuesto, habréis perdido los dos.',
        'Vous êtes Ada et jouez avec Bo. Quatre parties d’une urne se cachent parmi 37 cartes. Trouvez-les toutes et la consultation a lieu : qui a le plus de disques de participation gagne. Si l’un de vous ne peut pas payer un impôt, vous perdez tous deux.',
      ],
      clauses: ['SD-URN-04', 'SD-END-01', 'SD-END-04'],
    },
    {
      text: [
        'Everybody starts on {concentracio-nacional}, the rally. All other tiles lie face down; stepping on one turns it up.',
        'Tothom comença a {concentracio-nacional}. Totes les altres cartes són de cara avall; en trepitjar-ne una, es descobreix.',
        'Todos empiezan en {concentracio-nacional}. Las demás cartas están bocabajo; al pisar una, se descubre.',
        'Tous partent de {concentracio-nacional}, le rassemblement. Les autres cartes sont face cachée ; marcher sur l’une d’elles la découvre.',
      ],
      look: ['tile:20'],
      clauses: ['SD-SET-09', 'SD-MOV-09'],
    },
    {
      text: [
        'Every turn begins with taxes. Bo has paid 1 €; you hold the Generalitat, the government, and owe 2 €. Pay with {roads-2} and {housing-2}.',
        'Cada torn comença amb impostos. En Bo ha pagat 1 €; tu tens la Generalitat, el govern, i deus 2 €. Paga amb {roads-2} i {housing-2}.',
        'Cada turno empieza con impuestos. Bo ha pagado 1 €; tú tienes la Generalitat, el gobierno, y debes 2 €. Paga con {roads-2} y {housing-2}.',
        'Chaque tour commence par les impôts. Bo a payé 1 € ; vous détenez la Generalitat, le gouvernement, et devez 2 €. Payez avec {roads-2} et {housing-2}.',
      ],
      look: ['player:Ada'],
      clauses: ['SD-TAX-01', 'SD-TAX-03'],
      deed: { action: { type: 'pay', discs: ['roads-2', 'housing-2'] } },
    },
    {
      text: [
        'Now the treasury sends something back. Two faces of the die pay 4 €, two pay 2 € and two pay nothing; the same throw says who will walk. Roll the die.',
        'Ara Hisenda en torna una part. Dues cares del dau donen 4 €, dues 2 € i dues res; la mateixa tirada diu qui es desplaçarà. Llança el dau.',
        'Ahora Hacienda devuelve una parte. Dos caras del dado dan 4 €, dos 2 € y dos nada; la misma tirada dice quién se desplazará. Lanza el dado.',
        'Le Trésor en rend maintenant une partie. Deux faces du dé rapportent 4 €, deux 2 € et deux rien ; le même jet dit qui se déplacera. Lancez le dé.',
      ],
      look: ['treasury:treasury'],
      clauses: ['SD-ROLL-01', 'SD-FLOW-07'],
      deed: { action: { type: 'roll-die' }, dice: [1] },
    },
    {
      text: [
        'The best face: 4 €, and the holder of the Generalitat walks: you. Take the money with one disc of 2 €: small discs are easier to share.',
        'La millor cara: 4 €, i es desplaça qui té la Generalitat: tu. Agafa els diners amb un disc de 2 €: els petits es reparteixen més bé.',
        'La mejor cara: 4 €, y se desplaza quien tiene la Generalitat: tú. Toma el dinero con un disco de 2 €: los pequeños se reparten mejor.',
        'La meilleure face : 4 €, et la personne qui détient la Generalitat se déplace : vous. Prenez l’argent avec un disque de 2 € : les petits se partagent mieux.',
      ],
      look: ['die'],
      clauses: ['SD-TAKE-01'],
      deed: { action: { type: 'take-money', twos: 1 } },
    },
    {
      text: [
        'Social cohesion: whoever governs may share. Each euro you give earns one participation disc, and if the vote is held, whoever has most of them wins. Bo needs money for the next tax: give him {health-2}.',
        'Cohesió social: qui governa pot repartir. Cada euro que dones et fa guanyar un disc de participació, i si es fa la consulta guanya qui en té més. En Bo necessita diners per al proper impost: dona-li {health-2}.',
        'Cohesión social: quien gobierna puede repartir. Cada euro que das te vale un disco de participación, y si se celebra la consulta gana quien tiene más. Bo necesita dinero para el próximo impuesto: dale {health-2}.',
        'Cohésion sociale : qui gouverne peut partager. Chaque euro donné vous rapporte un disque de participation, et si la consultation a lieu, qui en a le plus gagne. Bo aura besoin d’argent pour le prochain impôt : donnez-lui {health-2}.',
      ],
      look: ['player:Bo'],
      clauses: ['SD-COH-04', 'SD-COH-05', 'SD-END-01'],
      deed: { action: { type: 'give-disc', to: 'Bo', disc: 'health-2' } },
    },
    {
      text: [
        'Two participation discs are yours. Money can be given only now, and you could go on; this is enough. Close the social cohesion.',
        'Tens dos discs de participació. Només ara es poden donar diners, i podries continuar; amb això n’hi ha prou. Tanca la cohesió social.',
        'Tienes dos discos de participación. Solo ahora se puede dar dinero, y podrías seguir; con esto basta. Cierra la cohesión social.',
        'Vous avez deux disques de participation. On ne donne de l’argent que maintenant, et vous pourriez continuer ; cela suffit. Clôturez la cohésion sociale.',
      ],
      look: ['player:Ada'],
      clauses: ['SD-COH-08'],
      deed: { action: { type: 'end-cohesion' } },
    },
    {
      text: [
        'Now move. A step leads to any of the eight tiles around. Step to the tile north-east of the rally: it is marked.',
        'Ara desplaça’t. Un pas porta a qualsevol de les vuit cartes del voltant. Ves a la del nord-est: està marcada.',
        'Ahora desplázate. Un paso lleva a cualquiera de las ocho cartas de alrededor. Ve a la del noreste: está marcada.',
        'Déplacez-vous maintenant. Un pas mène à l’une des huit cartes voisines. Allez sur celle du nord-est : elle est marquée.',
      ],
      look: ['tile:14'],
      clauses: ['SD-MOV-06', 'SD-MOV-14'],
      deed: { action: { type: 'move', to: 14 } },
    },
    {
      text: [
        '{research-laboratories}: economic capacity. The treasury owes you 3 € for the discovery. Take one disc of 2 €. A treasury that cannot pay would end the game at once, with independence.',
        '{research-laboratories}: capacitat econòmica. Hisenda et deu 3 € per la descoberta. Agafa un disc de 2 €. Si no pogués pagar, la partida s’acabaria de cop, amb la independència.',
        '{research-laboratories}: capacidad económica. Hacienda te debe 3 € por el descubrimiento. Toma un disco de 2 €. Si no pudiera pagar, la partida acabaría de golpe, con la independencia.',
        '{research-laboratories} : capacité économique. Le Trésor vous doit 3 € pour la découverte. Prenez un disque de 2 €. S’il ne pouvait pas payer, la partie finirait aussitôt, par l’indépendance.',
      ],
      look: ['treasury:treasury'],
      clauses: ['SD-ECO-01', 'SD-OUT-01'],
      deed: { action: { type: 'take-money', twos: 1 } },
    },
    {
      text: [
        'The tile has the flag of Catalonia: you may stop or walk on. Tiles of the world make you stop; each of the four tiles of Spain makes the State act. Try one more: the tile to the west.',
        'La carta té la bandera de Catalunya: pots aturar-te o continuar. Les del món t’aturen; les quatre d’Espanya fan actuar l’Estat. Prova’n una més: la de l’oest.',
        'La carta tiene la bandera de Catalunya: puedes detenerte o seguir. Las del mundo te detienen; las cuatro de España hacen actuar al Estado. Prueba una más: la del oeste.',
        'La carte porte le drapeau de la Catalogne : vous pouvez vous arrêter ou continuer. Celles du monde vous arrêtent ; les quatre d’Espagne font agir l’État. Essayez-en une de plus : celle de l’ouest.',
      ],
      look: ['tile:13'],
      clauses: ['SD-MOV-13', 'SD-MOV-16', 'SD-SPN-02'],
      deed: { action: { type: 'move', to: 13 } },
    },
    {
      text: [
        'A part of the urn: {urn-attention-abroad}! It lies beside the board now and leaves a gap; your walk is over. Three are still to be found.',
        'Una part de l’urna: {urn-attention-abroad}! Ara és al costat del tauler i deixa un buit; el teu desplaçament s’ha acabat. Encara en falten tres.',
        '¡Una parte de la urna: {urn-attention-abroad}! Ahora está junto al tablero y deja un hueco; tu desplazamiento ha terminado. Aún faltan tres.',
        'Une partie de l’urne : {urn-attention-abroad} ! Elle est maintenant à côté du plateau et laisse un vide ; votre déplacement est fini. Il en reste trois à trouver.',
      ],
      look: ['urns'],
      clauses: ['SD-URN-01', 'SD-URN-02', 'SD-URN-03'],
    },
    {
      text: [
        'The Generalitat goes on to the right, to Bo, and taxes are due again. Now he owes 2 € and you 1 €. Pay with {roads-1}.',
        'La Generalitat passa a la dreta, a en Bo, i toca tornar a pagar impostos. Ara ell deu 2 € i tu 1 €. Paga amb {roads-1}.',
        'La Generalitat pasa a la derecha, a Bo, y toca volver a pagar impuestos. Ahora él debe 2 € y tú 1 €. Paga con {roads-1}.',
        'La Generalitat passe à droite, à Bo, et les impôts reviennent. C’est lui qui doit 2 €, et vous 1 €. Payez avec {roads-1}.',
      ],
      look: ['player:Ada'],
      clauses: ['SD-FLOW-01', 'SD-TAX-01'],
      deed: {
        action: { type: 'pay', discs: ['roads-1'] },
        answers: [
          bo({ type: 'pay', discs: ['health-2'] }),
          bo({ type: 'roll-die' }, [6]),
          bo({ type: 'give-disc', to: 'Ada', disc: 'energies-1' }),
          bo({ type: 'end-cohesion' }),
          bo({ type: 'move', to: 21 }),
          bo({ type: 'stop' }),
        ],
      },
    },
    {
      text: [
        'Bo rolled a 6: no money, but everybody walks. He gave you a disc and took one of your participation discs for it: participation comes from whoever gets the gift. Then he turned up {fire-run} and stopped.',
        'En Bo ha tret un 6: cap diner, però es desplaça tothom. T’ha donat un disc i a canvi s’ha endut un dels teus de participació: surten de qui rep el regal. Després ha descobert {fire-run} i s’ha aturat.',
        'Bo ha sacado un 6: nada de dinero, pero se desplazan todos. Te ha dado un disco y a cambio se ha llevado uno de los tuyos de participación: salen de quien recibe el regalo. Luego ha descubierto {fire-run} y se ha detenido.',
        'Bo a fait 6 : pas d’argent, mais tout le monde se déplace. Il vous a donné un disque et pris en échange un de vos disques de participation : ils viennent de qui reçoit le don. Puis il a découvert {fire-run} et s’est arrêté.',
      ],
      look: ['tile:21'],
      clauses: ['SD-COH-06', 'SD-MOV-03'],
    },
    {
      text: [
        'It is your turn to move. What Bo has turned up serves everybody: step onto his tile first.',
        'Et toca desplaçar-te. El que ha descobert en Bo serveix a tothom: passa primer per la seva carta.',
        'Te toca desplazarte. Lo que ha descubierto Bo sirve a todos: pasa primero por su carta.',
        'À vous de vous déplacer. Ce que Bo a découvert sert à tous : passez d’abord par sa carte.',
      ],
      look: ['tile:21'],
      clauses: ['SD-MOV-19'],
      deed: { action: { type: 'move', to: 21 } },
    },
    {
      text: [
        'It bears the flag of Catalonia, so you may go on for as long as you like. Try the tile to the south.',
        'Porta la bandera de Catalunya, i pots continuar tant com vulguis. Prova la del sud.',
        'Lleva la bandera de Catalunya, y puedes seguir cuanto quieras. Prueba la del sur.',
        'Elle porte le drapeau de la Catalogne : continuez autant qu’il vous plaît. Essayez celle du sud.',
      ],
      look: ['tile:28'],
      clauses: ['SD-MOV-13'],
      deed: { action: { type: 'move', to: 28 } },
    },
    {
      text: [
        '{vineyards-and-cellars}: 3 € once more. Take one disc of 2 € again.',
        '{vineyards-and-cellars}: 3 € un altre cop. Torna a agafar un disc de 2 €.',
        '{vineyards-and-cellars}: 3 € otra vez. Toma de nuevo un disco de 2 €.',
        '{vineyards-and-cellars} : encore 3 €. Prenez de nouveau un disque de 2 €.',
      ],
      look: ['tile:28'],
      clauses: ['SD-ECO-01', 'SD-ECO-02'],
      deed: { action: { type: 'take-money', twos: 1 } },
    },
    {
      text: [
        'And one step more, to the west. Four of the 37 tiles are parts of the urn, four are Spain: every new step is a risk as well as a hope.',
        'I un pas més, cap a l’oest. Quatre de les 37 cartes són parts de l’urna i quatre són Espanya: cada pas nou és un risc i alhora una esperança.',
        'Y un paso más, al oeste. Cuatro de las 37 cartas son partes de la urna y cuatro son España: cada paso nuevo es un riesgo y a la vez una esperanza.',
        'Un pas encore, vers l’ouest. Sur 37 cartes, quatre sont des parties de l’urne et quatre l’Espagne : chaque nouveau pas est un risque autant qu’un espoir.',
      ],
      look: ['tile:27'],
      clauses: ['SD-SPN-02', 'SD-URN-01'],
      deed: { action: { type: 'move', to: 27 } },
    },
    {
      text: [
        '{urn-agreed-question}: half of the urn in two turns! With the fourth part the vote is held on the spot, and whoever has the most participation discs wins.',
        '{urn-agreed-question}: mitja urna en dos torns! Amb la quarta, la consulta es fa a l’instant, i guanya qui té més discs de participació.',
        '{urn-agreed-question}: ¡media urna en dos turnos! Con la cuarta, la consulta se celebra al instante, y gana quien tiene más discos de participación.',
        '{urn-agreed-question} : la moitié de l’urne en deux tours ! À la quatrième partie, la consultation a lieu aussitôt, et qui a le plus de disques de participation gagne.',
      ],
      look: ['urns'],
      clauses: ['SD-URN-04', 'SD-END-01', 'SD-END-03'],
    },
    {
      text: [
        'When in doubt, press a sentence of the chronicle or a number such as those below: the rulebook opens at that place.',
        'Si dubtes, prem una frase de la crònica o un número com els de sota: el reglament s’obre en aquell lloc.',
        'Si dudas, pulsa una frase de la crónica o un número como los de abajo: el reglamento se abre en ese lugar.',
        'En cas de doute, touchez une phrase de la chronique ou un numéro comme ceux-ci : les règles s’ouvrent à cet endroit.',
      ],
      clauses: ['SD-TAX-12', 'SD-FLOW-13'],
    },
    {
      text: [
        'What next? Play on from here with a bot and find the other two parts. Later take mode B, in which what you own can do things, and mode C, in which you vote each other into office.',
        'I ara què? Juga a partir d’aquí amb un bot i troba les altres dues parts. Més endavant prova la modalitat B, en què el que tens fa coses, i la modalitat C, en què us elegiu els uns als altres.',
        '¿Y ahora? Juega desde aquí con un bot y encuentra las otras dos partes. Más adelante prueba la modalidad B, en la que lo que tienes hace cosas, y la modalidad C, en la que os elegís unos a otros.',
        'Et maintenant ? Jouez à partir d’ici avec un robot et trouvez les deux autres parties. Plus tard, essayez le mode B, où vos biens agissent, et le mode C, où l’on s’élit les uns les autres.',
      ],
      look: ['urns'],
      clauses: ['SD-CFG-06'],
    },
  ],
};

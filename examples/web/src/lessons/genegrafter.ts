import type { Action, ClauseId } from 'ludoteca/genegrafter';
import type { AnswerMove, Lesson } from './lesson.js';

const bo = (action: AnswerMove<Action>['action'], dice?: readonly number[]): AnswerMove<Action> => ({
  by: 'Bo',
  action,
  ...(dice === undefined ? {} : { dice }),
});

/** Genegrafter: three turns, from the first character to one that is taken. */
export const lesson: Lesson<Action, ClauseId> = {
  game: 'genegrafter',
  config: { players: ['Ada', 'Bo'], startPlayer: 'Ada', eventCount: 0 },
  learner: 'Ada',
  // With this one a DNA card, Nullpoint and Annihilate come in the right order.
  seed: 'lesson 131',
  begins: [],
  steps: [
    {
      text: [
        'You are Ada. You send characters into duels; one that is beaten twice goes to the winner’s gene pool. At the end whoever owns most genetic markers wins.',
        'Ets l’Ada. Envies personatges a duels; el que perd dues vegades va a la reserva genètica del guanyador. Al final guanya qui té més marcadors genètics.',
        'Eres Ada. Envías personajes a duelos; el que pierde dos veces va a la reserva genética del vencedor. Al final gana quien tiene más marcadores genéticos.',
        'Vous êtes Ada. Vous envoyez des personnages en duel ; qui est battu deux fois rejoint la réserve génétique du vainqueur. À la fin, qui a le plus de marqueurs génétiques gagne.',
      ],
      clauses: ['GG-SCORE-06', 'GG-SCORE-01'],
    },
    {
      text: [
        'This is your hand; only you see it. Your turn began with three drawn cards. A character shows how many dice it attacks and defends with, its power, and its coloured markers.',
        'Aquesta és la teva mà; només la veus tu. El torn ha començat robant tres cartes. Un personatge mostra amb quants daus ataca i defensa, el seu poder i els marcadors de color.',
        'Esta es tu mano; solo la ves tú. Tu turno ha empezado robando tres cartas. Un personaje muestra con cuántos dados ataca y defiende, su poder y sus marcadores de color.',
        'Voici votre main, que vous seule voyez. Votre tour a commencé par trois cartes piochées. Un personnage montre ses dés d’attaque et de défense, son pouvoir et ses marqueurs de couleur.',
      ],
      look: ['hand:Ada'],
      clauses: ['GG-DRAW-01', 'GG-PLAY-01'],
    },
    {
      text: [
        'Play {stone-samaritan}: attack 3, the strongest you hold. Choose “{play-character}”, then the card in your hand.',
        'Juga {stone-samaritan}: atac 3, el més fort que tens. Tria «{play-character}» i després la carta de la mà.',
        'Juega {stone-samaritan}: ataque 3, el más fuerte que tienes. Elige «{play-character}» y luego la carta de tu mano.',
        'Jouez {stone-samaritan} : attaque 3, le plus fort de votre main. Choisissez « {play-character} », puis la carte dans votre main.',
      ],
      look: ['card:stone-samaritan'],
      clauses: ['GG-PLAY-01'],
      deed: { action: { type: 'play-character', card: 'stone-samaritan' } },
    },
    {
      text: [
        'You may play up to three in a turn. Play {ironroot} as well: with its defence of 3 it is a good defender.',
        'En pots jugar fins a tres per torn. Juga també {ironroot}: amb defensa 3, és un bon defensor.',
        'Puedes jugar hasta tres por turno. Juega también {ironroot}: con defensa 3, defiende bien.',
        'Vous pouvez en jouer jusqu’à trois par tour. Jouez aussi {ironroot} : avec 3 en défense, il défend bien.',
      ],
      look: ['card:ironroot'],
      clauses: ['GG-PLAY-01', 'GG-PLAY-02'],
      deed: { action: { type: 'play-character', card: 'ironroot' } },
    },
    {
      text: [
        'Characters are tired in the turn they enter play and cannot attack yet. So end the main step; Bo then plays his turn.',
        'Els personatges estan cansats el torn en què entren en joc i encara no poden atacar. Acaba, doncs, la fase principal; després juga en Bo.',
        'Los personajes están cansados el turno en que entran en juego y aún no pueden atacar. Termina, pues, la fase principal; después juega Bo.',
        'Un personnage est fatigué le tour où il entre en jeu et ne peut pas encore attaquer. Finissez donc la phase principale ; puis Bo joue.',
      ],
      look: ['front:Ada'],
      clauses: ['GG-PLAY-05', 'GG-END-01'],
      deed: {
        action: { type: 'end-main' },
        answers: [bo({ type: 'play-character', card: 'murmur' }), bo({ type: 'end-main' })],
      },
    },
    {
      text: [
        'Bo plays {murmur}, attack 2 and defence 1. Then you draw a DNA card: everybody may now graft one character under another. The third DNA card of the deck brings the end near.',
        'En Bo juga {murmur}, atac 2 i defensa 1. Després robes una carta d’ADN: ara tothom pot empeltar un personatge sota un altre. La tercera carta d’ADN de la baralla acosta el final.',
        'Bo juega {murmur}, ataque 2 y defensa 1. Luego robas una carta de ADN: ahora todos pueden injertar un personaje bajo otro. La tercera carta de ADN del mazo acerca el final.',
        'Bo joue {murmur}, attaque 2, défense 1. Puis vous piochez une carte ADN : chacun peut maintenant génégrafter un personnage sous un autre. La troisième carte ADN du paquet annonce la fin.',
      ],
      look: ['dna'],
      clauses: ['GG-GRAFT-03', 'GG-OVER-01'],
    },
    {
      text: [
        'Graft {nullpoint} from your hand under {stone-samaritan}. The host gains its power, {antimatterManipulation}, and its colours, but none of its dice.',
        'Empelta {nullpoint} de la mà sota {stone-samaritan}. L’hoste en guanya el poder, {antimatterManipulation}, i els colors, però no els daus.',
        'Injerta {nullpoint} de tu mano bajo {stone-samaritan}. El anfitrión gana su poder, {antimatterManipulation}, y sus colores, pero no sus dados.',
        'Génégraftez {nullpoint} de votre main sous {stone-samaritan}. L’hôte gagne son pouvoir, {antimatterManipulation}, et ses couleurs, mais pas ses dés.',
      ],
      look: ['card:nullpoint'],
      clauses: ['GG-GRAFT-05', 'GG-GRAFT-07'],
      deed: {
        action: { type: 'graft', card: 'nullpoint', from: 'hand', host: 'stone-samaritan' },
        answers: [bo({ type: 'end-grafting' })],
      },
    },
    {
      text: [
        'You went on drawing, and look: {annihilate} is an energy card for exactly that power. In the right hands it gives the number beside the power: 3 dice instead of 2.',
        'Has continuat robant, i mira: {annihilate} és una carta d’energia justament per a aquest poder. En les mans adequades dona el número que hi ha al costat del poder: 3 daus en lloc de 2.',
        'Has seguido robando, y mira: {annihilate} es una carta de energía justo para ese poder. En las manos adecuadas da el número junto al poder: 3 dados en vez de 2.',
        'Vous avez continué à piocher, et voyez : {annihilate} est une carte d’énergie faite pour ce pouvoir. En de bonnes mains, elle donne le nombre inscrit à côté du pouvoir : 3 dés au lieu de 2.',
      ],
      look: ['card:annihilate'],
      clauses: ['GG-PROC-04', 'GG-DUEL-03'],
    },
    {
      text: [
        'Each turn you must play at least one character if you hold any, and before your first battle. Play {hoarfrost}, to defend later.',
        'Cada torn has de jugar almenys un personatge si en tens, i abans del primer combat. Juga {hoarfrost}, per defensar més tard.',
        'Cada turno debes jugar al menos un personaje si tienes, y antes de tu primer combate. Juega {hoarfrost}, para defender después.',
        'À chaque tour, vous devez jouer au moins un personnage si vous en avez, et avant votre premier combat. Jouez {hoarfrost}, qui défendra plus tard.',
      ],
      look: ['card:hoarfrost'],
      clauses: ['GG-PLAY-02'],
      deed: { action: { type: 'play-character', card: 'hoarfrost' } },
    },
    {
      text: [
        'Now attack. Declare a battle with {stone-samaritan} first and {ironroot} second: they attack one after the other, and Bo names who defends.',
        'Ara ataca. Declara un combat primer amb {stone-samaritan} i després amb {ironroot}: ataquen l’un rere l’altre, i en Bo diu qui defensa.',
        'Ahora ataca. Declara un combate primero con {stone-samaritan} y después con {ironroot}: atacan uno tras otro, y Bo dice quién defiende.',
        'À l’attaque. Déclarez un combat avec {stone-samaritan} d’abord, puis {ironroot} : ils attaquent l’un après l’autre, et Bo choisit qui défend.',
      ],
      look: ['front:Ada'],
      clauses: ['GG-ATT-04', 'GG-ATT-06'],
      deed: {
        action: { type: 'declare-battle', opponent: 'Bo', attackers: ['stone-samaritan', 'ironroot'] },
        answers: [bo({ type: 'choose-defender', character: 'murmur' })],
      },
    },
    {
      text: [
        'The duel: 3 dice for you, 1 for {murmur}. Before rolling, both may lay abilities face down, in turns. Lay {annihilate}.',
        'El duel: 3 daus per a tu, 1 per a {murmur}. Abans de tirar, tots dos podeu posar habilitats de cara avall, per torns. Posa {annihilate}.',
        'El duelo: 3 dados para ti, 1 para {murmur}. Antes de tirar, ambos podéis poner habilidades boca abajo, por turnos. Pon {annihilate}.',
        'Le duel : 3 dés pour vous, 1 pour {murmur}. Avant de lancer les dés, chacun à son tour peut poser des capacités face cachée. Posez {annihilate}.',
      ],
      look: ['arena'],
      clauses: ['GG-DUEL-01'],
      deed: {
        action: { type: 'play-ability', card: 'annihilate' },
        answers: [bo({ type: 'play-ability', card: 'blinding-ray' })],
      },
    },
    {
      text: [
        'Bo has laid a card as well. You have enough: pass. When both pass one after the other, all cards are turned up and the dice roll.',
        'En Bo també ha posat una carta. Tu ja en tens prou: passa. Quan tots dos passeu l’un rere l’altre, es giren les cartes i es tiren els daus.',
        'Bo también ha puesto una carta. Tú ya tienes bastante: pasa. Cuando ambos pasáis uno tras otro, se descubren las cartas y se tiran los dados.',
        'Bo a aussi posé une carte. Cela vous suffit : passez. Quand vous passez tous deux de suite, les cartes sont révélées et les dés lancés.',
      ],
      look: ['arena'],
      clauses: ['GG-DUEL-05', 'GG-DUEL-07'],
      deed: {
        action: { type: 'pass-duel' },
        answers: [bo({ type: 'pass-duel' }, [1, 1, 2, 1, 2, 2, 6, 5])],
      },
    },
    {
      text: [
        'Bad luck: your six dice make 9, his two make 11. But a card in a colour of your character lets you roll one die again, and the better face stays. A 4, 5 or 6 instead of a 1 wins: one chance in two.',
        'Mala sort: els teus sis daus fan 9, els seus dos, 11. Però una carta d’un color del teu personatge et deixa tornar a tirar un dau, i val la millor cara. Un 4, 5 o 6 en lloc d’un 1 guanya: una possibilitat entre dues.',
        'Mala suerte: tus seis dados suman 9, los dos suyos 11. Pero una carta de un color de tu personaje te deja repetir un dado, y vale la mejor cara. Un 4, 5 o 6 en vez de un 1 gana: una posibilidad entre dos.',
        'Pas de chance : vos six dés font 9, ses deux dés 11. Mais une carte d’une couleur de votre personnage permet de relancer un dé ; la meilleure face compte. Un 4, 5 ou 6 au lieu d’un 1 gagne : une chance sur deux.',
      ],
      look: ['die:attacker:0'],
      clauses: ['GG-DICE-01', 'GG-DICE-05'],
    },
    {
      text: [
        'Roll the first die again, a 1. The odds stand beside every such choice before you make it.',
        'Torna a tirar el primer dau, un 1. Les probabilitats es mostren al costat de cada decisió com aquesta abans que la prenguis.',
        'Repite el primer dado, un 1. Las probabilidades aparecen junto a cada decisión como esta antes de que la tomes.',
        'Relancez le premier dé, un 1. Les chances s’affichent à côté de chaque choix de ce genre avant que vous le fassiez.',
      ],
      look: ['die:attacker:0'],
      clauses: ['GG-DICE-04'],
      deed: {
        action: { type: 'use-reroll', die: 0 },
        dice: [5],
        answers: [bo({ type: 'choose-defender', character: 'murmur' })],
      },
    },
    {
      text: [
        'A 5: 13 to 11, and {murmur} is wounded. Now {ironroot} attacks; the wounded one must defend again. Spend an attack token: one die more for this duel, and the token is gone.',
        'Un 5: 13 a 11, i {murmur} queda ferit. Ara ataca {ironroot}, i el ferit ha de tornar a defensar. Gasta una fitxa d’atac: un dau més en aquest duel, i la fitxa es perd.',
        'Un 5: 13 a 11, y {murmur} queda herido. Ahora ataca {ironroot}, y el herido debe defender otra vez. Gasta una ficha de ataque: un dado más en este duelo, y la ficha se pierde.',
        'Un 5 : 13 à 11, et {murmur} est blessé. C’est à {ironroot} d’attaquer ; le blessé doit défendre encore. Dépensez un marqueur d’attaque : un dé de plus pour ce duel, et le marqueur est perdu.',
      ],
      look: ['corner:attacker'],
      clauses: ['GG-DUEL-14', 'GG-MARK-01'],
      deed: {
        action: { type: 'spend-marker', kind: 'attack' },
        answers: [bo({ type: 'pass-duel' })],
      },
    },
    {
      text: [
        'Bo passes: he saves his cards. Pass as well, and your three dice meet his one.',
        'En Bo passa: es guarda les cartes. Passa també, i els teus tres daus s’enfronten al seu únic dau.',
        'Bo pasa: se guarda las cartas. Pasa también, y tus tres dados se enfrentan a su único dado.',
        'Bo passe : il garde ses cartes. Passez aussi, et vos trois dés affrontent son unique dé.',
      ],
      look: ['arena'],
      clauses: ['GG-DUEL-11'],
      deed: { action: { type: 'pass-duel' }, dice: [4, 3, 5, 6] },
    },
    {
      text: [
        'Beaten twice: {murmur} lies in your gene pool, and its two markers are yours. Your characters in play and their grafts count as well. Had nobody defended, the attack would have cost Bo one of his six lives.',
        'Vençut dues vegades: {murmur} és a la teva reserva genètica, i els seus dos marcadors són teus. També compten els teus personatges en joc i els empelts. Sense defensor, l’atac li hauria costat una de les sis vides.',
        'Vencido dos veces: {murmur} está en tu reserva genética, y sus dos marcadores son tuyos. También cuentan tus personajes en juego y sus injertos. Sin defensor, el ataque le habría costado una de sus seis vidas.',
        'Battu deux fois, {murmur} est dans votre réserve génétique : ses deux marqueurs sont à vous. Vos personnages en jeu et leurs greffes comptent aussi. Sans défenseur, l’attaque aurait coûté à Bo un de ses six points de vie.',
      ],
      look: ['pool:Ada'],
      clauses: ['GG-DUEL-15', 'GG-DIR-01'],
    },
    {
      text: [
        'Both characters have attacked; each may do so once a turn. End the main step. With more than eight cards you would now discard down to eight.',
        'Tots dos personatges ja han atacat; cadascun ho pot fer un cop per torn. Acaba la fase principal. Amb més de vuit cartes, ara te’n descartaries fins a vuit.',
        'Ambos personajes ya han atacado; cada uno puede hacerlo una vez por turno. Termina la fase principal. Con más de ocho cartas, ahora te descartarías hasta ocho.',
        'Vos deux personnages ont attaqué ; chacun le peut une fois par tour. Finissez la phase principale. Avec plus de huit cartes, vous défausseriez maintenant l’excédent.',
      ],
      look: ['front:Ada'],
      clauses: ['GG-ATT-05', 'GG-DISC-01'],
      deed: { action: { type: 'end-main' } },
    },
    {
      text: [
        'When in doubt, press a sentence of the chronicle or a number such as those below: the rulebook opens at that place. “What the signs mean” under the board explains every sign.',
        'Si dubtes, prem una frase de la crònica o un número com els de sota: el reglament s’obre en aquell lloc. «Què volen dir els signes», sota el tauler, els explica tots.',
        'Si dudas, pulsa una frase de la crónica o un número como los de abajo: el reglamento se abre en ese lugar. «Qué significan los signos», bajo el tablero, los explica todos.',
        'En cas de doute, touchez une phrase de la chronique ou un numéro comme ceux-ci : les règles s’ouvrent à cet endroit. « Ce que disent les signes », sous le plateau, les explique tous.',
      ],
      clauses: ['GG-DUEL-12', 'GG-SPEC-01'],
    },
    {
      text: [
        'What next? Two more DNA cards lie in the deck, and your special die is unused: it can bring a character back from your gene pool. Play on from here against a bot, or begin a game of your own.',
        'I ara què? A la baralla hi queden dues cartes d’ADN, i no has fet servir el dau especial, que pot fer tornar un personatge de la reserva genètica. Juga a partir d’aquí contra un bot, o comença una partida pròpia.',
        '¿Y ahora? En el mazo quedan dos cartas de ADN, y no has usado el dado especial, que puede traer de vuelta a un personaje de tu reserva genética. Juega desde aquí contra un bot, o empieza una partida propia.',
        'Et maintenant ? Il reste deux cartes ADN dans le paquet, et votre dé spécial, encore intact, peut rappeler un personnage de votre réserve génétique. Jouez à partir d’ici contre un robot, ou commencez une partie à vous.',
      ],
      look: ['pool:Ada'],
      clauses: ['GG-SPEC-04', 'GG-OVER-01'],
    },
  ],
};

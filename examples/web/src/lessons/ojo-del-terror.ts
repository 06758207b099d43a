import { type Action, type ClauseId, eyeOfTerror } from 'ludoteca/ojo-del-terror';
import type { AnswerMove, Deed, Lesson } from './lesson.js';

type Order = Extract<Action, { readonly type: 'add-order' }>['order'];

const invade = (planet: string, count = 1): Order => ({ type: 'invade', planet, count, across: false, alliance: null, warlord: null });
const writes = (order: Order): Deed<Action> => ({ action: { type: 'add-order', order } });
const handsIn = (orders: readonly Order[]): AnswerMove<Action> => ({ by: 'Bo', action: { type: 'submit-orders', orders } });

// The two homes of the usual map that lie nearest to each other: they meet in the first turn.
const startTable = { ...eyeOfTerror.startTable, '2': eyeOfTerror.startTable['4']!.slice(0, 2) };

/** El Ojo del Terror: two turns, from a home world to the conquest of another’s. */
export const lesson: Lesson<Action, ClauseId> = {
  game: 'ojo-del-terror',
  config: {
    players: ['Ada', 'Bo'],
    pack: { ...eyeOfTerror, startTable },
    warbandSelection: 'fixed',
    fixedWarbands: ['worldEaters', 'ironWarriors'],
  },
  learner: 'Ada',
  seed: 'a first game',
  begins: [handsIn([invade('pozo-negro'), invade('sal-gris')])],
  steps: [
    {
      text: [
        'You are Ada and lead the {worldEaters}. Planets you hold pay points every turn; whoever has most after eight turns wins. Here you play two turns, and are told what to do.',
        'Ets l’Ada i lideres els {worldEaters}. Els planetes que tens donen punts cada torn; qui en té més després de vuit torns guanya. Aquí jugues dos torns, i et diem què has de fer.',
        'Eres Ada y mandas a los {worldEaters}. Los planetas que tienes dan puntos cada turno; gana quien tiene más tras ocho turnos. Aquí juegas dos turnos, y te decimos qué hacer.',
        'Vous êtes Ada et menez les {worldEaters}. Vos planètes rapportent des points à chaque tour ; qui en a le plus après huit tours gagne. Ici vous jouez deux tours, et l’on vous guide.',
      ],
      clauses: ['ET-END-02', 'ET-FLOW-01'],
    },
    {
      text: [
        'This is {coralis}, your home world. A planet pays 1 point each turn, and 1 more for each resource on it.',
        'Això és {coralis}, el teu món natal. Un planeta dona 1 punt per torn, i 1 més per cada recurs que té.',
        'Esto es {coralis}, tu mundo natal. Un planeta da 1 punto por turno, y 1 más por cada recurso que tiene.',
        'Voici {coralis}, votre monde natal. Une planète rapporte 1 point par tour, et 1 de plus pour chacune de ses ressources.',
      ],
      look: ['planet:coralis'],
      clauses: ['ET-SCORE-01', 'ET-SCORE-02'],
    },
    {
      text: [
        'Bo begins at {tenebria}. He has handed in his sheet already, and you cannot see it: everybody writes orders in secret, and all sheets are revealed together.',
        'En Bo comença a {tenebria}. Ja ha lliurat el seu full, i no el pots veure: tothom escriu les ordres en secret, i tots els fulls es revelen alhora.',
        'Bo empieza en {tenebria}. Ya ha entregado su turno, y no puedes verlo: todos escriben sus órdenes en secreto, y se revelan a la vez.',
        'Bo commence à {tenebria}. Il a déjà remis sa feuille, et vous ne la voyez pas : chacun écrit ses ordres en secret, et toutes les feuilles sont révélées ensemble.',
      ],
      look: ['planet:tenebria'],
      clauses: ['ET-VIEW-01', 'ET-FLOW-04'],
    },
    {
      text: [
        'You have two actions: one for taking part, one for holding a planet. {quebrada} lies beside your home, is empty and has a resource. Choose “{add-order}”, then {invade}, then point at {quebrada}: one action is enough.',
        'Tens dues accions: una per participar, una per tenir un planeta. {quebrada} és al costat de casa, és buida i té un recurs. Tria «{add-order}», {invade}, i assenyala {quebrada}: n’hi ha prou amb una acció.',
        'Tienes dos acciones: una por participar, otra por tener un planeta. {quebrada} está junto a tu mundo, vacía y con un recurso. Elige «{add-order}», {invade}, y señala {quebrada}: basta una acción.',
        'Vous avez deux actions : une pour participer, une pour tenir une planète. {quebrada}, à côté de chez vous, est vide et a une ressource. Choisissez « {add-order} », {invade}, puis montrez {quebrada} : une action suffit.',
      ],
      look: ['planet:quebrada'],
      clauses: ['ET-ALLOW-02', 'ET-INV-03'],
      deed: writes(invade('quebrada')),
    },
    {
      text: [
        'Your second action: invade {pozo-negro}, a resource as well. Bo can reach it, too. If both of you attack with the same strength, a lot decides: one chance in two.',
        'La segona acció: envaeix {pozo-negro}, que també té un recurs. En Bo també hi arriba. Si ataqueu amb la mateixa força, ho decideix la sort: una possibilitat entre dues.',
        'Tu segunda acción: invade {pozo-negro}, que también tiene un recurso. Bo también llega. Si atacáis con la misma fuerza, decide la suerte: una posibilidad entre dos.',
        'Votre seconde action : envahissez {pozo-negro}, qui a aussi une ressource. Bo peut l’atteindre aussi. À force égale, le sort décide : une chance sur deux.',
      ],
      look: ['planet:pozo-negro'],
      clauses: ['ET-FIGHT-04'],
      deed: writes(invade('pozo-negro')),
    },
    {
      text: [
        'Your sheet is full. Until you commit it you could still strike orders. Now commit the sheet: everything happens at once.',
        'El full és ple. Fins que no el lliures encara podries ratllar ordres. Ara lliura’l: tot passa alhora.',
        'Tu turno está completo. Hasta entregarlo aún podrías tachar órdenes. Ahora entrégalo: todo ocurre a la vez.',
        'Votre feuille est pleine. Avant de la remettre, vous pourriez encore rayer des ordres. Remettez-la : tout arrive en même temps.',
      ],
      clauses: ['ET-SHEET-05', 'ET-FLOW-06'],
      deed: {
        action: { type: 'commit-orders' },
        dice: [1],
        answers: [handsIn([invade('pozo-negro'), invade('lazareto', 2)])],
      },
    },
    {
      text: [
        'Both of you attacked {pozo-negro} with 1, and the lot fell for you. The chronicle tells every fight; press a sentence of it and it shows the rules behind it.',
        'Tots dos heu atacat {pozo-negro} amb 1, i la sort t’ha somrigut. La crònica explica cada combat; prem-ne una frase i veuràs les regles que hi ha al darrere.',
        'Los dos habéis atacado {pozo-negro} con 1, y la suerte te ha favorecido. La crónica cuenta cada combate; pulsa una frase y verás las reglas que hay detrás.',
        'Vous avez tous deux attaqué {pozo-negro} avec 1, et le sort vous a souri. La chronique raconte chaque combat ; touchez une phrase pour voir les règles qui sont derrière.',
      ],
      look: ['planet:pozo-negro'],
      clauses: ['ET-FIGHT-04'],
    },
    {
      text: [
        'Three planets and two resources: 5 points, against 3 for Bo. Resources give actions as well, so you now have four: one for taking part, one for planets, two for resources.',
        'Tres planetes i dos recursos: 5 punts, contra 3 d’en Bo. Els recursos també donen accions, i ara en tens quatre: una per participar, una per planetes i dues per recursos.',
        'Tres planetas y dos recursos: 5 puntos, contra 3 de Bo. Los recursos también dan acciones, y ahora tienes cuatro: una por participar, una por planetas y dos por recursos.',
        'Trois planètes et deux ressources : 5 points, contre 3 pour Bo. Les ressources donnent aussi des actions ; vous en avez quatre : une pour participer, une pour vos planètes, deux pour les ressources.',
      ],
      look: ['player:Ada'],
      clauses: ['ET-ALLOW-02', 'ET-ALLOW-04'],
    },
    {
      text: [
        'Bo will want {pozo-negro} back. Write an order to defend it with 1: an attack must then be more than 1 to take it, and a single invasion fails.',
        'En Bo voldrà recuperar {pozo-negro}. Escriu una ordre per defensar-lo amb 1: un atac ha de passar d’1 per prendre’l, i una sola invasió fracassa.',
        'Bo querrá recuperar {pozo-negro}. Escribe una orden para defenderlo con 1: un ataque debe superar 1 para tomarlo, y una sola invasión fracasa.',
        'Bo voudra reprendre {pozo-negro}. Écrivez l’ordre de la défendre avec 1 : il faut alors plus de 1 pour la prendre, et une seule invasion échoue.',
      ],
      look: ['planet:pozo-negro'],
      clauses: ['ET-FIGHT-02', 'ET-DEF-08'],
      deed: writes({ type: 'defend', planet: 'pozo-negro', count: 1 }),
    },
    {
      text: [
        'Invade {dulcamara}. With it you hold all three planets of a subsector: 1 point more each turn, and 1 action more.',
        'Envaeix {dulcamara}. Amb ella tens els tres planetes d’un subsector: 1 punt més per torn, i 1 acció més.',
        'Invade {dulcamara}. Con ella tienes los tres planetas de un subsector: 1 punto más por turno, y 1 acción más.',
        'Envahissez {dulcamara}. Vous tiendrez ainsi les trois planètes d’un sous-secteur : 1 point de plus par tour, et 1 action de plus.',
      ],
      look: ['planet:dulcamara'],
      clauses: ['ET-SCORE-03', 'ET-ALLOW-03'],
      deed: writes(invade('dulcamara')),
    },
    {
      text: [
        'From {pozo-negro} you reach the next subsector, where Bo lives. Most planets have Defence 0 by themselves, home worlds too: invade {tenebria}.',
        'Des de {pozo-negro} arribes al subsector veí, on viu en Bo. Per si sols, gairebé tots els planetes tenen Defensa 0, també els mons natals: envaeix {tenebria}.',
        'Desde {pozo-negro} llegas al subsector vecino, donde vive Bo. Por sí solos, casi todos los planetas tienen Defensa 0, también los mundos natales: invade {tenebria}.',
        'De {pozo-negro} vous atteignez le sous-secteur voisin, celui de Bo. Par elles-mêmes, presque toutes les planètes ont une Défense de 0, même les mondes natals : envahissez {tenebria}.',
      ],
      look: ['planet:tenebria'],
      clauses: ['ET-REACH-03', 'ET-TRAIT-01'],
      deed: writes(invade('tenebria')),
    },
    {
      text: [
        'Your last action: {sal-gris}, his other planet. He spends his strength elsewhere, so one is enough again.',
        'L’última acció: {sal-gris}, el seu altre planeta. Ell gasta la força en un altre lloc, i amb una n’hi torna a haver prou.',
        'Tu última acción: {sal-gris}, su otro planeta. Él gasta su fuerza en otra parte, y con una basta de nuevo.',
        'Votre dernière action : {sal-gris}, son autre planète. Il dépense ses forces ailleurs, et une seule suffit encore.',
      ],
      look: ['planet:sal-gris'],
      clauses: ['ET-INV-07'],
      deed: writes(invade('sal-gris')),
    },
    {
      text: [
        'Three conquests in one turn please {khorne}, the god of your band. A deed counts only if it is claimed on the sheet, and a claim costs nothing: claim “{skulls}”',
        'Tres conquestes en un torn plauen a {khorne}, el déu de la teva banda. Una gesta només compta si s’anuncia al full, i anunciar-la no costa res: anuncia «{skulls}».',
        'Tres conquistas en un turno agradan a {khorne}, el dios de tu banda. Una gesta solo cuenta si se anuncia en el turno, y anunciarla no cuesta nada: anuncia «{skulls}».',
        'Trois conquêtes en un tour plaisent à {khorne}, le dieu de votre bande. Un exploit ne compte que s’il est annoncé sur la feuille, et l’annonce ne coûte rien : annoncez « {skulls} ».',
      ],
      look: ['deed:skulls'],
      clauses: ['ET-CLAIM-08', 'ET-DEED-28'],
      deed: writes({ type: 'claim', deed: 'skulls' }),
    },
    {
      text: [
        'Commit the sheet and watch: Bo loses his home.',
        'Lliura el full i mira: en Bo perd el seu món natal.',
        'Entrega el turno y mira: Bo pierde su mundo natal.',
        'Remettez la feuille et regardez : Bo perd son monde natal.',
      ],
      clauses: ['ET-FLOW-04'],
      deed: { action: { type: 'commit-orders' } },
    },
    {
      text: [
        '{tenebria} is yours, {pozo-negro} held, and the deed pays 8 points. Nobody is ever out: even without planets Bo could raid his way back.',
        '{tenebria} és teva, {pozo-negro} ha resistit, i la gesta dona 8 punts. Mai no s’elimina ningú: fins i tot sense planetes, en Bo podria tornar fent incursions.',
        '{tenebria} es tuya, {pozo-negro} resistió, y la gesta da 8 puntos. Nadie queda nunca eliminado: aun sin planetas, Bo podría volver saqueando.',
        '{tenebria} est à vous, {pozo-negro} a tenu, et l’exploit rapporte 8 points. Personne n’est jamais éliminé : même sans planète, Bo pourrait revenir par des incursions.',
      ],
      look: ['planet:tenebria'],
      clauses: ['ET-ELIM-04', 'ET-DEED-28'],
    },
    {
      text: [
        'When in doubt, press a number such as those below: the rulebook opens at that place. “Rules” above holds all of it, with a page for the whole game.',
        'Si dubtes, prem un número com els de sota: el reglament s’obre en aquell lloc. A «Regles», a dalt, hi ha tot, amb una pàgina que resumeix el joc.',
        'Si dudas, pulsa un número como los de abajo: el reglamento se abre en ese lugar. En «Reglas», arriba, está todo, con una página que resume el juego.',
        'En cas de doute, touchez un numéro comme ceux-ci : les règles s’ouvrent à cet endroit. « Règles », en haut, contient tout, avec une page qui résume le jeu.',
      ],
      clauses: ['ET-FLOW-06', 'ET-SCORE-07'],
    },
    {
      text: [
        'What next? You lead, and have six actions for turn 3. Play on from here against a bot, or go back and begin a game with more rivals: then alliances and bluff count for more than anything.',
        'I ara què? Vas al davant i tens sis accions per al torn 3. Juga a partir d’aquí contra un bot, o torna i comença una partida amb més rivals: llavors compten més que res les aliances i els farols.',
        '¿Y ahora? Vas por delante y tienes seis acciones para el turno 3. Juega desde aquí contra un bot, o vuelve y empieza una partida con más rivales: ahí cuentan más que nada las alianzas y los faroles.',
        'Et maintenant ? Vous menez, avec six actions pour le tour 3. Jouez à partir d’ici contre un robot, ou revenez et commencez une partie à plusieurs : alliances et bluff y comptent avant tout.',
      ],
      look: ['player:Ada'],
      clauses: ['ET-LIEU-02', 'ET-ALLY-08'],
    },
  ],
};

import type { Action, ClauseId } from 'ludoteca/genes-mactantes';
import type { AnswerMove, Deed, Lesson } from './lesson.js';

type Played = AnswerMove<Action>['action'];
type Declared = Extract<Action, { readonly type: 'declare' }>;
type Sheet = Extract<Action, { readonly type: 'create-country' }>;

const bo = (action: Played, dice?: readonly number[]): AnswerMove<Action> => ({
  by: 'Bo',
  action,
  ...(dice === undefined ? {} : { dice }),
});
const writes = (order: Omit<Declared, 'type' | 'player'>): Deed<Action> => ({ action: { type: 'declare', ...order } as Played });

/** Two countries that are made alike: a sovereign, a chancellor, and one city more than the three of the region. */
const country = (name: string, first: string, second: string, city: string, people: readonly [string, string]): Played => {
  const [sovereign, chancellor] = people;
  const sheet: Omit<Sheet, 'player'> = {
    type: 'create-country',
    name,
    description: '',
    characteristics: { authority: 6, diplomacy: 5, militarism: 5, technology: 6 },
    characters: [
      { name: sovereign, role: 'sovereign', values: { authority: 1, diplomacy: 0, militarism: 1, technology: 0 }, location: first },
      { name: chancellor, role: 'chancellor', values: { authority: 0, diplomacy: 2, militarism: 0, technology: 0 }, location: first },
    ],
    principal: 0,
    newCities: [{ territory: second, name: city, walled: true }],
    wallInitial: [],
    capital: first,
    armyPoints: 2,
  };
  return sheet;
};

const unit = (territory: string, kind: 'garrison' | 'army', strength: number) => ({ territory, kind, strength });

/** Genes Mactantes: a whole turn, from the first order to a city that is taken. */
export const lesson: Lesson<Action, ClauseId> = {
  game: 'genes-mactantes',
  config: { players: ['Ada', 'Bo'], events: false, orderMode: 'seating' },
  learner: 'Ada',
  seed: 'a first game',
  begins: [
    { by: 'Ada', action: { type: 'pick-country', country: 'aurenca' } },
    { by: 'Ada', action: country('Aurenca', 'a1', 'a2', 'Port d’Alba', ['Guifré', 'Ermessenda']) },
    bo(country('Brúgola', 'b1', 'b2', 'Cala Blanca', ['Elisenda', 'Borrell'])),
    {
      by: 'Ada',
      action: {
        type: 'deploy-army',
        units: [unit('a1', 'garrison', 6), unit('a3', 'garrison', 4), unit('a6', 'garrison', 6), unit('a4', 'army', 12)],
      },
    },
    bo({
      type: 'deploy-army',
      units: [unit('b1', 'garrison', 10), unit('b2', 'garrison', 6), unit('b3', 'garrison', 6), unit('b6', 'garrison', 6)],
    }),
    bo({ type: 'declare', scope: 'internal', kind: 'fortify', written: { territory: 'b1' } }),
    bo({ type: 'commit' }),
  ],
  steps: [
    {
      text: [
        'You are Ada and rule Aurenca; Bo rules Brúgola beside it. After ten turns characteristics, cities, people and Army give points. Here you play one turn and take a city.',
        'Ets l’Ada i governes Aurenca; en Bo governa la veïna Brúgola. Després de deu torns, característiques, ciutats, gent i Exèrcit donen punts. Ací jugues un torn i prens una ciutat.',
        'Eres Ada y gobiernas Aurenca; Bo gobierna la vecina Brúgola. Tras diez turnos, características, ciudades, gente y Ejército dan puntos. Aquí juegas un turno y tomas una ciudad.',
        'Vous êtes Ada et régnez sur Aurenca ; Bo règne sur Brúgola, la voisine. Après dix tours, caractéristiques, villes, gens et Armée donnent des points. Ici vous jouez un tour et prenez une ville.',
      ],
      clauses: ['GM-END-01', 'GM-VPTS-01'],
    },
    {
      text: [
        'Countries are made before the first turn; yours are ready. Four characteristics from 0 to 10 say how well yours is obeyed, how well it spies, fights and what it knows.',
        'Els països es fan abans del primer torn; els vostres ja estan fets. Quatre característiques de 0 a 10 diuen si el teu és ben obeït, com espia, com lluita i què sap.',
        'Los países se hacen antes del primer turno; los vuestros ya están listos. Cuatro características de 0 a 10 dicen si el tuyo es bien obedecido, cómo espía, cómo lucha y qué sabe.',
        'Les pays se créent avant le premier tour ; les vôtres sont prêts. Quatre caractéristiques de 0 à 10 disent si le vôtre est bien obéi, comment il espionne et combat, et ce qu’il sait.',
      ],
      look: ['player:Ada'],
      clauses: ['GM-CREA-01'],
    },
    {
      text: [
        'An army of 12 points stands in {a4}, at your border. Across it lies {b6} with a city of Bo’s, without walls and with a garrison of 6: your prey.',
        'A {a4}, a la frontera, hi ha una armada de 12 punts. A l’altra banda, {b6}, amb una ciutat d’en Bo sense muralles i una guarnició de 6: la teua presa.',
        'En {a4}, en la frontera, hay un ejército de 12 puntos. Al otro lado, {b6}, con una ciudad de Bo sin murallas y una guarnición de 6: tu presa.',
        'Une armée de 12 points se tient à {a4}, à la frontière. En face, {b6}, avec une ville de Bo, non fortifiée, et une garnison de 6 : votre proie.',
      ],
      look: ['territory:b6'],
      clauses: ['GM-SIEG-02'],
    },
    {
      text: [
        'You have six actions: 2 as a medium country, 2 for Authority 6, 2 for Technology 6. Internal orders come first, in secret; Bo has written his. Write down: {develop}, {militarism}. It rises from 5 to 6.',
        'Tens sis accions: 2 per ser un país mitjà, 2 per Autoritat 6, 2 per Tecnologia 6. Primer, en secret, les accions internes; en Bo ja ha escrit les seues. Apunta: {develop}, {militarism}. Puja de 5 a 6.',
        'Tienes seis acciones: 2 por ser país mediano, 2 por Autoridad 6, 2 por Tecnología 6. Primero, en secreto, las acciones internas; Bo ya ha escrito las suyas. Anota: {develop}, {militarism}. Sube de 5 a 6.',
        'Vous avez six actions : 2 comme pays moyen, 2 pour Autorité 6, 2 pour Technologie 6. D’abord, en secret, les actions internes ; Bo a écrit les siennes. Notez : {develop}, {militarism}. Il passe de 5 à 6.',
      ],
      look: ['characteristic:Ada:militarism'],
      clauses: ['GM-ALLO-01', 'GM-DEVE-01'],
      deed: writes({ scope: 'internal', kind: 'develop', written: { characteristic: 'militarism' } }),
    },
    {
      text: [
        'Now write a {move-troops}. Which troops march, and where to, you say only when you carry it out.',
        'Ara apunta un {move-troops}. Quines tropes marxen, i cap on, no ho diràs fins que el facis.',
        'Ahora anota un {move-troops}. Qué tropas marchan, y adónde, no lo dirás hasta que lo lleves a cabo.',
        'Notez maintenant un {move-troops}. Quelles troupes marchent, et vers où, vous ne le direz qu’en l’accomplissant.',
      ],
      look: ['territory:a4'],
      clauses: ['GM-DECL-01', 'GM-DECL-03'],
      deed: writes({ scope: 'internal', kind: 'move-troops', written: {} }),
    },
    {
      text: [
        'Keep some actions for abroad: both sheets share them. Close the sheet of internal orders.',
        'Guarda accions per a l’exterior: els dos fulls les comparteixen. Tanca el full d’accions internes.',
        'Guarda acciones para el exterior: ambas hojas las comparten. Cierra la hoja de acciones internas.',
        'Gardez des actions pour l’étranger : les deux feuilles les partagent. Fermez la feuille des actions internes.',
      ],
      look: ['sheet:Ada'],
      clauses: ['GM-DECL-02'],
      deed: {
        action: { type: 'commit' },
        answers: [
          bo({ type: 'declare', scope: 'external', kind: 'promote-disaffection', written: { target: 'Ada' } }),
          bo({ type: 'commit' }),
        ],
      },
    },
    {
      text: [
        'External orders. A city falls in one way only: it is besieged, then assaulted. Write a {siege} of {b6}. Your army is not there yet: you may write what is not possible yet.',
        'Accions externes. Una ciutat només cau d’una manera: setge i després assalt. Apunta un {siege} de {b6}. L’armada encara no hi és: pots apuntar el que encara no és possible.',
        'Acciones externas. Una ciudad cae de una sola manera: asedio y luego asalto. Anota un {siege} de {b6}. Tu ejército aún no está allí: puedes anotar lo que aún no es posible.',
        'Actions externes. Une ville ne tombe que d’une façon : siège, puis assaut. Notez un {siege} de {b6}. Votre armée n’y est pas encore : on peut noter ce qui n’est pas encore possible.',
      ],
      look: ['territory:b6'],
      clauses: ['GM-CONQ-01', 'GM-DECL-08'],
      deed: writes({ scope: 'external', kind: 'siege', written: { territory: 'b6' } }),
    },
    {
      text: [
        'And the assault: write a {battle} for the city in {b6}.',
        'I l’assalt: apunta una {battle} per la ciutat de {b6}.',
        'Y el asalto: anota una {battle} por la ciudad de {b6}.',
        'Et l’assaut : notez une {battle} pour la ville de {b6}.',
      ],
      look: ['territory:b6'],
      clauses: ['GM-BATT-01'],
      deed: writes({ scope: 'external', kind: 'battle', written: { territory: 'b6' } }),
    },
    {
      text: [
        'Two actions are left over, but this is enough for a first turn. Close the sheet. Whoever has more Authority reads first; you are equal, so a die decides.',
        'Et sobren dues accions, però amb això n’hi ha prou per a un primer torn. Tanca el full. Llig primer qui té més Autoritat; esteu empatats, i ho decideix el dau.',
        'Te sobran dos acciones, pero con esto basta para un primer turno. Cierra la hoja. Lee primero quien tiene más Autoridad; estáis empatados, y decide el dado.',
        'Il vous reste deux actions, mais c’est assez pour un premier tour. Fermez la feuille. Qui a le plus d’Autorité lit en premier ; vous êtes à égalité : un dé en décide.',
      ],
      look: ['sheet:Ada'],
      clauses: ['GM-INIT-01'],
      deed: { action: { type: 'commit' }, dice: [8, 3] },
    },
    {
      text: [
        'Your 8 beats his 3. The first round is for journeys of characters: they can help in tests, spy and be captured. Leave yours at home and pass.',
        'El teu 8 guanya el seu 3. La primera ronda és per als viatges dels personatges: ajuden a les proves, espien i poden ser capturats. Deixa els teus a casa i passa.',
        'Tu 8 gana a su 3. La primera ronda es para viajes de personajes: ayudan en las pruebas, espían y pueden ser capturados. Deja los tuyos en casa y pasa.',
        'Votre 8 bat son 3. La première manche est celle des voyages des personnages : ils aident aux épreuves, espionnent et peuvent être capturés. Laissez les vôtres chez eux et passez.',
      ],
      look: ['player:Ada'],
      clauses: ['GM-FLOW-11'],
      deed: { action: { type: 'pass' }, answers: [bo({ type: 'pass' })] },
    },
    {
      text: [
        'From now on everybody reads one order at a time. Carry out the development first: it always works.',
        'A partir d’ara cadascú llig una acció cada vegada. Fes primer el desenvolupament: sempre ix bé.',
        'Desde ahora cada cual lee una acción cada vez. Lleva a cabo primero el desarrollo: siempre funciona.',
        'Désormais, chacun lit une action à la fois. Accomplissez d’abord le développement : il réussit toujours.',
      ],
      look: ['characteristic:Ada:militarism'],
      clauses: ['GM-EXEC-01'],
      deed: { action: { type: 'execute', declaration: '1' } as Played, answers: [bo({ type: 'execute', declaration: '1' } as Played)] },
    },
    {
      text: [
        'Bo has fortified his capital. Now march: carry out the transfer with all 12 points of the army in {a4}, to {b6}, as an army.',
        'En Bo ha fortificat la capital. Ara marxa: fes el trasllat amb els 12 punts de l’armada de {a4} cap a {b6}, com a armada.',
        'Bo ha fortificado su capital. Ahora marcha: haz el traslado con los 12 puntos del ejército de {a4} hacia {b6}, como ejército.',
        'Bo a fortifié sa capitale. En marche : accomplissez le transfert des 12 points de l’armée de {a4} vers {b6}, comme armée.',
      ],
      look: ['territory:a4'],
      clauses: ['GM-MOVT-01'],
      deed: {
        action: {
          type: 'execute',
          declaration: '2',
          from: { territory: 'a4', kind: 'army' },
          to: { territory: 'b6', kind: 'army' },
          amount: 12,
        } as Played,
        answers: [bo({ type: 'execute', declaration: '2', characters: [] } as Played, [3])],
      },
    },
    {
      text: [
        'Bo tried to stir up your people: a test of Diplomacy, die 3 and Diplomacy 5 make 8, and 8 is not above 10. A test always asks for more than its difficulty; a 1 always fails, a 0 counts 10 and always succeeds.',
        'En Bo volia revoltar la teua gent: una prova de Diplomàcia, dau 3 i Diplomàcia 5 fan 8, i 8 no passa de 10. Una prova sempre demana més que la dificultat; l’1 sempre falla, i el 0 val 10 i sempre ix bé.',
        'Bo quiso alborotar a tu gente: una prueba de Diplomacia, dado 3 y Diplomacia 5 suman 8, y 8 no supera 10. Una prueba siempre pide más que la dificultad; el 1 siempre falla, y el 0 vale 10 y siempre sale bien.',
        'Bo voulait soulever vos gens : une épreuve de Diplomatie, dé 3 et Diplomatie 5 font 8, ce qui ne dépasse pas 10. Une épreuve demande toujours plus que la difficulté ; un 1 échoue toujours, un 0 vaut 10 et réussit toujours.',
      ],
      look: ['characteristic:Bo:diplomacy'],
      clauses: ['GM-TEST-02', 'GM-TEST-03'],
    },
    {
      text: [
        'Carry out the siege from {b6}. It is a test of Militarism against 10: with 6 you need a 5 or more, six chances in ten. The form shows them before you roll.',
        'Fes el setge des de {b6}. És una prova de Militarisme contra 10: amb 6 et cal un 5 o més, sis possibilitats entre deu. El formulari te les mostra abans de tirar.',
        'Lleva a cabo el asedio desde {b6}. Es una prueba de Militarismo contra 10: con 6 necesitas un 5 o más, seis posibilidades entre diez. El formulario las muestra antes de tirar.',
        'Accomplissez le siège depuis {b6}. C’est une épreuve de Militarisme contre 10 : avec 6, il faut 5 ou plus, six chances sur dix. Le formulaire les montre avant le jet.',
      ],
      look: ['territory:b6'],
      clauses: ['GM-SIEG-02', 'GM-TEST-01'],
      deed: { action: { type: 'execute', declaration: '3', base: 'b6', characters: [] } as Played, dice: [7] },
    },
    {
      text: [
        'The city is shut in. Now the assault: each side adds a die, its Militarism and its points. You: 6 and 12; Bo: 5 and 6. Carry out the battle with the army in {b6}.',
        'La ciutat és assetjada. Ara l’assalt: cada bàndol suma un dau, el Militarisme i els punts. Tu: 6 i 12; en Bo: 5 i 6. Fes la batalla amb l’armada de {b6}.',
        'La ciudad está cercada. Ahora el asalto: cada bando suma un dado, su Militarismo y sus puntos. Tú: 6 y 12; Bo: 5 y 6. Lleva a cabo la batalla con el ejército de {b6}.',
        'La ville est encerclée. À l’assaut : chaque camp ajoute un dé, son Militarisme et ses points. Vous : 6 et 12 ; Bo : 5 et 6. Accomplissez la bataille avec l’armée de {b6}.',
      ],
      look: ['territory:b6'],
      clauses: ['GM-BPRO-05', 'GM-CONQ-01'],
      deed: {
        action: {
          type: 'execute',
          declaration: '4',
          units: [{ territory: 'b6', kind: 'army' }],
          characters: [],
        } as Played,
        answers: [bo({ type: 'defend-battle', units: [], characters: [] }, [6, 4])],
      },
    },
    {
      text: [
        '24 to 15: the garrison is lost, and the city is yours with its land. It is worth 2 points at the end, now to you and not to Bo. All orders are read, so the turn is over.',
        '24 a 15: la guarnició s’ha perdut, i la ciutat és teua amb la seua terra. Al final val 2 punts, que ja no són d’en Bo sinó teus. Totes les accions s’han llegit: el torn s’ha acabat.',
        '24 a 15: la guarnición se ha perdido, y la ciudad es tuya con su tierra. Al final vale 2 puntos, que ya no son de Bo, sino tuyos. Todas las acciones se han leído: el turno ha terminado.',
        '24 à 15 : la garnison est perdue, la ville et sa terre sont à vous. Elle vaut 2 points à la fin, pour vous et non plus pour Bo. Toutes les actions sont lues : le tour est fini.',
      ],
      look: ['territory:b6'],
      clauses: ['GM-CONQ-02', 'GM-VPTS-03'],
    },
    {
      text: [
        'When in doubt, press a sentence of the chronicle or a number such as those below: the rulebook opens at that place. From the second turn on mind characteristics of 3 or less: they bring crises.',
        'Si dubtes, prem una frase de la crònica o un número com els de sota: el reglament s’obre en aquell lloc. Des del segon torn, compte amb les característiques de 3 o menys: porten crisis.',
        'Si dudas, pulsa una frase de la crónica o un número como los de abajo: el reglamento se abre en ese lugar. Desde el segundo turno, cuidado con las características de 3 o menos: traen crisis.',
        'En cas de doute, touchez une phrase de la chronique ou un numéro comme ceux-ci : les règles s’ouvrent à cet endroit. Dès le deuxième tour, gare aux caractéristiques de 3 ou moins : elles mènent à des crises.',
      ],
      clauses: ['GM-CRIS-01', 'GM-CRIS-02'],
    },
    {
      text: [
        'What next? Play on from here against a bot: his capital is one march away. Or begin a game with more rivals, draw the map, and negotiate almost anything: cities, troops, promises.',
        'I ara què? Juga a partir d’ací contra un bot: la seua capital és a una marxa. O comença una partida amb més rivals: dibuixeu el mapa i negocieu quasi tot: ciutats, tropes, promeses.',
        '¿Y ahora? Juega desde aquí contra un bot: su capital está a una marcha. O empieza una partida con más rivales: dibujad el mapa y negociad casi todo: ciudades, tropas, promesas.',
        'Et maintenant ? Jouez à partir d’ici contre un robot : sa capitale est à une marche. Ou commencez une partie à plusieurs, dessinez la carte et négociez presque tout : villes, troupes, promesses.',
      ],
      look: ['territory:b1'],
      clauses: ['GM-END-01', 'GM-TRAD-01'],
    },
  ],
};

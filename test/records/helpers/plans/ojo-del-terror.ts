import { type ContentPack, eyeOfTerror, type OjoDelTerror } from 'ludoteca/ojo-del-terror';
import { smallPack } from '../../../games/ojo-del-terror/helpers/packs.js';
import type { Plan } from '../taking/plan.js';
import { greedy, mixed, patient, preferring, random, restless } from '../taking/players.js';
import { numbers, players, table } from '../taking/seats.js';

type Config = OjoDelTerror['Config'];

/** The default map with planets that are dear to attack and rich, and inhabitants of no known kind. */
const harsh: ContentPack = {
  ...eyeOfTerror,
  id: 'harsh',
  kinds: [{ id: 'ghosts', name: 'Espectros', english: 'Ghosts' }],
  planets: eyeOfTerror.planets.map((planet, i) => ({
    ...planet,
    baseDefence: i % 3,
    resources: 2,
    inhabitants: planet.home === null && i % 2 === 0 ? { kind: 'ghosts', units: 1 + (i % 3) } : null,
  })),
};

/** The small map, with something to win on every planet. */
const twoRooms: ContentPack = {
  ...smallPack,
  id: 'two-rooms',
  planets: smallPack.planets.map((planet) => ({ ...planet, name: `World ${planet.id}`, resources: 1 })),
};

const refereed: Partial<Config> = { referee: 'present' };
const writing = preferring<OjoDelTerror>('choose-warband', 'add-order');
const varied = patient<OjoDelTerror>(mixed(restless({ oneIn: 2 }), random(), restless({ oneIn: 4 })));
const plan = (count: number, how: string, hands: Plan<OjoDelTerror>['hands'], config: Partial<Config> = {}): Plan<OjoDelTerror> => ({
  name: `${players(count)}, ${how}`,
  config: { players: table(count), ...config },
  hands,
});

/** Games of El Ojo del Terror that play themselves. */
export const plans: readonly Plan<OjoDelTerror>[] = [
  ...numbers(2, 12).map((count) => plan(count, 'random', random())),
  ...[2, 4, 7, 12].map((count) => plan(count, 'full sheets, a referee', patient(writing), { ...refereed, turns: 5 })),
  ...[2, 3, 5].map((count) => plan(count, 'greedy', greedy())),
  plan(4, 'greedy against random, a referee', patient(mixed(greedy(), random())), refereed),
  plan(3, 'restless, a referee', varied, { ...refereed, turns: 8, favourOpensDeeds: true, gateCountsAsCrossing: true }),
  plan(6, 'restless, a referee, without planets', varied, { ...refereed, startMode: 'planetless', warbandSelection: 'random' }),
  plan(2, 'twenty turns', mixed(writing, random()), { turns: 20, doubledTurns: 5 }),
  plan(5, 'twelve turns scored at the opening', mixed(random(), writing), { turns: 12, scoreOn: 'opening' }),
  plan(4, 'without planets, random bands', mixed(writing, random()), { startMode: 'planetless', warbandSelection: 'random' }),
  plan(12, 'homes by lot, temples replaced', writing, { homeAssignment: 'random', templeSanctity: 'replace', turns: 4, doubledTurns: 0 }),
  plan(3, 'fixed bands, plain creeds', writing, {
    ...{ warbandSelection: 'fixed', fixedWarbands: ['thousandSons', 'blackLegion', 'brokenOath'], creedBenefits: 'sacred-only' },
  }),
  plan(5, 'a harsh map, a referee', patient(mixed(writing, random())), {
    ...{ ...refereed, pack: harsh, homeAssignment: 'random', recruitmentKinds: 'any', turns: 4 },
  }),
  plan(2, 'a map of two rooms', writing, { pack: twoRooms, turns: 6, lieutenants: 1, recruitmentKinds: 'any' }),
  plan(2, 'a map of two rooms, greedy', greedy(), { pack: twoRooms, turns: 6, lieutenants: 0 }),
  plan(4, 'mercy for the defeated, one lieutenant', writing, { noMercyNeedsSuccess: true, lieutenants: 1, favourOpensDeeds: true }),
  plan(8, 'recruits of two kinds', mixed(random(), writing), { recruitmentKinds: ['cultists', 'daemons'], turns: 4 }),
];

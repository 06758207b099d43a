import type { GenesMactantes, RegionMap } from 'ludoteca/genes-mactantes';
import type { Plan } from '../taking/plan.js';
import { first, greedy, mixed, preferring, random, restless } from '../taking/players.js';
import { numbers, players, table } from '../taking/seats.js';
import { bargaining, founding, quarrelling } from './genes-mactantes-hands.js';

type Config = GenesMactantes['Config'];

/**
 * A ring of countries round a lake-sea, each of three cities in a row, a march behind them and an island of its own in the outer sea. Its ids are plain
 * numbers, whose order as keys is not theirs on the map.
 */
export const ringOf = (countries: number): RegionMap => {
  const seats = numbers(1, countries).reverse();
  const id = (seat: number, place: number): string => String(10 * seat + place);
  const features = [['plain', 'river'], ['forest'], ['mountain'], ['volcano'], ['marsh']] as const;
  const next = (seat: number): number => (seat === 1 ? countries : seat - 1);
  const plain = (a: string, b: string) => ({ a, b, barrier: 'none' as const });
  return {
    id: `ring-${countries}`,
    name: 'A ring',
    territories: [
      ...seats.flatMap((seat) =>
        features.map((own, place) => ({
          ...{ id: id(seat, place), name: `Land ${seat}.${place}`, kind: 'land' as const, features: [...own] },
        })),
      ),
      { id: '5000', name: 'Outer Sea', kind: 'sea', features: [] },
      { id: 'constructor', name: 'Inner Sea', kind: 'sea', features: [] },
    ],
    edges: seats.flatMap((seat) => [
      plain(id(seat, 0), id(seat, 1)),
      { a: id(seat, 1), b: id(seat, 2), barrier: 'river' as const },
      plain(id(seat, 2), id(seat, 4)),
      plain(id(seat, 0), 'constructor'),
      plain(id(seat, 4), '5000'),
      plain(id(seat, 3), '5000'),
      { a: id(seat, 1), b: '5000', barrier: 'cliff' as const },
      plain(id(seat, 2), id(next(seat), 1)),
    ]),
    countries: seats.map((seat) => ({
      ...{ id: `land-${seat}`, name: '' },
      territories: features.map((_, place) => id(seat, place)),
      cities: [0, 1, 2].map((place) => ({ territory: id(seat, place), name: `Town ${seat}.${place}` })),
    })),
  };
};

const turns = (count: number) => ({ mode: 'turns', turns: count }) as const;
const warlike = first<GenesMactantes>(quarrelling, random());
const talkative = first<GenesMactantes>(bargaining, quarrelling, restless({ oneIn: 4 }));
const plan = (count: number, how: string, hands: Plan<GenesMactantes>['hands'], config: Partial<Config> = {}): Plan<GenesMactantes> => ({
  name: `${players(count)}, ${how}`,
  config: { players: table(count), ...config },
  hands,
  most: 450,
});

/** Games of Genes Mactantes that play themselves. */
export const plans: readonly Plan<GenesMactantes>[] = [
  ...[2, 3, 4, 5].flatMap((count) => [
    plan(count, 'random', random(), { length: turns(4) }),
    plan(count, 'greedy', greedy(1, 8), { length: turns(2), relevance: 'small' }),
    plan(count, 'warlike', warlike, { length: turns(6), earlyVictory: false }),
    plan(count, 'talkative', talkative, { length: turns(4), mixedVictory: true }),
    plan(count, 'restless on a drawn board', restless({ oneIn: 3 }), { boardMode: 'drawn', length: turns(4), relevanceMode: 'random' }),
    plan(count, 'warlike on a ring', warlike, { map: ringOf(count), length: turns(4), minActions: 0 }),
  ]),
  plan(6, 'restless on a ring', restless({ oneIn: 3 }), { map: ringOf(6), length: turns(2) }),
  plan(8, 'drawing a ring of their own', random(), { map: ringOf(8), boardMode: 'drawn', length: turns(1), relevance: 'small' }),
  plan(10, 'warlike on a ring', warlike, { map: ringOf(10), length: turns(2), relevance: 'large' }),
  plan(10, 'greedy against random on a ring', mixed(greedy(1, 4), random(), random()), { map: ringOf(10), length: turns(1) }),
  plan(2, 'until conditions are met', warlike, { length: { mode: 'conditions', turnCap: 12 }, events: false, orderMode: 'seating' }),
  {
    ...plan(3, 'levies and civil wars', warlike, { civilWarMuster: true, rounding: 'up', battleTerrain: true, length: turns(8) }),
    seed: 33,
  },
  plan(4, 'many journeys in the open', mixed(restless({ oneIn: 2 }), random()), {
    ...{ journeysPerTurn: 3, hiddenCharacters: false, maxCharacters: 4, foreignSupport: false, length: turns(4) },
  }),
  plan(3, 'no cheap knowledge, no offers', random(), { copyRequiresLead: true, maxOffersPerTurn: 0, foundingTroops: 0, length: turns(4) }),
  plan(2, 'fires of their own', mixed(greedy(1, 6), random()), {
    ...{ rounding: 'nearest', maxOffersPerTurn: 9, length: turns(3) },
    disasterKinds: [
      { id: 'fire', name: 'Foc', english: 'Fire', terrain: ['forest'] },
      { id: 'plague', name: 'Pesta', english: 'Plague', terrain: 'any' },
    ],
  }),
  // Games in which governments fall, and rebels have a principal: few do.
  ...Object.entries({ 2: 25, 3: 13, 4: 11 }).map(([count, seed]) => ({
    ...plan(Number(count), 'frail governments', first(founding, quarrelling, random()), { length: turns(6), earlyVictory: false }),
    seed,
  })),
  {
    ...plan(4, 'frail governments, muster', first(founding, quarrelling, bargaining), {
      length: turns(6),
      civilWarMuster: true,
      minActions: 0,
    }),
    seed: 14,
  },
  plan(3, 'spies', first(preferring('execute', 'declare'), random()), { length: turns(5), relevance: 'large', earlyVictory: false }),
];

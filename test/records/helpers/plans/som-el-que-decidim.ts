import { type Content, catalonia, type SomElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { busyVillage, village } from '../../../games/som-el-que-decidim/helpers/packs.js';
import type { Plan } from '../taking/plan.js';
import { avoiding, first, greedy, mixed, preferring, random, restless } from '../taking/players.js';
import { players, table } from '../taking/seats.js';

type Config = SomElQueDecidim['Config'];

/** The village in one line, where a part of the urn that is found leaves its finder nowhere to go. */
export const street: Content = { ...village, id: 'street', cells: village.cells.map((_, column) => ({ row: 0, column })) };
/** Catalonia, better paid. */
const rich: Content = { ...catalonia, id: 'rich', die: catalonia.die.map((face) => ({ ...face, money: face.money + 2 })) };

/** Saves its money, collects what there is to collect and calls a vote when it can. */
const thrifty = first<SomElQueDecidim>(
  preferring('collect-prescription', 'collect-inheritance', 'call-elections', 'present-motion', 'commit-votes', 'mobilise', 'end-cohesion'),
  avoiding('decline-vote'),
);
const plan = (count: number, how: string, hands: Plan<SomElQueDecidim>['hands'], config: Partial<Config> = {}): Plan<SomElQueDecidim> => ({
  name: `${players(count)}, ${how}`,
  config: { players: table(count), ...config },
  hands,
});

/** Games of Som el que decidim! that play themselves. */
export const plans: readonly Plan<SomElQueDecidim>[] = [
  plan(1, 'mode A, random', random(), { mode: 'A', centralism: 'high' }),
  plan(1, 'mode AB, thrifty', thrifty, { mode: 'AB', centralism: 'intense' }),
  plan(1, 'mode AB, greedy', greedy(), { mode: 'AB', centralism: 'high' }),
  plan(1, 'in the village', thrifty, { mode: 'AB', content: village, centralism: 'high' }),
  ...[2, 3, 4].flatMap((count) => [
    plan(count, 'mode A, random', random(), { mode: 'A' }),
    plan(count, 'mode AB, thrifty', thrifty, { mode: 'AB', centralism: 'medium', concentration: 'keep' }),
    plan(count, 'mode ABC, thrifty', thrifty, { mode: 'ABC', centralism: 'medium' }),
    plan(count, 'mode AC, thrifty', thrifty, { mode: 'AC', centralism: 'high' }),
    plan(count, 'mode ABC, greedy', greedy(), { mode: 'ABC', centralism: 'medium' }),
    plan(count, 'mode ABC, restless', restless({ oneIn: 2 }), { mode: 'ABC', centralism: 'choose' }),
    plan(count, 'in the village, restless', restless({ oneIn: 2 }), { mode: 'ABC', content: village }),
    plan(count, 'in the busy village', thrifty, { mode: 'ABC', content: busyVillage, centralism: 'medium' }),
    plan(count, 'in the busy village, greedy against random', mixed(greedy(), random()), { mode: 'ABC', content: busyVillage }),
  ]),
  plan(4, 'coins broken at will', thrifty, {
    mode: 'AB',
    changePolicy: 'free',
    firstStepOptional: true,
    firstHolder: 'random',
    content: rich,
  }),
  plan(3, 'coins broken in need', thrifty, { mode: 'ABC', changePolicy: 'needed', suffrageOnDiscovery: false, content: rich }),
  plan(2, 'no second bonus, bo governs', thrifty, { mode: 'A', economicRediscovery: false, firstHolder: 'bo', content: rich }),
  plan(3, 'six turns', thrifty, { mode: 'AC', turnLimit: 6, centralism: 'intense', content: village }),
  ...[2, 3, 4].map((count) => plan(count, 'in a street', thrifty, { mode: 'AB', content: street, centralism: 'medium' })),
  plan(4, 'a votes village', thrifty, { mode: 'AC', content: village, centralism: 'medium', suffrageOnDiscovery: false }),
  {
    ...plan(2, 'colours of their own', thrifty, { mode: 'ABC', content: rich, centralism: 'medium' }),
    config: { players: [{ id: 'ada', colour: 'blue' }, 'bo'], mode: 'ABC', content: rich, centralism: 'medium' },
  },
];

import { type Content, catalonia, type Flag, type SomElQueDecidim, type TileSymbol } from 'ludoteca/som-el-que-decidim';
import type { Plan } from '../taking/plan.js';
import { avoiding, first, greedy, mixed, preferring, random, restless } from '../taking/players.js';
import { numbers, players, table } from '../taking/seats.js';

type Config = SomElQueDecidim['Config'];

const tile = (id: string, flag: Flag, symbol: TileSymbol | null = null, start = false) => ({ id, name: id, flag, symbol, start });
const powers = ['health', 'justice', 'mossos'] as const;

/** A village of four by three, where everything is near and the State pays well: for games in which rare things happen often. */
const village: Content = {
  ...catalonia,
  id: 'village',
  cells: numbers(0, 11).map((cell) => ({ row: Math.floor(cell / 4), column: cell % 4 })),
  die: catalonia.die.map(({ icon }, i) => ({ icon, money: [6, 4, 4, 4, 2, 5][i]! })),
  tiles: [
    tile('square', 'catalonia', null, true),
    tile('tax-office', 'catalonia', 'taxAgency'),
    tile('pharmacy', 'catalonia', 'prescription'),
    tile('notary', 'catalonia', 'inheritance'),
    tile('market', 'catalonia', 'economic'),
    tile('school', 'catalonia'),
    tile('polling-station', 'world', 'suffrage'),
    tile('garden', 'world'),
    tile('urn-lid', 'urn'),
    tile('urn-box', 'urn'),
    tile('decree', 'spain'),
    tile('veto', 'spain'),
  ],
};
/** The same village with the discs that have most powers, and a die that lets the holder or everybody move. */
const busyVillage: Content = {
  ...village,
  id: 'busy-village',
  discs: village.discs.map((disc, i) =>
    disc.value === 1 ? disc : { id: `${powers[i % 3]!}-${Math.floor(i / 3) + 1}`, kind: powers[i % 3]!, value: disc.value },
  ),
  die: village.die.map(({ money }, i) => ({ money, icon: i % 2 === 0 ? 'holder' : 'everybody' })),
};
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

import type { Order, State } from 'ludoteca/genes-mactantes';
import { largestMap, table } from './ring-maps.js';
import * as t from './table.js';

const land = largestMap.territories.filter(({ kind }) => kind === 'land').map(({ id }) => id);
const seas = largestMap.territories.filter(({ kind }) => kind === 'sea').map(({ id }) => id);

/** Ten players on the largest map, a city on every land, people and troops everywhere: as much as there can be to look at. */
export const largestPosition = (): State =>
  t.edit(t.started(table(10), { map: largestMap, relevance: 'large', maxCharacters: 20 }), (draft) => {
    draft.config.players.forEach((player, seat) => {
      const own = land.filter((id) => draft.controllers[id] === player);
      for (const id of own) draft.cities[id] ??= { name: `City ${id}`, walled: false, capitalOf: null, siege: null, disasterTurn: null };
      const abroad = land.slice(seat * 3, seat * 3 + 12).filter((id) => !own.includes(id));
      const units = [
        ...own.flatMap((id) => [`${id} garrison 3`, `${id} army 2`]),
        ...abroad.map((id) => `${id} army 2`),
        ...seas.slice(seat * 9, seat * 9 + 9).map((id) => `${id} patrol 2`),
      ];
      t.arm(draft, player, units.join(', '));
      for (let i = 0; i < 14; i++) t.person(draft, player, 'A1 D2 M1', land[(seat * 19 + i * 7) % land.length]!, t.seenAt(land[i]!));
    });
  });

const [, second, third, fourth] = table(10) as [string, string, string, string];

/** Orders of every sort of means. */
const orders: readonly Order[] = [
  t.internal('move-troops'),
  t.internal('demobilise'),
  t.internal('recruit', { mode: 'levy' }),
  t.internal('battle', { opponent: second }),
  t.external('battle', { opponent: third }),
  t.external('capture', { character: 'person-50' }),
  t.external('sabotage', { target: fourth }),
];

/** The largest position while orders are written, while they are carried out, and in the round of journeys. */
export const largestPositions = (): Readonly<Record<string, State>> => {
  const writing = largestPosition();
  const [first] = table(10) as [string];
  return {
    'internal orders are written': writing,
    'external orders are written': t.edit(writing, (draft) => {
      draft.step = 'declare-external';
    }),
    'orders are carried out': t.resolving(writing, first, { [first]: orders }),
    'people travel': t.resolving(writing, first, {}),
  };
};

import { characterOf } from '../../queries/state.js';
import { type KindRule, noMeans } from './order-rule.js';
import { askTarget, attempt, castAt, lostTarget, outOfSight, ownerOf, targetFaults, targetsOf } from './personal.js';

/** [GM-ASSA-01] [GM-ASSA-03] An attempt on a life, by contest of Diplomacy. */
export const assassinate: KindRule<'assassinate'> = {
  scopes: ['internal', 'external'],
  needs: [],
  declare: (state, player, { character }) => targetFaults(state, player, character),
  *listWritten(state, player) {
    for (const { id: character } of targetsOf(state, player)) yield { character };
  },
  askWritten: (state, player) => askTarget(targetsOf(state, player)),
  voidReason: (state, player, { scope, written: { character } }) =>
    lostTarget(state, player, character) ?? outOfSight(state, player, scope, character),
  casting: (state, _player, { written: { character } }) => castAt(state, 'diplomacy', character),
  against: (state, { written: { character } }) => characterOf(state, character)?.owner ?? null,
  listMeans: () => noMeans,
  execute: (state, player, order, means) =>
    attempt(state, player, order, means, {
      deed: 'assassinate',
      characteristic: 'diplomacy',
      opponent: ownerOf(state, order.written.character),
    }),
};

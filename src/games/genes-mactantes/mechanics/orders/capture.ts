import { one } from '../../../../core/choices/choices.js';
import { sure } from '../../queries/domains.js';
import { characterOf, charactersOf, isLiving, isRescue } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { OrderOf, State } from '../../types/index.js';
import { now } from '../countries/board.js';
import { impossible, type KindRule } from './order-rule.js';
import { askTarget, attempt, castAt, lostTarget, outOfSight, targetFaults, targetsOf } from './personal.js';

/** Who holds or owns the target. [GM-PERS-04] [GM-CAPT-04] */
const opponentOf = (state: State, player: string, order: OrderOf<'capture'>): string | null => {
  const target = characterOf(state, order.written.character);
  if (target === undefined) return null;
  return isRescue(state, player, order) ? target.captor : target.owner;
};

/** [GM-CAPT-01] [GM-CAPT-04] A capture, or the rescue of an own captive. */
export const capture: KindRule<'capture'> = {
  scopes: ['internal', 'external'],
  needs: ['characteristic'],
  *declare(state, player, written, scope) {
    if (isRescue(state, player, { scope, kind: 'capture', written })) return;
    yield* targetFaults(state, player, written.character);
    const target = characterOf(state, written.character);
    if (target !== undefined && target.owner !== player && target.captor !== null)
      yield refuse('already-captive', 'GM-CAPT-04', { character: target.id, name: target.name }, 'written.character');
  },
  *listWritten(state, player, scope) {
    for (const { id: character } of targetsOf(state, player)) yield { character };
    if (scope === 'internal') return;
    for (const { id: character, owner, captor, out } of state.characters)
      if (out === null && owner === player && captor !== null) yield { character };
  },
  askWritten: (state, player, scope) =>
    askTarget([
      ...targetsOf(state, player).filter(({ captor }) => captor === null),
      ...(scope === 'internal' ? [] : charactersOf(state, player).filter(({ captor }) => captor !== null)),
    ]),
  voidReason(state, player, order, wasRescue) {
    const { scope, written } = order;
    // Whoever was to be freed and is no captive any more may serve another by now: what was written was no capture. [GM-CAPT-04]
    if (wasRescue && characterOf(state, written.character)?.captor === null) return impossible('target-changed', 'GM-CAPT-04');
    if (isRescue(state, player, order)) return outOfSight(state, player, scope, written.character);
    const lost = lostTarget(state, player, written.character);
    if (lost !== null) return lost;
    if (characterOf(state, written.character)!.captor !== null) return impossible('already-captive', 'GM-CAPT-04');
    return outOfSight(state, player, scope, written.character);
  },
  casting: (state, _player, { written: { character } }, { characteristic }) => castAt(state, characteristic!, character),
  against(state, order) {
    const target = characterOf(state, order.written.character);
    return target === undefined ? null : (target.captor ?? target.owner);
  },
  *check(_state, _player, _order, { characteristic }) {
    if (characteristic !== 'diplomacy' && characteristic !== 'militarism')
      yield refuse('bad-parameter', 'GM-CAPT-01', {}, 'characteristic');
  },
  *listMeans() {
    yield { characteristic: 'diplomacy' };
    yield { characteristic: 'militarism' };
  },
  askMeans: (_state, player) => ({
    characteristic: () => one(['diplomacy', 'militarism'] as const, { about: (id) => ({ kind: 'characteristic', player, id }), ...sure }),
  }),
  execute(state, player, order, means) {
    const board = now(state);
    const opponent = opponentOf(board, player, order)!;
    if (!isLiving(board, opponent)) return;
    attempt(state, player, order, means, {
      deed: isRescue(board, player, order) ? 'rescue' : 'capture',
      characteristic: means.characteristic!,
      opponent,
    });
  },
};

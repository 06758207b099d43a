import { idsOf, participants } from '../../queries/participants.js';
import { characterOf, charactersOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { OrderOf, State } from '../../types/index.js';
import { intelWorth } from '../affairs/contest.js';
import { exposeTo } from '../affairs/reprisals.js';
import { rollTest } from '../affairs/tests.js';
import { now } from '../countries/board.js';
import { activate, sightTarget, convince as winOver } from '../countries/characters.js';
import { changeIntel } from '../countries/country.js';
import { impossible, type KindRule, noMeans } from './order-rule.js';
import { askTarget, castAt, lostTarget, outOfSight, targetFaults, targetsOf } from './personal.js';

/** What convincing must beat, the target's Authority apart. [GM-CONV-01] */
const difficulty = 18;

/** Only its captor can convince a captive, at home. [GM-CONV-03] */
const isOutOfReach = (state: State, player: string, { scope, written }: Pick<OrderOf<'convince'>, 'scope' | 'written'>): boolean => {
  const captor = characterOf(state, written.character)?.captor ?? null;
  return captor !== null && (captor !== player || scope !== 'internal');
};

/** [GM-CONV-01] [GM-CONV-02] [GM-CONV-03] A character is won over. */
export const convince: KindRule<'convince'> = {
  scopes: ['internal', 'external'],
  needs: [],
  *declare(state, player, written, scope) {
    yield* targetFaults(state, player, written.character);
    if (isOutOfReach(state, player, { scope, written })) yield refuse('target-captive', 'GM-CONV-03', {}, 'written.character');
  },
  *listWritten(state, player) {
    for (const { id: character } of targetsOf(state, player)) yield { character };
  },
  askWritten: (state, player, scope) =>
    askTarget(targetsOf(state, player).filter(({ id: character }) => !isOutOfReach(state, player, { scope, written: { character } }))),
  voidReason(state, player, order) {
    const { scope, written } = order;
    const lost = lostTarget(state, player, written.character);
    if (lost !== null) return lost;
    if (isOutOfReach(state, player, order)) return impossible('target-captive', 'GM-CONV-03');
    if (charactersOf(state, player).length >= state.config.maxCharacters) return impossible('too-many-characters', 'GM-CONV-03');
    return outOfSight(state, player, scope, written.character);
  },
  casting: (state, _player, { written: { character } }) => castAt(state, 'authority', character),
  against: (state, { written: { character } }) => characterOf(state, character)?.owner ?? null,
  listMeans: () => noMeans,
  execute(state, player, { written: { character } }, means, table) {
    const board = now(state);
    const { owner, values } = characterOf(board, character)!;
    const active = participants(board, means.characters ?? [], castAt(board, 'authority', character));
    const resistance = difficulty + values.authority;
    activate(state, active, table);
    sightTarget(state, character, table);
    if (means.useIntel === true) changeIntel(state, player, owner, -1, table);
    const trial = {
      purpose: 'convince',
      characteristic: 'authority',
      difficulty: resistance - (means.useIntel === true ? intelWorth : 0),
      participants: active,
    } as const;
    if (rollTest(state, player, trial, table).success) winOver(state, character, player, table);
    else exposeTo(state, owner, idsOf(active));
  },
};

import type { Draft } from 'immer';
import type { Table } from '../../../core/rule.js';
import { peek } from '../../../core/state.js';
import { atlas, controllerOf } from '../queries.js';
import type { Event, State, TurnReport } from '../types.js';
import { formAlliances } from './alliances.js';
import { judgeDeeds } from './deeds.js';
import { raiseDefences } from './defences.js';
import { eliminate } from './elimination.js';
import { conquer, fightForPlanets } from './fights.js';
import { scorePoints } from './points.js';
import { addPoints, drawClosingMap, file, giveBenefits, unrollMap } from './publish.js';
import { transfer } from './transfers.js';
import { copyOrder, type Turn } from './turn.js';

export { copyOrder } from './turn.js';

/** [ET-ADJ-12] What is found out, in the order of the book: each step reads the opening map and the steps before it, and nothing else. */
const steps: readonly ((turn: Turn) => void)[] = [
  formAlliances,
  raiseDefences,
  fightForPlanets,
  conquer,
  transfer,
  eliminate,
  drawClosingMap,
  judgeDeeds,
  scorePoints,
];

/** What then changes, all of it for the next turn. [ET-FLOW-07] */
const changes: readonly ((state: Draft<State>, turn: Turn) => void)[] = [unrollMap, addPoints, giveBenefits, file];

const openingOf = (state: State): Record<string, string | null> => {
  const opening: Record<string, string | null> = {};
  for (const planet of atlas(state).order) opening[planet] = controllerOf(state, planet);
  return opening;
};

const openReport = (state: State): Draft<TurnReport> => ({
  turn: state.turn,
  opening: openingOf(state),
  sheets: Object.fromEntries(state.config.players.map((player) => [player, state.sheets[player]!.orders.map(copyOrder)])),
  verdicts: state.verdicts.map((verdict) => ({ ...verdict })),
  alliances: [],
  defences: [],
  kills: [],
  fights: [],
  conquests: [],
  cessions: [],
  trades: [],
  eliminations: [],
  returns: [],
  claims: [],
  points: [],
  draws: [],
});

/** [ET-FLOW-08] Reveals the sheets, resolves the turn and publishes it. */
export const adjudicate = (state: Draft<State>, table: Table<Event>): void => {
  const opening = peek<State>(state as State);
  const report = openReport(opening);
  table.emit({
    type: 'orders-revealed',
    turn: opening.turn,
    sheets: Object.fromEntries(opening.config.players.map((player) => [player, opening.sheets[player]!.orders.map(copyOrder)])),
    verdicts: opening.verdicts.map((verdict) => ({ ...verdict })),
  });
  const turn: Turn = {
    state: opening,
    atlas: atlas(opening),
    table,
    report,
    taken: new Map(),
    forces: new Map(),
    defences: new Map(),
    victors: new Map(),
    closing: opening.planets,
  };
  for (const step of steps) step(turn);
  for (const change of changes) change(state, turn);
};

import type { Draft } from 'immer';
import { peek } from '../../../../core/data/copies.js';
import type { Table } from '../../../../core/game/rule.js';
import { byPlanet } from '../../content/atlas.js';
import { type Survey, surveyOf } from '../../queries/holdings.js';
import { playersOf } from '../../queries/state.js';
import type { Event, Order, PlanetState, State, ToldOrder, TurnReport, Verdict } from '../../types/index.js';
import { copyOrder, tellOrder } from '../orders/copies.js';
import { formAlliances } from './alliances.js';
import { judgeDeeds } from './deeds.js';
import { raiseDefences } from './defences.js';
import { eliminate } from './elimination.js';
import { conquer, fightForPlanets } from './fights.js';
import { scorePoints } from './points.js';
import { addPoints, buryDead, drawFightMap, file, giveBenefits, unrollMap } from './publish.js';
import { transfer } from './transfers.js';
import { collectOrders, type Turn } from './turn.js';

/** [ET-ADJ-12] What is found out, in the order of the book: each step reads the opening map and the steps before it, and nothing else. */
const steps: readonly ((turn: Turn) => void)[] = [
  formAlliances,
  raiseDefences,
  fightForPlanets,
  conquer,
  drawFightMap,
  transfer,
  eliminate,
  buryDead,
  judgeDeeds,
  scorePoints,
];

/** What then changes, all of it for the next turn. [ET-FLOW-07] */
const changes: readonly ((state: Draft<State>, turn: Turn) => void)[] = [addPoints, giveBenefits, unrollMap, file];

const controllerOf = ({ controller }: PlanetState): string | null => controller;

/** The sheets as they are published, every order copied in one way or the other. */
const revealed = <T extends Order | ToldOrder>(state: State, copy: (order: Order) => Draft<T>): Record<string, Draft<T>[]> => {
  const copies: Record<string, Draft<T>[]> = {};
  for (const player of playersOf(state)) copies[player] = state.sheets[player]!.orders.map(copy);
  return copies;
};

const copyVerdict = ({ player, deed, verdict }: Verdict): Verdict => ({ player, deed, verdict });

const openReport = (state: State, { atlas, worlds }: Survey): Draft<TurnReport> => ({
  turn: state.turn,
  opening: byPlanet(atlas, worlds.map(controllerOf)),
  sheets: revealed(state, copyOrder),
  verdicts: state.verdicts.map(copyVerdict),
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
  const survey = surveyOf(opening);
  const turn: Turn = {
    state: opening,
    atlas: survey.atlas,
    orders: collectOrders(opening),
    table,
    report: openReport(opening, survey),
    battles: [],
    worlds: [...survey.worlds],
    fought: survey,
  };
  table.emit({
    type: 'orders-revealed',
    turn: opening.turn,
    sheets: revealed(opening, tellOrder),
    verdicts: opening.verdicts.map(copyVerdict),
  });
  for (const step of steps) step(turn);
  for (const change of changes) change(state, turn);
};

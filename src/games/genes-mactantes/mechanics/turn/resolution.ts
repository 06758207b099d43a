import { allowanceNow } from '../../queries/allowances.js';
import { effectiveAuthority, isExecutable, isLiving, living, livingInOrder, sheetOf } from '../../queries/state.js';
import type { EventOf, State } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { changeCharacteristic } from '../countries/country.js';
import { endGame } from '../countries/ending.js';
import { settleOrder } from '../countries/sheets.js';
import { leadersByPoints } from '../scoring.js';
import { settleVictory } from '../victory.js';
import { beginTurn } from './opening.js';

type Dice = EventOf<'initiative-set'>['dice'][number][];

/** Equal players roll, higher first, until separated; the higher subgroup completely before the next. [GM-INIT-02] */
const separate = (group: readonly string[], dice: Dice, table: Table): readonly string[] => {
  if (group.length < 2) return group;
  const rolled = group.map((player) => ({ player, value: table.roll(10, `initiative: ${player}`) }));
  dice.push(...rolled);
  const values = [...new Set(rolled.map(({ value }) => value))].sort((a, b) => b - a);
  return values.flatMap((value) =>
    separate(
      rolled.filter((roll) => roll.value === value).map(({ player }) => player),
      dice,
      table,
    ),
  );
};

/** [GM-INIT-01] The order of the resolution; it does not change during it. [GM-FLOW-08] */
export const enterResolution = (state: Board, table: Table): void => {
  const board = now(state);
  const authority = (player: string): number => effectiveAuthority(board.countries[player]!);
  const players = livingInOrder(board);
  const values = [...new Set(players.map(authority))].sort((a, b) => b - a);
  const dice: Dice = [];
  const initiative = values.flatMap((value) =>
    separate(
      players.filter((player) => authority(player) === value),
      dice,
      table,
    ),
  );
  state.step = 'resolution';
  state.initiative = [...initiative];
  state.slot = null;
  table.emit({ type: 'initiative-set', initiative: [...initiative], dice });
};

/** Who has the next slot: everybody in round 1, then those with something to execute. [GM-FLOW-09] [GM-FLOW-12] */
const nextSlot = (state: State): { readonly round: number; readonly player: string } | null => {
  const { initiative, slot } = state;
  const place = slot === null ? 0 : initiative.indexOf(slot.player) + 1;
  const round = slot?.round ?? 1;
  const hasSlot = (player: string, inRound: number): boolean =>
    isLiving(state, player) && (inRound === 1 || sheetOf(state, player).some(isExecutable));
  for (let i = 0; i < initiative.length; i++) {
    const nth = place + i;
    const player = initiative[nth % initiative.length]!;
    const itsRound = nth < initiative.length ? round : round + 1;
    if (hasSlot(player, itsRound)) return { round: itsRound, player };
  }
  return null;
};

/** A slot is over: the endings are looked at, and the next slot begins, or upkeep. [GM-FLOW-17] [GM-FLOW-13] */
export const goOnWithResolution = (state: Board, table: Table): void => {
  if (state.slot !== null) settleVictory(state, state.slot.player, table);
  if (state.ending !== null) return;
  const next = nextSlot(now(state));
  if (next === null) {
    for (const player of living(now(state))) voidRest(state, player, table);
    state.slot = null;
    state.step = 'upkeep';
    return;
  }
  const { round, player } = next;
  if (state.slot === null) state.slot = { round, player, isOver: false };
  else {
    state.slot.round = round;
    state.slot.player = player;
    state.slot.isOver = false;
  }
  table.emit({ type: 'slot-began', player, round });
};

/** Support of a rebellion that was not called for is void. [GM-FLOW-13] [GM-SREB-01] [GM-EXTN-01] */
const voidRest = (state: Board, player: string, table: Table): void => {
  for (const { id, order, state: fate } of [...sheetOf(now(state), player)]) {
    if (fate !== 'pending') continue;
    const isGone = order.kind === 'support-rebellion' && !isLiving(now(state), order.written.target);
    const declaration = settleOrder(state, player, id, 'void');
    table.emit({ type: 'action-void', player, declaration, reason: isGone ? 'target-eliminated' : 'no-civil-war' });
  }
};

/** Is this the last turn of the game? [GM-END-02] [GM-CFG-15] */
const isLastTurn = ({ config: { length }, turn }: State): boolean =>
  length.mode === 'turns' ? turn >= length.turns : length.turnCap !== null && turn >= length.turnCap;

/** [GM-FLOW-14] What happens between turns, in this order. */
export const upkeep = (state: Board, table: Table): void => {
  if (isLastTurn(now(state))) {
    endGame(state, 'turn-limit', leadersByPoints(now(state)), table);
    return;
  }
  settleVictory(state, null, table);
  if (state.ending !== null) return;
  const disorderLosses: Record<string, number> = {};
  for (const player of livingInOrder(now(state))) {
    const { disorder } = state.countries[player]!;
    if (disorder === 0) continue;
    changeCharacteristic(state, player, 'authority', -disorder, 'disorder', table); // [GM-REST-03]
    disorderLosses[player] = disorder;
  }
  for (const player of state.config.players) {
    state.sheets[player]!.length = 0;
    state.committed[player] = false;
    state.offersMade[player]!.length = 0;
  }
  for (const offer of now(state).offers)
    table.emit({ type: 'trade-closed', offer: { ...offer, give: [...offer.give], take: [...offer.take] }, reason: 'expired' }); // [GM-TRAD-15]
  state.offers.length = 0;
  if (now(state).passages.some(({ untilTurn }) => untilTurn <= state.turn))
    state.passages = state.passages.filter(({ untilTurn }) => untilTurn > state.turn); // [GM-TRAD-10]
  for (const [i, { used, journeys }] of now(state).characters.entries())
    if (used || journeys > 0) {
      state.characters[i]!.used = false;
      state.characters[i]!.journeys = 0;
    }
  for (const [territory, { disasterTurn }] of Object.entries(now(state).cities))
    if (disasterTurn !== null) state.cities[territory]!.disasterTurn = null; // [GM-EVNT-09]
  for (const player of living(now(state))) {
    const country = state.countries[player]!;
    const { thisTurn, nextTurn } = country;
    thisTurn.bonus = nextTurn.bonus; // [GM-ALLO-05]
    thisTurn.penalty = nextTurn.penalty;
    thisTurn.crisisSpent = 0;
    nextTurn.bonus = 0;
    nextTurn.penalty = 0;
    country.allowance = allowanceNow(now(state).config, now(state).countries[player]!);
  }
  table.emit({ type: 'turn-ended', turn: state.turn, disorderLosses });
  beginTurn(state, table);
};

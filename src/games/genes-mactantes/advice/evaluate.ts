import { own } from '../../../core/data/own.js';
import { resultOf } from '../../../core/game/results.js';
import { isFound } from '../mechanics/orders/personal.js';
import { outcomeOf, scoreOf } from '../mechanics/scoring.js';
import { hasDethroned } from '../mechanics/victory.js';
import { isRoundOfJourneys } from '../queries/flow.js';
import { countryValue } from '../queries/participants.js';
import { isPlacePublic, whereSought } from '../queries/sightings.js';
import { characterOf, controllerOf, isLiving, isUsable, living, sheetOf } from '../queries/state.js';
import type { Character, Characteristic, Order, Scope, State } from '../types/index.js';

/** What things not yet counted are worth, in victory points. */
const worth = { action: 2, intel: 0.6, claim: 40, capital: 16, war: -8, disorder: -2, level: -3, captive: 1.5 } as const;

/** How likely a rival tries to lay hands on a principal that is on its own land, where it was seen, or in hiding. [GM-PERS-02] [GM-PERS-05] */
const exposed = { inItsLand: 1.5, seen: 0.5, hidden: 0.05 } as const;

/** How likely somebody seen is still there once the round of journeys is over. [GM-FLOW-18] */
const staying = 0.4;

/** How many turns still come after this one, as far as anybody can say. */
const turnsAhead = ({ config: { length }, turn }: State): number => {
  const last = length.mode === 'turns' ? length.turns : (length.turnCap ?? turn + 6);
  return Math.max(0, last - turn);
};

/** The chance that a d10 and a value beat a difficulty; a 1 never does and a 10 always. */
const chanceOfTest = (value: number, difficulty: number): number => Math.min(0.9, Math.max(0.1, (10 + value - difficulty) / 10));

/** The chances that one d10 beats another by more than it lacks, for a side that is behind by 0 to 9 points. */
const chanceFromBehind = [0.45, 0.37, 0.31, 0.26, 0.22, 0.19, 0.17, 0.16, 0.15, 0.14] as const;

/** About the chance that the first of two values wins a contest. */
const chanceOfContest = (mine: number, other: number): number => {
  const behind = Math.min(9, Math.abs(other - mine));
  return mine < other ? chanceFromBehind[behind]! : 0.9 - chanceFromBehind[behind]!;
};

/** What all claims or all capitals are worth to whoever gets them: nothing where they do not end the game. [GM-END-05] */
const prize = ({ config }: State, what: 'claim' | 'capital'): number =>
  config.length.mode === 'conditions' || config.earlyVictory ? worth[what] : 0;

/** What a claim to the throne of a rival is worth: with the last one the game is won. */
const worthOfClaim = (state: State, player: string, rival: string): number =>
  hasDethroned(state, player, rival) ? 0 : prize(state, 'claim') / (living(state).length - 1);

/** The chance of a capture, by whichever characteristic suits the captor better. [GM-CAPT-01] */
const chanceOfCapture = (state: State, player: string, target: Character): number =>
  Math.max(
    ...(['diplomacy', 'militarism'] as const).map((by) =>
      chanceOfContest(
        countryValue(state, player, by),
        countryValue(state, target.owner, by) + (isUsable(state, target) ? target.values[by] : 0),
      ),
    ),
  );

/** How far a rival can get at a character. */
const exposureTo = (state: State, rival: string, target: Character): number => {
  if (controllerOf(state, target.location) === rival) return exposed.inItsLand;
  return whereSought(state, rival, target) === target.location ? exposed.seen : exposed.hidden;
};

/** What a player stands to lose by those who may still lay hands on its principal: the more, the better they know where it is. */
const danger = (state: State, player: string): number => {
  const { principal } = state.countries[player]!;
  const target = principal === null ? undefined : characterOf(state, principal);
  if (target === undefined || target.captor !== null) return 0;
  let sum = 0;
  for (const rival of living(state))
    if (rival !== player)
      sum += exposureTo(state, rival, target) * worthOfClaim(state, rival, player) * chanceOfCapture(state, rival, target);
  return sum;
};

/** The chance that an attempt finds its target, as things stand: journeys are still to come before the first order of a turn is read. */
const chanceToFind = (state: State, player: string, scope: Scope, target: Character): number => {
  if (!isFound(state, player, scope, target)) return 0;
  const isPinned = isPlacePublic(state, target) || (state.slot !== null && !isRoundOfJourneys(state));
  return isPinned ? 1 : staying;
};

/** What an attempt may bring once its target is found. */
const worthOfFinding = (state: State, player: string, kind: 'assassinate' | 'capture' | 'convince', target: Character): number => {
  const isPrincipal = state.countries[target.owner]!.principal === target.id;
  const gain = (isPrincipal ? worthOfClaim(state, player, target.owner) : 0) + 2;
  if (kind === 'convince') return (gain + 2) * chanceOfTest(countryValue(state, player, 'authority'), 18 + target.values.authority);
  if (kind === 'capture') return (gain + worth.captive) * chanceOfCapture(state, player, target);
  const guard = countryValue(state, target.owner, 'diplomacy') + (isUsable(state, target) ? target.values.diplomacy : 0);
  return gain * chanceOfContest(countryValue(state, player, 'diplomacy'), guard);
};

/** What an attempt on a character may bring. */
const worthOfAttempt = (
  state: State,
  player: string,
  order: Extract<Order, { readonly kind: 'assassinate' | 'capture' | 'convince' }>,
): number => {
  const target = characterOf(state, order.written.character);
  if (target === undefined || target.owner === player || !isLiving(state, target.owner)) return 0;
  return chanceToFind(state, player, order.scope, target) * worthOfFinding(state, player, order.kind, target);
};

/** What an order still to be carried out promises, in victory points. */
const worthOfOrder = (state: State, player: string, order: Order): number => {
  const { characteristics, counterpower, disorder } = state.countries[player]!;
  const isLast = turnsAhead(state) === 0;
  const test = (by: Characteristic, difficulty: number): number => chanceOfTest(countryValue(state, player, by), difficulty);
  const against = (rival: string): number => (isLiving(state, rival) ? 1 / (living(state).length - 1) : 0);
  switch (order.kind) {
    case 'develop':
      return characteristics[order.written.characteristic] < 10 ? 2.2 : 0;
    case 'found-city':
      return 2 + state.config.foundingTroops;
    case 'fortify':
      return 0.3;
    case 'recruit':
      return order.written.mode === 'one' ? 1 : -0.5;
    case 'demobilise':
      return Math.max(0, Math.min(10 - characteristics.authority, 4));
    case 'taxes':
      return (isLast ? 0 : worth.action) - 2 * (1 - test('authority', 10));
    case 'suppress-counterpower':
      return counterpower === 0 ? 0 : 2 * Math.min(counterpower, 2) * test('authority', 11);
    case 'restore-order':
      return disorder === 0 || isLast ? 0 : 3 * test('authority', 10);
    case 'promote':
      return order.written.mode === 'introduce' ? 2.5 : order.written.mode === 'improve' ? 0.4 : 0;
    case 'copy-technology':
      return Math.min(4, 2 * (10 - characteristics.technology)) * test('diplomacy', 12);
    case 'investigate':
      return worth.intel * test('diplomacy', 13);
    case 'promote-disaffection':
      return 2 * test('diplomacy', 10) * against(order.written.target);
    case 'create-counterpower':
      return 2.4 * test('diplomacy', 14) * against(order.written.target);
    case 'strengthen-counterpower':
      return (state.countries[order.written.target]?.counterpower ?? 0) > 0 ? 2.2 * against(order.written.target) : 0;
    case 'sabotage':
      return isLast ? 0 : worth.action * test('diplomacy', 12) * against(order.written.target);
    case 'assassinate':
    case 'capture':
    case 'convince':
      return worthOfAttempt(state, player, order);
    case 'observe':
    case 'battle':
    case 'civil-war':
    case 'move-troops':
    case 'incursion':
    case 'siege':
    case 'support-rebellion':
      return 0; // what these bring depends on the map; whoever looks one step ahead sees it when they are carried out
  }
};

/** How a living player stands, in victory points: those counted, and what is to come of claims, orders, actions and troubles. */
const standing = (state: State, player: string): number => {
  const { nextTurn, intel, disorder, levels, civilWar } = state.countries[player]!;
  const ahead = turnsAhead(state);
  let sum = scoreOf(state, player) - danger(state, player);
  for (const { state: fate, order } of sheetOf(state, player)) if (fate === 'pending') sum += worthOfOrder(state, player, order);
  for (const rival of living(state)) {
    if (rival === player) continue;
    const { capital } = state.countries[rival]!;
    const share = 1 / (living(state).length - 1);
    if (hasDethroned(state, player, rival)) sum += prize(state, 'claim') * share;
    if (controllerOf(state, capital) === player) sum += prize(state, 'capital') * share;
  }
  if (civilWar !== null) sum += worth.war;
  if (ahead === 0) return sum;
  sum += worth.action * (nextTurn.bonus - nextTurn.penalty) + worth.disorder * disorder;
  sum += worth.level * (levels.blockade + levels.anarchy + levels.autarchy);
  for (const rival of state.config.players) sum += worth.intel * (own(intel, rival) ?? 0);
  return sum;
};

/** How much standings may still change: the more turns to come, the less a lead is worth. */
const steadiness = (state: State): number => 3 + 1.2 * Math.min(10, turnsAhead(state));

/** How well a player stands, from 0 to 1; the shares of all players add up to 1 while the game lasts. */
export const evaluate = (state: State, player: string): number => {
  const outcome = outcomeOf(state);
  if (outcome !== null) return resultOf(outcome, player);
  const { players } = state.config;
  if (!players.includes(player)) return 0;
  if (state.turn === 0) return 1 / players.length;
  if (!isLiving(state, player)) return 0;
  const mine = standing(state, player);
  const scale = steadiness(state);
  let sum = 0;
  for (const other of living(state)) sum += other === player ? 1 : Math.exp((standing(state, other) - mine) / scale);
  return 1 / sum;
};

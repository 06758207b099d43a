import { allowanceNow } from '../../queries/allowances.js';
import { castBy, countryValue, isInCountry, participants } from '../../queries/participants.js';
import { charactersOf, cyclicAfter, livingInOrder } from '../../queries/state.js';
import type { AffairOf, Characteristic, State } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { activate } from '../countries/characters.js';
import { beginCivilWar } from '../countries/civil-wars.js';
import { changeCharacteristic, worsen } from '../countries/country.js';
import { ask, begin, finish } from './stack.js';
import { rollTest } from './tests.js';

/** At this value or less a characteristic is in crisis. [GM-CRIS-02] */
export const crisisAt = 3;

/** What a crisis test must beat. [GM-CRIS-07] */
export const crisisDifficulty = 11;

/** Does the forced Development take place? [GM-CRIS-04] [GM-CRIS-05] */
export const willDevelop = ({ config, countries }: State, player: string, characteristic: Characteristic): boolean => {
  const country = countries[player]!;
  return allowanceNow(config, country) > country.thisTurn.crisisSpent && country.characteristics[characteristic] < 10;
};

/** Will there be a test after the Development? [GM-CRIS-06] */
export const willTest = (state: State, player: string, characteristic: Characteristic): boolean => {
  const { characteristics, counterpower } = state.countries[player]!;
  const base = characteristics[characteristic] + (willDevelop(state, player, characteristic) ? 1 : 0);
  return (characteristic === 'authority' ? Math.max(0, base - counterpower) : base) <= crisisAt;
};

/** Has this player somebody who could help? [GM-CRIS-09] */
export const hasHelper = (state: State, player: string): boolean =>
  charactersOf(state, player).some(({ captor, used }) => captor === null && !used);

/** A crisis is faced: Development first, then, if that is not enough, a test. [GM-CRIS-04] */
export const faceCrisis = (
  state: Board,
  player: string,
  { characteristic, characters, acceptSupport }: { characteristic: Characteristic; characters: readonly string[]; acceptSupport: boolean },
  table: Table,
): void => {
  const place = now(state).crises.findIndex((crisis) => crisis.player === player && crisis.characteristic === characteristic);
  state.crises.splice(place, 1);
  const isTested = willTest(now(state), player, characteristic);
  const isDeveloped = willDevelop(now(state), player, characteristic);
  if (isDeveloped) {
    state.countries[player]!.thisTurn.crisisSpent += 1;
    changeCharacteristic(state, player, characteristic, 1, 'crisis', table);
  }
  const value = countryValue(now(state), player, characteristic);
  table.emit({ type: 'crisis-faced', player, characteristic, developed: isDeveloped, value });
  if (!isTested) return;
  const board = now(state);
  const asks = board.config.foreignSupport && acceptSupport; // [GM-CFG-12]
  const toAsk = asks ? cyclicAfter(livingInOrder(board), player).filter((other) => other !== player && hasHelper(board, other)) : [];
  begin(state, { type: 'crisis', window: null, player, characteristic, characters: [...characters], toAsk, supports: [] });
};

/** Who may be active in a crisis test: those present in the afflicted country. [GM-CRIS-08] */
export const crisisCasting = (state: State, { player, characteristic }: Pick<AffairOf<'crisis'>, 'player' | 'characteristic'>) =>
  castBy(characteristic, isInCountry(state, player));

/** Help is asked for; then the die falls. */
export const goOnWithCrisis = (state: Board, affair: AffairOf<'crisis'>, table: Table): void => {
  const { player, characteristic, characters, toAsk, supports } = affair;
  const [next] = toAsk;
  if (next !== undefined) {
    ask(state, 'crisis-support', next, {}, table);
    return;
  }
  const all = [...characters, ...supports.flatMap((helper) => helper.characters)];
  const active = participants(now(state), all, crisisCasting(now(state), affair));
  finish(state);
  activate(state, active, table); // [GM-CRIS-14]
  const { success } = rollTest(
    state,
    player,
    { purpose: 'crisis', characteristic, difficulty: crisisDifficulty, participants: active },
    table,
  );
  if (success) return; // [GM-CRIS-10]
  if (characteristic !== 'authority') worsen(state, player, characteristic, table);
  else if (state.countries[player]!.civilWar === null) beginCivilWar(state, player, table); // [GM-CRIS-11]
};

import { contestD10 } from '../../../../core/game/resolution.js';
import { type Casting, castBy, countryValue, idsOf, type Participant, participants, support } from '../../queries/participants.js';
import { characterOf, charactersOf, citiesOf, controllerOf, isBesieged, isLiving, isShut, isUsable } from '../../queries/state.js';
import type { AffairOf, Character, Characteristic, State } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { activate, capture, release, sightTarget } from '../countries/characters.js';
import { changeIntel } from '../countries/country.js';
import { kill } from '../countries/killing.js';
import { exposeTo } from './reprisals.js';
import { ask, begin, finish } from './stack.js';

/** What a point of intel is worth. [GM-INTL-02] */
export const intelWorth = 2;

/** An attempt on a character begins. */
export const beginContest = (state: Board, attempt: Omit<AffairOf<'contest'>, 'type' | 'window' | 'defence'>): void => {
  const { characters, ...rest } = attempt;
  begin(state, { type: 'contest', window: null, defence: null, ...rest, characters: [...characters] });
};

/** Who may be active on either side: characters where the target is. [GM-ACTV-06] [GM-CONT-05] */
export const contestCasting = (characteristic: Characteristic, target: Character, isSilent: boolean): Casting =>
  castBy(characteristic, ({ location }) => location === target.location, isSilent);

/** Has the opponent anybody to send, as far as everybody knows? [GM-WIND-03] */
const canDefend = (state: State, opponent: string, target: string): boolean =>
  charactersOf(state, opponent).some(({ id, captor, used }) => id !== target && captor === null && !used);

/** The target as an active character of its owner: itself if it can be used and is any good at this, else nobody. [GM-CONT-04] */
const ownDefence = (state: State, target: Character, characteristic: Characteristic): readonly Participant[] => {
  const value = isUsable(state, target) ? target.values[characteristic] : 0;
  return value > 0 ? [{ id: target.id, value }] : [];
};

/** The opponent is asked for defenders; then the dice fall. */
export const goOnWithContest = (state: Board, affair: AffairOf<'contest'>, table: Table): void => {
  const { player, opponent, target, characteristic, defence } = affair;
  const board = now(state);
  const character = characterOf(board, target);
  if (character === undefined || !isLiving(board, opponent)) {
    finish(state);
    return;
  }
  if (defence === null && canDefend(board, opponent, target)) {
    ask(state, 'contest-defence', opponent, { character: target, territory: character.location }, table);
    return;
  }
  const casting = contestCasting(characteristic, character, true);
  const own = participants(board, affair.characters, casting);
  const others = [...participants(board, defence ?? [], casting), ...ownDefence(board, character, characteristic)];
  finish(state);
  activate(state, [...own, ...others], table);
  sightTarget(state, target, table);
  if (affair.useIntel) changeIntel(state, player, opponent, -1, table);
  const values = [countryValue(board, player, characteristic), countryValue(board, opponent, characteristic)] as const;
  const bonuses = [values[0] + support(own) + (affair.useIntel ? intelWorth : 0), values[1] + support(others)] as const;
  const first = table.roll(10, `${affair.attempt}: ${player}`);
  const second = table.roll(10, `${affair.attempt}: ${opponent}`);
  const winner = contestD10(first, bonuses[0], second, bonuses[1]);
  table.emit({
    type: 'contest-rolled',
    actor: player,
    opponent,
    characteristic,
    dice: [first, second],
    values: [...values],
    characters: [idsOf(own), idsOf(others)],
    totals: [first + bonuses[0], second + bonuses[1]],
    winner: winner === null ? null : winner === 'first' ? player : opponent,
  });
  if (affair.declared && winner === 'second') exposeTo(state, opponent, idsOf(own)); // [GM-REPR-01]
  if (winner === 'first') succeed(state, affair, table);
  else if (affair.attempt === 'assassinate') survive(state, player, target); // [GM-ASSA-02]
};

const succeed = (state: Board, { player, target, attempt }: AffairOf<'contest'>, table: Table): void => {
  switch (attempt) {
    case 'assassinate':
      kill(state, target, player, table);
      return;
    case 'capture':
      capture(state, target, player, table);
      return;
    case 'rescue':
      release(state, target, player, table);
      return; // [GM-CAPT-04]
  }
};

/** Own cities a survivor can be brought to. [GM-REPA-01] */
export const havensOf = (state: State, player: string): readonly string[] =>
  citiesOf(state, player).filter((territory) => !isBesieged(state, territory));

/** Whoever survives an attempt in the assassin's own land may be brought home. [GM-ASSA-02] */
const survive = (state: Board, assassin: string, target: string): void => {
  const board = now(state);
  const { owner, location, captor } = characterOf(board, target)!;
  if (controllerOf(board, location) !== assassin || captor !== null || isShut(board, owner, location)) return;
  begin(state, { type: 'repatriation', window: null, player: owner, character: target });
};

/** The owner of a survivor is asked. */
export const goOnWithRepatriation = (state: Board, { player, character }: AffairOf<'repatriation'>, table: Table): void =>
  ask(state, 'repatriate', player, { character, territory: characterOf(now(state), character)!.location }, table);

import { contestD10 } from '../../../../core/game/resolution.js';
import { lossOf, spreadLoss } from '../../queries/battle-losses.js';
import { chosenUnits } from '../../queries/battlefield.js';
import {
  type Casting,
  castBy,
  countryValue,
  idsOf,
  isInCountry,
  type Participant,
  participants,
  support,
} from '../../queries/participants.js';
import { armyOf, characterOf, controllerOf, isDisabled, isField, isLiving, isStricken, isUsable, unitsOf } from '../../queries/state.js';
import type { AffairOf, BattleReport, Character, Country, State, Unit } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { activate } from '../countries/characters.js';
import { endEmptySieges } from '../countries/cities.js';
import { endCivilWar, weakenRebels } from '../countries/civil-wars.js';
import { changeArmy } from '../countries/units.js';
import { exposeTo } from './reprisals.js';
import { ask, finish, top } from './stack.js';
import { rollTest, type ThrownTest, throwTest } from './tests.js';

/** What the muster and the Authority test must beat. [GM-CIVW-09] [GM-CIVW-14] */
const difficulties = { muster: 12, authority: 14 } as const;

/** A principal counts with the higher of the two. [GM-CIVW-06] [GM-CIVW-08] */
export const leadership = ({ values }: Character): number => Math.max(values.militarism, values.authority);

/** The principal if it fights for its government, wherever it is and whatever it has done. [GM-CIVW-07] */
export const fightingPrincipal = (state: State, player: string): Character | undefined => {
  const { principal } = state.countries[player]!;
  const character = principal === null ? undefined : characterOf(state, principal);
  if (character === undefined || character.captor !== null || isStricken(state, character.location)) return undefined;
  return leadership(character) >= 1 ? character : undefined;
};

/** Who may be active for the government, the principal apart. [GM-CIVW-06] */
export const loyalCasting = (state: State, player: string): Casting => castBy('militarism', isInCountry(state, player));

/** Who may be active in the Authority test. [GM-CIVW-14] */
export const authorityCasting = (state: State, player: string): Casting => castBy('authority', isInCountry(state, player));

/** Do the rebels have a living free principal who does not serve the country it rose against? [GM-CIVW-05] */
export const rebelPrincipalOf = (state: State, player: string): Character | undefined => {
  const id = state.countries[player]!.civilWar?.rebelPrincipal ?? null;
  const character = id === null ? undefined : characterOf(state, id);
  return character !== undefined && character.captor === null && character.owner !== player ? character : undefined;
};

/** Who may be active for the rebels: by Militarism, and their principal by Authority too. [GM-CIVW-04] */
export const rebelCasting = (state: State, player: string, principal: string | null): Casting => ({
  value: (character) => (character.id === principal ? leadership(character) : character.values.militarism),
  isPresent: isInCountry(state, player),
});

/** Units a supporter may commit: its field units in the country. [GM-CIVW-04] */
export const rebelUnits = (state: State, supporter: string, player: string): readonly Unit[] =>
  unitsOf(state, supporter).filter((unit) => isField(unit) && controllerOf(state, unit.territory) === player);

/** Supporters are asked; then battle, reprisals and the Authority test. [GM-CIVW-03] */
export const goOnWithCivilWar = (state: Board, affair: AffairOf<'civil-war'>, table: Table): void => {
  const { player, toAsk, isFought } = affair;
  const country: Country = now(state).countries[player]!;
  if (!isLiving(now(state), player) || country.civilWar === null) {
    finish(state);
    return;
  }
  const [next] = toAsk;
  if (next !== undefined) {
    ask(state, 'rebel-support', next, {}, table);
    return;
  }
  if (!isFought) {
    top<'civil-war'>(state).isFought = true;
    battle(state, affair, table);
    return;
  }
  finish(state);
  appease(state, affair, table);
};

/** [GM-CIVW-14] If the war is still on, Authority may end it. */
const appease = (state: Board, { player, authorityCharacters }: AffairOf<'civil-war'>, table: Table): void => {
  const casting = authorityCasting(now(state), player);
  // Reprisals may have taken some of them away meanwhile.
  const active = participants(
    now(state),
    authorityCharacters.filter((id) => {
      const character = characterOf(now(state), id);
      return character !== undefined && isUsable(now(state), character);
    }),
    casting,
  );
  activate(state, active, table);
  const trial = { purpose: 'civil-war', characteristic: 'authority', difficulty: difficulties.authority, participants: active } as const;
  if (rollTest(state, player, trial, table).success) endCivilWar(state, player, 'authority', table);
};

/** Everybody in the fight for the government, the principal first. */
const loyalists = (state: State, { player, characters }: AffairOf<'civil-war'>): readonly Participant[] => {
  const principal = fightingPrincipal(state, player);
  const first = principal === undefined ? [] : [{ id: principal.id, value: leadership(principal) }];
  return [...first, ...participants(state, characters, loyalCasting(state, player))];
};

/** The muster that the header of the action asks for, where it is played with. [GM-CIVW-09] */
const callToArms = (state: Board, player: string, table: Table): ThrownTest =>
  throwTest(state, player, { purpose: 'muster', characteristic: 'militarism', difficulty: difficulties.muster, participants: [] }, table);

const battle = (state: Board, affair: AffairOf<'civil-war'>, table: Table): void => {
  const { player, supports } = affair;
  const muster = state.config.civilWarMuster ? callToArms(state, player, table) : null;
  if (muster !== null && !muster.result.success) {
    table.emit(muster.event);
    return; // [GM-CIVW-09]
  }
  const board = now(state);
  const country = board.countries[player]!;
  const war = country.civilWar!;
  const loyal = unitsOf(board, player)
    .filter((unit) => !isDisabled(board, unit))
    .map((unit) => ({ ...unit }));
  const friends = loyalists(board, affair);
  const casting = rebelCasting(board, player, war.rebelPrincipal);
  const bands = supports.map((band) => ({
    player: band.player,
    units: chosenUnits(rebelUnits(board, band.player, player), band.units).map((unit) => ({ ...unit })),
    characters: participants(board, band.characters, casting),
  }));
  const rebels = bands.flatMap(({ characters }) => characters);
  // Whoever is to fight steps forward before any die is told; but it was for the muster to say whether there is a fight. [GM-EVT-02] [GM-ACTV-02]
  activate(state, [...friends, ...rebels], table);
  if (muster !== null) table.emit(muster.event);
  const points = (units: readonly Unit[]): number => units.reduce((sum, { strength }) => sum + strength, 0);
  const side = (
    leader: string,
    fields: Pick<BattleReport, 'allies' | 'units' | 'strength' | 'characteristic' | 'die'>,
    active: readonly Participant[],
  ): BattleReport => {
    const bonus = support(active);
    const total = fields.die + fields.characteristic + fields.strength + bonus;
    return { leader, ...fields, characters: idsOf(active), support: bonus, modifiers: 0, total };
  };
  const loyalDie = table.roll(10, `civil war: ${player}`);
  const rebelDie = table.roll(10, 'civil war: rebels');
  const government = side(
    player,
    {
      allies: [],
      units: loyal.map((unit) => ({ player, ...unit })),
      strength: points(loyal),
      characteristic: countryValue(board, player, 'militarism'),
      die: loyalDie,
    },
    friends,
  );
  const uprising = side(
    'rebels',
    {
      allies: bands.map((band) => band.player),
      units: bands.flatMap((band) => band.units.map((unit) => ({ player: band.player, ...unit }))),
      strength: war.rebelArmy + bands.reduce((sum, { units }) => sum + points(units), 0),
      characteristic: country.counterpower, // [GM-CIVW-08]
      die: rebelDie,
    },
    rebels,
  );
  const result = contestD10(loyalDie, government.total - loyalDie, rebelDie, uprising.total - rebelDie);
  const isWon = result === 'first';
  const loss =
    result === null
      ? 0
      : isWon
        ? lossOf(government.total, uprising.total, uprising.strength)
        : lossOf(uprising.total, government.total, government.strength);
  const rebelLeader = leaderOf(board, supports, war.rebelPrincipal);
  table.emit({
    type: 'battle-rolled',
    territory: null,
    objective: 'civil-war',
    sides: [government, uprising],
    winner: result === null ? null : isWon ? player : 'rebels',
    loss,
  });
  if (result === 'first') beatRebels(state, player, war.rebelArmy, bands, loss, table);
  if (result === 'second') {
    const [lost] = spreadLoss([{ strengths: loyal.map(({ strength }) => strength) }], loss);
    for (const [i, unit] of loyal.entries()) changeArmy(state, player, unit, -lost![i]!, 'lost', table);
  }
  endEmptySieges(state, table); // [GM-SIEG-09]
  if (armyOf(now(state), player) === 0) {
    endCivilWar(state, player, 'loyal-defeated', table);
    return;
  } // [GM-CIVW-11]
  if (now(state).countries[player]!.civilWar!.rebelArmy === 0) endCivilWar(state, player, 'rebels-defeated', table); // [GM-CIVW-13]
  if (result === 'first') exposeTo(state, player, idsOf(rebels)); // [GM-CIVW-16]
  if (result === 'second' && rebelLeader !== undefined) exposeTo(state, rebelLeader, idsOf(friends));
};

/** The rebel army loses first, then the supporters in the order in which they answered. [GM-CIVW-10] */
const beatRebels = (
  state: Board,
  player: string,
  rebelArmy: number,
  bands: readonly { readonly player: string; readonly units: readonly Unit[] }[],
  loss: number,
  table: Table,
): void => {
  const parties = [{ strengths: [rebelArmy] }, ...bands.map(({ units }) => ({ strengths: units.map(({ strength }) => strength) }))];
  const [own, ...others] = spreadLoss(parties, loss);
  weakenRebels(state, player, own![0]!);
  for (const [i, band] of bands.entries())
    for (const [j, unit] of band.units.entries()) changeArmy(state, band.player, unit, -others[i]![j]!, 'lost', table);
};

/** Who acts for the rebels: the owner of their committed principal, else the first to have committed anything. [GM-CIVW-16] */
const leaderOf = (state: State, supports: AffairOf<'civil-war'>['supports'], principal: string | null): string | undefined => {
  const led = supports.find(({ characters }) => principal !== null && characters.includes(principal));
  if (led !== undefined && isLiving(state, led.player)) return led.player;
  return supports.find(({ units, characters }) => units.length + characters.length > 0)?.player;
};

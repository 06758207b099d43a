import { contestD10 } from '../../../../core/game/resolution.js';
import { lossOf, spreadLoss } from '../../queries/battle-losses.js';
import { alliedUnits, attackersAt, chosenUnits, defendersAt, thirdParties } from '../../queries/battlefield.js';
import { isPresentAt } from '../../queries/geography.js';
import { type Casting, castBy, countryValue, idsOf, type Participant, participants, support } from '../../queries/participants.js';
import { cityOf, cyclicAfter, isField, isLiving, placeOf, unitsOf } from '../../queries/state.js';
import { type AffairOf, type BattleReport, type BattleSide, isIndependentOwner, type State, type Unit } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { activate } from '../countries/characters.js';
import { breakSieges, endEmptySieges } from '../countries/cities.js';
import { changeIntel } from '../countries/country.js';
import { changeArmy } from '../countries/units.js';
import { takeCity } from './conquest.js';
import { intelWorth } from './contest.js';
import { exposeTo } from './reprisals.js';
import { ask, begin, finish } from './stack.js';

/** What walls and rough ground are worth. [GM-BPRO-06] [GM-CFG-09] */
const worth = { walls: 2, terrain: 1 } as const;

type Gathering = Omit<AffairOf<'battle'>, 'type' | 'window' | 'defence' | 'toAsk' | 'allies'>;

/** A battle is joined. [GM-BPRO-01] */
export const beginBattle = (state: Board, battle: Gathering): void => {
  const board = now(state);
  const others = thirdParties(board, battle);
  const toAsk = cyclicAfter(board.initiative, battle.player).filter((other) => others.includes(other));
  const { player, opponent, territory, objective, useIntel } = battle;
  begin(state, {
    type: 'battle',
    window: null,
    player,
    opponent,
    territory,
    objective,
    units: battle.units.map((unit) => ({ ...unit })),
    characters: [...battle.characters],
    useIntel,
    defence: isIndependentOwner(opponent) ? { units: [], characters: [] } : null,
    toAsk,
    allies: [],
  });
};

/** Who may be active in a battle. [GM-ACTV-04] [GM-ACTV-05] */
export const battleCasting = (state: State, territory: string): Casting =>
  castBy('militarism', ({ location }) => isPresentAt(state, location, territory));

/** The opponent and third parties are asked; then the dice fall. */
export const goOnWithBattle = (state: Board, affair: AffairOf<'battle'>, table: Table): void => {
  const { opponent, territory, defence, toAsk } = affair;
  const [next] = toAsk;
  if (defence === null) {
    ask(state, 'battle-defence', opponent, { territory }, table);
    return;
  }
  if (next !== undefined) {
    ask(state, 'battle-join', next, { territory }, table);
    return;
  }
  finish(state);
  fight(state, affair, table);
};

/** One party of a side: its units in the fight, and its characters. */
interface Contingent {
  readonly player: string;
  readonly units: readonly Unit[];
  readonly characters: readonly Participant[];
}

/** One side: its leader first, then its allies in the order in which they joined. */
interface Host {
  readonly side: BattleSide;
  readonly contingents: readonly Contingent[];
  readonly militarism: number;
  readonly modifiers: number;
}

const strengthOfHost = ({ contingents }: Host): number =>
  contingents.reduce((sum, { units }) => sum + units.reduce((points, { strength }) => points + strength, 0), 0);

const supportOfHost = ({ contingents }: Host): number => contingents.reduce((sum, { characters }) => sum + support(characters), 0);

const hostOf = (state: State, affair: AffairOf<'battle'>, side: BattleSide): Host => {
  const { player, opponent, territory, objective, allies } = affair;
  const casting = battleCasting(state, territory);
  const leader = side === 'attacker' ? player : opponent;
  const { always, optional } = defendersAt(state, opponent, affair);
  const defence = affair.defence!;
  const defending = [...always, ...chosenUnits(optional, defence.units)];
  const units =
    side === 'attacker'
      ? chosenUnits(attackersAt(state, player, opponent, affair), affair.units)
      : chosenUnits(unitsOf(state, opponent), defending); // in map order, which decides who falls first [GM-BPRO-09]
  const features = placeOf(state, territory)!.features;
  const isRough = state.config.battleTerrain && (features.includes('mountain') || features.includes('forest'));
  const isBehindWalls = objective === 'assault' || (defending.length > 0 && !defending.some(isField)); // [GM-BPRO-06]
  const isWalled = isBehindWalls && cityOf(state, territory)?.walled === true;
  const cover = (isWalled ? worth.walls : 0) + (isRough ? worth.terrain : 0);
  return {
    side,
    militarism: isIndependentOwner(leader) ? 0 : countryValue(state, leader, 'militarism'),
    modifiers: side === 'attacker' ? (affair.useIntel ? intelWorth : 0) : cover,
    contingents: [
      { player: leader, units, characters: participants(state, side === 'attacker' ? affair.characters : defence.characters, casting) },
      ...allies
        .filter((ally) => ally.side === side)
        .map((ally) => ({
          player: ally.player,
          units: alliedUnits(state, ally.player, affair),
          characters: participants(state, ally.characters, casting),
        })),
    ].map((contingent) => ({ ...contingent, units: contingent.units.map((unit) => ({ ...unit })) })),
  };
};

const report = (host: Host, die: number): BattleReport => {
  const { contingents, militarism, modifiers } = host;
  const strength = strengthOfHost(host);
  const bonus = supportOfHost(host);
  return {
    leader: contingents[0]!.player,
    allies: contingents.slice(1).map(({ player }) => player),
    units: contingents.flatMap(({ player, units }) => units.map((unit) => ({ player, ...unit }))),
    characters: contingents.flatMap(({ characters }) => idsOf(characters)),
    strength,
    characteristic: militarism,
    support: bonus,
    modifiers,
    die,
    total: die + militarism + strength + bonus + modifiers, // [GM-BPRO-05]
  };
};

/** The losing side loses its points, party by party. [GM-BPRO-08] [GM-BPRO-09] */
const suffer = (state: Board, { contingents }: Host, loss: number, table: Table): void => {
  const lost = spreadLoss(
    contingents.map(({ units }) => ({ strengths: units.map(({ strength }) => strength) })),
    loss,
  );
  for (const [i, { player, units }] of contingents.entries())
    for (const [j, unit] of units.entries()) changeArmy(state, player, unit, -lost[i]![j]!, 'lost', table);
};

const fight = (state: Board, affair: AffairOf<'battle'>, table: Table): void => {
  const { player, opponent, territory, objective, useIntel } = affair;
  const attackers = hostOf(now(state), affair, 'attacker');
  const defenders = hostOf(now(state), affair, 'defender');
  const hosts = [attackers, defenders] as const;
  activate(
    state,
    hosts.flatMap(({ contingents }) => contingents.flatMap(({ characters }) => characters)),
    table,
  );
  if (useIntel) changeIntel(state, player, opponent, -1, table);
  const dice = [table.roll(10, `battle: ${player}`), table.roll(10, `battle: ${opponent}`)] as const;
  const sides = [report(attackers, dice[0]), report(defenders, dice[1])] as const;
  const result = contestD10(dice[0], sides[0].total - dice[0], dice[1], sides[1].total - dice[1]); // [GM-BPRO-07]
  const winner = result === null ? null : result === 'first' ? attackers : defenders;
  const loser = result === null ? null : result === 'first' ? defenders : attackers;
  const [won, beaten] = result === 'second' ? [sides[1], sides[0]] : sides;
  const loss = loser === null ? 0 : lossOf(won.total, beaten.total, strengthOfHost(loser));
  const leaderOf = (host: Host): string => host.contingents[0]!.player;
  table.emit({
    type: 'battle-rolled',
    territory,
    objective,
    sides: [...sides],
    winner: winner === null ? null : leaderOf(winner),
    loss,
  });
  if (winner === null || loser === null) return;
  const isDecisive = won.total > beaten.total; // [GM-BPRO-13]
  suffer(state, loser, loss, table);
  if (isDecisive)
    breakSieges(
      state,
      loser.contingents.map((contingent) => contingent.player),
      affair,
      table,
    );
  endEmptySieges(state, table);
  if (objective === 'assault' && winner === attackers && isDecisive)
    takeCity(state, { territory, from: opponent, to: player, units: attackers.contingents[0]!.units }, table);
  if (state.ending !== null || !isLiving(now(state), leaderOf(winner))) return;
  exposeTo(
    state,
    leaderOf(winner),
    loser.contingents.flatMap(({ characters }) => idsOf(characters)),
  ); // [GM-REPR-02]
};

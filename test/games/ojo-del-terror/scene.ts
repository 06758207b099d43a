import type { Claim, ClaimReport, Config, FightReport, State, Written } from 'ludoteca/ojo-del-terror';
import { altered, holding, inTurn, playAll, type Resolved, resolve as settle, start, withActions, withOrders } from './table.js';

export type { Resolved } from './table.js';

/** The bands by the initials that the examples of the rules use. */
export const bands = {
  ts: 'thousandSons',
  we: 'worldEaters',
  dg: 'deathGuard',
  ec: 'emperorsChildren',
  nl: 'nightLords',
  iw: 'ironWarriors',
  al: 'alphaLegion',
  bl: 'blackLegion',
  wb: 'wordBearers',
  ac: 'ashenCorsairs',
  hc: 'hollowChoir',
  bo: 'brokenOath',
} as const;

/** A player named after a band, or a name of your own with the band it leads. */
type Seat = keyof typeof bands | readonly [player: string, warband: string];

type ByPlayer<T> = Readonly<Record<string, T>>;

/** What a scene begins with. Planets nobody holds are empty, with the inhabitants of the pack. */
export interface Scene {
  readonly holds?: ByPlayer<readonly string[]>;
  readonly inhabitants?: Readonly<Record<string, number>>;
  readonly sacred?: Readonly<Record<string, readonly string[]>>;
  readonly favours?: ByPlayer<readonly string[]>;
  readonly scores?: ByPlayer<number>;
  /** The fourth turn unless given. */
  readonly turn?: number;
  /** Actions everybody has besides what the holdings give, so that sheets can be paid: 20 unless given. */
  readonly spare?: number;
  readonly options?: Partial<Config>;
}

/** A position in the middle of a game, in the phase of orders. */
export const scene = (
  seats: readonly Seat[],
  { holds = {}, inhabitants = {}, sacred = {}, favours = {}, scores = {}, turn = 4, spare = 20, options = {} }: Scene = {},
): State => {
  const led = seats.map((seat) => (typeof seat === 'string' ? ([seat, bands[seat]] as const) : seat));
  const begun = start(
    led.map(([player]) => player),
    led.map(([, warband]) => warband),
    options,
  );
  return altered(inTurn(withActions(holding(begun, holds), spare), turn), ({ planets, players }) => {
    for (const [planet, units] of Object.entries(inhabitants)) planets[planet]!.inhabitants = units;
    for (const [planet, gods] of Object.entries(sacred)) planets[planet]!.sacred = [...gods];
    for (const [player, gods] of Object.entries(favours)) players[player]!.favours = [...gods];
    for (const [player, score] of Object.entries(scores)) {
      players[player]!.score = score;
      players[player]!.scoreByTurn = [score];
    }
  });
};

/** The sheets of a turn: who writes nothing hands in nothing. */
export type Sheets = ByPlayer<readonly Written[]>;

/** What decides besides the sheets: lots as indexes from 0, each of which must be drawn, and what the referee rules. */
export interface Fate {
  readonly lots?: readonly number[];
  readonly verdicts?: readonly (readonly [claimant: string, deed: string, verdict: 'grant' | 'deny'])[];
}

/** Everybody writes a sheet and commits, and the turn is resolved. */
export const resolve = (state: State, sheets: Sheets = {}, { lots = [], verdicts = [] }: Fate = {}): Resolved => {
  const written = withOrders(state, sheets);
  const throws = lots.map((index) => index + 1);
  if (verdicts.length === 0) return settle(written, throws);
  const closed = playAll(written, ...state.config.players.map((player) => ({ type: 'commit-orders', player }) as const));
  return settle(
    playAll(
      closed,
      ...verdicts.map(([claimant, deed, verdict]) => ({ type: 'overrule-deed', player: 'referee', claimant, deed, verdict }) as const),
    ),
    throws,
  );
};

/** Invasions of one player alone. */
export const invade = (planet: string, count = 1): Written => ({ type: 'invade', planet, count });

/** Terms of an alliance, to be written on several sheets. */
export const allied = (
  planet: string,
  members: readonly string[],
  { count = 1, beneficiary = members[0]!, killer = null as string | null, warlord = null as string | null } = {},
): Written => ({ type: 'invade', planet, count, alliance: { members, beneficiary, killer }, warlord });

export const defend = (planet: string, count = 1): Written => ({ type: 'defend', planet, count });
export const defendSector = (sector: string, count = 1): Written => ({ type: 'defend-sector', sector, count });
export const cede = (planet: string, to: string): Written => ({ type: 'cede', planet, to });
export const trade = (partner: string, give: readonly string[], receive: readonly string[]): Written => ({
  type: 'trade',
  partner,
  give,
  receive,
});
export const claim = (deed: string, parameters: Omit<Claim, 'type' | 'deed'> = {}): Written => ({ type: 'claim', deed, ...parameters });

/** Who controls a planet now. */
export const holderOf = ({ state }: Pick<Resolved, 'state'>, planet: string): string | null => state.planets[planet]!.controller;

/** The fight for a planet. */
export const fightOn = ({ report }: Resolved, planet: string): FightReport => {
  const found = report.fights.find((fight) => fight.planet === planet);
  if (found === undefined) throw new Error(`Nobody fought on ${planet}.`);
  return found;
};

/** The inhabitants killed on a planet, as `bl 2`, in the order of killing. */
export const killsOn = ({ report }: Resolved, planet: string): readonly string[] =>
  report.kills.filter((kill) => kill.planet === planet).map(({ player, units }) => `${player} ${units}`);

/** The Defence with which a planet met the turn. */
export const defenceOf = ({ report }: Resolved, planet: string): number | undefined =>
  report.defences.find((defence) => defence.planet === planet)?.total;

/** How the claim of a deed was judged. */
export const claimOf = ({ report }: Resolved, player: string, deed: string): ClaimReport => {
  const found = report.claims.find((judged) => judged.player === player && judged.deed === deed);
  if (found === undefined) throw new Error(`${player} did not claim ${deed}.`);
  return found;
};

/** The points of deeds that a player got this turn, before doubling. */
export const deedPointsOf = ({ report }: Resolved, player: string): number =>
  report.points.find((points) => points.player === player)!.deeds;

/** The points of territory that a player got this turn, before doubling. */
export const territoryOf = ({ report }: Resolved, player: string): number =>
  report.points.find((points) => points.player === player)!.territory;

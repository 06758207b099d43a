import type { Draft } from 'immer';
import { isWholeWithin } from '../../../core/data/bounds.js';
import { constant } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import type { Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { eyeOfTerror } from '../content/eye-of-terror.js';
import { validatePack } from '../content/validate.js';
import { takeWarband } from '../mechanics/sheets.js';
import { referee } from '../queries/state.js';
import { type RefusalCode, refuse } from '../refusals/index.js';
import type { Config, ContentPack, Event, Player, Settings, State } from '../types/index.js';

/** Which clause an ill-typed option breaks, by its path. */
export const configFault = (path: string): readonly [code: RefusalCode, clause: ClauseId] => {
  if (path.startsWith('players')) return ['config-players', 'ET-CFG-01'];
  if (path.startsWith('pack')) return ['config-pack', 'ET-CFG-02'];
  if (path.startsWith('fixedWarbands')) return ['config-fixed-warbands', 'ET-CFG-05'];
  return ['config-option', 'ET-CFG-06'];
};

const packOf = ({ pack = 'eye-of-terror' }: Config): ContentPack => (pack === 'eye-of-terror' ? eyeOfTerror : pack);

/** [ET-CFG-07] The configuration with every option filled in. */
export const settingsOf = (config: Config): Settings => ({
  players: [...config.players],
  pack: packOf(config),
  turns: config.turns ?? 8,
  doubledTurns: config.doubledTurns ?? 2,
  scoreOn: config.scoreOn ?? 'closing',
  startMode: config.startMode ?? 'homeworlds',
  homeAssignment: config.homeAssignment ?? 'table',
  warbandSelection: config.warbandSelection ?? 'choose',
  fixedWarbands: [...(config.fixedWarbands ?? [])],
  referee: config.referee ?? 'none',
  creedBenefits: config.creedBenefits ?? 'standard',
  templeSanctity: config.templeSanctity ?? 'add',
  favourOpensDeeds: config.favourOpensDeeds ?? false,
  gateCountsAsCrossing: config.gateCountsAsCrossing ?? false,
  recruitmentKinds: config.recruitmentKinds === 'any' ? 'any' : [...(config.recruitmentKinds ?? ['chaosMarines'])],
  noMercyNeedsSuccess: config.noMercyNeedsSuccess ?? false,
  lieutenants: config.lieutenants ?? Math.max(0, Math.min(2, config.players.length - 2)),
});

/** [ET-CFG-06] Numbers and lists outside their range. */
function* checkOptions(
  { players, pack, turns, doubledTurns, recruitmentKinds, lieutenants }: Settings,
  given: Config,
): Violations<ClauseId> {
  if (!isWholeWithin(turns, 2, 20)) yield refuse('config-option', 'ET-CFG-06', { fault: 'turns', turns }, 'turns');
  if (!isWholeWithin(doubledTurns, 0, turns))
    yield refuse('config-option', 'ET-CFG-06', { fault: 'doubled-turns', turns, doubledTurns }, 'doubledTurns');
  if (recruitmentKinds !== 'any' && given.recruitmentKinds !== undefined) {
    if (recruitmentKinds.length === 0) yield refuse('config-option', 'ET-CFG-06', { fault: 'no-kind' }, 'recruitmentKinds');
    const unknown = recruitmentKinds.find((kind) => !pack.kinds.some(({ id }) => id === kind));
    if (unknown !== undefined) yield refuse('config-option', 'ET-CFG-06', { fault: 'unknown-kind', unknown }, 'recruitmentKinds');
  }
  const most = Math.min(2, Math.max(0, players.length - 1));
  if (!isWholeWithin(lieutenants, 0, most))
    yield refuse('config-option', 'ET-CFG-06', { fault: 'lieutenants', players: players.length, most, lieutenants }, 'lieutenants');
}

function* checkWarbands({ players, pack, warbandSelection, fixedWarbands }: Settings): Violations<ClauseId> {
  if (pack.warbands.length < players.length)
    yield refuse('config-too-few-warbands', 'ET-CFG-04', { warbands: pack.warbands.length, players: players.length }, 'pack');
  if (warbandSelection !== 'fixed') return;
  const known = fixedWarbands.every((warband) => pack.warbands.some(({ id }) => id === warband));
  if (fixedWarbands.length !== players.length || new Set(fixedWarbands).size < fixedWarbands.length || !known)
    yield refuse('config-fixed-warbands', 'ET-CFG-05', { players: players.length }, 'fixedWarbands');
}

/** What is wrong with a configuration, in the order of the clauses. [ET-SETUP-01] */
export function* checkConfig(config: Config): Violations<ClauseId> {
  const settings = settingsOf(config);
  const { players, pack } = settings;
  if (!isWholeWithin(players.length, 2, 12) || new Set(players).size < players.length || players.includes(referee))
    yield refuse('config-players', 'ET-CFG-01', { referee, players: players.length }, 'players');
  const faults = pack === eyeOfTerror ? [] : validatePack(pack); // the default pack has none
  if (faults.length > 0) {
    yield refuse('config-pack', 'ET-CFG-02', { pack: pack.id, faults: faults.length, first: faults[0]!.message }, 'pack');
    for (const fault of faults) yield { ...fault, path: `pack.${fault.path}` };
  }
  if (settings.startMode === 'homeworlds' && !Object.hasOwn(pack.startTable, String(players.length)))
    yield refuse('config-no-start-row', 'ET-CFG-03', { players: players.length }, 'pack.startTable');
  yield* checkWarbands(settings);
  yield* checkOptions(settings, config);
}

/** [ET-SETUP-03] [ET-SETUP-04] [ET-SETUP-05] The home world of each seat, by the table or by lot. */
const assignHomes = ({ players, pack, startMode, homeAssignment }: Settings, table: Table<Event>): (string | null)[] => {
  if (startMode === 'planetless') return players.map(() => null);
  const free = [...pack.startTable[String(players.length)]!];
  return players.map((player, seat) => {
    const home = homeAssignment === 'table' ? pack.startTable[String(players.length)]![seat]! : table.pick(free, `home of ${player}`);
    free.splice(free.indexOf(home), 1);
    return pack.planets.find((planet) => planet.home === home)!.id;
  });
};

/** [ET-SETUP-08] [ET-SETUP-09] The band of each seat; null where players choose for themselves. */
const assignWarbands = ({ players, pack, warbandSelection, fixedWarbands }: Settings, table: Table<Event>): (string | null)[] => {
  const free = pack.warbands.map(({ id }) => id);
  return players.map((player, seat) => {
    if (warbandSelection === 'choose') return null;
    if (warbandSelection === 'fixed') return fixedWarbands[seat]!;
    const warband = table.pick(free, `warband of ${player}`);
    free.splice(free.indexOf(warband), 1);
    return warband;
  });
};

const newPlayer = (home: string | null): Player => ({
  warband: null,
  home,
  favours: [],
  permanentActions: 0,
  score: 0,
  scoreByTurn: [],
  deeds: [],
});

/** The state before anything was done, with these homes by seat; nobody leads a band yet. */
export const beforeBands = (settings: Settings, homes: readonly (string | null)[]): State => {
  const { players, pack } = settings;
  return {
    config: constant(settings),
    phase: 'warbands',
    turn: 0,
    players: Object.fromEntries(players.map((player, seat) => [player, newPlayer(homes[seat]!)])), // [ET-SETUP-10]
    planets: constant(
      Object.fromEntries(
        pack.planets.map(({ id, inhabitants, sacred }) => {
          const seat = homes.indexOf(id);
          const controller = seat < 0 ? null : players[seat]!;
          return [id, { controller, inhabitants: inhabitants?.units ?? 0, sacred: sacred === null ? [] : [sacred] }]; // [ET-SETUP-02]
        }),
      ),
    ),
    deeds: Object.fromEntries(pack.deeds.map(({ id }) => [id, null])),
    sheets: Object.fromEntries(players.map((player) => [player, { orders: [], committed: false }])),
    verdicts: [],
    history: [],
    lieutenants: null,
  };
};

/** The first state. Homes come before bands, so that a band can be chosen in knowledge of the position. [ET-SETUP-06] */
export const setup = (config: Config, table: Table<Event>): State => {
  const settings = settingsOf(config);
  const { players } = settings;
  const homes = assignHomes(settings, table);
  const state = beforeBands(settings, homes);
  table.emit({
    type: 'game-created',
    players: [...players],
    homes: Object.fromEntries(players.map((player, seat) => [player, homes[seat]!])),
  });
  for (const [seat, warband] of assignWarbands(settings, table).entries())
    if (warband !== null) takeWarband(state as Draft<State>, players[seat]!, warband, table);
  return state;
};

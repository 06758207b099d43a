import type { Violations } from '../../../core/refusals/violation.js';
import { foundWithin } from '../../../core/refusals/within.js';
import type { ClauseId } from '../clauses.js';
import { areValidKinds } from '../content/disasters.js';
import { mapFaults } from '../content/validate.js';
import type { Table } from '../mechanics/countries/board.js';
import { type RefusalCode, refuse } from '../refusals/index.js';
import { type Config, independent, type Settings, type State } from '../types/index.js';

/** The configuration with every option filled in. [GM-CFG-03] */
export const settingsOf = (config: Config): Settings => ({
  players: [...config.players],
  boardMode: config.boardMode ?? 'preset',
  map: config.map ?? null,
  orderMode: config.orderMode ?? 'lots',
  relevanceMode: config.relevanceMode ?? 'equal',
  relevance: config.relevance ?? 'medium',
  events: config.events ?? true,
  length: { ...(config.length ?? { mode: 'turns', turns: 10 }) }, // [GM-END-03]
  earlyVictory: config.earlyVictory ?? true,
  mixedVictory: config.mixedVictory ?? false,
  rounding: config.rounding ?? 'down',
  minActions: config.minActions ?? 1,
  foundingTroops: config.foundingTroops ?? 2,
  battleTerrain: config.battleTerrain ?? false,
  civilWarMuster: config.civilWarMuster ?? false,
  copyRequiresLead: config.copyRequiresLead ?? false,
  journeysPerTurn: config.journeysPerTurn ?? 1,
  hiddenCharacters: config.hiddenCharacters ?? true,
  foreignSupport: config.foreignSupport ?? true,
  maxCharacters: config.maxCharacters ?? 10,
  maxOffersPerTurn: config.maxOffersPerTurn ?? 10,
  disasterKinds: config.disasterKinds ?? null,
});

/** Words that cannot name a player, as they mean something else. */
const reserved: readonly string[] = [independent, 'all', 'rebels'];

/** What an ill-typed option is called, wherever it stands. [GM-CFG-03] */
export const configFault = (): readonly [code: RefusalCode, clause: ClauseId] => ['bad-config', 'GM-CFG-03'];

/** What is wrong with a configuration, in the order of the clauses. */
export function* checkConfig({ players, map = null, disasterKinds = null }: Config): Violations<ClauseId> {
  if (players.length < 2) yield refuse('too-few-players', 'GM-CFG-01', { players: players.length }, 'players');
  if (players.length > 10) yield refuse('too-many-players', 'GM-CFG-01', { players: players.length }, 'players');
  if (new Set(players).size < players.length) yield refuse('duplicate-player', 'GM-CFG-01', {}, 'players');
  const strange = players.find((player) => reserved.includes(player));
  if (strange !== undefined) yield refuse('bad-config', 'GM-CFG-03', { player: strange }, 'players');
  if (map !== null) for (const fault of mapFaults(map, players.length)) yield foundWithin('map', fault);
  if (disasterKinds !== null && !areValidKinds(disasterKinds)) yield refuse('kinds-invalid', 'GM-KIND-02', {}, 'disasterKinds');
}

/** The first state: the order is drawn, and the board is drawn or picked from. [GM-ORDER-01] [GM-SETUP-01] */
export const setup = (config: Config, table: Table): State => {
  const settings = settingsOf(config);
  const { players, boardMode, orderMode } = settings;
  const order = orderMode === 'lots' ? table.shuffle(players.length, 'order of play').map((seat) => players[seat]!) : [...players];
  table.emit({ type: 'order-drawn', order: [...order] });
  const forAll = <T>(value: () => T): Record<string, T> => Object.fromEntries(players.map((player) => [player, value()]));
  return {
    config: settings,
    step: boardMode === 'drawn' ? 'setup-coast' : 'setup-draft', // [GM-BOARD-07]
    turn: 0,
    order,
    initiative: [],
    map: boardMode === 'drawn' ? { id: 'drawn', name: '', territories: [], edges: [], countries: [] } : null,
    picks: {},
    controllers: {},
    cities: {},
    units: { ...forAll(() => []), [independent]: [] },
    characters: [],
    countries: {},
    creations: {},
    deployments: {},
    crises: [],
    sheets: forAll(() => []),
    committed: forAll(() => false),
    offers: [],
    offersMade: forAll(() => []),
    passages: [],
    slot: null,
    affairs: [],
    ending: null,
  };
};

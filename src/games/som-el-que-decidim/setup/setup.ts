import type { Draft } from 'immer';
import { constant } from '../../../core/data/copies.js';
import { shuffled } from '../../../core/dice/dice.js';
import type { Table } from '../../../core/game/rule.js';
import type { Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { atlasOf } from '../content/atlas.js';
import { catalonia } from '../content/catalonia.js';
import { validateContent } from '../content/validate.js';
import { afterConcentration } from '../mechanics/turn.js';
import { draw } from '../mechanics/verbs.js';
import { treasury } from '../queries/state.js';
import { type RefusalCode, refuse } from '../refusals/index.js';
import { type Config, type Content, colours, type Event, type Guest, type Seat, type Settings, type State } from '../types/index.js';

const contentOf = ({ content = 'catalonia' }: Config): Content => (content === 'catalonia' ? catalonia : content);

/** The players as they were named, each with an id and perhaps a colour. */
const guests = ({ players }: Config): Guest[] => players.map((player) => (typeof player === 'string' ? { id: player } : player));

/** Colours for those who have none: the first that nobody has, in seating order. [SD-CFG-05] */
const seatAll = (config: Config): Seat[] => {
  const players = guests(config);
  const free = colours.filter((colour) => players.every((player) => player.colour !== colour));
  return players.map(({ id, colour }) => ({ id, colour: colour ?? free.shift()! }));
};

/** The configuration with every option filled in. */
export const settingsOf = (config: Config): Settings => ({
  players: seatAll(config),
  mode: config.mode ?? 'A',
  firstHolder: config.firstHolder ?? guests(config)[0]!.id,
  concentration: config.concentration ?? 'choose',
  centralism: config.centralism ?? 'choose',
  changePolicy: config.changePolicy ?? 'cohesion',
  firstStepOptional: config.firstStepOptional ?? false,
  suffrageOnDiscovery: config.suffrageOnDiscovery ?? false,
  economicRediscovery: config.economicRediscovery ?? true,
  turnLimit: config.turnLimit ?? null,
  content: contentOf(config),
});

/** Words with a meaning of their own where a player's id may stand. [SD-CFG-02] */
const reserved: readonly string[] = [treasury, 'random'];

const playerPaths = (players: readonly Guest[], field: 'id' | 'colour', wrong: (value: string, place: number) => boolean): string[] =>
  players.flatMap((player, place) => (player[field] !== undefined && wrong(player[field], place) ? [`players.${place}.${field}`] : []));

/** What is wrong with the players. */
function* checkPlayers(config: Config): Violations<ClauseId> {
  const players = guests(config);
  const repeats = (field: 'id' | 'colour') =>
    playerPaths(players, field, (value, place) => players.findIndex((other) => other[field] === value) < place);
  if (players.length < 1 || players.length > 4) yield refuse('player-count', 'SD-CFG-01', { players: players.length }, 'players');
  for (const path of repeats('id')) yield refuse('duplicate-player', 'SD-CFG-02', {}, path);
  for (const path of playerPaths(players, 'id', (id) => reserved.includes(id)))
    yield refuse('bad-player-id', 'SD-CFG-02', { reserved: [...reserved] }, path);
  for (const path of repeats('colour')) yield refuse('duplicate-colour', 'SD-CFG-04', {}, path);
}

/** What is wrong with a well-typed configuration, in the order of the clauses, the content last. */
export function* checkConfig(config: Config): Violations<ClauseId> {
  yield* checkPlayers(config);
  if (config.players.length < 1 || config.players.length > 4) return; // nothing else makes sense of such a table
  const { players, mode, firstHolder, centralism, turnLimit, content } = settingsOf(config);
  const solo = players.length === 1;
  if (solo && mode !== 'A' && mode !== 'AB') yield refuse('solo-mode', 'SD-CFG-07', { mode }, 'mode');
  if (solo && centralism === 'medium') yield refuse('solo-centralism', 'SD-CFG-08', {}, 'centralism');
  if (firstHolder !== 'random' && !players.some(({ id }) => id === firstHolder))
    yield refuse('bad-first-holder', 'SD-CFG-09', { firstHolder }, 'firstHolder');
  if (turnLimit !== null && turnLimit < 1) yield refuse('bad-option', 'SD-CFG-10', { turnLimit }, 'turnLimit');
  yield* validateContent(content, players.length, centralism === 'choose');
}

/** Code and clause of an ill-typed option. */
export const configFault = (path: string): readonly [code: RefusalCode, clause: ClauseId] => {
  if (/^players\.\d+(\.id)?$/.test(path)) return ['bad-player-id', 'SD-CFG-02'];
  if (/^players\.\d+\.colour$/.test(path)) return ['bad-colour', 'SD-CFG-03'];
  if (path === 'mode') return ['bad-mode', 'SD-CFG-06'];
  if (path === 'firstHolder') return ['bad-first-holder', 'SD-CFG-09'];
  if (/^content\.cells\.\d+\.(row|column)$/.test(path)) return ['duplicate-cell', 'SD-VAL-01'];
  if (/^content\.tiles\.\d+\.id$/.test(path)) return ['duplicate-tile', 'SD-VAL-03'];
  if (/^content\.tiles\.\d+\.flag$/.test(path)) return ['bad-tile-flag', 'SD-VAL-04'];
  if (/^content\.tiles\.\d+\.symbol$/.test(path)) return ['bad-tile-symbol', 'SD-VAL-07'];
  if (/^content\.die(\.|$)/.test(path)) return ['bad-die', 'SD-VAL-10'];
  if (/^content\.discs\.\d+\./.test(path)) return ['bad-disc', 'SD-VAL-13'];
  if (path === 'content.participation') return ['bad-participation-count', 'SD-VAL-15'];
  return ['bad-option', 'SD-CFG-10'];
};

/** Two discs of 2 € and two of 1 € for each, one of 2 € more for whoever plays alone. [SD-SET-02] [SD-SET-03] */
const deal = ({ players, content }: Settings, table: Table<Event>): { hands: Record<string, string[]>; left: string[] } => {
  const { discs, order } = atlasOf(content);
  let left = content.discs.map(({ id }) => id); // [SD-SET-01]
  const hands: Record<string, string[]> = {};
  for (const { id } of players) {
    const worth = (value: number): string[] => left.filter((disc) => discs.get(disc)!.value === value);
    const hand = [
      ...draw(worth(2), players.length === 1 ? 3 : 2, `2 € disc for ${id}`, table),
      ...draw(worth(1), 2, `1 € disc for ${id}`, table),
    ];
    left = left.filter((disc) => !hand.includes(disc)); // [SD-SET-04]
    hands[id] = hand.sort((a, b) => order.discs.get(a)! - order.discs.get(b)!);
  }
  return { hands, left };
};

/** The first state: the deal, the board, the first holder, in this order. */
export const setup = (config: Config, table: Table<Event>): State => {
  const settings = settingsOf(config);
  const { players, content, firstHolder, centralism } = settings;
  const { hands, left } = deal(settings, table);
  const { start } = atlasOf(content);
  const tiles = shuffled(
    table,
    content.tiles.map(({ id }) => id),
    'board',
  ); // [SD-SET-05]
  const startCell = tiles.indexOf(start);
  const ids = players.map(({ id }) => id);
  const holder = firstHolder === 'random' ? table.pick(ids, 'first holder') : firstHolder; // [SD-SET-07]
  const state: State = {
    config: constant(settings),
    step: 'placeConcentration',
    turn: 0,
    holder,
    nextHolder: null,
    centralism: centralism === 'choose' ? null : centralism,
    proposedDegrees: [],
    proposal: null,
    players: Object.fromEntries(ids.map((id) => [id, { discs: hands[id]!, participation: 0, cell: startCell }])), // [SD-SET-09] [SD-SET-10]
    treasury: left,
    pool: content.participation,
    board: tiles.map((tile) => ({ tile, faceUp: tile === start, laying: 0 })), // [SD-SET-06]
    urnAside: [],
    refills: 0,
    die: null,
    dues: [],
    payout: null,
    queue: [],
    moved: false,
    trail: [],
    used: { prescription: false, inheritance: false },
    mustShare: false,
    economicPaid: [],
    spainCell: null,
    vote: null,
    end: null,
  };
  table.emit({
    type: 'game-created',
    players: players.map((seat) => ({ ...seat })),
    mode: settings.mode,
    holder,
    startCell,
    deals: Object.fromEntries(ids.map((id) => [id, [...hands[id]!]])),
  });
  if (settings.concentration === 'keep') afterConcentration(state as Draft<State>, table);
  return state;
};

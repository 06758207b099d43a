import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import { badState as fault } from '../../../core/refusals/common.js';
import { type Faults, faultsByFirst, faultsWithin } from '../../../core/refusals/saved-states.js';
import { areAligned } from '../content/atlas.js';
import { atlas, seats, tileAt } from '../queries/state.js';
import type { State } from '../types/index.js';
import { checkSteps } from './integrity-steps.js';
import { checkConfig } from './setup.js';

function* checkKeys(state: State): Faults {
  const ids = seats(state);
  if (Object.keys(state.players).length !== ids.length || !ids.every((player) => Object.hasOwn(state.players, player)))
    yield fault(`players should hold exactly ${ids.join(', ')}.`, 'players');
  if (state.board.length !== state.config.content.cells.length)
    yield fault(
      `The board has ${counted(state.board.length, 'square')} for ${counted(state.config.content.cells.length, 'cell')}.`,
      'board',
    );
}

/** Each disc in one place, in content order. [SD-STATE-01] [SD-STATE-07] */
function* checkDiscs(state: State): Faults {
  const { discs: order } = atlas(state).order;
  const purses = [...seats(state).map((player) => [`players.${player}.discs`, state.players[player]!.discs] as const)];
  const seen = new Set<string>();
  for (const [path, discs] of [...purses, ['treasury', state.treasury] as const])
    for (const [i, disc] of discs.entries()) {
      if (!order.has(disc)) yield fault(`There is no disc ${JSON.stringify(disc)}.`, path);
      else if (seen.has(disc)) yield fault(`${disc} is in two places.`, path);
      else if (i > 0 && order.get(discs[i - 1]!)! > order.get(disc)!) yield fault(`${disc} is out of order.`, path);
      seen.add(disc);
    }
  if (seen.size < order.size) yield fault(`Missing discs: ${order.size - seen.size}.`, 'treasury');
}

/** [SD-STATE-02] */
function* checkParticipation(state: State): Faults {
  const held = seats(state).map((player) => state.players[player]!.participation);
  const { participation } = state.config.content;
  if ([...held, state.pool].some((discs) => discs < 0) || held.reduce((sum, discs) => sum + discs, state.pool) !== participation)
    yield fault(`The participation discs should be ${participation} in all.`, 'pool');
}

/** Each tile in one place; only urn tiles leave gaps, and only economic ones pay. [SD-STATE-03] [SD-ECO-03] */
function* checkBoard(state: State): Faults {
  const { tiles, start } = atlas(state);
  const seen = new Set<string>();
  const places = [
    ...state.board.flatMap((square, cell) => (square === null ? [] : [{ tile: square.tile, path: `board.${cell}` }])),
    ...state.urnAside.map(({ tile }, i) => ({ tile, path: `urnAside.${i}` })),
  ];
  for (const { tile, path } of places) {
    if (!tiles.has(tile)) yield fault(`There is no tile ${JSON.stringify(tile)}.`, path);
    else if (seen.has(tile)) yield fault(`${tile} is in two places.`, path);
    seen.add(tile);
  }
  if (seen.size < tiles.size) yield fault(`Missing tiles: ${tiles.size - seen.size}.`, 'board');
  for (const [cell, square] of state.board.entries()) {
    if (square === null) {
      if (!state.urnAside.some(({ fromCell }) => fromCell === cell))
        yield fault(`Cell ${cell} is a gap that no urn tile left.`, `board.${cell}`);
      continue;
    }
    if (square.laying < 0 || square.laying > state.refills)
      yield fault(`There was no laying ${withMinus(square.laying)}.`, `board.${cell}`);
    if (square.faceUp && tiles.get(square.tile)?.flag === 'urn') yield fault(`${square.tile} lies face up on the board.`, `board.${cell}`);
    if (!square.faceUp && square.tile === start) yield fault('The start tile lies face down.', `board.${cell}`);
  }
  for (const [i, { tile, fromCell }] of state.urnAside.entries())
    if (tiles.get(tile)?.flag !== 'urn' || state.board[fromCell] !== null)
      yield fault(`${tile} cannot have come from cell ${fromCell}.`, `urnAside.${i}`);
  for (const [i, tile] of state.economicPaid.entries())
    if (tiles.get(tile)?.symbol !== 'economic') yield fault(`${JSON.stringify(tile)} is no tile that pays.`, `economicPaid.${i}`);
    else if (state.economicPaid.indexOf(tile) < i) yield fault(`${tile} is listed twice.`, `economicPaid.${i}`);
}

/** Tiles of the State that the degree leaves lying face up, but for the one that acts. [SD-SPN-06] [SD-SPN-08] */
function* checkTilesOfTheState(state: State): Faults {
  const { cells } = state.config.content;
  const up = state.board.flatMap((square, cell) =>
    square?.faceUp && cell !== state.spainCell && tileAt(state, cell)!.flag === 'spain' ? [cell] : [],
  );
  const [first] = up;
  if (state.centralism === 'intense' && first !== undefined) yield fault('A tile of the State was left face up.', `board.${first}`);
  const aligned = up.find((cell, i) => up.slice(0, i).some((other) => areAligned(cells[other]!, cells[cell]!)));
  if (state.centralism === 'high' && aligned !== undefined)
    yield fault('Two aligned tiles of the State were left face up.', `board.${aligned}`);
}

/** At most once a turn, and then the turn ends. [SD-FLOW-13] */
function* checkRefills({ refills, turn, end }: State): Faults {
  if (refills < 0 || refills > (end === null ? Math.max(0, turn - 1) : turn))
    yield fault(`Before turn ${turn} the board cannot have been laid again as often as this: ${withMinus(refills)}.`, 'refills');
}

/** [SD-STATE-04] */
function* checkCitizens(state: State): Faults {
  for (const player of seats(state)) {
    const { cell } = state.players[player]!;
    if (state.board[cell]?.faceUp !== true) yield fault(`${player} does not stand on a tile that lies face up.`, `players.${player}.cell`);
  }
  if (!seats(state).includes(state.holder)) yield fault(`${JSON.stringify(state.holder)} does not play.`, 'holder');
  if (state.nextHolder !== null && !seats(state).includes(state.nextHolder))
    yield fault(`${JSON.stringify(state.nextHolder)} does not play.`, 'nextHolder');
}

const checkSettings = ({ config }: State): Faults => faultsWithin('config', checkConfig(config));

const checks: readonly ((state: State) => Faults)[] = [
  checkSettings,
  checkKeys,
  checkDiscs,
  checkParticipation,
  checkBoard,
  checkRefills,
  checkTilesOfTheState,
  checkCitizens,
  checkSteps,
];

/** What no play could have led to. */
export const checkState = (state: State): Faults => faultsByFirst(state, checks);

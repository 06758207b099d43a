import { own } from '../../../core/data/own.js';
import { atlasOf } from '../content/atlas.js';
import type { Colour, View } from '../types/index.js';
import { discsOf } from './grammar.js';
import type { Naming } from './language.js';
import { namer } from './naming.js';

/** A colour by its first letter. */
const initial = (colour: Colour, { words }: Naming): string => words[colour].charAt(0).toUpperCase();

/** What one cell shows: its number, what lies on it, and which citizens stand there. */
const cellText = (view: View, cell: number, language: Naming): readonly [string, string, string] => {
  const { content, players } = view.config;
  const square = view.board[cell]!;
  const tile = square === null || !square.faceUp ? undefined : atlasOf(content).tiles.get(square.tile);
  const mark =
    square === null ? '' : tile === undefined ? '░░░' : tile.start ? '★' : own<string>(language.marks, tile.symbol ?? tile.flag)!;
  const citizens = players.filter(({ id }) => view.players[id]!.cell === cell).map(({ colour }) => initial(colour, language));
  return [String(cell), mark, citizens.join('')];
};

/** The board as text: `░░░` is a tile lying face down, an empty square a gap; the citizens stand there by the initials of their colours. */
export const drawBoard = (view: View, language: Naming): string => {
  const { cells } = view.config.content;
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const at = new Map(cells.map(({ row, column }, cell) => [`${row - top},${column - left}`, cell]));
  const has = (row: number, column: number): boolean => at.has(`${row},${column}`);
  const lines: string[] = [];
  for (let row = 0; row <= height; row++) {
    let border = '';
    for (let column = 0; column <= width; column++) {
      const corner = [row - 1, row].some((r) => [column - 1, column].some((c) => has(r, c)));
      border += `${corner ? '+' : ' '}${has(row - 1, column) || has(row, column) ? '-----' : '     '}`;
    }
    lines.push(border.trimEnd());
    if (row === height) break;
    const texts = Array.from({ length: width }, (_, column) => {
      const cell = at.get(`${row},${column}`);
      return cell === undefined ? [] : cellText(view, cell, language);
    });
    for (let part = 0; part < 3; part++) {
      let line = '';
      for (let column = 0; column <= width; column++) {
        const edge = has(row, column - 1) || has(row, column) ? '|' : ' ';
        line += `${edge}${centred(texts[column]?.[part] ?? '', 5)}`;
      }
      lines.push(line.trimEnd());
    }
  }
  return [...lines, '', ...legend(view, language)].join('\n');
};

const centred = (text: string, width: number): string => {
  const room = width - text.length;
  return `${' '.repeat(Math.max(0, Math.floor(room / 2)))}${text}`.padEnd(width);
};

/** What lies beside the board. */
const legend = (view: View, language: Naming): string[] => {
  const { treasury, pool, urnAside, config } = view;
  const { words } = language;
  const name = namer(language, view);
  const colon = language.code === 'fr' ? ' :' : ':';
  const urns = `${urnAside.length}/${atlasOf(config.content).urns}`;
  return [
    `${words.treasury} ${treasury.total} € (${treasury.twos}×2 + ${treasury.ones}×1) · ${words.pool} ${pool} · ${words.urn} ${urns}`,
    ...config.players.map(({ id, colour }) => {
      const { participation, discs } = view.players[id]!;
      const has = [
        `${view.wealth[id]} €`,
        `${words.participation} ${participation}`,
        ...(discs.length === 0 ? [] : [discsOf(discs, name).join(', ')]),
      ];
      return `${initial(colour, language)} ${id}${id === view.holder ? ' [Generalitat]' : ''}${colon} ${has.join(' · ')}`;
    }),
  ];
};

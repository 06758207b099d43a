import { own } from '../../../core/data/own.js';
import { atlasOf } from '../content/atlas.js';
import { catalonia } from '../content/catalonia.js';
import type { Content, Disc, View } from '../types/index.js';
import { euros } from './grammar.js';
import type { Name, NamedList, Naming } from './language.js';

/** A word of the rules, an action or an event by its name. */
const wordOf = (id: string, { words, actions, events }: Naming): string | undefined =>
  own<string>(words, id) ?? own<{ readonly name: string }>(actions, id)?.name ?? own<{ readonly heading: string }>(events, id)?.heading;

/** A disc by what it shows and what it is worth. Nobody can tell those of a kind apart, so they have no numbers, which would read like a worth. */
const discName = ({ kind, value }: Disc, { words }: Naming): string => `${words[kind]} (${euros(value)})`;

/** A tile by its name; undefined if the pack has none of this id. */
const tileName = (id: string, language: Naming, content: Content): string | undefined => {
  const tile = atlasOf(content).tiles.get(id);
  return tile && language.tile(tile);
};

/** A cell by its number, and by its tile where the view shows one face up. */
const cellName = (cell: number, language: Naming, view: View | undefined): string => {
  const called = `${language.words.cell} ${cell}`;
  const square = view?.board[cell];
  if (view === undefined || square?.faceUp !== true) return called;
  return `${called} (${tileName(square.tile, language, view.config.content) ?? square.tile})`;
};

type Lookup = (id: string, language: Naming, view: View | undefined) => string | undefined;

const contentOf = (view: View | undefined): Content => view?.config.content ?? catalonia;

/** Where each list is looked up. The ids of tiles and discs are those of their authors: one may be a word of the rules, or `cell 12`. */
const lists: Readonly<Record<NamedList, Lookup>> = {
  tiles: (id, language, view) => tileName(id, language, contentOf(view)),
  discs: (id, language, view) => {
    const disc = atlasOf(contentOf(view)).discs.get(id);
    return disc && discName(disc, language);
  },
  cells: (id, language, view) => {
    const cell = /^cell (\d+)$/.exec(id)?.[1];
    return cell === undefined ? undefined : cellName(Number(cell), language, view);
  },
  words: wordOf,
};

/** The name of something of which nobody says among what it is: a cell, a tile, a disc or a word of the rules. */
const anything: Lookup = (id, language, view) => {
  const { cells, tiles, discs } = lists;
  return cells(id, language, view) ?? tiles(id, language, view) ?? discs(id, language, view) ?? wordOf(id, language);
};

/** Names anything with an id as a language does, on the table of a view or in the box of the default pack; what is said to be among a list is none of another. */
export const nameOf = (id: string, language: Naming, view: View | undefined, among = ''): string =>
  (own<Lookup>(lists, among) ?? anything)(id, language, view) ?? id;

/** How a language names what is on the table of a view, or in the box of the default pack. */
export const namer =
  (language: Naming, view: View | undefined): Name =>
  (id, among) =>
    nameOf(id, language, view, among);

/** A cell as it stands to be chosen: where nothing is seen, that too is told. */
export const placeName = (cell: number, language: Naming, view: View | undefined): string => {
  const called = cellName(cell, language, view);
  return view?.board[cell]?.faceUp === false ? `${called} (${language.words['face-down']})` : called;
};

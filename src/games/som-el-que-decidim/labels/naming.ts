import { own } from '../../../core/data/own.js';
import { atlasOf } from '../content/atlas.js';
import { catalonia } from '../content/catalonia.js';
import type { Content, View } from '../types/index.js';
import type { Name, Naming } from './language.js';

/** A word of the rules, an action or an event by its name. */
const wordOf = (id: string, { words, actions, events }: Naming): string | undefined =>
  own<string>(words, id) ?? own<{ readonly name: string }>(actions, id)?.name ?? own<{ readonly heading: string }>(events, id)?.heading;

/** The name of anything with an id: a tile, a disc by its kind and number, or a word of the rules; otherwise the id itself. */
const nameOf = (id: string, language: Naming, content: Content): string => {
  const { tiles, discs } = atlasOf(content);
  const tile = tiles.get(id);
  if (tile !== undefined) return language.tile(tile);
  const disc = discs.get(id);
  if (disc === undefined) return wordOf(id, language) ?? id;
  const alike = content.discs.filter(({ kind }) => kind === disc.kind);
  return `${language.words[disc.kind]} ${alike.findIndex((other) => other.id === id) + 1}`;
};

/** A cell by its number, and by its tile where the view shows one face up. */
const cellName = (cell: number, language: Naming, view: View | undefined): string => {
  const called = `${language.words.cell} ${cell}`;
  const square = view?.board[cell];
  return view !== undefined && square?.faceUp === true ? `${called} (${nameOf(square.tile, language, view.config.content)})` : called;
};

/** How a language names what is on the table of a view, or in the box of the default pack. */
export const namer = (language: Naming, view: View | undefined): Name => {
  const content = view?.config.content ?? catalonia;
  return (id) => {
    const cell = /^cell (\d+)$/.exec(id)?.[1];
    return cell === undefined ? nameOf(id, language, content) : cellName(Number(cell), language, view);
  };
};

/** A cell as it stands to be chosen: where nothing is seen, that too is told. */
export const placeName = (cell: number, language: Naming, view: View | undefined): string => {
  const called = cellName(cell, language, view);
  return view?.board[cell]?.faceUp === false ? `${called} (${language.words['face-down']})` : called;
};

import { own } from '../../../core/data/codec.js';
import type { Labels } from '../../../core/game/game.js';
import { atlasOf } from '../content/atlas.js';
import { catalonia } from '../content/catalonia.js';
import type { SomElQueDecidim } from '../rules/index.js';
import type { Content, View } from '../types/index.js';
import { drawBoard } from './draw.js';
import { headings } from './headings.js';
import { type Language, type Name, sentences } from './sentences.js';
import { words } from './words.js';

const languages: readonly Language[] = ['en', 'es'];

/** Spanish for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'es' ? 'es' : 'en');

/** The name of anything with an id: a tile, a disc by its kind and number, or a word of the rules; otherwise the id itself. */
export const nameOf = (id: string, language: Language, content: Content): string => {
  const { tiles, discs } = atlasOf(content);
  const tile = tiles.get(id);
  if (tile !== undefined) return language === 'es' ? (tile.spanish ?? tile.name) : tile.name;
  const disc = discs.get(id);
  if (disc === undefined) return own(words[language], id) ?? own<string>(headings[language], id) ?? id;
  const alike = content.discs.filter(({ kind }) => kind === disc.kind);
  return `${own(words[language], disc.kind)!} ${alike.findIndex((other) => other.id === id) + 1}`;
};

/** A cell by its number, and by its tile where the view shows one face up. */
const cellName = (cell: number, language: Language, view: View | undefined): string => {
  const called = `${own<string>(words[language], 'cell') ?? 'cell'} ${cell}`;
  const square = view?.board[cell];
  return view !== undefined && square?.faceUp === true ? `${called} (${nameOf(square.tile, language, view.config.content)})` : called;
};

const namer = (language: Language, view: View | undefined): Name => {
  const content = view?.config.content ?? catalonia;
  return (id) => {
    const cell = /^cell (\d+)$/.exec(id)?.[1];
    return cell === undefined ? nameOf(id, language, content) : cellName(Number(cell), language, view);
  };
};

/** Names and sentences in English and Spanish. */
export const labels: Labels<SomElQueDecidim> = {
  languages,
  name: (id, language, view) => namer(spoken(language), view)(id),
  action(action, language, view) {
    const tongue = spoken(language);
    const say = sentences[tongue].actions[action.type] as (told: typeof action, name: Name) => string;
    return say(action, namer(tongue, view));
  },
  event(event, language, view) {
    const tongue = spoken(language);
    const say = sentences[tongue].events[event.type] as (told: typeof event, name: Name) => string;
    return say(event, namer(tongue, view));
  },
  draw: (view) => drawBoard(view),
};

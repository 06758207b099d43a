import { own } from '../../../core/data/codec.js';
import { askedAs } from '../../../core/game/asking.js';
import type { Labels } from '../../../core/game/game.js';
import { atlasOf } from '../content/atlas.js';
import { catalonia } from '../content/catalonia.js';
import type { SomElQueDecidim } from '../rules/index.js';
import type { Content, View } from '../types/index.js';
import { drawBoard } from './draw.js';
import { english } from './english/index.js';
import type { Language, Name, Narrator } from './language.js';
import { spanish } from './spanish/index.js';

const languages = { en: english, es: spanish } as const;
type Code = keyof typeof languages;

/** Spanish for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Code => (language === 'es' ? 'es' : 'en');

/** A word of the rules, an action or an event by its name. */
const wordOf = (id: string, { words, actions, events }: Language): string | undefined =>
  own<string>(words, id) ?? own<{ readonly name: string }>(actions, id)?.name ?? own<{ readonly heading: string }>(events, id)?.heading;

/** The name of anything with an id: a tile, a disc by its kind and number, or a word of the rules; otherwise the id itself. */
const nameOf = (id: string, code: Code, content: Content): string => {
  const { tiles, discs } = atlasOf(content);
  const tile = tiles.get(id);
  if (tile !== undefined) return code === 'es' ? (tile.spanish ?? tile.name) : tile.name;
  const disc = discs.get(id);
  if (disc === undefined) return wordOf(id, languages[code]) ?? id;
  const alike = content.discs.filter(({ kind }) => kind === disc.kind);
  return `${languages[code].words[disc.kind]} ${alike.findIndex((other) => other.id === id) + 1}`;
};

/** A cell by its number, and by its tile where the view shows one face up. */
const cellName = (cell: number, code: Code, view: View | undefined): string => {
  const called = `${languages[code].words.cell} ${cell}`;
  const square = view?.board[cell];
  return view !== undefined && square?.faceUp === true ? `${called} (${nameOf(square.tile, code, view.config.content)})` : called;
};

const namer = (code: Code, view: View | undefined): Name => {
  const content = view?.config.content ?? catalonia;
  return (id) => {
    const cell = /^cell (\d+)$/.exec(id)?.[1];
    return cell === undefined ? nameOf(id, code, content) : cellName(Number(cell), code, view);
  };
};

/** A cell as it stands to be chosen: where nothing is seen, that too is told. */
const placeName = (cell: number, code: Code, view: View | undefined): string => {
  const called = cellName(cell, code, view);
  return view?.board[cell]?.faceUp === false ? `${called} (${languages[code].words['face-down']})` : called;
};

/** Names and sentences in English and Spanish. */
export const labels: Labels<SomElQueDecidim> = {
  languages: Object.keys(languages),
  name: (id, language, view) => namer(spoken(language), view)(id),
  action(action, language, view) {
    const code = spoken(language);
    const say = languages[code].actions[action.type].order as (told: typeof action, name: Name) => string;
    return say(action, namer(code, view));
  },
  event(event, language, view) {
    const code = spoken(language);
    const say = languages[code].events[event.type].sentence as (told: typeof event, name: Name) => string;
    return say(event, namer(code, view));
  },
  question: (type, field, language) => askedAs(languages[spoken(language)].questions, type, field),
  answer(type, field, value, language, view) {
    const code = spoken(language);
    const say = askedAs<(given: never, narrator: Narrator) => string>(languages[code].answers, type, field);
    return say?.(value as never, { name: namer(code, view), place: (cell) => placeName(cell, code, view), view });
  },
  draw: (view) => drawBoard(view),
};

import { coreClauses, type Game, own } from 'ludoteca';
import { createContext, useContext } from 'react';
import { isReferee } from '../../../shared/referees.js';
import type { AnyAction, AnyEvent, AnyView } from '../host/catalogue.js';
import type { Speech } from '../language/speech.js';

/** How things of the game are called at this table. */
export interface Telling {
  name(id: string): string;
  /** Players are called as they wrote themselves; only the referee has a name of the page. */
  player(id: string): string;
  /** Any value an action may hold, in words. */
  value(value: unknown): string;
  /** A field of a form, by its path: `terms.0.kind`. */
  field(path: string): string;
  action(action: AnyAction): string;
  event(event: AnyEvent): string;
  /** What a clause says. */
  clause(id: string): string;
  /** The clauses behind an action or an event. */
  cites(what: { readonly action: string } | { readonly event: string }): readonly string[];
}

/** How a game tells of itself in a language, to somebody with this view. */
export const tellingOf = (game: Game, view: AnyView, { language, words }: Speech): Telling => {
  const { labels } = game;
  const name = (id: string): string => labels.name(id, language, view);
  const value = (told: unknown): string => {
    if (told === null || told === undefined) return words.none;
    if (typeof told === 'boolean') return told ? words.yes : words.no;
    if (typeof told === 'string') return told === '' ? words.empty : name(told);
    if (typeof told !== 'object') return String(told);
    if (Array.isArray(told)) {
      const between = told.some((part) => typeof part === 'object' && part !== null) ? '; ' : ', ';
      return told.length === 0 ? words.none : told.map(value).join(between);
    }
    // A name speaks for itself; a number or a yes needs to be told of what.
    return Object.entries(told)
      .map(([field, part]) => (typeof part === 'string' && part !== '' ? value(part) : `${name(field)} ${value(part)}`))
      .join(' · ');
  };
  const field = (path: string): string => {
    const parts = path.split('.');
    const last = parts.at(-1)!;
    const place = parts.findLastIndex((part) => /^\d+$/.test(part));
    const entry = place < 1 ? '' : `${name(parts[place - 1]!)} ${Number(parts[place]) + 1}`;
    if (last === 'length' && parts.length > 1) return `${name(parts.at(-2)!)}: ${words.howMany}`;
    if (place === parts.length - 1) return entry;
    return entry === '' ? name(last) : `${entry} · ${name(last)}`;
  };
  return {
    name,
    player: (id) => (isReferee(game.id, id) ? words.referee : id),
    value,
    field,
    action: (action) => labels.action(action, language, view),
    event: (event) => labels.event(event, language, view),
    clause: (id) => own(game.clauses, id) ?? own(coreClauses, id) ?? id,
    cites: (what) => game.cites(what),
  };
};

const TellingContext = createContext<Telling | null>(null);
/** Whatever is inside tells of this game. */
export const TellingProvider = TellingContext.Provider;
/** How things are called at this table. */
export const useTelling = (): Telling => {
  const telling = useContext(TellingContext);
  if (telling === null) throw new Error('Nothing can be told away from a table.');
  return telling;
};

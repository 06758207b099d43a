import type { Game, Refusal } from 'ludoteca';
import { createContext, type ReactNode, useContext } from 'react';
import { isReferee } from '../../../shared/referees.js';
import { Quoted } from '../language/quoted.js';
import type { Speech } from '../language/speech.js';
import { setInType } from '../language/type-setting.js';
import type { AnyAction, AnyEvent, AnyView } from '../tables/catalogue.js';
import { clauseOf } from '../tables/games-at-hand.js';
import { seatsIn } from '../tables/seats.js';

/** How things of the game are called at this table. */
export interface Telling {
  /**
   * The name of anything with an id. Content may have any id, also that of a word of the rules: `among` says in which of its lists the thing stands, that
   * it is one of the words, or one of the players.
   */
  name(id: string, among?: string): string;
  /** A word of the rules: a type of action, or what an action comes to. */
  word(id: string): string;
  /** Players are called as they wrote themselves; only the referee has a name of the page. */
  player(id: string): string;
  /** What a form asks, by the path of the field: `terms.0.kind`. */
  question(type: string, field: string): string;
  /** What an answer to it is called. */
  answer(type: string, field: string, value: unknown): string;
  action(action: AnyAction): string;
  event(event: AnyEvent): string;
  /** What a clause says, in whatever language a rulebook at hand is. */
  clause(id: string): ReactNode;
  /** Why the rules say no. */
  refusal(violation: Refusal[number]): ReactNode;
  /** The clauses behind an action or an event. */
  cites(what: { readonly action: string } | { readonly event: string }): readonly string[];
}

/** How a game tells of itself in a language, to somebody with this view. */
export const tellingOf = (game: Game, view: AnyView, { language, words }: Speech): Telling => {
  const { labels } = game;
  const set = (text: string): string => setInType(text, language);
  const seats = seatsIn(view);
  // Somebody may be called as a planet is, or a word of the rules.
  const name = (id: string, among?: string): string =>
    among === 'players' && seats.has(id) ? id : set(labels.name(id, language, view, among));
  return {
    name,
    word: (id) => name(id, 'words'),
    player: (id) => (isReferee(game.id, id) ? words.referee : id),
    question: (type, field) => set(labels.question(type, field, language, view)),
    answer: (type, field, value) => set(labels.answer(type, field, value, language, view)),
    action: (action) => set(labels.action(action, language, view)),
    event: (event) => set(labels.event(event, language, view)),
    clause: (id) => <Quoted {...clauseOf(game, id, language)} />,
    refusal: (violation) => set(labels.refusal(violation, language, view)),
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

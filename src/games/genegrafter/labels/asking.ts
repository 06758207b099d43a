import { own } from '../../../core/data/own.js';
import { askedAs, placesIn } from '../../../core/game/asking.js';
import type { Decision, DieEffect, View } from '../types/index.js';
import type { Choosing, Language, Narrator, Teller } from './language.js';
import { cardNamingIn, wordingIn } from './naming.js';

const narratorOf = (language: Language, view: View | undefined): Narrator => ({
  word: wordingIn(language, view),
  card: cardNamingIn(language, view),
  view,
});

/** What a field of a form asks. */
export const questionOf = (language: Language, type: string, field: string, view: View | undefined): string | undefined => {
  const asked = askedAs(language.questions, type, field);
  return typeof asked === 'function' ? asked(narratorOf(language, view), placesIn(field)) : asked;
};

/** What an answer to it is called. */
export const answerOf = (language: Language, type: string, field: string, value: unknown, view: View | undefined): string | undefined =>
  askedAs(language.answers, type, field)?.(value as never, narratorOf(language, view));

/** What is to be decided now; undefined where nothing of the table is known. */
export const decisionOn = (view: View | undefined): Decision['kind'] | undefined => view?.decisions[0]?.kind;

/** An option of a decision as an order, by what becomes of it; undefined where the decision is not seen. */
export const chosenBy = (choosing: Choosing, option: string, teller: Teller): string | undefined =>
  own<Choosing[keyof Choosing]>(choosing, decisionOn(teller.view) ?? '')?.(option, teller);

/** Which card goes under the character that is chosen now. */
export const graftChosen = ({ view, name }: Teller): string => name(view?.decisions[0]?.card ?? '');

/** A die effect that somebody has, by its place. */
export const effectAt = (
  view: View | undefined,
  owner: string | null | undefined,
  place: number,
): { readonly card: string; readonly effect: DieEffect } | undefined => view?.players.find(({ id }) => id === owner)?.lingering[place];

/** The face a die of the duel shows. */
export const faceOf = (view: View | undefined, owner: string | null | undefined, die: number): number | undefined => {
  const duel = view?.battle?.duel;
  if (duel === undefined || duel === null) return undefined;
  return [duel.attacker, duel.defender].find(({ player }) => player === owner)?.dice[die];
};

/** An option of a decision: a face of the special die, a player, a card, or no card at all. */
export const optionOf = (option: string, { word, card, view }: Narrator): string => {
  const kind = decisionOn(view);
  if (kind === 'special-opponent') return option;
  if (kind === 'special-face' || (kind === undefined && /^[1-6]$/.test(option))) return word(`face-${option}`);
  return card(option);
};

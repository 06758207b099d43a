import { type Choice, nothing, sampleOf } from '../core/choices/choices.js';
import type { Answers } from '../core/choices/interview.js';
import { E } from '../core/data/fp.js';
import type { Dice } from '../core/dice/dice.js';
import type { Game, GameTypes, NextChoice, RefusalOf } from '../core/game/game.js';
import type { PlayerId } from '../core/refusals/violation.js';

/** How the filling of a form ended: with an action, with a refusal, or at a question that has no answer. */
export type FilledForm<G extends GameTypes> = {
  /** Every question that was asked, with the answer given. */
  readonly asked: readonly (NextChoice<G['Action']> & { readonly answer?: unknown })[];
  readonly action?: G['Action'];
  readonly refused?: RefusalOf<G>;
};

const longestForm = 500;

/** Fills the form of an action with answers at random, question by question, as a person would. */
export const randomForm = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  type: G['Action']['type'],
  dice: Dice,
): FilledForm<G> => {
  const asked: (NextChoice<G['Action']> & { readonly answer?: unknown })[] = [];
  const answers: Record<string, unknown> = {};
  while (asked.length < longestForm) {
    const next = game.choices(state, player, type, answers as Answers);
    if (E.isLeft(next)) return { asked, refused: next.left };
    if (next.right.kind === 'done') return { asked, action: next.right.action };
    const answer = sampleOf(next.right.question as Choice<unknown>, dice);
    asked.push({ ...next.right, ...(answer === nothing ? {} : { answer }) });
    if (answer === nothing) return { asked };
    answers[next.right.field] = answer;
  }
  throw new Error(`the form of ${type} asks more than ${longestForm} questions`);
};

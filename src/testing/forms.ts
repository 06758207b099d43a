import type { Choice } from '../core/choices/choices.js';
import { type Form, openForm } from '../core/choices/form.js';
import type { Ask } from '../core/choices/interview.js';
import { nothing, sampleOf } from '../core/choices/listing.js';
import type { Dice } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes, RefusalOf } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';

/** A question that was asked, with the answer given. */
export interface Answered extends Ask {
  readonly answer: unknown;
}

/** How the filling of a form ended: with an action, with a refusal, or at a question that has no answer. */
export interface FilledForm<G extends GameTypes> {
  readonly asked: readonly Answered[];
  readonly action?: G['Action'];
  readonly refused?: RefusalOf<G>;
}

/** Longer lists than this are brought to an end where they may end. */
const longestForm = 500;
const soonEnough = 60;

/** Fills the form of an action with answers at random, question by question, as a person would. */
export const randomForm = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  type: G['Action']['type'],
  dice: Dice,
): FilledForm<G> => {
  const asked: Answered[] = [];
  let form: Form<G['Action'], RefusalOf<G>, G['State']> = openForm(game, state, player, type);
  while (asked.length <= longestForm) {
    const refused = form.refused ?? form.misfit?.refusal;
    if (refused != null) return { asked, refused };
    if (form.ready !== null) return { asked, action: form.ready };
    const ask = form.ask!;
    const isEnough = ask.enough !== null && (asked.length >= soonEnough || dice.roll(3, 'enough') === 1);
    const answer = isEnough ? nothing : sampleOf(ask.question as Choice<unknown>, dice);
    if (answer === nothing && ask.enough === null) return { asked };
    asked.push({ ...ask, answer: answer === nothing ? 'enough' : answer });
    form = answer === nothing ? form.enough() : form.answer(answer);
  }
  throw new Error(`the form of ${type} asks more than ${longestForm} questions`);
};

import { E } from '../core/data/fp.js';
import type { Roll } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { TableRules } from '../protocol/index.js';
import type { Play, Standing } from './position.js';
import { States } from './states.js';
import { freely } from './undo.js';
import { whoseTurn } from './whose-turn.js';

/** A step as it was played; the setup has no action. */
export interface StepRehearsed {
  readonly action: { readonly player: string } | null;
  readonly state: object;
  readonly events: readonly object[];
  readonly rolls: readonly Roll[];
}

/**
 * What somebody is answered at a table of people alone where these steps stand, who would have only so many of the own moments stand: null, or why not.
 * For promises: it must not hang on anything the asker cannot know.
 */
export const rehearsedTakeBack = (
  game: Game,
  steps: readonly [StepRehearsed, ...StepRehearsed[]],
  undo: TableRules['undo'],
  by: string,
  moments: number,
): Refusal | null => {
  const states = new States(game, {});
  const played = (before: Play | null, { action, state, events, rolls }: StepRehearsed): Play => {
    const step = before === null ? 0 : before.step + 1;
    const play: Play = { step, before, action, rolls, seal: String(step), events, ...whoseTurn(game, state) };
    states.know(play, state);
    return play;
  };
  const [setup, ...rest] = steps;
  const play = rest.reduce<Play>(played, played(null, setup));
  const seats = game.seats(setup.state);
  const table: Standing = {
    rules: { undo, watch: 'open' },
    seats: seats.map((id) => ({ id, driver: { kind: 'person' } })),
    tokens: seats.map((seat) => ({ hash: seat, right: 'seat', seat })),
    play,
    undone: {},
    request: null,
  };
  const answer = freely(table, states, by, { kind: 'take-back', to: moments });
  return E.isLeft(answer) ? answer.left : null;
};

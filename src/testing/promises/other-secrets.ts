import { freeze } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { type Dice, pick } from '../../core/dice/dice.js';
import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes, Viewer } from '../../core/game/game-types.js';
import type { PlayerId } from '../../core/refusals/violation.js';
import { quoted, visibleDifference } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import { shownTo, toldOf } from '../told-and-shown.js';
import { probesOf, toldApart } from '../told-apart.js';
import { type Position, type Promised, someViewers, type Trial } from '../trial.js';
import type { Move } from '../walk.js';

/** So many actions two states are played on side by side. */
const stretch = 6;

/** So many look at one position. */
const looking = 2;

/** So many other choices are looked at for one that a viewer could take for the one that was made. */
const alternatives = 12;

/** Each reason has dice of its own: a throw behind somebody's back changes no throw before his eyes. */
const diceByReason = (seed: string): Dice => {
  const made = new Map<string, Dice>();
  const of = (why: string): Dice => {
    const dice = made.get(why) ?? seeded(`${seed}/${why}`);
    made.set(why, dice);
    return dice;
  };
  return {
    roll: (sides, why) => of(why).roll(sides, why),
    pool: (count, sides, why) => of(why).pool(count, sides, why),
    shuffle: (count, why) => of(why).shuffle(count, why),
  };
};

/** A step as it went, with what a viewer was told of it, and what there is to be seen after it. */
interface Watched<G extends GameTypes> {
  readonly move: Move<G>;
  readonly told: string;
  /** As much of it as views are to keep. */
  readonly kept: string;
  readonly shown: string;
}

/** Undefined if the action is refused. */
const watched = <G extends GameTypes>(
  trial: Trial<G>,
  before: G['State'],
  action: G['Action'],
  viewer: Viewer,
  seed: string,
): Watched<G> | undefined => {
  const { game } = trial;
  const step = game.reduce(before, action, diceByReason(seed));
  if (E.isLeft(step)) return undefined;
  const move = { ...step.right, before, action, number: 0 };
  const { told, kept } = toldOf(trial, move.events, move, viewer);
  return { move, told: JSON.stringify(told), kept: JSON.stringify(kept), shown: shownTo(trial, move.state, viewer) };
};

const chosen = <G extends GameTypes>(
  { game, options }: Trial<G>,
  state: G['State'],
  players: readonly PlayerId[],
  lots: Dice,
): G['Action'] | undefined => {
  if (players.length === 0) return undefined;
  const player = pick(lots, players, 'who acts');
  return freeze(options.choose?.(state, player, lots) ?? game.randomAction(state, player, lots));
};

const isAlike = (one: Watched<GameTypes>, other: Watched<GameTypes>): boolean => one.told === other.told && one.shown === other.shown;

/** The state after something that others did behind a viewer's back, or the same state. */
const afterSecretDeeds = <G extends GameTypes>(
  trial: Trial<G>,
  state: G['State'],
  viewer: Viewer,
  lots: Dice,
  seed: string,
): G['State'] => {
  const others = trial.game.actors(state).filter((player) => player !== viewer);
  const action = chosen(trial, state, others, lots);
  const step = action && watched(trial, state, action, viewer, seed);
  return step !== undefined && step.told === '[]' && step.shown === shownTo(trial, state, viewer) ? step.move.state : state;
};

/** Two courses of one step must be alike in both what is told and what is shown, or differ in both. */
const sameStoryOf = <G extends GameTypes>(
  { options }: Trial<G>,
  place: string,
  real: Watched<G>,
  twin: Watched<G>,
  viewer: Viewer,
): void => {
  const who = viewerName(viewer);
  const [kept, keptThere, shown, shownThere] = [real.kept, twin.kept, real.shown, twin.shown].map((text) => JSON.parse(text) as unknown);
  // Either course may have been one that shows more than is told.
  const isSilent = [real, twin].some(({ move }) => options.silent?.(move, viewer) === true);
  if (real.told === twin.told && !isSilent)
    insist(place, `${who}, who is told the same where secrets differ, sees another thing`, visibleDifference(shown, shownThere));
  if (real.shown === twin.shown)
    insist(
      place,
      `${who}, who sees the same where secrets differ, is told another thing, which no view keeps (where all may hear it, say so: heard)`,
      visibleDifference(kept, keptThere),
    );
};

/** What another did, as it may have been done where secrets differ: the same, or something this viewer could not tell from it. */
const mistakenFor = <G extends GameTypes>(
  trial: Trial<G>,
  twin: G['State'],
  real: Watched<G>,
  viewer: Viewer,
  lots: Dice,
  seed: string,
): Watched<G> | undefined => {
  const { game } = trial;
  const { player, type } = real.move.action;
  const listed = game.legalActions(twin, player, { types: [type], limit: 40 });
  const order = lots.shuffle(listed.length, 'which others').slice(0, alternatives);
  for (const i of order) {
    const step = watched(trial, twin, listed[i]!, viewer, seed);
    if (step !== undefined && isAlike(real, step)) return step;
  }
  return undefined;
};

/** Plays two states on that a viewer cannot tell apart, until something is revealed. */
const sideBySide = <G extends GameTypes>(
  trial: Trial<G>,
  { state, place }: Position<G>,
  beginning: G['State'],
  viewer: Viewer,
  lots: Dice,
): { readonly real: G['State']; readonly twin: G['State'] } => {
  const { game } = trial;
  let real = state;
  let twin = beginning;
  for (let i = 0; i < stretch; i++) {
    const seed = `${place}/${viewerName(viewer)}/${i}`;
    twin = afterSecretDeeds(trial, twin, viewer, lots, `${seed}/secret`);
    const action = chosen(trial, real, game.actors(real), lots);
    if (action === undefined) break;
    const here = `${place}, played on, ${quoted(action)}`;
    const isOwn = action.player === viewer;
    const step = watched(trial, real, action, viewer, seed);
    if (step === undefined) throw new Error(`${here}: it is offered, but refused.`);
    const same = watched(trial, twin, action, viewer, seed);
    if (same === undefined && isOwn) throw new Error(`${here}: what others keep secret decides whether it is allowed.`);
    if (same !== undefined) sameStoryOf(trial, here, step, same, viewer);
    // What tells a player of his own action something else has revealed it to him; of the actions of others he sees only what they come to.
    const isSame = same !== undefined && isAlike(step, same);
    const other = isSame ? same : isOwn ? undefined : mistakenFor(trial, twin, step, viewer, lots, seed);
    if (other === undefined) break;
    real = step.move.state;
    twin = other.move.state;
  }
  return { real, twin };
};

const playedUnderOtherSecrets: Promised = {
  id: 'other-secrets',
  name: 'played on where only secrets differ, whatever was done behind his back, a game tells and shows a viewer the same until it reveals something',
  check(trial) {
    const { game } = trial;
    for (const walk of trial.walks)
      for (const position of trial.positions(walk)) {
        const { state, place } = position;
        const lots = trial.dice('other secrets', place);
        for (const viewer of someViewers(trial, state, lots).slice(0, looking))
          within(place, () => {
            // The true state once more serves as well: there, whatever others try next is possible, and secret deeds alone make a difference.
            const beginning = lots.roll(2, 'dealt anew?') === 1 ? state : freeze(game.redeal(state, viewer, lots));
            const { real, twin } = sideBySide(trial, position, beginning, viewer, lots);
            const seed = `${place}/${viewerName(viewer)}`;
            const there = `${place}, played on`;
            insist(
              there,
              `what ${viewerName(viewer)} cannot know decides what is dealt anew afterwards`,
              visibleDifference(game.redeal(real, viewer, seeded(seed)), game.redeal(twin, viewer, seeded(seed))),
            );
            insist(
              there,
              `${viewerName(viewer)} can tell it from a game with other secrets`,
              toldApart(trial, real, twin, viewer, seed, probesOf(walk.moves, viewer, lots)),
            );
          });
      }
  },
};

/** What is played on behind the back of a viewer. */
export const otherSecrets: readonly Promised[] = [playedUnderOtherSecrets];

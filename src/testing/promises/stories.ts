import { freeze } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { seeded } from '../../core/dice/seeded.js';
import type { Game } from '../../core/game/game.js';
import type { GameTypes, Viewer } from '../../core/game/game-types.js';
import type { EventBase } from '../../core/game/rule.js';
import { canonical, quoted, visibleDifference } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import { shownTo, toldOf } from '../told-and-shown.js';
import { type Promised, someViewers, type Trial } from '../trial.js';
import { type Move, placeOf } from '../walk.js';

interface Course<G extends GameTypes> {
  readonly what: string;
  readonly move: Move<G>;
}

/** What a viewer was told of a step, and what there is to be seen after it. */
const seenOf = <G extends GameTypes>(
  trial: Trial<G>,
  { move }: Course<G>,
  viewer: Viewer,
): { readonly told: string; readonly kept: string; readonly shown: string; readonly rolls: string } => {
  const { told, kept } = toldOf(trial, move.events, move, viewer);
  return {
    told: JSON.stringify(told),
    kept: JSON.stringify(kept),
    shown: shownTo(trial, move.state, viewer),
    rolls: canonical(move.rolls),
  };
};

const eventsIn = (text: string): readonly EventBase[] => JSON.parse(text) as readonly EventBase[];

/** The type of the first event that is not told alike. */
const tellingApart = (told: string, instead: string): string => {
  const [events, others] = [eventsIn(told), eventsIn(instead)];
  const longer = events.length < others.length ? others : events;
  return longer.find((_, i) => JSON.stringify(events[i]) !== JSON.stringify(others[i]))!.type;
};

const alternatives = 5;
const redeals = 6;

/** How an action goes; none where it is refused. Whatever is compared is played with the same dice. */
const courseOf = <G extends GameTypes>(
  game: Game<G>,
  what: string,
  state: G['State'],
  action: G['Action'],
  seed: string,
): readonly Course<G>[] => {
  const step = game.reduce(state, action, seeded(`${seed}/dice`));
  return E.isRight(step) ? [{ what, move: { ...step.right, before: state, action, number: 0 } }] : [];
};

/** How the move went, and how it could have gone by another choice. */
const coursesOf = <G extends GameTypes>({ game }: Trial<G>, { before, action }: Move<G>, seed: string): readonly Course<G>[] => {
  const lots = seeded(`${seed}/lots`);
  const courses: Course<G>[] = [];
  const play = (what: string, other: G['Action']): void => void courses.push(...courseOf(game, what, before, other, seed));
  play(quoted(action), action);
  const others = game.legalActions(before, action.player, { types: [action.type], limit: 60 });
  const order = lots.shuffle(others.length, 'which others').slice(0, alternatives);
  for (const i of order) play(quoted(others[i]), others[i]!);
  for (let i = 0; i < 2; i++) {
    const random = game.randomAction(before, action.player, lots);
    if (random?.type === action.type) play(quoted(random), random);
  }
  return courses;
};

/** How the move goes where a viewer's unknowns are other ones. */
const dealtAnewFor = <G extends GameTypes>(
  { game }: Trial<G>,
  { before, action }: Move<G>,
  viewer: Viewer,
  seed: string,
): readonly Course<G>[] => {
  const lots = seeded(`${seed}/lots/${viewerName(viewer)}`);
  const what = `${quoted(action)} where the unknown was dealt anew`;
  return Array.from({ length: redeals }, () => freeze(game.redeal(before, viewer, lots))).flatMap((state) =>
    courseOf(game, what, state, action, seed),
  );
};

const sameStory: Promised = {
  id: 'same-story',
  name: 'views and events tell a viewer the same story: nothing seen goes untold, nothing hidden is told',
  check(trial) {
    const { options } = trial;
    for (const walk of trial.walks)
      for (const move of trial.closely(walk)) {
        const place = placeOf(walk, move);
        const lots = trial.dice('story', place);
        const courses = within(place, () => coursesOf(trial, move, place));
        for (const viewer of someViewers(trial, move.before, lots)) {
          if (viewer === move.action.player || options.silent?.(move, viewer) === true) continue;
          within(place, () => {
            const [first, ...others] = [...courses, ...dealtAnewFor(trial, move, viewer, place)];
            if (first === undefined) return;
            const seen = seenOf(trial, first, viewer);
            const before = shownTo(trial, move.before, viewer);
            if (seen.told === '[]' && seen.shown !== before)
              insist(
                place,
                `${viewerName(viewer)} sees something change but is told of nothing`,
                visibleDifference(JSON.parse(before), JSON.parse(seen.shown)),
              );
            if (seen.kept !== '[]' && seen.shown === before)
              throw new Error(`${viewerName(viewer)} is told ${quoted(JSON.parse(seen.kept))}, but sees nothing change`);
            for (const other of others) {
              const instead = seenOf(trial, other, viewer);
              if (instead.rolls !== seen.rolls) continue;
              if (instead.told === seen.told && instead.shown !== seen.shown)
                insist(
                  place,
                  `${viewerName(viewer)}, who is told the same, sees it differ from ${other.what}`,
                  visibleDifference(JSON.parse(instead.shown), JSON.parse(seen.shown)),
                );
              if (instead.shown === seen.shown && instead.kept !== seen.kept)
                insist(
                  place,
                  `${viewerName(viewer)}, who sees the same, is told by ${tellingApart(seen.kept, instead.kept)} how it differs from ${other.what} (where no view need keep it, say so: heard)`,
                  visibleDifference(JSON.parse(instead.kept), JSON.parse(seen.kept)),
                );
            }
          });
        }
      }
  },
};

/** What is told and what is shown. */
export const stories: readonly Promised[] = [sameStory];

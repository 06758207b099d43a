import { own } from '../../core/data/own.js';
import type { GameTypes } from '../../core/game/game-types.js';
import { difference, quoted } from '../difference.js';
import { insist, within } from '../place.js';
import type { Promised, Trial } from '../trial.js';
import { placeOf } from '../walk.js';

/** What is wrong with a sentence; null if somebody could read it. */
const unreadable = (sentence: unknown): string | null => {
  if (typeof sentence !== 'string') return `${quoted(sentence)} is no text`;
  if (sentence.trim() === '') return 'it is empty';
  return /\bundefined\b|\[object |\bNaN\b/.test(sentence) ? `it reads ${quoted(sentence)}` : null;
};

const everythingHasWords: Promised = {
  id: 'labels',
  name: 'every action and every event, as played and as witnessed, is a sentence in every language, and the game has a title',
  check({ game, walks, closely, viewers }) {
    // As the author wrote them: the game's own never fail, whatever is asked.
    const labels = game.definition.labels ?? game.labels;
    insist(game.id, 'the first language', difference('en', labels.languages[0]));
    for (const language of new Set(['en', ...Object.keys(game.title)]))
      insist(game.id, `its title in ${language}`, unreadable(own(game.title, language)));
    for (const walk of walks) {
      for (const event of walk.setup.events)
        for (const language of labels.languages)
          insist(walk.name, `${quoted(event)} in ${language}`, unreadable(labels.event(event, language)));
      for (const move of closely(walk)) {
        const place = placeOf(walk, move);
        within(place, () => {
          for (const viewer of viewers(move.state)) {
            const view = game.view(move.state, viewer);
            const seen = move.events.flatMap((event) => game.witness(event, viewer) ?? []);
            for (const language of labels.languages)
              for (const event of [...seen, ...move.events]) {
                insist(place, `${quoted(event)} in ${language}`, unreadable(labels.event(event, language)));
                insist(place, `${quoted(event)} in ${language}, with a view`, unreadable(labels.event(event, language, view)));
              }
          }
          for (const language of labels.languages) {
            insist(place, `the action in ${language}`, unreadable(labels.action(move.action, language)));
            insist(place, `its name in ${language}`, unreadable(labels.name(move.action.type, language)));
          }
          insist(
            place,
            'in a language the game lacks',
            difference(labels.action(move.action, 'en'), labels.action(move.action, 'no such language')),
          );
          for (const event of move.events)
            insist(place, 'in a language the game lacks', difference(labels.event(event, 'en'), labels.event(event, 'no such language')));
        });
      }
    }
    for (const id of ['constructor', '__proto__', 'toString', 'no such id'])
      for (const language of labels.languages)
        insist(game.id, `the name of ${id}`, unreadable(within(game.id, () => labels.name(id, language))));
  },
};

const missing = (wanted: readonly string[], reached: ReadonlySet<string>): string | null => {
  const lost = wanted.filter((name) => !reached.has(name));
  return lost.length === 0 ? null : lost.join(', ');
};

const everythingReached: Promised = {
  id: 'reached',
  name: 'random games reach every kind of action, every event and all content that was asked for',
  check(trial) {
    const { game, options } = trial;
    const steps = movesOf(trial);
    const actions = new Set(steps.map(({ action }) => action.type));
    const unreached = new Set<string>(options.unreached);
    insist(
      game.id,
      'no game reached the actions',
      missing(
        Object.keys(game.definition.rules).filter((type) => !unreached.has(type)),
        actions,
      ),
    );
    const events = new Set(
      [...trial.walks.flatMap(({ setup }) => setup.events), ...steps.flatMap((move) => move.events)].map(({ type }) => type),
    );
    insist(game.id, 'no game reached the events', missing(options.events ?? [], events));
    const content = Object.entries(options.reach ?? {});
    const found = new Set(content.filter(([, met]) => steps.some((move) => met(move))).map(([name]) => name));
    insist(
      game.id,
      'no game reached',
      missing(
        content.map(([name]) => name),
        found,
      ),
    );
  },
};

const movesOf = <G extends GameTypes>({ walks }: Trial<G>) => walks.flatMap(({ moves }) => moves);

/** What people read, and what there is to be met with. */
export const words: readonly Promised[] = [everythingHasWords, everythingReached];

import { type Game, type GameTypes, type PlayerId, seeded } from 'ludoteca';
import { randomForm, type Walk, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';

/** What a game is heard with. */
interface Hearing<G extends GameTypes> {
  readonly configs: readonly G['Config'][];
  /** Ids whose English name is the id itself and whose name in another language is spelled alike. */
  readonly alike?: readonly string[];
  /** Fields that are keys of a record, or numbers. */
  readonly keys?: RegExp;
  /** Actions that nothing tells apart but a drawing. */
  readonly wordless?: readonly string[];
  readonly maxSteps?: number;
}

/** An id that nobody would say: with hyphens, or with a capital in the middle. */
const raw = /^[a-z]+([A-Z]|-[a-z])/;

/** Every so many positions of a game are heard. */
const sparse = 5;

const positions = <G extends GameTypes>({ moves }: Walk<G>): readonly G['State'][] =>
  moves.filter(({ number }) => number % sparse === 1).map(({ before }) => before);

/** The tests of the labels that all games share: names for actions, fields, phases and events, and a sentence of its own for every legal action. */
export const spoken = <G extends GameTypes>(game: Game<G>, hearing: Hearing<G>): void => {
  const { labels } = game;
  const [english, ...others] = labels.languages as readonly [string, ...string[]];
  const alike = new Set(hearing.alike);
  const walks = hearing.configs.map((config, i) =>
    walk(game, config, { name: `${game.id} ${i}`, seed: `spoken ${i}`, maxSteps: hearing.maxSteps ?? 150 }),
  );
  const nameless = (ids: Iterable<string>, view?: G['View']): string[] =>
    [...ids].filter((id) => {
      const name = labels.name(id, english, view);
      const foreign = others.map((other) => labels.name(id, other, view));
      return (name === id && raw.test(id)) || (foreign.includes(id) && !alike.has(id));
    });

  test('every action, phase and event has a name in every language', () => {
    const { rules, phases, eventClauses } = game.definition;
    expect(nameless([...Object.keys(rules), ...Object.keys(phases), ...Object.keys(eventClauses ?? {})])).toEqual([]);
  });

  test('every field that a form asks for has a name in every language', () => {
    const fields = new Set<string>();
    const dice = seeded('forms');
    for (const played of walks)
      for (const state of positions(played))
        for (const player of game.actors(state))
          for (const type of game.open(state, player))
            for (const asked of randomForm(game, state, player, type, dice).asked)
              for (const part of asked.kind === 'ask' ? asked.field.split('.') : [])
                if (!/^\d+$/.test(part) && hearing.keys?.test(part) !== true) fields.add(part);
    expect(fields.size).toBeGreaterThan(3);
    expect(nameless(fields)).toEqual([]);
  });

  test('no two legal actions read alike', () => {
    const twins: string[] = [];
    const heard = (state: G['State'], player: PlayerId, language: string): void => {
      const view = game.view(state, player);
      const said = new Map<string, string>();
      for (const action of game.legalActions(state, player, { limit: 100 })) {
        if (hearing.wordless?.includes(action.type)) continue;
        const sentence = labels.action(action, language, view);
        const twin = said.get(sentence);
        if (twin !== undefined) twins.push(`${sentence}: ${twin} and ${JSON.stringify(action)}`);
        said.set(sentence, JSON.stringify(action));
      }
    };
    for (const played of walks)
      for (const state of positions(played))
        for (const player of game.actors(state)) for (const language of labels.languages) heard(state, player, language);
    expect(twins).toEqual([]);
  });

  test('every event of a random game is told without ids or gaps', () => {
    for (const { setup, moves, last } of walks)
      for (const event of [...setup.events, ...moves.flatMap(({ events }) => [...events])])
        for (const language of labels.languages)
          expect(labels.event(event, language, game.view(last, null))).not.toMatch(/^$|undefined|null|NaN|\[object|\{\w+\}/);
  });
};

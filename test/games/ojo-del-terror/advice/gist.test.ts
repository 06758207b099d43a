import { clone, E, O, seeded } from 'ludoteca';
import { type Event, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { labels } from '../helpers/spoken.js';

const config = { players: ['ada', 'bo', 'cy', 'dot'] } as const;

const revealed: Event = { type: 'orders-revealed', turn: 1, sheets: {}, verdicts: [] };
const conquest = (from: string | null, to: string): Event => ({ type: 'planet-conquered', planet: 'espejo', from, to });

const fight = (by: string, winner: string | null): Event => ({
  ...{ type: 'fight-resolved', planet: 'espejo', defence: 1, winner, drawn: false },
  groups: [{ members: [by], for: by, attack: 1, kills: 0, residual: 1 }],
});

test.each<readonly [readonly Event[], string]>([
  [[{ type: 'orders-committed', player: 'ada' }], 'waiting'],
  [[revealed], 'quiet-turn'],
  [[revealed, conquest('bo', 'ada')], 'planet-won'],
  [[revealed, conquest('ada', 'bo')], 'planet-lost'],
  [[revealed, conquest('bo', 'ada'), conquest('ada', 'bo')], 'gains-and-losses'],
  [[revealed, fight('ada', null)], 'repelled'],
  [[revealed, fight('bo', null)], 'quiet-turn'],
  [[revealed, fight('ada', 'ada'), conquest(null, 'ada')], 'planet-won'],
])('%j comes to ada as %s', (events, gist) => {
  expect(ojoDelTerror.gist(events, 'ada')).toBe(gist);
});

/** Plays games at random and looks at every step. */
const walked = (games: number) => {
  const gists = new Set<string>();
  const events = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    const dice = seeded(seed);
    let { state } = accepted(ojoDelTerror.setup(config, dice));
    for (;;) {
      const action = ojoDelTerror
        .actors(state)
        .map((player) => ojoDelTerror.randomAction(state, player, dice))
        .find((found) => found !== undefined);
      if (action === undefined) break;
      const step = ojoDelTerror.reduceInPlace(clone(state), action, dice);
      if (E.isLeft(step)) throw new Error(step.left[0].message);
      state = step.right.state;
      for (const { type } of step.right.events) events.add(type);
      for (const player of config.players) gists.add(ojoDelTerror.gist(step.right.events, player));
    }
    const { ranking } = O.toNullable(ojoDelTerror.outcome(state))!;
    for (const { player, points } of ranking) expect(ojoDelTerror.points(state, player)).toBe(points);
    for (const stranger of ['zed', 'constructor', '__proto__']) expect(ojoDelTerror.points(state, stranger)).toBe(0);
  }
  return { gists, events };
};

test('what steps come to has a name in both languages, and points are those of the outcome at the end', () => {
  const { gists, events } = walked(5);
  expect([...gists]).toEqual(
    expect.arrayContaining(['victory', 'defeat', 'planet-won', 'planet-lost', 'repelled', 'quiet-turn', 'waiting']),
  );
  for (const gist of gists) {
    const names = ['en', 'es'].map((language) => labels.name(gist, language));
    expect(names.every((name) => name !== '' && !name.includes('-'))).toBe(true);
    if (gist.includes('-')) expect(names[0]).not.toBe(names[1]);
  }
  for (const event of events) expect(ojoDelTerror.cites({ event }).length).toBeGreaterThan(0);
});

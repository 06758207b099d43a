import { type Game, type GameTypes, type PlayerId, seeded } from 'ludoteca';
import { greedily, greedyBot, randomBot, searchBot } from 'ludoteca/bots';
import { genegrafter } from 'ludoteca/genegrafter';
import { genesMactantes } from 'ludoteca/genes-mactantes';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';

const two = ['ada', 'bo'];

/** A game, how it is set up, and after how many actions each it is looked at. */
interface Case<G extends GameTypes> {
  readonly game: Game<G>;
  readonly config: G['Config'];
  readonly every: number;
}

const looked = 6;

/** Some positions of a random game, each with one of those who are to act. */
const positionsOf = <G extends GameTypes>({ game, config, every }: Case<G>): { state: G['State']; player: PlayerId }[] => {
  const bot = randomBot(game, seeded('positions'));
  const dice = seeded('positions, dice');
  const positions: { state: G['State']; player: PlayerId }[] = [];
  let { state } = accepted(game.setup(config, dice));
  for (let step = 0; step < looked * every; step++) {
    const actors = game.actors(state);
    if (step % every === every - 1) positions.push({ state, player: actors[positions.length % actors.length]! });
    const action = actors.map((player) => bot(state, player)).find((found) => found !== undefined);
    if (action === undefined) break;
    state = accepted(game.reduce(state, action, dice)).state;
  }
  return positions;
};

/** The players who look ahead, thinking little. */
const thinkers = <G extends GameTypes>(game: Game<G>) => {
  const small = { candidates: 6, worlds: 2 };
  return {
    greedy: (seed: number) => greedyBot(game, { ...small, dice: seeded(seed) }),
    search: (seed: number) => searchBot(game, { ...small, iterations: 5, depth: 4, looks: 1, dice: seeded(seed) }),
    'search with all its options': (seed: number) => {
      const rollout = greedily(game, { candidates: 2 });
      return searchBot(game, { ...small, iterations: 4, depth: 3, looks: 2, deals: 3, finalists: 3, rollout, dice: seeded(seed) });
    },
  };
};

const promises = <G extends GameTypes>(given: Case<G>): void => {
  const { game } = given;
  describe(game.id, () => {
    const positions = positionsOf(given);
    for (const [name, bot] of Object.entries(thinkers(game))) {
      test(`${name} does what is legal, the same from the same seed, and leaves the state as it was`, () => {
        let decisions = 0;
        for (const { state, player } of positions) {
          const before = JSON.stringify(state);
          const action = bot(1)(state, player);
          expect(bot(1)(state, player)).toEqual(action);
          expect(JSON.stringify(state)).toBe(before);
          if (action === undefined) continue;
          expect(action.player).toBe(player);
          expect(game.explain(state, action)).toEqual([]);
          decisions++;
        }
        expect(decisions).toBeGreaterThan(0);
      });

      test(`${name} decides by nothing the player cannot know`, () => {
        let different = 0;
        for (const [i, { state, player }] of positions.entries()) {
          const other = game.redeal(state, player, seeded(`behind the back ${i}`));
          if (JSON.stringify(other) !== JSON.stringify(state)) different++;
          expect(bot(i)(other, player)).toEqual(bot(i)(state, player));
        }
        expect(different).toBeGreaterThan(0);
      });
    }
  });
};

promises({ game: genegrafter, config: { players: two }, every: 11 });
promises({ game: genesMactantes, config: { players: two }, every: 9 });
promises({ game: ojoDelTerror, config: { players: two, warbandSelection: 'random' }, every: 5 });
promises({ game: orbisTerrarum, config: { players: two, refereeMode: 'auto' }, every: 9 });
promises({ game: somElQueDecidim, config: { players: two, mode: 'ABC' }, every: 7 });

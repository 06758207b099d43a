import { seeded } from 'ludoteca';
import { greedyBot } from 'ludoteca/bots';
import { genesMactantes as game } from 'ludoteca/genes-mactantes';
import { describe, expect } from 'vitest';
import { begun, combinations, playedOut, seated, sizesOf } from '../../helpers/whole-games.js';
import { clause } from '../helpers/table.js';

const starts = combinations({
  boardMode: ['preset', 'drawn'],
  orderMode: ['lots', 'seating'],
  relevanceMode: ['equal', 'random'],
  relevance: ['small', 'medium', 'large'],
} as const);

const lengths = [
  { mode: 'turns', turns: 1 },
  { mode: 'conditions', turnCap: 1 },
] as const;

describe.each(sizesOf(game))('%i players', (count) => {
  const players = seated(count);

  clause(['GM-CFG-02', 'GM-PACK-05'], `${count} begin without a map of their own, in every way there is`, () => {
    for (const start of starts) {
      const state = begun(game, { players, ...start }, 'begin');
      expect([state.config.map, state.step]).toEqual([null, start.boardMode === 'drawn' ? 'setup-coast' : 'setup-draft']);
      const [player] = game.actors(state);
      expect(game.legalActions(state, player!, { limit: 1 })).toHaveLength(1);
    }
  });

  for (const boardMode of ['preset', 'drawn'] as const)
    for (const [i, length] of lengths.entries())
      clause(['GM-PACK-05', 'GM-SETUP-01', 'GM-END-02'], `${count} play to the end, ${boardMode}, ${length.mode}`, () => {
        const end = playedOut(
          game,
          { players, boardMode, length, relevanceMode: i === 0 ? 'equal' : 'random' },
          `${count} ${boardMode} ${i}`,
        );
        expect(end.step).toBe('finished');
        expect(game.view(end, null).map.countries).toHaveLength(count);
      });

  clause('GM-PACK-05', `${count} who look ahead play to the end`, () => {
    const bot = greedyBot(game, { dice: seeded(count), candidates: 3, worlds: 1 });
    const end = playedOut(game, { players, length: lengths[0], relevance: 'small', events: false }, `${count} greedy`, bot);
    expect(end.turn).toBe(1);
  });
});

import { expect } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { begunWith, players } from '../helpers/beginnings.js';
import { nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, game } from '../helpers/table.js';

clause('OT-CFG-01', 'what is not said takes its default', () => {
  const { config } = begunWith({ players });
  expect([config.turnsPerCycle, config.npcSpread, config.theftCapWealth, config.standingsWeights.wealth]).toEqual([
    5,
    [30, 25, 20, 15, 10],
    7,
    0.1,
  ]);
});

const configured = (config: unknown): readonly unknown[] => {
  const read = answeredInFull(game.decodeConfig(config));
  return read._tag === 'Left' ? [read.left[0].code, read.left[0].clause, read.left[0].message] : [];
};

clause('OT-CFG-02', 'a value out of range, or a key nobody knows, is refused; the first in table order is named', () => {
  expect(configured({ players, streakLength: 1, yearsPerTurn: 0 })).toEqual([
    'invalid-config',
    'OT-CFG-02',
    expect.stringContaining('yearsPerTurn'),
  ]);
  expect(configured({ players, whatever: 1 })).toEqual(['invalid-config', 'OT-CFG-02', expect.stringContaining('whatever')]);
  expect(configured({ players, attributeMin: 20, attributeMax: 30 }).slice(0, 2)).toEqual(['invalid-config', 'OT-CFG-02']);
  expect(configured({ players, treatyDefaultYears: 30 }).slice(0, 2)).toEqual(['invalid-config', 'OT-CFG-02']);
  expect(configured({ players, requireNotes: true, noteMaxLength: 0 })).toEqual([
    'invalid-config',
    'OT-CFG-02',
    'Every measure needs a note, so notes cannot have 0 characters.',
  ]);
  expect(configured({ players, requireNotes: true, noteMaxLength: 1 })).toEqual([]);
  expect(configured({ players, noteMaxLength: 0 })).toEqual([]);
});
clause('OT-CFG-03', 'one to sixteen different players, none with a reserved name', () => {
  expect(configured({ players: [] }).slice(0, 2)).toEqual(['invalid-player-count', 'OT-CFG-03']);
  expect(configured({ players: ['a', 'a'] }).slice(0, 2)).toEqual(['duplicate-player', 'OT-CFG-03']);
  expect(configured({ players: ['referee'] }).slice(0, 2)).toEqual(['duplicate-player', 'OT-CFG-03']);
  expect(configured({ players: ['spectator'] }).slice(0, 2)).toEqual(['duplicate-player', 'OT-CFG-03']);
  expect(configured({ players: Array.from({ length: 16 }, (_, i) => `p${i}`) })).toEqual([]);
  expect(configured({ players: Array.from({ length: 17 }, (_, i) => `p${i}`) }).slice(0, 2)).toEqual(['invalid-player-count', 'OT-CFG-03']);
});
clause('OT-CFG-04', 'an automatic game has a limit', () => {
  expect(configured({ players, refereeMode: 'auto', turnLimit: null }).slice(0, 2)).toEqual(['turn-limit-required', 'OT-CFG-04']);
  expect([begunWith({ players, refereeMode: 'auto' }).config.turnLimit, begunWith({ players }).config.turnLimit]).toEqual([50, null]);
});
clause('OT-CFG-05', 'years become turns, rounded up', () => {
  const slow = start({ yearsPerTurn: 3 });
  const rich = nationWith(slow, 'francia', { progress: 1 });
  const bought = act(rich, { type: 'spend', player: 'ada', nation: 'francia', item: 'domain-bonus', times: 1, attribute: 'MIL' });
  expect(bought.modifiers[0]!.lastTurn).toBe(3);
});
clause(['OT-CFG-03'], '1 to 16 may play with what the game brings, and as many as there is room for with a pack', () => {
  expect([game.players.min, game.players.max]).toEqual([1, 16]);
  const dice = { roll: () => 1, pool: () => [], shuffle: () => [] };
  const begin = (count: number, pack?: 'orbis-500') => {
    const players = Array.from({ length: count }, (_, i) => `p${i}`);
    const step = game.setup(pack === undefined ? { players } : { players, pack }, dice);
    return step._tag === 'Left' ? step.left[0].code : 'begun';
  };
  expect([0, 1, 8, 9, 16, 17].map((count) => begin(count))).toEqual([
    'invalid-player-count',
    ...Array(4).fill('begun'),
    'invalid-player-count',
  ]);
  expect([8, 9, 16].map((count) => begin(count, 'orbis-500'))).toEqual(['begun', 'content-too-few-playable', 'content-too-few-playable']);
});

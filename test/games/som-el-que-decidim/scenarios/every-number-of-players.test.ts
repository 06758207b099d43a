import { type Config, somElQueDecidim as game } from 'ludoteca/som-el-que-decidim';
import { describe, expect, test } from 'vitest';
import { begun, combinations, playedOut, seated, sizesOf } from '../../helpers/whole-games.js';

const rules = combinations({ mode: ['A', 'AB', 'ABC', 'AC'], centralism: ['choose', 'medium', 'high', 'intense'] } as const);
const starts = combinations({ concentration: ['choose', 'keep'], firstHolder: ['p1', 'random'] } as const);

/** One player plays without participation, and with some centralism. [SD-CFG-07] [SD-CFG-08] */
const isFor = (count: number, { mode, centralism }: (typeof rules)[number]): boolean =>
  count > 1 || ((mode === 'A' || mode === 'AB') && centralism !== 'medium');

describe.each(sizesOf(game))('%i players', (count) => {
  const players = seated(count);

  test('[SD-CFG-01] [SD-CFG-07] [SD-CFG-08] [SD-CFG-11] begin with every mode and degree that is for so many, however the first turn is set up', () => {
    for (const rule of rules)
      for (const start of starts) {
        const config: Config = { players, ...rule, ...start };
        if (isFor(count, rule)) expect(Object.keys(begun(game, config, 'begin').players)).toEqual(players);
        else expect(game.decodeConfig(config)._tag).toBe('Left');
      }
  });

  for (const rule of rules.filter((one) => isFor(count, one)))
    test(`[SD-END-14] play to the end: ${rule.mode}, ${rule.centralism}`, () => {
      for (const [i, start] of starts.entries())
        expect(playedOut(game, { players, ...rule, ...start }, `${count} ${i}`).end).not.toBeNull();
    });
});

import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { type Action, act, clause, code, game, nationWith, refused, start } from './table.js';

const post = (effects: readonly object[], nations: readonly string[] = []) =>
  ({ type: 'post-happening', player: 'referee', category: 'human', kind: 'effect', nations, text: 'x', effects }) as Action;
const circle = [
  { do: 'patron', nation: 'saxonia', patron: 'thuringia' },
  { do: 'patron', nation: 'thuringia', patron: 'saxonia' },
];
const afterlife = [
  { do: 'extinguish', nation: 'saxonia' },
  { do: 'modifier', nation: 'saxonia', target: 'MIL', value: 4, years: 3, source: 'event' },
];
const twice = [
  { do: 'civil-war', nation: 'gothia', sides: ['one', 'two'], controllers: ['bo', 'bo'] },
  { do: 'civil-war', nation: 'gothia', sides: ['three', 'four'], controllers: ['bo', 'bo'] },
];

clause(['OT-REF-01', 'OT-REF-06', 'OT-EVT-01'], 'the effects of a happening are judged each on what the earlier ones leave', () => {
  for (const effects of [circle, afterlife, twice]) expect(code(start(), post(effects))).toBe('bad-effect');
  // The same for several Nations: what has happened to the first counts for the second.
  expect(code(start(), post([{ do: 'rebellion', nation: 'persia', sponsor: null }], ['francia', 'gothia']))).toBe('bad-effect');
  expect(act(start(), post([{ do: 'rebellion', nation: null, sponsor: null }], ['francia', 'gothia'])).rebellions).toHaveLength(2);
  expect(act(start(), post([circle[0]!, { do: 'patron', nation: 'saxonia', patron: null }])).nations['saxonia']!.patron).toBeNull();
});
clause(['OT-PROS-17', 'OT-REF-06', 'OT-REF-11'], 'so are those of an opportunity, when it is taken', () => {
  for (const effects of [circle, afterlife, twice]) {
    const offered = act(start(), {
      type: 'offer-opportunity',
      player: 'referee',
      nations: 'all',
      cost: { wealth: 0, progress: 0 },
      effects,
    } as Action);
    const take = { type: 'take-opportunity', player: 'ada', nation: 'francia', opportunity: offered.opportunities[0]!.id } as const;
    expect(refused(offered, take)).toEqual(['bad-effect', 'OT-REF-06']);
  }
});
clause(['OT-VAS-12', 'OT-ACT-06'], 'the referee speaks for the vassals of players, but for no player', () => {
  const vassal = nationWith(start(), 'gothia', { patron: 'persia' });
  const declare = { type: 'declare-independence', player: 'referee', vassal: 'gothia' } as const;
  expect(code(vassal, declare)).toBe('not-your-nation');
  expect(act(vassal, { ...declare, player: 'bo' }).nations['gothia']!.independenceDeclared).toBe(true);
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  expect(act(served, { ...declare, vassal: 'saxonia' }).nations['saxonia']!.independenceDeclared).toBe(true);
});
clause(['OT-CFG-03'], '1 to 16 may play, as many as the pack has room for', () => {
  expect([game.players.min, game.players.max]).toEqual([1, 16]);
  const dice = { roll: () => 1, pool: () => [], shuffle: () => [] };
  const begin = (count: number) => {
    const step = game.setup({ players: Array.from({ length: count }, (_, i) => `p${i}`) }, dice);
    return step._tag === 'Left' ? step.left[0].code : 'begun';
  };
  expect([0, 1, 8, 9, 16, 17].map(begin)).toEqual([
    'invalid-player-count',
    'begun',
    'begun',
    'content-too-few-playable',
    'content-too-few-playable',
    'invalid-player-count',
  ]);
});
clause(['OT-CONT-22', 'OT-REF-09'], 'the milestones of a pack bring only what a reward can be', () => {
  const dice = { roll: () => 1, pool: () => [], shuffle: () => [] };
  const [first, ...others] = orbis500.milestones;
  const begin = (reward: (typeof orbis500.milestones)[number]['reward']) => {
    const step = game.setup({ players: ['ada'], pack: { ...orbis500, milestones: [{ ...first!, reward }, ...others] } }, dice);
    return step._tag === 'Left' ? [step.left[0].code, step.left[0].clause] : 'begun';
  };
  expect(begin([{ do: 'wealth', nation: null, delta: 5 }])).toBe('begun');
  expect(begin([{ do: 'patron', nation: null, patron: 'armenia' }])).toEqual(['content-bad-reward', 'OT-CONT-22']);
  expect(begin([{ do: 'extinguish', nation: null }])).toEqual(['content-bad-reward', 'OT-CONT-22']);
});

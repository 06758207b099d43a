import { expect } from 'vitest';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, code, refused } from '../../helpers/table.js';

clause('OT-REF-06', 'what the referee brings about comes about', () => {
  const apply = (...effects: readonly object[]) => ({
    type: 'apply-effects' as const,
    player: 'referee',
    reason: 'x',
    effects: effects as never,
  });
  const wealth = { do: 'wealth', nation: 'francia', delta: 5 };
  const done = act(
    start(),
    apply(
      wealth,
      { do: 'progress', nation: 'francia', delta: 2 },
      { do: 'host', owner: 'francia', region: 'armorica', kind: 'mercenary', turns: 3 },
      { do: 'conflict', a: 'francia', b: 'gothia', status: 'war' },
      { do: 'technology', nation: 'francia', id: 'long-roads' },
      { do: 'grant', nation: 'francia', special: false, lastTurn: null },
      { do: 'defeated', nation: 'gothia', flag: true },
    ),
  );
  expect([
    done.nations['francia']!.wealth,
    done.nations['francia']!.technologies,
    done.nations['francia']!.grants.length,
    done.hosts.length,
    done.conflicts.length,
    done.nations['gothia']!.defeated,
  ]).toEqual([5, ['long-roads'], 1, 1, 1, true]);
});

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
const post = (effects: readonly object[], nations: readonly string[] = []) =>
  ({ type: 'post-happening', player: 'referee', category: 'human', kind: 'effect', nations, text: 'x', effects }) as Action;

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

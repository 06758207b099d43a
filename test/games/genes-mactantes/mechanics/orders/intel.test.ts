import { expect } from 'vitest';
import { cast, contest, near } from '../../helpers/scenes/external-orders.js';
import { defend, field, fight, scene } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, internal, perform, refusal } = t;

/** Points of intel that ada holds. */
const knowing = (intel: Record<string, number>, state = cast) =>
  edit(state, (draft) => {
    draft.countries['ada']!.intel = intel;
  });
const using = { useIntel: true } as const;

clause('GM-INTL-01', 'a point must be held against the country concerned', () => {
  const refused = (intel: Record<string, number>, order: ReturnType<typeof external>, means = {}, state = cast) =>
    t.refusedMeans(knowing(intel, state), 'ada', order, { ...means, ...using });
  const none = ['no-intel', 'GM-INTL-01'];
  expect(refused({ cy: 2 }, external('sabotage', { target: 'bo' }))).toEqual(none);
  expect(refused({}, external('investigate', { target: 'bo' }))).toEqual(none);
  const siege = near('b6 army 3');
  expect(refused({ cy: 1 }, external('siege', { territory: 'b6' }), {}, siege)).toEqual(none);
  expect(refused({ cy: 1 }, external('assassinate', { character: 'person-2' }))).toEqual(none);
  expect(refused({ cy: 1 }, external('convince', { character: 'person-2' }))).toEqual(none);
  // Of a captive the owner is concerned; of an own one, its captor.
  expect(refused({ cy: 1 }, external('assassinate', { character: 'person-3' }))).toEqual(none);
  const own = edit(cast, (draft) => void Object.assign(draft.characters[2]!, { owner: 'ada' }));
  const rescue = external('capture', { character: 'person-3' });
  expect(refused({ bo: 1 }, rescue, { characteristic: 'diplomacy' }, own)).toEqual(none);
  const freed = perform(knowing({ cy: 1 }, own), 'ada', rescue, { characteristic: 'diplomacy', ...using }, [9, 2]);
  expect(t.only(freed.events, 'contest-rolled').totals).toEqual([16, 7]);
  const city = perform(knowing({ bo: 1 }, siege), 'ada', external('siege', { territory: 'b6' }), using, [2]);
  expect(t.only(city.events, 'test-rolled').difficulty).toBe(8);
});

clause('GM-INTL-02', 'two off the difficulty of a test, two on a contest or battle, and one point at a time', () => {
  const wise = knowing({ bo: 3 });
  expect(t.only(perform(wise, 'ada', external('sabotage', { target: 'bo' }), using, [2]).events, 'test-rolled').difficulty).toBe(10);
  expect(t.only(perform(wise, 'ada', external('sabotage', { target: 'bo' }), {}, [2]).events, 'test-rolled').difficulty).toBe(12);
  const won = perform(wise, 'ada', external('convince', { character: 'person-2' }), using, [2]);
  expect(t.only(won.events, 'test-rolled').difficulty).toBe(18 + 1 - 2);
  const hit = contest(wise, external('assassinate', { character: 'person-2' }), [5, 5], using);
  expect(t.only(hit.events, 'contest-rolled').totals).toEqual([12, 10]);
  const raid = edit(wise, (draft) => t.arm(draft, 'ada', 'a4 patrol 2'));
  expect(
    t.only(perform(raid, 'ada', external('incursion', { target: 'bo' }), { patrol: 'a4', ...using }, [2]).events, 'test-rolled').difficulty,
  ).toBe(10);
});

clause('GM-INTL-02', 'in a battle it helps the attacker alone', () => {
  const armies = scene((draft) => {
    t.arm(draft, 'ada', 'b8 army 5');
    t.arm(draft, 'bo', 'b8 army 5');
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const begun = perform(armies, 'ada', fight, { ...field('b8', 'army'), ...using }).state;
  const { state, events } = defend(begun, [5, 5]);
  expect(t.only(events, 'battle-rolled').sides.map(({ modifiers }) => modifiers)).toEqual([2, 0]);
  expect(state.countries['ada']!.intel).toEqual({});
});

clause('GM-INTL-02', 'only declared external actions qualify', () => {
  const wise = knowing({ bo: 2 });
  for (const order of [
    internal('assassinate', { character: 'person-1' }),
    internal('convince', { character: 'person-1' }),
    internal('taxes'),
  ])
    expect(t.refusedMeans(wise, 'ada', order, using)).toEqual(['no-intel', 'GM-INTL-02']);
  expect(t.refusedMeans(wise, 'ada', internal('capture', { character: 'person-1' }), { characteristic: 'diplomacy', ...using })).toEqual([
    'no-intel',
    'GM-INTL-02',
  ]);
  const feed = edit(wise, (draft) => void Object.assign(draft.countries['bo']!, { counterpower: 1 }));
  expect(t.refusedMeans(feed, 'ada', external('strengthen-counterpower', { target: 'bo' }), using)[0]).toBe('no-intel');
  const home = scene((draft) => {
    t.arm(draft, 'ada', 'a1 army 3');
    t.arm(draft, 'bo', 'a1 army 3');
    draft.countries['ada']!.intel = { bo: 1 };
  });
  expect(t.refusedMeans(home, 'ada', internal('battle', { opponent: 'bo' }), { ...field('a1', 'army'), ...using })).toEqual([
    'no-intel',
    'GM-INTL-02',
  ]);
  // A reaction is no declared action: it has no place for intel at all, and uses none.
  const seen = t.resolving(knowing({ bo: 2 }), 'bo', {});
  const entered = t.after(seen, { type: 'travel', player: 'bo', character: 'person-2', path: ['mar-de-fora', 'a2', 'a1'] });
  expect(refusal(entered, { type: 'react', player: 'ada', mode: 'assassinate', useIntel: true } as never)[0]).toBe('bad-parameter');
});

clause('GM-INTL-03', 'it is spent by success and failure alike, not by a void action, and keeps for later turns', () => {
  const wise = knowing({ bo: 2 });
  const left = (order: ReturnType<typeof external>, script: readonly number[]) =>
    perform(wise, 'ada', order, using, script).state.countries['ada']!.intel;
  expect(left(external('sabotage', { target: 'bo' }), [2])).toEqual({ bo: 1 });
  expect(left(external('sabotage', { target: 'bo' }), [9])).toEqual({ bo: 1 });
  expect(left(external('assassinate', { character: 'person-1' }), [])).toEqual({ bo: 2 });
  for (const script of [
    [9, 2],
    [2, 9],
    [5, 5],
  ]) {
    const { state, events } = contest(wise, external('assassinate', { character: 'person-2' }), script, using);
    expect([state.countries['ada']!.intel, t.only(events, 'intel-changed').to]).toEqual([{ bo: 1 }, 1]);
  }
  const later = ['ada', 'bo', 'cy'].reduce((now, player) => t.after(now, { type: 'pass', player }), t.resolving(wise, 'ada', {}));
  expect([later.turn, later.countries['ada']!.intel]).toEqual([2, { bo: 2 }]);
});

import type { Item } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { reread } from '../../helpers/rereading.js';
import { closed } from '../../helpers/scenes/external-orders.js';
import { besieging, trade } from '../../helpers/scenes/trades.js';
import { assault, civilWar, defend, falling, field, fight, scene } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, internal, perform, external } = t;
type Recipe = Parameters<typeof edit>[1];

/** Why a siege has ended, if it has. */
const reason = ({ events }: Pick<ReturnType<typeof perform>, 'events'>) => t.eventsOf(events, 'siege-ended').map((event) => event.reason);

clause('GM-SIEG-09', 'a siege is over when no army point is left at its base', () => {
  const turned = (amount: number) =>
    perform(closed, 'ada', internal('move-troops'), {
      ...{ from: { territory: 'b6', kind: 'army' }, to: { territory: 'b6', kind: 'patrol' }, amount },
    });
  expect([reason(turned(2)), reason(turned(3))]).toEqual([[], ['no-army']]);
  const home = perform(closed, 'ada', internal('demobilise'), { from: [{ territory: 'b6', kind: 'army', amount: 3 }] });
  expect([reason(home), home.state.cities['b6']!.siege]).toEqual([['no-army'], null]);
});

clause('GM-SIEG-09', 'a battle lost at the base ends it, one won or fought elsewhere does not', () => {
  const sortie = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 garrison 16'));
  const means = { territory: 'b6', objective: 'field', units: [{ territory: 'b6', kind: 'garrison' }], characters: [] } as const;
  const attacked = perform(sortie, 'bo', internal('battle', { opponent: 'ada' }), means).state;
  const answer = { type: 'defend-battle', player: 'ada', units: [], characters: [] } as const;
  const lost = t.play(attacked, answer, [3, 2]);
  expect([reason(lost), lost.state.controllers['b6']]).toEqual([['battle-lost'], 'bo']);
  expect(reason(t.play(attacked, answer, [1, 2]))).toEqual([]);
  const elsewhere = scene((draft) => {
    t.arm(draft, 'ada', 'b6 army 3, b8 army 2');
    t.arm(draft, 'bo', 'b8 army 9');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  });
  expect(reason(defend(perform(elsewhere, 'ada', fight, field('b8', 'army'), []).state, [2, 9]))).toEqual([]);
});

clause('GM-SIEG-09', 'so does the own assault lost, also from a base at sea', () => {
  const blockade = scene((draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 5');
    t.arm(draft, 'bo', 'b2 garrison 4');
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const begun = perform(blockade, 'ada', fight, {
    ...{ territory: 'b2', objective: 'assault', units: [{ territory: 'mar-de-fora', kind: 'army' }] },
  }).state;
  expect(reason(defend(begun, [2, 9]))).toEqual(['battle-lost']);
  expect(defend(begun, [2, 9]).state.cities['b2']!.siege).toBeNull();
});

clause('GM-SIEG-09', 'and a battle lost as an ally', () => {
  const three = scene((draft) => {
    t.arm(draft, 'ada', 'b6 army 2');
    t.arm(draft, 'bo', 'b6 army 9');
    t.arm(draft, 'cy', 'b6 army 3');
    draft.cities['b6']!.siege = { by: 'cy', base: 'b6' };
  });
  const asked = defend(perform(three, 'ada', fight, field('b6', 'army'), []).state, []).state;
  const join = (side: 'attacker' | 'none') => t.play(asked, { type: 'join-battle', player: 'cy', side, characters: [] }, [2, 9]);
  expect([reason(join('attacker')), reason(join('none'))]).toEqual([['battle-lost'], []]);
});

clause('GM-SIEG-09', 'it ends with a new master of the city, and with the besieger', () => {
  expect(reason(assault(falling(), [9, 2]))).toEqual(['conquered']);
  // The besieged country falls in its own war, and its cities are nobody's.
  const torn: Recipe = (draft) => {
    draft.countries['bo']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'bo', 'b1 garrison 1');
    t.arm(draft, 'ada', 'b6 army 3');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  };
  const fallen = perform(scene(torn), 'bo', internal('civil-war'), {}, [2, 9]);
  expect([fallen.state.controllers['b6'], reason(fallen)]).toEqual(['independent', ['controller-changed']]);
  const outlaw: Recipe = (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'ada', 'b6 army 4');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
    draft.countries['ada']!.principal = t.person(draft, 'ada', 'A1', 'b6');
    t.values(draft, 'bo', [6, 9, 4, 5]);
  };
  const slain = perform(scene(outlaw), 'bo', internal('assassinate', { character: 'person-1' }), {}, [9, 2]);
  expect([slain.state.countries['ada']!.eliminated === null, slain.state.cities['b6']!.siege]).toEqual([false, null]);
  expect(reason(slain)).toEqual(['eliminated']);
});

clause('GM-SIEG-09', 'a besieging army lost in a civil war ends its siege', () => {
  const state = edit(t.started(), (draft) => {
    t.alone(draft);
    t.arm(draft, 'bo', 'a3 army 1, b1 garrison 1');
    t.values(draft, 'bo', [5, 5, 0, 5]);
    draft.countries['bo']!.civilWar = { ...civilWar };
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  const { state: later, events } = perform(state, 'bo', internal('civil-war'), {}, [5, 3, 2]);
  expect(t.only(events, 'siege-ended')).toMatchObject({ territory: 'a3', reason: 'no-army' });
  expect(later.cities['a3']!.siege).toBeNull();
  expect(reread(later)).toBe('accepted');
});

clause('GM-SIEG-09', 'so does one lost in support of a rebellion', () => {
  const state = edit(t.started(['ada', 'bo', 'cy']), (draft) => {
    t.alone(draft);
    t.arm(draft, 'ada', 'a1 garrison 12');
    t.arm(draft, 'bo', 'a3 army 1, b1 garrison 3');
    draft.countries['ada']!.civilWar = { ...civilWar };
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  const ready = t.resolving(state, 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] });
  const asked = t.after(ready, { type: 'execute', player: 'ada', declaration: '1' });
  const { state: later } = t.play(
    asked,
    { type: 'commit-rebels', player: 'bo', units: [{ territory: 'a3', kind: 'army' }], characters: [] },
    [9, 8],
  );
  expect(later.cities['a3']!.siege).toBeNull();
  expect(reread(later)).toBe('accepted');
});

/** Points of ada's army before b3. */
const army = (amount: number): Item => ({ item: 'troops', territory: 'b3', kind: 'army', amount });

clause('GM-SIEG-09', 'within a trade too, a siege is over when the last point of the besieger at the base serves somebody else', () => {
  const { state, events } = trade(besieging(), [army(3)], []);
  expect(t.only(events, 'siege-ended')).toEqual({ type: 'siege-ended', territory: 'b3', by: 'ada', reason: 'no-army' });
  expect(state.cities['b3']!.siege).toBeNull();
  expect(trade(besieging(), [army(2)], []).state.cities['b3']!.siege).toEqual({ by: 'ada', base: 'b3' });
  // Troops that come back by the same trade do not bring the siege back.
  const swapped = trade(besieging(), [army(3)], [army(4)]).state;
  expect([t.at(swapped, 'ada', 'b3', 'army'), swapped.cities['b3']!.siege]).toEqual([4, null]);
});

clause('GM-EVT-01', 'sieges that end together end in map order, whatever the ids', () => {
  const both = besieging((draft) => {
    draft.cities['b1']!.siege = { by: 'ada', base: 'mar-de-dins' };
    draft.cities = { b3: draft.cities['b3']!, ...draft.cities };
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'ada', 'b3 army 1, mar-de-dins army 1');
    t.values(draft, 'ada', [5, 5, 0, 5]);
  });
  const { events } = perform(both, 'ada', internal('civil-war'), {}, [2, 9]);
  expect(t.eventsOf(events, 'siege-ended').map(({ territory }) => territory)).toEqual(['b1', 'b3']);
});

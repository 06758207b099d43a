import type { Action, Item, State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { besieging, trade } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { edit, external, internal, perform, started } = t;

const three = ['ada', 'bo', 'cy'];
const siegeOf = (territory: string) => external('siege', { territory });

/** Turn 1 of ada and bo, with two captures and a killing on ada's sheet and taxes on bo's; the principal of bo was announced in b1. */
const announced = (): State => {
  const state = edit(started(['ada', 'bo'], { earlyVictory: false }), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [9, 5, 5, 5]);
    t.values(draft, 'bo', [5, 5, 5, 5]);
    t.person(draft, 'bo', 'A1 D3', 'b1', t.seenAt('b1'));
    draft.countries['bo']!.principal = 'person-1';
    t.person(draft, 'bo', 'D1', 'b3');
  });
  const hunt = external('capture', { character: 'person-1' });
  const sheets = { ada: [hunt, hunt, external('assassinate', { character: 'person-2' })], bo: [internal('taxes')] };
  return edit(t.resolving(state, 'ada', sheets), (draft) => {
    draft.slot!.round = 1;
  });
};

test('example 37: hiding', () => {
  const read = (player: string, rest: object = {}): Action => ({ type: 'execute', player, declaration: '1', ...rest }) as Action;
  const byDiplomacy = { characteristic: 'diplomacy' } as const;
  const passed = t.after(announced(), { type: 'pass', player: 'ada' });
  // Had it stayed, it would be fought for.
  const stayed = t.after(t.after(passed, { type: 'pass', player: 'bo' }), read('ada', byDiplomacy));
  expect(stayed.affairs).toMatchObject([{ type: 'contest', attempt: 'capture', opponent: 'bo' }]);
  const { state: hidden, events } = t.play(passed, {
    ...{ type: 'travel', player: 'bo', character: 'person-1', path: ['b2', 'mar-de-fora', 'b8'] },
  } as Action);
  expect(events.map((event) => t.game.witness(event, 'ada'))).toEqual([null]);
  const missed = t.play(t.after(hidden, { type: 'pass', player: 'bo' }), read('ada', byDiplomacy));
  expect(t.only(missed.events, 'action-void').reason).toBe('target-not-there');
  const taxed = t.play(missed.state, read('bo', { characters: ['person-1'] }), [9]);
  expect(t.only(taxed.events, 'character-active')).toMatchObject({ character: 'person-1', territory: 'b8' });
  const again = t.after(taxed.state, { ...read('ada', byDiplomacy), declaration: '2' } as Action);
  const caught = t.play(again, { type: 'defend-contest', player: 'bo', characters: [] }, [6, 5]);
  expect(t.only(caught.events, 'contest-rolled').totals).toEqual([5 + 6, 5 + 5]);
  expect(t.only(caught.events, 'character-captured')).toMatchObject({ character: 'person-1', by: 'ada' });
  // An envoy whom ada has never seen.
  const unseen = t.play(caught.state, { ...read('ada'), declaration: '3' } as Action);
  expect(t.only(unseen.events, 'action-void').reason).toBe('target-not-sighted');
});

test('example 38: garrison and walls', () => {
  const scene = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [6, 5, 5, 5]);
    t.values(draft, 'bo', [6, 5, 4, 5]);
    t.arm(draft, 'ada', 'b1 army 8');
    t.arm(draft, 'bo', 'b1 garrison 6');
    draft.cities['b1']!.walled = true;
  });
  const field = (kind: 'army' | 'garrison') => ({ territory: 'b1', objective: 'field', units: [{ territory: 'b1', kind }] }) as const;
  const attacked = perform(scene, 'ada', external('battle', { opponent: 'bo' }), field('army')).state;
  const { state, events } = t.play(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [6, 5]);
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([19, 17]);
  expect([t.army(state, 'bo'), state.controllers['b1']]).toEqual([4, 'bo']);
  const sallied = perform(scene, 'bo', internal('battle', { opponent: 'ada' }), field('garrison')).state;
  const out = t.play(sallied, { type: 'defend-battle', player: 'ada', units: [], characters: [] }, [5, 6]);
  expect(t.only(out.events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([4 + 6 + 5, 5 + 8 + 6]);
});

test('example 39: trade under siege', () => {
  const state = besieging((draft) => t.arm(draft, 'bo', 'b1 garrison 5, b3 garrison 4'));
  const city: Item = { item: 'city', territory: 'b3' };
  const lift: Item = { item: 'lift-siege', territory: 'b3' };
  const byBo = (give: readonly Item[], take: readonly Item[]): State => {
    const open = t.after(state, { type: 'propose-trade', player: 'bo', to: 'ada', give, take });
    return t.after(open, { type: 'accept-trade', player: 'ada', offer: open.offers[0]!.id });
  };
  const ends = [byBo([city], [lift]), trade(state, [lift], [city]).state, byBo([city], [])];
  for (const end of ends) expect([end.controllers['b3'], end.cities['b3']!.siege, t.at(end, 'bo', 'b3', 'army')]).toEqual(['ada', null, 4]);
  expect(t.refusal(state, { type: 'propose-trade', player: 'bo', to: 'cy', give: [city], take: [] })[0]).toBe('besieged');
});

test('example 40: a city lent', () => {
  const state = edit(started(three), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [9, 5, 6, 5]);
    t.arm(draft, 'ada', 'b3 army 10');
    t.arm(draft, 'bo', 'b1 garrison 5');
  });
  const ready = t.resolving(state, 'ada', { ada: [siegeOf('b3'), external('battle', { territory: 'b3' })] });
  const lent = t.after(ready, { type: 'propose-trade', player: 'bo', to: 'cy', give: [{ item: 'city', territory: 'b3' }], take: [] });
  const others = t.after(lent, { type: 'accept-trade', player: 'cy', offer: lent.offers[0]!.id });
  const besieged = t.after(others, { type: 'execute', player: 'ada', declaration: '1' }, [9]);
  expect(besieged.cities['b3']!.siege).toEqual({ by: 'ada', base: 'b3' });
  expect([besieged.countries['cy']!.nextTurn.penalty, besieged.countries['bo']!.nextTurn.penalty]).toEqual([1, 0]);
  const turn = edit(besieged, (draft) => {
    draft.slot = { round: 3, player: 'ada', isOver: false };
  });
  const means = { territory: 'b3', objective: 'assault', units: [{ territory: 'b3', kind: 'army' }] } as const;
  const stormed = t.after(turn, { type: 'execute', player: 'ada', declaration: '2', ...means });
  expect(stormed.affairs).toMatchObject([{ type: 'battle', opponent: 'cy', objective: 'assault', window: { player: 'cy' } }]);
});

test('example 41: ransom', () => {
  const ransomed = (recipe: Parameters<typeof edit>[1] = () => undefined): State => {
    const state = edit(started(three), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'D1', 'b1', { captor: 'bo' });
      t.arm(draft, 'ada', 'a3 garrison 5');
      recipe(draft);
    });
    const price: Item = { item: 'troops', territory: 'a3', kind: 'garrison', amount: 3 };
    return trade(state, [price], [{ item: 'captive', character: 'person-1' }]).state;
  };
  expect(t.characterIn(ransomed(), 'person-1')).toMatchObject({ owner: 'ada', captor: null, location: 'a1', journeys: 0 });
  const shut = ransomed((draft) => {
    t.arm(draft, 'cy', 'a1 army 2');
    draft.cities['a1']!.siege = { by: 'cy', base: 'a1' };
  });
  const cities = t.game
    .view(shut, null)
    .map.territories.filter(({ id }) => Object.hasOwn(shut.cities, id) && shut.controllers[id] === 'ada');
  expect([cities[0]!.id, t.locate(shut, 'person-1')]).toEqual(['a1', cities[1]!.id]);
});

test('example 42: siege twice', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [9, 5, 6, 5]);
    t.arm(draft, 'ada', 'b1 army 10');
  });
  const penalty = ({ countries }: State): number => countries['bo']!.nextTurn.penalty;
  const once = perform(state, 'ada', siegeOf('b1'), {}, [9]).state;
  const twice = perform(once, 'ada', siegeOf('b1'), {}, [9]).state;
  expect([penalty(once), penalty(twice)]).toEqual([1, 1]);
  const next = t.resolved(twice);
  expect([next.turn, next.countries['bo']!.thisTurn.penalty, penalty(next)]).toEqual([2, 1, 0]);
  expect(penalty(perform(next, 'ada', siegeOf('b1'), {}, [9]).state)).toBe(1);
});

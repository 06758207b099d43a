import { defaultMap } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { cast, contest } from '../helpers/scenes/external-orders.js';
import { labels } from '../helpers/spoken.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, internal, refusal } = t;

const attempt = internal('assassinate', { character: 'person-1' });
const bring = (city: string | null) => ({ type: 'repatriate', player: 'bo', city }) as const;

clause('GM-ASSA-02', 'who survives an attempt in the assassin’s own land may be brought home, after a tie too', () => {
  for (const script of [
    [3, 2],
    [4, 5],
    [2, 9],
  ])
    expect(contest(cast, attempt, script).state.affairs.at(-1)).toMatchObject({ window: { type: 'repatriate', player: 'bo' } });
  expect(contest(cast, attempt, [9, 2]).state.affairs).toEqual([]);
  const abroad = contest(cast, external('assassinate', { character: 'person-2' }), [3, 4]);
  expect(abroad.state.affairs).toEqual([]);
  expect(contest(cast, internal('capture', { character: 'person-1' }), [2, 9], { characteristic: 'diplomacy' }).state.affairs).toEqual([]);
});

clause('GM-REPA-01', 'straight home to an own city not besieged, without a journey; or it stays', () => {
  const { state } = contest(cast, attempt, [3, 2]);
  const shut = edit(state, (draft) => {
    t.arm(draft, 'cy', 'b6 army 1');
    draft.cities['b6']!.siege = { by: 'cy', base: 'b6' };
  });
  for (const city of ['a1', 'b4', 'b6']) expect(refusal(shut, bring(city))).toEqual(['bad-destination', 'GM-REPA-01']);
  expect(refusal(state, bring('nowhere'))).toEqual(['bad-parameter', 'GM-ERR-01']);
  const { state: home, events } = t.play(state, bring('b3'));
  expect(t.characterIn(home, 'person-1')).toMatchObject({ location: 'b3', journeys: 0, sighting: { territory: 'b3' } });
  expect([t.eventsOf(events, 'window-opened'), t.eventsOf(events, 'character-moved')]).toEqual([[], []]);
  expect(t.locate(t.after(state, bring(null)), 'person-1')).toBe('a2');
  expect(game.legalActions(shut, 'bo').map((action) => (action.type === 'repatriate' ? action.city : ''))).toEqual([
    ...[null, 'b1', 'b2', 'b3'],
  ]);
});

clause('GM-REPA-01', 'a captive, or whoever a siege shuts in, is not brought home', () => {
  const held = edit(cast, (draft) => void Object.assign(draft.characters[0]!, { captor: 'ada' }));
  expect(contest(held, attempt, [3, 9]).state.affairs).toEqual([]);
  const besieged = edit(cast, (draft) => {
    t.arm(draft, 'cy', 'a2 army 1');
    draft.cities['a2']!.siege = { by: 'cy', base: 'a2' };
  });
  expect(contest(besieged, attempt, [3, 2]).state.affairs).toEqual([]);
});

test('that a character stays is told as what it is also where a territory is called so, and somebody stands there', () => {
  const { state } = contest(cast, attempt, [3, 2]);
  const mapped = { ...state, config: { ...state.config, map: defaultMap(3) } };
  const renamed = JSON.parse(JSON.stringify(mapped).replaceAll('"b3"', '"stay"')) as typeof state;
  const crowded = edit(renamed, (draft) => void t.person(draft, 'bo', 'A1', 'stay'));
  const told = (on: typeof state, city: string | null): string => {
    const { state: after, events } = t.play(on, bring(city));
    return labels.event(t.only(events, 'window-answered'), 'en', game.view(after, 'bo'));
  };
  expect(told(crowded, null)).toBe('bo answers (repatriate): stay.');
  expect(told(crowded, 'stay')).toBe("bo answers (repatriate): Bosc d'Arç.");
  expect(told(state, null)).toBe('bo answers (repatriate): stay.');
});

import { expect } from 'vitest';
import { drawn } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, game, opened } = t;

/** Who picks, in which order, and who gets what is left. */
const pickers = (first: ReturnType<typeof opened>): string[] => {
  const names: string[] = [];
  for (let state = first; state.step === 'setup-draft'; ) {
    const [player] = game.actors(state);
    const { state: next, events } = t.play(state, game.legalActions(state, player!)[0]!);
    for (const event of t.eventsOf(events, 'country-picked')) names.push(event.automatic ? `(${event.player})` : event.player);
    state = next;
  }
  return names;
};

clause('GM-DRAFT-01', 'the picks go on where four drawing steps stop, also on a preset map', () => {
  const seats = ['P', 'Q', 'R', 'S', 'T'];
  expect([2, 3, 4, 5].map((n) => pickers(opened(seats.slice(0, n))).join(' '))).toEqual(['P (Q)', 'Q R (P)', 'P Q R (S)', 'T P Q R (S)']);
  const lots = opened(['ada', 'bo', 'cy'], { orderMode: 'lots' }, [[2, 0, 1]]);
  expect(pickers(lots)).toEqual(['ada', 'bo', '(cy)']);
  expect(pickers(drawn(4, ['ada', 'bo', 'cy']))).toEqual(['bo', 'cy', '(ada)']);
});

clause('GM-DRAFT-02', 'one picks a country of the map that nobody has', () => {
  const state = opened(['ada', 'bo', 'cy']);
  expect(t.refusal(state, { type: 'pick-country', player: 'bo', country: 'x' })).toEqual(['unknown-country', 'GM-DRAFT-02']);
  const picked = t.after(state, { type: 'pick-country', player: 'bo', country: 'cendral' });
  expect(picked.picks).toEqual({ bo: 'cendral' });
  expect(t.refusal(picked, { type: 'pick-country', player: 'cy', country: 'cendral' })).toEqual(['country-taken', 'GM-DRAFT-02']);
  expect(game.legalActions(picked, 'cy').map((action) => (action.type === 'pick-country' ? action.country : ''))).toEqual([
    ...['aurenca', 'brugola'],
  ]);
});

clause('GM-DRAFT-03', 'the last country goes to the last picker by itself', () => {
  const state = opened(['ada', 'bo', 'cy']);
  const picked = t.after(state, { type: 'pick-country', player: 'bo', country: 'cendral' });
  expect([picked.picks['ada'], picked.step]).toEqual([undefined, 'setup-draft']);
  const { state: last, events } = t.play(picked, { type: 'pick-country', player: 'cy', country: 'aurenca' });
  expect([last.picks, last.step]).toEqual([{ bo: 'cendral', cy: 'aurenca', ada: 'brugola' }, 'setup-creation']);
  expect(t.eventsOf(events, 'country-picked').at(-1)).toMatchObject({ player: 'ada', country: 'brugola', automatic: true });
});

clause('GM-DRAFT-04', 'a country brings its land and its three open cities, and its name', () => {
  const state = t.after(opened(['ada', 'bo', 'cy']), { type: 'pick-country', player: 'bo', country: 'cendral' });
  expect(Object.entries(state.controllers)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'].map((id) => [id, 'bo']));
  const open = { walled: false, capitalOf: null, siege: null, disasterTurn: null };
  expect(state.cities).toEqual({ c1: { name: 'Cendrassa', ...open }, c3: { name: 'Pinedell', ...open }, c6: { name: 'Negral', ...open } });
  const all = t.after(state, { type: 'pick-country', player: 'cy', country: 'aurenca' });
  const names = ['ada', 'bo', 'cy'].map((player) => (game.legalActions(all, player)[0] as never as { name: string }).name);
  expect(names).toEqual(['Brúgola', 'Cendral', 'Aurenca']);
});

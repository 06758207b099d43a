import { expect } from 'vitest';
import { fair } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, internal, refusal } = t;
const state = t.after(
  fair((draft) => void t.person(draft, 'ada', 'A1', 'a4')),
  t.declaring('ada', internal('taxes')),
);
const show = (what: 'sheet' | { readonly character: string }, to = 'bo', player = 'ada') =>
  ({ type: 'disclose', player, to, what }) as const;

clause('GM-TRAD-13', 'the own sheet is shown as it stands, and nothing changes', () => {
  const { state: later, events } = t.play(state, show('sheet'));
  expect(later).toEqual(state);
  expect(t.only(events, 'disclosed')).toMatchObject({
    from: 'ada',
    to: 'bo',
    declarations: [{ order: { kind: 'taxes' }, state: 'pending' }],
    character: null,
  });
});

clause('GM-TRAD-12', 'the place of an own character is shown truthfully, as a sighting for the one it is shown to', () => {
  const { state: later, events } = t.play(state, show({ character: 'person-1' }));
  expect(t.only(events, 'disclosed')).toMatchObject({ declarations: null, character: 'person-1', territory: 'a4' });
  const sighted = (viewer: string | null) => game.view(later, viewer).characters[0]!.sighting;
  expect([sighted('bo'), sighted('cy'), sighted(null)]).toEqual([{ territory: 'a4', turn: 1 }, null, null]);
});

clause('GM-TRAD-13', 'only what is one’s own can be shown, to a living other', () => {
  expect(refusal(state, show({ character: 'person-1' }, 'ada', 'bo'))).toEqual(['not-yours', 'GM-TRAD-13']);
  const dead = edit(state, (draft) => {
    draft.characters[0]!.out = 'dead';
  });
  expect(refusal(dead, show({ character: 'person-1' }))).toEqual(['not-yours', 'GM-TRAD-13']);
  for (const to of ['ada', 'zed']) expect(refusal(state, show('sheet', to))).toEqual(['bad-target', 'GM-TRAD-13']);
  const gone = edit(state, (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(refusal(gone, show('sheet'))).toEqual(['bad-target', 'GM-TRAD-13']);
  expect(refusal(state, show({ character: 'person-9' }))).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-VIS-08', 'what is shown the two know of, and nobody else', () => {
  for (const what of ['sheet', { character: 'person-1' }] as const) {
    const { events } = t.play(state, show(what));
    const knows = (viewer: string | null) => t.eventsOf(events, 'disclosed').some((event) => game.witness(event, viewer) !== null);
    expect(['ada', 'bo', 'cy', null].map(knows)).toEqual([true, true, false, false]);
  }
});

clause('GM-VIS-02', 'whoever is shown a sheet is not told how many orders were struck out of it', () => {
  const twice = t.after(state, t.declaring('ada', internal('recruit', { mode: 'one' })));
  const second = t.after(twice, { type: 'withdraw', player: 'ada', declaration: '1' });
  const secondAlone = t.only(t.play(second, show('sheet')).events, 'disclosed');
  const alone = t.after(
    t.after(state, { type: 'withdraw', player: 'ada', declaration: '1' }),
    t.declaring('ada', internal('recruit', { mode: 'one' })),
  );
  const neverMore = t.only(t.play(alone, show('sheet')).events, 'disclosed');
  expect([secondAlone, neverMore].map(({ declarations }) => declarations!.map(({ id }) => id))).toEqual([['2'], ['1']]);
  expect(game.witness(secondAlone, 'bo')).toEqual(game.witness(neverMore, 'bo'));
  expect(game.witness(secondAlone, 'ada')).toEqual(secondAlone);
});

clause(['GM-DECL-06', 'GM-TRAD-01'], 'who has closed the batch may show the finished sheet', () => {
  const closed = t.after(state, { type: 'commit', player: 'ada' });
  expect(t.play(closed, show('sheet')).events.length).toBe(1);
  const next = t.commitAll(closed);
  expect([next.step, t.play(next, show('sheet')).events.length]).toEqual(['declare-external', 1]);
});

clause('GM-TRAD-01', 'in the resolution and in the crises it is for everybody, whoever’s turn it is', () => {
  const slot = t.resolving(state, 'ada', {});
  expect(t.play(slot, show('sheet')).events.length).toBe(1);
  expect(t.play(slot, show('sheet', 'ada', 'bo')).events.length).toBe(1);
  const crisis = edit(state, (draft) => {
    draft.turn = 2;
    draft.step = 'crisis';
    draft.crises = [{ player: 'ada', characteristic: 'diplomacy' }];
  });
  for (const player of ['ada', 'bo']) expect(t.play(crisis, show('sheet', player === 'ada' ? 'bo' : 'ada', player)).events.length).toBe(1);
  const events = edit(state, (draft) => {
    draft.step = 'events';
    draft.affairs = [
      { type: 'disaster', window: { type: 'disaster-kind', player: 'bo' }, player: 'ada', choosers: ['bo', 'ada'], kind: null },
    ];
  });
  expect(refusal(events, show('sheet'))[0]).toBe('wrong-phase');
});

import { expect } from 'vitest';
import { wealth } from '../helpers/effects.js';
import { change } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, code, extinguish, game, refused, three } from '../helpers/table.js';
import { nextTurn, turn } from '../helpers/turns.js';

const post = (more: object) => byReferee('post-happening', { category: 'human', kind: 'info', nations: [], text: 'News.', ...more });
const crisis = { counter: 'industry', loss: 'via', perTurn: null, turns: null } as const;
const lasting = { ...crisis, perTurn: { via: 1, leg: 0 }, turns: 2 } as const;
const bargain = { cost: { wealth: 0, progress: 0 }, effects: [], lastTurn: null, tag: null };

clause('OT-REF-01', 'a happening has a text, names each Nation once and holds exactly what its kind says', () => {
  expect(refused(start(), post({ text: ' ' }))).toEqual(['note-required', 'OT-REF-01']);
  const allowed = [
    { kind: 'info', nations: ['persia', 'francia'] },
    { kind: 'effect', effects: [wealth()] },
    { kind: 'crisis', nations: ['persia'], crisis },
    { kind: 'lasting-crisis', nations: ['persia'], crisis: lasting },
    { kind: 'opportunity', opportunity: bargain },
  ];
  for (const happening of allowed) expect(act(start(), post(happening)).happenings).toMatchObject([{ kind: happening.kind }]);
  const mistaken = [
    { nations: ['persia', 'persia'] },
    { kind: 'crisis', nations: ['persia'] },
    { crisis, nations: ['persia'] },
    { kind: 'opportunity' },
    { opportunity: bargain },
    { kind: 'effect' },
    { effects: [wealth()] },
  ];
  for (const wrong of mistaken) expect([wrong, ...refused(start(), post(wrong))]).toEqual([wrong, 'bad-parameter', 'OT-REF-01']);
});
clause('OT-REF-01', 'a crisis befalls somebody, lasts only if it is called lasting, and is posted before adjudication', () => {
  const wrong = [
    { kind: 'crisis', crisis },
    { kind: 'crisis', nations: ['persia'], crisis: lasting },
    { kind: 'lasting-crisis', nations: ['persia'], crisis },
  ];
  for (const one of wrong) expect([one, ...refused(start(), post(one))]).toEqual([one, 'bad-effect', 'OT-REF-06']);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  expect(code(closed, post({}))).toBe('wrong-phase');
  expect(act(turn(start(), []), post({})).happenings).toHaveLength(1);
});
clause(['OT-REF-01', 'OT-EVT-08'], 'an opportunity costs nothing less than nothing, and is not over when it is posted', () => {
  const offer = (more: object) => post({ kind: 'opportunity', opportunity: { ...bargain, ...more } });
  const second = nextTurn(start());
  for (const wrong of [{ cost: { wealth: -1, progress: 0 } }, { cost: { wealth: 0, progress: -1 } }, { lastTurn: 1 }])
    expect([wrong, ...refused(second, offer(wrong))]).toEqual([wrong, 'bad-parameter', 'OT-EVT-08']);
  expect(turn(act(second, offer({ lastTurn: 2 })), []).opportunities).toEqual([]);
  expect(turn(act(second, offer({ lastTurn: 3 })), []).opportunities).toHaveLength(1);
  expect(turn(act(second, offer({})), []).opportunities).toEqual([]);
});
clause('OT-REF-15', 'where no player has a Nation, only such happenings are looked at as befall nobody in particular', () => {
  const empty = three.reduce((state, nation) => act(state, extinguish(nation)), start());
  const deck = empty.config.pack.happeningDeck;
  const news = deck.find(({ targeted }) => !targeted)!;
  const blow = deck.find(({ targeted }) => targeted)!;
  const drawn = change(empty, (draft) => {
    draft.config = { ...empty.config, pack: { ...empty.config.pack, happeningDeck: [blow, news] } };
  });
  const listed = game.legalActions(drawn, 'referee', { types: ['post-happening'], limit: 1 });
  expect(listed).toMatchObject([{ nations: [], text: news.text }]);
});

import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { clause } from '../helpers/clause.js';
import { character, phase } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

const geared = (scene: Parameters<typeof begin>[0] = {}) =>
  begin({ config: { gear: true }, hands: { a: ['ceramic-vest', 'reactive-harness', 'jump-boots'] }, ...scene });

clause('GG-GEAR-01', 'one gear in a turn', () => {
  const state = after(geared({ inPlay: { a: ['kestrel'] } }), a.gear('ceramic-vest', 'kestrel'));
  expect(refusal(state, a.gear('jump-boots', 'kestrel'))).toEqual(['gear-limit', 'GG-GEAR-01']);
  const nextTurn = after(state, a.endMain());
  expect(nextTurn.gearPlayedThisTurn).toBe(0);
});

clause('GG-GEAR-02', 'a gear of the hand on an own character in play, tired and wounded ones too', () => {
  const state = geared({
    inPlay: { a: [{ card: 'kestrel', wounded: true, enteredOnTurn: 5 }], b: ['hush'] },
    hands: { a: ['ceramic-vest', 'fire-lance'] },
  });
  expect(refusal(state, a.gear('jump-boots', 'kestrel'))).toEqual(['card-not-in-hand', 'GG-GEAR-02']);
  expect(refusal(state, a.gear('fire-lance', 'kestrel'))).toEqual(['not-a-gear', 'GG-GEAR-02']);
  expect(refusal(state, a.gear('ceramic-vest', 'ironroot'))).toEqual(['no-such-character', 'GG-GEAR-02']);
  expect(refusal(state, a.gear('ceramic-vest', 'hush'))).toEqual(['not-your-character', 'GG-GEAR-02']);
  const { state: worn, events } = play(state, a.gear('ceramic-vest', 'kestrel'));
  expect(character(worn, 'kestrel')!.gear).toEqual(['ceramic-vest']);
  expect(events).toEqual([{ type: 'gear-attached', player: 'a', card: 'ceramic-vest', character: 'kestrel' }]);
});

clause('GG-GEAR-03', 'one gear per slot, never replaced', () => {
  const state = geared({ inPlay: { a: [{ card: 'kestrel', gear: ['ceramic-vest'] }] }, hands: { a: ['reactive-harness', 'jump-boots'] } });
  expect(refusal(state, a.gear('reactive-harness', 'kestrel'))).toEqual(['slot-occupied', 'GG-GEAR-03']);
  allowed(state, a.gear('jump-boots', 'kestrel'));
  expect(genegrafter.legalActions(state, 'a', { types: ['play-gear'] })).toEqual([a.gear('jump-boots', 'kestrel')]);
});

clause('GG-GEAR-05', 'gear counts for the hand limit, but neither scores nor fights nor is grafted', () => {
  const nine = [
    'ceramic-vest',
    'jump-boots',
    'fire-lance',
    'overload',
    'mind-fog',
    'ice-wall',
    'super-punch',
    'gamma-burst',
    'hurl-debris',
  ];
  const state = geared({ hands: { a: nine }, inPlay: { a: ['kestrel'], b: ['hush'] } });
  const ended = after(state, a.endMain());
  expect(phase(ended)).toBe('discarding');
  allowed(ended, a.discard('jump-boots'));
  expect(genegrafter.view(state, null).players[0]!.score).toBe(1);
  const fighting = after(state, a.battle('b', 'kestrel'), b.defend('hush'));
  expect(refusal(fighting, a.ability('ceramic-vest'))).toEqual(['not-an-ability', 'GG-DUEL-02']);
  const grafting = after(geared({ deck: ['dna-1', 'overload'], inPlay: { a: ['kestrel'] }, specialDice: ['a'] }), [a.special(), 3]);
  expect(refusal(grafting, a.graft('jump-boots', 'hand', 'kestrel'))).toEqual(['not-a-character', 'GG-GRAFT-05']);
});

test('a form leads through the fields of an order', () => {
  const state = begin({ config: { gear: true }, hands: { a: ['jump-boots'] }, inPlay: { a: ['kestrel'] } });
  expect(genegrafter.choices(state, 'a', 'play-gear')).toMatchObject({
    right: { kind: 'ask', field: 'card', question: { from: ['jump-boots'] } },
  });
  expect(genegrafter.choices(state, 'a', 'play-gear', { card: 'jump-boots', character: 'kestrel' })).toMatchObject({
    right: { kind: 'done', action: a.gear('jump-boots', 'kestrel') },
  });
});

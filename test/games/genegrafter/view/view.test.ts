import { genegrafter, type State } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { duel, phase, told } from '../helpers/facts.js';
import { a, b, c } from '../helpers/orders.js';
import { after, play, refusal } from '../helpers/playing.js';
import { begin, three } from '../helpers/scenes.js';
import { seen, table, text } from '../helpers/views.js';

clause('GG-VIEW-01', 'a hand is seen by its owner, and counted by others', () => {
  const state = table();
  expect(seen(state, 'b').hand).toEqual(['fire-lance', 'ice-wall', 'overload']);
  expect(seen(state, 'a').hand).toEqual(['kestrel', 'super-punch']);
  expect(seen(state, 'a').players.map(({ hand }) => hand)).toEqual([2, 3, 1]);
  expect(text(seen(state, 'a'))).not.toContain('fire-lance');
});

clause('GG-VIEW-02', 'of the deck and the unused events only the number is seen', () => {
  const state = table();
  for (const viewer of ['a', 'b', 'c', null]) {
    const view = seen(state, viewer);
    expect([view.deck, view.unusedEvents]).toEqual([state.deck.length, 7]);
    for (const card of ['mind-lash', 'foresight', 'gene-purge', 'dna-2']) expect(text(view)).not.toContain(`"${card}"`);
  }
});

clause('GG-VIEW-03', 'a card in a duel is its player’s secret until it is revealed, also while a decision interrupts the duel', () => {
  const state = begin({
    hands: { a: ['super-punch', 'kestrel'], b: ['ice-wall', 'overload'] },
    inPlay: { a: ['ironroot'], b: ['hush', 'livewire'] },
    specialDice: ['b'],
    played: 1,
  });
  const laid = play(state, a.battle('b', 'ironroot'), b.defend('hush'), a.ability('super-punch')).state;
  const cardSeenBy = (now: State, viewer: string | null) => seen(now, viewer).battle!.duel!.played[0];
  expect(cardSeenBy(laid, 'a')).toMatchObject({ seq: 1, by: 'a', card: 'super-punch', faceDown: true });
  for (const viewer of ['b', null]) expect(cardSeenBy(laid, viewer)).toMatchObject({ seq: 1, by: 'a', card: null, faceDown: true });
  const interrupted = play(laid, [b.special(), 5]).state;
  expect(seen(interrupted, 'b').phase).toBe('decision');
  expect([cardSeenBy(interrupted, 'a')!.card, cardSeenBy(interrupted, 'b')!.card]).toEqual(['super-punch', null]);
  const revealed = play(interrupted, b.choose('hush'), b.pass(), [a.pass(), [1, 1, 1, 1], [1, 1]]).state;
  expect(cardSeenBy(revealed, 'b')).toMatchObject({ card: 'super-punch', faceDown: false });
});

clause('GG-VIEW-04', 'everything that lies open is seen by all', () => {
  const state = begin({
    config: { gear: true },
    inPlay: { a: [{ card: 'ironroot', grafts: ['chimera'], gear: ['ceramic-vest'], wounded: true }], b: ['hush'] },
    pools: { b: ['murmur'] },
    discard: ['jam-signal'],
    dnaTable: ['dna-1'],
    markers: { a: [2, 1] },
    life: { b: 4 },
    lingering: { b: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }] },
    specialDice: ['a'],
  });
  for (const viewer of ['a', 'b', null]) {
    const view = seen(state, viewer);
    expect(view.characters[0]).toMatchObject({ card: 'ironroot', grafts: ['chimera'], gear: ['ceramic-vest'], wounded: true });
    expect(view.players).toMatchObject([
      { attackMarkers: 2, defenceMarkers: 1, specialDieSpent: false, score: 1 + 3 },
      { genePool: ['murmur'], life: 4, lingering: [{ card: 'lucky-shot' }], specialDieSpent: true },
    ]);
    expect(view).toMatchObject({
      discard: ['jam-signal'],
      dnaTable: ['dna-1'],
      phase: 'main',
      turn: 5,
      active: 'a',
      awaited: 'a',
      deferred: [],
    });
  }
});

clause('GG-VIEW-04', 'dice and deferred cards are seen by all', () => {
  const state = begin({ deck: ['gene-purge', 'mind-lash'], hands: { a: ['adrenaline'] }, inPlay: { a: ['kestrel'], b: ['hush'] } });
  const rolled = play(state, a.battle('b', 'kestrel'), b.defend('hush'), [a.ability('adrenaline'), [1, 1, 1], [1, 1]]).state;
  for (const viewer of ['a', 'b', null]) {
    expect(seen(rolled, viewer).deferred).toEqual([{ kind: 'event', card: 'gene-purge' }]);
    expect(seen(rolled, viewer).battle!.duel!.attacker.dice).toEqual([1, 1, 1]);
  }
});

clause('GG-VIEW-05', 'a spectator sees what a player sees, without hand and face-down cards', () => {
  const laid = play(table(), a.battle('b', 'ironroot'), b.defend('hush'), a.ability('super-punch')).state;
  const { hand, battle, ...open } = seen(laid, 'a');
  const spectator = seen(laid, null);
  expect(spectator).toEqual({
    ...open,
    hand: null,
    battle: { ...battle!, duel: { ...battle!.duel!, played: [{ ...battle!.duel!.played[0]!, card: null }] } },
  });
  expect(hand).toEqual(['kestrel']);
  expect(seen(laid, 'constructor')).toEqual(spectator);
});

clause('GG-VIEW-06', 'nothing in a view tells the order of what will be drawn', () => {
  const state = table();
  const other: State = { ...state, deck: [...state.deck].reverse(), unusedEvents: [...state.unusedEvents].reverse() };
  for (const viewer of ['a', null]) expect(seen(other, viewer)).toEqual(seen(state, viewer));
  expect(text(state)).not.toMatch(/seed|generator/i);
});

clause('GG-VIEW-07', 'an ordinary card is named to its drawer, events and DNA to all', () => {
  const state = begin({ deck: ['field-hospital', 'kestrel'], inPlay: { a: ['ironroot'], b: ['hush'] }, specialDice: ['a'] });
  const { events } = play(state, [a.special(), 3]);
  const [drawn] = told(events, 'card-drawn');
  expect(genegrafter.witness(drawn!, 'a')).toMatchObject({ card: 'kestrel' });
  for (const viewer of ['b', null]) expect(genegrafter.witness(drawn!, viewer)).toEqual({ type: 'card-drawn', player: 'a', card: null });
  const [event] = told(events, 'event-drawn');
  expect(genegrafter.witness(event!, 'b')).toMatchObject({ card: 'field-hospital' });
});

clause('GG-VIEW-08', 'a choice among hand cards is shown to its owner alone', () => {
  const state = begin({
    hands: { a: ['kestrel'], b: ['fire-lance', 'ice-wall'] },
    inPlay: { a: ['ironroot'], b: ['hush'] },
    specialDice: ['a'],
  });
  const asked = play(state, [a.special(), 2]).state;
  expect(seen(asked, 'b').decisions).toMatchObject([{ kind: 'discard', owner: 'b', left: 1, options: ['fire-lance', 'ice-wall'] }]);
  for (const viewer of ['a', null]) {
    expect(seen(asked, viewer).decisions).toMatchObject([{ kind: 'discard', owner: 'b', left: 1, options: null }]);
    expect(text(seen(asked, viewer))).not.toContain('ice-wall');
  }
  const publicChoice = play(begin({ inPlay: { a: ['ironroot', 'kestrel'], b: ['hush'] }, specialDice: ['a'] }), [a.special(), 5]).state;
  expect(seen(publicChoice, null).decisions).toMatchObject([{ kind: 'special-infinite', options: ['ironroot', 'kestrel'] }]);
});

clause(
  ['GG-VIEW-03', 'GG-VIEW-05', 'GG-VIEW-08'],
  'a face-down card stays hidden in a decision that interrupts the duel, and so do the cards to choose from',
  () => {
    const state = after(
      three({
        hands: { a: ['overload', 'mind-fog'], b: ['ice-wall', 'arc-flash'], c: ['foresight'] },
        inPlay: { a: ['ironroot'], b: ['hush'] },
        specialDice: ['c'],
      }),
      a.battle('b', 'ironroot'),
      b.defend('hush'),
      a.ability('overload'),
      [c.special(), 2],
    );
    expect(genegrafter.view(state, 'a').decisions[0]).toMatchObject({ kind: 'special-opponent', owner: 'c', options: ['a', 'b'] });
    const asked = after(state, c.choose('b'));
    for (const viewer of ['a', 'b', 'c', null]) {
      const view = genegrafter.view(asked, viewer);
      expect(view.battle!.duel!.played[0]!.card).toBe(viewer === 'a' ? 'overload' : null);
      expect(view.decisions[0]).toMatchObject({
        kind: 'discard',
        owner: 'b',
        left: 1,
        options: viewer === 'b' ? ['ice-wall', 'arc-flash'] : null,
      });
    }
    expect(refusal(asked, a.special())).toEqual(['special-die-spent', 'GG-SPEC-01']);
    const back = after(asked, b.choose('arc-flash'));
    expect([phase(back), duel(back).toAct, duel(back).consecutivePasses]).toEqual(['playing-abilities', 'b', 0]);
  },
);

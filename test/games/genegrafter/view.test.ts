import { seeded } from 'ludoteca';
import { genegrafter, type State } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { a, b, begin, clause, duel, play, player, told } from './table.js';

const seen = (state: State, viewer: string | null) => genegrafter.view(state, viewer);
const text = (value: unknown): string => JSON.stringify(value);

const table = () =>
  begin({
    players: ['a', 'b', 'c'],
    hands: { a: ['kestrel', 'super-punch'], b: ['fire-lance', 'ice-wall', 'overload'], c: ['mind-fog'] },
    inPlay: { a: ['ironroot'], b: ['hush'] },
    pools: { c: ['murmur'] },
    discard: ['jam-signal'],
    deck: ['mind-lash', 'foresight'],
  });

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

clause('GG-VIEW-09', 'what a player may do does not change with what he cannot see', () => {
  const state = play(table(), a.battle('b', 'ironroot'), b.defend('hush'), a.ability('super-punch')).state;
  for (let seed = 0; seed < 20; seed++) {
    const dealt = genegrafter.redeal(state, 'b', seeded(seed));
    expect(genegrafter.legalActions(dealt, 'b')).toEqual(genegrafter.legalActions(state, 'b'));
    expect(seen(dealt, 'b')).toEqual(seen(state, 'b'));
    expect(text(seen(dealt, 'a'))).not.toContain('legal');
  }
});

clause('GG-VIEW-03', 'what is dealt anew for a viewer is never what he sees, and a card face down is an ability', () => {
  const state = play(table(), a.battle('b', 'ironroot'), b.defend('hush'), a.ability('super-punch')).state;
  const cards = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const dealt = genegrafter.redeal(state, 'b', seeded(seed));
    cards.add(duel(dealt).played[0]!.card);
    expect(player(dealt, 'b').hand).toEqual(player(state, 'b').hand);
    expect(genegrafter.decodeState(JSON.parse(text(dealt)))._tag).toBe('Right');
  }
  expect(cards.size).toBeGreaterThan(8);
  for (const known of ['fire-lance', 'ice-wall', 'overload', 'jam-signal', 'kestrel']) expect(cards.has(known)).toBe(false);
});

clause('GG-VIEW-02', 'dealt anew, the deck keeps its size and piles, but neither order nor the place of DNA and events', () => {
  const { state } = accepted(genegrafter.setup({ players: ['a', 'b'], startPlayer: 'a' }, seeded(4)));
  const [first = 0] = state.piles;
  const places = new Set<number>();
  const tops = new Set<string>();
  const events = new Set<string>();
  for (let seed = 0; seed < 80; seed++) {
    const dealt = genegrafter.redeal(state, 'a', seeded(seed));
    expect([dealt.deck.length, dealt.piles]).toEqual([state.deck.length, state.piles]);
    for (const [pile, chain] of ['dna-1', 'dna-2', 'dna-3'].entries()) {
      const place = dealt.deck.indexOf(chain);
      if (place < 0) continue; // drawn already
      expect(pile === 0 ? place < first : place >= first).toBe(true);
      if (pile === 1) places.add(place);
    }
    tops.add(dealt.deck[0]!);
    for (const event of dealt.unusedEvents) events.add(event);
  }
  expect(places.size).toBeGreaterThan(6);
  expect(tops.size).toBeGreaterThan(10);
  expect(events.size).toBeGreaterThan(state.unusedEvents.length);
});

clause('GG-VIEW-02', 'listed events are no secret, only their places are', () => {
  const eventIds = ['gene-purge', 'aftershock', 'street-riot'];
  const { state } = accepted(genegrafter.setup({ players: ['a', 'b'], startPlayer: 'a', eventIds }, seeded(4)));
  for (let seed = 0; seed < 20; seed++) {
    const dealt = genegrafter.redeal(state, 'b', seeded(seed));
    expect([...dealt.unusedEvents].sort()).toEqual([...state.unusedEvents].sort());
  }
});

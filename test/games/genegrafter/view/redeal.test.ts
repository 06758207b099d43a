import { seeded } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { duel, player } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { play } from '../helpers/playing.js';
import { seen, table, text } from '../helpers/views.js';

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

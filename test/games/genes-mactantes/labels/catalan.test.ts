import { defaultMap, type Event } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { labels } from '../helpers/spoken.js';
import { game, started } from '../helpers/table.js';

const called: Readonly<Record<string, string>> = { a1: 'El Pla', a2: 'Els Ports' };
const box = defaultMap(2);
/** A map on which the first two places have Catalan names with an article. */
const map = { ...box, territories: box.territories.map((territory) => ({ ...territory, name: called[territory.id] ?? territory.name })) };
const view = game.view(started(['ada', 'bo'], { map }), null);

const told = (event: object): string => labels.event(event as Event, 'ca', view);

const read = (kind: string, written: object): string =>
  told({
    type: 'action-read',
    player: 'ada',
    declaration: { id: '1', order: { scope: 'internal', kind, written }, state: 'done' },
  });

test('the article of a place melts into the word before it, in sentences, orders, refusals and where troops stand', () => {
  const march = { type: 'unit-moved', player: 'ada', amount: 3, cause: 'order' };
  expect(told({ ...march, from: { territory: 'a1', kind: 'army' }, to: { territory: 'a2', kind: 'army' } })).toBe(
    'ada mou 3 punts del Pla (armada) als Ports (armada).',
  );
  expect(read('found-city', { name: 'Nova', territory: 'a2' })).toBe('ada llig: fundar Nova als Ports.');
  const offered = { item: 'troops', territory: 'a1', kind: 'patrol', amount: 2 };
  expect(told({ type: 'trade-completed', from: 'ada', to: 'bo', given: [offered], taken: [] })).toBe(
    'ada dona a bo tropes (2, patrulla al Pla) a canvi de res.',
  );
  const taken = { code: 'site-taken', clause: 'GM-FOUN-01', message: '', facts: { territory: 'a1' } } as const;
  expect(labels.refusal(taken, 'ca', view)).toBe('Al Pla ja hi ha una ciutat.');
});

test('what is asked for in a trade stands behind the word for “in exchange for”, which loses its vowel before another', () => {
  const proof = { item: 'reveal-sheet' };
  expect(told({ type: 'trade-completed', from: 'ada', to: 'bo', given: [proof], taken: [proof] })).toBe(
    'ada dona a bo una ullada al full a canvi d’una ullada al full.',
  );
});

test('a siege is the besieger’s, a character is told to have been seen, and a disaster is repaired', () => {
  expect(told({ type: 'siege-ended', territory: 'b1', by: 'ada', reason: 'no-army' })).toBe(
    'S’acaba el setge d’ada a Pla de Brúgol (sense armada).',
  );
  expect(told({ type: 'character-sighted', character: 'Oliba', territory: 'a1', viewer: 'bo' })).toBe('S’ha vist Oliba al Pla.');
  const debt = { type: 'actions-modified', player: 'bo', delta: 0, turn: 'this', cause: 'disaster' };
  expect(told({ ...debt, disorder: 2 })).toBe('bo té 2 desastres per reparar.');
});

test('whoever cannot travel for a disaster reads that it was this turn', () => {
  const disabled = { code: 'character-disabled', clause: 'GM-TRAV-02', message: '', facts: { name: 'Oliba' } } as const;
  expect(labels.refusal(disabled, 'ca')).toBe('Oliba és en una ciutat que un desastre ha afectat aquest torn.');
});

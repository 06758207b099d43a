import type { State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

test('the map is drawn as text from a view', () => {
  const state = t.edit(t.started(), (draft) => {
    t.arm(draft, 'bo', 'a3 army 4, b1 garrison 9');
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  const map = t.game.labels.draw!(t.game.view(state, 'ada'));
  expect(map).toContain('Turn 1, internal orders');
  expect(map).toContain('(Rouredal) besieged by bo from a3  ada g7, bo A4');
  expect(map).toContain('(*Aurenc)  ada g7  Guifré, Ermessenda');
  expect(map).toContain('~ Mar de Fora');
  expect(map).not.toContain('Elisenda');
  expect(t.game.labels.draw?.(t.game.view(state, null))).not.toContain('Guifré,');
});

test('the drawing speaks the language it is asked for', () => {
  const state = t.edit(t.started(), (draft) => {
    t.arm(draft, 'bo', 'a3 army 4, b1 garrison 9');
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
    draft.controllers['a8'] = 'independent';
  });
  const drawn = (language: string) => t.game.labels.draw!(t.game.view(state, 'ada'), language).split('\n');
  const headings = (language: string) => drawn(language).filter((line) => !line.startsWith(' '));
  expect(headings('en')).toEqual(['Turn 1, internal orders', 'ada: Aurenca, Army 28', 'bo: Brúgola, Army 13', 'nobody', 'seas']);
  expect(headings('ca')).toEqual(['Torn 1, declaració interna', 'ada: Aurenca, Exèrcit 28', 'bo: Brúgola, Exèrcit 13', 'ningú', 'mars']);
  expect(headings('es')).toEqual([
    'Turno 1, declaración interna',
    'ada: Aurenca, Ejército 28',
    'bo: Brúgola, Ejército 13',
    'nadie',
    'mares',
  ]);
  expect(headings('fr')).toEqual(['Tour 1, déclaration interne', 'ada : Aurenca, Armée 28', 'bo : Brúgola, Armée 13', 'personne', 'mers']);
  expect(drawn('ca').join()).toContain('(Rouredal) l’assetja bo des d’a3');
  expect(t.game.labels.draw!(t.game.view(t.opened(['ada', 'bo']), null), 'ca')).toContain('sense triar');
});

test('before the first turn the map is headed by no turn, and after the last by the end of the game', () => {
  const heading = (state: State, language: string) => t.game.labels.draw!(t.game.view(state, null), language).split('\n')[0];
  expect(heading(t.opened(['ada', 'bo']), 'es')).toBe('Preparación, elección de países');
  const over = t.edit(t.started(), (draft) => {
    draft.step = 'finished';
  });
  expect(['en', 'ca', 'fr'].map((language) => heading(over, language))).toEqual([
    'Turn 1, game over',
    'Torn 1, fi de la partida',
    'Tour 1, fin de la partie',
  ]);
});

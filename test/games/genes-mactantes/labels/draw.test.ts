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
  expect(map).not.toMatch(/> .*Elisenda|Elisenda.*>/); // where others are stays a secret
  expect(t.game.labels.draw?.(t.game.view(state, null))).not.toContain('Guifré,');
});

test('under each country stands how it is, what is between it and others, and its court', () => {
  const state = t.edit(t.started(['ada', 'bo', 'cy']), (draft) => {
    t.values(draft, 'bo', [6, 5, 4, 7]);
    const king = draft.countries['bo']!.principal!;
    draft.characters.find(({ id }) => id === king)!.captor = 'ada';
    Object.assign(draft.countries['bo']!, {
      ...{ counterpower: 2, disorder: 1, levels: { blockade: 1, anarchy: 0, autarchy: 3 }, intel: { ada: 2, cy: 0 } },
      ...{ civilWar: { since: 1, rebelArmy: 4, rebelPrincipal: null }, dethronedBy: [{ by: 'ada', character: king }] },
    });
    draft.passages = [{ from: 'ada', to: 'bo', untilTurn: 3 }];
  });
  const below = (language: string): readonly string[] => {
    const lines = t.game.labels.draw!(t.game.view(state, 'cy'), language).split('\n');
    const bo = lines.findIndex((line) => line.startsWith('bo'));
    return lines.slice(bo + 1, bo + 3);
  };
  const allowance = t.game.view(state, 'cy').countries['bo']!.allowance;
  expect(below('en')).toEqual([
    `  Authority 4, Diplomacy 5, Militarism 4, Technology 7 · actions ${allowance} · Counterpower 2 · disorder 1 · Blockade 1 · Autarchy 3 · the rebels 4 · principal lost to ada · intel on ada: 2 · may march through the land of ada until turn 3`,
    '  Elisenda! (principal, Authority 1, Militarism 1) · Borrell (Diplomacy 2)',
  ]);
  expect(below('ca')[0]).toMatch(
    / · els rebels 4 · principal perdut a mans d’ada · informació sobre ada: 2 · pot travessar la terra d’ada fins al torn 3$/,
  );
  expect(below('es')[0]).toMatch(
    / · los rebeldes 4 · principal perdido a manos de ada · información sobre ada: 2 · puede cruzar la tierra de ada hasta el turno 3$/,
  );
  expect(below('fr')).toEqual([
    expect.stringMatching(
      / · les rebelles 4 · personnage principal perdu face à ada · renseignements sur ada : 2 · peut traverser la terre d’ada jusqu’au tour 3$/,
    ),
    '  Elisenda! (personnage principal, Autorité 1, Militarisme 1) · Borrell (Diplomatie 2)',
  ]);
  expect(t.game.labels.draw!(t.game.view(t.opened(['ada', 'bo']), null))).not.toContain(' · ');
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

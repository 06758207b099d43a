import type { Event } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';
import { labels } from '../helpers/spoken.js';

const told = (event: object): string => labels.event(event as Event, 'ca');

const refused = (code: string, clause: string, facts: object): string =>
  labels.refusal({ code, clause, message: '', facts } as unknown as Parameters<typeof labels.refusal>[0], 'ca');

test('the two groups of attributes have their article', () => {
  const sum = (group: string): string => refused('wrong-total', 'OT-ACT-09', { group, total: 82, wanted: 80 });
  expect([sum('domain'), sum('authority')]).toEqual(['El Domini suma 82; ha de sumar 80.', 'L’Autoritat suma 82; ha de sumar 80.']);
});

test('whoever is waited for is told so that nobody takes it for one who waits', () => {
  const seat = { type: 'seat-changed', player: 'Hug' };
  expect([true, false].map((active) => told({ ...seat, active }))).toEqual(['Cal esperar Hug.', 'Ja no cal esperar Hug.']);
  expect(labels.question('set-activity', 'active', 'ca')).toBe('Cal esperar aquest jugador?');
});

test('what threatens nothing is denied twice, as Catalan does, and spans have their “from”', () => {
  expect(refused('penalty-too-high', 'OT-DECL-10', { fault: 'declaration', most: 15 })).toBe(
    'Una declaració amenaça amb una penalització de +1 a +15 que dura d’1 a 10 anys; la de guerra no amenaça amb res.',
  );
  expect(refused('bad-penalty', 'OT-TRE-09', { most: 10 })).toBe(
    'Una penalització és de +1 a +25, dura d’1 a 10 anys i costa de 0 a 100 de Riquesa i de 0 a 100 de Progrés.',
  );
});

test('a petition is told as one of a member, not of the organization', () => {
  expect(told({ type: 'organization-changed', organization: 'organization-1', what: 'petitions', nation: 'francia', whom: null })).toBe(
    'L’organització 1: petició d’eleccions (Frància).',
  );
});

test('whom somebody follows is asked with its preposition', () => {
  expect(labels.question('recognise-leader', 'leader', 'ca')).toBe('A qui segueix?');
  expect(labels.question('disavow-leader', 'rival', 'ca')).toBe('A qui seguiria en lloc seu?');
});

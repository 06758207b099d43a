import { orbis500, orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';
import { conferenceNews, organizationNews } from '../../../../src/games/orbis-terrarum/types/index.js';
import { spoken } from '../../spoken.js';

const players = ['ada', 'bo', 'cy'];

spoken(orbisTerrarum, {
  configs: [
    { players, refereeMode: 'auto', turnLimit: 3, startWealth: 60, startProgress: 60, organizationMin: 2 },
    { players, startWealth: 60, startProgress: 60 },
  ],
});

const { name, action, event } = orbisTerrarum.labels;

test('a declaration of war names its target', () => {
  const war = (target: string) =>
    action({ type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'war', text: '', target }, 'es');
  expect([war('gothia'), war('romania')]).toEqual(['Francia declara guerra contra Gothia', 'Francia declara guerra contra Romania']);
});

test('every happening of the default world is told in Spanish', () => {
  for (const { text, category, kind } of orbis500.happeningDeck) {
    const told = { type: 'happening-posted', happening: 'happening-1', category, kind, nations: [], text } as const;
    expect(event(told, 'en')).toBe(text);
    expect(event(told, 'es')).not.toBe(text);
  }
  expect(orbis500.milestones.filter(({ id, name: called }) => name(id, 'es') === called)).toEqual([]);
});

test('what people write stays as it is written', () => {
  expect(action({ type: 'post-note', player: 'ada', nation: 'francia', text: 'war' }, 'es')).toBe('Francia cuenta: war');
});

test('whatever happens in conferences and organizations is told in both languages', () => {
  for (const what of [...conferenceNews, ...organizationNews]) {
    expect([what, name(what, 'en')]).not.toEqual([what, name(what, 'es')]);
    expect(name(what, 'en')).not.toContain('-');
  }
  const follows = {
    type: 'organization-changed',
    organization: 'organization-1',
    what: 'recognises',
    nation: 'francia',
    whom: 'gothia',
  } as const;
  expect([event(follows, 'en'), event({ ...follows, what: 'joined', whom: null }, 'en')]).toEqual([
    'Organization 1: recognised as leader: Gothia (Francia).',
    'Organization 1: joined (Francia).',
  ]);
});

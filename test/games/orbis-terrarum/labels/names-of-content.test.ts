import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';
import { labels } from '../helpers/spoken.js';
import { settled, start } from '../helpers/start.js';

type Named = { readonly id: string; readonly name: string };
const renamed = <T extends Named>(list: readonly T[], names: Readonly<Record<string, string>>): readonly T[] =>
  list.map((one) => ({ ...one, name: names[one.id] ?? one.name }));

test('nations and regions that share a name, or have a blank one, are told apart by their ids', () => {
  const nations = renamed(settled.nations, { gothia: 'Gothia', romania: 'Gothia', persia: ' ' });
  const regions = renamed(settled.regions, { armorica: 'The Coast', nilus: 'The Coast', aquitania: 'Inland' });
  const view = orbisTerrarum.view(start({ pack: { ...settled, nations, regions } }), null);
  const called = (id: string): string => labels.name(id, 'en', view);
  expect(['francia', 'gothia', 'romania', 'persia'].map(called)).toEqual(['Francia', 'Gothia (gothia)', 'Gothia (romania)', '"persia"']);
  expect(labels.answer('issue-declaration', 'target', 'romania', 'en', view)).toBe('Gothia (romania)');
  expect(['armorica', 'nilus', 'aquitania'].map(called)).toEqual(['The Coast (armorica)', 'The Coast (nilus)', 'Inland']);
});

test('a Nation that rebels have founded is called after the one they left, in every language', () => {
  const state = start({ pack: { ...settled, nations: renamed(settled.nations, { romania: 'Gothia Rebels' }) } });
  const nations = { ...state.nations, gothia: { ...state.nations['gothia']!, kind: 'movement' as const, name: 'Francia Rebels' } };
  const view = orbisTerrarum.view({ ...state, nations }, null);
  const told = (id: string): string[] => ['en', 'ca', 'es', 'fr'].map((language) => labels.name(id, language, view));
  expect(told('gothia')).toEqual(['Francia Rebels', 'Frància Rebel', 'Francia Rebelde', 'Francie rebelle']);
  expect(new Set(told('romania'))).toEqual(new Set(['Gothia Rebels'])); // so it was named by whoever made the map
  // The twelfth that was founded, by now a state.
  const twelfth = { ...state.nations['saxonia']!, id: 'nation-12', name: 'Francia Rebels' };
  const later = orbisTerrarum.view(
    { ...state, nations: { ...state.nations, 'nation-12': twelfth }, nationOrder: [...state.nationOrder, 'nation-12'] },
    null,
  );
  expect(labels.name('nation-12', 'ca', later)).toBe('Frància Rebel');
});

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

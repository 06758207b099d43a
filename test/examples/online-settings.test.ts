import { expect, test } from 'vitest';
import { readSettings } from '../../examples/online/settings.js';

test.each(['db.example/ludoteca', 'localhost:5432/ludoteca', 'mysql://db.example/ludoteca', 'ludoteca:secret@db.example/ludoteca'])(
  'an address of no PostgreSQL, %s, is refused in a sentence that does not repeat its password',
  (url) => {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must begin with postgres:\/\/, such as postgres:\/\/ludoteca@db\.example\/ludoteca\.$/,
    );
  },
);

test('the address of a PostgreSQL is taken as it is said, and none where nothing is said', () => {
  for (const url of ['postgres://ludoteca:secret@db.example/ludoteca?sslmode=verify-full', 'postgresql:///ludoteca?host=/run/postgresql'])
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  for (const env of [{}, { DATABASE_URL: '' }]) expect(readSettings(env).databaseUrl).toBeNull();
});

test.each(['elsewhere.example', 'https://elsewhere.example/', 'https://elsewhere.example/page', 'https://Elsewhere.example', '*'])(
  'an origin that no browser says, %s, is refused',
  (odd) => {
    expect(() => readSettings({ ORIGINS: `https://good.example, ${odd}` })).toThrow(
      `ORIGINS are such as https://elsewhere.example, with nothing behind it, and one is ${odd}.`,
    );
  },
);

test('origins that browsers say are taken, with spaces or commas between them', () => {
  const all = ['https://elsewhere.example', 'http://localhost:5173', 'http://[::1]:8080', 'capacitor://localhost', 'null'];
  for (const between of [',', ' ', ', ']) expect(readSettings({ ORIGINS: all.join(between) }).limits.origins).toEqual(all);
  expect(readSettings({}).limits.origins).toEqual([]);
});

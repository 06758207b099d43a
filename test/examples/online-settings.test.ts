import { expect, test } from 'vitest';
import { readSettings } from '../../examples/online/settings.js';

test.each([
  'postgres://ludoteca:a@db.example/ludoteca',
  'postgresql:///ludoteca?host=/run/postgresql',
  'POSTGRES://db.example/ludoteca?sslmode=verify-full',
])('tables may be kept at %s', (url) => expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url));

test('without a database said, or with an empty one, tables are kept in a folder', () => {
  for (const env of [{}, { DATABASE_URL: '' }]) expect(readSettings(env).databaseUrl).toBeNull();
});

test.each([
  ['mysql://ludoteca:secret@db.example/ludoteca', 'DATABASE_URL should begin with postgres://, not with mysql:.'],
  ['https://db.example/secret', 'DATABASE_URL should begin with postgres://, not with https:.'],
  ['postgres:db.example/secret', 'DATABASE_URL should begin with postgres://, not with postgres:.'],
  ['db.example/secret', 'DATABASE_URL should begin with postgres://.'],
])('a database of another make is refused, and its password not repeated: %s', (url, said) => {
  let message = '';
  try {
    readSettings({ DATABASE_URL: url });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toBe(said);
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

test('a port that there is not is refused before anything is opened', () => {
  expect([{}, { PORT: '' }, { PORT: '0' }, { PORT: '65535' }].map((env) => readSettings(env).port)).toEqual([8080, 8080, 0, 65_535]);
  expect(() => readSettings({ PORT: '65536' })).toThrow('PORT must be at most 65535, and is 65536.');
  expect(() => readSettings({ PORT: '80a' })).toThrow('PORT must be a whole number, and is 80a.');
});

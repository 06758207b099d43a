import { expect, test } from 'vitest';
import { copied } from '../../examples/web/src/language/copying.js';
import {
  type Key,
  keyOfRematch,
  linkTo,
  listedAmong,
  readKeys,
  withKey,
  withoutKey,
  withUnlisted,
} from '../../examples/web/src/online/keyring.js';
import { reachOf } from '../../examples/web/src/online/reach.js';

const page = (hostname: string) => ({ hostname, origin: `http://${hostname}:8080`, pathname: '/' });
const network = ['http://192.168.1.5:8080', 'http://10.0.0.2:8080'];

test('links lead where others find the page, whatever its own address', () => {
  for (const here of ['localhost', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0']) {
    expect(reachOf(page(here), network)).toEqual({ base: 'http://192.168.1.5:8080/', isHereAlone: false });
    expect(reachOf(page(here), [])).toEqual({ base: `http://${here}:8080/`, isHereAlone: true });
  }
  for (const there of ['192.168.1.7', 'tables.example.org', 'localhost.example.org', '127.0.0.1.example.org'])
    expect(reachOf(page(there), network)).toEqual({ base: `http://${there}:8080/`, isHereAlone: false });
  const table = '0'.repeat(32);
  expect(linkTo('http://192.168.1.5:8080/', table)).toBe(`http://192.168.1.5:8080/#table=${table}`);
  expect(linkTo('http://192.168.1.5:8080/', table, 'f'.repeat(64))).toMatch(/&invite=f{64}$/);
});

/** A field and a page with or without a clipboard, and what became of them. */
const copying = async (clipboard: ((text: string) => Promise<void>) | null, copySelected: () => boolean) => {
  const done: string[] = [];
  const field = { value: 'a link', focus: () => void done.push('focus'), select: () => void done.push('select') };
  const isCopied = await copied(field, { clipboard: clipboard === null ? undefined : { writeText: clipboard }, copySelected });
  return [isCopied, ...done];
};
const fails = (): never => {
  throw new Error('not allowed');
};

test('a text is copied by the clipboard, or what is selected is; else it stays selected for whoever copies it by hand', async () => {
  let text = '';
  const write = async (written: string): Promise<void> => {
    text = written;
  };
  expect([await copying(write, fails), text]).toEqual([[true], 'a link']);
  for (const clipboard of [null, async () => fails()]) {
    expect(await copying(clipboard, () => true)).toEqual([true, 'focus', 'select']);
    expect(await copying(clipboard, () => false)).toEqual([false, 'focus', 'select']);
    expect(await copying(clipboard, fails)).toEqual([false, 'focus', 'select']);
  }
});

const key = (table: number, token: string): Key => ({ table: String(table).repeat(32), token: token.repeat(64) });

test('the tables of a device are listed each once, the last first, until they are done with or their key opens nothing', () => {
  const told = (keys: readonly Key[]): string =>
    listedAmong(keys)
      .map(({ table, token }) => `${table[0]}${token[0]}`)
      .join(' ');
  // What a device had for a table comes first.
  const keys = [key(1, 'a'), key(2, 'b'), key(2, 'c'), key(3, 'd')].reduce(withKey, []);
  expect(told(keys)).toBe('3d 2b 1a');
  expect(told(withoutKey(keys, key(2, 'b')))).toBe('3d 2c 1a');
  const done = withUnlisted(keys, key(2, 'b').table);
  expect(told(done)).toBe('3d 1a');
  // What opens them stays, after a reload as well.
  expect(readKeys(JSON.stringify(done))).toEqual(done);
  expect(keyOfRematch({ ...done[1]!, invite: 'e'.repeat(64) }, key(4, 'a').table)).toEqual({ ...key(4, 'a'), token: done[1]!.token });
  for (const text of ['', 'null', '{}', '[1]', JSON.stringify([{ ...key(1, 'a'), unlisted: 1 }])]) expect(readKeys(text)).toEqual([]);
});

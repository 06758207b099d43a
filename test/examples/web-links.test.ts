import { expect, test, vi } from 'vitest';
import { copied } from '../../examples/web/src/language/copying.js';
import { forgetKey, keepKey, keyFor, keysListed, linkTo, unlist } from '../../examples/web/src/online/keys.js';
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

/** A shelf of a browser. */
const shelf = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
};
const key = (table: number, token = 'a') => ({ table: String(table).repeat(32), token: token.repeat(64) });

test('the tables of a device are listed each once, the last first, until they are done with or their key opens nothing', () => {
  vi.stubGlobal('sessionStorage', shelf());
  vi.stubGlobal('localStorage', shelf());
  try {
    for (const one of [key(1), key(2), key(2, 'b'), key(3)]) keepKey(one);
    const listed = () => keysListed().map(({ table, token }) => `${table[0]}${token[0]}`);
    expect(listed()).toEqual(['3a', '2b', '1a']);
    unlist(key(3).table);
    expect(listed()).toEqual(['2b', '1a']);
    // What opens it stays, after a reload as well.
    expect(keyFor(key(3).table)).toMatchObject({ ...key(3), unlisted: true });
    forgetKey(key(2, 'b'));
    expect(listed()).toEqual(['1a', '2a']);
    forgetKey(key(1));
    expect([listed(), keyFor(key(1).table)]).toEqual([['2a'], null]);
  } finally {
    vi.unstubAllGlobals();
  }
});

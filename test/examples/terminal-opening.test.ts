import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evening } from '../../examples/terminal/evening.js';
import { Keyboard, pipe } from './helpers/keyboard.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opening-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a name that the game does not take is refused where it is typed, in the words of the game', async () => {
  const keyboard = new Keyboard();
  const over = evening(['ojo-del-terror', '--language', 'en'], keyboard);
  await keyboard.sees('Who plays?');
  await keyboard.writes('referee, bo');
  await keyboard.sees('none of them named referee');
  await keyboard.writes('ada, bo');
  await keyboard.sees('The options');
  await keyboard.press('interrupt');
  expect(await over).toBe(0);
});

test('players with whom no game can begin are refused before anything else is asked', async () => {
  const keyboard = new Keyboard();
  expect(await evening(['ojo-del-terror', '--language', 'en', '--players', 'referee,bo'], keyboard)).toBe(1);
  expect(keyboard.written).toContain('none of them named referee');
  expect(keyboard.written).not.toContain('The options');
});

test('only options with which these players can begin are offered', async () => {
  const alone = new Keyboard();
  const first = evening(['som-el-que-decidim', '--language', 'en', '--players', 'ada:human'], alone);
  await alone.answers('The options', 'choose them');
  await alone.answers('Rules', 'A: ');
  await alone.sees('Centralism');
  expect(alone.written).toContain('A and B');
  expect(alone.written).not.toContain('A, B and C');
  await alone.press('interrupt');
  expect(await first).toBe(0);
  for (const [answer, asked] of [
    ['No', 'Turns (1 to 100)'],
    ['Yes', 'Turns (1 to 100, or nothing: until the referee ends it)'],
  ] as const) {
    const keyboard = new Keyboard();
    const over = evening(['orbis-terrarum', '--language', 'en', '--players', 'ada:human,bo:random'], keyboard);
    await keyboard.answers('The options', 'choose them');
    await keyboard.answers('A referee', answer);
    await keyboard.sees(asked);
    await keyboard.press('interrupt');
    expect(await over).toBe(0);
  }
});

test.each([
  [['rules', 'XX-NIX-01'], 'No game has a clause XX-NIX-01.'],
  [['rules', 'et-inv-99'], 'No game has a clause ET-INV-99.'],
  [['rules', 'ojo-del-terror', '--language', 'pt'], 'The Eye of Terror speaks en'],
  [['genegrafter', '--players', 'ada:random:greedy,bo'], 'ada cannot be random:greedy'],
])('%j is a mistake, and the message says which', async (args, message) => {
  const { text, ...streams } = pipe();
  expect(await evening(args, streams)).toBe(1);
  expect(text()).toContain(message);
});

/** Plays a game of bots and leaves it in a file. */
const savedIn = async (name: string, args: readonly string[]): Promise<string> => {
  const file = join(folder, name);
  await evening([...args, '--seed', '3', '--save', file], pipe());
  return file;
};

const table = ['ojo-del-terror', '--seed', '1', '--language', 'en', '--set', 'warbandSelection=random', '--set', 'turns=2'];

/** Asks the table to go on with a file. */
const loads = async (keyboard: Keyboard, file: string): Promise<void> => {
  await keyboard.answers('ada, what will you do?', 'the table');
  await keyboard.answers('The table', 'load');
  await keyboard.sees('Go on with');
  await keyboard.writes(file);
};

test('a game of another kind is not loaded at the table, and is called by its name', async () => {
  const file = await savedIn('cards.json', ['genegrafter', '--players', 'ada,bo']);
  const keyboard = new Keyboard();
  const over = evening([...table, '--players', 'ada:human,bo:random'], keyboard);
  await loads(keyboard, '');
  await keyboard.sees('A file needs a name.');
  await keyboard.writes(file);
  await keyboard.sees('is a game of Genegrafter, not of The Eye of Terror.');
  await keyboard.sees('ada, what will you do?');
  expect(keyboard.written).not.toContain('should be one of');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('a record that is broken in many places is refused for the first of them', async () => {
  const file = await savedIn('broken.json', [...table.slice(0, 1), ...table.slice(3), '--players', 'ada,bo']);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const broken = record.steps.map((step: object) => ({ ...step, action: { type: 'dance', player: 'ada' } }));
  writeFileSync(file, JSON.stringify({ ...record, steps: broken }));
  const keyboard = new Keyboard();
  const over = evening([...table, '--players', 'ada:human,bo:random'], keyboard);
  await loads(keyboard, file);
  await keyboard.sees('(/ opens the rules there)');
  expect(keyboard.written.match(/✗/g)).toHaveLength(1);
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('a game that is loaded at the table is told from what happened last, to whoever sits there', async () => {
  const file = await savedIn('whole.json', [...table.slice(0, 1), ...table.slice(3), '--players', 'ada,bo']);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...record, steps: [] }));
  writeFileSync(file.replace('.json', '.table.json'), JSON.stringify({ language: 'en', kinds: { ada: 'human', bo: 'random' } }));
  const keyboard = new Keyboard();
  const over = evening([...table, '--players', 'ada:human,cy:random'], keyboard);
  await loads(keyboard, file);
  await keyboard.sees('ada leads');
  await keyboard.sees('bo leads');
  await keyboard.answers('ada, what will you do?', 'let bo go first');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('a game that is over and could not be written where it was to be is offered to be written elsewhere', async () => {
  const keyboard = new Keyboard();
  const over = evening([...table, '--players', 'ada:random,bo:random', '--save', join(folder, 'no-such-folder', 'a.json')], keyboard);
  await keyboard.sees('cannot be written');
  await keyboard.sees('The game is over.');
  await keyboard.sees('Save before leaving?');
  await keyboard.press('enter');
  await keyboard.sees('Save as');
  const file = join(folder, 'elsewhere.json');
  await keyboard.writes(file);
  await over;
  expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('ojo-del-terror');
});

test('a file that holds something else is written over only by leave; the one this game was saved in is offered, and written again', async () => {
  const [other, own] = [join(folder, 'other.json'), join(folder, 'own.json')];
  writeFileSync(other, 'something else');
  const keyboard = new Keyboard();
  const over = evening([...table, '--players', 'ada:human,bo:random'], keyboard);
  const saves = async (file: string): Promise<void> => {
    await keyboard.answers('ada, what will you do?', 'the table');
    await keyboard.answers('The table', 'save');
    await keyboard.sees('Save as');
    await keyboard.writes(file);
  };
  await saves(other);
  await keyboard.sees('other.json is there already. Write over it?');
  await keyboard.press('enter');
  await keyboard.sees('Save as');
  expect(readFileSync(other, 'utf8')).toBe('something else');
  await keyboard.writes(own);
  await keyboard.sees('Saved as');
  await saves(own);
  await keyboard.sees('Saved as');
  expect(JSON.parse(readFileSync(own, 'utf8')).game).toBe('ojo-del-terror');
  await saves(other);
  await keyboard.sees('Write over it?');
  await keyboard.press('down', 'enter');
  await keyboard.sees('Saved as');
  expect(JSON.parse(readFileSync(other, 'utf8')).game).toBe('ojo-del-terror');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test.each([
  ['ca', 'no-such.json', 'no es pot llegir: aquest fitxer no existeix'],
  ['es', '.', 'no se puede leer: es una carpeta'],
  ['fr', 'prose.json', 'ne peut pas être lu : il n’est pas écrit en JSON ('],
  ['fr', 'list.json', 'n’est pas une partie enregistrée.'],
])('in %s it is said in that language why %s cannot be gone on with', async (language, name, said) => {
  writeFileSync(join(folder, 'prose.json'), 'once upon a time');
  writeFileSync(join(folder, 'list.json'), '[]');
  const { text, ...streams } = pipe();
  expect(await evening(['--language', language, '--load', join(folder, name)], streams)).toBe(1);
  expect(text()).toContain(said);
});

test('why a file cannot be written is said in the language of the table', async () => {
  const { text, ...streams } = pipe();
  const file = join(folder, 'no-such-folder', 'a.json');
  const played = [...table.slice(0, 1), '--language', 'es', ...table.slice(5), '--players', 'ada,bo', '--save', file];
  expect(await evening(played, streams)).toBe(1);
  expect(text()).toContain('no se puede escribir: esa carpeta no existe');
});

test('the signs of the star chart come with the names of its planets, in the order in which they are drawn', async () => {
  const keyboard = new Keyboard();
  const over = evening([...table, '--players', 'ada:human,bo:random'], keyboard);
  await keyboard.sees('ada, what will you do?');
  await keyboard.press();
  keyboard.input.write('#');
  await keyboard.sees('The planets, in the order in which they are drawn');
  // ada begins at Coralis, which is drawn as the first mark of EH-2: `A · ·`.
  await keyboard.sees('EH-2');
  await keyboard.sees('Coralis, ');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

import { passageOn } from 'ludoteca';
import { bookOf, gameById } from 'ludoteca/games';
import { expect, test } from 'vitest';
import { evening } from '../../examples/terminal/evening.js';
import { Keyboard, pipe } from './helpers/keyboard.js';

const plain = (text: string): string => text.replace(/\s+/g, ' ');

// With this seed bo commits as soon as ada lets him go first.
const ojo = ['ojo-del-terror', '--seed', '3', '--language', 'en', '--set', 'warbandSelection=random', '--players', 'ada:human,bo:random'];

/** Presses a key of the table. */
const presses = async (keyboard: Keyboard, key: string): Promise<void> => {
  await keyboard.press();
  keyboard.input.write(key);
};

test('one key says what is asked and why, whom the table waits for, the aim and the standing, and the list is put again', async () => {
  const keyboard = new Keyboard();
  const over = evening(ojo, keyboard);
  await keyboard.answers('ada, what will you do?', 'write an order');
  await keyboard.sees('What do you order?');
  await presses(keyboard, '?');
  await keyboard.sees('What is asked of ada');
  await keyboard.sees('What do you order?');
  await keyboard.sees('Why: [ET-');
  await keyboard.sees('The table also waits for bo.');
  await keyboard.sees('What the game is about');
  await keyboard.sees('[ET-END-02]');
  await keyboard.sees('The standing now');
  await keyboard.sees('1. ada  0');
  await keyboard.answers('What do you order?', 'invade');
  await keyboard.sees('Which planet?');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('another key says what the signs of the picture mean, and a key of the table is a letter like any other where something is typed', async () => {
  const keyboard = new Keyboard();
  const over = evening(
    ['genes-mactantes', ...ojo.slice(1, 5), '--set', 'length={"mode":"turns","turns":1}', '--players', 'ada:human,bo:random'],
    keyboard,
  );
  await keyboard.sees('ada, what will you do?');
  await presses(keyboard, '#');
  await keyboard.sees('a captive [GM-STATE-09]');
  await presses(keyboard, '/');
  await keyboard.answers('Which page?', 'search the whole book');
  await keyboard.sees('What are you looking for?');
  await keyboard.types('#?/');
  await keyboard.sees('Nothing in the book speaks of #?/.');
  await keyboard.sees('Which page?');
  await keyboard.press('escape');
  await keyboard.sees('ada, what will you do?');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('from what happened it is one key to the paragraph that tells the rule of it, on to its chapter, and back', async () => {
  const keyboard = new Keyboard();
  Object.assign(keyboard.output, { columns: 80, rows: 24 });
  const over = evening(ojo, keyboard);
  await keyboard.answers('ada, what will you do?', 'commit the sheet');
  await keyboard.sees('Turn 2 begins');
  await keyboard.answers('ada, what will you do?', 'let bo go first');
  await keyboard.sees('bo commits their sheet.');
  await keyboard.sees('ada, what will you do?');
  await presses(keyboard, '/');
  const [clause] = gameById('ojo-del-terror')!.cites({ event: 'orders-committed' });
  const passage = passageOn(bookOf('ojo-del-terror', 'en')!, clause!)!;
  await keyboard.sees(`● [${clause}]`);
  await keyboard.press('enter');
  await keyboard.answers(clause!, 'the whole chapter');
  await keyboard.sees(passage.title);
  await keyboard.sees('Page 1 of');
  expect(plain(keyboard.written)).toContain(plain(passage.text));
  await keyboard.press('escape');
  await keyboard.sees('ada, what will you do?');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('the rules are read a screen at a time at a terminal, and in one go without one', async () => {
  const keyboard = new Keyboard();
  Object.assign(keyboard.output, { columns: 80, rows: 24 });
  const over = evening(['rules', 'genegrafter'], keyboard);
  await keyboard.answers('Page 1 of', 'on');
  await keyboard.answers('Page 2 of', 'back');
  await keyboard.answers('Page 1 of', 'stop reading');
  expect(await over).toBe(0);
  const { text, ...streams } = pipe();
  expect(await evening(['rules', 'genegrafter'], streams)).toBe(0);
  expect(text()).toContain(bookOf('genegrafter', 'en')!.glossary.at(-1)!.meaning);
  expect(text()).not.toContain('Page 1');
});

test('a clause on the command line is its paragraph, whatever the letters it is typed in', async () => {
  for (const [args, clause] of [
    [['rules', 'ET-INV-03'], 'ET-INV-03'],
    [['rules', 'genegrafter', 'gg-disc-01'], 'GG-DISC-01'],
  ] as const) {
    const { text, ...streams } = pipe();
    expect(await evening([...args, '--language', 'es'], streams)).toBe(0);
    const book = bookOf(clause.startsWith('ET') ? 'ojo-del-terror' : 'genegrafter', 'es')!;
    expect(text()).toContain(`[${clause}] ${book.clauses[clause]}`);
    expect(plain(text())).toContain(plain(passageOn(book, clause)!.text));
  }
  const { text, ...streams } = pipe();
  expect(await evening(['rules', 'XX-NIX-01'], streams)).toBe(1);
  expect(text()).toContain('No game has a clause XX-NIX-01.');
});

test('the odds stand beside what throws dice, as what they are: every face of the special die alike', async () => {
  const keyboard = new Keyboard();
  const seats = ['--players', 'ada:human,bo:random'];
  const over = evening(['genegrafter', '--seed', '2', '--language', 'en', '--set', 'gear=false', ...seats], keyboard);
  await keyboard.sees('use the special die [17 % ');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('what can be done at once stands after what asks something: Enter alone ends no turn', async () => {
  const keyboard = new Keyboard();
  const over = evening(ojo, keyboard);
  await keyboard.sees('● write an order …');
  await keyboard.sees('○ commit the sheet');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

import { expect, test } from 'vitest';
import { evening } from '../../examples/terminal/evening.js';
import { framed } from '../../examples/terminal/prompt-words.js';
import { tellCounted } from '../../examples/terminal/words.js';
import { Keyboard, pipe } from './helpers/keyboard.js';
import { shownOn } from './helpers/screen.js';

const hotSeat = [
  'ojo-del-terror',
  '--seed',
  '1',
  '--language',
  'fr',
  '--set',
  'warbandSelection=random',
  '--players',
  'ada:human,bo:human',
];

test('a list that is searched says so in the language of the table, and so does one in which nothing is found', async () => {
  const keyboard = new Keyboard();
  const over = evening([...hotSeat.slice(0, -1), 'ada:human,bo:random'], keyboard);
  await keyboard.sees('ada, que ferez-vous ?');
  await keyboard.press();
  keyboard.input.write('/');
  await keyboard.sees('Recherche :');
  await keyboard.sees('tapez pour chercher');
  await keyboard.press();
  keyboard.input.write('zzz');
  await keyboard.sees('Rien n’a été trouvé');
  await keyboard.sees('zzz');
  await keyboard.sees('(0)');
  expect(keyboard.written).not.toMatch(/Search:|to search|match/);
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('nothing ticked is told in the language of the table', async () => {
  const keyboard = new Keyboard();
  const over = evening(['genegrafter', '--seed', '3', '--language', 'es', '--set', 'gear=false', '--players', 'ada,bo'], keyboard);
  await keyboard.sees('¿Quién se sienta ante este teclado?');
  await keyboard.press('space', 'enter');
  await keyboard.sees('ninguno');
  await keyboard.sees('¿Cómo juegan los bots?');
  await keyboard.press('interrupt');
  expect(await over).toBe(0);
});

test('of a frame only what a prompt says of itself is told anew, never what it was given to show', () => {
  const dim = (words: string): string => `\u001b[2m${words}\u001b[22m`;
  const shown = ['│', `│  ● Search: (2 matches) and No matches found`, '│  ○ none', `│  ○ ${dim('none of them')}`].join('\n');
  expect(framed('es', shown)).toBe(shown);
  expect(framed('es', `│  ${dim('Search:')} ab (1 match)\n\u001b[36m│\u001b[39m  No matches found\n│  ${dim('none')}`)).toBe(
    `│  ${dim('Busca:')} ab (1)\n\u001b[36m│\u001b[39m  No se ha encontrado nada\n│  ${dim('ninguno')}`,
  );
  expect(framed('en', `│  Search: ab (1 match)`)).toBe('│  Search: ab (1 match)');
});

test('why a configuration is refused is told in the language of the table', async () => {
  const { text, ...streams } = pipe();
  expect(await evening(['ojo-del-terror', '--language', 'es', '--set', 'turns=99', '--players', 'ada,bo'], streams)).toBe(1);
  expect(text()).toMatch(/de 2 a 20 turnos.*\[ET-CFG-06\]/s);
});

test('a question that is typed an answer to and does not fit on a line goes on below its first word', async () => {
  const keyboard = new Keyboard();
  Object.assign(keyboard.output, { columns: 40, rows: 40 });
  const over = evening(hotSeat, keyboard);
  await keyboard.sees('d’autre ne regarde.');
  const lines = (await shownOn(40, 40, keyboard.raw)).map(({ text }) => text);
  const asked = lines.findIndex((text) => text.includes('ada, appuyez'));
  expect(lines.slice(asked, asked + 2)).toEqual(['◆  ada, appuyez sur Entrée quand', '   personne d’autre ne regarde.']);
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('where the keyboard goes round, the first to look still sees which game it is and which keys help', async () => {
  const keyboard = new Keyboard();
  const over = evening(hotSeat, keyboard);
  await keyboard.sees('ada, appuyez sur Entrée');
  const left = keyboard.raw.slice(keyboard.raw.lastIndexOf('\u001b[2J'));
  expect(left).toContain('L’Œil de la Terreur');
  expect(left).toContain('Dans toute liste : ? aide');
  await keyboard.press('interrupt', 'interrupt');
  expect(await over).toBe(0);
});

test('French sets a space before its colons and semicolons among the options too', async () => {
  const keyboard = new Keyboard();
  const over = evening(['ojo-del-terror', '--language', 'fr', '--players', 'ada:human,bo:random'], keyboard);
  await keyboard.sees('(Tours : 8 ; Bandes : chacun choisit ;');
  await keyboard.press('interrupt');
  expect(await over).toBe(0);
});

test('one action and one place stand in the singular', () => {
  const listed = (count: number): string => tellCounted('es', ['oneAction', 'actions'], count, { count });
  expect([listed(1), listed(7)]).toEqual(['1 acción (escribe para buscar)', '7 acciones (escribe para buscar)']);
  const found = (count: number): string => tellCounted('es', ['oneMoreFound', 'moreFound'], count, { count });
  expect([found(1), found(3)]).toEqual(['Y 1 sitio más: dilo con otra palabra.', 'Y 3 sitios más: dilo con otra palabra.']);
});

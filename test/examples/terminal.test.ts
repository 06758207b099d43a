import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatch, forecast, loadMatch, O, seeded } from 'ludoteca';
import { catalogue, gameById } from 'ludoteca/games';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evening } from '../../examples/terminal/evening.js';
import { tell, tellPoints } from '../../examples/terminal/words.js';
import { Keyboard, pipe } from './helpers/keyboard.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evening-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Short games, so that the suite is one. */
const short: Readonly<Record<string, readonly string[]>> = {
  'ojo-del-terror': ['--set', 'turns=2', '--set', 'doubledTurns=1'],
  genegrafter: ['--players', 'ada,bo'],
  'som-el-que-decidim': [],
  'genes-mactantes': ['--players', 'ada,bo', '--set', 'length={"mode":"turns","turns":1}'],
  'orbis-terrarum': ['--players', 'ada,bo', '--set', 'turnLimit=2'],
};

const matchOf = (game: string, file: string) => accepted(loadMatch(gameById(game)!, JSON.parse(readFileSync(file, 'utf8'))));

describe('without a terminal', () => {
  for (const { id, labels, title } of catalogue)
    test(`bots play a whole game of ${id} by themselves, and what was saved is that game`, async () => {
      const file = join(folder, `${id}.json`);
      const language = labels.languages[1]!;
      const { text, ...streams } = pipe();
      expect(await evening([id, '--seed', '7', '--language', language, '--save', file, ...short[id]!], streams)).toBe(0);
      expect(text()).toContain(title[language]);
      const match = matchOf(id, file);
      const outcome = O.toNullable(match.outcome())!;
      expect(text()).toContain(`${tell(language, 'gamesOver')} [${outcome.clause}]`);
      for (const { player, points } of outcome.ranking) expect(text()).toContain(`${player}, ${tellPoints(language, points)}`);
    });

  test('who wins has a place, and who loses together has none', async () => {
    const endOf = async (game: string): Promise<readonly string[]> => {
      const { text, ...streams } = pipe();
      await evening([game, '--seed', '2', '--players', 'ada:random,bo:random'], streams);
      const told = text();
      return told.slice(told.indexOf('The game is over.')).split('\n').slice(1, 3);
    };
    expect(await endOf('genegrafter')).toEqual([expect.stringMatching(/^ 1\. .*, winner/), expect.stringMatching(/^ 2\. /)]);
    expect(await endOf('som-el-que-decidim')).toEqual([expect.stringMatching(/^ {2}– ada/), expect.stringMatching(/^ {2}– bo/)]);
  });

  test('the same seed plays the same game, another another', async () => {
    const played = async (seed: string): Promise<string> => {
      const { text, ...streams } = pipe();
      await evening(['ojo-del-terror', '--seed', seed, ...short['ojo-del-terror']!], streams);
      return text();
    };
    expect(await played('a')).toBe(await played('a'));
    expect(await played('a')).not.toBe(await played('b'));
  });

  test('bots that look ahead sit at one table', async () => {
    const bands = ['--set', 'warbandSelection=random'];
    const args = ['ojo-del-terror', '--seed', '2', '--players', 'ada:greedy,bo:search', ...bands, ...short['ojo-del-terror']!];
    const { text, ...streams } = pipe();
    expect(await evening(args, streams)).toBe(0);
    expect(text()).toContain('The game is over.');
  });

  test('a game that was left is taken up where it was, and told again', async () => {
    const file = join(folder, 'whole.json');
    await evening(['genegrafter', '--seed', '3', '--players', 'ada,bo', '--save', file], pipe());
    const whole = JSON.parse(readFileSync(file, 'utf8'));
    const half = join(folder, 'half.json');
    writeFileSync(half, JSON.stringify({ ...whole, steps: whole.steps.slice(0, 20) }));
    const again = join(folder, 'again.json');
    expect(await evening(['--load', half, '--seed', '4', '--save', again], pipe())).toBe(0);
    const steps = JSON.parse(readFileSync(again, 'utf8')).steps;
    expect(steps.slice(0, 20)).toEqual(whole.steps.slice(0, 20));
    expect(O.isSome(matchOf('genegrafter', again).outcome())).toBe(true);
    const { text, ...streams } = pipe();
    expect(await evening(['--replay', again], streams)).toBe(0);
    expect(text()).toContain(`— ${steps.length} of ${steps.length} —`);
    expect(text()).toContain('The game is over.');
  });

  test('real dice are read line by line, are asked for again where they cannot fall, and decide the game', async () => {
    const file = join(folder, 'thrown.json');
    const args = ['genegrafter', '--dice', 'real', '--seed', '5', '--players', 'ada,bo', '--save', file];
    // Who begins: ada throws a nine that no die has, then a word, then 2; bo throws 5. The rest of the game comes from the program.
    const { text, ...streams } = pipe(['9', 'six', '2', '5', ...Array.from({ length: 2000 }, () => '')]);
    expect(await evening(args, streams)).toBe(0);
    expect(text()).toContain('? Throw d6 (who begins)');
    expect(text().match(/^! From 1 to 6, please\./gm)).toHaveLength(2);
    const { setup, steps } = JSON.parse(readFileSync(file, 'utf8'));
    expect(setup.rolls.filter(({ why }: { why: string }) => why === 'who begins').map(({ value }: { value: number }) => value)).toEqual([
      2, 5,
    ]);
    expect(steps[0].action.player).toBe('bo');
    expect(O.isSome(matchOf('genegrafter', file).outcome())).toBe(true);
  });

  test('real dice are asked for in the language of the table, before the first turn as in it', async () => {
    const { text, ...streams } = pipe(Array.from({ length: 2000 }, () => ''));
    const args = [
      'genes-mactantes',
      '--dice',
      'real',
      '--seed',
      '5',
      '--players',
      'ada,bo',
      '--language',
      'es',
      ...short['genes-mactantes']!,
    ];
    expect(await evening([...args, '--set', 'relevanceMode=random'], streams)).toBe(0);
    expect(text()).toContain('Tira d10 (Relevancia: ada)');
    expect(text()).toContain('Tira d10 (evento)');
    expect(text()).not.toMatch(/\((?:relevance|initiative|event|taxes)\b/);
  });

  test('a table that stops throwing ends the evening, and says so', async () => {
    for (const lines of [['6'], ['6', '1', '3']]) {
      const { text, ...streams } = pipe(lines);
      expect(await evening(['genegrafter', '--dice', 'real', '--seed', '5', '--players', 'ada,bo'], streams)).toBe(1);
      expect(text()).toContain('There is nothing more to read.');
    }
  });

  test.each([
    [['chess'], 'There is no game chess.'],
    [['genegrafter', '--players', 'ada,bo:genius'], 'bo cannot be genius'],
    [['genegrafter', '--players', 'ada'], 'GG-'],
    [['genegrafter', '--set', 'gear=perhaps'], 'gear should be true or false'],
    [['genegrafter', '--language', 'pt'], 'speaks en, fr, ca, es'],
    [['genegrafter', '--dice', 'loaded'], 'there are no loaded dice'],
    [['genegrafter', '--config', 'no-such-file.json'], 'cannot be read'],
    [['--load', 'package.json'], 'package.json is not a saved game.'],
    [['--tempo', 'fast'], '--tempo'],
    [['genegrafter', 'orbis-terrarum'], 'One game at a time'],
    [['--load', 'a.json', '--replay', 'b.json'], 'not both'],
    [['--load', 'a.json', '--set', 'turns=2'], 'has its options already'],
    [['genegrafter', '--players', 'ada:human,bo'], 'ada cannot sit at this keyboard'],
  ])('%j is a mistake, and the message says which', async (args, message) => {
    const { text, ...streams } = pipe();
    expect(await evening(args, streams)).toBe(1);
    expect(text()).toContain(message);
  });

  test('a file as Windows writes it is read: lines that end in CRLF, and a mark of the byte order before them', async () => {
    const file = join(folder, 'unix.json');
    await evening(['genegrafter', '--seed', '3', '--players', 'ada,bo', '--save', file], pipe());
    const written = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2);
    const told = async (text: string): Promise<string> => {
      writeFileSync(file, text);
      const { text: heard, ...streams } = pipe();
      expect(await evening(['--replay', file], streams)).toBe(0);
      return heard();
    };
    expect(await told(`\uFEFF${written.replaceAll('\n', '\r\n')}`)).toBe(await told(written));
  });

  test('a saved game is gone on with as what it is, by those who play it', async () => {
    const file = join(folder, 'whose.json');
    await evening(['genegrafter', '--seed', '3', '--players', 'ada,bo', '--save', file], pipe());
    for (const [args, message] of [
      [['orbis-terrarum', '--load', file], 'is a game of genegrafter, not of orbis-terrarum'],
      [['--load', file, '--players', 'ada,cy'], 'Nobody is called cy'],
    ] as const) {
      const { text, ...streams } = pipe();
      expect(await evening(args, streams)).toBe(1);
      expect(text()).toContain(message);
    }
  });

  test('a file that cannot be written is a failure, and the game is told all the same', async () => {
    const { text, ...streams } = pipe();
    expect(await evening(['genegrafter', '--seed', '3', '--players', 'ada,bo', '--save', join(folder, 'no', 'such')], streams)).toBe(1);
    expect(text()).toContain('cannot be written');
    expect(text()).toContain('The game is over.');
  });

  test('no name commands the terminal', async () => {
    const { text, ...streams } = pipe();
    expect(await evening(['genegrafter', '--seed', '3', '--players', 'a\u001b[2J\u0007,bo\u009b31m'], streams)).toBe(0);
    expect(text()).toContain('a[2J');
    expect(text()).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('--help tells every language that games speak', async () => {
    const { text, ...streams } = pipe();
    await evening(['--help'], streams);
    const told = /--language es\s+([^;\n]*)/.exec(text())?.[1]?.match(/\b\w\w\b(?<!or)/g);
    for (const { labels } of catalogue) expect([...labels.languages].sort()).toEqual(told?.sort());
  });

  test('--help tells every option', async () => {
    const { text, ...streams } = pipe();
    expect(await evening(['--help'], streams)).toBe(0);
    for (const option of ['players', 'language', 'config', 'set', 'seed', 'dice', 'clauses', 'load', 'save', 'replay'])
      expect(text()).toContain(`--${option}`);
  });
});

describe('at a terminal', () => {
  test('everything is asked for, and Ctrl-C leaves with an offer to save', async () => {
    const keyboard = new Keyboard();
    const over = evening(['--seed', '1'], keyboard);
    await keyboard.answers('Which game?', 'We are the ones who decide!');
    await keyboard.answers('In which language?', 'Spanish');
    await keyboard.sees('¿Quién juega?');
    await keyboard.writes('ada, bo');
    await keyboard.answers('Las opciones', 'elegirlas');
    await keyboard.answers('Reglas', 'A: ');
    await keyboard.answers('Centralismo', 'elevado');
    await keyboard.answers('Carta de salida', 'se puede cambiar');
    await keyboard.sees('¿Quién se sienta ante este teclado?');
    await keyboard.press('enter'); // the first, if nothing else is said
    await keyboard.answers('¿Cómo juegan los bots? (bo)', 'un bot que juega lo que parece mejor');
    await keyboard.sees('¡Somos quienes decidimos!');
    await keyboard.sees('ada, ¿qué harás?');
    await keyboard.press('interrupt');
    await keyboard.sees('¿Guardo antes de salir?');
    await keyboard.press('enter');
    await keyboard.sees('Guardar como');
    const file = join(folder, 'left.json');
    await keyboard.writes(file);
    expect(await over).toBe(0);
    const match = matchOf('som-el-que-decidim', file);
    expect(match.seats).toEqual(['ada', 'bo']);
    expect(match.record().config).toMatchObject({ mode: 'A', centralism: 'high' });
  });

  test('whoever is named without a bot sits at the keyboard, Enter or not', async () => {
    for (const [players, person] of [
      ['ada,bo:greedy', 'ada'],
      ['ada:greedy,bo', 'bo'],
    ] as const) {
      const keyboard = new Keyboard();
      const over = evening(['genegrafter', '--language', 'en', '--set', 'gear=false', '--players', players], keyboard);
      await keyboard.sees('Who sits at this keyboard?');
      await keyboard.press('enter');
      await keyboard.sees(`${person}, what will you do?`);
      await keyboard.press('interrupt', 'interrupt');
      expect(await over).toBe(0);
    }
  });

  test('nobody sits at the keyboard only where somebody says so', async () => {
    const keyboard = new Keyboard();
    const over = evening(['genegrafter', '--seed', '3', '--language', 'en', '--set', 'gear=false', '--players', 'ada,bo'], keyboard);
    await keyboard.sees('Who sits at this keyboard?');
    await keyboard.press('space', 'enter');
    await keyboard.answers('How do the bots play? (ada, bo)', 'a bot that plays anything legal');
    await keyboard.sees('The game is over.');
    expect(await over).toBe(0);
  });

  test('a game that is loaded asks for nothing it knows: who plays, how, and in which language', async () => {
    const file = join(folder, 'evening.save.json');
    const left = new Keyboard();
    const first = evening(
      ['genegrafter', '--language', 'fr', '--set', 'gear=false', '--players', 'ada:human,bo:greedy', '--save', file],
      left,
    );
    await left.sees('ada, que ferez-vous ?');
    await left.press('interrupt');
    expect(await first).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'evening.save.table.json'), 'utf8'))).toEqual({
      language: 'fr',
      kinds: { ada: 'human', bo: 'greedy' },
    });
    const keyboard = new Keyboard();
    const over = evening(['--load', file], keyboard);
    await keyboard.sees('ada, que ferez-vous ?');
    expect(keyboard.written).not.toMatch(/Qui est|which language|Comment/);
    expect(keyboard.written).toContain(gameById('genegrafter')!.title['fr']);
    await keyboard.press('interrupt', 'interrupt');
    expect(await over).toBe(0);
    // What is said on the command line goes first; what was saved by somebody else is no seating.
    writeFileSync(join(folder, 'evening.save.table.json'), '{"language":"xx","kinds":{"ada":"genius"}}');
    const asked = new Keyboard();
    const again = evening(['--load', file, '--players', 'ada:random,bo:human'], asked);
    await asked.answers('In which language?', 'English');
    await asked.sees('bo, what will you do?');
    await asked.press('interrupt', 'interrupt');
    expect(await again).toBe(0);
  });

  test('numbers among the options are typed, and none may mean something of its own', async () => {
    const keyboard = new Keyboard();
    const file = join(folder, 'counted.json');
    const over = evening(['genes-mactantes', '--language', 'en', '--players', 'ada:human,bo:random', '--save', file], keyboard);
    await keyboard.answers('The options', 'choose them');
    await keyboard.sees('Turns (1 to 50, or nothing: until somebody prevails)');
    await keyboard.writes('51');
    await keyboard.sees('A whole number from 1 to 50, please');
    await keyboard.writes('');
    for (const option of ['Map', 'Order of play', 'Disasters', 'Hidden characters']) {
      await keyboard.sees(option);
      await keyboard.press('enter');
    }
    await keyboard.sees('ada, what will you do?');
    await keyboard.press('interrupt');
    expect(await over).toBe(0);
    expect(matchOf('genes-mactantes', file).record().config).toMatchObject({ length: { mode: 'conditions', turnCap: null }, events: true });
  });

  test('a terminal that goes away ends the evening, and so does Ctrl-D', async () => {
    for (const end of [(keyboard: Keyboard) => keyboard.input.end(), (keyboard: Keyboard) => keyboard.input.write('\u0004')]) {
      const keyboard = new Keyboard();
      const file = join(folder, 'gone.json');
      const over = evening(
        ['genegrafter', '--language', 'en', '--set', 'gear=false', '--players', 'ada:human,bo:random', '--save', file],
        keyboard,
      );
      await keyboard.sees('ada, what will you do?');
      end(keyboard);
      expect(await over).toBe(0);
      expect(matchOf('genegrafter', file).seats).toEqual(['ada', 'bo']);
    }
  });

  const table = ['ojo-del-terror', '--seed', '1', '--language', 'en', '--set', 'warbandSelection=random'];

  test('a form is filled question by question, offers nothing that cannot be paid, and what was done is undone and redone', async () => {
    const keyboard = new Keyboard();
    const over = evening([...table, '--players', 'ada:human,bo:random'], keyboard);
    await keyboard.answers('ada, what will you do?', 'write an order');
    expect(keyboard.written).not.toContain('undo');
    await keyboard.answers('What do you order?', 'invade');
    await keyboard.sees('Which planet?');
    await keyboard.press('escape'); // back to the question before
    await keyboard.answers('What do you order?', 'invade');
    await keyboard.sees('Which planet?');
    await keyboard.press('enter');
    await keyboard.sees('(1 to 2)');
    await keyboard.writes('3');
    await keyboard.sees('A whole number from 1 to 2, please.');
    await keyboard.writes('2');
    await keyboard.sees('ada writes'); // what leaves no choice, such as an alliance with nobody, is not asked
    await keyboard.answers('ada, what will you do?', 'write an order');
    await keyboard.sees('cede a planet');
    expect(keyboard.written.slice(keyboard.written.lastIndexOf('What do you order?'))).not.toContain('defend'); // nothing is left to pay it with
    await keyboard.press('escape');
    expect(keyboard.written).not.toContain('take the sheet back'); // what cannot be done is not offered
    await keyboard.answers('ada, what will you do?', 'let bo go first');
    await keyboard.answers('ada, what will you do?', 'commit the sheet');
    await keyboard.sees('Turn 2 begins');
    await keyboard.answers('ada, what will you do?', 'undo');
    await keyboard.sees('taken back');
    await keyboard.answers('ada, what will you do?', 'redo');
    await keyboard.sees('Turn 2 begins');
    await keyboard.answers('ada, what will you do?', 'the table');
    await keyboard.answers('The table', 'the rules behind what happened');
    await keyboard.answers('ada, what will you do?', 'the table');
    await keyboard.answers('The table', 'leave');
    await keyboard.sees('Save before leaving?');
    await keyboard.press('interrupt');
    expect(await over).toBe(0);
  });

  test('the odds are told before the dice are thrown, and whoever does not like them throws nothing', async () => {
    const config = { players: ['ada'], mode: 'A', centralism: 'high', concentration: 'keep' } as const;
    const match = accepted(createMatch(somElQueDecidim, config, { dice: seeded(1) }));
    while (!somElQueDecidim.open(match.state, 'ada').includes('roll-die')) accepted(match.play('ada', match.legalActions('ada')[0]));
    const file = join(folder, 'before-the-die.json');
    writeFileSync(file, JSON.stringify(match.record()));
    const foreseen = accepted(forecast(somElQueDecidim, match.state, { type: 'roll-die', player: 'ada' }));
    const keyboard = new Keyboard();
    const over = evening(['--load', file, '--language', 'en', '--players', 'ada:human', '--save', file], keyboard);
    await keyboard.sees('ada, what will you do?');
    await keyboard.press('enter');
    await keyboard.sees('The odds, exactly:');
    for (const { gist, chance } of foreseen.rows)
      await keyboard.sees(`${(chance * 100).toFixed(1)} %  ${somElQueDecidim.labels.name(gist, 'en')}`);
    await keyboard.answers('Go on?', 'No');
    await keyboard.sees('ada, what will you do?');
    await keyboard.press('interrupt');
    expect(await over).toBe(0);
    expect(matchOf('som-el-que-decidim', file).length).toBe(match.length);
  });

  test('odds that hang on nothing hidden that was seen are told as what they are', async () => {
    const keyboard = new Keyboard();
    const seats = ['--players', 'ada:human,bo:random'];
    const over = evening(['genegrafter', '--seed', '2', '--language', 'en', '--set', 'gear=false', ...seats], keyboard);
    await keyboard.answers('ada, what will you do?', 'use the special die');
    await keyboard.sees('The odds, of every way the dice can fall; the same in each of');
    for (let face = 1; face <= 6; face++) await keyboard.sees('16.7 %  ');
    expect(keyboard.written).not.toContain('16.7 % (');
    await keyboard.answers('Go on?', 'No');
    await keyboard.press('interrupt', 'interrupt');
    expect(await over).toBe(0);
  });

  test('the screen is cleared before it is handed over, and nobody reads the orders of another', async () => {
    const keyboard = new Keyboard();
    const over = evening([...table, '--players', 'ada:human,bo:human'], keyboard);
    await keyboard.sees('ada, press Enter when nobody else is looking.');
    await keyboard.press('enter');
    await keyboard.answers('ada, what will you do?', 'the table');
    await keyboard.answers('The table', 'everything that can be done');
    await keyboard.sees('(type to search)');
    await keyboard.types('nothing like it');
    await keyboard.sees('(type to search)');
    await keyboard.types('defend');
    await keyboard.sees('ada writes');
    await keyboard.answers('ada, what will you do?', 'commit the sheet');
    await keyboard.sees('Now it is bo’s turn.');
    await keyboard.press('enter');
    await keyboard.sees('bo, press Enter when nobody else is looking.');
    const before = keyboard.written.length;
    await keyboard.press('enter');
    await keyboard.sees('bo, what will you do?');
    expect(keyboard.raw.lastIndexOf('\u001b[2J')).toBeGreaterThan(keyboard.raw.lastIndexOf('ada writes'));
    expect(keyboard.written.slice(before)).not.toMatch(/defend/i);
    await keyboard.press('interrupt', 'interrupt');
    expect(await over).toBe(0);
  });

  test('dice that lie on the table are typed, and asked for again where they cannot fall', async () => {
    const keyboard = new Keyboard();
    const over = evening(
      ['genegrafter', '--dice', 'real', '--language', 'en', '--set', 'gear=false', '--players', 'ada:human,bo:random'],
      keyboard,
    );
    await keyboard.sees('Throw d6 (who begins)');
    await keyboard.types('7');
    await keyboard.sees('From 1 to 6, please.');
    await keyboard.writes('6');
    await keyboard.sees('Throw d6 (who begins)');
    await keyboard.types('1');
    await keyboard.sees('ada, what will you do?');
    await keyboard.press('interrupt', 'interrupt');
    expect(await over).toBe(0);
  });

  test('a saved game is looked at step by step', async () => {
    const file = join(folder, 'looked-at.json');
    await evening([...table, '--players', 'ada,bo', '--set', 'turns=2', '--set', 'doubledTurns=1', '--save', file], pipe());
    const keyboard = new Keyboard();
    const over = evening(['--replay', file, '--language', 'en'], keyboard);
    await keyboard.sees('the setup');
    await keyboard.answers('Step 0 of', 'on');
    await keyboard.sees('— 1 of');
    await keyboard.answers('Step 1 of', 'go to a step');
    await keyboard.sees('Which step?');
    await keyboard.writes('3');
    await keyboard.sees('— 3 of');
    await keyboard.answers('Step 3 of', 'back');
    await keyboard.answers('Step 2 of', 'leave the replay');
    expect(await over).toBe(0);
  });
});

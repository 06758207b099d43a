import { createMatch, type Dice, E, type GameTypes, type Match, O, pick, seeded } from 'ludoteca';
import { catalogue, gameById } from 'ludoteca/games';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import type { Desk, Option } from '../../examples/terminal/desk.js';
import { fill, openForms } from '../../examples/terminal/form.js';
import { put } from '../../examples/terminal/questions.js';
import type { Sitting } from '../../examples/terminal/sitting.js';
import { workshop } from '../core/helpers/workshop.js';
import { often } from '../long.js';

/** A desk at which somebody answers anything that is offered, and now and then goes a question back. */
const restless = (dice: Dice, said: string[]): Desk => {
  const goesBack = (): boolean => dice.roll(40, 'back') === 1;
  return {
    asking: true,
    speaks: () => undefined,
    say: (text) => void said.push(text),
    pages: (text) => [text.split('\n')],
    clear: () => undefined,
    choose: async <T>(_message: string, options: readonly Option<T>[]) => (goesBack() ? null : pick(dice, options, 'choice').value),
    tick: async <T>(_message: string, options: readonly Option<T>[], min: number, max: number) => {
      const size = min + dice.roll(Math.min(max, options.length) - min + 1, 'how many') - 1;
      return dice
        .shuffle(options.length, 'which')
        .slice(0, size)
        .map((place) => options[place]!.value);
    },
    line: async (message, initial = '') => {
      const [, min, max] = /\((-?\d+)(?: to (-?\d+))?\)$/.exec(message) ?? [];
      if (goesBack()) return null;
      return min === undefined ? initial : String(Number(min) + dice.roll(Number(max ?? min) - Number(min) + 1, 'number') - 1);
    },
    agree: async () => true,
  };
};

const sittingOf = (match: Match<GameTypes>, player: string, desk: Desk): Sitting => ({
  desk,
  game: match.game,
  match,
  language: 'en',
  kinds: new Map(),
  lots: seeded(1),
  realDice: false,
  repeatable: true,
  clauses: false,
  viewer: player,
  told: new Map(),
  leaving: false,
  asking: null,
  cited: [],
  file: null,
});

test.each(catalogue.map((game) => [game.id, game] as const))(
  'whatever is answered at the terminal in a game of %s ends in an action that is accepted',
  async (id, game) => {
    const dice = seeded(`terminal ${id}`);
    const begun = (evening: number) => accepted(createMatch(game, { players: ['ada', 'bo'] }, { dice: seeded(`${id} ${evening}`) }));
    let match = begun(0);
    let done = 0;
    for (let step = 0; done < often(12, 25); step++) {
      expect(step).toBeLessThan(200);
      if (O.isSome(match.outcome())) match = begun(step);
      const player = pick(dice, match.actors(), 'who');
      const said: string[] = [];
      const sitting = sittingOf(match, player, restless(dice, said));
      const open = openForms(sitting, player);
      for (const { label } of open) expect(label).not.toMatch(/undefined|\[object/);
      if (open.length > 0) {
        const action = await fill(sitting, player, pick(dice, open, 'what').value);
        expect(said.filter((line) => line.includes('✗'))).toEqual([]);
        if (action !== null) {
          expect([action, game.explain(match.state, action)]).toEqual([action, []]);
          done++;
        }
      }
      const next = game.randomAction(match.state, player, dice);
      if (next !== undefined) expect(E.isRight(match.play(player, next))).toBe(true);
    }
  },
);

/** A desk that gives these answers one after another, and remembers what it was asked. */
const scripted = (answers: readonly unknown[], heard: string[]): Desk => {
  const left = [...answers];
  const next = (asked: string): unknown => {
    heard.push(asked);
    if (left.length === 0) throw new Error(`nobody answers ${asked}`);
    return left.shift();
  };
  const byLabel = <T>(options: readonly Option<T>[], label: unknown): T | null =>
    label === null ? null : options.find((option) => option.label === label)!.value;
  return {
    asking: true,
    speaks: () => undefined,
    say: (text) => void heard.push(text),
    pages: (text) => [text.split('\n')],
    clear: () => undefined,
    choose: async (message, options) => byLabel(options, next(`${message}: ${options.map(({ label }) => label).join(' / ')}`)),
    tick: async (message, options) => {
      const labels = next(`${message}: ${options.map(({ label, hint }) => `${label}, ${hint}`).join(' / ')}`) as readonly string[] | null;
      return labels === null ? null : labels.map((label) => byLabel(options, label)!);
    },
    line: async (message, initial, fault) => {
      const typed = next(`${message} [${initial}]`) as string | null;
      const wrong = typed === null ? undefined : fault?.(typed);
      if (wrong !== undefined) heard.push(wrong);
      return wrong === undefined ? typed : '1';
    },
    agree: async () => true,
  };
};

const atTheWorkshop = async (type: string, answers: readonly unknown[], nails = 3) => {
  const heard: string[] = [];
  const match = accepted(createMatch(workshop, { players: ['ada'] }, { dice: seeded(1) })) as unknown as Match<GameTypes>;
  const state = { ...match.state, nails };
  const sitting = sittingOf({ ...match, game: match.game, state, view: () => state } as Match<GameTypes>, 'ada', scripted(answers, heard));
  return { action: await fill(sitting, 'ada', type), heard };
};

test('several things that must be worth a sum are ticked until they are', async () => {
  const { action, heard } = await atTheWorkshop('shelf', [
    ['3 ells', '8 ells'],
    ['2 ells', '8 ells'],
  ]);
  expect(action).toMatchObject({ boards: [2, 8] });
  expect(heard).toEqual([
    'boards, worth 10 together: 2 ells, worth 2 / 3 ells, worth 3 / 5 ells, worth 5 / 8 ells, worth 8',
    '  These are worth 11, not 10.',
    'boards, worth 10 together: 2 ells, worth 2 / 3 ells, worth 3 / 5 ells, worth 5 / 8 ells, worth 8',
  ]);
});

test('a total over parts is given ready made, or part by part with what is left', async () => {
  const ready = await atTheWorkshop('chair', ['back 4, seat 3, legs 3']);
  expect(ready.action).toMatchObject({ paint: [4, 3, 3] });
  const { action, heard } = await atTheWorkshop('chair', ['part by part …', '6', null, '5', '4']);
  expect(action).toMatchObject({ paint: [5, 4, 1] });
  expect(heard.slice(1)).toEqual([
    'paint back, 0 of 10 so far (1 to 6) [1]',
    'paint seat, 6 of 10 so far (1 to 3) [1]',
    'paint back, 0 of 10 so far (1 to 6) [1]',
    'paint seat, 5 of 10 so far (1 to 4) [1]',
  ]);
});

test('a list says what is in it so far, and that it is enough', async () => {
  const { action, heard } = await atTheWorkshop('fence', ['2 ells', null, '2 ells', '3 ells', 'that is enough']);
  expect(action).toMatchObject({ posts: [2, 3] });
  expect(heard.slice(-2)).toEqual(['  so far: 1. 2 ells; 2. 3 ells', 'posts 3: that is enough / 5 ells / 8 ells']);
});

test('a text that does not fit is asked for again, and what leaves no choice is not asked', async () => {
  const { action, heard } = await atTheWorkshop('crate', ['8 ells', '1'], 2);
  expect(action).toMatchObject({ length: 8, width: 1, nails: 2 });
  expect(heard).toHaveLength(2);
  const sign = await atTheWorkshop('sign', ['', '5 ells', '2', 'that is enough']);
  expect(sign.heard).toContain('Something must be written, please.');
  expect(sign.action).toMatchObject({ words: '1', places: { 5: 2 } });
});

test('an action that cannot be finished says why', async () => {
  const { action, heard } = await atTheWorkshop('rest', []);
  expect([action, heard.join()]).toEqual([null, expect.stringContaining('Nobody goes home with nails.')]);
});

test('a long list comes in pages', async () => {
  const heard: string[] = [];
  const match = accepted(createMatch(workshop, { players: ['ada'] }, { dice: seeded(1) })) as unknown as Match<GameTypes>;
  const page = (from: readonly number[], more?: number) =>
    ({ kind: 'ask', field: 'length', enough: null, question: { kind: 'one', from, ...(more === undefined ? {} : { more }) } }) as const;
  const said = await put(sittingOf(match, 'ada', scripted(['more …', '8 ells'], heard)), 'crate', page([2, 3], 2), (after) =>
    after === 2 ? page([5, 8]) : null,
  );
  expect(said).toEqual({ kind: 'answer', answer: 8 });
  expect(heard).toEqual(['How long?: 2 ells / 3 ells / more …', 'How long?: 2 ells / 3 ells / 5 ells / 8 ells']);
});

test('a text that is proposed is proposed in the words of the table, and is what it was if nobody changes it', async () => {
  const game = gameById('genes-mactantes')!;
  const match = accepted(createMatch(game, { players: ['ada', 'bo'] }, { dice: seeded(1) }));
  const ask = {
    kind: 'ask',
    field: 'written.role',
    enough: null,
    question: { kind: 'text', samples: ['marshal'], maxLength: 40 },
  } as const;
  const typed = async (words: string) => {
    const heard: string[] = [];
    const sitting: Sitting = { ...sittingOf(match, 'ada', scripted([words], heard)), language: 'es' };
    return { said: await put(sitting, 'declare', ask, () => null), proposed: heard[0] };
  };
  expect(await typed('mariscal')).toEqual({ said: { kind: 'answer', answer: 'marshal' }, proposed: expect.stringContaining('[mariscal]') });
  expect((await typed('alcaldesa')).said).toEqual({ kind: 'answer', answer: 'alcaldesa' });
});

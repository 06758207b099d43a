import { anyText, badState, nullable, optional, range, refuse, shape } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { misplaced, plainDice, type SceneParts, saidOfPlayers, scenesOf, silentTable } from '../../../src/core/engine/scenes.js';
import { buying, crying, type Fair, fairWith, open } from '../helpers/fair.js';

/** A scene of the fair: who was renamed, and what was noted. */
interface Renaming {
  readonly first?: string;
  readonly note?: string;
}
const { definition } = fairWith();
const scenes = (parts: Partial<SceneParts<Fair, Renaming>> = {}) =>
  scenesOf<Fair, Renaming>({
    game: definition,
    codec: shape<Renaming>({ first: optional(anyText), note: optional(anyText) }),
    begin: (stage, config) => stage.setup(config),
    place: (state, { first }) => {
      if (first !== undefined) state.players[0] = first;
      return first === 'bo' ? [misplaced('There is a bo already.', 'first')] : [];
    },
    ...parts,
  });
const config = { players: ['ada', 'bo'] };

test('a scene is the first position with what it says', () => {
  const { decode, make, change } = scenes();
  expect(accepted(decode(config, {}) as never)).toEqual(open);
  expect(make(config, { first: 'cy' })).toEqual({ phase: 'open', players: ['cy', 'bo'] });
  expect(change(open, { first: 'di' })).toEqual({ phase: 'open', players: ['di', 'bo'] });
  expect(refused(decode(config, { first: 'bo' }) as never)).toMatchObject([
    { code: 'bad-scene', path: 'first', message: 'There is a bo already.' },
  ]);
});

test('where no game begins by itself there is no scene', () => {
  const { decode } = scenes({ begin: () => null });
  expect(refused(decode(config, {}) as never)).toMatchObject([
    { code: 'bad-scene', path: 'config', message: 'No game of this configuration begins by itself.' },
  ]);
});

test('what is wrong with the position is told at the place of the scene that says so, as far as there is one', () => {
  const told = (placeOf: SceneParts<Fair, Renaming>['placeOf'], scene: Renaming): unknown =>
    refused(scenes(placeOf === undefined ? {} : { placeOf }).decode(config, scene) as never);
  const wrong = { first: '', note: 'abc' };
  expect(told(() => ['first'], wrong)).toMatchObject([{ path: 'first', message: 'first should be an id; it is "".' }]);
  // A text has letters, and no places within.
  expect(told(() => ['note', '0'], wrong)).toMatchObject([{ path: 'note' }]);
  expect(told(() => ['note', 'length'], wrong)).toMatchObject([{ path: 'note' }]);
  expect(told(() => ['nowhere', '0'], wrong)).toMatchObject([{ code: 'bad-scene' }]);
  expect(told(() => ['nowhere', '0'], wrong)).not.toMatchObject([{ path: expect.anything() }]);
  expect(told(undefined, wrong)).not.toMatchObject([{ path: expect.anything() }]);
});

test('what is misplaced tells where, if it is in one place', () => {
  expect([misplaced('Too many.'), misplaced('There is a bo already.', 'first')]).toEqual([
    { code: 'bad-scene', clause: 'CORE-STATE', message: 'Too many.', facts: { fault: 'Too many.', at: '' } },
    {
      code: 'bad-scene',
      clause: 'CORE-STATE',
      message: 'There is a bo already.',
      facts: { fault: 'There is a bo already.', at: 'first' },
      path: 'first',
    },
  ]);
});

test('nothing lies within what a scene says is nothing', () => {
  const { decode } = scenes({
    codec: shape<Renaming>({ first: optional(anyText), note: nullable(anyText) as never }),
    placeOf: () => ['note', 'colour'],
  });
  expect(refused(decode(config, { first: '', note: null }) as never)).toMatchObject([
    { code: 'bad-scene', path: 'note', message: 'players.0 should be an id; it is "".' },
  ]);
});

test('what is wrong with the whole position is told as it is', () => {
  const crowded = fairWith({ definition: { checkState: () => [badState('The fair is too full.')] } }).definition;
  const [fault] = refused(scenes({ game: crowded }).decode(config, {}) as never);
  expect(fault).toEqual({
    code: 'bad-scene',
    clause: 'CORE-STATE',
    message: 'The fair is too full.',
    facts: { fault: 'The fair is too full.', at: '' },
  });
});

test('for the author of scenes no more than a hundred actions of a kind are looked at', () => {
  const looked: number[] = [];
  const choosy = fairWith({
    cry: { check: () => [refuse('hoarse', 'FR-1', 'Nobody cries.')] },
    buy: {
      choices: { yards: () => range(1, 1000) },
      check(_state, { yards }) {
        looked.push(yards);
        return yards < 50 ? [refuse('too-short', 'FR-1', 'That is too short.')] : [];
      },
    },
  });
  const found: unknown[] = [];
  const { make } = scenes({
    game: choosy.definition,
    begin: (stage, told) => {
      const state = stage.setup(told);
      found.push(stage.listed(state, 'ada'));
      return state;
    },
  });
  make(config, {});
  expect([found, looked.length]).toEqual([[buying(50)], 100]);
});

test('the author of scenes plays with dice that decide nothing', () => {
  expect([plainDice.roll(6, ''), plainDice.pool(2, 6, ''), plainDice.shuffle(3, '')]).toEqual([1, [1, 1], [0, 1, 2]]);
  expect([silentTable.pick(['a', 'b'], ''), silentTable.emit(undefined as never)]).toEqual(['a', undefined]);
  const seen: unknown[] = [];
  const { make } = scenes({
    begin: (stage, told) => {
      const state = stage.setup(told);
      seen.push(stage.awaited(state), stage.listed(state, 'ada'), stage.listed(state, 'zed'), stage.after(state, crying()));
      return state;
    },
  });
  make(config, {});
  expect(seen).toEqual(['ada', crying(), undefined, open]);
});

test('what a scene says of its players is read by their ids, and of nobody where it says nothing', () => {
  expect(saidOfPlayers({ players: { ada: { points: 3 }, bo: { points: 0 } } })).toEqual([
    ['ada', { points: 3 }],
    ['bo', { points: 0 }],
  ]);
  expect(saidOfPlayers({})).toEqual([]);
});

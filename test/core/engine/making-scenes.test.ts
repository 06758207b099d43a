import { anyText, optional, shape } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { misplaced, plainDice, type SceneParts, scenesOf, silentTable } from '../../../src/core/engine/scenes.js';
import { crying, type Fair, fairWith, open } from '../helpers/fair.js';

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

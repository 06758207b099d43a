import { expect, test } from 'vitest';
import { Following } from '../../src/client/following.js';
import { seenOf } from '../../src/client/seen.js';
import { markAfter } from '../../src/protocol/index.js';
import { welcome } from './helpers/welcome.js';

const moment = (text: string, action: object | null = null) => ({ action, events: [{ type: text }] });
const picture = (pot: number, awaited: readonly string[] = ['ada'], acting = awaited) =>
  ({ ...welcome.picture, view: { pot }, acting, awaited }) as never;
const you = { seat: 'ada', runs: false };

test('what a host tells is followed from number to number, and nothing else', () => {
  const at = new Following();
  const [one, two, three] = [moment('one'), moment('two'), moment('three')];
  expect([at.seen, at.told({ kind: 'told', no: 1, kept: 0, moments: [], picture: picture(1) })]).toEqual([null, false]);
  at.welcomed({ kind: 'welcome', no: 5, you, picture: picture(1), from: 3, mark: 'm', moments: [one, two] });
  expect(at.seen).toEqual({ moments: 5, mark: markAfter('m', [one, two]) });
  for (const no of [5, 7]) expect(at.told({ kind: 'told', no, kept: 5, moments: [], picture: picture(2) })).toBe(false);
  for (const kept of [2, 6]) expect(at.told({ kind: 'told', no: 6, kept, moments: [], picture: picture(2) })).toBe(false);
  expect(at.told({ kind: 'told', no: 6, kept: 5, moments: [] })).toBe(false);
  expect(at.told({ kind: 'told', no: 6, kept: 5, moments: [], patch: [{ op: 'remove', path: ['nothing'] }] })).toBe(false);
  expect(at.picture).toEqual(picture(1));
  const before = at.moments;
  expect(at.told({ kind: 'told', no: 6, kept: 5, moments: [], patch: [{ op: 'replace', path: ['view', 'pot'], value: 2 }] })).toBe(true);
  expect([at.picture, at.moments === before, Object.isFrozen(at.picture)]).toEqual([picture(2), true, true]);
  expect(at.told({ kind: 'told', no: 7, kept: 4, moments: [three], picture: picture(3) })).toBe(true);
  expect([at.from, at.moments, at.seen]).toEqual([3, [one, three], { moments: 5, mark: markAfter('m', [one, three]) }]);
  expect(at.told({ kind: 'told', no: 8, kept: 3, moments: [], picture: picture(4) })).toBe(true);
  expect([at.moments, at.seen]).toEqual([[], { moments: 3, mark: 'm' }]);
});

test('a new welcome keeps the moments it goes on from, and forgets them where they are others', () => {
  const [one, two, three] = [moment('one'), moment('two'), moment('three')];
  const after = (from: number, mark: string) => {
    const at = new Following();
    at.welcomed({ kind: 'welcome', no: 1, you, picture: picture(1), from: 2, mark: 'm', moments: [one, two] });
    at.welcomed({ kind: 'welcome', no: 9, you: { seat: null, runs: true }, picture: picture(2), from, mark, moments: [three] });
    expect([at.you, at.picture]).toEqual([{ seat: null, runs: true }, picture(2)]);
    expect(at.told({ kind: 'told', no: 10, kept: at.from + at.moments.length, moments: [], picture: picture(3) })).toBe(true);
    return [at.from, at.moments, at.seen?.mark];
  };
  expect(after(4, markAfter('m', [one, two]))).toEqual([2, [one, two, three], markAfter('m', [one, two, three])]);
  expect(after(3, markAfter('m', [one]))).toEqual([2, [one, three], markAfter('m', [one, three])]);
  expect(after(2, 'm')).toEqual([2, [three], markAfter('m', [three])]);
  expect(after(3, 'other')).toEqual([3, [three], markAfter('other', [three])]);
  expect(after(1, 'm')).toEqual([1, [three], markAfter('m', [three])]);
  expect(after(9, 'm')).toEqual([9, [three], markAfter('m', [three])]);
});

test('what there is to see says who may act, who is awaited, and which decision was the last of one’s own', () => {
  const at = new Following();
  expect(seenOf('connecting', null, at, [])).toMatchObject({
    you: null,
    picture: null,
    mayAct: false,
    awaited: false,
    canTakeBack: null,
    from: 0,
  });
  at.welcomed({
    kind: 'welcome',
    no: 1,
    you,
    picture: picture(1),
    from: 3,
    mark: '',
    moments: [moment('a', {}), moment('b', {}), moment('c')],
  });
  expect(seenOf('live', null, at, [])).toMatchObject({ link: 'live', mayAct: true, awaited: true, canTakeBack: 4, you });
  at.welcomed({ kind: 'welcome', no: 1, you, picture: picture(1, ['bo'], ['bo', 'ada']), from: 0, mark: '', moments: [moment('c')] });
  expect(seenOf('ended', 'full', at, [])).toMatchObject({ farewell: 'full', mayAct: true, awaited: false, canTakeBack: null });
  at.welcomed({
    kind: 'welcome',
    no: 1,
    you: { seat: null, runs: false },
    picture: picture(1),
    from: 0,
    mark: '',
    moments: [moment('c', {})],
  });
  expect(seenOf('live', null, at, [])).toMatchObject({ mayAct: false, awaited: false, canTakeBack: 0 });
  at.welcomed({ kind: 'welcome', no: 1, you, picture: picture(1, ['bo']), from: 0, mark: '', moments: [] });
  expect(seenOf('live', null, at, [])).toMatchObject({ mayAct: false, awaited: false });
  at.welcomed({ kind: 'welcome', no: 1, you, picture: picture(1, ['bo', 'ada']), from: 0, mark: '', moments: [] });
  expect(seenOf('live', null, at, [])).toMatchObject({ mayAct: true, awaited: true });
});

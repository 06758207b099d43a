import type { Dice } from '../core/dice/dice.js';
import { pick } from '../core/dice/dice.js';
import { isObject } from './difference.js';

/** What no plain data can be. */
const impossible: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  () => 1,
  Symbol('x'),
  10n,
  new Map(),
];

/** What may be plain data, but hardly what was asked for. */
const unlikely: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  0.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(20_000),
  true,
  false,
  [],
  [[]],
  [null],
  ['constructor'],
  ['nobody'],
  'nobody',
  Array.from({ length: 20_000 }, () => 0),
  {},
  { toString: 'x', valueOf: 'x' },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** Something that should not be accepted, and whether accepting it would be wrong in every game. */
export interface Mangled {
  readonly input: unknown;
  readonly certain: boolean;
  readonly what: string;
}

type Plain = Record<string, unknown>;

/** A copy with one part, found by its path, put in another's place, or left out where the new one is `gone`. */
const gone = Symbol('gone');
const changed = (value: unknown, path: readonly string[], part: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    if (part === gone && rest.length === 0) copy.splice(Number(key), 1);
    else copy[Number(key)] = changed(copy[Number(key)], rest, part);
    return copy;
  }
  const copy: Plain = Object.create(Object.prototype) as Plain;
  for (const [name, old] of Object.entries(isObject(value) ? value : {})) if (name !== key) define(copy, name, old);
  if (part !== gone || rest.length > 0) define(copy, key, changed(isObject(value) ? value[key] : undefined, rest, part));
  return copy;
};

/** Sets a field even if it is called `__proto__`. */
const define = (object: Plain, key: string, value: unknown): void => {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
};

const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  isObject(value) ? [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))] : [path];

/** What throws when it is looked at. */
const traps = (): Mangled[] => {
  const trap = (): never => {
    throw new Error('a trap was looked into');
  };
  const circular: Plain = { type: 'x' };
  circular['self'] = circular;
  return [
    {
      input: new Proxy({}, { get: trap, ownKeys: trap, has: trap, getPrototypeOf: trap, getOwnPropertyDescriptor: trap }),
      certain: true,
      what: 'a trap',
    },
    { input: Object.defineProperty({}, 'type', { get: trap, enumerable: true }), certain: true, what: 'a trap for its type' },
    { input: circular, certain: true, what: 'a circle' },
  ];
};

/** Every field of an action spoilt in every way, whatever the field is; and what is no action at all. */
export const manglesOf = (action: object): Mangled[] => {
  const mangles: Mangled[] = [...impossible, ...unlikely, undefined].map((input) => ({ input, certain: true, what: 'no action' }));
  mangles.push(...traps());
  for (const key of Object.keys(action)) {
    const spoil = (part: unknown, certain: boolean): void => {
      mangles.push({ input: changed(action, [key], part), certain, what: part === gone ? `no ${key}` : `a spoilt ${key}` });
    };
    const base = key === 'type';
    for (const part of impossible) spoil(part, true);
    for (const part of unlikely) spoil(part, base);
    spoil(gone, key === 'type' || key === 'player');
  }
  for (const key of ['no such field', '__proto__', 'constructor', 'toString'])
    mangles.push({ input: changed(action, [key], 1), certain: true, what: `a field ${key}` });
  return mangles;
};

/** One action with one part, however deep, spoilt, left out or moved. */
export const mangledAtRandom = (action: object, dice: Dice): unknown => {
  const path = pick(dice, pathsOf(action).slice(1), 'which part');
  const lot = dice.roll(10, 'how');
  if (lot === 1) return changed(action, path, gone);
  if (lot === 2) return changed(action, path, pick(dice, impossible, 'what'));
  if (lot === 3) return changed(action, [...path.slice(0, -1), 'no such field'], pick(dice, unlikely, 'what'));
  const donor = pick(dice, pathsOf(action), 'from where').reduce<unknown>((value, key) => (value as Plain)[key], action);
  return changed(action, path, lot <= 5 ? donor : pick(dice, unlikely, 'what'));
};

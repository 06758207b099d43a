import { E, type Violation } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { outline, stringsIn } from '../outline.js';

type Plain = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** One thing changed: where, in what way, and what stands there now; nothing does where it is taken away. */
interface Change {
  readonly path: Path;
  /** The path with the same word for whatever is of one kind. */
  readonly kind: string;
  readonly how: string;
  readonly now?: unknown;
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What something is made of. */
const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${shapeOf(value[0])}]`;
  return isPlain(value) ? Object.keys(value).sort().join() : typeof value;
};

/** Is this a table of things of one kind, by their ids, and not a thing with parts of different kinds? */
const isTable = (value: Plain): boolean => new Set(Object.values(value).map(shapeOf)).size <= 1 && Object.keys(value).length > 1;

/** The parts of something, each with the kind of its place. */
const partsOf = (value: unknown): readonly (readonly [key: string, kind: string, part: unknown])[] => {
  if (Array.isArray(value)) return value.map((part, i) => [String(i), '#', part]);
  if (!isPlain(value)) return [];
  const isAlike = isTable(value);
  return Object.entries(value).map(([key, part]) => [key, isAlike ? '*' : key, part]);
};

/** All words that stand in places of one kind. */
const wordsByKind = (value: unknown, kind: Path = [], found = new Map<string, Set<string>>()): ReadonlyMap<string, ReadonlySet<string>> => {
  if (typeof value === 'string') {
    const place = kind.join('.');
    found.set(place, (found.get(place) ?? new Set()).add(value));
  }
  for (const [, step, part] of partsOf(value)) wordsByKind(part, [...kind, step], found);
  return found;
};

/** What else could stand there, and what that is called. */
function* insteadOf(value: unknown, others: readonly string[]): Iterable<readonly [how: string, now: unknown]> {
  if (typeof value === 'number') {
    yield ['one more', value + 1];
    yield ['one less', value - 1];
    yield ['half a thing', value + 0.5];
    yield ['a great number', 1_000_000_007];
  } else if (typeof value === 'string') {
    yield ['nobody', 'nobody'];
    const [other] = others.filter((word) => word !== value);
    if (other !== undefined) yield ['another', other];
  } else if (typeof value === 'boolean') yield ['the contrary', !value];
  else if (value === null) {
    yield ['nobody', 'nobody'];
    yield ['nought', 0];
  } else if (Array.isArray(value)) {
    if (value.length === 0) yield ['somebody', ['nobody']];
    if (value.length > 0) yield ['none of them', []];
    if (value.length > 0) yield ['one of them twice', [value[0], ...value]];
    if (value.length > 1) yield ['one of them fewer', value.slice(1)];
    if (value.length > 1) yield ['the other way round', [...value].reverse()];
  } else {
    yield ['nothing', null];
    yield ['one unheard-of', { ...(value as Plain), nobody: Object.values(value as Plain)[0] ?? null }];
  }
}

/** Every change of one thing: of places of one kind, in the first of them. */
function* changesOf(whole: unknown): Iterable<Change> {
  const words = wordsByKind(whole);
  const made = new Set<string>();
  const isNew = ({ kind, how }: Change): boolean => made.size < made.add(`${kind} ${how}`).size;
  function* within(value: unknown, path: Path, steps: Path): Iterable<Change> {
    const kind = steps.join('.');
    for (const [how, now] of insteadOf(value, [...(words.get(kind) ?? [])])) yield { path, kind, how, now };
    if (steps.length > 0 && steps.at(-1) !== '#') yield { path, kind, how: 'gone' };
    for (const [key, step, part] of partsOf(value)) yield* within(part, [...path, key], [...steps, step]);
  }
  for (const change of within(whole, [], [])) if (isNew(change)) yield change;
}

/** The same with the change in it; nothing else is copied. */
const changed = (whole: unknown, [key, ...rest]: Path, change: Change): unknown => {
  if (key === undefined) return change.now;
  if (Array.isArray(whole)) return whole.map((part, i) => (String(i) === key ? changed(part, rest, change) : part));
  const { [key]: part, ...others } = whole as Plain;
  return rest.length === 0 && !('now' in change) ? others : { ...(whole as Plain), [key]: changed(part, rest, change) };
};

type Answer = E.Either<readonly [Violation, ...Violation[]], unknown>;

const told = (answer: Answer): string => {
  if (E.isRight(answer)) return 'fine';
  return answer.left.map(({ code, clause, path, message }) => `${code} ${clause} ${path ?? '-'} ${message}`).join(' / ');
};

/** A position as it is saved. */
export const saved = (position: E.Either<readonly Violation[], unknown>): unknown =>
  JSON.parse(JSON.stringify(accepted(position as never)));

/**
 * Holds what is said of something with one thing in it changed, whatever that is, against what is kept in the folder `spoilt`: of places of one kind,
 * and of sentences of one kind, one. What is looked at elsewhere may be left as it is. Whoever says it otherwise writes it anew with `npx vitest run spoilt -u` and reads the difference.
 */
export const keepsWhatIsSaidOfSpoilt = (
  what: string,
  wholes: () => readonly unknown[],
  read: (spoilt: unknown) => Answer,
  left = 'nothing',
): void =>
  test(`${what} with one thing in it changed: what is said of it is what is kept`, async () => {
    const kept = new Map<string, string>();
    for (const whole of wholes()) {
      expect(told(read(whole))).toBe('fine');
      for (const change of changesOf(whole)) {
        const { path, kind, how } = change;
        if (path[0] === left) continue;
        const said = told(read(changed(whole, path, change)));
        const key = `${kind} ${how}: ${outline(said, [...path, ...stringsIn(whole)])}`;
        if (!kept.has(key)) kept.set(key, `${path.join('.') || 'all of it'}, ${how}: ${said}`);
      }
    }
    await expect(`${[...kept.values()].join('\n')}\n`).toMatchFileSnapshot(`spoilt/${what.replaceAll(' ', '-')}.txt`);
  });

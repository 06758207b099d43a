/** Which version a change of the public names wants, told from two API reports: docs/guide/stability.md in code. */
import { declared } from '../api-report/declared.js';

/** The pages of an API report by their file names. */
export type Report = ReadonlyMap<string, string>;

/** What has become of the public names: how much it asks of the version, and which names ask it. */
export interface Change {
  readonly kind: 'nothing' | 'addition' | 'break';
  readonly names: readonly string[];
}

const optionalField = /^\s*(readonly )?('[^']+'|\w+)[?]: .*;$/;

/** Has a declaration gained nothing but fields that may be left out? */
const hasOnlyGained = (before: string, after: string): boolean => {
  const old = before.split('\n');
  let next = 0;
  for (const line of after.split('\n'))
    if (line === old[next]) next++;
    else if (!optionalField.test(line)) return false;
  return next === old.length;
};

/** What lies between two reports: all breaks, or if there are none all additions. */
export const changeBetween = (before: Report, after: Report): Change => {
  const breaks: string[] = [];
  const additions: string[] = [];
  for (const page of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [declared(before.get(page) ?? ''), declared(after.get(page) ?? '')];
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const [was, is] = [old.get(name), now.get(name)];
      if (was === is) continue;
      if (was === undefined) additions.push(`${page}: ${name} is new`);
      else if (is === undefined) breaks.push(`${page}: ${name} is gone`);
      else if (hasOnlyGained(was, is)) additions.push(`${page}: ${name} has gained fields`);
      else breaks.push(`${page}: ${name} is declared differently`);
    }
  }
  if (breaks.length > 0) return { kind: 'break', names: breaks };
  return { kind: additions.length > 0 ? 'addition' : 'nothing', names: additions };
};

type Version = readonly [major: number, minor: number, patch: number];

const read = (text: string): Version => {
  const parts = text.match(/^(\d+)[.](\d+)[.](\d+)$/);
  if (parts === null) throw new Error(`${text} is no version of three numbers.`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
};

/** The least version that may follow a released one. */
export const leastVersion = (released: string, kind: Change['kind']): string => {
  const [major, minor, patch] = read(released);
  if (kind === 'break' && major > 0) return `${major + 1}.0.0`;
  if (kind === 'break' || (kind === 'addition' && major > 0)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
};

/** Is one version at least another? */
export const isAtLeast = (version: string, least: string): boolean => {
  const [ours, theirs] = [read(version), read(least)];
  const place = ours.findIndex((part, i) => part !== theirs[i]);
  return place < 0 || ours[place]! > theirs[place]!;
};

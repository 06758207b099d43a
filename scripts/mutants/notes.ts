/** What is known of the mutants of a room. Each is noted when it has been tried, so that a run that was stopped goes on where it was. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change to the sources. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly kind: string;
  readonly replacement: string;
}

/** What tests did with a change: noticed it, never came to an end, did not notice, or never came by. */
export type Verdict = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError';

export interface Note {
  readonly change: Change;
  readonly verdict: Verdict;
  /** The test file that noticed. */
  readonly by: string | null;
  /** Digests of the file that was changed, of the test file that noticed, and of all that the room's tests rest on. */
  readonly source: string;
  readonly killer: string | null;
  readonly tests: string;
}

/** What a run is about. */
export interface Errand {
  /** Where the notes are. */
  readonly home: string;
  readonly root: string;
  readonly sample: number | null;
  readonly seed: string;
  /** The digest of what the room's tests rest on. */
  readonly tests: string;
}

export const digest = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 16);

export const keyOf = ({ file, line, column, endLine, endColumn, kind, replacement }: Change): string =>
  `${file}:${line}:${column}-${endLine}:${endColumn} ${kind} ${replacement}`;

const digestOf = (root: string, file: string): string =>
  existsSync(join(root, file)) ? digest(readFileSync(join(root, file), 'utf8')) : '';

/** Does a note still hold? What was noticed is noticed as long as neither the file nor the test changes; what was not, as long as no test does. */
const holds = ({ root, tests }: Errand, { change, verdict, by, source, killer, tests: then }: Note): boolean => {
  if (source !== digestOf(root, change.file)) return false;
  if (verdict === 'Timeout') return true;
  return verdict === 'Killed' && by !== null ? killer === digestOf(root, by) : then === tests;
};

const notesIn = (home: string): string => join(home, 'notes.jsonl');
const samplesIn = (home: string): string => join(home, 'sample.json');

/** The notes that still hold, the last on each change. */
export const readNotes = (errand: Errand): ReadonlyMap<string, Note> => {
  const path = notesIn(errand.home);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const notes = new Map<string, Note>();
  for (const line of lines) {
    const note = JSON.parse(line) as Note;
    if (holds(errand, note)) notes.set(keyOf(note.change), note);
  }
  return notes;
};

export const note = ({ home, root, tests }: Errand, change: Change, verdict: Verdict, by: string | null): void => {
  const noted: Note = { change, verdict, by, source: digestOf(root, change.file), killer: by === null ? null : digestOf(root, by), tests };
  mkdirSync(dirname(notesIn(home)), { recursive: true });
  appendFileSync(notesIn(home), `${JSON.stringify(noted)}\n`);
};

/** Which changes are tried, and of how many. */
export interface Sample {
  readonly keys: readonly string[];
  readonly of: number;
}

/** What a change is drawn by: the text it changes, not its place, which moves with whatever is written above it. */
const lotOf = (seed: string, lines: readonly string[], change: Change): string => {
  const { file, line, column, endLine, endColumn, kind, replacement } = change;
  const text = lines[line - 1] ?? '';
  const indented = text.length - text.trimStart().length;
  return digest([seed, file, text.trim(), column - indented, endLine - line, endColumn - indented, kind, replacement].join(' '));
};

/** The changes of a sample: always the same for a seed, whatever else is in the file; a larger sample has those of a smaller one. */
export const draw = ({ home, root, sample, seed }: Errand, changes: readonly Change[]): Sample => {
  const files = [...new Set(changes.map(({ file }) => file))];
  const lines = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n')]));
  const lots = changes
    .map((change) => ({ key: keyOf(change), lot: lotOf(seed, lines.get(change.file)!, change) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0));
  const drawn: Sample = { keys: lots.slice(0, sample ?? lots.length).map(({ key }) => key), of: lots.length };
  mkdirSync(home, { recursive: true });
  writeFileSync(samplesIn(home), JSON.stringify(drawn));
  return drawn;
};

export const readSample = ({ home }: Errand): Sample => JSON.parse(readFileSync(samplesIn(home), 'utf8')) as Sample;

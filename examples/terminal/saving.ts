import { writeFileSync } from 'node:fs';
import { decode, E, loadMatch, oneOf, record, shape, textUpTo } from 'ludoteca';
import { jsonIn } from '../shared/json-in.js';
import { Mistake, readSaved } from './command.js';
import { showRefusal, tellOnlyLast } from './showing.js';
import { type Kind, kinds, type Sitting } from './sitting.js';
import { tell } from './words.js';

/** Who sat where at the table, and in which language it was told: what a record does not say, and nobody wants to be asked twice. */
export interface Seating {
  readonly language: string;
  readonly kinds: Readonly<Record<string, Kind>>;
}

const seatingCodec = shape<Seating>({ language: textUpTo(20), kinds: record(oneOf(kinds)) });

/** The seating lies beside the record: a record is the same whoever reads it. */
const besides = (file: string): string => `${file.replace(/\.json$/, '')}.table.json`;

/** The seating that was saved with a game; null if there is none. */
export const seatingOf = (file: string): Seating | null => {
  try {
    const read = decode(seatingCodec, jsonIn(besides(file)));
    return E.isRight(read) ? read.right : null;
  } catch {
    return null; // a record from elsewhere has none
  }
};

/** Writes the game so far, with every secret in it, and beside it who plays. */
export const save = ({ desk, match, language, kinds }: Sitting, file: string): boolean => {
  try {
    writeFileSync(file, JSON.stringify(match.record()));
    const seating: Seating = { language, kinds: Object.fromEntries(kinds) };
    writeFileSync(besides(file), JSON.stringify(seating));
    desk.say(`  ${tell(language, 'saved', { file })}`);
    return true;
  } catch (error) {
    desk.say(`  ${tell(language, 'notWritten', { file, fault: error instanceof Error ? error.message : String(error) })}`);
    return false;
  }
};

const usualFile = ({ game }: Sitting): string => `${game.id}.save.json`;

/** Asks where to save. */
export const askSave = async (sitting: Sitting): Promise<void> => {
  const { desk, language } = sitting;
  const file = await desk.line(tell(language, 'saveAs'), usualFile(sitting), (typed) =>
    typed === '' ? tell(language, 'needsName') : undefined,
  );
  if (file !== null) save(sitting, file);
};

/** Asks for a saved game of the same kind and goes on with it. */
export const askLoad = async (sitting: Sitting): Promise<void> => {
  const { desk, game, language, lots } = sitting;
  const file = await desk.line(tell(language, 'goOnWith'), usualFile(sitting));
  if (file === null) return;
  try {
    const loaded = loadMatch(game, readSaved(file).record, { dice: lots });
    if (E.isLeft(loaded)) return showRefusal(sitting, loaded.left);
    sitting.match = loaded.right;
    const known = Object.entries(seatingOf(file)?.kinds ?? {});
    if (known.some(([, kind]) => kind === 'human'))
      for (const [seat, kind] of known) if (loaded.right.seats.includes(seat)) sitting.kinds.set(seat, kind);
    for (const seat of loaded.right.seats) if (!sitting.kinds.has(seat)) sitting.kinds.set(seat, 'human');
    tellOnlyLast(sitting, 5);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    desk.say(`  ${error.message}`);
  }
};

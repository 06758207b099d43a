import { existsSync, writeFileSync } from 'node:fs';
import { decode, E, loadMatch, oneOf, record, shape, textUpTo, titleOf } from 'ludoteca';
import { gameById } from 'ludoteca/games';
import { jsonIn } from '../shared/json-in.js';
import { Mistake, readSaved } from './command.js';
import { faultOf } from './file-faults.js';
import { narrate, showRefusal, tellOnlyLast } from './showing.js';
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
export const save = (sitting: Sitting, file: string): boolean => {
  const { desk, match, language, kinds } = sitting;
  try {
    writeFileSync(file, JSON.stringify(match.record()));
    const seating: Seating = { language, kinds: Object.fromEntries(kinds) };
    writeFileSync(besides(file), JSON.stringify(seating));
    sitting.file = file;
    desk.say(`  ${tell(language, 'saved', { file })}`);
    return true;
  } catch (error) {
    desk.say(`  ${tell(language, 'notWritten', { file, fault: faultOf(error, language, 'written') })}`);
    return false;
  }
};

const needsName = (language: string, typed: string): string | undefined => (typed === '' ? tell(language, 'needsName') : undefined);

const usualFile = ({ game, file }: Sitting): string => file ?? `${game.id}.save.json`;

/** May a file be written? One that holds something else than this game is not written over unasked. */
const mayWrite = async ({ desk, file: own, language }: Sitting, file: string): Promise<boolean> => {
  const there = file === own ? undefined : [file, besides(file)].find(existsSync);
  return there === undefined || (await desk.agree(tell(language, 'writeOver', { file: there }), false)) === true;
};

/** Asks where to save. */
export const askSave = async (sitting: Sitting): Promise<void> => {
  const { desk, language } = sitting;
  for (;;) {
    const file = await desk.line(tell(language, 'saveAs'), usualFile(sitting), (typed) => needsName(language, typed));
    if (file === null) return;
    if (await mayWrite(sitting, file)) {
      save(sitting, file);
      return;
    }
  }
};

/** Those who play in the game that was loaded take their seats: whoever is at the keyboard stays there if it is one of them, and is told what happened last. */
const sitDown = (sitting: Sitting, seated: Seating | null): void => {
  const { kinds, match } = sitting;
  for (const seat of [...kinds.keys()]) if (!match.seats.includes(seat)) kinds.delete(seat);
  const known = Object.entries(seated?.kinds ?? {});
  if (known.some(([, kind]) => kind === 'human')) for (const [seat, kind] of known) if (match.seats.includes(seat)) kinds.set(seat, kind);
  for (const seat of match.seats) if (!kinds.has(seat)) kinds.set(seat, 'human');
  if (sitting.viewer !== null && kinds.get(sitting.viewer) !== 'human') sitting.viewer = null;
  tellOnlyLast(sitting, 5);
  if (sitting.viewer !== null) narrate(sitting);
};

/** Asks for a saved game of the same kind and goes on with it. */
export const askLoad = async (sitting: Sitting): Promise<void> => {
  const { desk, game, language, lots } = sitting;
  const file = await desk.line(tell(language, 'goOnWith'), usualFile(sitting), (typed) => needsName(language, typed));
  if (file === null) return;
  try {
    const saved = readSaved(file, language);
    if (saved.game !== game.id) {
      const [of, not] = [gameById(saved.game)!, game].map((one) => titleOf(one, language));
      desk.say(`  ${tell(language, 'otherGame', { file, of: of!, not: not! })}`);
      return;
    }
    const loaded = loadMatch(game, saved.record, { dice: lots });
    // What else is wrong with a record follows from the first fault, as a rule.
    if (E.isLeft(loaded)) return showRefusal(sitting, loaded.left.slice(0, 1));
    sitting.match = loaded.right;
    sitting.file = file;
    sitDown(sitting, seatingOf(file));
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    desk.say(`  ${error.message}`);
  }
};

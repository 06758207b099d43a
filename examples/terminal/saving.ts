import { writeFileSync } from 'node:fs';
import { E, loadMatch } from 'ludoteca';
import { Mistake, readSaved } from './command.js';
import { showRefusal, tellOnlyLast } from './showing.js';
import type { Sitting } from './sitting.js';

/** Writes the game so far, with every secret in it. */
export const save = ({ desk, match }: Pick<Sitting, 'desk' | 'match'>, file: string): boolean => {
  try {
    writeFileSync(file, JSON.stringify(match.record()));
    desk.say(`  Saved as ${file}; it goes on with --load ${file}.`);
    return true;
  } catch (error) {
    desk.say(`  ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};

const usualFile = ({ game }: Sitting): string => `${game.id}.save.json`;

/** Asks where to save. */
export const askSave = async (sitting: Sitting): Promise<void> => {
  const file = await sitting.desk.line('Save as', usualFile(sitting), (typed) => (typed === '' ? 'A file needs a name.' : undefined));
  if (file !== null) save(sitting, file);
};

/** Asks for a saved game of the same kind and goes on with it. */
export const askLoad = async (sitting: Sitting): Promise<void> => {
  const { desk, game, lots } = sitting;
  const file = await desk.line('Go on with', usualFile(sitting));
  if (file === null) return;
  try {
    const loaded = loadMatch(game, readSaved(file).record, { dice: lots });
    if (E.isLeft(loaded)) return showRefusal(sitting, loaded.left);
    sitting.match = loaded.right;
    for (const seat of loaded.right.seats) if (!sitting.kinds.has(seat)) sitting.kinds.set(seat, 'human');
    tellOnlyLast(sitting, 5);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    desk.say(`  ${error.message}`);
  }
};

import { type Dice, E, inWords, prompted, type Refusal, type Throw, type Wanted } from 'ludoteca';
import type { Sitting } from './sitting.js';

const facesIn = (typed: string): number[] => typed.split(/[\s,+]+/).map(Number);

/** What is wrong with a throw that was typed. Nothing typed at all lets the program throw. */
const faultOf = (typed: string, sides: number, count: number): string | undefined => {
  if (typed === '') return undefined;
  const faces = facesIn(typed);
  if (faces.length !== count) return `${count === 1 ? 'One number' : `${count} numbers`}, please.`;
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides) ? undefined : `From 1 to ${sides}, please.`;
};

/** Dice that people have. Lots with any other number of sides are drawn by the program. */
const onTables: ReadonlySet<number> = new Set([2, 3, 4, 6, 8, 10, 12, 20, 100]);

/** One throw from the table. Cards are shuffled by the program: nobody types fifty places. */
const thrown = async ({ desk, lots }: Pick<Sitting, 'desk' | 'lots'>, wanted: Wanted): Promise<Throw> => {
  if ('shuffle' in wanted) return lots.shuffle(wanted.shuffle, wanted.why);
  const { sides, why } = wanted;
  const count = 'count' in wanted ? wanted.count : 1;
  if (!onTables.has(sides)) return count === 1 ? lots.roll(sides, why) : lots.pool(count, sides, why);
  const message = `Throw ${inWords(wanted)} and type what ${count === 1 ? 'it shows' : 'they show'} (nothing: the program throws)`;
  const typed = (await desk.line(message, '', (line) => faultOf(line, sides, count))) ?? '';
  if (typed === '') return count === 1 ? lots.roll(sides, why) : lots.pool(count, sides, why);
  return count === 1 ? Number(typed) : facesIn(typed);
};

/** Plays something with dice from the table: tries, asks for the throw that is missing, and tries again with one more. */
export const withThrows = async <Clause extends string, T>(
  sitting: Pick<Sitting, 'desk' | 'lots'>,
  run: (dice: Dice) => E.Either<Refusal<Clause>, T>,
): Promise<E.Either<Refusal<Clause>, T>> => {
  const answers: Throw[] = [];
  for (;;) {
    const result = run(prompted(answers));
    const needs = E.isLeft(result) ? result.left[0].needs : undefined;
    if (needs === undefined) return result;
    answers.push(await thrown(sitting, needs));
  }
};

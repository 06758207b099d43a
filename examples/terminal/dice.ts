import { type Dice, E, inWords, prompted, type Refusal, type Throw, type Wanted } from 'ludoteca';
import type { Sitting } from './sitting.js';
import { tell } from './words.js';

const facesIn = (typed: string): number[] => typed.split(/[\s,+]+/).map(Number);

/** What is wrong with a throw that was typed. Nothing typed at all lets the program throw. */
const faultOf = (language: string, typed: string, sides: number, count: number): string | undefined => {
  if (typed === '') return undefined;
  const faces = facesIn(typed);
  if (faces.length !== count) return tell(language, 'numbers', { count });
  return faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides) ? undefined : tell(language, 'faces', { sides });
};

/** Dice that people have. Lots with any other number of sides are drawn by the program. */
const onTables: ReadonlySet<number> = new Set([2, 3, 4, 6, 8, 10, 12, 20, 100]);

/** Where somebody throws, and what the reason of a throw is called there. */
type Thrower = Pick<Sitting, 'desk' | 'language' | 'lots'> & { readonly reason: (why: string) => string };

/** One throw from the table. Cards are shuffled by the program: nobody types fifty places. */
const thrown = async ({ desk, language, lots, reason }: Thrower, wanted: Wanted): Promise<Throw> => {
  if ('shuffle' in wanted) return lots.shuffle(wanted.shuffle, wanted.why);
  const { sides, why } = wanted;
  const count = 'count' in wanted ? wanted.count : 1;
  if (!onTables.has(sides)) return count === 1 ? lots.roll(sides, why) : lots.pool(count, sides, why);
  const message = tell(language, count === 1 ? 'throwOne' : 'throwMore', { dice: inWords({ ...wanted, why: reason(why) }) });
  const typed = (await desk.line(message, '', (line) => faultOf(language, line, sides, count))) ?? '';
  if (typed === '') return count === 1 ? lots.roll(sides, why) : lots.pool(count, sides, why);
  return count === 1 ? Number(typed) : facesIn(typed);
};

/** Plays something with dice from the table: tries, asks for the throw that is missing, and tries again with one more. */
export const withThrows = async <Clause extends string, T>(
  thrower: Thrower,
  run: (dice: Dice) => E.Either<Refusal<Clause>, T>,
): Promise<E.Either<Refusal<Clause>, T>> => {
  const answers: Throw[] = [];
  for (;;) {
    const result = run(prompted(answers));
    const needs = E.isLeft(result) ? result.left[0].needs : undefined;
    if (needs === undefined) return result;
    answers.push(await thrown(thrower, needs));
  }
};

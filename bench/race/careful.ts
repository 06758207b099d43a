/** What a careful author would write by hand to keep what ludoteca promises: any input at all, refusals that say why, and what happened. */
export type Careful<Event> =
  | { readonly refused: readonly { readonly code: string; readonly message: string }[] }
  | { readonly events: readonly Event[] };

/** A refusal. */
export const refused = (code: string, message: string): Careful<never> => ({ refused: [{ code, message }] });

/** Is this an object with exactly these fields of its own? */
export const hasExactly = <Name extends string>(input: unknown, names: readonly Name[]): input is Readonly<Record<Name, unknown>> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const prototype: unknown = Object.getPrototypeOf(input);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const name of names) if (!Object.hasOwn(input, name)) return false;
  return Object.keys(input).length === names.length;
};

/** Is this a whole number from min to max? */
export const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** Stops the race if a careful step was refused. */
export const went = <Event>(step: Careful<Event>): void => {
  if ('refused' in step) throw new Error(step.refused[0]!.message);
};

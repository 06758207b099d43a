import { type Choice, group, via } from '../../../../core/choices/choices.js';

/** What will do; where nothing will, one of the others, so that whoever asks for the form is told what stands against it. */
export const orTelling = <T>(values: readonly T[], others: readonly T[]): readonly T[] => (values.length > 0 ? values : others.slice(0, 1));

/** A parameter that follows from what was chosen before: nobody is asked for it. */
export const following = <T>(value: T): Choice<T> => via(group<Record<never, never>>({}), { to: () => value, from: () => ({}) });

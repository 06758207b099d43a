import { type Choice, one, type Skip, skip } from '../../../../core/choices/choices.js';
import { sameData } from '../../../../core/data/copies.js';
import type { ActionBase } from '../../../../core/game/rule.js';
import type { State } from '../../types/index.js';

type Field = (state: State, player: string, chosen: Readonly<Record<string, unknown>>) => Choice<unknown> | Skip;

/** The fields of a form for an action whose instances are listed: each asks what the answers before it leave open. */
export const fieldsFrom = <A extends ActionBase>(
  list: (state: State, player: string) => Iterable<A>,
  fields: readonly Exclude<keyof A & string, keyof ActionBase>[],
): never =>
  Object.fromEntries(
    fields.map((field, place): [string, Field] => [
      field,
      (state, player, chosen) => {
        const values: unknown[] = [];
        for (const candidate of list(state, player)) {
          if (!fields.slice(0, place).every((before) => sameData(candidate[before], chosen[before]))) continue;
          const value = candidate[field] as unknown;
          if (value !== undefined && !values.some((known) => sameData(known, value))) values.push(value);
        }
        return values.length === 0 ? skip : one(values);
      },
    ]),
  ) as never;

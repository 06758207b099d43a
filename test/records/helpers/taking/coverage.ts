import { digestOf, type Game } from 'ludoteca';
import { replayed } from '../comparing.js';
import type { Corpus } from '../corpus.js';

/** What a corpus never meets. */
export interface Coverage {
  readonly records: number;
  readonly steps: number;
  readonly digested: number;
  readonly actionsNeverMet: readonly string[];
  readonly eventsNeverMet: readonly string[];
  readonly optionsNeverVaried: readonly string[];
}

/** A state holds the options as they were completed, under one name or the other. */
const optionsIn = (state: object): Readonly<Record<string, unknown>> => {
  const { config, settings } = state as { readonly config?: object; readonly settings?: object };
  return { ...config, ...settings };
};

/** What types of action and of event come up in a corpus, and which options have but one value in all of it. */
export const coverageOf = (game: Game, { entries }: Corpus): Coverage => {
  const met = new Set<string>();
  const values = new Map<string, Set<string>>();
  for (const { record } of entries) {
    const { played } = replayed(game, record);
    for (const { action } of record.steps) met.add(`action ${action.type}`);
    for (const { events } of played) for (const { type } of events) met.add(`event ${type}`);
    for (const [option, value] of Object.entries(optionsIn(played[0]!.state)))
      values.set(option, (values.get(option) ?? new Set()).add(digestOf(value)));
  }
  const never = (what: string, types: object): readonly string[] => Object.keys(types).filter((type) => !met.has(`${what} ${type}`));
  return {
    records: entries.length,
    steps: entries.reduce((sum, { record }) => sum + record.steps.length, 0),
    digested: entries.reduce((sum, { at }) => sum + at.length, 0),
    actionsNeverMet: never('action', game.definition.rules),
    eventsNeverMet: never('event', game.definition.eventClauses ?? {}),
    optionsNeverVaried: [...values].filter(([, found]) => found.size < 2).map(([option]) => option),
  };
};

import { type Dice, E, seeded } from 'ludoteca';
import { type Config, contentOfPack, genegrafter } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { answeredInFull } from '../../refusals-in-full.js';

/** A game that has just begun, of two players unless others are named. */
export const begun = (config: Partial<Config> = {}, dice: Dice = seeded(3)) =>
  accepted(genegrafter.setup({ players: ['a', 'b'], ...config }, dice));

/** The faults of a configuration, as code and path. */
export const configFaults = (config: unknown): string[] => {
  const result = answeredInFull(genegrafter.setup(config as Config, seeded(1)));
  return E.isLeft(result) ? result.left.map(({ code, clause: id, path }) => `${code} ${id} ${path ?? ''}`.trim()) : [];
};

/** The default cards. */
export const content = contentOfPack(null);

/** The kind of a default card, as the deck knows them apart. */
export const kindOf = (card: string): 'event' | 'dna' | 'ordinary' =>
  content.events.has(card) ? 'event' : content.dna.has(card) ? 'dna' : 'ordinary';

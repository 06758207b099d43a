import { type Game, own, type Violation } from 'ludoteca';
import type { Quotation } from '../language/quoted.js';
import type { Speech } from '../language/speech.js';
import { fill } from '../language/words.js';
import type { Refused } from '../local/refused.js';

/** Hosts say no as well, and the page itself, and by no clause of a game. */
export const isOfHost = ({ clause }: Violation): boolean => clause === 'HOST' || clause === 'CLIENT';

const gapsOf = (facts: Violation['facts']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)]));

/** A reason in the language of the page, as far as anybody has words for it; else in English, and marked as that. */
export const reasonOf = (violation: Violation, game: Game | null, { words, language }: Pick<Speech, 'words' | 'language'>): Quotation => {
  const { code, message, facts } = violation;
  const ofPage = isOfHost(violation) ? own<string>(words, `host-${code}`) : undefined;
  if (ofPage !== undefined) return { text: fill(ofPage, gapsOf(facts), language), language };
  const text = isOfHost(violation) ? message : (game?.labels.refusal(violation, language) ?? message);
  return { text, language: text === message ? 'en' : language };
};

/** All the reasons of a refusal, without those that one before has told already. */
export const reasonsOf = ({ refusal, game }: Refused, speech: Pick<Speech, 'words' | 'language'>): readonly Quotation[] => {
  const told: Quotation[] = [];
  for (const violation of refusal) {
    const reason = reasonOf(violation, game, speech);
    if (!told.some(({ text }) => text.includes(reason.text))) told.push(reason);
  }
  return told;
};

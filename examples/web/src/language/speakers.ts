import type { Language } from '../../../shared/languages.js';

type Speaker = (language: Language) => Promise<void>;

const speakers: Speaker[] = [];

/** Whoever has words of their own to fetch learns of every language before it is spoken. */
export const alsoSpeaks = (speaker: Speaker): void => {
  speakers.push(speaker);
};

/** Everybody has the words of a language. */
export const learn = async (language: Language): Promise<void> => {
  await Promise.all(speakers.map((speak) => speak(language)));
};

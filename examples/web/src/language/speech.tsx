import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../shared/languages.js';
import { learn } from './speakers.js';
import { fill, isLanguage, type Words, wordsOf } from './words.js';

/** The language spoken, and how to speak it. */
export interface Speech {
  readonly language: Language;
  readonly words: Words;
  /** A sentence of the page with its gaps filled. */
  say(key: keyof Words, gaps?: Readonly<Record<string, string | number>>): string;
  /** Speaks another language once everybody has its words. */
  change(language: Language): Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

/** The language spoken here. */
export const useSpeech = (): Speech => {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('Nothing can be said without a language.');
  return speech;
};

const key = 'ludoteca-language';

/** The language chosen last, or the first of the browser's that the page speaks. */
const preferred = (): Language => {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing speaks its own language.
  }
  return [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? 'en';
};

/** Whatever is inside speaks the language that is chosen. */
export const Speaking = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(preferred);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo((): Speech => {
    const words = wordsOf(language);
    const change = async (next: Language): Promise<void> => {
      try {
        await learn(next);
      } catch {
        return; // words that are out of reach are not spoken
      }
      setLanguage(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Then it is chosen anew next time.
      }
    };
    return { language, words, say: (sentence, gaps = {}) => fill(words[sentence], gaps), change };
  }, [language]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
};

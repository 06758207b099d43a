import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../../../shared/languages.js';
import { learn } from './speakers.js';
import { fill, isLanguage, type Words, wordsOf } from './words.js';

/** The language spoken, and how to speak it. */
export interface Speech {
  readonly language: Language;
  readonly words: Words;
  /** A sentence of the page with its gaps filled. */
  say(key: keyof Words, gaps?: Readonly<Record<string, string | number>>): string;
  /** The language whose words are being fetched. */
  readonly learning: Language | null;
  /** The language whose words could not be fetched when it was chosen last: the one before is spoken on. */
  readonly missed: Language | null;
  /** Speaks another language once everybody has its words. */
  change(language: Language): Promise<void>;
  /** Loads the page anew in a language: some browsers never fetch again what they could not fetch. */
  reloadIn(language: Language): void;
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

const keepChoice = (language: Language): void => {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Then it is chosen anew next time.
  }
};

/** Whatever is inside speaks the language that is chosen. */
export const Speaking = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(preferred);
  const [{ learning, missed }, setChanging] = useState<Pick<Speech, 'learning' | 'missed'>>({ learning: null, missed: null });
  /** Of several that are chosen one after the other the last is spoken, whichever comes first. */
  const wanted = useRef<Language>(null);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo((): Speech => {
    const words = wordsOf(language);
    const change = async (next: Language): Promise<void> => {
      wanted.current = next;
      setChanging({ learning: next, missed: null });
      const isLearnt = await learn(next).then(
        () => true,
        () => false,
      );
      if (wanted.current !== next) return;
      setChanging({ learning: null, missed: isLearnt ? null : next });
      if (!isLearnt) return;
      setLanguage(next);
      keepChoice(next);
    };
    const reloadIn = (next: Language): void => {
      keepChoice(next);
      location.reload();
    };
    return { language, words, learning, missed, say: (sentence, gaps = {}) => fill(words[sentence], gaps, language), change, reloadIn };
  }, [language, learning, missed]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
};

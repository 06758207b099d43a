import type { ReactNode } from 'react';
import { useSpeech } from './speech.js';
import { setInType } from './type-setting.js';

/** What is quoted in the language it is written in. */
export interface Quotation {
  readonly text: string;
  readonly language: string;
}

/** Words that may be in another language than the page: whoever has them read aloud hears them pronounced rightly. */
export const Quoted = ({ text, language }: Quotation): ReactNode => {
  const { language: spoken } = useSpeech();
  const set = setInType(text, language);
  return language === spoken ? set : <span lang={language}>{set}</span>;
};

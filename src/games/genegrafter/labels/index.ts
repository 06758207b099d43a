import { own } from '../../../core/data/own.js';
import type { Labels } from '../../../core/game/game.js';
import type { Genegrafter } from '../rules/index.js';
import { answerOf, questionOf } from './asking.js';
import { catalan } from './catalan/index.js';
import { drawTable } from './draw.js';
import { english } from './english/index.js';
import { french } from './french/index.js';
import type { Language } from './language.js';
import { naming } from './naming.js';
import { spanish } from './spanish/index.js';
import { orderOf, sentenceOf } from './telling.js';

/** English, the language of the book, and any others. */
const languages: Readonly<Record<string, Language>> = { en: english, fr: french, es: spanish, ca: catalan };

/** The language asked for, and English for those who ask for none of these. */
const spoken = (language = 'en'): Language => own<Language>(languages, language) ?? english;

/** Names and sentences in every language. */
export const labels: Labels<Genegrafter> = {
  languages: Object.keys(languages),
  name: (id, language, view) => naming(spoken(language), view)(id),
  action: (action, language, view) => orderOf(spoken(language), action, naming(spoken(language), view)),
  event: (event, language, view) => sentenceOf(spoken(language), event, naming(spoken(language), view)),
  question: (type, field, language, view) => questionOf(spoken(language), type, field, view),
  answer: (type, field, value, language, view) => answerOf(spoken(language), type, field, value, view),
  draw: (view, language) => drawTable(view, naming(spoken(language), view)),
};

import type { Labels } from '../../../core/game/game.js';
import type { Genegrafter } from '../rules/index.js';
import { answerOf, questionOf } from './asking.js';
import { drawTable } from './draw.js';
import { english } from './english/index.js';
import { french } from './french/index.js';
import type { Language } from './language.js';
import { naming } from './naming.js';
import { orderOf, sentenceOf } from './telling.js';

/** French for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'fr' ? french : english);

/** Names and sentences in English and French. */
export const labels: Labels<Genegrafter> = {
  languages: ['en', 'fr'],
  name: (id, language, view) => naming(spoken(language), view)(id),
  action: (action, language, view) => orderOf(spoken(language), action, naming(spoken(language), view)),
  event: (event, language, view) => sentenceOf(spoken(language), event, naming(spoken(language), view)),
  question: (type, field, language, view) => questionOf(spoken(language), type, field, view),
  answer: (type, field, value, language, view) => answerOf(spoken(language), type, field, value, view),
  draw: (view, language) => drawTable(view, naming(spoken(language), view)),
};

import { own } from '../../../../core/data/own.js';
import { coreInFrench } from '../../../../core/words/french.js';
import type { Naming } from '../language.js';
import { namesIn, wordsIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { names } from './names.js';
import { phrases } from './phrases.js';
import { answers, questions } from './questions.js';
import { refusals } from './refusals.js';
import { words } from './words.js';

const naming: Naming = { code: 'fr', actions, events, words, phrases, printed: ({ name }) => own<string>(names, name) ?? name };

/** Names, actions and events in French, for a client that neither fills in forms nor explains refusals. */
export const frenchNames = /* @__PURE__ */ namesIn(naming);

/** Everything in French. What a pack of one's own prints is called as it prints it. */
export const french = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInFrench });

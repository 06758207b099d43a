import { withWords } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { catalan } from 'ludoteca/genegrafter/labels/catalan';
import { english } from 'ludoteca/genegrafter/labels/english';
import { french } from 'ludoteca/genegrafter/labels/french';
import { spanish } from 'ludoteca/genegrafter/labels/spanish';

/** The game as it is spoken. */
export const spokenGame = withWords(genegrafter, [english, french, spanish, catalan]);

export const { labels } = spokenGame;

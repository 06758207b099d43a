import { withWords } from 'ludoteca';
import { genesMactantes } from 'ludoteca/genes-mactantes';
import { catalan } from 'ludoteca/genes-mactantes/labels/catalan';
import { english } from 'ludoteca/genes-mactantes/labels/english';
import { french } from 'ludoteca/genes-mactantes/labels/french';
import { spanish } from 'ludoteca/genes-mactantes/labels/spanish';

/** The game as it is spoken. */
export const spokenGame = withWords(genesMactantes, [english, catalan, spanish, french]);

export const { labels } = spokenGame;

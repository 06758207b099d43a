import { withWords } from 'ludoteca';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { catalan } from 'ludoteca/ojo-del-terror/labels/catalan';
import { english } from 'ludoteca/ojo-del-terror/labels/english';
import { french } from 'ludoteca/ojo-del-terror/labels/french';
import { spanish } from 'ludoteca/ojo-del-terror/labels/spanish';

/** The game as it is spoken. */
export const spokenGame = withWords(ojoDelTerror, [english, spanish, catalan, french]);

export const { labels } = spokenGame;

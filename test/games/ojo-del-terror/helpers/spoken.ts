import { withWords } from 'ludoteca';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { english } from 'ludoteca/ojo-del-terror/labels/english';
import { spanish } from 'ludoteca/ojo-del-terror/labels/spanish';

/** The game as it is spoken. */
export const spokenGame = withWords(ojoDelTerror, [english, spanish]);

export const { labels } = spokenGame;

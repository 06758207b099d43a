import { withWords } from 'ludoteca';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { catalan } from 'ludoteca/orbis-terrarum/labels/catalan';
import { english } from 'ludoteca/orbis-terrarum/labels/english';
import { french } from 'ludoteca/orbis-terrarum/labels/french';
import { spanish } from 'ludoteca/orbis-terrarum/labels/spanish';

/** The game as it is spoken. */
export const spokenGame = withWords(orbisTerrarum, [english, spanish, catalan, french]);

export const { labels } = spokenGame;

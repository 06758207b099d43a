import type { Texts } from '../language.js';
import { lands } from './lands.js';

/** What the default content and the rules say in English, in Catalan. */
export const texts: Texts = {
  ...lands,
  'A quiet year.': 'Un any tranquil.',
  'A comet crosses the sky.': 'Un cometa travessa el cel.',
  'The harvest is good.': 'La collita és bona.',
  'The rains fail.': 'No plou.',
  'The rivers flood.': 'Els rius es desborden.',
  'The earth shakes.': 'La terra tremola.',
  'Plague breaks out.': 'Esclata la pesta.',
  'There is famine.': 'Hi ha fam.',
  'A heresy spreads.': 'S’estén una heretgia.',
  'A scandal shakes the court.': 'Un escàndol sacseja la cort.',
  'Raiders cross the border.': 'Uns saquejadors travessen la frontera.',
  'The people rise.': 'El poble s’alça.',
  'A fair draws merchants.': 'Una fira atreu els mercaders.',
  'Scholars come from afar.': 'Arriben savis de lluny.',
  'A generation of skilled generals.': 'Una generació de generals hàbils.',
  'A pious bequest.': 'Un llegat piadós.',
  'Mercenaries look for a master.': 'Uns mercenaris busquen senyor.',
  'Foreign craftsmen offer their skill.': 'Uns artesans estrangers ofereixen el seu ofici.',
  'A lost archive is found.': 'Es troba un arxiu perdut.',
  'The omens are favourable.': 'Els auguris són favorables.',
  Council: 'Consell',
  League: 'Lliga',
  Government: 'Govern',
  Rebels: 'Rebels',
  '$1 Rebels': '$1 Rebel',
  'New Vassal': 'Nou vassall',
  // What marks the opportunities that happenings bring.
  'lost-archive': 'arxiu perdut',
  'mercenaries-for-hire': 'mercenaris sense senyor',
  'foreign-craftsmen': 'artesans estrangers',
};

import type { Texts } from '../language.js';
import { lands } from './lands.js';

/** What the default content and the rules say in English, in Spanish. */
export const texts: Texts = {
  ...lands,
  'A quiet year.': 'Un año tranquilo.',
  'A comet crosses the sky.': 'Un cometa cruza el cielo.',
  'The harvest is good.': 'La cosecha es buena.',
  'The rains fail.': 'Faltan las lluvias.',
  'The rivers flood.': 'Los ríos se desbordan.',
  'The earth shakes.': 'Tiembla la tierra.',
  'Plague breaks out.': 'Se desata la peste.',
  'There is famine.': 'Hay hambruna.',
  'A heresy spreads.': 'Se extiende una herejía.',
  'A scandal shakes the court.': 'Un escándalo sacude la corte.',
  'Raiders cross the border.': 'Saqueadores cruzan la frontera.',
  'The people rise.': 'El pueblo se alza.',
  'A fair draws merchants.': 'Una feria atrae a los mercaderes.',
  'Scholars come from afar.': 'Llegan sabios de lejos.',
  'A generation of skilled generals.': 'Una generación de generales hábiles.',
  'A pious bequest.': 'Un legado piadoso.',
  'Mercenaries look for a master.': 'Unos mercenarios buscan señor.',
  'Foreign craftsmen offer their skill.': 'Artesanos extranjeros ofrecen su oficio.',
  'A lost archive is found.': 'Se halla un archivo perdido.',
  'The omens are favourable.': 'Los augurios son favorables.',
  Council: 'Consejo',
  League: 'Liga',
  Government: 'Gobierno',
  Rebels: 'Rebeldes',
  '$1 Rebels': '$1 Rebelde',
  'New Vassal': 'Nuevo Vasallo',
  // What marks the opportunities that happenings bring.
  'lost-archive': 'archivo perdido',
  'mercenaries-for-hire': 'mercenarios sin señor',
  'foreign-craftsmen': 'artesanos extranjeros',
};

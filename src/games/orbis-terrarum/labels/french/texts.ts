import type { Texts } from '../language.js';
import { lands } from './lands.js';

/** What the default content and the rules say in English, in French. */
export const texts: Texts = {
  ...lands,
  'A quiet year.': 'Une année tranquille.',
  'A comet crosses the sky.': 'Une comète traverse le ciel.',
  'The harvest is good.': 'La récolte est bonne.',
  'The rains fail.': 'Les pluies ne viennent pas.',
  'The rivers flood.': 'Les fleuves débordent.',
  'The earth shakes.': 'La terre tremble.',
  'Plague breaks out.': 'La peste se déclare.',
  'There is famine.': 'La famine règne.',
  'A heresy spreads.': 'Une hérésie se répand.',
  'A scandal shakes the court.': 'Un scandale secoue la cour.',
  'Raiders cross the border.': 'Des pillards passent la frontière.',
  'The people rise.': 'Le peuple se soulève.',
  'A fair draws merchants.': 'Une foire attire les marchands.',
  'Scholars come from afar.': 'Des savants arrivent de loin.',
  'A generation of skilled generals.': 'Une génération de généraux habiles.',
  'A pious bequest.': 'Un legs pieux.',
  'Mercenaries look for a master.': 'Des mercenaires cherchent un maître.',
  'Foreign craftsmen offer their skill.': 'Des artisans étrangers offrent leur savoir-faire.',
  'A lost archive is found.': 'On retrouve des archives perdues.',
  'The omens are favourable.': 'Les présages sont favorables.',
  Council: 'Conseil',
  League: 'Ligue',
  Government: 'Gouvernement',
  Rebels: 'Rebelles',
  '$1 Rebels': '$1 rebelle',
  'New Vassal': 'Nouveau vassal',
  // What marks the opportunities that happenings bring.
  'lost-archive': 'archives perdues',
  'mercenaries-for-hire': 'mercenaires sans maître',
  'foreign-craftsmen': 'artisans étrangers',
};

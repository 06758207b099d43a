import { useTable } from '../table.js';
import { tongue } from '../tongue.js';

/** The words of this picture. */
export const inTongue = tongue({
  map: ['The star chart', 'La carta estel·lar', 'La carta estelar', 'La carte des étoiles'],
  free: ['nobody holds it', 'no és de ningú', 'no es de nadie', 'n’est à personne'],
  held: ['held by', 'controlat per', 'controlado por', 'tenue par'],
  defence: ['Defence', 'Defensa', 'Defensa', 'Défense'],
  extreme: ['extreme conditions', 'condicions extremes', 'condiciones extremas', 'conditions extrêmes'],
  resources: ['resources', 'recursos', 'recursos', 'ressources'],
  sacred: ['sacred to', 'sagrat per a', 'sagrado para', 'sacrée pour'],
  planet: ['planet', 'planeta', 'planeta', 'planète'],
  action: ['action', 'acció', 'acción', 'action'],
  planets: ['planets', 'planetes', 'planetas', 'planètes'],
  actions: ['actions', 'accions', 'acciones', 'actions'],
  deeds: ['Deeds', 'Gestes', 'Gestas', 'Exploits'],
  gods: ['Gods', 'Déus', 'Dioses', 'Dieux'],
  favours: ['favours', 'afavoreix', 'favorece a', 'favorise'],
  sheet: ['Your orders', 'Les teves ordres', 'Tus órdenes', 'Vos ordres'],
  warbands: ['Warbands', 'Bandes', 'Bandas', 'Bandes'],
  doubled: ['points count double', 'els punts compten doble', 'los puntos cuentan doble', 'les points comptent double'],
  inhabitants: ['inhabitants', 'habitants', 'habitantes', 'habitants'],
  gate: ['gate of Cadia', 'porta de Cadia', 'puerta de Cadia', 'porte de Cadia'],
  boundary: ['Boundary of the Eye', 'Límit de l’Ull', 'Límite del Ojo', 'Frontière de l’Œil'],
  by: ['by', 'de', 'de', 'de'],
});

/** The words of this picture in the language of the table. */
export const useWords = (): ReturnType<typeof inTongue> => inTongue(useTable().language);

import type { Texts } from '../language.js';

/** The lands and peoples of the wheel of the world that have an English name. All others keep their old names, as those of the year 500 do. */
export const lands: Texts = {
  Orcades: 'Orkney',
  Alpes: 'Alps',
  Thebais: 'Thebaid',
  'Oasis Magna': 'Great Oasis',
  Hadramautum: 'Hadramaut',
  Omana: 'Oman',
  Dachinabades: 'Deccan',
  Hierosolyma: 'Jerusalem',
  Goguria: 'Goguryeo',
  Funania: 'Funan',
  Tabgachia: 'Tabgach',
  Kindia: 'Kinda',
  Cuania: 'Cuan',
  Rourania: 'Rouran',
  Begia: 'Beja',
};

import type { Barrier, Feature } from '../types/index.js';

/** One country of the default packs: eight territories of the same shape in every module. */
export interface Module {
  readonly letter: string;
  readonly country: string;
  readonly name: string;
  /** Names of the territories 1 to 8. */
  readonly territories: readonly string[];
  /** Names of the initial cities, on the positions of {@link initialCities}. */
  readonly cities: readonly string[];
}

/** The modules of the default packs, in the order in which they come in. [GM-PACK-01] */
export const modules: readonly Module[] = [
  {
    letter: 'a',
    country: 'aurenca',
    name: 'Aurenca',
    territories: ['Planells', "Port d'Alba", 'Rouredes', 'Gual Llarg', 'Aiguabaixa', 'Serrat Gris', 'Cingles Alts', 'Illa Brava'],
    cities: ['Aurenc', 'Rouredal', 'Castellgris'],
  },
  {
    letter: 'b',
    country: 'brugola',
    name: 'Brúgola',
    territories: ['Pla de Brúgol', 'Cala Blanca', "Bosc d'Arç", 'Gual de Llum', 'Llacunes', 'Puig Roig', 'Penyal Ventós', 'Illa Fosca'],
    cities: ['Brúgol', 'Arçosa', 'Rojal'],
  },
  {
    letter: 'c',
    country: 'cendral',
    name: 'Cendral',
    territories: ['Vall de Cendra', 'Platja Llarga', 'Pineda Vella', 'Gual Fred', 'Joncar', 'Serra Negra', 'Cims Bessons', 'Illa Rodona'],
    cities: ['Cendrassa', 'Pinedell', 'Negral'],
  },
  {
    letter: 'd',
    country: 'dorveny',
    name: 'Dorveny',
    territories: ['Camp Daurat', 'Port Nou', 'Fageda', 'Gual Vell', 'Salines', 'Muntanyola', 'Estimball', 'Illa Llarga'],
    cities: ['Dorv', 'Fagell', 'Muntell'],
  },
  {
    letter: 'e',
    country: 'estuaria',
    name: 'Estuària',
    territories: ['Horta Gran', 'Badia', 'Alzinar', 'Gual Ample', 'Canyissar', 'Serra Blanca', 'Espadats', 'Illa Petita'],
    cities: ['Estuera', 'Alzinell', 'Blancal'],
  },
  {
    letter: 'f',
    country: 'ferrany',
    name: 'Ferrany',
    territories: ['Pla de Ferran', 'Port Vell', 'Castanyeda', 'Gual Fondo', 'Marjals', 'Serra Llisa', 'Cingle Roig', 'Illa Verda'],
    cities: ['Ferranell', 'Castanyell', 'Llisal'],
  },
  {
    letter: 'g',
    country: 'gorgonda',
    name: 'Gorgonda',
    territories: ['Conca Gran', 'Cala Fonda', 'Avetosa', 'Gual Sec', 'Estanyols', 'Puig Pelat', 'Penya Tallada', 'Illa Calba'],
    cities: ['Gorg', 'Avetell', 'Pelatell'],
  },
  {
    letter: 'h',
    country: 'hortalia',
    name: 'Hortàlia',
    territories: ['Horta Vella', 'Platja Fina', 'Omeda', 'Gual Clar', 'Tamarigar', 'Serra Alta', 'Timba Fosca', 'Illa Seca'],
    cities: ['Hortal', 'Omedell', 'Altell'],
  },
  {
    letter: 'i',
    country: 'ixonia',
    name: 'Ixònia',
    territories: ["Pla d'Ixó", 'Port Fondo', 'Sureda', 'Gual Trencat', 'Bova', 'Turó Gran', 'Cims Trencats', 'Illa Grisa'],
    cities: ['Ixó', 'Suredell', 'Turonell'],
  },
  {
    letter: 'j',
    country: 'jovaria',
    name: 'Jovària',
    territories: ['Camps de Jou', 'Cala Llarga', 'Freixeda', 'Gual Estret', 'Aiguamolls', 'Serra del Vent', 'Balç Negre', 'Illa Blanca'],
    cities: ['Jovell', 'Freixell', 'Ventell'],
  },
];

/** What every module has at each position: its features. */
export const positionFeatures: readonly (readonly Feature[])[] = [
  ['plain', 'river'], // x1, heartland
  ['plain'], // x2, outer shore
  ['forest'], // x3, eastern march
  ['plain', 'river'], // x4, eastern ford
  ['marsh'], // x5, inner shore
  ['mountain'], // x6, western ridge
  ['mountain', 'forest', 'cliff'], // x7, western heights
  ['volcano', 'plain'], // x8, island
];

/** Positions with an initial city; the first is the default capital. [GM-PACK-03] */
export const initialCities: readonly number[] = [1, 3, 6];

/** Edges inside a module: positions `x1` to `x8` and seas. [GM-PACK-02] */
export const moduleEdges: readonly (readonly [a: string, b: string, barrier: Barrier])[] = [
  ['x1', 'x2', 'none'],
  ['x1', 'x3', 'none'],
  ['x1', 'x4', 'none'],
  ['x1', 'x5', 'none'],
  ['x1', 'x6', 'none'],
  ['x1', 'x7', 'none'],
  ['x2', 'x3', 'none'],
  ['x2', 'mar-de-fora', 'none'],
  ['x3', 'x4', 'none'],
  ['x4', 'x5', 'none'],
  ['x5', 'x6', 'none'],
  ['x5', 'mar-de-dins', 'none'],
  ['x6', 'x7', 'none'],
  ['x7', 'x2', 'none'],
  ['x7', 'mar-de-fora', 'cliff'],
  ['x8', 'mar-de-fora', 'none'],
];

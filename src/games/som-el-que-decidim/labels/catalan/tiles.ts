import { own } from '../../../../core/data/own.js';
import type { Tile } from '../../types/index.js';

/** What Catalan calls the tiles, by the name that stands on them; those named in Catalan keep it. */
const names: Readonly<Record<string, string>> = {
  'Container port': 'Port de contenidors',
  'Vineyards and cellars': 'Vinyes i cellers',
  'Research laboratories': 'Laboratoris de recerca',
  'Human towers': 'Torres humanes',
  'Neighbourhood improvement act': 'Llei de millora de barris',
  'Common classroom': 'Aula comuna',
  'Public airwaves': 'Ones públiques',
  'Worker co-operative': 'Cooperativa de treball',
  "Neighbours' assembly": 'Assemblea veïnal',
  'Circle dance in the square': 'Ball rodó a la plaça',
  'Night of the fire-run': 'Nit de correfoc',
  'Mountain refuge': 'Refugi de muntanya',
  'Choral society': 'Societat coral',
  'Home-rule statute': 'Estatut d’autogovern',
  'Freedom of expression': 'Llibertat d’expressió',
  'Education for all': 'Educació per a tothom',
  'Equality of women and men': 'Igualtat de dones i homes',
  'Right of asylum': 'Dret d’asil',
  'Health for all': 'Salut per a tothom',
  'Decent work': 'Treball digne',
  'Peace among peoples': 'Pau entre els pobles',
  'A living planet': 'Un planeta viu',
  'Cultural diversity': 'Diversitat cultural',
  'Freedom of assembly': 'Llibertat de reunió',
  'Mobilised society': 'Societat mobilitzada',
  'Majority in parliament': 'Majoria al parlament',
  'Attention from abroad': 'Atenció de l’exterior',
  'Agreed question and date': 'Pregunta i data acordades',
  'Court veto': 'Veto del tribunal',
  'Recentralising decree': 'Decret recentralitzador',
  'Uniform curriculum': 'Currículum uniforme',
  'Frozen budget': 'Pressupost congelat',
};

/** The name of a tile in Catalan, or the one that stands on it. */
export const tile = ({ name }: Tile): string => own<string>(names, name) ?? name;

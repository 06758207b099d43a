import { own } from '../../../../core/data/own.js';
import type { Tile } from '../../types/index.js';

/** What French calls the tiles, by the name that stands on them; those named in Catalan keep it. */
const names: Readonly<Record<string, string>> = {
  'Container port': 'Port à conteneurs',
  'Vineyards and cellars': 'Vignes et caves',
  'Research laboratories': 'Laboratoires de recherche',
  'Human towers': 'Tours humaines',
  'Neighbourhood improvement act': 'Loi pour les quartiers',
  'Common classroom': 'Classe commune',
  'Public airwaves': 'Ondes publiques',
  'Worker co-operative': 'Coopérative ouvrière',
  "Neighbours' assembly": 'Assemblée de quartier',
  'Circle dance in the square': 'Ronde sur la place',
  'Night of the fire-run': 'Nuit du correfoc',
  'Mountain refuge': 'Refuge de montagne',
  'Choral society': 'Société chorale',
  'Home-rule statute': 'Statut d’autonomie',
  'Freedom of expression': 'Liberté d’expression',
  'Education for all': 'Éducation pour tous',
  'Equality of women and men': 'Égalité des femmes et des hommes',
  'Right of asylum': 'Droit d’asile',
  'Health for all': 'Santé pour tous',
  'Decent work': 'Travail décent',
  'Peace among peoples': 'Paix entre les peuples',
  'A living planet': 'Une planète vivante',
  'Cultural diversity': 'Diversité culturelle',
  'Freedom of assembly': 'Liberté de réunion',
  'Mobilised society': 'Société mobilisée',
  'Majority in parliament': 'Majorité au parlement',
  'Attention from abroad': 'Attention de l’étranger',
  'Agreed question and date': 'Question et date convenues',
  'Court veto': 'Veto du tribunal',
  'Recentralising decree': 'Décret recentralisateur',
  'Uniform curriculum': 'Programme scolaire uniforme',
  'Frozen budget': 'Budget gelé',
};

/** The name of a tile in French, or the one that stands on it. */
export const tile = ({ name }: Tile): string => own<string>(names, name) ?? name;

import { countOf, oneOf, orderAt, wayOver, whoever, wordOf } from '../answers.js';
import type { Answering, Questions } from '../language.js';
import { words } from './words.js';

const planets = (count: number): string => `c’est tout : ${count} ${count < 2 ? 'planète' : 'planètes'}`;

/** What forms ask in French. */
export const questions: Questions = {
  warband: 'Quelle bande menez-vous ?',
  type: 'Qu’ordonnez-vous ?',
  'orders.#.type': (place) => `Quel est l’ordre ${place} ?`,
  'orders.length': 'Combien d’ordres ?',
  planet: 'Quelle planète ?',
  across: 'Par quel chemin ?',
  count: 'Combien de fois ?',
  members: 'Qui attaque avec vous ?',
  beneficiary: 'Pour qui est la planète ?',
  killer: 'Qui tue les habitants en premier ?',
  warlord: 'Qui reconnaissez-vous comme Seigneur de Guerre ?',
  sector: 'Quel secteur ?',
  to: 'À qui cédez-vous la planète ?',
  partner: 'Avec qui échangez-vous ?',
  give: (...places) => (places.at(-1) === 1 ? 'Quelle planète donnez-vous ?' : 'Quelle autre planète donnez-vous ?'),
  receive: (...places) => (places.at(-1) === 1 ? 'Quelle planète demandez-vous ?' : 'Quelle autre planète demandez-vous ?'),
  length: 'Combien de planètes ?',
  deed: 'Quel exploit annoncez-vous ?',
  inside: 'Quel monde dans l’Œil ?',
  outside: 'Quel monde hors de l’Œil ?',
  god: 'Quel dieu ?',
  index: 'Quel ordre rayez-vous ?',
  claimant: 'Qui annonce l’exploit ?',
  'overrule-deed.deed': 'Quel exploit est annoncé ?',
  verdict: 'Quel est le verdict ?',
  lieutenants: 'Qui sont vos lieutenants ?',
};

/** What answers are called in French where their names do not say it. */
export const answers: Readonly<Record<string, Answering>> = {
  warband: oneOf('warbands'),
  type: wordOf(words),
  'orders.length': countOf((count) =>
    count === 0 ? 'aucun : une feuille vide' : `c’est tout : ${count} ${count === 1 ? 'ordre' : 'ordres'}`,
  ),
  planet: oneOf('planets'),
  across: wayOver('le chemin le moins cher', words.across, 'à travers la Frontière, à coût double sauf par une porte'),
  members: whoever('personne : en solitaire'),
  beneficiary: whoever('personne'),
  killer: whoever('personne en particulier'),
  warlord: whoever('personne : chacun pour soi'),
  sector: oneOf('sectors'),
  to: whoever('personne'),
  partner: whoever('personne'),
  give: oneOf('planets'),
  receive: oneOf('planets'),
  length: countOf(planets),
  inside: oneOf('planets'),
  outside: oneOf('planets'),
  god: oneOf('gods'),
  index: orderAt((place, order) => (order === undefined ? `ordre ${place}` : `ordre ${place} : ${order}`)),
  claimant: whoever('personne'),
  verdict: wordOf(words),
  lieutenants: whoever('personne'),
};

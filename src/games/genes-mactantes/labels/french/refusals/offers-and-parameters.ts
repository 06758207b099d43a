import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn, RefusalTable } from '../../../../../core/refusals/table.js';
import { coreInFrench } from '../../../../../core/words/french.js';
import type { Refusals } from '../../../refusals/index.js';
import { obstacleIn } from '../../../refusals/obstacles.js';
import type { parameterRefusals } from '../../../refusals/parameters.js';
import type { tradeRefusals } from '../../../refusals/trades.js';
import { of } from '../phrases.js';
import { ordersAndTroops } from './orders-and-troops.js';

type All = Pick<RefusalsIn<Refusals>, keyof typeof parameterRefusals | keyof typeof tradeRefusals>;

const common = coreInFrench.refusals['bad-parameter']['CORE-BAD-PARAMETER'];
const noCity: All['bad-target']['GM-SIEG-01'] = ({ territory }, { name }) =>
  `Il n’y a pas de ville d’un autre à ${name(territory, 'territories')}.`;
const noRival: All['bad-target']['GM-EXTN-01'] = ({ target, player }) => `${target} n’est pas un rival ${of(player)} encore en jeu.`;
const obstacles = (): RefusalTable => ({ ...offersAndParameters, ...ordersAndTroops }) as unknown as RefusalTable;
const obstacle = (because: Parameters<typeof obstacleIn>[1], say: Say): string => obstacleIn(obstacles(), because, say);

/** What may be offered, and what every action must say, in French. */
export const offersAndParameters: All = {
  'item-not-negotiable': { 'GM-TRAD-04': () => 'Les actions, les caractéristiques et le Contre-pouvoir ne s’échangent pas.' },
  'last-city': { 'GM-TRAD-06': ({ giver }) => `${giver} n’aurait plus aucune ville.` },
  'not-yours': {
    'GM-TRAD-06': (facts, { name, count }) => {
      switch (facts.fault) {
        case 'captive':
          return `${facts.name} est en captivité : son maître ne peut pas l’offrir.`;
        case 'not-serving':
          return `${name(facts.character)} n’est pas au service ${of(facts.giver)}.`;
        case 'not-held':
          return `${facts.giver} ne tient pas ${name(facts.character)} en captivité.`;
        case 'too-few-points':
          return `${facts.giver} y a ${count(facts.strength, 'point', 'points')} (${name(facts.kind)} à ${name(facts.territory, 'territories')}), et non ${facts.amount}.`;
        case 'no-city':
          return `${facts.giver} n’a aucune ville à ${name(facts.territory, 'territories')}.`;
        case 'no-land':
          return `${name(facts.territory, 'territories')} n’est pas une terre ${of(facts.giver)}.`;
        case 'no-siege':
          return `${facts.giver} n’assiège aucune ville à ${name(facts.territory, 'territories')}.`;
        case 'no-intel':
          return `${facts.giver} n’a pas de renseignements à céder sur ${facts.against}.`;
      }
    },
    'GM-TRAD-13': ({ character, player }, { name }) => `${name(character)} n’est pas au service ${of(player)}.`,
  },
  'offer-no-longer-valid': { 'GM-TRAD-05': ({ because }, say) => `Cela ne peut plus être livré : ${obstacle(because, say)}` },
  'offer-open': { 'GM-TRAD-15': ({ player, to }) => `${player} a déjà une offre ouverte à ${to}, qui peut être retirée.` },
  'too-many-offers': {
    'GM-CFG-14': ({ player, made, most }, { count }) =>
      most === 0
        ? 'Dans cette partie, on ne propose pas d’échanges.'
        : `${player} a fait ${count(made, 'offre', 'offres')} sur ${most} ce tour-ci.`,
  },
  'unknown-offer': {
    'GM-TRAD-05': ({ fault, player }) =>
      fault === 'not-received' ? `${player} n’a reçu aucune offre de ce genre.` : `${player} n’a fait aucune offre de ce genre.`,
  },

  'bad-parameter': {
    'GM-BATT-02': ({ fault }) =>
      fault === 'no-units' ? 'Une bataille demande au moins une unité.' : 'La même unité est nommée deux fois.',
    'GM-BATT-08': ({ territory }, { name }) =>
      `Cette bataille ne peut être qu’un assaut contre la ville ${of(name(territory, 'territories'))}.`,
    'GM-BPRO-03': () => 'Qui ne prend pas parti n’envoie pas de personnages.',
    'GM-CAPT-01': () => 'Pour capturer, il faut choisir entre Diplomatie et Militarisme.',
    'GM-COMP-02': () => 'Un personnage a besoin d’un nom et d’une charge.',
    'GM-DEPL-03': () => 'Une unité a au moins un point.',
    'GM-ERR-01': (facts, say) => {
      if (!('fault' in facts)) return common(facts, say);
      switch (facts.fault) {
        case 'unknown-character':
          return `Il n’y a pas de personnage « ${facts.character} ».`;
        case 'unknown-country':
          return `Il n’y a pas de pays « ${facts.country} ».`;
        case 'unknown-disaster':
          return `Il n’y a pas de catastrophe « ${facts.disaster} ».`;
        case 'unknown-player':
          return `Il n’y a pas de joueur « ${facts.stranger} ».`;
        case 'unknown-territory':
          return `Il n’y a pas de territoire « ${facts.territory} ».`;
        case 'missing':
          return `Il manque quelque chose pour cela (${say.name(facts.kind)}) : ${say.name(facts.field)}.`;
        case 'surplus':
          return `Il y a quelque chose de trop pour cela (${say.name(facts.kind)}) : ${say.name(facts.field)}.`;
        case 'army-points':
          return 'Les points pour l’Armée doivent être 0 ou plus.';
        case 'character-twice':
          return 'Le même personnage est nommé deux fois.';
        case 'no-list-of-units':
          return 'Pour renvoyer des soldats, il faut dire combien quittent chaque unité.';
        case 'no-single-unit':
          return 'Un transfert prend des troupes d’une seule unité.';
        case 'nobody-goes-home':
          return 'Chaque unité nommée renvoie au moins un point.';
      }
    },
    'GM-REAC-01': (facts, { name }) => {
      if (facts.fault === 'declined') return 'Qui laisse passer le personnage ne nomme ni caractéristique ni aide.';
      return facts.by === null
        ? `Il y faut une caractéristique (${name(facts.mode)}).`
        : `Cela ne se fait pas ainsi (${name(facts.mode)}, ${name(facts.by)}).`;
    },
    'GM-SIEG-02': () => 'Le siège peut être mis depuis plusieurs lieux ; il faut en nommer un.',
    'GM-TRAD-02': () => 'Un échange doit contenir au moins une chose.',
    'GM-TRAD-03': ({ territory }, { name }) =>
      `Il y a une ville à ${name(territory, 'territories')} ; la terre va avec elle, c’est donc la ville qu’on offre.`,
    'GM-TRAD-11': () => 'Des renseignements ne sont ni donnés ni reçus par le joueur dont ils parlent.',
  },
  'bad-target': {
    'GM-BATT-08': noCity,
    'GM-SIEG-01': noCity,
    'GM-EXTN-01': noRival,
    'GM-TRAD-02': noRival,
    'GM-TRAD-13': noRival,
    'GM-PERS-01': ({ character, player }, { name }) => `${name(character)} n’est pas un personnage vivant d’un rival ${of(player)}.`,
  },
};

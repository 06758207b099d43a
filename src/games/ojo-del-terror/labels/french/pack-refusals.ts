import { own } from '../../../../core/data/own.js';
import { withMinus } from '../../../../core/data/with-minus.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import type { packRefusals } from '../../refusals/packs.js';

const measures = {
  baseDefence: 'la Défense de base',
  resources: 'le nombre de symboles de Ressources',
  inhabitants: 'le nombre d’habitants',
  points: 'le nombre de points',
};
const lists: Readonly<Record<string, string>> = {
  gods: 'les dieux',
  kinds: 'les sortes d’habitants',
  warbands: 'les bandes',
  sectors: 'les secteurs',
  subsectors: 'les sous-secteurs',
  planets: 'les planètes',
};
const missing: Readonly<Record<string, string>> = {
  god: 'de dieu',
  kind: 'de sorte d’habitants',
  sector: 'de secteur',
  subsector: 'de sous-secteur',
  planet: 'de planète',
};
/** Where a sector or a world lies. */
export const onSide = { eye: 'dans l’Œil', outer: 'hors de l’Œil' };

/** What is wrong with a pack of content, in French. */
export const packs: RefusalsIn<typeof packRefusals> = {
  'pack-bad-home': {
    'ET-VAL-13': (facts) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} est le monde natal ${withMinus(facts.home)} ; les mondes natals se numérotent de 0 à ${facts.homes - 1}.`;
        case 'twice':
          return `Le monde natal ${facts.home} figure deux fois.`;
        case 'in-the-eye':
          return `Le monde natal ${facts.id} n’est pas hors de l’Œil.`;
        case 'inhabited':
          return `Le monde natal ${facts.id} est habité.`;
      }
    },
  },
  'pack-bad-link': {
    'ET-VAL-06': (facts) =>
      facts.fault === 'to-itself'
        ? `Le sous-secteur ${facts.a} figure comme adjacent à lui-même.`
        : `Les sous-secteurs ${facts.a} et ${facts.b} figurent deux fois comme adjacents.`,
  },
  'pack-bad-start-table': {
    'ET-VAL-14': (facts, { count }) => {
      switch (facts.fault) {
        case 'no-number-of-players':
          return `« ${facts.row} » n’est pas un nombre de joueurs de 2 à 12.`;
        case 'wrong-length':
          return `La ligne pour ${count(facts.players, 'joueur', 'joueurs')} nomme ${count(facts.seats, 'monde natal', 'mondes natals')}.`;
        case 'home-twice':
          return `La ligne ${facts.row} nomme deux fois un monde natal.`;
        case 'unknown-home':
          return `La ligne ${facts.row} nomme le monde natal ${withMinus(facts.home)}, qui n’existe pas.`;
      }
    },
  },
  'pack-duplicate-id': { 'ET-VAL-01': ({ list, id }) => `« ${id} » figure deux fois parmi ${own<string>(lists, list) ?? list}.` },
  'pack-links-disagree-with-cells': {
    'ET-VAL-08': (facts) => {
      switch (facts.fault) {
        case 'no-cells':
          return `Le sous-secteur ${facts.id} n’a pas de cases, alors que d’autres en ont.`;
        case 'cell-twice':
          return `La case ${facts.cell} appartient à la fois aux sous-secteurs ${facts.other} et ${facts.id}.`;
        case 'no-edge':
          return `Les sous-secteurs ${facts.a} et ${facts.b} figurent comme adjacents, mais n’ont aucun côté commun.`;
        case 'no-link':
          return `Les sous-secteurs ${facts.a} et ${facts.b} ont un côté commun, mais ne figurent pas comme adjacents.`;
      }
    },
  },
  'pack-map-disconnected': {
    'ET-VAL-07': ({ from, cutOff }, { list }) => `Sans chemin depuis le sous-secteur ${from} : ${list(cutOff)}.`,
  },
  'pack-missing-side': { 'ET-VAL-05': ({ side }) => `Il n’y a aucun secteur ${onSide[side]}.` },
  'pack-no-gate': { 'ET-VAL-09': () => 'Aucune paire de sous-secteurs adjacents ne franchit la Frontière par une porte.' },
  'pack-number-out-of-range': {
    'ET-VAL-10': ({ what, id, min, max, value }) =>
      `Pour « ${id} », ${measures[what]} doit être un entier de ${min} à ${max} ; c’est ${withMinus(value)}.`,
  },
  'pack-sacred-rank': { 'ET-VAL-12': ({ id, sacred }) => `Le monde ${id} est sacré pour ${sacred}, qui est un dieu mineur.` },
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts, { count }) =>
      facts.fault === 'no-major-god'
        ? 'Il n’y a aucun dieu majeur.'
        : `${facts.id} a ${count(facts.outer, 'monde sacré', 'mondes sacrés')} hors de l’Œil et ${facts.eye} dedans ; il en faut trois, dont un au moins de chaque côté.`,
  },
  'pack-sector-empty': { 'ET-VAL-04': ({ id }) => `Le secteur ${id} n’a aucun sous-secteur.` },
  'pack-subsector-too-small': {
    'ET-VAL-03': ({ id, planets }, { count }) =>
      `Le sous-secteur ${id} a ${count(planets, 'planète', 'planètes')} ; il en faut deux ou plus.`,
  },
  'pack-too-few-warbands': {
    'ET-VAL-15': ({ warbands, needed }, { count }) =>
      `Le paquet a ${count(warbands, 'bande', 'bandes')} pour ${count(needed, 'joueur', 'joueurs')} au plus.`,
  },
  'pack-unknown-deed': {
    'ET-VAL-16': (facts) =>
      facts.fault === 'unknown' ? `Il n’y a pas d’exploit « ${facts.id} ».` : `L’exploit « ${facts.id} » figure deux fois.`,
  },
  'pack-unknown-reference': {
    'ET-VAL-02': (facts) =>
      facts.fault === 'unknown-id'
        ? `Le paquet n’a pas ${own<string>(missing, facts.what) ?? facts.what} « ${facts.id} ».`
        : `« ${facts.id} » ne peut pas être le nom d’un dieu : il désigne les bandes qui n’en ont pas.`,
  },
};

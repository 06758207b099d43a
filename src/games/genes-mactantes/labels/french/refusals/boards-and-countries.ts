import { withMinus } from '../../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import { illFormedInFrench } from '../../../../../core/words/french.js';
import type { configurationRefusals } from '../../../refusals/configuration.js';
import type { countryRefusals } from '../../../refusals/countries.js';
import type { Refusals } from '../../../refusals/index.js';
import type { mapRefusals } from '../../../refusals/maps.js';
import { of } from '../phrases.js';

type Codes = keyof typeof configurationRefusals | keyof typeof countryRefusals | keyof typeof mapRefusals;

const orIllFormed = /* @__PURE__ */ orIllFormedIn(illFormedInFrench);

/** What a game, its map and its countries must be like, in French. */
export const boardsAndCountries: Pick<RefusalsIn<Refusals>, Codes> = {
  'bad-config': {
    'GM-CFG-03': /* @__PURE__ */ orIllFormed(({ player }: { readonly player: string }) => `Aucun joueur ne peut s’appeler « ${player} ».`),
  },
  'duplicate-player': { 'GM-CFG-01': () => 'Deux joueurs portent le même nom.' },
  'kinds-invalid': {
    'GM-KIND-02': () => 'Chaque sorte de catastrophe a besoin d’un signe à elle, et l’une au moins doit pouvoir frapper partout.',
  },
  'too-few-players': {
    'GM-CFG-01': ({ players }, { count }) => `On joue de deux à dix ; il y a ici ${count(players, 'joueur', 'joueurs')}.`,
  },
  'too-many-players': {
    'GM-CFG-01': ({ players }, { count }) => `On joue de deux à dix ; il y a ici ${count(players, 'joueur', 'joueurs')}.`,
  },

  'army-mismatch': {
    'GM-DEPL-02': ({ army, placed }, { count }) =>
      `L’Armée a ${count(army, 'point', 'points')}, à déployer tous et pas un de plus ; points déployés : ${withMinus(placed)}.`,
  },
  'bad-capital': {
    'GM-CREA-09': ({ territory, player }, { name }) =>
      `${player} n’a aucune ville à ${name(territory, 'territories')} ; la capitale est l’une des villes du pays.`,
  },
  'bad-character': { 'GM-CREA-03': () => 'Les valeurs d’un personnage vont de 0 à 3, et l’une au moins est de 1 ou plus.' },
  'bad-characteristic': {
    'GM-CREA-02': ({ characteristic, value }, { name }) => `${name(characteristic)} : de 0 à 10, et non ${withMinus(value)}.`,
  },
  'bad-city-site': {
    'GM-CREA-07': ({ territory }, { name }) =>
      `Aucune ville nouvelle n’est possible à ${name(territory, 'territories')} : il faut une terre à soi qui n’en ait pas.`,
    'GM-SACT-02': () => 'Seules les trois premières villes du pays peuvent recevoir des murailles, une fois chacune.',
  },
  'bad-location': {
    'GM-CREA-10': ({ name: person, territory }, { name }) =>
      `${person} ne peut pas commencer à ${name(territory, 'territories')} : le personnage principal commence dans une ville du pays, les autres sur ses terres.`,
  },
  'bad-name': {
    'GM-CREA-07': ({ name }) => `Une ville a besoin d’un nom qu’aucune autre ne porte ; « ${name} » ne convient pas.`,
    'GM-CREA-11': ({ fault }) =>
      fault === 'character' ? 'Un personnage a besoin d’un nom et d’une charge.' : 'Un pays a besoin d’un nom.',
    'GM-FOUN-01': ({ name }) => `Une ville a besoin d’un nom qu’aucune autre ne porte ; « ${name} » ne convient pas.`,
    'GM-PROM-08': () => 'Une charge ne peut pas rester sans nom.',
  },
  'bad-placement': {
    'GM-DEPL-03': ({ kind, territory }, { name }) =>
      `On ne peut rien déployer ainsi (${name(kind)} à ${name(territory, 'territories')}) : les garnisons vont dans les villes du pays, les autres troupes sur ses terres ou sur les mers qui les bordent, une fois chacune.`,
  },
  'country-taken': { 'GM-DRAFT-02': ({ country }, { name }) => `Quelqu’un a déjà choisi ${name(country, 'countries')}.` },
  'over-budget': {
    'GM-CREA-01': ({ cost, points }, { count }) =>
      `Ce pays coûte ${count(cost, 'point', 'points')} ; il n’y en a que ${points} à dépenser.`,
  },
  'principal-required': { 'GM-CREA-05': () => 'Si un pays a des personnages, l’un d’eux, et un seul, est le personnage principal.' },
  'unknown-country': { 'GM-DRAFT-02': ({ country }) => `Il n’y a pas de pays « ${country} » sur cette carte.` },

  'bad-edge-barrier': {
    'GM-BOARD-03': ({ a, b }, { name, row }) =>
      `${row([a, b].map((id) => name(id, 'territories')))} ne se touchent pas : rien ne peut être entre les deux.`,
  },
  'map-bad-edge': {
    'GM-MAPV-04': ({ a, b }, { name, row }) =>
      `Un voisinage joint deux territoires différents de la carte, et chaque paire une seule fois ; ce n’est pas le cas ici : ${row([a, b].map((id) => name(id, 'territories')))}.`,
  },
  'map-bad-feature': {
    'GM-MAPV-03': (facts, { name }) =>
      facts.fault === 'unknown'
        ? `Il ne peut pas y avoir « ${facts.feature} » à ${name(facts.territory, 'territories')} : aucun relief ne s’appelle ainsi.`
        : `${name(facts.territory, 'territories')} est une mer, et les mers n’ont pas de relief.`,
  },
  'map-city-count': {
    'GM-MAPV-10': ({ country, cities }, { name, count }) =>
      `Un pays a trois villes ; ${name(country, 'countries')} a ${count(cities, 'ville', 'villes')}.`,
  },
  'map-city-name': { 'GM-MAPV-12': () => 'Chaque ville a besoin d’un nom qu’aucune autre ne porte.' },
  'map-city-place': {
    'GM-MAPV-11': ({ country }, { name }) =>
      `Les villes ${of(name(country, 'countries'))} doivent être dans trois territoires différents de ce pays.`,
  },
  'map-country-count': {
    'GM-MAPV-06': ({ players, countries }, { count }) =>
      `Une carte pour ${count(players, 'joueur', 'joueurs')} a autant de pays différents, et non ${countries}.`,
  },
  'map-country-too-small': {
    'GM-MAPV-09': ({ country, territories }, { name, count }) =>
      `${name(country, 'countries')} a ${count(territories, 'territoire', 'territoires')} ; un pays en a au moins trois.`,
  },
  'map-disconnected': {
    'GM-MAPV-05': ({ reached, territories }, { count }) =>
      `Sur ${count(territories, 'territoire', 'territoires')}, on n’en atteint ${reached === 1 ? 'qu’un' : `que ${reached}`} depuis le premier sans franchir de falaise.`,
  },
  'map-duplicate-id': {
    'GM-MAPV-01': (facts) => {
      switch (facts.fault) {
        case 'unusable':
          return 'Chaque territoire a besoin d’un signe qui ne soit pas vide.';
        case 'personal':
          return `« ${facts.territory} » est un signe de personnage ; un territoire en a besoin d’un autre.`;
        case 'twice':
          return `Deux territoires portent le signe « ${facts.territory} ».`;
      }
    },
  },
  'map-sea-owned': {
    'GM-MAPV-08': ({ territory }, { name }) => `${name(territory, 'territories')} est une mer, et les mers ne sont à aucun pays.`,
  },
  'map-shared-land': {
    'GM-MAPV-07': ({ territory, owners }, { name, count }) =>
      `${name(territory, 'territories')} est à ${count(owners, 'pays', 'pays')} ; une terre n’est qu’à un seul.`,
  },
  'map-size': {
    'GM-MAPV-02': ({ players, least, land }, { count }) =>
      `Une carte pour ${count(players, 'joueur', 'joueurs')} a de ${least} à 200 territoires de terre, et non ${land}.`,
  },
  'map-unassigned-land': {
    'GM-MAPV-07': ({ fault, territory }, { name }) =>
      fault === 'nobodys'
        ? `${name(territory, 'territories')} n’est à aucun pays ; toute terre est à l’un d’eux.`
        : `Un pays nomme « ${territory} », qui n’est pas une terre de cette carte.`,
  },
};

import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInFrench } from '../../../../core/words/french.js';
import type { Refusals } from '../../refusals/index.js';
import { of } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInFrench);
const measures = { baseDefence: 'La Défense de base', resources: 'Les ressources', inhabitants: 'Les habitants', points: 'Les points' };
const onSide = { eye: 'dans l’Œil', outer: 'hors de l’Œil' };

/** What the game says no with, in French. */
export const refusals: RefusalsIn<Refusals> = {
  'already-committed': { 'ET-SHEET-01': ({ player, turn }) => `${player} a déjà remis sa feuille du tour ${turn}.` },
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }, { count }) =>
      `Il faut nommer ${count(wanted, 'lieutenant', 'lieutenants')}, sans répétition ; ${named} ${named < 2 ? 'est nommé' : 'sont nommés'}.`,
  },
  'invalid-lieutenant': { 'ET-LIEU-02': ({ lieutenant }) => `« ${lieutenant} » n’est pas un autre joueur de la partie.` },
  'no-such-claim': { 'ET-REF-02': ({ claimant, deed }, { name }) => `${claimant} n’annonce pas l’exploit « ${name(deed)} » ce tour-ci.` },
  'not-committed': { 'ET-SHEET-07': ({ player }) => `La feuille ${of(player)} est encore ouverte.` },
  'unknown-warband': { 'ET-WAR-01': ({ warband }) => `Il n’y a pas de bande « ${warband} ».` },
  'warband-taken': { 'ET-WAR-01': ({ warband, holder }, { name }) => `La bande ${name(warband)} est déjà menée par ${holder}.` },

  'config-fixed-warbands': {
    'ET-CFG-05': orIllFormed(
      ({ players }: { readonly players: number }) =>
        `Les bandes fixées doivent être au nombre de ${players}, une par siège, existantes et sans répétition.`,
    ),
  },
  'config-no-start-row': {
    'ET-CFG-03': ({ players }, { count }) => `La table de départ du paquet n’a pas de ligne pour ${count(players, 'joueur', 'joueurs')}.`,
  },
  'config-option': {
    'ET-CFG-06': (facts, say) => {
      if (!('fault' in facts)) return illFormedInFrench(facts);
      switch (facts.fault) {
        case 'turns':
          return `Une partie dure de 2 à 20 tours, et non ${facts.turns}.`;
        case 'doubled-turns':
          return `De 0 à ${facts.turns} tours peuvent compter double, et non ${facts.doubledTurns}.`;
        case 'no-kind':
          return 'Au moins une sorte d’habitants doit compter pour le recrutement de force.';
        case 'unknown-kind':
          return `Le paquet n’a pas la sorte d’habitants « ${facts.unknown} ».`;
        case 'lieutenants':
          return `À ${say.count(facts.players, 'joueur', 'joueurs')}, on peut nommer de 0 à ${say.count(facts.most, 'lieutenant', 'lieutenants')}, et non ${facts.lieutenants}.`;
      }
    },
  },
  'config-pack': {
    'ET-CFG-02': (facts, { count }) =>
      'pack' in facts ? `Le paquet ${facts.pack} a ${count(facts.faults, 'défaut', 'défauts')} : ${facts.first}` : illFormedInFrench(facts),
  },
  'config-players': {
    'ET-CFG-01': (facts) =>
      'referee' in facts
        ? `On joue de 2 à 12, sous des noms différents dont aucun n’est ${facts.referee} ; nombre reçu : ${facts.players}.`
        : illFormedInFrench(facts),
  },
  'config-too-few-warbands': {
    'ET-CFG-04': ({ warbands, players }, { count }) =>
      `Le paquet a ${count(warbands, 'bande', 'bandes')} pour ${count(players, 'joueur', 'joueurs')}.`,
  },

  'alliance-too-small': {
    'ET-ALLY-01': ({ members }, { count }) => `Une alliance a au moins deux membres ; celle-ci a ${count(members, 'membre', 'membres')}.`,
  },
  'alliance-without-self': { 'ET-ALLY-02': ({ player }) => `${player} n’est pas parmi les membres de sa propre alliance.` },
  'ally-out-of-reach': { 'ET-ALLY-04': ({ ally, planet }, { name }) => `${name(planet)} est hors de portée pour ${ally}.` },
  'ally-owns-target': { 'ET-ALLY-03': ({ ally, planet }, { name }) => `${name(planet)} est à ${ally}, qui est dans l’alliance.` },
  'bad-count': {
    'ET-DEF-03': ({ count }) => `On défend une planète un nombre entier de fois, une au moins ; pas ${count}.`,
    'ET-INV-04': ({ count }) => `On envahit une planète un nombre entier de fois, une au moins ; pas ${count}.`,
    'ET-SEC-03': ({ count }) => `On défend un secteur un nombre entier de fois, une au moins ; pas ${count}.`,
  },
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }) =>
      beneficiary === ''
        ? 'Il n’est pas dit quel membre de l’alliance recevra la planète.'
        : `« ${beneficiary} » recevrait la planète sans être membre de l’alliance.`,
  },
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }, { name, list }) => `${name(deed)} : exploit déjà accompli au tour ${turn} par ${list(by)}.`,
  },
  'deed-not-eligible': {
    'ET-CLAIM-03': ({ deed, player, creed }, { name }) => `${name(deed)} n’est pas ouvert à ${player} (culte : ${name(creed)}).`,
  },
  'deed-parameters': {
    'ET-CLAIM-05': ({ field, side }, { name }) => `« ${name(field)} » : il faut nommer une planète ${onSide[side]}.`,
    'ET-CLAIM-06': (facts, { name, list }) => {
      switch (facts.fault) {
        case 'sector':
          return 'Il faut nommer un secteur de l’Œil.';
        case 'god':
          return facts.gods.length === 0
            ? `Aucun dieu majeur n’a de monde sacré dans le secteur ${name(facts.sector)}.`
            : `Il faut nommer un dieu majeur qui a un monde sacré dans le secteur ${name(facts.sector)} : ${list(facts.gods, 'or')}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }, { list }) => `Il faut nommer un des dieux majeurs : ${list(majorGods, 'or')}.`,
  },
  'duplicate-claim': { 'ET-CLAIM-04': ({ deed }, { name }) => `La feuille annonce déjà ${name(deed)}.` },
  'duplicate-target': {
    'ET-DEF-04': ({ planet }, { name }) => `La feuille défend déjà ${name(planet)} ; augmentez le nombre de cet ordre.`,
    'ET-INV-05': ({ planet }, { name }) => `La feuille envahit déjà ${name(planet)} ; augmentez le nombre de cet ordre.`,
    'ET-SEC-04': ({ sector }, { name }) => `La feuille défend déjà le secteur ${name(sector)} ; augmentez le nombre de cet ordre.`,
    'ET-TRADE-02': ({ side }, { name }) => `L’échange nomme deux fois une planète (${name(side)}).`,
  },
  'killer-not-member': { 'ET-ALLY-05': ({ killer }) => `« ${killer} » tuerait en premier sans être membre de l’alliance.` },
  'no-access': {
    'ET-DEF-02': ({ player, planet }, { name }) =>
      `${player} ne contrôle aucune planète dans le sous-secteur où se trouve ${name(planet)} ni dans un sous-secteur adjacent.`,
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} ne contrôle aucune planète dans le sous-secteur où se trouve ${name(planet)} ni dans un sous-secteur adjacent.`,
  },
  'no-crossing': {
    'ET-INV-12': ({ player, planet }, { name }) =>
      `${player} n’a aucune planète juste de l’autre côté de la Frontière, face à ${name(planet)}.`,
  },
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }, { name }) => `${player} ne contrôle pas ${name(planet)}.`,
    'ET-TRADE-03': ({ player, planet }, { name }) => `${player} ne contrôle pas ${name(planet)}.`,
  },
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }, { count }) =>
      `Cet ordre coûte ${count(cost, 'action', 'actions')} ; il en reste ${left} à ${player}.`,
  },
  'own-planet': { 'ET-INV-02': ({ player, planet }, { name }) => `${player} contrôle déjà ${name(planet)}.` },
  'partner-does-not-control': { 'ET-TRADE-03': ({ partner, planet }, { name }) => `${partner} ne contrôle pas ${name(planet)}.` },
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }, { name }) => `La feuille remet déjà ${name(planet)}.`,
    'ET-TRADE-04': ({ planet }, { name }) => `La feuille remet déjà ${name(planet)}.`,
  },
  'raid-outer-only': {
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} n’a pas de planète et ne peut razzier que des mondes extérieurs ; ${name(planet)} est dans l’Œil.`,
  },
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }, { name }) =>
      `${player} n’a pas de planète et ne peut pas razzier le secteur ${name(sector)} : un seul joueur le tient en entier.`,
  },
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }, { name, count }) =>
      `${player} ne contrôle pas en entier le secteur ${name(sector)}, qui a ${count(planets, 'planète', 'planètes')}.`,
  },
  'self-transfer': {
    'ET-CEDE-02': ({ player }) => `${player} ne peut pas se céder une planète à soi-même.`,
    'ET-TRADE-01': ({ player }) => `${player} ne peut pas échanger avec soi-même.`,
  },
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }, { name }) => `Dans un échange, les deux côtés donnent des planètes ; il en manque un (${name(side)}).`,
  },
  'unknown-deed': { 'ET-CLAIM-01': ({ deed }) => `Il n’y a pas d’exploit « ${deed} ».` },
  'unknown-order': {
    'ET-SHEET-03': ({ type }) => `Il n’y a pas d’ordre « ${type} ».`,
    'ET-SHEET-05': ({ orders, index }, { count }) =>
      `La feuille a ${count(orders, 'ordre', 'ordres')}, qui se comptent à partir de 0 ; aucun ne porte le numéro ${index}.`,
  },
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }) => `Il n’y a pas de planète « ${planet} ».`,
    'ET-DEF-01': ({ planet }) => `Il n’y a pas de planète « ${planet} ».`,
    'ET-INV-01': ({ planet }) => `Il n’y a pas de planète « ${planet} ».`,
    'ET-TRADE-02': ({ side }, { name }) => `L’échange nomme une planète qui n’existe pas (${name(side)}).`,
  },
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }) => `« ${stranger} » ne participe pas à cette partie.`,
    'ET-CEDE-02': ({ to }) => `« ${to} » ne participe pas à cette partie.`,
    'ET-TRADE-01': ({ partner }) => `« ${partner} » ne participe pas à cette partie.`,
  },
  'unknown-sector': { 'ET-SEC-01': ({ sector }) => `Il n’y a pas de secteur « ${sector} ».` },
  'warlord-not-member': { 'ET-ALLY-07': ({ warlord }) => `« ${warlord} » n’est pas un autre membre de l’alliance.` },
  'warlord-without-alliance': { 'ET-ALLY-06': () => 'On ne peut reconnaître comme Seigneur de Guerre qu’un allié.' },

  'pack-bad-home': {
    'ET-VAL-13': (facts) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} est le monde natal ${facts.home} ; les mondes natals se numérotent de 0 à ${facts.homes - 1}.`;
        case 'twice':
          return `Le monde natal ${facts.home} est donné deux fois.`;
        case 'in-the-eye':
          return `Le monde natal ${facts.id} n’est pas hors de l’Œil.`;
        case 'inhabited':
          return `Le monde natal ${facts.id} est habité.`;
      }
    },
  },
  'pack-bad-link': {
    'ET-VAL-06': (facts) =>
      facts.fault === 'to-itself' ? `${facts.a} est relié à lui-même.` : `${facts.a} et ${facts.b} sont reliés deux fois.`,
  },
  'pack-bad-start-table': {
    'ET-VAL-14': (facts, { count }) => {
      switch (facts.fault) {
        case 'no-number-of-players':
          return `${facts.row} n’est pas un nombre de joueurs de 2 à 12.`;
        case 'wrong-length':
          return `La ligne pour ${count(facts.players, 'joueur', 'joueurs')} donne ${count(facts.seats, 'monde natal', 'mondes natals')}.`;
        case 'home-twice':
          return `La ligne ${facts.row} donne deux fois un monde natal.`;
        case 'unknown-home':
          return `La ligne ${facts.row} donne le monde natal ${facts.home}, qui n’existe pas.`;
      }
    },
  },
  'pack-duplicate-id': { 'ET-VAL-01': ({ list, id }) => `${list} contient deux fois ${id}.` },
  'pack-links-disagree-with-cells': {
    'ET-VAL-08': (facts) => {
      switch (facts.fault) {
        case 'no-cells':
          return `${facts.id} n’a pas de cases, alors que d’autres sous-secteurs en ont.`;
        case 'cell-twice':
          return `La case ${facts.cell} est à la fois de ${facts.other} et de ${facts.id}.`;
        case 'no-edge':
          return `${facts.a} et ${facts.b} sont reliés, mais n’ont aucun côté commun.`;
        case 'no-link':
          return `${facts.a} et ${facts.b} ont un côté commun, mais ne sont pas reliés.`;
      }
    },
  },
  'pack-map-disconnected': { 'ET-VAL-07': ({ from, cutOff }, { list }) => `Depuis ${from}, on n’atteint pas ${list(cutOff, 'or')}.` },
  'pack-missing-side': { 'ET-VAL-05': ({ side }) => `Il n’y a aucun secteur ${onSide[side]}.` },
  'pack-no-gate': { 'ET-VAL-09': () => 'Aucune liaison ne franchit la Frontière par une porte.' },
  'pack-number-out-of-range': {
    'ET-VAL-10': ({ what, id, min, max, value }) => `${measures[what]} (${id}) : un nombre entier de ${min} à ${max} ; pas ${value}.`,
  },
  'pack-sacred-rank': { 'ET-VAL-12': ({ id, sacred }) => `${id} est consacré à ${sacred}, un dieu mineur.` },
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts, { count }) =>
      facts.fault === 'no-major-god'
        ? 'Il n’y a aucun dieu majeur.'
        : `${facts.id} a ${count(facts.outer, 'monde sacré', 'mondes sacrés')} hors de l’Œil et ${facts.eye} dedans ; il en faut trois, des deux côtés.`,
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
    'ET-VAL-16': (facts) => (facts.fault === 'unknown' ? `Il n’y a pas d’exploit ${facts.id}.` : `L’exploit ${facts.id} y est deux fois.`),
  },
  'pack-unknown-reference': {
    'ET-VAL-02': (facts) =>
      facts.fault === 'unknown-id'
        ? `Le paquet n’a pas « ${facts.id} » (${facts.what}).`
        : `« ${facts.id} » ne peut pas être le nom d’un dieu : il désigne les bandes qui n’en ont pas.`,
  },
};

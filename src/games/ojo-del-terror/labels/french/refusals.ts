import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInFrench } from '../../../../core/words/french.js';
import type { Refusals } from '../../refusals/index.js';
import { worshipped } from '../../refusals/orders.js';
import { onSide, packs } from './pack-refusals.js';
import { of } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInFrench);

/** What the game says no with, in French. */
export const refusals: RefusalsIn<Refusals> = {
  'already-committed': { 'ET-SHEET-01': ({ player, turn }) => `${player} a déjà remis sa feuille du tour ${turn}.` },
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }, { count }) =>
      `Il faut nommer ${count(wanted, 'lieutenant', 'lieutenants')}, sans répétition ; on en a nommé ${named}.`,
  },
  'invalid-lieutenant': { 'ET-LIEU-02': ({ lieutenant }) => `« ${lieutenant} » n’est pas un autre joueur de la partie.` },
  'no-such-claim': { 'ET-REF-02': ({ claimant, deed }, { name }) => `${claimant} n’annonce pas l’exploit « ${name(deed)} » ce tour-ci.` },
  'not-committed': { 'ET-SHEET-07': ({ player }) => `${player} n’a pas encore remis sa feuille.` },
  'unknown-warband': { 'ET-WAR-01': ({ warband }) => `Il n’y a pas de bande « ${warband} ».` },
  'warband-taken': {
    'ET-WAR-01': ({ warband, holder }, { name }) => `La bande ${name(warband, 'warbands')} est déjà menée par ${holder}.`,
  },

  'config-fixed-warbands': {
    'ET-CFG-05': orIllFormed(
      ({ players }: { readonly players: number }) =>
        `Si les bandes sont fixées, on nomme pour chaque place une bande qui existe, aucune deux fois : ${players} en tout.`,
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
          return `Une partie dure de 2 à 20 tours, et non ${withMinus(facts.turns)}.`;
        case 'doubled-turns':
          return `De 0 à ${withMinus(facts.turns)} tours peuvent compter double, et non ${withMinus(facts.doubledTurns)}.`;
        case 'no-kind':
          return 'Au moins une sorte d’habitants doit compter pour l’exploit « Recrutement de force ».';
        case 'unknown-kind':
          return `Le paquet n’a pas la sorte d’habitants « ${facts.unknown} ».`;
        case 'lieutenants':
          return `À ${say.count(facts.players, 'joueur', 'joueurs')}, on peut nommer de 0 à ${say.count(facts.most, 'lieutenant', 'lieutenants')}, et non ${withMinus(facts.lieutenants)}.`;
      }
    },
  },
  'config-pack': {
    'ET-CFG-02': (facts, { count }) =>
      'pack' in facts ? `Le paquet « ${facts.pack} » a ${count(facts.faults, 'défaut', 'défauts')}.` : illFormedInFrench(facts),
  },
  'config-players': {
    'ET-CFG-01': (facts) =>
      'referee' in facts
        ? `De 2 à 12 joueurs participent, sous des noms différents dont aucun n’est « ${facts.referee} » ; joueurs nommés : ${facts.players}.`
        : illFormedInFrench(facts),
  },
  'config-too-few-warbands': {
    'ET-CFG-04': ({ warbands, players }, { count }) =>
      `Le paquet a ${count(warbands, 'bande', 'bandes')} pour ${count(players, 'joueur', 'joueurs')}.`,
  },

  'alliance-too-small': {
    'ET-ALLY-01': ({ members }, { count }) => `Une alliance a au moins deux membres ; celle-ci a ${count(members, 'membre', 'membres')}.`,
  },
  'alliance-without-self': { 'ET-ALLY-02': ({ player }) => `${player} n’est pas parmi les membres de l’alliance que l’ordre nomme.` },
  'ally-out-of-reach': {
    'ET-ALLY-04': ({ ally, planet }, { name }) => `${ally} est membre de l’alliance et n’atteint pas ${name(planet, 'planets')}.`,
  },
  'ally-owns-target': {
    'ET-ALLY-03': ({ ally, planet }, { name }) => `${ally} est membre de l’alliance et contrôle déjà ${name(planet, 'planets')}.`,
  },
  'bad-count': {
    'ET-DEF-03': ({ count }) => `On défend une planète un nombre entier de fois, une au moins, et non ${withMinus(count)}.`,
    'ET-INV-04': ({ count }) => `On envahit une planète un nombre entier de fois, une au moins, et non ${withMinus(count)}.`,
    'ET-SEC-03': ({ count }) => `On défend un secteur un nombre entier de fois, une au moins, et non ${withMinus(count)}.`,
  },
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }) =>
      beneficiary === ''
        ? 'Il reste à dire pour quel membre de l’alliance sera la planète.'
        : `La planète ne peut pas être pour « ${beneficiary} », qui n’est pas membre de l’alliance.`,
  },
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }, { name, row }) => `L’exploit « ${name(deed)} » a déjà été accompli au tour ${turn} par ${row(by)}.`,
  },
  'deed-not-eligible': {
    'ET-CLAIM-03': (facts, say) =>
      `La bande ${of(facts.player)} ne peut pas annoncer l’exploit « ${say.name(facts.deed)} » (consécration : ${worshipped(facts, say)}).`,
  },
  'deed-parameters': {
    'ET-CLAIM-05': ({ side }) => `Il faut nommer un monde ${onSide[side]}.`,
    'ET-CLAIM-06': (facts, { name, list }) => {
      switch (facts.fault) {
        case 'sector':
          return 'Il faut nommer un secteur de l’Œil.';
        case 'god':
          return facts.gods.length === 0
            ? `Aucun dieu majeur n’a de monde sacré dans le secteur ${name(facts.sector, 'sectors')} : il ne faut en nommer aucun.`
            : `Il faut nommer un dieu majeur qui a un monde sacré dans le secteur ${name(facts.sector, 'sectors')} : ${list(facts.gods, 'or', 'gods')}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }, { list }) => `Il faut nommer un des dieux majeurs : ${list(majorGods, 'or', 'gods')}.`,
  },
  'duplicate-claim': { 'ET-CLAIM-04': ({ deed }, { name }) => `La feuille annonce déjà l’exploit « ${name(deed)} ».` },
  'duplicate-target': {
    'ET-DEF-04': ({ planet }, { name }) =>
      `La feuille a déjà un ordre de défendre ${name(planet, 'planets')} ; rayez-le pour en écrire un avec un nombre plus grand.`,
    'ET-INV-05': ({ planet }, { name }) =>
      `La feuille a déjà un ordre d’envahir ${name(planet, 'planets')} ; rayez-le pour en écrire un avec un nombre plus grand.`,
    'ET-SEC-04': ({ sector }, { name }) =>
      `La feuille a déjà un ordre de défendre le secteur ${name(sector, 'sectors')} ; rayez-le pour en écrire un avec un nombre plus grand.`,
    'ET-TRADE-02': ({ side }, { name }) => `L’échange nomme deux fois la même planète (${name(side, 'words')}).`,
  },
  'killer-not-member': { 'ET-ALLY-05': ({ killer }) => `« ${killer} » ne peut pas tuer en premier : il faut être membre de l’alliance.` },
  'no-access': {
    'ET-DEF-02': ({ player, planet }, { name }) =>
      `${player} ne contrôle aucune planète dans le sous-secteur où se trouve ${name(planet, 'planets')} ni dans un sous-secteur adjacent.`,
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} ne contrôle aucune planète dans le sous-secteur où se trouve ${name(planet, 'planets')} ni dans un sous-secteur adjacent.`,
  },
  'no-crossing': {
    'ET-INV-12': ({ player, planet }, { name }) =>
      `${player} n’a aucune planète d’où envahir ${name(planet, 'planets')} à travers la Frontière.`,
  },
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }, { name }) => `${player} ne contrôle pas ${name(planet, 'planets')}.`,
    'ET-TRADE-03': ({ player, planet }, { name }) => `${player} ne contrôle pas ${name(planet, 'planets')}.`,
  },
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }, { count }) =>
      `Cet ordre coûte ${count(cost, 'action', 'actions')} ; il en reste ${left} à ${player}.`,
  },
  'own-planet': { 'ET-INV-02': ({ player, planet }, { name }) => `${player} contrôle déjà ${name(planet, 'planets')}.` },
  'partner-does-not-control': {
    'ET-TRADE-03': ({ partner, planet }, { name }) => `${partner} ne contrôle pas ${name(planet, 'planets')}.`,
  },
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }, { name }) => `La planète ${name(planet, 'planets')} est déjà promise par un autre ordre de la feuille.`,
    'ET-TRADE-04': ({ planet }, { name }) => `La planète ${name(planet, 'planets')} est déjà promise par un autre ordre de la feuille.`,
  },
  'raid-outer-only': {
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} n’a pas de planète et ne peut faire d’incursions que contre des mondes extérieurs ; ${name(planet, 'planets')} est dans l’Œil.`,
  },
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }, { name }) =>
      `${player} n’a pas de planète et ne peut pas faire d’incursions dans le secteur ${name(sector, 'sectors')} : un autre joueur le contrôle en entier.`,
  },
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }, { name, count }) =>
      `${player} ne contrôle pas en entier le secteur ${name(sector, 'sectors')}, qui a ${count(planets, 'planète', 'planètes')}.`,
  },
  'self-transfer': {
    'ET-CEDE-02': ({ player }) => `${player} ne peut céder de planètes qu’à un autre joueur.`,
    'ET-TRADE-01': ({ player }) => `${player} ne peut échanger de planètes qu’avec un autre joueur.`,
  },
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }, { name }) =>
      `Un échange nomme au moins une planète de chaque côté ; il manque un côté (${name(side, 'words')}).`,
  },
  'unknown-deed': { 'ET-CLAIM-01': ({ deed }) => `Il n’y a pas d’exploit « ${deed} ».` },
  'unknown-order': {
    'ET-SHEET-03': ({ type }) => `Il n’y a pas d’ordre « ${type} ».`,
    'ET-SHEET-05': ({ orders, index }, { count }) =>
      `La feuille a ${count(orders, 'ordre', 'ordres')} ; il n’y a pas d’ordre ${withMinus(index + 1)}.`,
  },
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }) => `Il n’y a pas de planète « ${planet} ».`,
    'ET-DEF-01': ({ planet }) => `Il n’y a pas de planète « ${planet} ».`,
    'ET-INV-01': ({ planet }) => `Il n’y a pas de planète « ${planet} ».`,
    'ET-TRADE-02': ({ side }, { name }) => `L’échange nomme une planète qui n’existe pas (${name(side, 'words')}).`,
  },
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }) => `« ${stranger} » ne participe pas à cette partie.`,
    'ET-CEDE-02': ({ to }) => `« ${to} » ne participe pas à cette partie.`,
    'ET-TRADE-01': ({ partner }) => `« ${partner} » ne participe pas à cette partie.`,
  },
  'unknown-sector': { 'ET-SEC-01': ({ sector }) => `Il n’y a pas de secteur « ${sector} ».` },
  'warlord-not-member': {
    'ET-ALLY-07': ({ warlord }) => `« ${warlord} » ne peut pas être le Seigneur de Guerre : il faut un autre membre de l’alliance.`,
  },
  'warlord-without-alliance': { 'ET-ALLY-06': () => 'Il faut attaquer dans une alliance pour reconnaître un Seigneur de Guerre.' },

  ...packs,
};

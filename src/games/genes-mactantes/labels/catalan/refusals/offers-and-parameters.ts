import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn, RefusalTable } from '../../../../../core/refusals/table.js';
import { coreInCatalan } from '../../../../../core/words/catalan.js';
import type { Refusals } from '../../../refusals/index.js';
import { obstacleIn } from '../../../refusals/obstacles.js';
import type { parameterRefusals } from '../../../refusals/parameters.js';
import type { tradeRefusals } from '../../../refusals/trades.js';
import { at, atFirst, of, ofPlace } from '../phrases.js';
import { ordersAndTroops } from './orders-and-troops.js';

type All = Pick<RefusalsIn<Refusals>, keyof typeof parameterRefusals | keyof typeof tradeRefusals>;

const common = coreInCatalan.refusals['bad-parameter']['CORE-BAD-PARAMETER'];
const noCity: All['bad-target']['GM-SIEG-01'] = ({ territory }, { name }) =>
  `${atFirst(name(territory, 'territories'))} no hi ha cap ciutat d’un altre.`;
const noRival: All['bad-target']['GM-EXTN-01'] = ({ target, player }) => `${target} no és un rival ${of(player)} que siga encara en joc.`;
const obstacles = (): RefusalTable => ({ ...offersAndParameters, ...ordersAndTroops }) as unknown as RefusalTable;
const obstacle = (because: Parameters<typeof obstacleIn>[1], say: Say): string => obstacleIn(obstacles(), because, say);

/** What may be offered, and what every action must say, in Catalan. */
export const offersAndParameters: All = {
  'item-not-negotiable': { 'GM-TRAD-04': () => 'Les accions, les característiques i el Contrapoder no es bescanvien.' },
  'last-city': { 'GM-TRAD-06': ({ giver }) => `${giver} es quedaria sense cap ciutat.` },
  'not-yours': {
    'GM-TRAD-06': (facts, { name, count }) => {
      switch (facts.fault) {
        case 'captive':
          return `${facts.name} és en captivitat, i el seu amo no pot oferir aquest personatge.`;
        case 'not-serving':
          return `${name(facts.character)} no està al servei ${of(facts.giver)}.`;
        case 'not-held':
          return `${facts.giver} no té ${name(facts.character)} en captivitat.`;
        case 'too-few-points':
          return `${facts.giver} hi té ${count(facts.strength, 'punt', 'punts')} (${name(facts.kind)} ${at(name(facts.territory, 'territories'))}), no ${facts.amount}.`;
        case 'no-city':
          return `${facts.giver} no té cap ciutat ${at(name(facts.territory, 'territories'))}.`;
        case 'no-land':
          return `${name(facts.territory, 'territories')} no és terra ${of(facts.giver)}.`;
        case 'no-siege':
          return `${facts.giver} no assetja cap ciutat ${at(name(facts.territory, 'territories'))}.`;
        case 'no-intel':
          return `${facts.giver} no té informació sobre ${facts.against} per donar.`;
      }
    },
    'GM-TRAD-13': ({ character, player }, { name }) => `${name(character)} no està al servei ${of(player)}.`,
  },
  'offer-no-longer-valid': { 'GM-TRAD-05': ({ because }, say) => `Això ja no es pot lliurar: ${obstacle(because, say)}` },
  'offer-open': { 'GM-TRAD-15': ({ player, to }) => `${player} ja té una oferta pendent a ${to}; la pot retirar.` },
  'too-many-offers': {
    'GM-CFG-14': ({ player, made, most }, { count }) =>
      most === 0
        ? 'En aquesta partida no es proposen bescanvis.'
        : `${player} ha fet ${made} ${of(count(most, 'oferta', 'ofertes'))} aquest torn.`,
  },
  'unknown-offer': {
    'GM-TRAD-05': ({ fault, player }) =>
      fault === 'not-received' ? `${player} no té cap oferta així per respondre.` : `${player} no té cap oferta així per retirar.`,
  },

  'bad-parameter': {
    'GM-BATT-02': ({ fault }) =>
      fault === 'no-units' ? 'Una batalla necessita almenys un contingent.' : 'El mateix contingent hi figura dues vegades.',
    'GM-BATT-08': ({ territory }, { name }) =>
      `Aquesta batalla només pot ser un assalt a la ciutat ${ofPlace(name(territory, 'territories'))}.`,
    'GM-BPRO-03': () => 'Qui no pren partit no envia personatges.',
    'GM-CAPT-01': () => 'Per a capturar s’ha de triar entre Diplomàcia i Militarisme.',
    'GM-COMP-02': () => 'Un personatge necessita nom i càrrec.',
    'GM-DEPL-03': () => 'Un contingent té almenys un punt.',
    'GM-ERR-01': (facts, say) => {
      if (!('fault' in facts)) return common(facts, say);
      switch (facts.fault) {
        case 'unknown-character':
          return `No hi ha cap personatge «${facts.character}».`;
        case 'unknown-country':
          return `No hi ha cap país «${facts.country}».`;
        case 'unknown-disaster':
          return `No hi ha cap desastre «${facts.disaster}».`;
        case 'unknown-player':
          return `No hi ha cap jugador «${facts.stranger}».`;
        case 'unknown-territory':
          return `No hi ha cap territori «${facts.territory}».`;
        case 'missing':
          return `Falta alguna cosa per a fer això (${say.name(facts.kind)}): ${say.name(facts.field)}.`;
        case 'surplus':
          return `Sobra alguna cosa per a fer això (${say.name(facts.kind)}): ${say.name(facts.field)}.`;
        case 'army-points':
          return 'Els punts per a l’Exèrcit han de ser 0 o més.';
        case 'character-twice':
          return 'El mateix personatge hi figura dues vegades.';
        case 'no-list-of-units':
          return 'Per a enviar soldats a casa cal indicar quants en deixa cada contingent.';
        case 'no-single-unit':
          return 'Un trasllat pren tropes d’un sol contingent.';
        case 'nobody-goes-home':
          return 'Cada contingent que s’indica envia a casa almenys un punt.';
      }
    },
    'GM-REAC-01': (facts, { name }) => {
      if (facts.fault === 'declined') return 'Qui deixa passar el personatge no indica ni característica ni ajudants.';
      return facts.by === null
        ? `Això necessita una característica (${name(facts.mode)}).`
        : `Això no es fa amb ${name(facts.by)} (${name(facts.mode)}).`;
    },
    'GM-SIEG-02': () => 'El setge es pot posar des de més d’un lloc; cal indicar-ne un.',
    'GM-TRAD-02': () => 'Un bescanvi ha de contenir almenys una cosa.',
    'GM-TRAD-03': ({ territory }, { name }) =>
      `${atFirst(name(territory, 'territories'))} hi ha una ciutat; la terra va amb ella, i per tant s’ofereix la ciutat.`,
    'GM-TRAD-11': () => 'La informació ni la dona ni la rep el jugador de qui tracta.',
  },
  'bad-target': {
    'GM-BATT-08': noCity,
    'GM-SIEG-01': noCity,
    'GM-EXTN-01': noRival,
    'GM-TRAD-02': noRival,
    'GM-TRAD-13': noRival,
    'GM-PERS-01': ({ character, player }, { name }) => `${name(character)} no és un personatge viu d’un rival ${of(player)}.`,
  },
};

import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn, RefusalTable } from '../../../../../core/refusals/table.js';
import { coreInSpanish } from '../../../../../core/words/spanish.js';
import type { Refusals } from '../../../refusals/index.js';
import { obstacleIn } from '../../../refusals/obstacles.js';
import type { parameterRefusals } from '../../../refusals/parameters.js';
import type { tradeRefusals } from '../../../refusals/trades.js';
import { ordersAndTroops } from './orders-and-troops.js';

type All = Pick<RefusalsIn<Refusals>, keyof typeof parameterRefusals | keyof typeof tradeRefusals>;

const common = coreInSpanish.refusals['bad-parameter']['CORE-BAD-PARAMETER'];
const noCity: All['bad-target']['GM-SIEG-01'] = ({ territory }, { name }) =>
  `En ${name(territory, 'territories')} no hay ninguna ciudad ajena.`;
const noRival: All['bad-target']['GM-EXTN-01'] = ({ target, player }) => `${target} no es un rival de ${player} que siga en la partida.`;
const obstacles = (): RefusalTable => ({ ...offersAndParameters, ...ordersAndTroops }) as unknown as RefusalTable;
const obstacle = (because: Parameters<typeof obstacleIn>[1], say: Say): string => obstacleIn(obstacles(), because, say);

/** What may be offered, and what every action must say, in Spanish. */
export const offersAndParameters: All = {
  'item-not-negotiable': { 'GM-TRAD-04': () => 'Las acciones, las características y el Contrapoder no se truecan.' },
  'last-city': { 'GM-TRAD-06': ({ giver }) => `${giver} se quedaría sin ninguna ciudad.` },
  'not-yours': {
    'GM-TRAD-06': (facts, { name, count }) => {
      switch (facts.fault) {
        case 'captive':
          return `${facts.name} está en cautiverio, y su dueño no puede ofrecer ese personaje.`;
        case 'not-serving':
          return `${name(facts.character)} no está al servicio de ${facts.giver}.`;
        case 'not-held':
          return `${facts.giver} no tiene en cautiverio a ${name(facts.character)}.`;
        case 'too-few-points':
          return `${facts.giver} tiene ahí ${count(facts.strength, 'punto', 'puntos')} (${name(facts.kind)} en ${name(facts.territory, 'territories')}), no ${facts.amount}.`;
        case 'no-city':
          return `${facts.giver} no tiene ninguna ciudad en ${name(facts.territory, 'territories')}.`;
        case 'no-land':
          return `${name(facts.territory, 'territories')} no es tierra de ${facts.giver}.`;
        case 'no-siege':
          return `${facts.giver} no asedia ninguna ciudad en ${name(facts.territory, 'territories')}.`;
        case 'no-intel':
          return `${facts.giver} no tiene información sobre ${facts.against} que dar.`;
      }
    },
    'GM-TRAD-13': ({ character, player }, { name }) => `${name(character)} no está al servicio de ${player}.`,
  },
  'offer-no-longer-valid': { 'GM-TRAD-05': ({ because }, say) => `Esto ya no puede entregarse. ${obstacle(because, say)}` },
  'offer-open': { 'GM-TRAD-15': ({ player, to }) => `${player} ya tiene una oferta pendiente a ${to}; puede retirarla.` },
  'too-many-offers': {
    'GM-CFG-14': ({ player, made, most }, { count }) =>
      most === 0
        ? 'En esta partida no se proponen trueques.'
        : `${player} ha hecho ${made} de ${count(most, 'oferta', 'ofertas')} este turno.`,
  },
  'unknown-offer': {
    'GM-TRAD-05': ({ fault, player }) =>
      fault === 'not-received' ? `${player} no ha recibido ninguna oferta así.` : `${player} no ha hecho ninguna oferta así.`,
  },

  'bad-parameter': {
    'GM-BATT-02': ({ fault }) =>
      fault === 'no-units' ? 'Una batalla necesita al menos un contingente.' : 'El mismo contingente se nombra dos veces.',
    'GM-BATT-08': ({ territory }, { name }) => `Esta batalla solo puede ser un asalto a la ciudad de ${name(territory, 'territories')}.`,
    'GM-BPRO-03': () => 'Quien no toma partido no envía personajes.',
    'GM-CAPT-01': () => 'Para capturar hay que elegir entre Diplomacia y Militarismo.',
    'GM-COMP-02': () => 'Un personaje necesita nombre y cargo.',
    'GM-DEPL-03': () => 'Un contingente tiene al menos un punto.',
    'GM-ERR-01': (facts, say) => {
      if (!('fault' in facts)) return common(facts, say);
      switch (facts.fault) {
        case 'unknown-character':
          return `No hay ningún personaje «${facts.character}».`;
        case 'unknown-country':
          return `No hay ningún país «${facts.country}».`;
        case 'unknown-disaster':
          return `No hay ningún desastre «${facts.disaster}».`;
        case 'unknown-player':
          return `No hay ningún jugador «${facts.stranger}».`;
        case 'unknown-territory':
          return `No hay ningún territorio «${facts.territory}».`;
        case 'missing':
          return `Falta algo para hacer esto (${say.name(facts.kind)}): ${say.name(facts.field)}.`;
        case 'surplus':
          return `Sobra algo para hacer esto (${say.name(facts.kind)}): ${say.name(facts.field)}.`;
        case 'army-points':
          return 'Los puntos para el Ejército han de ser 0 o más.';
        case 'character-twice':
          return 'El mismo personaje se nombra dos veces.';
        case 'no-list-of-units':
          return 'Para enviar soldados a casa hay que decir cuántos deja cada contingente.';
        case 'no-single-unit':
          return 'Un traslado toma tropas de un solo contingente.';
        case 'nobody-goes-home':
          return 'Cada contingente nombrado envía a casa al menos un punto.';
      }
    },
    'GM-REAC-01': (facts, { name }) => {
      if (facts.fault === 'declined') return 'Quien deja pasar al personaje no nombra ni característica ni ayudantes.';
      return facts.by === null
        ? `Esto necesita una característica (${name(facts.mode)}).`
        : `Esto no se hace con ${name(facts.by)} (${name(facts.mode)}).`;
    },
    'GM-SIEG-02': () => 'El asedio puede ponerse desde varios lugares; hay que decir uno.',
    'GM-TRAD-02': () => 'Un trueque ha de contener al menos una cosa.',
    'GM-TRAD-03': ({ territory }, { name }) =>
      `En ${name(territory, 'territories')} hay una ciudad; la tierra va con ella, así que se ofrece la ciudad.`,
    'GM-TRAD-11': () => 'La información no la da ni la recibe el jugador de quien trata.',
  },
  'bad-target': {
    'GM-BATT-08': noCity,
    'GM-SIEG-01': noCity,
    'GM-EXTN-01': noRival,
    'GM-TRAD-02': noRival,
    'GM-TRAD-13': noRival,
    'GM-PERS-01': ({ character, player }, { name }) => `${name(character)} no es un personaje vivo de un rival de ${player}.`,
  },
};

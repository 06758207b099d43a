import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { FactsOf, RefusalsIn } from '../../../../../core/refusals/table.js';
import { illFormedInSpanishWith } from '../../../../../core/words/spanish.js';
import type { NoExpiry, OutOfBounds, Refusals } from '../../../refusals/index.js';
import { kindOf } from '../../../refusals/things.js';
import { of, the, toThe } from '../grammar.js';
import { optionShapes } from '../option-shapes.js';
import { badStatute } from './agreements.js';

const outOfBounds = (facts: OutOfBounds | NoExpiry, { count }: Say): string => {
  switch (facts.fault) {
    case 'modifier':
      return `Un modificador es de 1 a 25, a favor o en contra; no ${withMinus(facts.value)}.`;
    case 'expiry':
      return `Un modificador expira en 1 a ${count(facts.most, 'año', 'años')}, no ${withMinus(facts.years)}.`;
    case 'change':
      return `Un cambio va de −100 a 100; no puede ser ${withMinus(facts.delta)}.`;
    case 'attribute':
      return `Un atributo sube o baja de 1 a 10; no ${withMinus(facts.delta)}.`;
    case 'front':
      return 'Una Nación cuenta como 0,5 a 5 frentes, de medio en medio, y puede sostener de 0 a 5 más.';
    case 'host-turns':
      return `Una Hueste permanece al menos 1 turno, no ${withMinus(facts.turns)}.`;
    case 'crisis-turns':
      return `Una crisis dura de 1 a 20 turnos, no ${withMinus(facts.turns)}.`;
    case 'half-lasting-crisis':
      return 'De una crisis duradera se dice cuántos turnos dura y qué quita cada turno.';
    case 'crisis-toll':
      return 'Una crisis quita de 0 a 100 cada turno.';
    case 'sides':
      return 'Una guerra civil tiene de 2 a 5 bandos con nombre, cada uno en manos de alguien.';
    case 'scope':
      return `Un alcance es un múltiplo de 5 entre −25 y 25, no ${withMinus(facts.value)}.`;
    case 'scope-years':
      return `Un alcance dura al menos 1 año, no ${withMinus(facts.years)}.`;
  }
};

const badEffect = (facts: FactsOf<Refusals['bad-effect']['OT-REF-06']>, say: Say): string => {
  const { name } = say;
  switch (facts.fault) {
    case 'no-name':
      return 'Una Nación necesita un nombre.';
    case 'regions':
      return 'Se nombra una región que no está en el mapa, o dos veces la misma.';
    case 'patron':
      return `${name(facts.patron, 'nations')} no puede tener vasallos.`;
    case 'state-place':
      return 'Un Estado posee regiones y no está en ningún otro lugar.';
    case 'several-owners':
      return 'Las regiones de la nueva Nación serían de varios dueños; solo pueden venir de uno.';
    case 'capital-lost':
      return `${name(facts.owner, 'nations')} ha de conservar su capital.`;
    case 'place':
      return `Una Nación de esta clase (${name(facts.kind)}) está en una región y no posee ninguna.`;
    case 'occupied':
      return `En ${the(name(facts.region, 'regions'))} ya hay una Horda.`;
    case 'unknown':
      return `No hay nada que se llame «${facts.id}» (${name(kindOf(facts.what) ?? facts.what)}).`;
    case 'nobody':
      return 'No hay ninguna Nación a la que le ocurra esto.';
    case 'no-owner':
      return 'No hay ninguna Nación a la que pertenezca la Hueste.';
    case 'attribute-range':
      return `${the(name(facts.attribute))} ${of(name(facts.nation, 'nations'))} bajaría de 1 o pasaría de 100.`;
    case 'horde':
      return `${name(facts.nation, 'nations')} es una Horda, y las Hordas no poseen tierra.`;
    case 'only-region':
      return `${the(name(facts.region, 'regions'))} es la única región ${of(name(facts.owner, 'nations'))}.`;
    case 'host-region':
      return 'La Hueste necesita una región.';
    case 'sponsor':
      return `${name(facts.sponsor, 'nations')} no puede instigar eso.`;
    case 'rebellion':
      return `En ${name(facts.nation, 'nations')} ya hay una rebelión así.`;
    case 'past':
      return `El turno ${withMinus(facts.turn)} ya ha pasado.`;
    case 'civil-war':
      return `${name(facts.nation, 'nations')} ya está en guerra civil.`;
    case 'controller':
      return `${name(facts.controller)} no participa en esta partida.`;
    case 'no-side':
      return 'No existe tal guerra civil o tal bando.';
    case 'vassal':
      return `${name(facts.nation, 'nations')} no puede ser vasalla ${of(name(facts.patron, 'nations'))}.`;
    case 'technology':
      return `${name(facts.nation, 'nations')} no puede adquirir la tecnología ${name(facts.technology, 'technologies')}.`;
    case 'conflict':
      return 'Un conflicto es entre dos Naciones distintas.';
    case 'scope-target':
      return `${the(name(facts.target, 'places'))} no es ni una Nación ni una región: nadie puede estar cerca.`;
    case 'colony':
      return `${the(name(facts.region, 'regions'))} no puede ser Colonia: solo lo es la tierra que no está unida por tierra propia a la capital.`;
    case 'no-vassal':
      return `${name(facts.nation, 'nations')} no es vasalla de nadie.`;
    case 'capital':
      return `${the(name(facts.region, 'regions'))} no puede ser la capital ${of(name(facts.nation, 'nations'))}.`;
    case 'befalls-nobody':
      return 'Una crisis le ocurre al menos a una Nación, y solo una crisis duradera dura varios turnos.';
    case 'no-reward':
      return `Un efecto de esta clase (${name(facts.effect)}) no es una recompensa para quien logra el hito.`;
    default:
      return outOfBounds(facts, say);
  }
};

const illFormed = /* @__PURE__ */ illFormedInSpanishWith(optionShapes);

/** How a game is set up, its content, what effects do to the world, and civil wars. */
export const world = {
  'duplicate-player': { 'OT-CFG-03': ({ player }) => `El nombre «${player}» ya está tomado.` },
  'invalid-config': {
    'OT-CFG-02': (facts, { count }) => {
      if (!('fault' in facts)) return illFormed(facts);
      switch (facts.fault) {
        case 'attributes':
          return `Cinco atributos de ${facts.attributeMin} a ${facts.attributeMax} no pueden sumar ${facts.pointsPerGroup}.`;
        case 'treaty-years':
          return `Un tratado dura como mucho ${count(facts.treatyMaxYears, 'año', 'años')}, así que no puede durar ${facts.treatyDefaultYears} cuando no se dice nada.`;
        case 'no-room-for-notes':
          return 'Toda medida necesita una nota, así que las notas no pueden tener 0 caracteres.';
      }
    },
  },
  'invalid-player-count': {
    'OT-CFG-03': (facts) => ('players' in facts ? `Participan de 1 a 16 jugadores, no ${facts.players}.` : illFormed(facts)),
  },
  'turn-limit-required': { 'OT-CFG-04': () => 'Una partida sin administrador necesita un último turno.' },

  'bad-effect': { 'OT-REF-06': badEffect },
  'expiry-required': {
    'OT-MOD-15': ({ most, years }, { count }) => `Un modificador expira en 1 a ${count(most, 'año', 'años')}, no ${withMinus(years)}.`,
    'OT-REF-06': outOfBounds,
  },

  'content-bad-attributes': {
    'OT-CONT-17': ({ nation }, { name }) =>
      `Los atributos ${of(name(nation, 'nations'))} son demasiado bajos o demasiado altos, o no suman lo que deben.`,
  },
  'content-bad-deck': {
    'OT-CONT-21': (facts, say) => {
      switch (facts.fault) {
        case 'coverage':
          return `El mazo tiene una fila para cada tirada de 1 a 100; para ${facts.roll} no tiene ninguna, o varias.`;
        case 'kind':
          return 'Una fila del mazo lleva lo que corresponde a su clase, y nada más.';
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  'content-bad-edge': {
    'OT-CONT-14': ({ from, to }, { name }) =>
      `El camino ${of(name(from, 'regions'))} ${toThe(name(to, 'regions'))} no une dos regiones del mapa, o está dos veces.`,
  },
  'content-bad-position': {
    'OT-CONT-16': ({ nation }, { name }) =>
      `${name(nation, 'nations')} ha de estar en una región para ella sola si es una Horda, y en ninguna si es un Estado.`,
  },
  'content-bad-predominant': {
    'OT-CONT-18': ({ nation }, { name }) => `${name(nation, 'nations')} necesita un atributo preponderante de cada grupo.`,
  },
  'content-bad-reward': {
    'OT-CONT-22': (facts, say) => {
      switch (facts.fault) {
        case 'no-reward':
          return 'Una recompensa es un modificador, un punto de atributo, Riqueza, Progreso o una concesión para quien logra el hito.';
        case 'cost':
          return `La tecnología ${say.name(facts.technology, 'technologies')} cuesta menos que nada.`;
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  'content-bad-statute': { 'OT-CONT-23': badStatute },
  'content-bad-territory': {
    'OT-CONT-15': ({ nation }, { name }) => `${name(nation, 'nations')} necesita regiones propias, y la capital entre ellas.`,
  },
  'content-bad-vassalage': {
    'OT-CONT-19': ({ nation }, { name }) =>
      `Los Patronos ${of(name(nation, 'nations'))} no están en el paquete, son demasiados o conducen de vuelta a ella.`,
  },
  'content-duplicate-id': {
    'OT-CONT-13': (facts, { name }) =>
      facts.fault === 'twice'
        ? `${name(facts.id, facts.list)} está dos veces en el paquete (${name(facts.list)}).`
        : `${name(facts.id, 'places')} es a la vez una región y una Nación.`,
  },
  'content-too-few-playable': {
    'OT-CONT-20': ({ playable, players }, { count }) =>
      `El paquete tiene ${count(playable, 'Nación jugable', 'Naciones jugables')} para ${count(players, 'jugador', 'jugadores')}.`,
  },
  'content-too-few-regions': { 'OT-CONT-13': ({ regions }) => `Un mapa tiene al menos 2 regiones, no ${regions}.` },

  'already-in-civil-war': { 'OT-CIV-01': ({ nation }, { name }) => `${name(nation, 'nations')} ya está en guerra civil.` },
  'bad-side': {
    'OT-CIV-03': ({ side, civilWar }, { name }) => `«${name(side, 'sides')}» no es un bando que sobreviva en ${the(name(civilWar))}.`,
    'OT-MEAS-05': (facts, { name }) => {
      switch (facts.fault) {
        case 'supporter':
          return 'Quien apoya a un bando se dirige contra otro bando.';
        case 'target':
          return `«${name(facts.side, 'sides')}» no es un bando vivo de una guerra civil en que se cuente la Supremacía.`;
        case 'foreigner':
          return 'Un extranjero apoya a un bando vivo contra otro de la misma guerra.';
      }
    },
  },
  'not-a-side': {
    'OT-CIV-02': ({ player, side }, { name }) => `${player} no lleva ${the(name(side, 'sides'))}.`,
    'OT-CIV-03': ({ player, civilWar }, { name }) => `${player} no lleva ningún bando en ${the(name(civilWar))}.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

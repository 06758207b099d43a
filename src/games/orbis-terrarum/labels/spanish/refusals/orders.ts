import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Refusals } from '../../../refusals/index.js';
import { kindOf } from '../../../refusals/things.js';
import type { Purse } from '../../../types/index.js';
import { asAnswer } from '../../telling.js';
import { of, the, toThe } from '../grammar.js';

const purseOf = ({ wealth, progress }: Purse): string => `${wealth} de Riqueza y ${progress} de Progreso`;

const cannotBuy = (
  {
    nation,
    item,
    times,
    cost,
    purse,
  }: { readonly nation: string; readonly item: string; readonly times: number; readonly cost: Purse; readonly purse: Purse },
  { name }: Say,
): string => `Esto cuesta ${purseOf(cost)} (${name(item)}, × ${times}); ${the(name(nation, 'nations'))} tiene ${purseOf(purse)}.`;

const oneOfAttributes = (
  { item, attributes }: { readonly item: string; readonly attributes: readonly string[] },
  { name, list }: Say,
): string => `Para comprar ${name(item)} hay que nombrar uno de estos atributos: ${list(attributes, 'or')}.`;

const wrongTotal = (
  { group, total, wanted }: { readonly group: string; readonly total: number; readonly wanted: number },
  { name }: Say,
): string => `${name(group)} suma ${withMinus(total)}; debe sumar ${wanted}.`;

/** Purchases, rulings, seats, and what every action carries. */
export const orders = {
  'already-taken': {
    'OT-PROS-17': ({ nation, opportunity }, { name }) =>
      `${name(nation, 'nations')} ya ha aprovechado ${the(name(opportunity, 'technologies'))}.`,
  },
  'attribute-max': { 'OT-PROS-15': ({ attribute }, { name }) => `${the(name(attribute))} pasaría de 100.` },
  'cannot-pay': {
    'OT-PROS-02': cannotBuy,
    'OT-PROS-03': cannotBuy,
    'OT-PROS-04': cannotBuy,
    'OT-PROS-05': cannotBuy,
    'OT-PROS-06': cannotBuy,
    'OT-PROS-07': cannotBuy,
    'OT-PROS-08': cannotBuy,
    'OT-PROS-09': cannotBuy,
    'OT-PROS-10': cannotBuy,
    'OT-PROS-11': cannotBuy,
    'OT-PROS-12': cannotBuy,
    'OT-PROS-13': cannotBuy,
    'OT-PROS-14': cannotBuy,
    'OT-PROS-16': ({ nation, ...purse }, { name }) => `${the(name(nation, 'nations'))} solo puede dar ${purseOf(purse)}.`,
    'OT-PROS-17': ({ nation, opportunity, cost, purse }, { name }) =>
      `Aprovechar ${the(name(opportunity, 'technologies'))} cuesta ${purseOf(cost)}; ${the(name(nation, 'nations'))} tiene ${purseOf(purse)}.`,
    'OT-TRE-04': () => 'Un pago es más de lo que tiene quien lo hace.',
  },
  'index-full': {
    'OT-PROS-15': ({ index, nation }, { name }) => `${the(name(index))} ${of(name(nation, 'nations'))} no tiene daño que reparar.`,
  },
  'modifier-cap-reached': { 'OT-PROS-15': ({ attribute }, { name }) => `No se pueden guardar más bonificadores en ${name(attribute)}.` },
  'not-offered': {
    'OT-PROS-17': ({ opportunity, nation }, { name }) =>
      `${the(name(opportunity, 'technologies'))} no se ofrece a ${name(nation, 'nations')}.`,
  },
  'scope-cap-reached': {
    'OT-PROS-15': ({ nation, target }, { name }) => `${name(nation, 'nations')} no puede acercarse más ${toThe(name(target, 'places'))}.`,
  },

  'attributes-fixed': {
    'OT-REF-11': ({ nation }, { name }) => `Ahora el administrador no puede fijar los atributos ${of(name(nation, 'nations'))}.`,
  },
  'bad-choice': {
    'OT-CONF-08': ({ choice, item }, { name }) => `«${name(choice)}» no es una respuesta sobre ${the(name(item))}.`,
    'OT-REF-07': ({ decision, options }, { name, list }) =>
      `${toThe(name(decision))} se responde con ${list(options.map(asAnswer), 'or')}; solo al enmendar se dan nuevos términos.`,
  },
  'milestone-closed': {
    'OT-REF-09': ({ fault, milestone }, { name }) =>
      fault === 'awarded'
        ? `El hito ${name(milestone, 'milestones')} ya se ha otorgado.`
        : `Ya hay un hito llamado ${name(milestone, 'milestones')}.`,
    'OT-SEAT-03': (facts, { name }) =>
      facts.fault === 'claimed'
        ? `${the(name(facts.nation, 'nations'))} ya ha reclamado el hito ${name(facts.milestone, 'milestones')} y espera respuesta.`
        : `El hito ${name(facts.milestone, 'milestones')} ya se ha alcanzado.`,
  },
  'milestone-not-met': {
    'OT-SEAT-03': ({ nation, milestone }, { name }) =>
      `${name(nation, 'nations')} no cumple lo que pide el hito ${name(milestone, 'milestones')}.`,
  },
  'no-such-decision': { 'OT-REF-07': ({ player, decision }) => `${player} no tiene que tomar ninguna decisión «${decision}».` },
  'not-repeated': {
    'OT-REF-08': ({ nation, warnings, most }, { name, count }) =>
      `${name(nation, 'nations')} lleva ${count(warnings, 'advertencia', 'advertencias')}; para sancionar ${most === 1 ? 'hace' : 'hacen'} falta ${most}.`,
  },

  'action-limit': {
    'OT-FLOW-08': ({ player, actions }, { count }) => `${player} ha actuado ${count(actions, 'vez', 'veces')} este turno y no puede más.`,
  },
  'already-has-nation': {
    'OT-SEAT-02': ({ fault, player }) => (fault === 'has-one' ? `${player} ya tiene una Nación.` : `${player} ya espera respuesta.`),
  },
  'already-ready': { 'OT-FLOW-05': ({ player }) => `${player} ya ha acabado de dar órdenes; antes ha de volver a darlas.` },
  'attribute-out-of-range': {
    'OT-ACT-09': ({ least, most, value }) => `Un atributo va de ${least} a ${most}; no puede ser ${withMinus(value)}.`,
    'OT-CONT-17': ({ group }, { name }) => `${name(group)} tiene cinco valores, cada uno de 5 a 30.`,
  },
  'nation-extinct': { 'OT-ACT-02': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ya no existe.` },
  'nation-not-playable': {
    'OT-ACT-08': ({ nation }, { name }) => `${name(nation, 'nations')} no es para jugadores: la lleva el administrador.`,
  },
  'nation-taken': {
    'OT-ACT-08': ({ nation }, { name }) => `Con ${name(nation, 'nations')} ya juega otro.`,
    'OT-SEAT-02': ({ nation }, { name }) => `${name(nation, 'nations')} ya no existe, o alguien juega con ella.`,
  },
  'no-nation': { 'OT-SEAT-01': ({ player }) => `${player} no tiene Nación.` },
  'not-ready': { 'OT-ACT-13': ({ player }) => `${player} aún no ha acabado de dar órdenes.` },
  'not-your-nation': { 'OT-ACT-06': ({ agent, player }, { name }) => `${the(name(agent, 'nations'))} no recibe órdenes de ${player}.` },
  'players-not-ready': {
    'OT-FLOW-06': ({ players }, { row }) => `Aún no ${players.length === 1 ? 'ha' : 'han'} acabado de dar órdenes: ${row(players)}.`,
  },
  'unknown-player': { 'OT-SEAT-04': () => 'Solo los jugadores dicen qué época prefieren.' },
  'wrong-total': { 'OT-ACT-09': wrongTotal, 'OT-CONT-17': wrongTotal },

  'bad-parameter': {
    'OT-ACT-09': ({ group, values }, { name }) => `${name(group)} tiene cinco valores, no ${values}.`,
    'OT-CIV-01': ({ sides }) => `Una guerra civil tiene de 2 a 5 bandos, cada uno con nombre; aquí tendría ${sides}.`,
    'OT-CONF-01': (facts) =>
      facts.fault === 'start'
        ? `Una conferencia se abre en el turno ${facts.now} o más tarde, no en el ${withMinus(facts.turn)}.`
        : 'Se invita a otras Naciones, una vez a cada una.',
    'OT-CONF-05': (facts, { name }) =>
      facts.fault === 'between-two'
        ? `Lo que hay entre dos lo cambian los dos, no ${the(name(facts.conference))}.`
        : `${the(name(facts.nation, 'nations'))} no ha pedido ser miembro.`,
    'OT-CONF-15': ({ weight, nation }, { name }) =>
      `Un voto pesa de 0 a 10, y a cada Nación se le da un peso una sola vez; ${name(nation, 'nations')} tendría ${withMinus(weight)}.`,
    'OT-DECL-01': () => 'Una declaración de guerra nombra a quién se hace; las demás no nombran a nadie.',
    'OT-DECL-02': () => 'Cada reserva se nombra una sola vez.',
    'OT-EVT-08': (facts) =>
      facts.fault === 'past'
        ? `El turno ${withMinus(facts.turn)} ya ha pasado.`
        : 'El coste de una oportunidad no puede ser menor que 0, ni su último turno haber pasado.',
    'OT-MEAS-11': () => 'Hay que nombrar uno de los diez atributos.',
    'OT-MEAS-12': () => 'Para parlamentar hace falta un fin.',
    'OT-ORG-03': ({ electors }) => `Hay de 1 a 20 electores distintos, no ${electors}.`,
    'OT-PROS-02': oneOfAttributes,
    'OT-PROS-06': oneOfAttributes,
    'OT-PROS-08': oneOfAttributes,
    'OT-PROS-14': oneOfAttributes,
    'OT-PROS-11': ({ fault }) =>
      fault === 'incomplete'
        ? 'Para comprar alcance hay que decir hacia quién o hacia dónde, y de qué clase.'
        : 'Una Nación no puede acercarse a sí misma.',
    'OT-PROS-16': () => 'Hay que dar algo de Riqueza o de Progreso.',
    'OT-REF-01': (facts, { name }) =>
      facts.fault === 'nation-twice'
        ? 'Cada Nación se nombra una sola vez.'
        : `Un evento de esta clase (${name(facts.kind)}) lleva lo que corresponde a su clase, y nada más.`,
    'OT-REF-02': ({ value }) => `Un alcance es un múltiplo de 5 entre −25 y 25, no ${withMinus(value)}.`,
    'OT-REF-05': () => 'Se aplica al menos un efecto.',
    'OT-REF-08': ({ value }) => `Una sanción es de +1 a +25, no ${withMinus(value)}.`,
    'OT-REF-10': ({ value }) => `Un premio es de −25 a −1, no ${withMinus(value)}.`,
    'OT-REF-11': () => 'Un coste no puede ser menor que 0.',
    'OT-RES-02': (facts, { name }) => {
      switch (facts.fault) {
        case 'instrument':
          return `Esta conferencia no trata ${of(name(facts.instrument))}.`;
        case 'member':
          return facts.basis === null
            ? `${the(name(facts.nation, 'nations'))} no es miembro de aquello de que trata esta conferencia.`
            : `${the(name(facts.nation, 'nations'))} no es miembro ${of(name(facts.basis))}.`;
        case 'extinct':
          return `${the(name(facts.nation, 'nations'))} ya no existe, o no es una Nación.`;
        case 'admission':
          return `Esta conferencia no puede admitir ${toThe(name(facts.nation, 'nations'))}.`;
        case 'no-reform':
          return 'No hay ninguna Organización que reformar.';
        case 'no-dissolution':
          return 'No hay ninguna Organización que disolver.';
      }
    },
    'OT-TRE-16': ({ treaty, clause }, { name }) => `${the(name(treaty))} no tiene la cláusula ${clause + 1}, o se nombra dos veces.`,
  },
  'note-required': {
    'OT-MEAS-02': () => 'Esta medida necesita una nota.',
    'OT-NOTE-01': () => 'Una nota necesita un texto.',
    'OT-REF-01': () => 'Un evento necesita un texto.',
  },
  'note-too-long': {
    'OT-ACT-03': ({ fault, most, length }, { count }) =>
      `${fault === 'note' ? 'Una nota' : 'Un texto'} tiene como mucho ${count(most, 'carácter', 'caracteres')}; aquí hay ${count(length, 'carácter', 'caracteres')}.`,
  },
  'too-early': {
    'OT-CONF-07': ({ conference }, { name }) =>
      `El debate ${of(name(conference))} se ha abierto este turno; la votación puede abrirse desde el próximo.`,
    'OT-CONF-10': ({ conference, turn }, { name }) => `El convocante ${of(name(conference))} no puede disolverla antes del turno ${turn}.`,
    'OT-SEAT-01': ({ player, nation }, { name }) =>
      `${player} ha adoptado ${name(nation, 'nations')} este turno y puede abandonarla desde el próximo.`,
  },
  'unknown-id': {
    'OT-ACT-02': ({ what, id }, { name }) => {
      const kind = kindOf(what);
      return `Aquí no hay nada que se llame «${id}»${kind === undefined ? '' : ` (${name(kind)})`}.`;
    },
    'OT-VIEW-12': ({ measure }) => `No hay ninguna medida «${measure}».`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

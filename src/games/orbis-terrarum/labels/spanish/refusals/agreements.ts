import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import { rowIn } from '../../../../../core/words/saying.js';
import type { ManyParties, Refusals, UnfitTerm } from '../../../refusals/index.js';
import type { StatuteFault } from '../../../types/index.js';
import { of, the, toThe as to } from '../grammar.js';

/** What is said of a statute that no organization can have. */
export const badStatute = (facts: StatuteFault): string => {
  switch (facts.fault) {
    case 'statute-name':
      return 'Un Estatuto necesita un nombre.';
    case 'statute-term':
      return `Un mandato fijo dura de 3 a 10 años, no ${withMinus(facts.years)}.`;
    case 'statute-closeness':
      return `La cercanía va de −25 a −5, de 5 en 5; no puede ser ${withMinus(facts.closeness)}.`;
    case 'statute-electors':
      return `Un Estatuto electoral nombra de 1 a 20 electores distintos, no ${facts.electors}.`;
  }
};

const manyParties = ({ treaty, parties }: ManyParties, { name, count }: Say): string =>
  `${the(name(treaty))} tiene ${count(parties, 'parte', 'partes')}, y solo una conferencia puede renovarlo.`;

const unfitTerm = (facts: UnfitTerm, { name, count }: Say): string => {
  switch (facts.fault) {
    case 'regions':
      return 'Hay que nombrar una o más regiones, sin repetir.';
    case 'given-already':
      return `Una cláusula anterior ya entrega ${the(name(facts.region, 'regions'))}.`;
    case 'foreign-region':
      return `${the(name(facts.region, 'regions'))} no pertenece ${to(name(facts.nation, 'nations'))}.`;
    case 'capital':
      return `${the(name(facts.region, 'regions'))} es la capital ${of(name(facts.nation, 'nations'))} y no se cede de este modo.`;
    case 'no-party':
      return `${the(name(facts.id, 'nations'))} no es parte del acuerdo.`;
    case 'nations-only':
      return 'En esta cláusula solo pueden figurar Naciones.';
    case 'to-itself':
      return `${the(name(facts.id, 'nations'))} no puede hacerse eso a sí misma.`;
    case 'payment':
      return 'Un pago aporta algo de Riqueza o de Progreso.';
    case 'subsidy':
      return 'Un subsidio aporta algo de Riqueza.';
    case 'modifier':
      return `Un modificador es de 1 a 25, a favor o en contra; no ${withMinus(facts.value)}.`;
    case 'modifier-target':
      return 'El modificador de un tratado es sobre un solo atributo.';
    case 'modifier-against':
      return 'El modificador de un tratado cuenta frente a otra de las partes.';
    case 'one-party':
      return `${rowIn('es', [the(name(facts.one, 'nations')), the(name(facts.other, 'nations'))])} cuentan como una sola parte.`;
    case 'scope':
      return `Un alcance se acorta de 5 a 25, de 5 en 5; no ${withMinus(facts.value)}.`;
    case 'scope-between':
      return 'Un alcance es entre dos o más Naciones.';
    case 'horde':
      return `${name(facts.nation, 'nations')} es una Horda, y las Hordas no poseen tierra.`;
    case 'no-territory':
      return `${the(name(facts.organization, 'organizations'))} no tiene territorio.`;
    case 'has-patron':
      return `${name(facts.vassal, 'nations')} ya tiene Patrono.`;
    case 'vassal':
      return `${name(facts.vassal, 'nations')} no puede ser vasalla ${of(name(facts.patron, 'nations'))}.`;
    case 'no-vassal':
      return `${name(facts.vassal, 'nations')} no es vasalla ${of(name(facts.patron, 'nations'))}.`;
    case 'vassal-name':
      return 'El nuevo vasallo necesita un nombre.';
    case 'no-state':
      return `${name(facts.nation, 'nations')} no es un Estado.`;
    case 'patron':
      return `${name(facts.patron, 'nations')} está demasiado abajo para tener vasallos.`;
    case 'beneficiary':
      return `No hay ninguna Nación «${facts.beneficiary}».`;
    case 'not-in-force':
      return `${the(name(facts.treaty))} no está en vigor.`;
    case 'other-parties':
      return `${the(name(facts.treaty))} tiene otras partes.`;
    case 'years':
      return `Un tratado dura de 1 a ${count(facts.most, 'año', 'años')}, no ${withMinus(facts.years)}.`;
    case 'parties':
      return 'Hay que nombrar una o más de las partes, sin repetir.';
    case 'obligation':
      return 'Una obligación necesita un texto.';
    default:
      return badStatute(facts);
  }
};

const notDue = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `El tributo ${of(name(nation, 'nations'))} no está pendiente, o ya se ha anunciado.`;
const noPatron = ({ nation }: { readonly nation: string }, { name }: Say): string => `${name(nation, 'nations')} no tiene Patrono.`;
const noVassal = ({ nation, patron }: { readonly nation: string; readonly patron: string }, { name }: Say): string =>
  `${name(nation, 'nations')} no es vasalla ${of(name(patron, 'nations'))}.`;
const notInForce = ({ treaty }: { readonly treaty: string }, { name }: Say): string => `${the(name(treaty))} no está en vigor.`;
const noParty = ({ nation, treaty }: { readonly nation: string; readonly treaty: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no es parte ${of(name(treaty))}.`;

/** Offers, treaties, statutes and vassals. */
export const agreements = {
  'already-a-party': {
    'OT-TRE-07': ({ nation, treaty }, { name }) => `${name(nation, 'nations')} ya es parte ${of(name(treaty))}, o pide serlo.`,
  },
  'bad-clause': {
    'OT-MEAS-12': (facts, say) =>
      facts.fault === 'number' ? `Se negocia sobre 1 a 4 cláusulas, no ${facts.terms}.` : unfitTerm(facts, say),
    'OT-TRE-01': ({ most, clauses }) => `Un tratado tiene de 1 a ${most} cláusulas, no ${clauses}.`,
    'OT-TRE-02': (facts, say) =>
      facts.fault === 'repeal' ? `${the(say.name(facts.treaty))} se termina derogándolo, no con una cláusula suya.` : unfitTerm(facts, say),
  },
  'bad-duration': {
    'OT-TRE-08': ({ most, years }, { count }) => `Un tratado dura de 1 a ${count(most, 'año', 'años')}, no ${withMinus(years)}.`,
  },
  'bad-penalty': {
    'OT-TRE-09': ({ most }, { count }) =>
      `Una penalidad es de +1 a +25 por 1 a ${count(most, 'año', 'años')}, con 0 a 100 de Riqueza y 0 a 100 de Progreso.`,
  },
  'conference-required': { 'OT-MEAS-12': manyParties, 'OT-TRE-17': manyParties },
  'no-such-request': {
    'OT-ORG-01': ({ nation }, { name }) => `${name(nation, 'nations')} no ha solicitado el ingreso.`,
    'OT-TRE-07': ({ request }) => `No hay ninguna petición «${request}».`,
  },
  'not-a-party': {
    'OT-CONF-11': ({ treaty, nation }, { name }) => `${the(name(treaty))} no es una resolución que obligue ${to(name(nation, 'nations'))}.`,
    'OT-REF-12': noParty,
    'OT-TRE-06': noParty,
    'OT-TRE-07': ({ nation, request }, { name }) => `${name(nation, 'nations')} no tiene nada que decir sobre ${the(name(request))}.`,
  },
  'offer-already-open': {
    'OT-TRE-01': ({ from, to: other }, { name }) =>
      `${the(name(from, 'nations'))} ya tiene una oferta abierta ${to(name(other, 'nations'))}.`,
  },
  'offer-closed': { 'OT-TRE-05': ({ offer }, { name }) => `${the(name(offer))} ya se ha respondido, se ha retirado o ha caducado.` },
  'offer-impossible': { 'OT-TRE-04': (facts, say) => ('fault' in facts ? unfitTerm(facts, say) : manyParties(facts, say)) },
  'treaty-not-in-force': { 'OT-CONF-11': notInForce, 'OT-REF-12': notInForce, 'OT-TRE-06': notInForce, 'OT-TRE-07': notInForce },
  'use-diplomacy': {
    'OT-TRE-01': ({ to: other }, { name }) => `${name(other, 'nations')} no tiene jugador: hay que negociar con una medida.`,
  },
  'bad-statute': {
    'OT-ORG-03': (facts) => (facts.fault === 'no-commitment' ? 'Solo un compromiso lleva Estatuto.' : badStatute(facts)),
  },
  'bad-vassalage': { 'OT-VAS-01': ({ nation }, { name }) => `${name(nation, 'nations')} está demasiado abajo para tener vasallos.` },
  'not-a-subvassal': {
    'OT-VAS-13': ({ subvassal, patron }, { name }) =>
      `${name(subvassal, 'nations')} no es vasalla de ningún vasallo ${of(name(patron, 'nations'))}.`,
  },
  'not-a-vassal': {
    'OT-MEAS-13': noPatron,
    'OT-VAS-09': noVassal,
    'OT-VAS-10': noVassal,
    'OT-VAS-11': noPatron,
    'OT-VAS-12': noPatron,
  },
  'tribute-not-due': {
    'OT-MEAS-13': notDue,
    'OT-VAS-09': notDue,
    'OT-VAS-21': ({ fault, nation }, say) =>
      fault === 'announced' ? notDue({ nation }, say) : `${say.name(nation, 'nations')} ya ha anunciado otro tributo.`,
  },
  'vassalage-not-earned': {
    'OT-DIP-03': ({ nation }, { name }) =>
      nation === null ? 'Tal vasallaje no se ha ganado.' : `${name(nation, 'nations')} no se ha ganado tal vasallaje.`,
    'OT-RES-10': ({ nation }, { name }) => `Una resolución no puede hacer ${to(name(nation, 'nations'))} vasalla de nadie.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

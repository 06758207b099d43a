import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { ManyParties, Refusals, UnfitTerm } from '../../../refusals/index.js';
import type { StatuteFault } from '../../../types/index.js';
import { of, the, toThe as to } from '../grammar.js';

/** What is said of a statute that no organization can have. */
export const badStatute = (facts: StatuteFault): string => {
  switch (facts.fault) {
    case 'statute-name':
      return 'Un estatut necessita un nom.';
    case 'statute-term':
      return `Un mandat fix dura de 3 a 10 anys, no ${withMinus(facts.years)}.`;
    case 'statute-closeness':
      return `La proximitat va de −25 a −5, de 5 en 5; no pot ser ${withMinus(facts.closeness)}.`;
    case 'statute-electors':
      return `Un estatut electoral nomena d’1 a 20 electors diferents, no ${facts.electors}.`;
  }
};

const manyParties = ({ treaty, parties }: ManyParties, { name, count }: Say): string =>
  `${the(name(treaty))} té ${count(parties, 'part', 'parts')}, i només una conferència el pot renovar.`;

const unfitTerm = (facts: UnfitTerm, { name, count }: Say): string => {
  switch (facts.fault) {
    case 'regions':
      return 'Cal anomenar una o més regions, sense repetir-les.';
    case 'given-already':
      return `Una clàusula anterior ja lliura ${the(name(facts.region, 'regions'))}.`;
    case 'foreign-region':
      return `${the(name(facts.region, 'regions'))} no pertany ${to(name(facts.nation, 'nations'))}.`;
    case 'capital':
      return `${the(name(facts.region, 'regions'))} és la capital ${of(name(facts.nation, 'nations'))} i no se cedeix d’aquesta manera.`;
    case 'no-party':
      return `${the(name(facts.id, 'nations'))} no és part de l’acord.`;
    case 'nations-only':
      return 'En aquesta clàusula només hi poden figurar Nacions.';
    case 'to-itself':
      return `${the(name(facts.id, 'nations'))} no es pot fer això a si mateixa.`;
    case 'payment':
      return 'Un pagament aporta Riquesa o Progrés.';
    case 'subsidy':
      return 'Un subsidi aporta Riquesa.';
    case 'modifier':
      return `Un modificador és d’1 a 25, a favor o en contra; no ${withMinus(facts.value)}.`;
    case 'modifier-target':
      return 'El modificador d’un tractat és sobre un sol atribut.';
    case 'modifier-against':
      return 'El modificador d’un tractat compta contra una altra de les parts.';
    case 'one-party':
      return `${the(name(facts.one, 'nations'))} i ${the(name(facts.other, 'nations'))} compten com una sola part.`;
    case 'scope':
      return `Un abast s’escurça de 5 a 25, de 5 en 5; no ${withMinus(facts.value)}.`;
    case 'scope-between':
      return 'Un abast és entre dues Nacions o més.';
    case 'horde':
      return `${the(name(facts.nation, 'nations'))} és una Horda, i les Hordes no posseeixen terra.`;
    case 'no-territory':
      return `${the(name(facts.organization, 'organizations'))} no té territori.`;
    case 'has-patron':
      return `${the(name(facts.vassal, 'nations'))} ja té senyor.`;
    case 'vassal':
      return `${the(name(facts.vassal, 'nations'))} no pot ser vassalla ${of(name(facts.patron, 'nations'))}.`;
    case 'no-vassal':
      return `${the(name(facts.vassal, 'nations'))} no és vassalla ${of(name(facts.patron, 'nations'))}.`;
    case 'vassal-name':
      return 'El nou vassall necessita un nom.';
    case 'no-state':
      return `${the(name(facts.nation, 'nations'))} no és un Estat.`;
    case 'patron':
      return `${the(name(facts.patron, 'nations'))} és massa avall en la cadena de vassalls per tenir-ne.`;
    case 'beneficiary':
      return `No hi ha cap Nació «${facts.beneficiary}».`;
    case 'not-in-force':
      return `${the(name(facts.treaty))} no està en vigor.`;
    case 'other-parties':
      return `${the(name(facts.treaty))} té unes altres parts.`;
    case 'years':
      return `Un tractat dura d’1 a ${count(facts.most, 'any', 'anys')}, no ${withMinus(facts.years)}.`;
    case 'parties':
      return 'Cal anomenar una o més de les parts, sense repetir-les.';
    case 'obligation':
      return 'Una obligació necessita un text.';
    default:
      return badStatute(facts);
  }
};

const notDue = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `El tribut ${of(name(nation, 'nations'))} no està pendent, o ja s’ha anunciat.`;
const noPatron = ({ nation }: { readonly nation: string }, { name }: Say): string => `${the(name(nation, 'nations'))} no té senyor.`;
const noVassal = ({ nation, patron }: { readonly nation: string; readonly patron: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no és vassalla ${of(name(patron, 'nations'))}.`;
const notInForce = ({ treaty }: { readonly treaty: string }, { name }: Say): string => `${the(name(treaty))} no està en vigor.`;
const noParty = ({ nation, treaty }: { readonly nation: string; readonly treaty: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no és part ${of(name(treaty))}.`;

/** Offers, treaties, statutes and vassals. */
export const agreements = {
  'already-a-party': {
    'OT-TRE-07': ({ nation, treaty }, { name }) => `${the(name(nation, 'nations'))} ja és part ${of(name(treaty))}, o demana ser-ho.`,
  },
  'bad-clause': {
    'OT-MEAS-12': (facts, say) =>
      facts.fault === 'number' ? `Una negociació té d’1 a 4 clàusules, no ${facts.terms}.` : unfitTerm(facts, say),
    'OT-TRE-01': ({ most, clauses }) => `Un tractat té d’1 a ${most} clàusules, no ${clauses}.`,
    'OT-TRE-02': (facts, say) =>
      facts.fault === 'repeal' ? `${the(say.name(facts.treaty))} s’acaba si es deroga, no amb una clàusula pròpia.` : unfitTerm(facts, say),
  },
  'bad-duration': {
    'OT-TRE-08': ({ most, years }, { count }) => `Un tractat dura d’1 a ${count(most, 'any', 'anys')}, no ${withMinus(years)}.`,
  },
  'bad-penalty': {
    'OT-TRE-09': ({ most }, { count }) =>
      `Una penalització és de +1 a +25, dura d’1 a ${count(most, 'any', 'anys')} i costa de 0 a 100 de Riquesa i de 0 a 100 de Progrés.`,
  },
  'conference-required': { 'OT-MEAS-12': manyParties, 'OT-TRE-17': manyParties },
  'no-such-request': {
    'OT-ORG-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} no ha sol·licitat l’ingrés.`,
    'OT-TRE-07': ({ request }) => `No hi ha cap sol·licitud «${request}».`,
  },
  'not-a-party': {
    'OT-CONF-11': ({ treaty, nation }, { name }) => `${the(name(treaty))} no és una resolució que obligui ${the(name(nation, 'nations'))}.`,
    'OT-REF-12': noParty,
    'OT-TRE-06': noParty,
    'OT-TRE-07': ({ nation, request }, { name }) => `${the(name(nation, 'nations'))} no té res a dir sobre ${the(name(request))}.`,
  },
  'offer-already-open': {
    'OT-TRE-01': ({ from, to: other }, { name }) => `${the(name(from, 'nations'))} ja té una oferta oberta ${to(name(other, 'nations'))}.`,
  },
  'offer-closed': { 'OT-TRE-05': ({ offer }, { name }) => `${the(name(offer))} ja s’ha respost, s’ha retirat o ha caducat.` },
  'offer-impossible': { 'OT-TRE-04': (facts, say) => ('fault' in facts ? unfitTerm(facts, say) : manyParties(facts, say)) },
  'treaty-not-in-force': { 'OT-CONF-11': notInForce, 'OT-REF-12': notInForce, 'OT-TRE-06': notInForce, 'OT-TRE-07': notInForce },
  'use-diplomacy': {
    'OT-TRE-01': ({ to: other }, { name }) => `${the(name(other, 'nations'))} no té jugador: s’hi ha de negociar amb una mesura.`,
  },
  'bad-statute': {
    'OT-ORG-03': (facts) => (facts.fault === 'no-commitment' ? 'Només un compromís porta estatut.' : badStatute(facts)),
  },
  'bad-vassalage': {
    'OT-VAS-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} és massa avall en la cadena de vassalls per tenir-ne.`,
  },
  'not-a-subvassal': {
    'OT-VAS-13': ({ subvassal, patron }, { name }) =>
      `${the(name(subvassal, 'nations'))} no és vassalla de cap vassall ${of(name(patron, 'nations'))}.`,
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
      fault === 'announced' ? notDue({ nation }, say) : `${the(say.name(nation, 'nations'))} ja ha anunciat un altre tribut.`,
  },
  'vassalage-not-earned': {
    'OT-DIP-03': ({ nation }, { name }) =>
      nation === null ? 'Un vassallatge així no s’ha guanyat.' : `${the(name(nation, 'nations'))} no s’ha guanyat un vassallatge així.`,
    'OT-RES-10': ({ nation }, { name }) => `Una resolució no pot fer ${the(name(nation, 'nations'))} vassalla de ningú.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

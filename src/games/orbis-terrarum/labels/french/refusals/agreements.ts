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
      return 'Il faut un nom à un statut.';
    case 'statute-term':
      return `Un mandat fixe dure de 3 à 10 ans, et non ${withMinus(facts.years)}.`;
    case 'statute-closeness':
      return `La proximité va de −25 à −5, de 5 en 5 ; elle ne peut être de ${withMinus(facts.closeness)}.`;
    case 'statute-electors':
      return `Un statut électoral nomme de 1 à 20 électeurs différents, et non ${facts.electors}.`;
  }
};

const manyParties = ({ treaty, parties }: ManyParties, { name, count }: Say): string =>
  `${the(name(treaty))} compte ${count(parties, 'partie', 'parties')} : seule une conférence peut le renouveler.`;

const unfitTerm = (facts: UnfitTerm, { name, count }: Say): string => {
  switch (facts.fault) {
    case 'regions':
      return 'Il faut nommer une ou plusieurs régions, chacune une seule fois.';
    case 'given-already':
      return `Une clause précédente donne déjà ${the(name(facts.region, 'regions'))}.`;
    case 'foreign-region':
      return `${the(name(facts.region, 'regions'))} n’appartient pas ${to(name(facts.nation, 'nations'))}.`;
    case 'capital':
      return `${the(name(facts.region, 'regions'))} est la capitale ${of(name(facts.nation, 'nations'))} et ne se cède pas ainsi.`;
    case 'no-party':
      return `${the(name(facts.id, 'nations'))} n’est pas partie à l’accord.`;
    case 'nations-only':
      return 'Seules des Nations peuvent figurer dans cette clause.';
    case 'to-itself':
      return `${the(name(facts.id, 'nations'))} ne peut être des deux côtés d’une même clause.`;
    case 'payment':
      return 'Un paiement apporte de la Richesse ou du Progrès.';
    case 'subsidy':
      return 'Un subside apporte de la Richesse.';
    case 'modifier':
      return `Un modificateur est de 1 à 25, dans un sens ou dans l’autre, et non ${withMinus(facts.value)}.`;
    case 'modifier-target':
      return 'Le modificateur d’un traité porte sur un seul attribut.';
    case 'modifier-against':
      return 'Le modificateur d’un traité vaut contre une autre des parties.';
    case 'one-party':
      return `${the(name(facts.one, 'nations'))} et ${the(name(facts.other, 'nations'))} ne comptent que pour une partie.`;
    case 'scope':
      return `Une portée se raccourcit de 5 à 25, de 5 en 5, et non de ${withMinus(facts.value)}.`;
    case 'scope-between':
      return 'Une portée s’étend entre deux Nations ou plus.';
    case 'horde':
      return `${the(name(facts.nation, 'nations'))} est une Horde, et les Hordes ne possèdent pas de terres.`;
    case 'no-territory':
      return `${the(name(facts.organization, 'organizations'))} ne possède pas de territoire.`;
    case 'has-patron':
      return `${the(name(facts.vassal, 'nations'))} a déjà un suzerain.`;
    case 'vassal':
      return `${the(name(facts.vassal, 'nations'))} ne peut avoir ${the(name(facts.patron, 'nations'))} pour suzerain.`;
    case 'no-vassal':
      return `${the(name(facts.vassal, 'nations'))} n’a pas ${the(name(facts.patron, 'nations'))} pour suzerain.`;
    case 'vassal-name':
      return 'Il faut un nom au nouveau vassal.';
    case 'no-state':
      return `${the(name(facts.nation, 'nations'))} n’est pas un État.`;
    case 'patron':
      return `${the(name(facts.patron, 'nations'))} se tient trop bas pour avoir des vassaux.`;
    case 'beneficiary':
      return `Aucune Nation ne s’appelle « ${facts.beneficiary} ».`;
    case 'not-in-force':
      return `${the(name(facts.treaty))} n’est pas en vigueur.`;
    case 'other-parties':
      return `${the(name(facts.treaty))} a d’autres parties.`;
    case 'years':
      return `Un traité dure de 1 à ${count(facts.most, 'an', 'ans')}, et non ${withMinus(facts.years)}.`;
    case 'parties':
      return 'Il faut nommer une ou plusieurs des parties, chacune une seule fois.';
    case 'obligation':
      return 'Il faut un texte à une obligation.';
    default:
      return badStatute(facts);
  }
};

const notDue = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `Le tribut ${of(name(nation, 'nations'))} n’est pas dû, ou il est déjà annoncé.`;
const noPatron = ({ nation }: { readonly nation: string }, { name }: Say): string => `${the(name(nation, 'nations'))} n’a pas de suzerain.`;
const noVassal = ({ nation, patron }: { readonly nation: string; readonly patron: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} n’a pas ${the(name(patron, 'nations'))} pour suzerain.`;
const notInForce = ({ treaty }: { readonly treaty: string }, { name }: Say): string => `${the(name(treaty))} n’est pas en vigueur.`;
const noParty = ({ nation, treaty }: { readonly nation: string; readonly treaty: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} n’est pas partie ${to(name(treaty))}.`;

/** Offers, treaties, statutes and vassals. */
export const agreements = {
  'already-a-party': {
    'OT-TRE-07': ({ nation, treaty }, { name }) =>
      `${the(name(nation, 'nations'))} est déjà partie ${to(name(treaty))}, ou demande à l’être.`,
  },
  'bad-clause': {
    'OT-MEAS-12': (facts, say) =>
      facts.fault === 'number' ? `On négocie sur 1 à 4 clauses, et non ${facts.terms}.` : unfitTerm(facts, say),
    'OT-TRE-01': ({ most, clauses }, { count }) => `Un traité a de 1 à ${count(most, 'clause', 'clauses')}, et non ${clauses}.`,
    'OT-TRE-02': (facts, say) =>
      facts.fault === 'repeal'
        ? `${the(say.name(facts.treaty))} prend fin si on l’abroge, et non par une de ses propres clauses.`
        : unfitTerm(facts, say),
  },
  'bad-duration': {
    'OT-TRE-08': ({ most, years }, { count }) => `Un traité dure de 1 à ${count(most, 'an', 'ans')}, et non ${withMinus(years)}.`,
  },
  'bad-penalty': {
    'OT-TRE-09': ({ most }, { count }) =>
      `Une pénalité est de +1 à +25 pour 1 à ${count(most, 'an', 'ans')}, avec 0 à 100 de Richesse et 0 à 100 de Progrès.`,
  },
  'conference-required': { 'OT-MEAS-12': manyParties, 'OT-TRE-17': manyParties },
  'no-such-request': {
    'OT-ORG-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} n’a pas demandé à entrer.`,
    'OT-TRE-07': ({ request }) => `Aucune demande ne s’appelle « ${request} ».`,
  },
  'not-a-party': {
    'OT-CONF-11': ({ treaty, nation }, { name }) =>
      `${the(name(treaty))} n’est pas une résolution qui lie ${the(name(nation, 'nations'))}.`,
    'OT-REF-12': noParty,
    'OT-TRE-06': noParty,
    'OT-TRE-07': ({ nation, request }, { name }) => `${the(name(nation, 'nations'))} n’a pas son mot à dire sur ${the(name(request))}.`,
  },
  'offer-already-open': {
    'OT-TRE-01': ({ from, to: other }, { name }) =>
      `${the(name(from, 'nations'))} a déjà une offre en cours faite ${to(name(other, 'nations'))}.`,
  },
  'offer-closed': {
    'OT-TRE-05': ({ offer }, { name }) => `${the(name(offer))} a déjà reçu sa réponse, ou elle est retirée ou caduque.`,
  },
  'offer-impossible': { 'OT-TRE-04': (facts, say) => ('fault' in facts ? unfitTerm(facts, say) : manyParties(facts, say)) },
  'treaty-not-in-force': { 'OT-CONF-11': notInForce, 'OT-REF-12': notInForce, 'OT-TRE-06': notInForce, 'OT-TRE-07': notInForce },
  'use-diplomacy': {
    'OT-TRE-01': ({ to: other }, { name }) => `${the(name(other, 'nations'))} n’a pas de joueur : il faut négocier par une mesure.`,
  },
  'bad-statute': {
    'OT-ORG-03': (facts) => (facts.fault === 'no-commitment' ? 'Seul un engagement porte un statut.' : badStatute(facts)),
  },
  'bad-vassalage': { 'OT-VAS-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} se tient trop bas pour avoir des vassaux.` },
  'not-a-subvassal': {
    'OT-VAS-13': ({ subvassal, patron }, { name }) =>
      `${the(name(subvassal, 'nations'))} n’a pour suzerain aucun vassal ${of(name(patron, 'nations'))}.`,
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
      fault === 'announced' ? notDue({ nation }, say) : `${the(say.name(nation, 'nations'))} a déjà annoncé un autre tribut.`,
  },
  'vassalage-not-earned': {
    'OT-DIP-03': ({ nation }, { name }) =>
      nation === null ? 'Une telle vassalité n’est pas méritée.' : `${the(name(nation, 'nations'))} n’a pas mérité une telle vassalité.`,
    'OT-RES-10': ({ nation }, { name }) => `Aucune résolution ne peut donner un suzerain ${to(name(nation, 'nations'))}.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

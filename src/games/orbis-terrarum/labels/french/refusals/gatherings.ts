import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Refusals } from '../../../refusals/index.js';
import { of, the, toThe as to } from '../grammar.js';
import { notInSlot } from './measures.js';

interface InConference {
  readonly nation: string;
  readonly conference: string;
}

const notAttending = ({ nation, conference }: InConference, { name }: Say): string =>
  `${the(name(nation, 'nations'))} n’assiste pas ${to(name(conference))}.`;
const notConvener = ({ nation, conference }: InConference, { name }: Say): string =>
  `${the(name(nation, 'nations'))} n’a pas convoqué ${the(name(conference))}.`;
const noAuthority = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} n’a pas autorité pour convoquer à ce titre.`;
const notInStage = ({ conference, stage }: { readonly conference: string; readonly stage: string }, { name }: Say): string =>
  `${the(name(conference))} n’en est pas à l’étape où cela se fait : ${name(stage)}.`;
const over = ({ conference }: { readonly conference: string }, { name }: Say): string => `${the(name(conference))} est terminée.`;
const declarationOver = ({ declaration }: { readonly declaration: string }, { name }: Say): string =>
  `${the(name(declaration))} n’est pas en vigueur.`;
const noDeclarant = ({ nation, declaration }: { readonly nation: string; readonly declaration: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} n’a pas fait ${the(name(declaration))}.`;
const hasGivenNotice = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} a déjà donné son préavis.`;

/** Conferences, declarations and organizations. */
export const gatherings = {
  'floor-closed': {
    'OT-CONF-05': () => 'Ici, seule la Nation qui a convoqué présente des propositions, tant que la parole n’est pas à tous.',
  },
  'no-authority': { 'OT-CONF-02': noAuthority, 'OT-CONF-26': noAuthority },
  'not-attending': {
    'OT-CONF-05': notAttending,
    'OT-CONF-06': notAttending,
    'OT-CONF-08': notAttending,
    'OT-CONF-09': notAttending,
    'OT-CONF-24': notAttending,
  },
  'not-convener': { 'OT-CONF-07': notConvener, 'OT-CONF-10': notConvener },
  'not-invited': {
    'OT-CONF-04': ({ nation, conference }, { name }) =>
      `${the(name(nation, 'nations'))} ne peut pas venir maintenant ${to(name(conference))}.`,
  },
  'nothing-to-vote': { 'OT-CONF-07': ({ conference }, { name }) => `Il n’y a rien à voter dans ${the(name(conference))}.` },
  'proposal-limit': {
    'OT-CONF-05': ({ nation, presented }, { name, count }) =>
      `${the(name(nation, 'nations'))} a présenté ${count(presented, 'proposition', 'propositions')} ce tour-ci et ne peut en présenter davantage.`,
  },
  'protest-not-allowed': {
    'OT-RES-06': ({ nation, years }, { name, count }) =>
      `${the(name(nation, 'nations'))} a voté pour la résolution ou y a adhéré plus tard, ou bien celle-ci est adoptée depuis plus ${of(count(years, 'an', 'ans'))}.`,
  },
  'wrong-stage': {
    'OT-CONF-05': notInStage,
    'OT-CONF-07': notInStage,
    'OT-CONF-08': notInStage,
    'OT-CONF-06': (facts, say) =>
      facts.fault === 'rested' ? `${the(say.name(facts.nation, 'nations'))} maintient déjà sa position.` : notInStage(facts, say),
    'OT-CONF-09': over,
    'OT-CONF-10': over,
    'OT-CONF-24': (facts, say) =>
      facts.fault === 'floor'
        ? `Dans ${the(say.name(facts.conference))}, la parole est ouverte à tous, ou ${the(say.name(facts.nation, 'nations'))} l’a déjà demandé.`
        : notInStage(facts, say),
  },

  'already-a-declarant': {
    'OT-DECL-02': ({ nation, declaration }, { name }) =>
      `${the(name(nation, 'nations'))} ne peut se joindre ${to(name(declaration))} : c’est déjà fait ou demandé, ou cette déclaration vise la Nation elle-même.`,
  },
  'already-declared': {
    'OT-DECL-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} a déjà une telle déclaration en vigueur.`,
    'OT-VAS-12': ({ nation }, { name }) => `${the(name(nation, 'nations'))} a déjà déclaré son indépendance.`,
  },
  'declaration-not-in-force': { 'OT-DECL-02': declarationOver, 'OT-REF-12': declarationOver },
  'not-a-declarant': { 'OT-DECL-03': noDeclarant, 'OT-DECL-04': noDeclarant, 'OT-REF-12': noDeclarant },
  'penalty-too-high': {
    'OT-DECL-10': ({ fault, most }) => {
      const threat = `Une déclaration menace de +1 à +${most} pour 1 à 10 ans`;
      return fault === 'declaration' ? `${threat} ; celle de guerre, de rien.` : `${threat}.`;
    },
  },

  'already-a-member': {
    'OT-ORG-01': ({ nation, organization }, { name }) =>
      `${the(name(nation, 'nations'))} est déjà membre ${of(name(organization, 'organizations'))}, ou a demandé à l’être.`,
  },
  'in-schism': {
    'OT-ORG-15': (facts, { name }) => {
      switch (facts.fault) {
        case 'organization':
          return `Un schisme divise ${the(name(facts.organization, 'organizations'))}.`;
        case 'already':
          return `Un schisme divise déjà ${the(name(facts.organization, 'organizations'))}.`;
        case 'conference':
          return `${the(name(facts.conference))} ne peut en décider tant que l’organisation est en schisme.`;
      }
    },
  },
  'no-election': {
    'OT-ORG-09': ({ organization }, { name }) => `Il n’y a pas d’élection en cours dans ${the(name(organization, 'organizations'))}.`,
  },
  'no-schism': { 'OT-ORG-02': ({ organization }, { name }) => `Aucun schisme ne divise ${the(name(organization, 'organizations'))}.` },
  'not-a-member': {
    'OT-CONF-27': ({ nation, item }, { name }) => `${the(name(nation, 'nations'))} n’a pas de voix sur ${the(name(item))}.`,
    'OT-ORG-02': (facts, { name }) => {
      const stranger = `${the(name(facts.nation, 'nations'))} n’est pas membre ${of(name(facts.organization, 'organizations'))}`;
      return facts.fault === 'member' ? `${stranger}.` : `${stranger} ; seuls les membres sont électeurs.`;
    },
    'OT-ORG-10': ({ nation, organization }, { name }) =>
      `${the(name(nation, 'nations'))} n’a pas de voix dans ${the(name(organization, 'organizations'))}.`,
  },
  'not-eligible': {
    'OT-ORG-02': ({ nation }, { name }) => `Cela ne changerait rien pour ${the(name(nation, 'nations'))}.`,
    'OT-ORG-17': ({ nation }, { name }) => `${the(name(nation, 'nations'))} a déjà signé la demande.`,
    'OT-ORG-19': hasGivenNotice,
    'OT-RES-05': hasGivenNotice,
    'OT-RES-07': ({ nation, years }, { name, count }) =>
      `${the(name(nation, 'nations'))} ne peut partir ainsi : cette Nation était déjà du bloc, est venue ou a adhéré plus tard, ou bien la résolution est adoptée depuis plus ${of(count(years, 'an', 'ans'))}.`,
  },
  'not-leader': {
    'OT-ORG-02': (facts, { name }) =>
      facts.fault === 'leader'
        ? `${facts.player} ne dirige pas ${the(name(facts.organization, 'organizations'))}.`
        : `${the(name(facts.leader, 'nations'))} ne prétend pas diriger ${the(name(facts.organization, 'organizations'))}.`,
    'OT-ORG-15': ({ nation, organization }, { name }) =>
      `${the(name(nation, 'nations'))} reconnaît un autre leader dans ${the(name(organization, 'organizations'))}.`,
  },
  'statute-forbids': {
    'OT-ORG-06': notInSlot,
    'OT-ORG-08': () => 'Selon ce statut, seule une conférence admet des membres.',
    'OT-ORG-10': ({ organization }, { name }) =>
      `On ne peut pas nommer maintenant les électeurs ${of(name(organization, 'organizations'))}.`,
    'OT-ORG-12': ({ candidate }, { name }) =>
      `${the(name(candidate, 'nations'))} vient de diriger l’organisation et ne peut la diriger de nouveau.`,
    'OT-ORG-20': ({ charter }, { name }) =>
      `${the(name(charter))} est la charte d’une organisation, et c’est l’organisation qui admet ses membres.`,
    'OT-RES-04': ({ candidate, organization }, { name }) =>
      `${the(name(candidate, 'nations'))} a le statut de membre suspendu dans ${the(name(organization, 'organizations'))}.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

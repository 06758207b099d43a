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
  `${the(name(nation, 'nations'))} no asiste ${to(name(conference))}.`;
const notConvener = ({ nation, conference }: InConference, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no ha convocado ${the(name(conference))}.`;
const noAuthority = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no tiene autoridad para convocar con este derecho.`;
const notInStage = ({ conference, stage }: { readonly conference: string; readonly stage: string }, { name }: Say): string =>
  `${the(name(conference))} no está en la etapa en que se hace esto: ${name(stage)}.`;
const over = ({ conference }: { readonly conference: string }, { name }: Say): string => `${the(name(conference))} ha terminado.`;
const declarationOver = ({ declaration }: { readonly declaration: string }, { name }: Say): string =>
  `${the(name(declaration))} no está en vigor.`;
const noDeclarant = ({ nation, declaration }: { readonly nation: string; readonly declaration: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no ha hecho ${the(name(declaration))}.`;
const hasGivenNotice = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${name(nation, 'nations')} ya ha dado preaviso.`;

/** Conferences, declarations and organizations. */
export const gatherings = {
  'floor-closed': { 'OT-CONF-05': () => 'Aquí solo el convocante presenta propuestas, mientras no se abra la palabra a todos.' },
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
    'OT-CONF-04': ({ nation, conference }, { name }) => `${the(name(nation, 'nations'))} no puede acudir ahora ${to(name(conference))}.`,
  },
  'nothing-to-vote': { 'OT-CONF-07': ({ conference }, { name }) => `En ${the(name(conference))} no hay nada que votar.` },
  'proposal-limit': {
    'OT-CONF-05': ({ nation, presented }, { name, count }) =>
      `${the(name(nation, 'nations'))} ha presentado ${count(presented, 'propuesta', 'propuestas')} este turno y no puede presentar más.`,
  },
  'protest-not-allowed': {
    'OT-RES-06': ({ nation, years }, { name, count }) =>
      `${the(name(nation, 'nations'))} no puede protestar: votó a favor de la resolución, se adhirió a ella después o hace más de ${count(years, 'año', 'años')} que se adoptó.`,
  },
  'wrong-stage': {
    'OT-CONF-05': notInStage,
    'OT-CONF-07': notInStage,
    'OT-CONF-08': notInStage,
    'OT-CONF-06': (facts, say) =>
      facts.fault === 'rested' ? `${the(say.name(facts.nation, 'nations'))} ya mantiene su postura.` : notInStage(facts, say),
    'OT-CONF-09': over,
    'OT-CONF-10': over,
    'OT-CONF-24': (facts, say) =>
      facts.fault === 'floor'
        ? `En ${the(say.name(facts.conference))} la palabra está abierta a todos, o ${the(say.name(facts.nation, 'nations'))} ya lo ha pedido.`
        : notInStage(facts, say),
  },

  'already-a-declarant': {
    'OT-DECL-02': ({ nation, declaration }, { name }) =>
      `${the(name(nation, 'nations'))} no puede adherirse ${to(name(declaration))}: ya lo ha hecho, lo ha pedido o va dirigida contra ella.`,
  },
  'already-declared': {
    'OT-DECL-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ya tiene en vigor una declaración así.`,
    'OT-VAS-12': ({ nation }, { name }) => `${name(nation, 'nations')} ya ha declarado su independencia.`,
  },
  'declaration-not-in-force': { 'OT-DECL-02': declarationOver, 'OT-REF-12': declarationOver },
  'not-a-declarant': { 'OT-DECL-03': noDeclarant, 'OT-DECL-04': noDeclarant, 'OT-REF-12': noDeclarant },
  'penalty-too-high': {
    'OT-DECL-10': ({ fault, most }) => {
      const threat = `Una declaración amenaza con +1 a +${most} por 1 a 10 años`;
      return fault === 'declaration' ? `${threat}; la de guerra, con nada.` : `${threat}.`;
    },
  },

  'already-a-member': {
    'OT-ORG-01': ({ nation, organization }, { name }) =>
      `${name(nation, 'nations')} ya es miembro ${of(name(organization, 'organizations'))}, o ha solicitado serlo.`,
  },
  'in-schism': {
    'OT-ORG-15': (facts, { name }) => {
      switch (facts.fault) {
        case 'organization':
          return `Hay un cisma en ${the(name(facts.organization, 'organizations'))}.`;
        case 'already':
          return `Ya hay un cisma en ${the(name(facts.organization, 'organizations'))}.`;
        case 'conference':
          return `${the(name(facts.conference))} no puede decidir esto mientras la Organización esté en cisma.`;
      }
    },
  },
  'no-election': { 'OT-ORG-09': ({ organization }, { name }) => `En ${the(name(organization, 'organizations'))} no hay elecciones ahora.` },
  'no-schism': { 'OT-ORG-02': ({ organization }, { name }) => `En ${the(name(organization, 'organizations'))} no hay ningún cisma.` },
  'not-a-member': {
    'OT-CONF-27': ({ nation, item }, { name }) => `${the(name(nation, 'nations'))} no tiene voto sobre ${the(name(item))}.`,
    'OT-ORG-02': (facts, { name }) => {
      const stranger = `${the(name(facts.nation, 'nations'))} no es miembro ${of(name(facts.organization, 'organizations'))}`;
      return facts.fault === 'member' ? `${stranger}.` : `${stranger}; solo los miembros son electores.`;
    },
    'OT-ORG-10': ({ nation, organization }, { name }) =>
      `${name(nation, 'nations')} no tiene voto en ${the(name(organization, 'organizations'))}.`,
  },
  'not-eligible': {
    'OT-ORG-02': ({ nation }, { name }) => `Eso no cambiaría nada para ${name(nation, 'nations')}.`,
    'OT-ORG-17': ({ nation }, { name }) => `${name(nation, 'nations')} ya ha firmado la petición.`,
    'OT-ORG-19': hasGivenNotice,
    'OT-RES-05': hasGivenNotice,
    'OT-RES-07': ({ nation, years }, { name, count }) =>
      `${name(nation, 'nations')} no puede retirarse así: ya formaba parte del bloque, acudió o se adhirió después, o la resolución se adoptó hace más de ${count(years, 'año', 'años')}.`,
  },
  'not-leader': {
    'OT-ORG-02': (facts, { name }) =>
      facts.fault === 'leader'
        ? `${facts.player} no lidera ${the(name(facts.organization, 'organizations'))}.`
        : `${the(name(facts.leader, 'nations'))} no pretende liderar ${the(name(facts.organization, 'organizations'))}.`,
    'OT-ORG-15': ({ nation, organization }, { name }) =>
      `${name(nation, 'nations')} reconoce a otro Líder en ${the(name(organization, 'organizations'))}.`,
  },
  'statute-forbids': {
    'OT-ORG-06': notInSlot,
    'OT-ORG-08': () => 'Según este Estatuto, solo una conferencia admite miembros.',
    'OT-ORG-10': ({ organization }, { name }) => `Ahora no se pueden nombrar los electores ${of(name(organization, 'organizations'))}.`,
    'OT-ORG-12': ({ candidate }, { name }) => `${name(candidate, 'nations')} acaba de liderar la Organización y no puede ser reelegida.`,
    'OT-ORG-20': ({ charter }, { name }) =>
      `${the(name(charter))} es la carta de una Organización, y es la Organización quien admite miembros.`,
    'OT-RES-04': ({ candidate, organization }, { name }) =>
      `${name(candidate, 'nations')} está suspendida en ${the(name(organization, 'organizations'))}.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

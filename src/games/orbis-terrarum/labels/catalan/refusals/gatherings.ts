import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Refusals } from '../../../refusals/index.js';
import { toThe as inside, of, the, toThe as to } from '../grammar.js';
import { notInSlot } from './measures.js';

interface InConference {
  readonly nation: string;
  readonly conference: string;
}

const notAttending = ({ nation, conference }: InConference, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no assisteix ${to(name(conference))}.`;
const notConvener = ({ nation, conference }: InConference, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no ha convocat ${the(name(conference))}.`;
const noAuthority = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no té autoritat per convocar amb aquest dret.`;
const notInStage = ({ conference, stage }: { readonly conference: string; readonly stage: string }, { name }: Say): string =>
  `${the(name(conference))} no és en l’etapa en què això es fa: ${name(stage)}.`;
const over = ({ conference }: { readonly conference: string }, { name }: Say): string => `${the(name(conference))} s’ha acabat.`;
const declarationOver = ({ declaration }: { readonly declaration: string }, { name }: Say): string =>
  `${the(name(declaration))} no està en vigor.`;
const noDeclarant = ({ nation, declaration }: { readonly nation: string; readonly declaration: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no ha fet ${the(name(declaration))}.`;
const hasGivenNotice = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} ja ha donat preavís.`;

/** Conferences, declarations and organizations. */
export const gatherings = {
  'floor-closed': { 'OT-CONF-05': () => 'Aquí només presenta propostes qui va convocar, mentre la paraula no sigui de tothom.' },
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
    'OT-CONF-04': ({ nation, conference }, { name }) => `${the(name(nation, 'nations'))} no pot anar ara ${to(name(conference))}.`,
  },
  'nothing-to-vote': { 'OT-CONF-07': ({ conference }, { name }) => `No hi ha res a votar ${inside(name(conference))}.` },
  'proposal-limit': {
    'OT-CONF-05': ({ nation, presented }, { name, count }) =>
      `${the(name(nation, 'nations'))} ha presentat ${count(presented, 'proposta', 'propostes')} aquest torn i no en pot presentar més.`,
  },
  'protest-not-allowed': {
    'OT-RES-06': ({ nation, years }, { name, count }) =>
      `${the(name(nation, 'nations'))} va votar a favor de la resolució o s’hi va adherir després, o fa més ${of(count(years, 'any', 'anys'))} que es va adoptar.`,
  },
  'wrong-stage': {
    'OT-CONF-05': notInStage,
    'OT-CONF-07': notInStage,
    'OT-CONF-08': notInStage,
    'OT-CONF-06': (facts, say) =>
      facts.fault === 'rested' ? `${the(say.name(facts.nation, 'nations'))} ja manté la seva posició.` : notInStage(facts, say),
    'OT-CONF-09': over,
    'OT-CONF-10': over,
    'OT-CONF-24': (facts, say) =>
      facts.fault === 'floor'
        ? `La paraula ja és de tothom ${inside(say.name(facts.conference))}, o ${the(say.name(facts.nation, 'nations'))} ja ho ha demanat.`
        : notInStage(facts, say),
  },

  'already-a-declarant': {
    'OT-DECL-02': ({ nation, declaration }, { name }) =>
      `${the(name(nation, 'nations'))} no es pot adherir ${to(name(declaration))}: ja ho ha fet, ho ha demanat o va contra ella.`,
  },
  'already-declared': {
    'OT-DECL-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ja té en vigor una declaració així.`,
    'OT-VAS-12': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ja ha declarat la seva independència.`,
  },
  'declaration-not-in-force': { 'OT-DECL-02': declarationOver, 'OT-REF-12': declarationOver },
  'not-a-declarant': { 'OT-DECL-03': noDeclarant, 'OT-DECL-04': noDeclarant, 'OT-REF-12': noDeclarant },
  'penalty-too-high': {
    'OT-DECL-10': ({ fault, most }) => {
      const threat = `Una declaració amenaça amb una penalització de +1 a +${most} que dura d’1 a 10 anys`;
      return fault === 'declaration' ? `${threat}; la de guerra no amenaça amb res.` : `${threat}.`;
    },
  },

  'already-a-member': {
    'OT-ORG-01': ({ nation, organization }, { name }) =>
      `${the(name(nation, 'nations'))} ja és membre ${of(name(organization, 'organizations'))}, o ha sol·licitat ser-ho.`,
  },
  'in-schism': {
    'OT-ORG-15': (facts, { name }) => {
      switch (facts.fault) {
        case 'organization':
          return `Hi ha un cisma ${inside(name(facts.organization, 'organizations'))}.`;
        case 'already':
          return `Ja hi ha un cisma ${inside(name(facts.organization, 'organizations'))}.`;
        case 'conference':
          return `${the(name(facts.conference))} no pot decidir això mentre hi hagi un cisma a l’organització.`;
      }
    },
  },
  'no-election': { 'OT-ORG-09': ({ organization }, { name }) => `Ara no hi ha eleccions ${inside(name(organization, 'organizations'))}.` },
  'no-schism': { 'OT-ORG-02': ({ organization }, { name }) => `No hi ha cap cisma ${inside(name(organization, 'organizations'))}.` },
  'not-a-member': {
    'OT-CONF-27': ({ nation, item }, { name }) => `${the(name(nation, 'nations'))} no té vot sobre ${the(name(item))}.`,
    'OT-ORG-02': (facts, { name }) => {
      const stranger = `${the(name(facts.nation, 'nations'))} no és membre ${of(name(facts.organization, 'organizations'))}`;
      return facts.fault === 'member' ? `${stranger}.` : `${stranger}; només els membres són electors.`;
    },
    'OT-ORG-10': ({ nation, organization }, { name }) =>
      `${the(name(nation, 'nations'))} no té vot ${inside(name(organization, 'organizations'))}.`,
  },
  'not-eligible': {
    'OT-ORG-02': ({ nation }, { name }) => `Això no canviaria res per a ${the(name(nation, 'nations'))}.`,
    'OT-ORG-17': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ja ha signat la petició.`,
    'OT-ORG-19': hasGivenNotice,
    'OT-RES-05': hasGivenNotice,
    'OT-RES-07': ({ nation, years }, { name, count }) =>
      `${the(name(nation, 'nations'))} no se’n pot anar així: ja formava part del bloc, hi va acudir o s’hi va adherir després, o fa més ${of(count(years, 'any', 'anys'))} que es va adoptar la resolució.`,
  },
  'not-leader': {
    'OT-ORG-02': (facts, { name }) =>
      facts.fault === 'leader'
        ? `${facts.player} no lidera ${the(name(facts.organization, 'organizations'))}.`
        : `${the(name(facts.leader, 'nations'))} no pretén liderar ${the(name(facts.organization, 'organizations'))}.`,
    'OT-ORG-15': ({ nation, organization }, { name }) =>
      `${the(name(nation, 'nations'))} reconeix un altre líder ${inside(name(organization, 'organizations'))}.`,
  },
  'statute-forbids': {
    'OT-ORG-06': notInSlot,
    'OT-ORG-08': () => 'Segons aquest estatut, només una conferència admet membres.',
    'OT-ORG-10': ({ organization }, { name }) => `Ara no es poden nomenar els electors ${of(name(organization, 'organizations'))}.`,
    'OT-ORG-12': ({ candidate }, { name }) => `${the(name(candidate, 'nations'))} acaba de liderar l’organització i no pot ser reelegida.`,
    'OT-ORG-20': ({ charter }, { name }) => `${the(name(charter))} és la carta d’una organització, i és l’organització qui admet membres.`,
    'OT-RES-04': ({ candidate, organization }, { name }) =>
      `${the(name(candidate, 'nations'))} està suspesa ${inside(name(organization, 'organizations'))}.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

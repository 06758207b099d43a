import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Refusals } from '../../../refusals/index.js';
import { kindOf } from '../../../refusals/things.js';
import type { Purse } from '../../../types/index.js';
import { asAnswer } from '../../telling.js';
import { of, ofPerson, the, toThe as to } from '../grammar.js';

const purseOf = ({ wealth, progress }: Purse): string => `${wealth} de Riquesa i ${progress} de Progrés`;

const cannotBuy = (
  {
    nation,
    item,
    times,
    cost,
    purse,
  }: { readonly nation: string; readonly item: string; readonly times: number; readonly cost: Purse; readonly purse: Purse },
  { name }: Say,
): string => `Això costa ${purseOf(cost)} (${name(item)}, × ${times}); ${the(name(nation, 'nations'))} té ${purseOf(purse)}.`;

const oneOfAttributes = (
  { item, attributes }: { readonly item: string; readonly attributes: readonly string[] },
  { name, list }: Say,
): string => `Per comprar ${name(item)} cal anomenar un d’aquests atributs: ${list(attributes, 'or')}.`;

const wrongTotal = (
  { group, total, wanted }: { readonly group: string; readonly total: number; readonly wanted: number },
  { name }: Say,
): string => `${the(name(group))} suma ${withMinus(total)}; ha de sumar ${wanted}.`;

/** Purchases, rulings, seats, and what every action carries. */
export const orders = {
  'already-taken': {
    'OT-PROS-17': ({ nation, opportunity }, { name }) =>
      `${the(name(nation, 'nations'))} ja ha aprofitat ${the(name(opportunity, 'technologies'))}.`,
  },
  'attribute-max': { 'OT-PROS-15': ({ attribute }, { name }) => `${the(name(attribute))} passaria de 100.` },
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
    'OT-PROS-16': ({ nation, ...purse }, { name }) => `${the(name(nation, 'nations'))} només pot donar ${purseOf(purse)}.`,
    'OT-PROS-17': ({ nation, opportunity, cost, purse }, { name }) =>
      `Aprofitar ${the(name(opportunity, 'technologies'))} costa ${purseOf(cost)}; ${the(name(nation, 'nations'))} té ${purseOf(purse)}.`,
    'OT-TRE-04': () => 'Un pagament és més del que té qui el fa.',
  },
  'index-full': {
    'OT-PROS-15': ({ index, nation }, { name }) => `${the(name(index))} ${of(name(nation, 'nations'))} no té cap dany per reparar.`,
  },
  'modifier-cap-reached': { 'OT-PROS-15': ({ attribute }, { name }) => `No es poden guardar més bonificadors en ${name(attribute)}.` },
  'not-offered': {
    'OT-PROS-17': ({ opportunity, nation }, { name }) =>
      `${the(name(opportunity, 'technologies'))} no s’ofereix ${to(name(nation, 'nations'))}.`,
  },
  'scope-cap-reached': {
    'OT-PROS-15': ({ nation, target }, { name }) => `${the(name(nation, 'nations'))} no es pot acostar més ${to(name(target, 'places'))}.`,
  },

  'attributes-fixed': {
    'OT-REF-11': ({ nation }, { name }) => `Ara l’àrbitre no pot fixar els atributs ${of(name(nation, 'nations'))}.`,
  },
  'bad-choice': {
    'OT-CONF-08': ({ choice, item }, { name }) => `«${name(choice)}» no és una resposta sobre ${the(name(item))}.`,
    'OT-REF-07': ({ decision, options }, { name, list }) =>
      `Es pot respondre ${to(name(decision))}: ${list(options.map(asAnswer), 'or')}; només en esmenar es donen termes nous.`,
  },
  'milestone-closed': {
    'OT-REF-09': ({ fault, milestone }, { name }) =>
      fault === 'awarded'
        ? `La fita ${name(milestone, 'milestones')} ja s’ha atorgat.`
        : `Ja hi ha una fita que es diu ${name(milestone, 'milestones')}.`,
    'OT-SEAT-03': (facts, { name }) =>
      facts.fault === 'claimed'
        ? `${the(name(facts.nation, 'nations'))} ja ha reclamat la fita ${name(facts.milestone, 'milestones')} i espera resposta.`
        : `La fita ${name(facts.milestone, 'milestones')} ja s’ha assolit.`,
  },
  'milestone-not-met': {
    'OT-SEAT-03': ({ nation, milestone }, { name }) =>
      `${the(name(nation, 'nations'))} no compleix el que demana la fita ${name(milestone, 'milestones')}.`,
  },
  'no-such-decision': { 'OT-REF-07': ({ player, decision }) => `${player} no ha de prendre cap decisió «${decision}».` },
  'not-repeated': {
    'OT-REF-08': ({ nation, warnings, most }, { name, count }) =>
      `${the(name(nation, 'nations'))} té ${count(warnings, 'advertiment', 'advertiments')}; per sancionar en ${most === 1 ? 'cal' : 'calen'} ${most}.`,
  },

  'action-limit': {
    'OT-FLOW-08': ({ player, actions }, { count }) =>
      `${player} ha actuat ${count(actions, 'vegada', 'vegades')} aquest torn i ja no pot actuar més.`,
  },
  'already-has-nation': {
    'OT-SEAT-02': ({ fault, player }) => (fault === 'has-one' ? `${player} ja té una Nació.` : `${player} ja espera resposta.`),
  },
  'already-ready': { 'OT-FLOW-05': ({ player }) => `${player} ha acabat les ordres; abans ha de tornar a donar-ne.` },
  'attribute-out-of-range': {
    'OT-ACT-09': ({ least, most, value }) => `Un atribut va ${of(`${least}`)} a ${most}; no pot ser ${withMinus(value)}.`,
    'OT-CONT-17': ({ group }, { name }) => `${the(name(group))} té cinc valors, cadascun de 5 a 30.`,
  },
  'nation-extinct': { 'OT-ACT-02': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ja no existeix.` },
  'nation-not-playable': {
    'OT-ACT-08': ({ nation }, { name }) => `${the(name(nation, 'nations'))} no és per a jugadors: la porta l’àrbitre.`,
  },
  'nation-taken': {
    'OT-ACT-08': ({ nation }, { name }) => `Amb ${the(name(nation, 'nations'))} ja hi juga algú altre.`,
    'OT-SEAT-02': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ja no existeix, o ja hi juga algú.`,
  },
  'no-nation': { 'OT-SEAT-01': ({ player }) => `${player} no té Nació.` },
  'not-ready': { 'OT-ACT-13': ({ player }) => `${player} no ha acabat les ordres.` },
  'not-your-nation': { 'OT-ACT-06': ({ agent, player }, { name }) => `${the(name(agent, 'nations'))} no rep ordres ${ofPerson(player)}.` },
  'players-not-ready': {
    'OT-FLOW-06': ({ players }, { row }) => `${row(players)} encara no ${players.length === 1 ? 'ha' : 'han'} acabat les ordres.`,
  },
  'unknown-player': { 'OT-SEAT-04': () => 'Només els jugadors diuen què prefereixen.' },
  'wrong-total': { 'OT-ACT-09': wrongTotal, 'OT-CONT-17': wrongTotal },

  'bad-parameter': {
    'OT-ACT-09': ({ group, values }, { name }) => `${the(name(group))} té cinc valors, no ${values}.`,
    'OT-CIV-01': ({ sides }) => `Una guerra civil té de 2 a 5 bàndols, cadascun amb nom; aquí en tindria ${sides}.`,
    'OT-CONF-01': (facts) =>
      facts.fault === 'start'
        ? `Una conferència s’obre en el torn ${facts.now} o més tard, no en el ${withMinus(facts.turn)}.`
        : 'Es conviden altres Nacions, una sola vegada cadascuna.',
    'OT-CONF-05': (facts, { name }) =>
      facts.fault === 'between-two'
        ? `El que hi ha entre dues parts ho canvien les dues, no ${the(name(facts.conference))}.`
        : `${the(name(facts.nation, 'nations'))} no ha demanat ser membre.`,
    'OT-CONF-15': ({ weight, nation }, { name }) =>
      `Un vot pesa de 0 a 10, i a cada Nació se li dona un pes una sola vegada; ${the(name(nation, 'nations'))} tindria ${withMinus(weight)}.`,
    'OT-DECL-01': () => 'Una declaració de guerra diu contra qui és; les altres no anomenen ningú.',
    'OT-DECL-02': () => 'Cada reserva s’anomena una sola vegada.',
    'OT-EVT-08': (facts) =>
      facts.fault === 'past'
        ? `El torn ${withMinus(facts.turn)} ja ha passat.`
        : 'El cost d’una oportunitat no pot ser menor que 0, ni el seu últim torn haver passat.',
    'OT-MEAS-11': () => 'Cal anomenar un dels deu atributs.',
    'OT-MEAS-12': () => 'Per parlamentar cal un fi.',
    'OT-ORG-03': ({ electors }) => `Hi ha d’1 a 20 electors diferents, no ${electors}.`,
    'OT-PROS-02': oneOfAttributes,
    'OT-PROS-06': oneOfAttributes,
    'OT-PROS-08': oneOfAttributes,
    'OT-PROS-14': oneOfAttributes,
    'OT-PROS-11': ({ fault }) =>
      fault === 'incomplete'
        ? 'Per comprar abast cal dir envers qui o envers quin lloc, i de quina mena.'
        : 'Una Nació no es pot acostar a si mateixa.',
    'OT-PROS-16': () => 'Cal donar Riquesa o Progrés.',
    'OT-REF-01': (facts, { name }) =>
      facts.fault === 'nation-twice'
        ? 'Cada Nació s’anomena una sola vegada.'
        : `Un esdeveniment d’aquesta mena (${name(facts.kind)}) porta el que pertoca a la seva mena, i res més.`,
    'OT-REF-02': ({ value }) => `Un abast és un múltiple de 5 entre −25 i 25, no ${withMinus(value)}.`,
    'OT-REF-05': () => 'S’aplica almenys un efecte.',
    'OT-REF-08': ({ value }) => `Una sanció és de +1 a +25, no ${withMinus(value)}.`,
    'OT-REF-10': ({ value }) => `Un premi és de −25 a −1, no ${withMinus(value)}.`,
    'OT-REF-11': () => 'Un cost no pot ser menor que 0.',
    'OT-RES-02': (facts, { name }) => {
      switch (facts.fault) {
        case 'instrument':
          return `Aquesta conferència no tracta ${of(name(facts.instrument))}.`;
        case 'member':
          return facts.basis === null
            ? `${the(name(facts.nation, 'nations'))} no és membre d’allò de què tracta aquesta conferència.`
            : `${the(name(facts.nation, 'nations'))} no és membre ${of(name(facts.basis))}.`;
        case 'extinct':
          return `${the(name(facts.nation, 'nations'))} ja no existeix, o no és una Nació.`;
        case 'admission':
          return `Aquesta conferència no pot admetre ${the(name(facts.nation, 'nations'))}.`;
        case 'no-reform':
          return 'No hi ha cap organització per reformar.';
        case 'no-dissolution':
          return 'No hi ha cap organització per dissoldre.';
      }
    },
    'OT-TRE-16': ({ treaty, clause }, { name }) => `${the(name(treaty))} no té la clàusula ${clause + 1}, o s’anomena dues vegades.`,
  },
  'note-required': {
    'OT-MEAS-02': () => 'Aquesta mesura necessita una nota.',
    'OT-NOTE-01': () => 'Una nota necessita un text.',
    'OT-REF-01': () => 'Un esdeveniment necessita un text.',
  },
  'note-too-long': {
    'OT-ACT-03': ({ fault, most, length }, { count }) =>
      `${fault === 'note' ? 'Una nota' : 'Un text'} té com a molt ${count(most, 'caràcter', 'caràcters')}; aquí hi ha ${count(length, 'caràcter', 'caràcters')}.`,
  },
  'too-early': {
    'OT-CONF-07': ({ conference }, { name }) =>
      `El debat ${of(name(conference))} s’ha obert aquest torn; la votació es pot obrir a partir del següent.`,
    'OT-CONF-10': ({ conference, turn }, { name }) =>
      `Qui va convocar ${the(name(conference))} no la pot dissoldre abans del torn ${turn}.`,
    'OT-SEAT-01': ({ player, nation }, { name }) =>
      `${player} ha adoptat ${the(name(nation, 'nations'))} aquest torn i la pot abandonar a partir del següent.`,
  },
  'unknown-id': {
    'OT-ACT-02': ({ what, id }, { name }) => {
      const kind = kindOf(what);
      return `Aquí no hi ha res que es digui «${id}»${kind === undefined ? '' : ` (${name(kind)})`}.`;
    },
    'OT-VIEW-12': ({ measure }) => `No hi ha cap mesura «${measure}».`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Refusals } from '../../../refusals/index.js';
import { kindOf } from '../../../refusals/things.js';
import type { Purse } from '../../../types/index.js';
import { asAnswer } from '../../telling.js';
import { of, ofPerson, the, toThe as to } from '../grammar.js';

const purseOf = ({ wealth, progress }: Purse): string => `${wealth} de Richesse et ${progress} de Progrès`;

const cannotBuy = (
  {
    nation,
    item,
    times,
    cost,
    purse,
  }: { readonly nation: string; readonly item: string; readonly times: number; readonly cost: Purse; readonly purse: Purse },
  { name }: Say,
): string => `Cela coûte ${purseOf(cost)} (${name(item)}, × ${times}) ; ${the(name(nation, 'nations'))} a ${purseOf(purse)}.`;

const oneOfAttributes = (
  { item, attributes }: { readonly item: string; readonly attributes: readonly string[] },
  { name, list }: Say,
): string => `Pour acheter ${name(item)}, il faut nommer un de ces attributs : ${list(attributes, 'or')}.`;

const wrongTotal = (
  { group, total, wanted }: { readonly group: string; readonly total: number; readonly wanted: number },
  { name }: Say,
): string => `${name(group)} : la somme est ${withMinus(total)}, elle doit être ${wanted}.`;

/** Purchases, rulings, seats, and what every action carries. */
export const orders = {
  'already-taken': {
    'OT-PROS-17': ({ nation, opportunity }, { name }) =>
      `${the(name(nation, 'nations'))} a déjà saisi ${the(name(opportunity, 'technologies'))}.`,
  },
  'attribute-max': { 'OT-PROS-15': ({ attribute }, { name }) => `${the(name(attribute))} dépasserait 100.` },
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
    'OT-PROS-16': ({ nation, ...purse }, { name }) => `${the(name(nation, 'nations'))} n’a que ${purseOf(purse)} à donner.`,
    'OT-PROS-17': ({ nation, opportunity, cost, purse }, { name }) =>
      `Saisir ${the(name(opportunity, 'technologies'))} coûte ${purseOf(cost)} ; ${the(name(nation, 'nations'))} a ${purseOf(purse)}.`,
    'OT-TRE-04': () => 'Un paiement dépasse ce que possède celui qui le fait.',
  },
  'index-full': {
    'OT-PROS-15': ({ index, nation }, { name }) => `${the(name(index))} ${of(name(nation, 'nations'))} n’a aucun dommage à réparer.`,
  },
  'modifier-cap-reached': {
    'OT-PROS-15': ({ attribute }, { name }) => `On ne peut plus mettre de bonus en réserve sur ${the(name(attribute))}.`,
  },
  'not-offered': {
    'OT-PROS-17': ({ opportunity, nation }, { name }) =>
      `${the(name(opportunity, 'technologies'))} n’est pas offerte ${to(name(nation, 'nations'))}.`,
  },
  'scope-cap-reached': {
    'OT-PROS-15': ({ nation, target }, { name }) =>
      `${the(name(nation, 'nations'))} ne peut se rapprocher davantage ${of(name(target, 'places'))}.`,
  },

  'attributes-fixed': {
    'OT-REF-11': ({ nation }, { name }) => `Les attributs ${of(name(nation, 'nations'))} ne sont pas à fixer par l’arbitre en ce moment.`,
  },
  'bad-choice': {
    'OT-CONF-08': ({ choice, item }, { name }) => `« ${name(choice)} » n’est pas une réponse sur ${the(name(item))}.`,
    'OT-REF-07': ({ decision, options }, { name, list }) =>
      `On répond ${to(name(decision))} par : ${list(options.map(asAnswer), 'or')} ; seul un amendement porte de nouveaux termes.`,
  },
  'milestone-closed': {
    'OT-REF-09': ({ fault, milestone }, { name }) =>
      fault === 'awarded'
        ? `Le haut fait ${name(milestone, 'milestones')} est déjà décerné.`
        : `Il y a déjà un haut fait nommé ${name(milestone, 'milestones')}.`,
    'OT-SEAT-03': (facts, { name }) =>
      facts.fault === 'claimed'
        ? `${the(name(facts.nation, 'nations'))} a déjà revendiqué le haut fait ${name(facts.milestone, 'milestones')} et attend une réponse.`
        : `Le haut fait ${name(facts.milestone, 'milestones')} est déjà accompli.`,
  },
  'milestone-not-met': {
    'OT-SEAT-03': ({ nation, milestone }, { name }) =>
      `${the(name(nation, 'nations'))} ne remplit pas ce que demande le haut fait ${name(milestone, 'milestones')}.`,
  },
  'no-such-decision': { 'OT-REF-07': ({ player, decision }) => `${player} n’a pas de décision « ${decision} » à prendre.` },
  'not-repeated': {
    'OT-REF-08': ({ nation, warnings, most }, { name, count }) =>
      `${the(name(nation, 'nations'))} a ${count(warnings, 'avertissement', 'avertissements')} ; il en faut ${most} pour une sanction.`,
  },

  'action-limit': {
    'OT-FLOW-08': ({ player, actions }) => `${player} a agi ${actions} fois ce tour-ci et ne peut plus agir.`,
  },
  'already-has-nation': {
    'OT-SEAT-02': ({ fault, player }) => (fault === 'has-one' ? `${player} a déjà une Nation.` : `${player} attend déjà une réponse.`),
  },
  'already-ready': { 'OT-FLOW-05': ({ player }) => `${player} a fini ses ordres ; il faut d’abord les reprendre.` },
  'attribute-out-of-range': {
    'OT-ACT-09': ({ least, most, value }) => `Un attribut va de ${least} à ${most} ; il ne peut être de ${withMinus(value)}.`,
    'OT-CONT-17': ({ group }, { name }) => `${name(group)} : il y a cinq valeurs, chacune de 5 à 30.`,
  },
  'nation-extinct': { 'OT-ACT-02': ({ nation }, { name }) => `${the(name(nation, 'nations'))} n’existe plus.` },
  'nation-not-playable': {
    'OT-ACT-08': ({ nation }, { name }) => `${the(name(nation, 'nations'))} n’est pas pour les joueurs : c’est l’arbitre qui s’en charge.`,
  },
  'nation-taken': {
    'OT-ACT-08': ({ nation }, { name }) => `Un autre joue déjà ${the(name(nation, 'nations'))}.`,
    'OT-SEAT-02': ({ nation }, { name }) => `${the(name(nation, 'nations'))} n’existe plus, ou a déjà un joueur.`,
  },
  'no-nation': { 'OT-SEAT-01': ({ player }) => `${player} n’a pas de Nation.` },
  'not-ready': { 'OT-ACT-13': ({ player }) => `${player} n’a pas fini ses ordres.` },
  'not-your-nation': {
    'OT-ACT-06': ({ agent, player }, { name }) => `${the(name(agent, 'nations'))} ne reçoit pas d’ordres ${ofPerson(player)}.`,
  },
  'players-not-ready': {
    'OT-FLOW-06': ({ players }, { row }) =>
      `${row(players)} ${players.length === 1 ? 'n’a pas fini ses ordres' : 'n’ont pas fini leurs ordres'}.`,
  },
  'unknown-player': { 'OT-SEAT-04': () => 'Seuls les joueurs disent ce qu’ils préfèrent.' },
  'wrong-total': { 'OT-ACT-09': wrongTotal, 'OT-CONT-17': wrongTotal },

  'bad-parameter': {
    'OT-ACT-09': ({ group, values }, { name }) => `${name(group)} : il faut cinq valeurs, et non ${values}.`,
    'OT-CIV-01': ({ sides }) => `Une guerre civile a de 2 à 5 camps, chacun avec un nom ; ici elle en aurait ${sides}.`,
    'OT-CONF-01': (facts) =>
      facts.fault === 'start'
        ? `Une conférence s’ouvre au tour ${facts.now} ou plus tard, et non au tour ${withMinus(facts.turn)}.`
        : 'On invite d’autres Nations, chacune une seule fois.',
    'OT-CONF-05': (facts, { name }) =>
      facts.fault === 'between-two'
        ? `Ce qui lie deux parties, c’est à elles deux de le changer, et non ${to(name(facts.conference))}.`
        : `${the(name(facts.nation, 'nations'))} n’a pas demandé à devenir membre.`,
    'OT-CONF-15': ({ weight, nation }, { name }) =>
      `Une voix pèse de 0 à 10, et chaque Nation ne reçoit qu’un poids ; ${the(name(nation, 'nations'))} aurait ${withMinus(weight)}.`,
    'OT-DECL-01': () => 'Une déclaration de guerre dit à qui on la fait ; les autres ne nomment personne.',
    'OT-DECL-02': () => 'Chaque réserve se nomme une seule fois.',
    'OT-EVT-08': (facts) =>
      facts.fault === 'past'
        ? `Le tour ${withMinus(facts.turn)} est passé.`
        : 'Une opportunité ne peut coûter moins de 0, et son dernier tour ne peut être passé.',
    'OT-MEAS-11': () => 'Il faut nommer un des dix attributs.',
    'OT-MEAS-12': () => 'Il faut un but aux pourparlers.',
    'OT-ORG-03': ({ electors }) => `Il y a de 1 à 20 électeurs différents, et non ${electors}.`,
    'OT-PROS-02': oneOfAttributes,
    'OT-PROS-06': oneOfAttributes,
    'OT-PROS-08': oneOfAttributes,
    'OT-PROS-14': oneOfAttributes,
    'OT-PROS-11': ({ fault }) =>
      fault === 'incomplete'
        ? 'Pour acheter de la portée, il faut dire envers qui ou quel lieu, et de quel genre.'
        : 'Une Nation ne peut se rapprocher d’elle-même.',
    'OT-PROS-16': () => 'Il faut donner de la Richesse ou du Progrès.',
    'OT-REF-01': (facts, { name }) =>
      facts.fault === 'nation-twice'
        ? 'Chaque Nation se nomme une seule fois.'
        : `Un évènement de ce genre (${name(facts.kind)}) porte ce qui va avec son genre, et rien d’autre.`,
    'OT-REF-02': ({ value }) => `Une portée est un multiple de 5 entre −25 et 25, et non ${withMinus(value)}.`,
    'OT-REF-05': () => 'On applique au moins un effet.',
    'OT-REF-08': ({ value }) => `Une sanction est de +1 à +25, et non ${withMinus(value)}.`,
    'OT-REF-10': ({ value }) => `Une récompense est de −25 à −1, et non ${withMinus(value)}.`,
    'OT-REF-11': () => 'Un coût ne peut être inférieur à 0.',
    'OT-RES-02': (facts, { name }) => {
      switch (facts.fault) {
        case 'instrument':
          return `Cette conférence ne porte pas sur ${the(name(facts.instrument))}.`;
        case 'member':
          return facts.basis === null
            ? `${the(name(facts.nation, 'nations'))} n’est pas membre de ce dont traite cette conférence.`
            : `${the(name(facts.nation, 'nations'))} n’est pas membre ${of(name(facts.basis))}.`;
        case 'extinct':
          return `${the(name(facts.nation, 'nations'))} n’existe plus, ou n’est pas une Nation.`;
        case 'admission':
          return `Cette conférence ne peut admettre ${the(name(facts.nation, 'nations'))}.`;
        case 'no-reform':
          return 'Il n’y a pas d’organisation à réformer.';
        case 'no-dissolution':
          return 'Il n’y a pas d’organisation à dissoudre.';
      }
    },
    'OT-TRE-16': ({ treaty, clause }, { name }) => `${the(name(treaty))} n’a pas de clause ${clause + 1}, ou elle est nommée deux fois.`,
  },
  'note-required': {
    'OT-MEAS-02': () => 'Il faut une note à cette mesure.',
    'OT-NOTE-01': () => 'Il faut un texte à une note.',
    'OT-REF-01': () => 'Il faut un texte à un évènement.',
  },
  'note-too-long': {
    'OT-ACT-03': ({ fault, most, length }, { count }) =>
      `${fault === 'note' ? 'Une note' : 'Un texte'} a au plus ${count(most, 'caractère', 'caractères')} ; il y a ici ${count(length, 'caractère', 'caractères')}.`,
  },
  'too-early': {
    'OT-CONF-07': ({ conference }, { name }) =>
      `Le débat ${of(name(conference))} s’est ouvert ce tour-ci ; le vote peut s’ouvrir à partir du prochain.`,
    'OT-CONF-10': ({ conference, turn }, { name }) => `Qui a convoqué ${the(name(conference))} ne peut la dissoudre avant le tour ${turn}.`,
    'OT-SEAT-01': ({ player, nation }, { name }) =>
      `${player} a adopté ${the(name(nation, 'nations'))} ce tour-ci et peut l’abandonner à partir du prochain.`,
  },
  'unknown-id': {
    'OT-ACT-02': ({ what, id }, { name }) => {
      const kind = kindOf(what);
      return `Rien ne s’appelle ici « ${id} »${kind === undefined ? '' : ` (${name(kind)})`}.`;
    },
    'OT-VIEW-12': ({ measure }) => `Aucune mesure ne s’appelle « ${measure} ».`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

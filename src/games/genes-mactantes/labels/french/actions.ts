import type { Orders } from '../language.js';
import { phrase } from './phrases.js';

/** What actions are called in French, and how they are ordered. */
export const actions: Orders = {
  'draw-coast': { name: 'dessiner les côtes', order: () => 'dessiner les côtes' },
  'draw-features': { name: 'dessiner le relief', order: () => 'dessiner le relief' },
  'draw-borders': { name: 'tracer les frontières', order: () => 'tracer les frontières' },
  'place-cities': { name: 'placer les villes', order: () => 'placer les villes' },
  'pick-country': { name: 'choisir un pays', order: ({ country: id }, { country }) => phrase('choisir un pays', country(id)) },
  'create-country': {
    name: 'créer le pays',
    order: ({ name: country, characteristics }, { values }) => `créer le pays : ${country}, ${values(characteristics)}`,
  },
  'deploy-army': { name: 'déployer l’Armée', order: ({ units }, { told }) => phrase('déployer l’Armée', told(units)) },
  'choose-disaster': {
    name: 'choisir la catastrophe',
    order: ({ kind }, { disaster }) => phrase('choisir la catastrophe', disaster(kind)),
  },
  'choose-disaster-city': {
    name: 'choisir la ville frappée',
    order: ({ territory }, { place }) => phrase('choisir la ville frappée', place(territory)),
  },
  'face-crisis': {
    name: 'affronter une crise',
    order: ({ acceptSupport = true, characteristic, characters }, { name, told }) =>
      phrase('affronter une crise', name(characteristic), told(characters), acceptSupport ? '' : 'sans l’aide d’autres'),
  },
  'support-crisis': {
    name: 'aider dans une crise',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'n’envoyer aucune aide dans une crise' : phrase('aider dans une crise', told(characters)),
  },
  declare: { name: 'noter une action', order: (declaration, { order }) => `noter : ${order(declaration)}` },
  withdraw: {
    name: 'rayer une action',
    order: ({ player, declaration }, { onSheet }) => `rayer : ${onSheet(player, declaration) ?? `action ${declaration}`}`,
  },
  commit: { name: 'fermer la feuille', order: () => 'fermer la feuille' },
  travel: {
    name: 'voyager',
    order: ({ character, path }, { name, place }) => phrase('voyager', [name(character), ...path.map(place)].join(' → ')),
  },
  'release-captive': { name: 'libérer un captif', order: ({ character }, { name }) => phrase('libérer un captif', name(character)) },
  'lift-siege': { name: 'lever un siège', order: ({ territory }, { place }) => phrase('lever un siège', place(territory)) },
  execute: {
    name: 'accomplir une action',
    order: ({ type: _type, player, declaration, ...means }, { onSheet, told }) =>
      phrase(onSheet(player, declaration) ?? `accomplir l’action ${declaration}`, told(means)),
  },
  pass: { name: 'passer', order: () => 'passer' },
  'defend-battle': {
    name: 'se défendre dans une bataille',
    order: ({ characters, units }, { told }) => phrase('se défendre dans une bataille', told(characters), told(units)),
  },
  'join-battle': {
    name: 'se joindre à une bataille',
    order: ({ characters, side }, { name, told }) =>
      side === 'none' ? 'ne pas prendre parti dans une bataille' : phrase('se joindre à une bataille', name(side), told(characters)),
  },
  'defend-contest': {
    name: 'défendre la cible',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'laisser la cible se défendre seule' : phrase('défendre la cible', told(characters)),
  },
  react: {
    name: 'réagir',
    order: ({ characteristic, characters, mode }, { name, told }) => phrase('réagir', name(mode), told(characteristic), told(characters)),
  },
  repatriate: {
    name: 'rapatrier',
    order: ({ city }, { place }) => (city === null ? 'laisser le personnage où il est' : phrase('rapatrier', place(city))),
  },
  'commit-rebels': {
    name: 'soutenir les rebelles',
    order: ({ characters, principal, units }, { name, told }) =>
      told([...characters, ...units]) === ''
        ? 'ne rien donner aux rebelles'
        : phrase('soutenir les rebelles', told(characters), principal ? `${name('principal')} ${name(principal)}` : '', told(units)),
  },
  'propose-trade': {
    name: 'proposer un échange',
    order: ({ give, note, take, to }, { items, name }) =>
      `proposer un échange à ${name(to)} : ${items(give)} contre ${items(take)}${note ? `, « ${note} »` : ''}`,
  },
  'accept-trade': { name: 'accepter un échange', order: ({ offer }, { terms }) => `accepter un échange : ${terms(offer)}` },
  'reject-trade': { name: 'refuser un échange', order: ({ offer }, { terms }) => `refuser un échange : ${terms(offer)}` },
  'cancel-trade': { name: 'retirer un échange', order: ({ offer }, { terms }) => `retirer un échange : ${terms(offer)}` },
  disclose: {
    name: 'montrer',
    order: ({ to, what }, { name, told }) => `montrer à ${name(to)} ${what === 'sheet' ? name('sheet') : `où est ${told(what)}`}`,
  },
  announce: { name: 'annoncer', order: ({ text, to }, { name }) => `annoncer à ${name(to)} : « ${String(text)} »` },
};

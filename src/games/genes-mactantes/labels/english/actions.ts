import type { Orders } from '../language.js';
import { phrase } from '../telling.js';

/** What actions are called in English, and how they are ordered. */
export const actions: Orders = {
  'draw-coast': { name: 'draw the coast', order: () => 'draw the coast' },
  'draw-features': { name: 'draw the features', order: () => 'draw the features' },
  'draw-borders': { name: 'draw the borders', order: () => 'draw the borders' },
  'place-cities': { name: 'place the cities', order: () => 'place the cities' },
  'pick-country': { name: 'pick a country', order: ({ country }, { name }) => phrase('pick a country', name(country)) },
  'create-country': {
    name: 'create the country',
    order: ({ name: country, characteristics }, { values }) => `create the country: ${country}, ${values(characteristics)}`,
  },
  'deploy-army': { name: 'deploy the Army', order: ({ units }, { told }) => phrase('deploy the Army', told(units)) },
  'choose-disaster': { name: 'choose the disaster', order: ({ kind }, { name }) => phrase('choose the disaster', name(kind)) },
  'choose-disaster-city': {
    name: 'choose the stricken city',
    order: ({ territory }, { name }) => phrase('choose the stricken city', name(territory)),
  },
  'face-crisis': {
    name: 'face a crisis',
    order: ({ acceptSupport = false, characteristic, characters }, { name, told }) =>
      phrase('face a crisis', acceptSupport ? name('acceptSupport') : '', name(characteristic), told(characters)),
  },
  'support-crisis': {
    name: 'support against a crisis',
    order: ({ characters }, { told }) => phrase('support against a crisis', told(characters)),
  },
  declare: { name: 'declare an action', order: (declaration, { order }) => `declare an action: ${order(declaration)}` },
  withdraw: {
    name: 'withdraw an action',
    order: ({ player, declaration }, { onSheet }) => `withdraw an action: ${onSheet(player, declaration) ?? declaration}`,
  },
  commit: { name: 'commit', order: () => 'commit' },
  travel: { name: 'travel', order: ({ character, path }, { name, told }) => phrase('travel', name(character), told(path)) },
  'release-captive': { name: 'release a captive', order: ({ character }, { name }) => phrase('release a captive', name(character)) },
  'lift-siege': { name: 'lift a siege', order: ({ territory }, { name }) => phrase('lift a siege', name(territory)) },
  execute: {
    name: 'carry out an action',
    order: ({ type: _type, player, declaration, ...means }, { onSheet, told }) =>
      phrase(onSheet(player, declaration) ?? `carry out an action ${declaration}`, told(means)),
  },
  pass: { name: 'pass', order: () => 'pass' },
  'defend-battle': {
    name: 'defend in battle',
    order: ({ characters, units }, { told }) => phrase('defend in battle', told(characters), told(units)),
  },
  'join-battle': {
    name: 'join a battle',
    order: ({ characters, side }, { name, told }) => phrase('join a battle', told(characters), name(side)),
  },
  'defend-contest': { name: 'defend a target', order: ({ characters }, { told }) => phrase('defend a target', told(characters)) },
  react: {
    name: 'react',
    order: ({ characteristic, characters, mode }, { name, told }) => phrase('react', told(characteristic), told(characters), name(mode)),
  },
  repatriate: { name: 'repatriate', order: ({ city }, { told }) => phrase('repatriate', told(city)) },
  'commit-rebels': {
    name: 'support the rebels',
    order: ({ characters, principal, units }, { told }) =>
      phrase('support the rebels', told(characters), told(principal ?? undefined), told(units)),
  },
  'propose-trade': {
    name: 'propose a trade',
    order: ({ give, note, take, to }, { items, name, told }) =>
      phrase('propose a trade', `${items(give)} ↔ ${items(take)}`, `(${name(to)})`, told(note ?? undefined)),
  },
  'accept-trade': { name: 'accept a trade', order: ({ offer }, { terms }) => `accept a trade: ${terms(offer)}` },
  'reject-trade': { name: 'reject a trade', order: ({ offer }, { terms }) => `reject a trade: ${terms(offer)}` },
  'cancel-trade': { name: 'cancel a trade', order: ({ offer }, { terms }) => `cancel a trade: ${terms(offer)}` },
  disclose: { name: 'disclose', order: ({ to, what }, { name, told }) => phrase('disclose', name(to), told(what)) },
  announce: { name: 'announce', order: ({ text, to }, { name }) => phrase('announce', name(text), name(to)) },
};

import type { Orders } from '../language.js';
import { phrase } from '../telling.js';

/** What actions are called in English, and how they are ordered. */
export const actions: Orders = {
  'draw-coast': { name: 'draw the coast', order: () => 'draw the coast' },
  'draw-features': { name: 'draw the features', order: () => 'draw the features' },
  'draw-borders': { name: 'draw the borders', order: () => 'draw the borders' },
  'place-cities': { name: 'place the cities', order: () => 'place the cities' },
  'pick-country': { name: 'pick a country', order: ({ country: id }, { country }) => phrase('pick a country', country(id)) },
  'create-country': {
    name: 'create the country',
    order: ({ name: country, characteristics }, { values }) => `create the country: ${country}, ${values(characteristics)}`,
  },
  'deploy-army': { name: 'deploy the Army', order: ({ units }, { told }) => phrase('deploy the Army', told(units)) },
  'choose-disaster': { name: 'choose the disaster', order: ({ kind }, { disaster }) => phrase('choose the disaster', disaster(kind)) },
  'choose-disaster-city': {
    name: 'choose the stricken city',
    order: ({ territory }, { place }) => phrase('choose the stricken city', place(territory)),
  },
  'face-crisis': {
    name: 'face a crisis',
    order: ({ acceptSupport = true, characteristic, characters }, { name, told }) =>
      phrase('face a crisis', name(characteristic), told(characters), acceptSupport ? '' : 'without help from others'),
  },
  'support-crisis': {
    name: 'help in a crisis',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'send no help in a crisis' : phrase('help in a crisis', told(characters)),
  },
  declare: { name: 'write down an order', order: (declaration, { order }) => `write down: ${order(declaration)}` },
  withdraw: {
    name: 'strike out an order',
    order: ({ player, declaration }, { onSheet }) => `strike out: ${onSheet(player, declaration) ?? `order ${declaration}`}`,
  },
  commit: { name: 'close the sheet', order: () => 'close the sheet' },
  travel: {
    name: 'travel',
    order: ({ character, path }, { name, place }) => phrase('travel', [name(character), ...path.map(place)].join(' → ')),
  },
  'release-captive': { name: 'release a captive', order: ({ character }, { name }) => phrase('release a captive', name(character)) },
  'lift-siege': { name: 'lift a siege', order: ({ territory }, { place }) => phrase('lift a siege', place(territory)) },
  execute: {
    name: 'carry out an order',
    order: ({ type: _type, player, declaration, ...means }, { onSheet, told }) =>
      phrase(onSheet(player, declaration) ?? `carry out order ${declaration}`, told(means)),
  },
  pass: { name: 'pass', order: () => 'pass' },
  'defend-battle': {
    name: 'defend in battle',
    order: ({ characters, units }, { told }) => phrase('defend in battle', told(characters), told(units)),
  },
  'join-battle': {
    name: 'join a battle',
    order: ({ characters, side }, { name, told }) =>
      side === 'none' ? 'take no side in a battle' : phrase('join a battle', name(side), told(characters)),
  },
  'defend-contest': {
    name: 'defend the target',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'let the target defend itself' : phrase('defend the target', told(characters)),
  },
  react: {
    name: 'react',
    order: ({ characteristic, characters, mode }, { name, told }) => phrase('react', name(mode), told(characteristic), told(characters)),
  },
  repatriate: {
    name: 'repatriate',
    order: ({ city }, { place }) => (city === null ? 'leave the character where it is' : phrase('repatriate', place(city))),
  },
  'commit-rebels': {
    name: 'support the rebels',
    order: ({ characters, principal, units }, { name, told }) =>
      told([...characters, ...units]) === ''
        ? 'give the rebels nothing'
        : phrase('support the rebels', told(characters), principal ? `${name('principal')} ${name(principal)}` : '', told(units)),
  },
  'propose-trade': {
    name: 'propose a trade',
    order: ({ give, note, take, to }, { items, name }) =>
      `propose a trade to ${name(to)}: ${items(give)} for ${items(take)}${note ? `, “${note}”` : ''}`,
  },
  'accept-trade': { name: 'accept a trade', order: ({ offer }, { terms }) => `accept a trade: ${terms(offer)}` },
  'reject-trade': { name: 'reject a trade', order: ({ offer }, { terms }) => `reject a trade: ${terms(offer)}` },
  'cancel-trade': { name: 'take back a trade', order: ({ offer }, { terms }) => `take back a trade: ${terms(offer)}` },
  disclose: {
    name: 'show',
    order: ({ to, what }, { name, told }) => `show ${name(to)} ${what === 'sheet' ? name('sheet') : `where ${told(what)} is`}`,
  },
  announce: {
    name: 'announce',
    order: ({ text, to }, { name }) => `announce ${to === 'all' ? 'to all' : `to ${name(to)}`}: “${String(text)}”`,
  },
};

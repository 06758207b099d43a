import type { Orders } from '../language.js';
import { phrase } from '../telling.js';
import { of } from './phrases.js';

/** What actions are called in Catalan, and how they are ordered. */
export const actions: Orders = {
  'draw-coast': { name: 'dibuixar la silueta', order: () => 'dibuixar la silueta' },
  'draw-features': { name: 'dibuixar els accidents', order: () => 'dibuixar els accidents' },
  'draw-borders': { name: 'marcar les fronteres', order: () => 'marcar les fronteres' },
  'place-cities': { name: 'emplaçar les ciutats', order: () => 'emplaçar les ciutats' },
  'pick-country': { name: 'triar país', order: ({ country: id }, { country }) => phrase('triar país', country(id)) },
  'create-country': {
    name: 'crear el país',
    order: ({ name: country, characteristics }, { values }) => `crear el país: ${country}, ${values(characteristics)}`,
  },
  'deploy-army': { name: 'distribuir l’Exèrcit', order: ({ units }, { told }) => phrase('distribuir l’Exèrcit', told(units)) },
  'choose-disaster': { name: 'triar el desastre', order: ({ kind }, { disaster }) => phrase('triar el desastre', disaster(kind)) },
  'choose-disaster-city': {
    name: 'triar la ciutat afectada',
    order: ({ territory }, { place }) => phrase('triar la ciutat afectada', place(territory)),
  },
  'face-crisis': {
    name: 'afrontar una crisi',
    order: ({ acceptSupport = true, characteristic, characters }, { name, told }) =>
      phrase('afrontar una crisi', name(characteristic), told(characters), acceptSupport ? '' : 'sense ajuda d’altres'),
  },
  'support-crisis': {
    name: 'ajudar en una crisi',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'no enviar ajuda en una crisi' : phrase('ajudar en una crisi', told(characters)),
  },
  declare: { name: 'apuntar una acció', order: (declaration, { order }) => `apuntar: ${order(declaration)}` },
  withdraw: {
    name: 'esborrar una acció',
    order: ({ player, declaration }, { onSheet }) => `esborrar: ${onSheet(player, declaration) ?? `acció ${declaration}`}`,
  },
  commit: { name: 'tancar el full', order: () => 'tancar el full' },
  travel: {
    name: 'viatjar',
    order: ({ character, path }, { name, place }) => phrase('viatjar', [name(character), ...path.map(place)].join(' → ')),
  },
  'release-captive': { name: 'alliberar un captiu', order: ({ character }, { name }) => phrase('alliberar un captiu', name(character)) },
  'lift-siege': { name: 'alçar un setge', order: ({ territory }, { place }) => phrase('alçar un setge', place(territory)) },
  execute: {
    name: 'fer una acció',
    order: ({ type: _type, player, declaration, ...means }, { onSheet, told }) =>
      phrase(onSheet(player, declaration) ?? `fer l’acció ${declaration}`, told(means)),
  },
  pass: { name: 'passar', order: () => 'passar' },
  'defend-battle': {
    name: 'defensar-se en batalla',
    order: ({ characters, units }, { told }) => phrase('defensar-se en batalla', told(characters), told(units)),
  },
  'join-battle': {
    name: 'aliar-se en batalla',
    order: ({ characters, side }, { name, told }) =>
      side === 'none' ? 'no prendre partit en una batalla' : phrase('aliar-se en batalla', name(side), told(characters)),
  },
  'defend-contest': {
    name: 'defensar l’objectiu',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'deixar que l’objectiu es defense tot sol' : phrase('defensar l’objectiu', told(characters)),
  },
  react: {
    name: 'reaccionar',
    order: ({ characteristic, characters, mode }, { name, told }) =>
      phrase('reaccionar', name(mode), told(characteristic), told(characters)),
  },
  repatriate: {
    name: 'repatriar',
    order: ({ city }, { place }) => (city === null ? 'deixar el personatge on és' : phrase('repatriar', place(city))),
  },
  'commit-rebels': {
    name: 'recolzar els rebels',
    order: ({ characters, principal, units }, { name, told }) =>
      told([...characters, ...units]) === ''
        ? 'no donar res als rebels'
        : phrase('recolzar els rebels', told(characters), principal ? `${name('principal')} ${name(principal)}` : '', told(units)),
  },
  'propose-trade': {
    name: 'proposar un bescanvi',
    order: ({ give, note, take, to }, { items, name }) =>
      `proposar un bescanvi a ${name(to)}: ${items(give)} a canvi ${of(items(take))}${note ? `, «${note}»` : ''}`,
  },
  'accept-trade': { name: 'acceptar un bescanvi', order: ({ offer }, { terms }) => `acceptar un bescanvi: ${terms(offer)}` },
  'reject-trade': { name: 'rebutjar un bescanvi', order: ({ offer }, { terms }) => `rebutjar un bescanvi: ${terms(offer)}` },
  'cancel-trade': { name: 'retirar un bescanvi', order: ({ offer }, { terms }) => `retirar un bescanvi: ${terms(offer)}` },
  disclose: {
    name: 'mostrar',
    order: ({ to, what }, { name, told }) => `mostrar a ${name(to)} ${what === 'sheet' ? name('sheet') : `on és ${told(what)}`}`,
  },
  announce: { name: 'anunciar', order: ({ text, to }, { name }) => `anunciar a ${name(to)}: «${String(text)}»` },
};

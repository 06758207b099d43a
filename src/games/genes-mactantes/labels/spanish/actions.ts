import type { Orders } from '../language.js';
import { phrase } from '../telling.js';

/** What actions are called in Spanish, and how they are ordered. */
export const actions: Orders = {
  'draw-coast': { name: 'dibujar la costa', order: () => 'dibujar la costa' },
  'draw-features': { name: 'dibujar los accidentes', order: () => 'dibujar los accidentes' },
  'draw-borders': { name: 'trazar las fronteras', order: () => 'trazar las fronteras' },
  'place-cities': { name: 'situar las ciudades', order: () => 'situar las ciudades' },
  'pick-country': { name: 'elegir país', order: ({ country }, { name }) => phrase('elegir país', name(country)) },
  'create-country': {
    name: 'crear el país',
    order: ({ name: country, characteristics }, { values }) => `crear el país: ${country}, ${values(characteristics)}`,
  },
  'deploy-army': { name: 'desplegar el Ejército', order: ({ units }, { told }) => phrase('desplegar el Ejército', told(units)) },
  'choose-disaster': { name: 'elegir el desastre', order: ({ kind }, { name }) => phrase('elegir el desastre', name(kind)) },
  'choose-disaster-city': {
    name: 'elegir la ciudad afectada',
    order: ({ territory }, { name }) => phrase('elegir la ciudad afectada', name(territory)),
  },
  'face-crisis': {
    name: 'afrontar una crisis',
    order: ({ acceptSupport = false, characteristic, characters }, { name, told }) =>
      phrase('afrontar una crisis', acceptSupport ? name('acceptSupport') : '', name(characteristic), told(characters)),
  },
  'support-crisis': {
    name: 'ayudar en una crisis',
    order: ({ characters }, { told }) => phrase('ayudar en una crisis', told(characters)),
  },
  declare: { name: 'anotar una acción', order: (declaration, { order }) => `anotar una acción: ${order(declaration)}` },
  withdraw: {
    name: 'tachar una acción',
    order: ({ player, declaration }, { onSheet }) => `tachar una acción: ${onSheet(player, declaration) ?? declaration}`,
  },
  commit: { name: 'cerrar la hoja', order: () => 'cerrar la hoja' },
  travel: { name: 'viajar', order: ({ character, path }, { name, told }) => phrase('viajar', name(character), told(path)) },
  'release-captive': { name: 'liberar a un cautivo', order: ({ character }, { name }) => phrase('liberar a un cautivo', name(character)) },
  'lift-siege': { name: 'levantar un asedio', order: ({ territory }, { name }) => phrase('levantar un asedio', name(territory)) },
  execute: {
    name: 'llevar a cabo una acción',
    order: ({ type: _type, player, declaration, ...means }, { onSheet, told }) =>
      phrase(onSheet(player, declaration) ?? `llevar a cabo una acción ${declaration}`, told(means)),
  },
  pass: { name: 'pasar', order: () => 'pasar' },
  'defend-battle': {
    name: 'defenderse en batalla',
    order: ({ characters, units }, { told }) => phrase('defenderse en batalla', told(characters), told(units)),
  },
  'join-battle': {
    name: 'unirse a una batalla',
    order: ({ characters, side }, { name, told }) => phrase('unirse a una batalla', told(characters), name(side)),
  },
  'defend-contest': { name: 'defender al objetivo', order: ({ characters }, { told }) => phrase('defender al objetivo', told(characters)) },
  react: {
    name: 'reaccionar',
    order: ({ characteristic, characters, mode }, { name, told }) =>
      phrase('reaccionar', told(characteristic), told(characters), name(mode)),
  },
  repatriate: { name: 'repatriar', order: ({ city }, { told }) => phrase('repatriar', told(city)) },
  'commit-rebels': {
    name: 'apoyar a los rebeldes',
    order: ({ characters, principal, units }, { told }) =>
      phrase('apoyar a los rebeldes', told(characters), told(principal ?? undefined), told(units)),
  },
  'propose-trade': {
    name: 'proponer un trueque',
    order: ({ give, note, take, to }, { items, name, told }) =>
      phrase('proponer un trueque', `${items(give)} ↔ ${items(take)}`, `(${name(to)})`, told(note ?? undefined)),
  },
  'accept-trade': { name: 'aceptar un trueque', order: ({ offer }, { terms }) => `aceptar un trueque: ${terms(offer)}` },
  'reject-trade': { name: 'rechazar un trueque', order: ({ offer }, { terms }) => `rechazar un trueque: ${terms(offer)}` },
  'cancel-trade': { name: 'retirar un trueque', order: ({ offer }, { terms }) => `retirar un trueque: ${terms(offer)}` },
  disclose: { name: 'mostrar', order: ({ to, what }, { name, told }) => phrase('mostrar', name(to), told(what)) },
  announce: { name: 'anunciar', order: ({ text, to }, { name }) => phrase('anunciar', name(text), name(to)) },
};

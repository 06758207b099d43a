import type { Orders } from '../language.js';
import { phrase } from '../telling.js';

/** What actions are called in Spanish, and how they are ordered. */
export const actions: Orders = {
  'draw-coast': { name: 'dibujar la costa', order: () => 'dibujar la costa' },
  'draw-features': { name: 'dibujar los accidentes', order: () => 'dibujar los accidentes' },
  'draw-borders': { name: 'trazar las fronteras', order: () => 'trazar las fronteras' },
  'place-cities': { name: 'situar las ciudades', order: () => 'situar las ciudades' },
  'pick-country': { name: 'elegir país', order: ({ country: id }, { country }) => phrase('elegir país', country(id)) },
  'create-country': {
    name: 'crear el país',
    order: ({ name: country, characteristics }, { values }) => `crear el país: ${country}, ${values(characteristics)}`,
  },
  'deploy-army': { name: 'desplegar el Ejército', order: ({ units }, { told }) => phrase('desplegar el Ejército', told(units)) },
  'choose-disaster': { name: 'elegir el desastre', order: ({ kind }, { disaster }) => phrase('elegir el desastre', disaster(kind)) },
  'choose-disaster-city': {
    name: 'elegir la ciudad afectada',
    order: ({ territory }, { place }) => phrase('elegir la ciudad afectada', place(territory)),
  },
  'face-crisis': {
    name: 'afrontar una crisis',
    order: ({ acceptSupport = true, characteristic, characters }, { name, told }) =>
      phrase('afrontar una crisis', name(characteristic), told(characters), acceptSupport ? '' : 'sin ayuda de otros'),
  },
  'support-crisis': {
    name: 'ayudar en una crisis',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'no enviar ayuda en una crisis' : phrase('ayudar en una crisis', told(characters)),
  },
  declare: { name: 'anotar una acción', order: (declaration, { order }) => `anotar: ${order(declaration)}` },
  withdraw: {
    name: 'tachar una acción',
    order: ({ player, declaration }, { onSheet }) => `tachar: ${onSheet(player, declaration) ?? `acción ${declaration}`}`,
  },
  commit: { name: 'cerrar la hoja', order: () => 'cerrar la hoja' },
  travel: {
    name: 'viajar',
    order: ({ character, path }, { name, place }) => phrase('viajar', [name(character), ...path.map(place)].join(' → ')),
  },
  'release-captive': { name: 'liberar a un cautivo', order: ({ character }, { name }) => phrase('liberar a un cautivo', name(character)) },
  'lift-siege': { name: 'levantar un asedio', order: ({ territory }, { place }) => phrase('levantar un asedio', place(territory)) },
  execute: {
    name: 'llevar a cabo una acción',
    order: ({ type: _type, player, declaration, ...means }, { onSheet, told }) =>
      phrase(onSheet(player, declaration) ?? `llevar a cabo la acción ${declaration}`, told(means)),
  },
  pass: { name: 'pasar', order: () => 'pasar' },
  'defend-battle': {
    name: 'defenderse en batalla',
    order: ({ characters, units }, { told }) => phrase('defenderse en batalla', told(characters), told(units)),
  },
  'join-battle': {
    name: 'unirse a una batalla',
    order: ({ characters, side }, { name, told }) =>
      side === 'none' ? 'no tomar partido en una batalla' : phrase('unirse a una batalla', name(side), told(characters)),
  },
  'defend-contest': {
    name: 'defender al objetivo',
    order: ({ characters }, { told }) =>
      told(characters) === '' ? 'dejar que el objetivo se defienda solo' : phrase('defender al objetivo', told(characters)),
  },
  react: {
    name: 'reaccionar',
    order: ({ characteristic, characters, mode }, { name, told }) =>
      phrase('reaccionar', name(mode), told(characteristic), told(characters)),
  },
  repatriate: {
    name: 'repatriar',
    order: ({ city }, { place }) => (city === null ? 'dejar al personaje donde está' : phrase('repatriar', place(city))),
  },
  'commit-rebels': {
    name: 'apoyar a los rebeldes',
    order: ({ characters, principal, units }, { name, told }) =>
      told([...characters, ...units]) === ''
        ? 'no dar nada a los rebeldes'
        : phrase('apoyar a los rebeldes', told(characters), principal ? `${name('principal')} ${name(principal)}` : '', told(units)),
  },
  'propose-trade': {
    name: 'proponer un trueque',
    order: ({ give, note, take, to }, { items, name }) =>
      `proponer un trueque a ${name(to)}: ${items(give)} por ${items(take)}${note ? `, «${note}»` : ''}`,
  },
  'accept-trade': { name: 'aceptar un trueque', order: ({ offer }, { terms }) => `aceptar un trueque: ${terms(offer)}` },
  'reject-trade': { name: 'rechazar un trueque', order: ({ offer }, { terms }) => `rechazar un trueque: ${terms(offer)}` },
  'cancel-trade': { name: 'retirar un trueque', order: ({ offer }, { terms }) => `retirar un trueque: ${terms(offer)}` },
  disclose: {
    name: 'mostrar',
    order: ({ to, what }, { name, told }) => `mostrar a ${name(to)} ${what === 'sheet' ? name('sheet') : `dónde está ${told(what)}`}`,
  },
  announce: { name: 'anunciar', order: ({ text, to }, { name }) => `anunciar a ${name(to)}: «${String(text)}»` },
};

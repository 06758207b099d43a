import { a } from './orders.js';
import { after } from './playing.js';
import { begin, type Scene } from './scenes.js';

/** The graft round of a DNA card, drawn by a's special die in the turn of whoever is active. */
export const round = (scene: Scene = {}) => {
  const onTable = scene.dnaTable ?? [];
  return after(begin({ deck: [`dna-${onTable.length + 1}`, 'foresight'], specialDice: ['a'], players: ['a', 'b', 'c'], ...scene }), [
    a.special(),
    3,
  ]);
};

/** A host for everybody, and two characters in every gene pool. */
export const everybody = { a: ['ironroot'], b: ['hush'], c: ['livewire'] };

export const pools = { a: ['murmur', 'chimera'], b: ['undertow', 'halflife'], c: ['ashfall', 'daybreak'] };

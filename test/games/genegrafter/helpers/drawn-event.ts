import { a } from './orders.js';
import { play } from './playing.js';
import { begin, type Scene } from './scenes.js';

/** a's special die draws this event, then an ordinary card. */
export const happens = (card: string, scene: Scene = {}, ...dice: (number | number[])[]) =>
  play(begin({ deck: [card, 'foresight'], specialDice: ['a'], players: ['a', 'b', 'c'], ...scene }), [a.special(), 3, ...dice]);

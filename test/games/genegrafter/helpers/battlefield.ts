import type { Action } from 'ludoteca/genegrafter';
import { b } from './orders.js';
import { begin, type Scene } from './scenes.js';

/** Characters who are ready: a has three, b and c one each. */
export const armies = { a: ['kestrel', 'ironroot', 'livewire'], b: ['hush'], c: ['murmur'] };

/** Three players with their {@link armies} in play. */
export const battlefield = (scene: Scene = {}) => begin({ players: ['a', 'b', 'c'], inPlay: armies, ...scene });

/** b's defence that fails: two dice each. */
export const loses = (card: string): [Action, number[], number[]] => [b.defend(card), [6, 6], [1, 1]];

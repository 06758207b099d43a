import type { State } from 'ludoteca/genegrafter';
import { a, b } from './orders.js';
import { after, play } from './playing.js';
import { begin, type Scene } from './scenes.js';

/** a's Ironroot attacks b's Hush, who defends; both hold what is given. */
export const fight = (scene: Scene = {}): State =>
  after(begin({ inPlay: { a: ['ironroot'], b: ['hush'] }, played: 1, ...scene }), a.battle('b', 'ironroot'), b.defend('hush'));

/** a's Ironroot attacks b's Hush, nobody plays anything, and the dice are as given. */
export const simple = (attack: number[], defence: number[], scene: Scene = {}) =>
  play(begin({ inPlay: { a: ['ironroot'], b: ['hush'] }, ...scene }), a.battle('b', 'ironroot'), [b.defend('hush'), attack, defence]);

/** Die effects that wait for dice. */
export const luckyShot = { card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } } as const;

export const rollAgain = { card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'ownBetter' } } as const;

/** a's Chimera has played three cards in its colours against b's Hush with one of his: dice as given. */
export const rolled = (attack: number[], defence: number[], scene: Scene = {}): State =>
  after(
    begin({
      hands: { a: ['jam-signal', 'fire-lance', 'dive-strike'], b: ['mind-fog'] },
      inPlay: { a: ['chimera'], b: ['undertow'] },
      ...scene,
    }),
    a.battle('b', 'chimera'),
    b.defend('undertow'),
    a.ability('dive-strike'),
    b.pass(),
    a.ability('fire-lance'),
    b.pass(),
    a.ability('jam-signal'),
    [b.pass(), attack, defence],
  );

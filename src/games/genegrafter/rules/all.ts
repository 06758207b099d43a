/** Every action of Genegrafter: one line, and its file. */
export * from './accept-direct-damage.js';
export * from './apply-die-effect.js';
export * from './choose-defender.js';
export * from './declare-battle.js';
export * from './discard-card.js';
export * from './end-dice-window.js';
export * from './end-grafting.js';
export * from './end-main.js';
export * from './graft.js';
export * from './pass-duel.js';
export * from './play-ability.js';
export * from './play-character.js';
export * from './play-gear.js';
export * from './resolve-choice.js';
export * from './spend-marker.js';
export * from './use-reroll.js';
export * from './use-special-die.js';

import type { PlayerId } from 'ludoteca';
import type { Action } from 'ludoteca/genegrafter';

/** The orders of a player. */
export const actor = (player: PlayerId) => ({
  play: (card: string): Action => ({ type: 'play-character', player, card }),
  gear: (card: string, character: string): Action => ({ type: 'play-gear', player, card, character }),
  battle: (opponent: PlayerId, ...attackers: string[]): Action => ({ type: 'declare-battle', player, opponent, attackers }),
  defend: (character: string): Action => ({ type: 'choose-defender', player, character }),
  accept: (): Action => ({ type: 'accept-direct-damage', player }),
  ability: (card: string): Action => ({ type: 'play-ability', player, card }),
  token: (kind: 'attack' | 'defence'): Action => ({ type: 'spend-marker', player, kind }),
  pass: (): Action => ({ type: 'pass-duel', player }),
  reroll: (die: number): Action => ({ type: 'use-reroll', player, die }),
  effect: (effect: number, owner: PlayerId, die: number, face?: number): Action => ({
    type: 'apply-die-effect',
    player,
    effect,
    owner,
    die,
    ...(face === undefined ? {} : { face }),
  }),
  leaveDice: (): Action => ({ type: 'end-dice-window', player }),
  graft: (card: string, from: 'hand' | 'genePool', host: string): Action => ({ type: 'graft', player, card, from, host }),
  endGrafting: (): Action => ({ type: 'end-grafting', player }),
  special: (face?: number): Action => ({ type: 'use-special-die', player, ...(face === undefined ? {} : { face }) }),
  choose: (option: string): Action => ({ type: 'resolve-choice', player, option }),
  endMain: (): Action => ({ type: 'end-main', player }),
  discard: (card: string): Action => ({ type: 'discard-card', player, card }),
});

export const a = actor('a');

export const b = actor('b');

export const c = actor('c');

import { battleCasting } from '../../mechanics/affairs/battle.js';
import { eligible } from '../../queries/participants.js';
import { affairOf } from '../../queries/state.js';
import type { AffairOf, State } from '../../types/index.js';

/** The battle that is about to be fought. */
export const battleNow = (state: State): AffairOf<'battle'> => affairOf(state) as AffairOf<'battle'>;

/** Who of a player could fight in it. */
export const fightersOf = (state: State, player: string): readonly string[] =>
  eligible(state, player, battleCasting(state, battleNow(state).territory));

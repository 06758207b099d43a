import { listOf, text } from '../../../core/choices/choices.js';
import { action, limits, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { civilWarOf, startCivilWar as start } from '../mechanics/war/civil-war.js';
import { refuse } from '../refusals/index.js';
import { name, title } from '../types/index.js';
import { mineThat, order } from './shared/order.js';

/** A player divides a Nation for the story's sake. */
export interface StartCivilWar extends ActionBase {
  readonly type: 'start-civil-war';
  readonly nation: string;
  readonly sideNames: readonly string[];
}

/** What the sides may be called, the government first. */
const usualNames = ['Government', 'Rebels', 'Nobles', 'Towns', 'Army'] as const;

/** [OT-CIV-01] [OT-CIV-14] */
export const startCivilWar = order<StartCivilWar>({
  type: 'start-civil-war',
  cites: ['OT-CIV-01', 'OT-CIV-04'],
  codec: action<StartCivilWar>('start-civil-war', { nation: name, sideNames: list(title, 10) }),
  *ranges(_state, { sideNames }) {
    if (sideNames.length < 2 || sideNames.length > 5 || sideNames.some((side) => side.trim() === ''))
      yield refuse('bad-parameter', 'OT-CIV-01', { sides: sideNames.length }, 'sideNames');
  },
  acting: 'nation',
  choices: {
    nation: mineThat((state, nation) => civilWarOf(state, nation) === undefined),
    sideNames: () => listOf((before) => text([usualNames[before.length]!], limits.text, 'not-blank'), 2, usualNames.length),
  },
  list: () => [],
  *check(state, { nation }) {
    if (civilWarOf(state, nation) !== undefined) yield refuse('already-in-civil-war', 'OT-CIV-01', { nation }, 'nation');
  },
  apply: (state, { player, nation, sideNames }, table) =>
    start(
      state,
      nation,
      sideNames.map((side) => ({ name: side, controller: player })),
      table,
    ),
});

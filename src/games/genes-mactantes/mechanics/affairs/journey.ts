import { isForeignSoil } from '../../queries/geography.js';
import { characterOf, controllerOf } from '../../queries/state.js';
import type { AffairOf } from '../../types/index.js';
import { type Board, characterToWrite, now, type Table } from '../countries/board.js';
import { sightPrivately } from '../countries/characters.js';
import { ask, begin, finish, top } from './stack.js';

/** A character sets out. [GM-TRAV-01] */
export const beginJourney = (state: Board, player: string, character: string, path: readonly string[]): void => {
  characterToWrite(state, character).journeys += 1;
  begin(state, { type: 'journey', window: null, player, character, path: [...path], entered: 0, asked: [] });
};

/** From territory to territory, until a controller gets its chance or the end is reached. [GM-TRAV-05] [GM-TRAV-06] */
export const goOnWithJourney = (state: Board, affair: AffairOf<'journey'>, table: Table): void => {
  const { player, character, path } = affair;
  let { entered } = affair;
  const isPublic = !state.config.hiddenCharacters;
  const traveller = characterOf(now(state), character);
  // Captured, killed or brought home: the journey ends there. [GM-TRAV-08]
  if (traveller === undefined || traveller.captor !== null || (entered > 0 && traveller.location !== path[entered - 1])) {
    finish(state);
    return;
  }
  const tell = (): void => table.emit({ type: 'character-moved', player, character, path: path.slice(0, entered), isPublic });
  while (entered < path.length) {
    const territory = path[entered]!;
    entered += 1;
    const controller = controllerOf(now(state), territory);
    if (controller === undefined || !isForeignSoil(now(state), player, territory) || affair.asked.includes(controller)) continue;
    characterToWrite(state, character).location = territory;
    const journey = top<'journey'>(state);
    journey.entered = entered;
    journey.asked.push(controller);
    tell();
    sightPrivately(state, character, controller, table);
    ask(state, 'travel-reaction', controller, { character, territory, parties: [controller, player] }, table);
    return;
  }
  if (entered > affair.entered) {
    characterToWrite(state, character).location = path[entered - 1]!;
    tell();
  }
  finish(state);
};

/** All that a table needs and the start page does not: it is fetched when somebody sits down. */

import { E } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { Language } from '../../../shared/languages.js';
import { lessonBoxes } from '../lessons/boxes.js';
import { Course } from '../lessons/course.js';
import { laidOutFor, scriptOf } from '../lessons/laying-out.js';
import { keptStep } from '../lessons/progress.js';
import { openHere } from '../local/device.js';
import { markedIn } from '../local/marks.js';
import type { Refused } from '../local/refused.js';
import { type LaidOut, takeUp } from '../local/saving.js';
import { handedOver } from '../local/tabs.js';
import { gameAtHand } from './games-at-hand.js';
import { Sitting } from './sitting.js';

/** What came of sitting down; with a lesson, where one is given at the table. A refusal is told in the words of the game, once it is known which. */
export type SatDown = { readonly sitting: Sitting; readonly course?: Course } | Refused;

/** Sits down at a table that is laid out on this device. */
export const sitDown = async (laidOut: LaidOut): Promise<SatDown> => {
  const opened = await openHere(laidOut);
  return E.isLeft(opened) ? { refusal: opened.left, game: laidOut.game } : { sitting: new Sitting(opened.right) };
};

/** Sits down at a table that was kept, or saved to a file. Where another tab plays it, it comes over as it stands there. */
export const sitDownAgain = async (text: string, language: Language): Promise<SatDown> => {
  const kept = markedIn(text);
  const [asKept, latest] = await Promise.all([takeUp(text, language), kept === null ? null : handedOver(kept)]);
  const laidOut = latest === null || latest.text === text ? asKept : await takeUp(latest.text, language);
  return E.isLeft(laidOut) ? laidOut.left : sitDown(laidOut.right);
};

/** Sits down to the lesson of a game, at the step at which it was left. */
export const sitDownToLesson = async (id: GameId, language: Language): Promise<SatDown> => {
  const [game, lesson] = await Promise.all([gameAtHand(id, language), lessonBoxes[id]()]);
  const course = new Course(lesson);
  const opened = await openHere(laidOutFor(course, game, keptStep(id, course.last)), scriptOf(course));
  return E.isLeft(opened) ? { refusal: opened.left, game } : { sitting: new Sitting(opened.right), course };
};

export { fetchBoard } from '../boards/index.js';
export { fetchScript } from '../motion/scripts/index.js';
export { Approaching } from '../online/approaching.js';
export { joinFar } from '../online/server.js';
export { Table } from '../table/table.js';

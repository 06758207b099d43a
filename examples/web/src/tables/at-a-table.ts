/** All that a table needs and the start page does not: it is fetched when somebody sits down. */

import { E, type Refusal } from 'ludoteca';
import type { Language } from '../../../shared/languages.js';
import { openHere } from '../local/device.js';
import { type LaidOut, takeUp } from '../local/saving.js';
import { Sitting } from './sitting.js';

/** What came of sitting down. */
export type SatDown = { readonly sitting: Sitting } | { readonly refusal: Refusal };

/** Sits down at a table that is laid out on this device. */
export const sitDown = async (laidOut: LaidOut): Promise<SatDown> => {
  const opened = await openHere(laidOut);
  return E.isLeft(opened) ? { refusal: opened.left } : { sitting: new Sitting(opened.right) };
};

/** Sits down at a table that was kept, or saved to a file. */
export const sitDownAgain = async (text: string, language: Language): Promise<SatDown> => {
  const laidOut = await takeUp(text, language);
  return E.isLeft(laidOut) ? { refusal: laidOut.left } : sitDown(laidOut.right);
};

export { fetchBoard } from '../boards/index.js';
export { Approaching } from '../online/approaching.js';
export { joinFar } from '../online/server.js';
export { Table } from '../table/table.js';

import type { Viewer } from 'ludoteca';
import type { Written } from './written.js';

/** Who is at the device when something is to be taken back. */
export interface AtTheDevice {
  readonly people: readonly string[];
  readonly viewer: Viewer;
  /** A referee is above whose decisions they were. */
  readonly isReferee: boolean;
}

/** Is a decision for this one to take back or to make again? That of another person at the device is not, as its host will say; what bots did is. */
const isForeign = (player: string, { people, viewer, isReferee }: AtTheDevice): boolean =>
  !isReferee && player !== viewer && people.includes(player);

const playersOf = ({ acted }: Written): readonly string[] => acted.map(({ action }) => action.player);

/** How many actions would stand if the last decision were taken back, with what bots answered it; null if there is none to take back. */
export const undoneTo = (written: Written, device: AtTheDevice): number | null => {
  const { people, viewer, isReferee } = device;
  const players = playersOf(written);
  const last = players.findLastIndex((player) => people.length === 0 || player === viewer || (isReferee && people.includes(player)));
  return last >= 0 && mayGoBackTo(written, last, device) ? last : null;
};

/** May all that happened after so many actions be taken back? */
export const mayGoBackTo = (written: Written, count: number, device: AtTheDevice): boolean =>
  playersOf(written)
    .slice(count)
    .every((player) => !isForeign(player, device));

/** May the next decision that was taken back be made again? */
export const mayRedo = ({ ahead, takenBackBy }: Written, { people, viewer }: AtTheDevice): boolean =>
  ahead.length > 0 && (people.length === 0 || takenBackBy === viewer);

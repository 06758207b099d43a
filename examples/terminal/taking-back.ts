import type { GameTypes, Match } from 'ludoteca';

/** Whoever may take actions back: the people at the device, whose decisions are their own, and whether one of them is above that. */
export interface AtTheDevice {
  /** The seats people sit in; bots and their answers stand in nobody's way. */
  readonly people: readonly string[];
  /** Who sits there now; null for somebody who only watches. */
  readonly viewer: string | null;
  /** A referee may take back what anybody did. */
  readonly isReferee: boolean;
}

/** Whose decisions are not this one's to take back, or to do again. */
const isForeign = (player: string, { people, viewer, isReferee }: AtTheDevice): boolean =>
  !isReferee && player !== viewer && people.includes(player);

const playersOf = (match: Match<GameTypes>): readonly string[] => match.history.slice(1).map(({ action }) => action!.player);

/** The shortest the match may be made: what another person has decided stays, until that person takes it back. */
export const freeFrom = (match: Match<GameTypes>, device: AtTheDevice): number =>
  playersOf(match).findLastIndex((player) => isForeign(player, device)) + 1;

/** How long the match was before the last decision that may be taken back, and what bots answered it; null if there is none. */
export const undoneTo = (match: Match<GameTypes>, device: AtTheDevice): number | null => {
  const { people, viewer, isReferee } = device;
  const mine = (player: string): boolean => people.length === 0 || player === viewer || (isReferee && people.includes(player));
  const last = playersOf(match).findLastIndex(mine);
  return last < freeFrom(match, device) ? null : last;
};

/** How long the match will be once the next decision that was taken back is made again, with what bots answered it; null if it is not this one's to make. */
export const redoneTo = (match: Match<GameTypes>, device: AtTheDevice): number | null => {
  const { length, undone } = match;
  match.redo(undone);
  const after = playersOf(match).slice(length);
  match.goTo(length);
  const [next] = after;
  if (next === undefined || isForeign(next, device)) return null;
  const answers = after.slice(1).findIndex((player) => device.people.length === 0 || device.people.includes(player));
  return answers < 0 ? length + undone : length + 1 + answers;
};

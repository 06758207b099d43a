import type { GameTypes } from '../core/game/game-types.js';
import type { Farewell, Picture, You } from '../protocol/index.js';
import type { Following } from './following.js';
import type { Pending } from './outbox.js';

/** A step as it was seen. */
export interface MomentSeen<G extends GameTypes> {
  /** The action, if it was one’s own. */
  readonly action: G['Action'] | null;
  readonly events: readonly G['Event'][];
}

/** A type of action that is open, with a few of its actions. */
export interface Offer<G extends GameTypes> {
  readonly type: G['Action']['type'];
  readonly actions: readonly G['Action'][];
}

/** A picture, typed by the game. */
export interface PictureSeen<G extends GameTypes> extends Omit<Picture, 'view' | 'outcome'> {
  readonly view: G['View'];
  readonly outcome: G['Outcome'] | null;
  /** What can be done, by its types; of any text it may be asked whether it is among them. */
  readonly open: readonly G['Action']['type'][] & Picture['open'];
}

/** Why a table has ended for a client: what its host says of it, or `unread`, for the host is newer and what it shows cannot be read. */
export type Ending = Farewell | 'unread';

/** All a page has to show. It stays the same object until something changes. */
export interface Seen<G extends GameTypes> {
  readonly link: 'connecting' | 'live' | 'lost' | 'ended';
  /** Why it ended; null if it was left, or for a reason that only a newer client knows. */
  readonly farewell: Ending | null;
  /** Null until the first welcome. */
  readonly you: You | null;
  readonly picture: PictureSeen<G> | null;
  /** How many moments there are before those that are here; `past` gets them. */
  readonly from: number;
  readonly moments: readonly MomentSeen<G>[];
  /** May this seat act? */
  readonly mayAct: boolean;
  /** Does the game wait for this seat? If not, it may at most step in. */
  readonly awaited: boolean;
  /** Commands that are not answered yet. */
  readonly pending: readonly Pending[];
  /** How many moments would stand if one’s last decision were taken back; null if there is none. Whether it is free only the host can say. */
  readonly canTakeBack: number | null;
}

/** What there is to show of a table that is followed. */
export const seenOf = <G extends GameTypes>(
  link: Seen<G>['link'],
  farewell: Ending | null,
  { you, picture, from, moments }: Following,
  pending: readonly Pending[],
): Seen<G> => {
  const seat = you?.seat;
  const own = moments.findLastIndex(({ action }) => action !== null);
  return {
    link,
    farewell,
    you,
    picture: picture as PictureSeen<G> | null,
    from,
    moments: moments as readonly MomentSeen<G>[],
    mayAct: picture?.acting.some((acting) => acting === seat) === true,
    awaited: picture?.awaited.some((awaited) => awaited === seat) === true,
    pending,
    canTakeBack: own < 0 ? null : from + own,
  };
};

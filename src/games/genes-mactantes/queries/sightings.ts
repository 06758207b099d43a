import { own } from '../../../core/data/own.js';
import type { Character, Sighting, State } from '../types/index.js';

/** Does everybody know where this character is? [GM-VIS-01] [GM-CFG-11] */
export const isPlacePublic = ({ config }: State, { captor, out }: Character): boolean =>
  out === 'dead' || (out === null && (captor !== null || !config.hiddenCharacters));

/** What a viewer last learnt of where somebody is, from all or alone. [GM-VIS-03] */
export const lastSighting = ({ sighting, sightings }: Character, viewer: string | null): Sighting | null => {
  const mine = viewer === null ? undefined : own(sightings, viewer);
  return mine ?? sighting;
};

/** Where somebody abroad would lay hands on a character: where it is known to be or was last seen; null for one never seen. [GM-PERS-05] */
export const whereSought = (state: State, seeker: string, target: Character): string | null =>
  isPlacePublic(state, target) ? target.location : (lastSighting(target, seeker)?.territory ?? null);

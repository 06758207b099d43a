import { lazily } from '../../../../core/data/lazily.js';
import { partsOf } from '../../mechanics/nations/territory.js';
import { landByOwner, living, livingNations } from '../../queries/state.js';
import type { State } from '../../types/index.js';

/** Where effects can happen. What is promised can happen anywhere: it is judged when its time comes. [OT-REF-06] */
interface Places {
  /** Could this region be of a new state? It is nobody's, or its owner keeps its capital. */
  isForNewState(region: string): boolean;
  /** Could a new horde stand there? No other does. */
  isForHorde(region: string): boolean;
  /** Is it apart from the heartland of its owner? */
  isForColony(region: string): boolean;
  /** Could this Nation have another capital? It is a state and has land. */
  isForCapital(nation: string): boolean;
}

const anywhere: Places = { isForNewState: () => true, isForHorde: () => true, isForColony: () => true, isForCapital: () => true };

/** Where effects can happen as things stand, found out with one look at all regions: on the largest maps they are a thousand, and Nations 500. */
const asThingsStand = (state: State): Places => {
  const lands = lazily(() => landByOwner(state));
  const hordes = lazily(
    () => new Set(livingNations(state).map((id) => (state.nations[id]!.kind === 'horde' ? state.nations[id]!.position : null))),
  );
  const colonies = lazily(
    () => new Set([...lands()].flatMap(([owner, land]) => (living(state, owner) === undefined ? [] : partsOf(state, owner, land).flat()))),
  );
  return {
    isForNewState: (region) => {
      const { owner } = state.regions[region]!;
      if (owner === null) return true;
      const holder = living(state, owner);
      return holder !== undefined && holder.capital !== region;
    },
    isForHorde: (region) => !hordes().has(region),
    isForColony: (region) => colonies().has(region),
    isForCapital: (nation) => state.nations[nation]!.kind === 'state' && lands().has(nation),
  };
};

/** Where effects can happen now; or may, when their time comes. */
export const placesIn = (state: State, isNow: boolean): Places => (isNow ? asThingsStand(state) : anywhere);

import type { Viewer } from 'ludoteca';
import type { AnyView } from './catalogue.js';
import type { Chair } from './chair.js';
import type { Device } from './place.js';
import type { Moment } from './seen.js';

/** The past of a table as its viewer has it, and where in it one looks. */
export interface Looking {
  readonly moments: readonly Moment[];
  /** At this device: the step each moment is. */
  readonly steps: readonly number[] | null;
  readonly view: AnyView;
  /** Which moment is looked at; null for the present. */
  readonly place: number | null;
  /** The first that can be looked at. */
  readonly first: number;
  readonly mayPlayOn: boolean;
}

const momentsOf = ({ past: { from, moments } }: Chair): readonly Moment[] => moments.map(({ events }, i) => ({ at: from + i, events }));

/** What there is to see from a chair when somebody looks at one of its moments. At this device all of the past can be seen; elsewhere what was told since somebody sat down. */
export const looking = (chair: Chair, device: Device | null, viewer: Viewer, wanted: number | null): Looking => {
  const present = chair.picture!.view;
  const told = momentsOf(chair);
  if (device === null) {
    const known = told.findIndex(({ at }) => chair.viewWhen(at + 1) !== null);
    const first = known < 0 ? told.length - 1 : known;
    const moment = wanted === null ? undefined : told[wanted];
    const view = moment === undefined ? null : chair.viewWhen(moment.at + 1);
    const place = view === null ? null : wanted;
    return { moments: told, steps: null, view: view ?? present, place, first, mayPlayOn: viewer !== null };
  }
  const seen = device.stepsSeen(viewer);
  const isSetupTold = seen[0] === 0;
  const steps = isSetupTold ? seen : [0, ...seen];
  const moments = isSetupTold ? told : [{ at: -1, events: [] }, ...told];
  const step = wanted === null ? undefined : steps[wanted];
  const view = step === undefined ? null : device.viewAt(step, viewer);
  const mayPlayOn = step !== undefined && device.mayGoBackTo(step, viewer);
  return { moments, steps, view: view ?? present, place: view === null ? null : wanted, first: 0, mayPlayOn };
};

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
  readonly mayPlayOn: boolean;
  /** At this device: how many actions stand in what was told. One that is written already and not told yet is not among them. */
  readonly standing: number | null;
}

/** What there is to see from a chair when somebody looks at one of its moments. Until its host has said what there was to see then, the present stays. */
export const looking = (chair: Chair, device: Device | null, viewer: Viewer, wanted: number | null): Looking => {
  const { from, moments: seen } = chair.past;
  const told = seen.map(({ events }, i): Moment => ({ at: from + i, events }));
  const steps = device?.stepsSeen(viewer) ?? null;
  // The setup can be looked at, whether anything was told of it or not.
  const isSetupTold = steps === null || steps[0] === 0;
  const moments = isSetupTold ? told : [{ at: -1, events: [] }, ...told];
  const all = steps === null || isSetupTold ? steps : [0, ...steps];
  const moment = wanted === null ? undefined : moments[wanted];
  const view = moment === undefined ? null : chair.viewWhen(moment.at + 1);
  const step = moment === undefined ? undefined : all?.[wanted!];
  const mayPlayOn = device === null ? viewer !== null : step !== undefined && device.mayGoBackTo(step, viewer);
  const standing = device === null ? null : (all?.[moments.length] ?? device.standing + 1) - 1;
  return { moments, steps: all, view: view ?? chair.picture!.view, place: moment === undefined ? null : wanted, mayPlayOn, standing };
};

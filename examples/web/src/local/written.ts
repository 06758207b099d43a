import type { GameRecord, GameTypes } from 'ludoteca';
import type { Deed, Recut, StepDone } from 'ludoteca/host';

type Opened = Extract<Deed, { readonly kind: 'opened' }>;

/** What is written of a table on this device. */
export interface Written {
  readonly opened: Opened;
  /** The actions that stand. */
  readonly acted: readonly StepDone[];
  /** What was taken back last and follows them: whoever did so may do it again. */
  readonly ahead: readonly StepDone[];
  readonly takenBackBy: string | null;
  /** What is asked of the people at the device. */
  readonly asked: Extract<Deed, { readonly kind: 'asked' }> | null;
  readonly agreed: number;
}

const recut = (before: Written, by: string, { to, again, back, redone }: Recut): Written => {
  const { acted, ahead } = before;
  const rest = { ...before, takenBackBy: by, asked: null, agreed: 0 };
  // What others had done meanwhile has been played on elsewhere: nothing follows it any more.
  if (again !== undefined && again.length > 0) return { ...rest, acted: [...acted.slice(0, to), ...again], ahead: [] };
  if (redone !== undefined) return { ...rest, acted: [...acted, ...ahead.slice(0, redone)], ahead: ahead.slice(redone) };
  const isWhole = back === undefined || back.length === acted.length - to;
  return { ...rest, acted: acted.slice(0, to), ahead: isWhole ? [...acted.slice(to), ...ahead] : [] };
};

/** What is written once a deed more is. */
export const writtenAfter = (before: Written | null, deed: Deed): Written | null => {
  if (deed.kind === 'opened') return { opened: deed, acted: [], ahead: [], takenBackBy: null, asked: null, agreed: 0 };
  if (before === null) return null;
  switch (deed.kind) {
    case 'acted':
      return { ...before, acted: [...before.acted, deed], ahead: [], takenBackBy: null };
    case 'took-back':
    case 'redid':
      return recut(before, deed.by, deed);
    case 'asked':
      return { ...before, asked: deed, agreed: 0 };
    case 'answered': {
      const { asked } = before;
      if (asked === null || !deed.yes) return { ...before, asked: null };
      const agreed = before.agreed + 1;
      return agreed < asked.of.length ? { ...before, agreed } : recut(before, asked.by, asked.what);
    }
    default:
      return before;
  }
};

/** The record of all that was played, what may be done again included. */
export const recordOf = ({ opened, acted, ahead }: Written): GameRecord<GameTypes> => ({
  format: 'ludoteca/1',
  game: opened.game,
  config: opened.config as GameTypes['Config'],
  setup: { rolls: opened.rolls, seal: opened.seal },
  steps: [...acted, ...ahead].map(({ action, rolls, seal }) => ({ action: action as GameTypes['Action'], rolls, seal })),
});

import type { GameRecord, GameTypes } from 'ludoteca';
import type { Deed } from 'ludoteca/host';

type Opened = Extract<Deed, { readonly kind: 'opened' }>;
type Acted = Extract<Deed, { readonly kind: 'acted' }>;

/** What is written of a table on this device: the setup, and the actions that stand or may be done again. */
export interface Written {
  readonly opened: Opened;
  readonly acted: readonly Acted[];
  /** So many of the actions stand; those beyond were taken back. */
  readonly at: number;
}

/** What is written once a deed more is. Of a table that nobody but this device has, no others change which actions stand. */
export const writtenAfter = (before: Written | null, deed: Deed): Written | null => {
  if (deed.kind === 'opened') return { opened: deed, acted: [], at: 0 };
  if (before === null) return null;
  if (deed.kind === 'acted') return { ...before, acted: [...before.acted.slice(0, before.at), deed], at: before.at + 1 };
  return deed.kind === 'took-back' || deed.kind === 'redid' ? { ...before, at: deed.to } : before;
};

/** The record of all that was played, what was taken back included. */
export const recordOf = ({ opened, acted }: Written): GameRecord<GameTypes> => ({
  format: 'ludoteca/1',
  game: opened.game,
  config: opened.config as GameTypes['Config'],
  setup: { rolls: opened.rolls, seal: opened.seal },
  steps: acted.map(({ action, rolls, seal }) => ({ action: action as GameTypes['Action'], rolls, seal })),
});

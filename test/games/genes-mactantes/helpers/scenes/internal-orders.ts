import type { State } from 'ludoteca/genes-mactantes';
import * as t from '../table.js';

const { edit, game, internal, started } = t;

export const listed = (state: State, player: string, kind: string) =>
  game.legalActions(state, player, { types: ['declare'] }).filter((action) => (action as { kind: string }).kind === kind) as never as {
    written: Record<string, string>;
  }[];

export const dissent = edit(started(), (draft) => {
  t.values(draft, 'ada', [8, 5, 5, 6]);
  draft.countries['ada']!.counterpower = 3;
});

export const spies = {
  ada: [internal('observe')],
  bo: [t.external('investigate', { target: 'ada' }), t.external('investigate', { target: 'ada' })],
  cy: [t.external('investigate', { target: 'ada' })],
};

export const soldiers = edit(started(), (draft) => {
  t.values(draft, 'ada', [7, 5, 5, 6]);
  t.arm(draft, 'ada', 'a1 garrison 6, a3 garrison 2');
});

export const home = (territory: string, amount: number) => ({ from: [{ territory, kind: 'garrison', amount }] }) as const;

export const march = (from: string, kind: 'garrison' | 'army' | 'patrol', to: string, as: 'garrison' | 'army' | 'patrol', amount: number) =>
  ({ from: { territory: from, kind }, to: { territory: to, kind: as }, amount }) as const;

export const order = internal('move-troops');

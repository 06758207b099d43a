import { belongsToPlayers, isPrincipal, now, type Open, type Tell } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { changePurse } from '../nations/purses.js';

type Kind = 'wealth' | 'progress';

/** What may still be stolen from a Nation in this window; infinite where there is no cap. [OT-PROS-20] [OT-PROS-21] [OT-PROS-22] [OT-PROS-23] */
export const stealable = (state: State, victim: string, kind: Kind): number => {
  const { config, turn, nations } = state;
  if (isPrincipal(state, victim) || belongsToPlayers(state, victim)) return Number.POSITIVE_INFINITY;
  const isVassal = nations[victim]!.patron !== null;
  const cap =
    kind === 'wealth'
      ? isVassal
        ? config.theftCapWealthVassal
        : config.theftCapWealth
      : isVassal
        ? config.theftCapProgressVassal
        : config.theftCapProgress;
  const lost = state.thefts.reduce(
    (sum, theft) =>
      theft.victim === victim && theft.kind === kind && (turn - theft.turn) * config.yearsPerTurn < config.theftWindowYears
        ? sum + theft.amount
        : sum,
    0,
  );
  return Math.max(0, cap - lost);
};

/** A theft: the loss is limited by table, purse and cap, the gain by the loss. [OT-PROS-19] [OT-PROS-24] */
export const steal = (
  state: Open,
  thief: string,
  victim: string,
  kind: Kind,
  table: { readonly loss: number; readonly gain: number },
  tell: Tell,
): void => {
  const plain = now(state);
  if (!plain.nations[victim]!.alive) return;
  const loss = Math.min(table.loss, plain.nations[victim]![kind], stealable(plain, victim, kind));
  if (loss === 0) return;
  changePurse(state, victim, kind, -loss, 'theft', tell);
  if (plain.nations[thief]!.alive) changePurse(state, thief, kind, Math.min(table.gain, loss), 'measure', tell); // without naming the theft [OT-VIEW-11]
  state.thefts.push({ victim, kind, amount: loss, turn: plain.turn });
};

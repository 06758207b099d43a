import { unordered } from '../../../../core/data/unordered.js';
import { oneMore } from '../../content/values.js';
import { livingNations, now, type Open, type Tell } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { attacksOf } from '../diplomacy/breaches.js';
import { conflictBetween, setConflict, warEnemies } from '../diplomacy/conflicts.js';
import { declarantsFor } from '../diplomacy/declarations.js';
import { isClash } from '../resolution/nature.js';

/** Is a declaration of war in force between two Nations, their own or that of an organization? [OT-WAR-04] [OT-ORG-07] */
const isDeclared = (state: State, one: string, other: string): boolean =>
  state.declarations.some(
    (declaration) =>
      declaration.kind === 'war' &&
      ((declaration.target === other && declarantsFor(state, declaration, one).length > 0) ||
        (declaration.target === one && declarantsFor(state, declaration, other).length > 0)),
  );

const clash = (state: Open, one: string, other: string, table: Tell): void => {
  const plain = now(state);
  const { status, clashRun } = conflictBetween(plain, one, other) ?? { status: 'none' as const, clashRun: 0 };
  const run = oneMore(clashRun);
  const becomesWar = status === 'suspended' || status === 'war' || run >= plain.config.warAfterTurns || isDeclared(plain, one, other);
  setConflict(state, one, other, becomesWar ? 'war' : 'hostilities', table); // [OT-WAR-03] [OT-WAR-06]
  const conflict = state.conflicts.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))!;
  conflict.clashRun = run;
  conflict.quietRun = 0;
};

/** A turn without a clash. One that the conflict did not live through is not quiet. [OT-WAR-05] */
const calm = (state: Open, one: string, other: string, table: Tell): void => {
  const conflict = state.conflicts.find(({ a, b }) => a === one && b === other)!;
  if (state.turn < conflict.firstTurn) return;
  conflict.clashRun = 0;
  conflict.quietRun = oneMore(conflict.quietRun);
  if (conflict.status === 'hostilities')
    setConflict(state, one, other, 'none', table); // [OT-WAR-05]
  else if (conflict.status === 'war' && conflict.quietRun >= state.config.suspendAfterTurns)
    setConflict(state, one, other, 'suspended', table);
};

/** Clashes make wars, quiet ends or suspends them. [OT-WAR-01] [OT-WAR-02] [OT-WAR-08] */
export const keepConflicts = (state: Open, table: Tell): void => {
  const plain = now(state);
  const attacks = attacksOf(plain.reports, isClash).filter(({ by, against }) => plain.nations[by]!.alive && plain.nations[against]!.alive);
  const keys = new Set(attacks.map(({ by, against }) => unordered(by, against)));
  for (const { a, b } of plain.conflicts) if (!keys.has(unordered(a, b))) calm(state, a, b, table);
  const done = new Set<string>();
  for (const { by, against } of attacks) {
    const key = unordered(by, against);
    if (!done.has(key)) clash(state, by, against, table);
    done.add(key);
  }
  for (const conflict of state.conflicts) if (conflict.status === 'war') conflict.activeTurns = oneMore(conflict.activeTurns);
  const recent = plain.aggressions.filter(({ turn }) => turn >= plain.turn - 2);
  state.aggressions = [...recent, ...attacks.map(({ by, against }) => ({ by, against, turn: plain.turn }))];
  for (const nation of livingNations(now(state))) {
    const isAtPeace = warEnemies(now(state), nation).length === 0;
    state.nations[nation]!.peaceTurns = isAtPeace ? oneMore(state.nations[nation]!.peaceTurns) : 0;
  }
};

import { clone } from '../../../../core/data/copies.js';
import { nationsBehind, nationsBound, now, type Open, type Tell } from '../../queries/state.js';
import type { Declaration, Report, State, Term, Treaty } from '../../types/index.js';
import { addModifier } from '../nations/modifiers.js';
import { bindsNow, isExcepted } from './binding.js';
import { areAtWar } from './conflicts.js';
import { declarantsFor, endDeclaration, endForAll, threaten } from './declarations.js';
import { isShielded } from './joint-declarations.js';
import { leaveWithCharter } from './resolutions.js';
import { imposePenalty, removeParty, treatyOf } from './treaties.js';

/** Clauses that protect from attack. [OT-TRE-02] */
const protective: ReadonlySet<Term['kind']> = new Set(['peace', 'non-aggression', 'ceasefire', 'guarantee']);

/** Whether breaking this treaty is a breach of protection for this Nation. [OT-TRE-12] */
const breaksProtection = (state: State, treaty: Treaty, nation: string): boolean =>
  treaty.clauses.some(
    (clause, index) =>
      protective.has(clause.kind) &&
      (clause.kind !== 'guarantee' || nationsBehind(state, [clause.by]).includes(nation)) &&
      bindsNow(state, treaty, index, nation),
  );

/** The party a Nation is bound by: itself, or an organization it is a member of. [OT-ORG-07] */
const partyOf = (state: State, { parties }: Treaty, nation: string): string | undefined =>
  parties.includes(nation) ? nation : parties.find((party) => nationsBehind(state, [party]).includes(nation));

/** What a breach costs. The fellows of the breaker in its own organization are no other party. [OT-TRE-10] [OT-ORG-07] */
const punishBreach = (state: Open, treaty: Treaty, nation: string, table: Tell): void => {
  const own = partyOf(now(state), treaty, nation);
  const others = nationsBehind(
    now(state),
    treaty.parties.filter((party) => party !== own),
  ).filter((one) => one !== nation);
  if (treaty.penalty !== null) imposePenalty(state, nation, treaty.penalty, others, table);
  else if (breaksProtection(now(state), treaty, nation) && state.config.breachPenalty > 0)
    addModifier(
      state,
      { nation, target: 'all', value: state.config.breachPenalty, source: 'breach', lastTurn: state.turn + state.config.breachTurns },
      table,
    );
};

/** A Nation breaks a treaty as it stands, or stood: it pays, and then it is out of what is left of it. [OT-TRE-10] [OT-TRE-13] [OT-TRE-14] */
const breakTreaty = (state: Open, treaty: Treaty, nation: string, table: Tell): void => {
  const { id } = treaty;
  const party = partyOf(now(state), treaty, nation);
  table.emit({ type: 'treaty-breached', treaty: id, nation });
  punishBreach(state, treaty, nation, table);
  if (party !== undefined) removeParty(state, id, party, table);
  leaveWithCharter(state, id, nation, table);
};

/** A treaty is broken: its penalty, or the general one for broken protection; then the breaker is out of it. [OT-TRE-10] [OT-TRE-11] [OT-TRE-12] [OT-TRE-14] */
export const breach = (state: Open, id: string, nation: string, table: Tell): void => {
  const treaty = treatyOf(now(state), id);
  if (treaty !== undefined) breakTreaty(state, treaty, nation, table);
};

/** An open attack: rolled, hostile, its author known, on a Nation or on a host whose owner is known. */
export interface Attack {
  readonly by: string;
  readonly against: string;
}

/** The open attacks of a resolution, in measure order. [OT-TRE-13] [OT-DECL-06] */
export const attacksOf = (reports: readonly Report[], isHostile: (report: Report) => boolean): readonly Attack[] =>
  reports
    .filter((report) => {
      const { measure, roll, veiled, victim, atHiddenHost } = report;
      return roll !== null && victim !== null && victim !== measure.nation && !atHiddenHost && !veiled && isHostile(report);
    })
    .map(({ measure, victim }) => ({ by: measure.nation, against: victim! }));

/** Does a treaty forbid this attack? A ceasefire forbids only what is an act of war. [OT-TRE-13] */
const isForbidden = (state: State, treaty: Treaty, { by, against }: Attack, isClash: boolean): boolean => {
  const behind = (party: string, nation: string): boolean => nationsBound(state, [party]).includes(nation);
  // The members of one organization are one party: its treaties do not protect them from each other.
  const opposed = treaty.parties.some(
    (party) => behind(party, by) && treaty.parties.some((other) => other !== party && behind(other, against)),
  );
  return treaty.clauses.some((clause, index) => {
    if (!bindsNow(state, treaty, index, by) || isExcepted(state, treaty, index, against)) return false;
    if (clause.kind === 'guarantee') return behind(clause.by, by) && clause.beneficiary === against;
    const shields = clause.kind === 'peace' || clause.kind === 'non-aggression' || (clause.kind === 'ceasefire' && isClash);
    return shields && opposed;
  });
};

/** A treaty that a Nation has broken, as it stood then. */
interface Broken {
  readonly nation: string;
  readonly treaty: Treaty;
}

/** The treaties that attacks break, judged as they stand when the rolls begin, in nation order of the breakers. [OT-TRE-13] */
export const treatiesBrokenBy = (state: State, attacks: readonly Attack[], clashes: readonly Attack[]): readonly Broken[] => {
  if (attacks.length === 0) return [];
  const breaks = (nation: string, treaty: Treaty): boolean =>
    attacks.some((attack) => attack.by === nation && isForbidden(state, treaty, attack, false)) ||
    clashes.some((attack) => attack.by === nation && isForbidden(state, treaty, attack, true));
  return state.nationOrder
    .filter((nation) => attacks.some(({ by }) => by === nation))
    .flatMap((nation) => state.treaties.filter((treaty) => breaks(nation, treaty)).map((treaty) => ({ nation, treaty: clone(treaty) })));
};

/** Whoever has broken treaties and still lives pays for it. [OT-TRE-13] */
export const breakTreaties = (state: Open, broken: readonly Broken[], table: Tell): void => {
  const plain = now(state);
  // Whoever breaks a treaty first is still a party to it for the next, but not whoever the attacks have killed. [OT-TRE-18]
  const judged = broken
    .filter(({ nation }) => plain.nations[nation]!.alive)
    .map(({ nation, treaty }) => ({ nation, treaty: clone(treatyOf(plain, treaty.id) ?? treaty) }));
  for (const { nation, treaty } of judged) breakTreaty(state, treaty, nation, table);
};

/** Was the neutral attacked first, now or in the two turns before, or at war already? [OT-DECL-06] */
const isExcused = (state: State, neutral: string, target: string, clashes: readonly Attack[]): boolean =>
  areAtWar(state, neutral, target) ||
  clashes.some(({ by, against }) => by === target && against === neutral) ||
  state.aggressions.some(({ by, against, turn }) => by === target && against === neutral && turn >= state.turn - 2);

/** An act of war, and what a declaration of neutrality has to do with it. */
interface Act extends Attack {
  /** The declarants that speak for the attacker. */
  readonly neutral: readonly string[];
  readonly isExcused: boolean;
  readonly isShielded: boolean;
}

/** A declaration of neutrality as it stood when there were acts of war. */
interface Involved {
  readonly declaration: Declaration;
  readonly acts: readonly Act[];
}

/** What acts of war have to do with neutrality, judged as things stand when the rolls begin. [OT-DECL-06] [OT-DECL-07] */
export const neutralitiesTouchedBy = (state: State, clashes: readonly Attack[]): readonly Involved[] =>
  clashes.length === 0
    ? []
    : state.declarations
        .filter(({ kind }) => kind === 'neutrality')
        .map((declaration) => ({
          declaration: clone(declaration),
          acts: clashes.map(({ by, against }) => ({
            by,
            against,
            neutral: declarantsFor(state, declaration, by),
            isExcused: isExcused(state, by, against, clashes),
            isShielded: isShielded(state, declaration, against),
          })),
        }));

/** Neutrality broken by acts of war, of the neutral or against it. [OT-DECL-06] [OT-DECL-07] */
export const breakNeutralities = (state: Open, involved: readonly Involved[], clashes: readonly Attack[], table: Tell): void => {
  const plain = now(state);
  const alive = new Set(clashes.flatMap(({ by }) => (plain.nations[by]!.alive ? [by] : [])));
  for (const { declaration, acts } of involved) {
    const neutrals = new Map<string, readonly string[]>();
    const offenders = new Set<string>();
    const breakers = new Set<string>();
    const excused = new Set<string>();
    for (const { by, neutral, ...act } of acts) {
      if (!alive.has(by)) continue;
      neutrals.set(by, neutral);
      if (neutral.length > 0) (act.isExcused ? excused : breakers).add(by);
      else if (act.isShielded && !offenders.has(by)) {
        offenders.add(by);
        threaten(state, by, declaration.penalty, table);
        if (declaration.declarants.length > 1) endForAll(state, declaration.id, 'broken', table); // [OT-DECL-08]
      }
    }
    // Whoever had a reason for one attack but not for another has broken its word; and of several breakers each pays.
    for (const by of breakers) threaten(state, by, declaration.penalty, table);
    if (breakers.size > 0) endForAll(state, declaration.id, 'broken', table);
    for (const by of excused)
      for (const declarant of neutrals.get(by)!) endDeclaration(state, declaration.id, declarant, 'force-majeure', table);
  }
};

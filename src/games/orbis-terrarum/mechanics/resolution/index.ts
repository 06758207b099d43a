import { clone } from '../../../../core/data/copies.js';
import { now, type Open, type Tell } from '../../queries/state.js';
import type { Report, State } from '../../types/index.js';
import { attacksOf, breakNeutralities, breakTreaties, neutralitiesTouchedBy, treatiesBrokenBy } from '../diplomacy/breaches.js';
import { areAtWar } from '../diplomacy/conflicts.js';
import { commanderOf, isVeiled } from '../measures/posting.js';
import { checkLiberations } from '../nations/liberation.js';
import { consumeModifier } from '../nations/modifiers.js';
import { checkExtinctions } from '../war/extinction.js';
import { revealSponsor } from '../war/rebellion.js';
import { contestsAmong, resolveContest } from './contests.js';
import { counterAll } from './counters.js';
import { answerCrises } from './crises.js';
import { type Hearings, hearingsAt, inOrder, tellInOrder } from './hearings.js';
import { numberHidden } from './hidden-things.js';
import { moveAll } from './movement.js';
import { isClash, isHostileReport } from './nature.js';
import { applyEffects, spendGrants } from './outcomes.js';
import { type Run, secretOf, staysHidden } from './runs.js';
import { byWhatIsSeen } from './shown-order.js';
import { inMeasureOrder, undertake } from './undertaking.js';

/** Who may see what concerns several: whoever may see each of them. [OT-VIEW-11] */
const secretAmong = (secrets: readonly (string[] | null)[]): string[] | null =>
  secrets.reduce((all, secret) => (all === null || secret === null ? (all ?? secret) : all.filter((one) => secret.includes(one))), null);

/** A covert author is found out by a good defence, or by a natural 100. [OT-OPP-14] */
const expose = (state: State, runs: readonly Run[], table: Tell): void => {
  for (const run of runs) {
    const { measure, roll, counter } = run;
    if (!measure.covert || roll === null) continue;
    run.exposed = roll.natural === 100 || (counter?.result === 'success' && counter.grade >= state.config.covertExposureGrade);
    if (!run.exposed) continue;
    const { nation, statistic, mode, target } = measure;
    table.emit({ type: 'author-exposed', nation, statistic, mode, target: target === null ? null : { ...target } });
  }
};

/** Whoever is found out to have acted from a host is known to own it, and to stand behind its rebels. [OT-VIEW-04] [OT-VIEW-05] */
const revealOwners = (state: Open, runs: readonly Run[], table: Tell): void => {
  for (const { measure, exposed } of runs) {
    const host = exposed && measure.slot.kind === 'host' ? now(state).hosts.find(({ id }) => id === measure.slot.id) : undefined;
    if (host !== undefined && host.rebellion !== null) revealSponsor(state, host.rebellion, table);
  }
};

const reportOf = ({ measure, roll, counter, net, exposed, domestic, area, victim, atHiddenHost, veiled, result }: Run): Report => ({
  measure,
  counter,
  netGrade: net,
  exposed,
  domestic,
  area,
  victim,
  atHiddenHost,
  veiled: veiled && !exposed,
  roll: roll === null ? null : { ...roll, result },
});

/** The measures of hidden authors, in the order in which they are shown. [OT-VIEW-13] */
const hiddenIn = (state: State, runs: readonly Run[], isHidden: (run: Run) => boolean): readonly string[] => {
  const compare = byWhatIsSeen(state);
  return runs
    .filter(isHidden)
    .sort((one, other) => compare({ ...one, netGrade: one.net }, { ...other, netGrade: other.net }))
    .map(({ measure }) => measure.id);
};

/** What hidden measures have brought about stands in the lists where it tells nothing of them. [OT-VIEW-13] */
const keepHidden = (state: Open, effects: Hearings, hidden: readonly string[]): void => {
  const ofHidden = effects.all.filter(({ of }) => of.some((id) => hidden.includes(id)));
  numberHidden(
    state,
    effects,
    inOrder(ofHidden, hidden).flatMap(({ events }) => events),
  );
  const { turn, nationOrder } = state;
  const place = (theft: State['thefts'][number]): number =>
    theft.turn < turn ? -1 : 2 * nationOrder.indexOf(theft.victim) + (theft.kind === 'wealth' ? 0 : 1);
  state.thefts.sort((one, other) => place(one) - place(other) || (place(one) < 0 ? 0 : one.amount - other.amount));
};

/** The resolution of a turn, in its fixed order, which is also the order of the dice. [OT-FLOW-10] */
export const resolveTurn = (state: Open, table: Tell): void => {
  moveAll(state, table); // (1)
  const { crises } = now(state);
  answerCrises(state, table); // (2)
  // Measures were announced about the crises of the orders, even if these have been answered since. [OT-MEAS-03] [OT-MEAS-09]
  const begun = now(state);
  const before = begun.crises === crises ? begun : { ...begun, crises };
  const consumed = new Set<string>();
  const rolls = hearingsAt(table);
  const runs = undertake(before, consumed, rolls); // (3)
  const contests = hearingsAt(table);
  for (const contest of contestsAmong(runs))
    resolveContest(
      contest,
      (members) => secretAmong(members.map(({ measure, veiled }) => secretOf(before, measure.nation, veiled))),
      contests,
    ); // (4)
  const counters = hearingsAt(table);
  counterAll(before, runs, consumed, counters); // (5)
  const unknown = hiddenIn(before, runs, ({ veiled }) => veiled);
  for (const part of [rolls, contests, counters]) tellInOrder(part, unknown, table);
  expose(before, runs, table);
  // What is judged by how things stood when the rolls began is judged before anything changes. [OT-FLOW-12]
  const reports = runs.map(reportOf);
  const clashes = attacksOf(reports, isClash);
  const broken = treatiesBrokenBy(before, attacksOf(reports, isHostileReport), clashes);
  const involved = neutralitiesTouchedBy(before, clashes);
  const hidden = hiddenIn(before, runs, staysHidden);
  keepNotes(state, before, runs);
  revealOwners(state, runs, table);
  for (const id of consumed) consumeModifier(state, id, table);
  spendGrants(state, runs, table);
  state.measures = [];
  const strikes = new Map<string, string>();
  const effects = hearingsAt(table);
  applyEffects(state, runs, strikes, effects); // (6)
  if (hidden.length > 0) keepHidden(state, effects, hidden);
  tellInOrder(effects, hidden, table);
  state.reports = clone(reports) as Open['reports'];
  checkExtinctions(state, (nation) => conquerorOf(now(state), strikes, nation), table); // (7)
  checkLiberations(state, table);
  breakTreaties(state, broken, table);
  breakNeutralities(state, involved, clashes, table);
};

/** What was written with the measures is kept; what a hidden author wrote is for the referee alone. [OT-ACT-03] [OT-VIEW-03] */
const keepNotes = (state: Open, before: State, runs: readonly Run[]): void => {
  for (const measure of inMeasureOrder(before)) {
    const { id, nation, slot, note } = measure;
    if (note === '') continue;
    const hidden = isVeiled(before, measure) && runs.find((run) => run.measure.id === id)?.exposed !== true;
    (hidden ? state.privateNotes : state.notes).push({
      author: commanderOf(before, nation, slot),
      nation,
      turn: state.turn,
      subject: 'measure',
      text: note,
    });
  }
};

/** Who takes the land of a fallen Nation: the war enemy whose measure emptied it. [OT-END-07] */
const conquerorOf = (state: State, strikes: ReadonlyMap<string, string>, nation: string): string | null => {
  const by = strikes.get(nation);
  return by !== undefined && state.nations[by]!.alive && areAtWar(state, by, nation) ? by : null;
};

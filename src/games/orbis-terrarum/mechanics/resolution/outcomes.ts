import type { Grade } from '../../../../core/game/resolution.js';
import { entryOf } from '../../content/modes.js';
import { oneMore, suppressionFailure, tributeFines, valueByGrade } from '../../content/values.js';
import { controllerOf, now, type Open, type Tell } from '../../queries/state.js';
import { measureRules } from '../measures/index.js';
import { rebellionOf } from '../measures/suppress.js';
import { acquire } from '../nations/modifiers.js';
import { pay } from '../nations/purses.js';
import { isCollapsed, moveIndex } from '../nations/stability.js';
import type { Hearings } from './hearings.js';
import { countsOf, unnumber } from './hidden-things.js';
import { type Run, secretOf, staysHidden } from './runs.js';

/** A grant is used up when its measure is resolved. [OT-SLOT-02] [OT-MEAS-18] */
export const spendGrants = (state: Open, runs: readonly Run[], table: Tell): void => {
  for (const run of runs) {
    const { measure, trivial } = run;
    const { kind, id } = measure.slot;
    if (trivial || (kind !== 'granted' && kind !== 'bought' && kind !== 'special')) continue;
    const nation = state.nations[measure.nation]!;
    if (!nation.grants.some((grant) => grant.id === id)) continue;
    nation.grants = nation.grants.filter((grant) => grant.id !== id);
    const secret = secretOf(now(state), measure.nation, staysHidden(run)); // [OT-VIEW-11]
    table.emit({ type: 'grant-changed', ...(secret === null ? {} : { secret }), nation: measure.nation, grant: id, kind, gone: true });
  }
};

/** What a failed measure brings upon its author. [OT-REB-05] [OT-VAS-07] [OT-MOD-17] */
const sufferFailure = (state: Open, { measure, grade, roll, entry }: Run, table: Tell): void => {
  const { nation, mode, statistic } = measure;
  if (roll === null || !now(state).nations[nation]!.alive) return;
  if (mode === 'suppress') {
    const rebellion = rebellionOf(now(state), nation, measure.target);
    if (rebellion === undefined) return;
    state.rebellions.find(({ id }) => id === rebellion.id)!.lastFailure = grade;
    const index = entry.moves === 'VIA' ? 'via' : 'leg';
    moveIndex(state, nation, index, -suppressionFailure[state.config.rebellionFailureTable][grade], 'suppression', table);
  } else if (mode === 'tribute') {
    const { patron, tribute } = now(state).nations[nation]!;
    if (patron === null || tribute !== 'pending') return;
    table.emit({ type: 'tribute-resolved', vassal: nation, patron, outcome: 'failed' });
    pay(state, nation, patron, 'wealth', tributeFines.failed, 'tribute', table);
  } else if (state.config.failedModifierBackfire && entry.seeksModifier) {
    const target = mode === 'modify' ? measure.attribute : entryOf(statistic, mode)!.moves;
    if (target !== null && target !== 'VIA' && target !== 'LEG') acquire(state, { nation, target, value: valueByGrade[grade] }, table);
  }
};

/** A measure that won does what its mode does, or what it was taken for. [OT-EFF-23] */
const takeEffect = (state: Open, { measure, net }: Run, hidden: boolean, strikes: Map<string, string>, table: Tell): void => {
  const { statistic, mode, attribute } = measure.ruling.reinterpret ?? measure;
  const grade = net as Grade;
  const struck = (nation: string): void => {
    // What falls to somebody nobody knows of falls to nobody: the land would tell whose measure it was. [OT-END-07] [OT-VIEW-11]
    if (!hidden && isCollapsed(now(state).nations[nation]!)) strikes.set(nation, measure.nation);
    const author = state.nations[measure.nation]!;
    if (author.patron === nation && author.independenceDeclared) author.independenceBlow = true; // [OT-VAS-17]
  };
  const knownTo = [controllerOf(now(state), measure.nation)];
  const deed = { measure, statistic, mode, attribute, grade, value: valueByGrade[grade], hidden, knownTo, struck };
  measureRules[mode].apply(state, deed, table);
};

/** The winners take effect in measure order. [OT-EFF-01] [OT-EFF-24] */
export const applyEffects = (state: Open, runs: readonly Run[], strikes: Map<string, string>, told: Hearings): void => {
  for (const run of runs) {
    const { measure, net, result, lost, exposed } = run;
    const hidden = staysHidden(run);
    const table = told.about(measure.id);
    const counts = countsOf(state);
    const secret = secretOf(now(state), measure.nation, hidden);
    table.emit({
      type: 'measure-resolved',
      secret,
      measure: measure.id,
      nation: measure.nation,
      player: run.commander,
      statistic: measure.statistic,
      mode: measure.mode,
      target: measure.target === null ? null : { ...measure.target },
      netGrade: net,
      exposed,
    });
    if (result === 'failure' && !lost) sufferFailure(state, run, table);
    if (net > 0) takeEffect(state, run, hidden, strikes, table);
    const nation = state.nations[measure.nation]!;
    if (measure.mode === 'tribute' && nation.tribute === 'pending') nation.tribute = 'attempted'; // [OT-VAS-21]
    if (measure.statistic === 'reform' && net > 0) nation.reforms = oneMore(nation.reforms);
    if (hidden) unnumber(state, counts, told);
  }
};

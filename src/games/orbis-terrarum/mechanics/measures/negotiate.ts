import { oneMore } from '../../content/values.js';
import { controllerOf, isPrincipal, living, now } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { isInSameHands } from '../diplomacy/binding.js';
import { givenAgain, judgingInOrder } from '../diplomacy/terms.js';
import { raiseDecision } from '../referee/decisions.js';
import { type MeasureRule, nationTarget } from './rule.js';

/** `diplomacy.negotiate`: terms for a Nation without player. [OT-DIP-01] [OT-DIP-02] [OT-MEAS-12] */
export const negotiate: MeasureRule = {
  aims: ['nation'],
  *check(state, { nation, target, terms, counterpart }) {
    const id = target!.id;
    if (id === nation) return yield refuse('target-is-self', 'OT-MEAS-12', {}, 'target');
    if (isPrincipal(state, id)) return yield refuse('target-is-player', 'OT-MEAS-12', { target: id }, 'target');
    const other = counterpart ?? nation;
    if (living(state, other) === undefined || other === id)
      return yield refuse('invalid-target', 'OT-MEAS-12', { fault: 'counterpart', other }, 'counterpart');
    // Whoever is asked must not be the actor's own, where the other party is somebody else's.
    if (isInSameHands(state, nation, id) && controllerOf(state, other) !== controllerOf(state, id))
      return yield refuse('invalid-target', 'OT-MEAS-12', { fault: 'own', target: id, nation, other }, 'target');
    if (terms.length < 1 || terms.length > 4)
      return yield refuse('bad-clause', 'OT-MEAS-12', { fault: 'number', terms: terms.length }, 'terms');
    const faultOf = judgingInOrder(state, [other, id]);
    for (const [i, term] of terms.entries()) {
      const fault = faultOf(term);
      const region = givenAgain(terms, i);
      if (fault !== null) yield refuse(fault.code, 'OT-MEAS-12', fault.facts, `terms.${i}`);
      else if (region !== undefined) yield refuse('bad-clause', 'OT-MEAS-12', { fault: 'given-already', region }, `terms.${i}`);
    }
  },
  *list(state, _nation, near) {
    for (const id of near.nations) if (!isPrincipal(state, id)) yield { target: nationTarget(id), terms: [{ kind: 'non-aggression' }] };
  },
  apply(state, { measure, grade, hidden }, table) {
    const { nation, target, terms, counterpart } = measure;
    const plain = now(state);
    const other = target!.id;
    if (!plain.nations[nation]!.alive || !plain.nations[other]!.alive || isPrincipal(plain, other)) return;
    if (grade >= 2) {
      const known = state.precedents.find((one) => one.actor === nation && one.nation === other && (one.hidden ?? false) === hidden);
      if (known === undefined) state.precedents.push({ actor: nation, nation: other, count: 1, ...(hidden ? { hidden } : {}) });
      else known.count = oneMore(known.count);
    }
    const about = { nation, other, subject: counterpart ?? nation, terms, grade };
    raiseDecision(state, { kind: 'npc-response', blocking: true, options: ['accept', 'amend', 'refuse'], about }, table);
  },
};

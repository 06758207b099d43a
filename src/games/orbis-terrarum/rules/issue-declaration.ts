import { one, skip, text } from '../../../core/choices/choices.js';
import { action, bool, nullable, oneOf, optional } from '../../../core/data/codec.js';
import { clone, sameData } from '../../../core/data/copies.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { foundByDeclaration } from '../mechanics/diplomacy/founding.js';
import { addMember } from '../mechanics/diplomacy/organizations.js';
import { freshId, living, now, type Open } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, note, type State, type Statute, statute, statuteFault, type Threat, threat } from '../types/index.js';
import { keepNote, mine, nearestNations, order } from './shared/order.js';
import { checkElectors } from './shared/organization-rule.js';
import { threatChoice } from './shared/penalty-choices.js';
import { agentsOfSeat, otherNations } from './shared/speakers.js';
import { canonicalStatute, statuteOrNone } from './shared/statute-choices.js';
import { agentOf } from './shared/things.js';

/** A Nation promises the world something, or declares war. */
export interface IssueDeclaration extends ActionBase {
  readonly type: 'issue-declaration';
  readonly nation: string;
  readonly kind: 'neutrality' | 'commitment' | 'war';
  readonly text: string;
  readonly target?: string;
  readonly penalty?: Threat | null;
  readonly statute?: Statute | null;
  /** Whether the right to convene on it is kept. [OT-CONF-26] */
  readonly reserved?: boolean;
}

/** The declaration of this turn that says the very same. [OT-DECL-05] */
const twinOf = (state: State, { kind, text: words, target, penalty = null, statute: law = null }: IssueDeclaration) =>
  state.declarations.find(
    (one) =>
      one.issuedTurn === state.turn &&
      one.kind === kind &&
      one.text === words &&
      one.target === (target ?? null) &&
      sameData(one.penalty, penalty) &&
      sameData(one.statute, law),
  );

const kinds = ['neutrality', 'commitment', 'war'] as const;

/** Has this been declared already, a war on the same Nation? */
const hasDeclared = ({ declarations }: State, nation: string, kind: IssueDeclaration['kind'], target: string | null): boolean =>
  declarations.some((one) => one.kind === kind && one.declarants.includes(nation) && (target === null || one.target === target));

/** [OT-DECL-01] [OT-DECL-05] [OT-DECL-12] */
export const issueDeclaration = order<IssueDeclaration>({
  type: 'issue-declaration',
  cites: ['OT-DECL-01', 'OT-DECL-06', 'OT-DECL-10'],
  codec: action<IssueDeclaration>('issue-declaration', {
    nation: name,
    kind: oneOf(kinds),
    text: note,
    target: optional(name),
    penalty: optional(nullable(threat)),
    statute: optional(nullable(statute)),
    reserved: optional(bool),
  }),
  *ranges(_state, { kind, target }) {
    if ((kind === 'war') !== (target !== undefined)) yield refuse('bad-parameter', 'OT-DECL-01', {}, 'target');
  },
  agent: 'nation',
  known: (state, { target }) => (target === undefined ? [] : [['target', target, own(state.nations, target) !== undefined]]),
  note: ({ text: words }) => ['text', words],
  choices: {
    nation: (state, player) => one(agentsOfSeat(state, player), agentOf(state)),
    kind: (state, _player, { nation }) => one(kinds.filter((kind) => kind === 'war' || !hasDeclared(state, nation, kind, null))),
    text: ({ config }) => text(['', 'We give our word.'], config.noteMaxLength),
    target: (state, _player, { nation, kind }) =>
      kind === 'war'
        ? one(
            otherNations(state, nation).filter((target) => !hasDeclared(state, nation, kind, target)),
            'nation',
          )
        : skip,
    penalty: (state, _player, { kind }) => (kind === 'war' ? skip : threatChoice(state)),
    statute: (state, _player, { kind }) => (kind === 'commitment' ? statuteOrNone(state) : skip),
    reserved: () => one([false, true]),
  },
  listed: {
    nation: mine,
    kind: () => one(['neutrality', 'war']),
    target: (state, _player, { nation, kind }) => (kind === 'war' ? one(nearestNations(state, nation)) : skip),
    text: () => one(['']),
    penalty: () => skip,
    reserved: () => skip,
  },
  canonical(state, { penalty, statute: law, reserved = false, ...given }) {
    const isPromise = given.kind !== 'war';
    return {
      ...given,
      reserved,
      ...(isPromise ? { penalty: penalty ?? null } : {}),
      ...(given.kind === 'commitment' ? { statute: law == null ? null : canonicalStatute(state, law) } : {}),
    };
  },
  *check(state, { nation, kind, target, penalty, statute: law }) {
    const isWar = kind === 'war';
    if (law != null && (kind !== 'commitment' || statuteFault(law) !== null))
      yield refuse('bad-statute', 'OT-ORG-03', statuteFault(law) ?? { fault: 'no-commitment' }, 'statute');
    yield* checkElectors(state, law ?? null, 'statute');
    if (target !== undefined && (target === nation || living(state, target) === undefined))
      yield refuse('invalid-target', 'OT-DECL-01', { target }, 'target');
    const { declarationPenaltyMax } = state.config;
    const bad =
      penalty != null && (isWar || penalty.value < 1 || penalty.value > declarationPenaltyMax || penalty.years < 1 || penalty.years > 10);
    if (bad) yield refuse('penalty-too-high', 'OT-DECL-10', { fault: 'declaration', most: declarationPenaltyMax }, 'penalty');
    if (hasDeclared(state, nation, kind, isWar ? target! : null)) yield refuse('already-declared', 'OT-DECL-01', { nation }, 'kind');
  },
  apply(state, given, table) {
    const { player, nation, kind, text: words, penalty = null, statute: law = null, reserved = false } = given;
    const target = given.target ?? null;
    const twin = twinOf(now(state), given);
    const id = twin?.id ?? freshId(state, 'declaration');
    if (twin !== undefined) {
      const joined = state.declarations.find((one) => one.id === id)!;
      joined.declarants.push(nation);
      joined.requests = joined.requests.filter((request) => request.nation !== nation); // it need not ask any more
    } else
      state.declarations.push(
        clone({
          id,
          kind,
          declarants: [nation],
          text: words,
          target,
          penalty,
          statute: law,
          issuedTurn: state.turn,
          reservations: [],
          revocations: [],
          requests: [],
          ...(reserved ? { reserved } : {}),
        }) as Open['declarations'][number],
      );
    table.emit(
      clone({ type: 'declaration-issued', declaration: id, kind, declarants: [nation], target, text: words, penalty, statute: law }),
    );
    // Who says the same later does not take the right to convene from whoever said it first. [OT-CONF-26]
    if (reserved && twin === undefined) table.emit({ type: 'declaration-changed', declaration: id, nation, why: 'reserved' });
    keepNote(state, player, Object.hasOwn(state.nations, nation) ? nation : null, 'declaration', words);
    // Whoever declares the same in the turn of its founding is one of the founders. [OT-DECL-05] [OT-ORG-20]
    const founded = now(state).organizations.find(({ charter }) => charter === id);
    if (founded === undefined) foundByDeclaration(state, id, table);
    else if (Object.hasOwn(state.nations, nation)) addMember(state, founded.id, nation, table);
  },
});

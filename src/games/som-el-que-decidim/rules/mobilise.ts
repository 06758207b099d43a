import { type Choice, group, listOf, one } from '../../../core/choices/choices.js';
import { soFar } from '../../../core/choices/so-far.js';
import { action, anyText, list, oneOf, shape } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import { pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { collectAndRefill } from '../mechanics/state-acts.js';
import { moveDiscs } from '../mechanics/verbs.js';
import { atlas, countKinds, interior, ofKind, purse, seats, treasury } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Kind, kinds, type State } from '../types/index.js';
import { mustBePlayers } from './shared/parameters.js';
import { rule } from './shared/rule.js';
import { discs } from './shared/things.js';

/** One urn tile and who protects it with what. */
export interface Assignment {
  readonly tile: string;
  readonly player: string;
  readonly kind: Kind;
}

/** The holder sends interior discs to protect urn tiles. */
export interface Mobilise extends ActionBase {
  readonly type: 'mobilise';
  readonly assignments: readonly Assignment[];
}

/** As many as an action can name. */
const mostAssignments = 1000;

type Force = Omit<Assignment, 'tile'>;

const asideOf = (state: State): string[] => state.urnAside.map(({ tile }) => tile);

/** Who has interior discs of which kind, in seating order. */
const forces = (state: State): (Force & { readonly discs: number })[] =>
  seats(state).flatMap((player) => {
    const counts = countKinds(state, purse(state, player));
    return interior.flatMap((kind) => (counts[kind] === undefined ? [] : [{ player, kind, discs: counts[kind] }]));
  });

/** What is assigned already: the tiles, and how many discs of each force. */
interface Assigned {
  readonly tiles: Set<string>;
  readonly used: Map<string, number>;
}

const nameOf = ({ player, kind }: Force): string => `${kind} ${player}`;

const assign = ({ tiles, used }: Assigned, assignment: Assignment): void => {
  tiles.add(assignment.tile);
  used.set(nameOf(assignment), (used.get(nameOf(assignment)) ?? 0) + 1);
};

const usedBy = (assignments: readonly Assignment[], { player, kind }: Force): number =>
  assignments.filter((used) => used.player === player && used.kind === kind).length;

/** Every way to protect some of the tiles. */
function* plans(
  tiles: readonly string[],
  available: ReturnType<typeof forces>,
  made: readonly Assignment[],
): Generator<readonly Assignment[]> {
  const [tile, ...rest] = tiles;
  if (tile === undefined) return yield made;
  yield* plans(rest, available, made);
  for (const force of available)
    if (usedBy(made, force) < force.discs) yield* plans(rest, available, [...made, { tile, player: force.player, kind: force.kind }]);
}

/** One more tile with one more disc. Every tile left can have any disc left, and there is no need to look: there may be thousands of both. */
const nextOf = (aside: readonly string[], available: ReturnType<typeof forces>, assigned: () => Assigned): Choice<Assignment> => {
  const { used } = assigned();
  const free = available.filter((force) => (used.get(nameOf(force)) ?? 0) < force.discs);
  return group<Assignment>({
    tile: () => {
      const { tiles } = assigned();
      return one(
        aside.filter((tile) => !tiles.has(tile)),
        { about: 'urn', sure: true },
      );
    },
    player: () => one([...new Set(free.map(({ player }) => player))], { about: 'player', sure: true }),
    kind: ({ player }) =>
      one(
        free.flatMap((force) => (force.player === player ? [force.kind] : [])),
        { about: (kind) => discs(player, kind), sure: true },
      ),
  });
};

/** [SD-MOB-01] The holder alone decides; the suppliers are not asked. [SD-MOB-06] */
export const mobilise = rule<Mobilise>({
  type: 'mobilise',
  cites: ['SD-MOB-01', 'SD-MOB-02', 'SD-MOB-03', 'SD-MOB-04'],
  codec: action<Mobilise>('mobilise', {
    assignments: list(shape<Assignment>({ tile: anyText, player: anyText, kind: oneOf(kinds) }), mostAssignments),
  }),
  choices: {
    assignments(state) {
      const [aside, available] = [asideOf(state), forces(state)];
      const most = available.reduce((sum, force) => sum + force.discs, 0);
      const assigned = soFar<Assignment, Assigned>(() => ({ tiles: new Set(), used: new Map() }), assign);
      return listOf((before) => nextOf(aside, available, () => assigned(before)), 0, Math.min(aside.length, most, mostAssignments));
    },
  },
  *enumerate(state, player) {
    for (const plan of plans(asideOf(state), forces(state), [])) yield { type: 'mobilise', player, assignments: [...plan] };
  },
  sample(state, player, dice) {
    const assignments: Assignment[] = [];
    const left = forces(state).map((force) => ({ ...force }));
    for (const tile of asideOf(state)) {
      if (assignments.length === mostAssignments) break;
      const force = pick(dice, [null, ...left.filter(({ discs }) => discs > 0)], 'force');
      if (force === null) continue;
      force.discs -= 1;
      assignments.push({ tile, player: force.player, kind: force.kind });
    }
    return { type: 'mobilise', player, assignments };
  },
  *check(state, { assignments }) {
    const { tiles } = atlas(state);
    for (const [i, { tile }] of assignments.entries())
      if (!tiles.has(tile)) yield refuse('bad-parameter', 'SD-ACT-04', { fault: 'no-tile', tile }, `assignments.${i}.tile`);
    for (const [i, { player }] of assignments.entries()) yield* mustBePlayers(state, [player], `assignments.${i}.player`);
    const aside = new Set(asideOf(state));
    const named = new Set<string>();
    for (const [i, { tile }] of assignments.entries()) {
      const twice = named.has(tile);
      if (twice || (tiles.has(tile) && !aside.has(tile)))
        yield refuse('bad-urn-tile', 'SD-MOB-02', { fault: twice ? 'twice' : 'not-aside', tile }, `assignments.${i}.tile`);
      named.add(tile);
    }
    for (const [i, { kind }] of assignments.entries())
      if (!interior.some((force) => force === kind)) yield refuse('not-interior', 'SD-MOB-03', { kind }, `assignments.${i}.kind`);
    const purses = new Map(seats(state).map((player) => [player, countKinds(state, purse(state, player))]));
    const used = new Map<string, number>();
    for (const [i, { player, kind }] of assignments.entries()) {
      const counts = purses.get(player);
      if (counts === undefined) continue;
      const [has, force] = [counts[kind] ?? 0, `${kind} ${player}`];
      used.set(force, (used.get(force) ?? 0) + 1);
      if (used.get(force)! > has) yield refuse('target-lacks-disc', 'SD-MOB-04', { target: player, discs: has, kind }, `assignments.${i}`);
    }
  },
  apply(state, { assignments }, table) {
    for (const { tile, player, kind } of assignments) {
      const disc = ofKind(peek<State>(state as State), player, kind)[0]!; // [SD-MOB-05]
      moveDiscs(state, player, treasury, [disc]);
      table.emit({ type: 'urn-protected', tile, player, disc });
    }
    collectAndRefill(
      state,
      assignments.map(({ tile }) => tile),
      table,
    );
  },
});

import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { type ConformanceOptions, conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { controlledBy } from '../../../src/games/orbis-terrarum/queries/state.js';
import { seesMeasure } from '../../../src/games/orbis-terrarum/view/view.js';
import { often } from '../../long.js';
import { largestPack } from './helpers/largest-pack.js';
import { curious } from './helpers/restless-players.js';
import { crowdedGame, crowdedOptions } from './helpers/world-with-history.js';

const crowd = ['ada', 'bo', 'cy', 'di', 'ed', 'flo'];
const base = { organizationMin: 2, conferencePrestige: 10, startWealth: 30, startProgress: 25 } as const;
/** Everybody has tried nothing yet, and the referee closes these games in their seventh turn. */
const people = curious(7);
type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
/** Orders that give out no number and leave no trace of when they came. */
const independent: ReadonlySet<Action['type']> = new Set([
  'distribute-attributes',
  'submit-measure',
  'withdraw-measure',
  'set-defence',
  'hold-modifier',
  'move-horde',
  'move-host',
  'ready',
]);
/** May two orders come in either order? Not where one is about the other, nor where nobody but the last is waited for. [OT-FLOW-05] */
const simultaneous = (state: State, first: Action, second: Action): boolean =>
  [first, second].every((action) => independent.has(action.type) && !('opposes' in action) && action.player !== 'referee') &&
  Object.values(state.players).every(({ active }) => active);
/** Rulings and agreements that may find things as they say. */
const restating: ReadonlySet<Action['type']> = new Set(['conclude-civil-war', 'assign-side', 'normalise-penalty', 'set-attributes']);
/** Orders that the referee sees in the state and hears of when they are carried out. [OT-MEAS-19] [OT-MEAS-20] [OT-MEAS-21] [OT-MEAS-22] */
const unspoken: ReadonlySet<Action['type']> = new Set(['set-defence', 'hold-modifier', 'move-horde', 'move-host']);
/**
 * Nobody but its player hears that a measure still hidden is to meet no resistance. Where it would have met none anyway, that is first seen in the report
 * which shows what was announced. [OT-REF-02] [OT-VIEW-07]
 */
const opensRuling = (before: State, { reports }: State, viewer: string | null): boolean =>
  before.measures.some(
    (measure) =>
      measure.ruling.undefended && !seesMeasure(before, viewer, measure) && reports.some((report) => report.measure.id === measure.id),
  );
/** Whoever comes to give a Nation its orders finds the policies of whoever gave them before. */
const takesOver = (before: State, after: State, viewer: string | null): boolean =>
  viewer !== null && controlledBy(after, viewer).some((id) => !controlledBy(before, viewer).includes(id));

type Viewers = readonly (string | null)[];
const everyone = (viewers: Viewers): Viewers => viewers;
/** Two of all who look: others in another position. */
const twoOf = (viewers: Viewers, { turn, measures, offers, modifiers }: State): Viewers => {
  const first = turn + measures.length + offers.length + modifiers.length;
  return [0, 1].map((next) => viewers[(first + next) % viewers.length]!);
};

const options: ConformanceOptions<OrbisTerrarum> = {
  configs: [
    { players: crowd, refereeMode: 'human', actionLimitPerTurn: 100, ...crowdedOptions },
    { players: ['ada', 'bo', 'cy'], refereeMode: 'auto', turnLimit: 3, actionLimitPerTurn: 10, ...base },
    { players: ['ada', 'bo'], refereeMode: 'human', orderVisibility: 'sealed', epochThreshold: 55, actionLimitPerTurn: 10, ...base },
    {
      ...{
        players: ['10', '9', 'valueOf', 'd', 'e', 'f', 'g', 'h'],
        refereeMode: 'auto',
        turnLimit: 1,
        actionLimitPerTurn: 6,
        freeNationChoice: false,
      },
      ...{ measuresPerTurn: 2, yearsPerTurn: 2, turnsPerCycle: 1, tributeUsesSlot: false, opposedMethod: 'marginDifference', ...base },
    },
  ],
  packs: {
    'the largest world': { players: crowd, pack: largestPack },
    'the largest world, which no referee leads': { players: crowd, pack: largestPack, refereeMode: 'auto' },
  },
  seed: 'many',
  games: 1,
  closely: often(1, 4),
  viewers: (state) => often(twoOf, everyone)([...crowdedGame.definition.seats(state), null], state),
  listed: 6,
  maxSteps: 900,
  secrets: {
    'defence policies': ({ nations }) => Object.values(nations).map(({ defence }) => defence),
    'held bonuses': ({ nations }) => Object.values(nations).map(({ held }) => held),
    'pending measures': ({ measures }) => measures,
    'private notes': ({ privateNotes }) => privateNotes,
    'numbers of actions': ({ players }) => Object.values(players).map(({ actionsThisTurn }) => actionsThisTurn),
  },
  choose: people,
  simultaneous,
  // The winner on whom all hands agree is told, and so is a warning taken back; the war it ends leaves no trace. What was in order already is told again,
  // and so is a modifier above the cap, which is lost as it comes. [OT-MOD-11]
  heard: ({ type }, move) => type === 'modifier-lost' || (move !== null && restating.has(move.action.type)),
  silent: ({ action, before, state }, viewer) =>
    (viewer === 'referee' && unspoken.has(action.type)) || takesOver(before, state, viewer) || opensRuling(before, state, viewer),
};
/** What takes long in a world of six Nations with a history, or among eight players, is tried at smaller tables with every change. */
const slow: readonly string[] = [
  ...(['edge-numbers', 'edge-players', 'other-secrets', 'same-story', 'input-unchanged', 'deterministic', 'decoded-plays-on'] as const),
  ...(['renamed-players', 'hostile-input', 'in-place', 'legal', 'complete-forms'] as const),
];
const all = conformance(crowdedGame, options);
const small = conformance(crowdedGame, { ...options, configs: options.configs.slice(1, 3) });
const promises = often([...all.filter(({ id }) => !slow.includes(id)), ...small.filter(({ id }) => slow.includes(id))], all);

for (const { name, run } of promises) test(name, run);

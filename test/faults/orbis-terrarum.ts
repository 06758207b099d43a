import { faultsOf } from './fault.js';

const home = 'src/games/orbis-terrarum';
const rulings = ['test/games/orbis-terrarum/rules/rulings.test.ts'];
const redealing = ['test/games/orbis-terrarum/redeal.test.ts'];
const standing = ['test/games/orbis-terrarum/standing.test.ts'];

/** Orbis Terrarum II, broken: its leaders, its words, its wars and its secrets. */
export const orbisTerrarumFaults = [
  ...faultsOf(`${home}/diplomacy/organizations.ts`, rulings, {
    'the rotation begins anew after a resignation': [
      'const place = rotatedTo === null ? -1 : members.indexOf(rotatedTo);',
      'const place = rotatedTo === null ? -1 : -1;',
    ],
    'whoever resigned may be elected at once where nobody leads twice': ['candidate !== lastLeader);', 'candidate !== null);'],
  }),
  ...faultsOf(`${home}/war/conflicts.ts`, rulings, {
    'a war that is brought back remembers the quiet before it': ['{ status: after, quietRun: 0, firstTurn', '{ status: after, firstTurn'],
  }),
  ...faultsOf(`${home}/upkeep/conflicts.ts`, rulings, {
    'the upkeep that makes an Armed Movement is quiet': ['if (state.turn < conflict.firstTurn) return;', ''],
  }),
  ...faultsOf(`${home}/queries.ts`, rulings, {
    'an organization in schism still binds': ['organizationOf(state, agent)?.schism == null', 'organizationOf(state, agent) !== null'],
  }),
  ...faultsOf(`${home}/resolution/counters.ts`, rulings, {
    'a contest leaves as much as the margin says': [
      'Math.min(own.grade, gradeOf({ of, in: b * d })) as Grade',
      'gradeOf({ of, in: b * d })',
    ],
  }),
  ...faultsOf(`${home}/resolution/items.ts`, rulings, {
    'the suspended keep the bonuses of a treaty': ['if (value < 0 && treaty.suspended.includes(nation)) return true;', ''],
  }),
  ...faultsOf(`${home}/redeal/forgetting.ts`, redealing, {
    'what is dealt anew depends on hidden sponsors': ['rebellion.sponsorKnown || isKnown(rebellion.sponsor)', 'rebellion.id !== somebody'],
    'what is dealt anew depends on hidden hands': ['!modifier.hidden || isKnown(modifier.grantedBy)', 'modifier.id !== somebody'],
  }),
  ...faultsOf(`${home}/scoring.ts`, standing, {
    'points are in hundredths': ['figuresOf(state, player, holdings).score / 100', 'figuresOf(state, player, holdings).score'],
  }),
];

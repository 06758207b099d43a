import { orThrow, scripted } from 'ludoteca';
import { orbisTerrarum as game, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { sceneFrom } from 'ludoteca/orbis-terrarum/testing';
import type { Example } from '../../../../scripts/book/played.js';
import { start } from '../helpers/start.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type Submit = Extract<Action, { type: 'submit-measure' }>;

const seats = { francia: 'ada', gothia: 'bo', romania: 'cy' } as const;
type Played = keyof typeof seats;

/** A measure in the main slot of a Nation that is played. */
const measure = (nation: Played, statistic: Submit['statistic'], mode: Submit['mode'], more: Partial<Submit> = {}): Submit => ({
  ...{ type: 'submit-measure', player: seats[nation], nation, slot: { kind: 'main', id: '1' }, statistic, mode },
  ...more,
});
const on = (id: string) => ({ target: { kind: 'nation' as const, id } });
const armorica = { target: { kind: 'region' as const, id: 'armorica' } };

/** Time is up, and the turn is resolved. */
const resolution: readonly Action[] = [
  { type: 'close-orders', player: 'referee', force: true },
  { type: 'resolve-turn', player: 'referee' },
];
/** The same, and the next orders are open. */
const year: readonly Action[] = [...resolution, { type: 'open-orders', player: 'referee' }];

/** What stands after some actions that need no dice. */
const after = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((now, action) => orThrow<{ readonly state: State }>(game.reduce(now, action, scripted([]))).state, state);

const inConference = <T extends 'attend-conference' | 'open-vote' | 'cast-vote' | 'present-proposal'>(
  type: T,
  nation: Played,
  more: object = {},
): Action => ({ type, player: seats[nation], nation, conference: 'conference-1', ...more }) as Action;
const vote = (nation: Played, choice: string): Action => inConference('cast-vote', nation, { item: 'conference-1.1', choice });

/** Francia and Gothia have a treaty; Francia has called a conference on it, proposed a non-aggression of three, and opened the vote a year later. */
const conference = (): State =>
  after(
    sceneFrom(start(), { treaties: [{ parties: ['francia', 'gothia'], clauses: [{ kind: 'alliance' }] }] }),
    {
      ...{ type: 'convene-conference', player: 'ada', nation: 'francia', topic: 'Peace', basis: { kind: 'treaty', id: 'treaty-1' } },
      ...{ startTurn: 1, invited: ['romania'], includeVassals: true, openFloor: false },
    },
    inConference('attend-conference', 'gothia'),
    inConference('attend-conference', 'romania'),
    inConference('present-proposal', 'francia', {
      motion: { kind: 'adopt', clauses: [{ kind: 'non-aggression' }], years: null, penalty: null },
    }),
    ...year,
    inConference('open-vote', 'francia'),
  );

/** The situations a newcomer stumbles on. Every attribute of the three Nations is 20, and so every threshold is 40. */
export const examples: readonly Example<OrbisTerrarum>[] = [
  {
    id: 'a-year',
    state: () => after(start(), ...resolution),
    actions: [
      { type: 'post-happening', player: 'referee', category: 'human', kind: 'info', nations: [], text: 'A quiet year.' },
      { type: 'open-orders', player: 'referee' },
      { type: 'make-offer', player: 'ada', from: 'francia', to: 'romania', clauses: [{ kind: 'non-aggression' }] },
      measure('francia', 'offensive', 'strike', on('gothia')),
      measure('gothia', 'intervention', 'invest'),
      { type: 'accept-offer', player: 'cy', offer: 'offer-1' },
      measure('romania', 'expansion', 'occupy', armorica),
      ...['ada', 'bo', 'cy'].map((player): Action => ({ type: 'ready', player })),
      { type: 'close-orders', player: 'referee' },
      { type: 'resolve-turn', player: 'referee' },
      { type: 'open-orders', player: 'referee' },
    ],
    dice: [22, 30, 25, 31],
  },
  {
    id: 'a-strike',
    state: () => start(),
    actions: [measure('francia', 'offensive', 'strike', on('gothia')), ...resolution],
    dice: [10, 30],
  },
  {
    id: 'no-bonus-for-a-bonus',
    state: () =>
      sceneFrom(start(), {
        modifiers: [
          { nation: 'francia', target: 'MIL', value: -12, lastTurn: 5 },
          { nation: 'francia', target: 'TCN', value: 4, lastTurn: 5 },
        ],
      }),
    actions: [measure('francia', 'logistics', 'boost', on('francia')), ...resolution],
    dice: [38],
  },
  {
    id: 'scope-alone',
    state: () =>
      sceneFrom(start({ scopeModel: 'derived' }), { modifiers: [{ nation: 'francia', target: 'MIL', value: -20, lastTurn: 5 }] }),
    actions: [measure('francia', 'offensive', 'strike', on('romania')), ...resolution],
    dice: [30],
  },
  {
    id: 'a-tie-abroad',
    state: () => start(),
    actions: [measure('francia', 'incision', 'raid', on('gothia')), ...resolution],
    dice: [40, 41],
  },
  {
    id: 'a-joint-attack',
    state: () => start(),
    actions: [
      measure('francia', 'offensive', 'strike', on('gothia')),
      measure('romania', 'offensive', 'strike', on('gothia')),
      ...resolution,
    ],
    dice: [10, 20, 20],
  },
  {
    id: 'a-contest',
    state: () => start(),
    actions: [measure('francia', 'expansion', 'occupy', armorica), measure('gothia', 'expansion', 'occupy', armorica), ...resolution],
    dice: [20, 22],
  },
  {
    id: 'a-missed-tribute',
    state: () => sceneFrom(start(), { nations: { thuringia: { patron: 'francia', wealth: 3 } } }),
    actions: [
      {
        ...{ type: 'submit-measure', player: 'ada', nation: 'thuringia', slot: { kind: 'main', id: '1' } },
        ...{ statistic: 'intervention', mode: 'tribute', kind: 'wealth' },
      },
      ...resolution,
    ],
    dice: [60],
  },
  {
    id: 'a-broken-peace',
    state: () => sceneFrom(start(), { treaties: [{ parties: ['francia', 'gothia'], clauses: [{ kind: 'non-aggression' }] }] }),
    actions: [measure('francia', 'incision', 'raid', on('gothia')), ...resolution],
    dice: [10, 50],
  },
  {
    id: 'a-vote',
    state: conference,
    actions: [vote('francia', 'yes'), vote('gothia', 'yes'), vote('romania', 'abstain'), ...resolution],
  },
];

import fc from 'fast-check';
import { type Effect, type OrbisTerrarum, validatePack } from 'ludoteca/orbis-terrarum';
import { packs } from 'ludoteca/orbis-terrarum/testing';
import { packsAtRandom } from '../../packs-at-random.js';
import { spokenGame } from '../helpers/spoken.js';

type Pack = OrbisTerrarum['State']['config']['pack'];
const players = ['ada', 'bo', 'cy', 'di'];

/** Everything that can happen. */
const happenings = [
  ...([
    'modifier',
    'index',
    'wealth',
    'progress',
    'attribute',
    'region',
    'create-nation',
    'extinguish',
    'host',
    'remove-host',
    'rebellion',
  ] as const),
  ...([
    'end-rebellion',
    'rebellion-deadline',
    'civil-war',
    'end-civil-war',
    'patron',
    'grant',
    'technology',
    'fronts',
    'conflict',
    'scope',
  ] as const),
  ...(['colony', 'autonomy', 'defeated', 'capital', 'crisis', 'end-crisis'] as const satisfies readonly Effect['do'][]),
];
const effectsOf = ({ happeningDeck }: Pack): readonly Effect[] => happeningDeck.flatMap(({ effects }) => [...effects]);

packsAtRandom(spokenGame, {
  packs: packs(fc),
  faults: (pack) => [...validatePack(pack, { players, pointsPerGroup: 80, autoHappenings: 'deck', contextYearsMax: 20 })],
  smallest: {
    ...{
      regions: { length: 4 },
      edges: { length: 0 },
      nations: { length: 4 },
      happeningDeck: [{ from: 1, to: 100, effects: { length: 0 } }],
    },
    ...{ milestones: { length: 0 }, technologies: { length: 0 }, statutes: { length: 0 } },
  },
  reach: {
    'more than a hundred regions': ({ regions }) => regions.length > 100,
    'nobody is a state': ({ nations }) => nations.every(({ kind }) => kind === 'horde'),
    'a vassal of a vassal': ({ nations }) =>
      nations.some(({ patron }) => nations.some(({ id, patron: lord }) => id === patron && lord !== null)),
    'a Nation of numbers within the bounds': ({ nations }) =>
      nations.some(({ attributes, rawAttributes }) => attributes !== null && !rawAttributes),
    'a Nation of numbers beyond them': ({ nations }) =>
      nations.some(({ attributes }) => Object.values(attributes ?? {}).some((value) => value > 95)),
    'a Nation nobody may play': ({ nations }) => nations.some(({ playable }) => !playable),
    'a deck of one row': ({ happeningDeck }) => happeningDeck.length === 1,
    'a lasting crisis': ({ happeningDeck }) => happeningDeck.some(({ kind }) => kind === 'lasting-crisis'),
    'an offer beyond all price': ({ happeningDeck }) =>
      happeningDeck.some(({ opportunity }) => opportunity?.cost.wealth === Number.MAX_SAFE_INTEGER),
    'an electoral statute': ({ statutes }) => statutes.some(({ statute }) => statute.leaderElection === 'electoral'),
    'a barrier': ({ edges }) => edges.some(({ type }) => type === 'barrier'),
    'an id that stands on a prototype': ({ regions, nations }) => [...regions, ...nations].some(({ id }) => id in {}),
    'happenings about what is not there': (pack) => effectsOf(pack).some((effect) => 'region' in effect && effect.region === 'nowhere'),
    ...Object.fromEntries(happenings.map((what) => [what, (pack: Pack) => effectsOf(pack).some((effect) => effect.do === what)])),
  },
});

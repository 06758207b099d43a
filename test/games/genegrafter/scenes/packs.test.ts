import fc from 'fast-check';
import { defaultPack, type Pack, packFaults } from 'ludoteca/genegrafter';
import { configs, packs } from 'ludoteca/genegrafter/testing';
import { expect, test } from 'vitest';
import { packsAtRandom } from '../../packs-at-random.js';
import { spokenGame } from '../helpers/spoken.js';

const every = ({ characters, abilities, events, dna, gear }: Pack) => [...characters, ...abilities, ...events, ...dna, ...gear];
const sizeOf = (pack: Pack): number => every(pack).reduce((sum, { copies = 1 }) => sum + copies, 0);
const effectsOf = ({ abilities, events, gear }: Pack) =>
  [...abilities, ...events, ...gear].flatMap(({ effects }): { readonly do: string }[] => [...effects]);

/** Everything that a card can say. */
const wordings = [
  ...[
    'addDice',
    'cancelAbility',
    'gainRerolls',
    'denyRerolls',
    'endDuel',
    'drawCards',
    'setDie',
    'rerollDie',
    'healCharacter',
    'preventWound',
  ],
  ...['opponentDiscards', 'destroyCharacter', 'swapGenePools', 'healAll', 'discardCards', 'regainMarkers', 'loseLife', 'woundCharacter'],
  ...['statBonus', 'grantColour', 'grantPower', 'bonusRerolls', 'absorbWound', 'ignoreFatigue'],
];

packsAtRandom(spokenGame, {
  packs: packs(fc),
  faults: (pack) => [...packFaults(pack, { players: 4, openingHand: 7, gear: false })],
  smallest: {
    ...{ colours: ['a'], powers: ['regeneration', 'infinitePower'], characters: { length: 1 }, abilities: { length: 0 } },
    ...{ events: { length: 0 }, dna: { length: 3 }, gear: { length: 0 } },
  },
  reach: {
    'a thousand cards': (pack) => sizeOf(pack) === 1000,
    'no more cards than are needed': (pack) => sizeOf({ ...pack, events: [], gear: [], dna: [] }) === 37,
    'more of the first fighter, where there are too few, and of no other': ({ characters: [first, second] }) =>
      (first?.copies ?? 1) > 4 && second !== undefined && second.copies === undefined,
    'a hundred of one': (pack) => every(pack).some(({ copies }) => copies === 100),
    'one copy, and said so': (pack) => every(pack).some(({ copies }) => copies === 1),
    'three strands of one DNA': ({ dna }) => dna.length === 1,
    'no events': ({ events }) => events.length === 0,
    'a card without a title': (pack) => every(pack).some(({ name }) => name === ''),
    'nine dice': ({ characters }) => characters.some(({ attack, defence }) => attack === 9 && defence === 9),
    'a fighter with a power twice': ({ characters }) => characters.some(({ powers }) => new Set(powers).size < powers.length),
    'a colour that is listed twice': ({ colours }) => new Set(colours).size < colours.length,
    'dice for the attack alone, and for the defence alone': ({ gear }) =>
      (['attack', 'defence'] as const).every((role) =>
        gear.some(({ effects }) => effects.some((effect) => effect.do === 'statBonus' && effect[role] === 0)),
      ),
    'an ability with more than ten effects': ({ abilities }) => abilities.some(({ effects }) => effects.length > 10),
    'an effect for those with a power': ({ abilities }) =>
      abilities.some(({ effects }) => effects.some(({ onlyWithPower }) => onlyWithPower)),
    'an id that looks like one of several': (pack) => every(pack).some(({ id }) => id === 'a#1'),
    'an id that stands on a prototype': (pack) => every(pack).some(({ id }) => id in {}),
    ...Object.fromEntries(wordings.map((wording) => [wording, (pack: Pack) => effectsOf(pack).some((effect) => effect.do === wording)])),
  },
});

test('configurations at random name their events, or how many, or leave it at the usual number where the pack has so many', () => {
  const said = new Set<string>();
  for (const { eventIds, eventCount, pack } of fc.sample(configs(fc), { seed: 1, numRuns: 200 })) {
    const isNamed = eventIds !== undefined;
    said.add(isNamed ? 'named' : eventCount === undefined ? 'as usual' : 'a number');
    const there = (pack ?? defaultPack).events.reduce((sum, { copies = 1 }) => sum + copies, 0);
    expect(isNamed || (eventCount ?? 3) <= there).toBe(true);
  }
  expect([...said].sort()).toEqual(['a number', 'as usual', 'named']);
});

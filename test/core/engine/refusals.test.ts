import { type CoreCode, coreCodes, defineGame, type Facts, type Fault, seeded, type Words } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { caravan } from '../helpers/caravan.js';

const { definition } = caravan;
const clauseOf = 'CV-PLAY-01';
const everyCode = Object.keys(coreCodes) as readonly CoreCode[];

/** The game's own facts under the codes that all games share: some names are those of the core's facts, and some sentences need no facts at all. */
const ofGame = {
  'game-over': { [clauseOf]: ({ fault }: Fault<'sunset'>) => `Caravan: ${fault}.` },
  'unknown-action': { [clauseOf]: () => 'Caravan: nothing.' },
  'bad-parameter': {
    [clauseOf]: (facts: Fault<'heavy', Words<'field'>> | Words<'wanted'>) => `Caravan: ${Object.values(facts).join(' ')}.`,
  },
  'unknown-player': { [clauseOf]: ({ player, camel }: Words<'player' | 'camel'>) => `Caravan: ${player} ${camel}.` },
  'player-eliminated': { [clauseOf]: () => 'Caravan: nothing.' },
  'wrong-phase': { [clauseOf]: ({ phase }: Words<'phase'>) => `Caravan: ${phase}.` },
  'not-your-turn': { [clauseOf]: () => 'Caravan: nothing.' },
} as const;

/** Caravan with one clause behind all that the core refuses, and sentences of its own under the same codes and that clause. */
const game = defineGame({
  ...definition,
  refusals: ofGame,
  commonRefusals: Object.fromEntries(everyCode.map((code) => [code, clauseOf])),
});
const told = (code: string, facts: Facts): string => game.refusals[code]![clauseOf]!(facts);

const { state } = accepted(game.setup({ players: ['ada', 'bo'], rounds: 1 }, seeded(1)));
const { proxy: unreadable, revoke } = Proxy.revocable({}, {});
revoke();

test('what the core refuses is told in its own words, whatever the game says under the same code and clause', () => {
  const retired = { ...state, retired: ['bo'] };
  const over = { ...state, phase: 'over' as const };
  const wrong = [
    { type: 7, player: 'ada' },
    { type: 'retire' },
    { type: 'retire', player: 'ada', pay: 1 },
    { type: 'retire', player: 'zed' },
    { type: 'judge', player: 'ada', verdict: 'stands' },
  ];
  const met = [
    ...wrong.flatMap((action) => game.explain(state, action as never)),
    ...game.explain({ ...state, phase: 'ruling' }, { type: 'judge', player: 'ada', verdict: 'stands' }),
    ...game.explain(retired, { type: 'retire', player: 'bo' }),
    ...game.explain(over, { type: 'retire', player: 'bo' }),
    ...refused(game.choices(state, 'ada', 'send', { cards: 'all' as never })),
    ...refused(game.choices(state, 'ada', 'fly' as never)),
    ...refused(game.decodeAction(unreadable, 'ada')),
  ];
  expect(met.map(({ code, facts }) => [code, ...Object.keys(facts)])).toEqual([
    ['unknown-action', 'field', 'wanted', 'found'],
    ['bad-parameter', 'field', 'wanted', 'found'],
    ['bad-parameter', 'surplus'],
    ['unknown-player', 'player'],
    ['wrong-phase', 'type', 'phase'],
    ['not-your-turn', 'player'],
    ['player-eliminated', 'player'],
    ['game-over'],
    ['bad-parameter', 'misfit'],
    ['unknown-action', 'unknown'],
    ['bad-parameter', 'unreadable'],
  ]);
  expect(new Set(met.map(({ clause }) => clause))).toEqual(new Set([clauseOf]));
  for (const { code, message, facts } of met) expect(told(code, facts)).toBe(message);
});

test('what the game refuses under a shared code and clause is told in its words', () => {
  expect(told('bad-parameter', { fault: 'heavy', field: 'cards' })).toBe('Caravan: heavy cards.');
  expect(told('bad-parameter', { wanted: 'water' })).toBe('Caravan: water.');
  expect(told('unknown-action', {})).toBe('Caravan: nothing.');
  expect(told('unknown-player', { player: 'zed', camel: 'spits' })).toBe('Caravan: zed spits.');
  expect(told('wrong-phase', { phase: 'night' })).toBe('Caravan: night.');
  expect([told('not-your-turn', {}), told('player-eliminated', {})]).toEqual(['Caravan: nothing.', 'Caravan: nothing.']);
  expect(told('game-over', { fault: 'sunset' })).toBe('Caravan: sunset.');
});

test('codes and clauses that do not coincide stand side by side', () => {
  const beside = defineGame({ ...definition, refusals: { 'bad-parameter': { 'CV-END-01': () => 'Too late.' } } }).refusals[
    'bad-parameter'
  ]!;
  expect(Object.keys(beside)).toEqual(['CORE-BAD-PARAMETER', 'CV-END-01']);
  expect(beside['CORE-BAD-PARAMETER']!({ misfit: 'It does not fit.' })).toBe('It does not fit.');
  expect(beside['CV-END-01']!({})).toBe('Too late.');
});

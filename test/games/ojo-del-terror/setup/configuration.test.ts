import { E, scripted } from 'ludoteca';
import { type Config, eyeOfTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { eyeBut } from '../helpers/changed-packs.js';
import { smallPack, withoutChaosMarines } from '../helpers/packs.js';
import { resolve, start } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** Every violation of a configuration, as code and clause: from the decoder and from setup, which must agree. */
const faults = (config: unknown): string[] => {
  const told = (result: E.Either<Parameters<typeof refusalTexts>[0], unknown>): string[] =>
    E.isRight(result) ? [] : refusalTexts(result.left);
  const decoded = told(answeredInFull(ojoDelTerror.decodeConfig(config)));
  expect(told(ojoDelTerror.setup(config as Config, scripted([])))).toEqual(decoded);
  return decoded;
};

const refusalTexts = (refusal: readonly { readonly code: string; readonly clause: string }[]): string[] =>
  refusal.map(({ code, clause }) => `${code} ${clause}`);

const seats = (count: number): string[] => Array.from({ length: count }, (_, i) => `player ${i}`);

clause('ET-CFG-01', 'two to twelve players with different names, none of them referee', () => {
  for (let count = 2; count <= 12; count++) expect(faults({ players: seats(count) })).toEqual([]);
  for (const players of [
    ['10', '9'],
    ['constructor', 'toString'],
    ['a', 'A'],
    ['a', ' a'],
    ['Referee', 'x'],
  ])
    expect([players, faults({ players })]).toEqual([players, []]);
  const wrong: readonly unknown[] = [
    [],
    ['a'],
    seats(13),
    seats(500),
    ['a', 'b', 'a'],
    ['a', 'referee'],
    ['a', ''],
    ['a', 1],
    ['a', null],
    'ab',
    { 0: 'a', 1: 'b', length: 2 },
    null,
    undefined,
  ];
  for (const players of wrong) expect([players, faults({ players })[0]]).toEqual([players, 'config-players ET-CFG-01']);
});

clause('ET-CFG-02', 'an invalid pack is refused with its violations attached', () => {
  const pack = eyeBut((draft) => {
    draft.cadia = 'nowhere';
    draft.deeds.push({ id: 'conquest', points: 1 });
  });
  expect(faults({ players: ['a', 'b'], pack })).toEqual([
    'config-pack ET-CFG-02',
    'pack-unknown-reference ET-VAL-02',
    'pack-unknown-deed ET-VAL-16',
  ]);
  for (const odd of ['eye-of-error', 5, null, {}, [], { ...eyeOfTerror, extra: 1 }, { ...eyeOfTerror, planets: {} }])
    expect(faults({ players: ['a', 'b'], pack: odd })[0]).toBe('config-pack ET-CFG-02');
  for (const fine of [eyeOfTerror, smallPack, 'eye-of-terror', JSON.parse(JSON.stringify(eyeOfTerror)) as unknown])
    expect(faults({ players: ['a', 'b'], pack: fine })).toEqual([]);
});

clause('ET-CFG-03', 'a start on home worlds needs a row for the number of players', () => {
  const pack = eyeBut(({ startTable }) => {
    delete startTable['3'];
  });
  expect(faults({ players: seats(3), pack })).toEqual(['config-no-start-row ET-CFG-03']);
  expect(faults({ players: seats(3), pack, startMode: 'planetless' })).toEqual([]);
  expect(faults({ players: seats(4), pack })).toEqual([]);
});

clause('ET-CFG-04', 'there must be a warband for each player', () => {
  const players = seats(3);
  expect(faults({ players, pack: smallPack, startMode: 'planetless' })).toEqual(['config-too-few-warbands ET-CFG-04']);
  expect(faults({ players, pack: smallPack })).toEqual(['config-no-start-row ET-CFG-03', 'config-too-few-warbands ET-CFG-04']);
  expect(faults({ players: seats(2), pack: smallPack })).toEqual([]);
});

clause('ET-CFG-05', 'fixed warbands name one existing band for each seat, none twice', () => {
  const fixed = (fixedWarbands?: unknown) =>
    faults({ players: ['a', 'b'], warbandSelection: 'fixed', ...(fixedWarbands === undefined ? {} : { fixedWarbands }) });
  expect(fixed(['blackLegion', 'thousandSons'])).toEqual([]);
  const wrong = [
    undefined,
    [],
    ['blackLegion'],
    ['blackLegion', 'thousandSons', 'nightLords'],
    ['blackLegion', 'blackLegion'],
    ['blackLegion', 'nobody'],
    ['blackLegion', 'constructor'],
  ];
  for (const bands of wrong) expect([bands, fixed(bands)]).toEqual([bands, ['config-fixed-warbands ET-CFG-05']]);
  for (const warbandSelection of ['choose', 'random'])
    expect(
      accepted(ojoDelTerror.decodeConfig({ players: ['a', 'b'], warbandSelection, fixedWarbands: ['nobody', 'nobody'] })).players,
    ).toEqual(['a', 'b']);
});

clause('ET-CFG-05', 'fixed warbands that are no list of texts are refused as such', () => {
  for (const fixedWarbands of ['blackLegion', null, [1, 2], { 0: 'blackLegion' }, [['blackLegion'], 'thousandSons']])
    expect([fixedWarbands, faults({ players: ['a', 'b'], warbandSelection: 'fixed', fixedWarbands })[0]]).toEqual([
      fixedWarbands,
      'config-fixed-warbands ET-CFG-05',
    ]);
});

const options: readonly (readonly [option: string, fine: readonly unknown[], wrong: readonly unknown[]])[] = [
  ['turns', [2, 8, 20], [1, 0, 21, -8, 7.5, '8', null, Number.NaN, 2 ** 60]],
  ['doubledTurns', [0, 2, 8], [-1, 9, 1.5, '2', null]],
  ['scoreOn', ['closing', 'opening'], ['fight', '', 0, null]],
  ['startMode', ['homeworlds', 'planetless'], ['empty', true]],
  ['homeAssignment', ['table', 'random'], ['choose', null]],
  ['warbandSelection', ['choose', 'random'], ['draft', 1]],
  ['referee', ['none', 'present'], [true, false, 'absent']],
  ['creedBenefits', ['standard', 'sacred-only'], ['none', 0]],
  ['templeSanctity', ['add', 'replace'], ['remove', null]],
  ['favourOpensDeeds', [true, false], [0, 'yes', null]],
  ['gateCountsAsCrossing', [true, false], [1, 'no']],
  ['noMercyNeedsSuccess', [true, false], ['true', null]],
  [
    'recruitmentKinds',
    ['any', ['chaosMarines'], ['daemons', 'cultists']],
    [[], ['nobody'], ['constructor'], ['chaosMarines', 'nobody'], 'all', 'chaosMarines', null, [1]],
  ],
  ['lieutenants', [0, 1, 2], [-1, 3, 1.5, '1', null]],
];

clause('ET-CFG-06', 'any other option outside its valid values is refused', () => {
  for (const [option, fine, wrong] of options) {
    const given = (value: unknown) => [option, value, ...new Set(faults({ players: ['a', 'b', 'c'], [option]: value }))];
    const dice = (value: unknown): unknown => value === 'random';
    for (const value of fine) if (!dice(value)) expect(given(value)).toEqual([option, value]);
    for (const value of wrong) expect(given(value)).toEqual([option, value, 'config-option ET-CFG-06']);
  }
  for (const option of ['turn', 'Turns', 'constructor', 'seed'])
    expect([option, faults({ players: ['a', 'b'], [option]: 1 })]).toEqual([option, ['config-option ET-CFG-06']]);
});

clause('ET-CFG-06', 'doubled turns and lieutenants depend on the number of turns and of players', () => {
  const players = ['a', 'b'];
  expect(faults({ players, turns: 3, doubledTurns: 3 })).toEqual([]);
  expect(faults({ players, turns: 3, doubledTurns: 4 })).toEqual(['config-option ET-CFG-06']);
  expect(faults({ players, lieutenants: 1 })).toEqual([]);
  expect(faults({ players, lieutenants: 2 })).toEqual(['config-option ET-CFG-06']);
  // Nobody can name fewer than none: what is wrong without players is that there are none.
  expect(faults({ players: [] })).not.toContain('config-option ET-CFG-06');
  // Without a kind to recruit the deed cannot be done, but nobody asked for that kind.
  expect(faults({ players, pack: withoutChaosMarines })).toEqual([]);
  expect(faults({ players, pack: withoutChaosMarines, recruitmentKinds: ['chaosMarines'] })).toEqual(['config-option ET-CFG-06']);
});

const begun = (config: Config) => accepted(ojoDelTerror.setup(config, scripted([]))).state.config;

clause('ET-CFG-07', 'options not given take the defaults of the rules', () => {
  expect(begun({ players: ['a', 'b', 'c'] })).toMatchObject({
    players: ['a', 'b', 'c'],
    pack: eyeOfTerror,
    turns: 8,
    doubledTurns: 2,
    scoreOn: 'closing',
    startMode: 'homeworlds',
    homeAssignment: 'table',
    warbandSelection: 'choose',
    referee: 'none',
    creedBenefits: 'standard',
    templeSanctity: 'add',
    favourOpensDeeds: false,
    gateCountsAsCrossing: false,
    recruitmentKinds: ['chaosMarines'],
    noMercyNeedsSuccess: false,
    lieutenants: 1,
  });
  expect([2, 3, 4, 5, 12].map((count) => begun({ players: seats(count) }).lieutenants)).toEqual([0, 1, 2, 2, 2]);
  expect(begun({ players: seats(3), lieutenants: 2 }).lieutenants).toBe(2);
  expect(begun({ players: seats(3), turns: 5 })).toMatchObject({ turns: 5, doubledTurns: 2 });
});

clause('ET-CFG-08', 'the last turns pay double: by default the seventh and the eighth', () => {
  const multipliers = (options: Partial<Config>): number[] => {
    let state = start(['a', 'b'], undefined, options);
    while (state.phase === 'orders') state = resolve(state).state;
    return state.history.map(({ points }) => points[0]!.multiplier);
  };
  expect(multipliers({})).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
  expect(multipliers({ turns: 4, doubledTurns: 1 })).toEqual([1, 1, 1, 2]);
  expect(multipliers({ turns: 3, doubledTurns: 0 })).toEqual([1, 1, 1]);
  expect(multipliers({ turns: 3, doubledTurns: 3 })).toEqual([2, 2, 2]);
});

import { O } from 'ludoteca';
import { eyeOfTerror, type Outcome, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { refusalOf } from '../../refusals-in-full.js';
import { invade, resolve, type Scene, scene } from '../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const four = ['ts', 'nl', 'iw', 'al'] as const;

/** The last turn, in which nothing happens, with these totals before it. Nobody holds a planet. */
const endWith = (
  totals: readonly number[],
  { seats = four as Parameters<typeof scene>[0], ...set }: Scene & { seats?: Parameters<typeof scene>[0] } = {},
): State => {
  const players = seats.map((seat) => (typeof seat === 'string' ? seat : seat[0]));
  const scores = Object.fromEntries(players.map((player, seat) => [player, totals[seat]!]));
  return resolve(scene(seats, { turn: 8, scores, ...set })).state;
};

const outcomeOf = (state: State): Outcome | null => O.toNullable(ojoDelTerror.outcome(state));

const name = (state: State, player: string, lieutenants: readonly string[]): State =>
  playWith(ojoDelTerror, state, { type: 'choose-lieutenants', player, lieutenants }).state;

clause('ET-END-01', 'the game ends after the last turn and never earlier', () => {
  const everything = { holds: { ts: eyeOfTerror.planets.map(({ id }) => id) } };
  for (const turn of [1, 7]) {
    const { state } = resolve(scene(['ts', 'nl'], { ...everything, turn }));
    expect([state.phase, state.turn, outcomeOf(state)]).toEqual(['orders', turn + 1, null]);
  }
  const { state, events } = resolve(scene(['ts', 'nl'], { ...everything, turn: 8 }));
  expect([state.phase, state.turn]).toEqual(['finished', 8]);
  expect(events.at(-1)).toEqual({ type: 'game-ended', outcome: outcomeOf(state) });
  expect(events.map(({ type }) => type)).not.toContain('turn-started');
});

clause('ET-END-01', 'the option says which turn is the last', () => {
  const short = scene(['ts', 'nl'], { options: { turns: 3 }, turn: 2, holds: { ts: ['ferrod'] } });
  const third = resolve(short).state;
  expect([third.phase, third.turn]).toEqual(['orders', 3]);
  expect(resolve(third).state.phase).toBe('finished');
});

clause('ET-END-02', 'the single highest total makes the Supreme Lord, by however little', () => {
  const state = endWith([20, 21, 20, 0]);
  expect([state.phase, ojoDelTerror.actors(state)]).toEqual(['lieutenants', ['nl']]);
  expect(outcomeOf(name(state, 'nl', ['ts', 'iw']))).toMatchObject({ supremeLord: 'nl', paladins: [], clause: 'ET-END-02' });
});

clause('ET-END-03', 'a Supreme Lord names lieutenants first, if there are any to name', () => {
  expect(endWith([5, 1, 1, 1]).phase).toBe('lieutenants');
  expect(endWith([5, 1, 1, 1], { options: { lieutenants: 1 } }).phase).toBe('lieutenants');
  expect(outcomeOf(endWith([5, 1, 1, 1]))).toBeNull();
  const none = endWith([5, 1, 1, 1], { options: { lieutenants: 0 } });
  expect(none.phase).toBe('finished');
  expect(outcomeOf(none)).toMatchObject({ supremeLord: 'ts', winners: ['ts'], lieutenants: [], servants: ['nl', 'iw', 'al'] });
  expect(endWith([5, 1], { seats: ['ts', 'nl'] }).phase).toBe('finished'); // with two players nobody is named
  expect(endWith([5, 1], { seats: ['ts', 'nl'], options: { lieutenants: 1 } }).phase).toBe('lieutenants');
});

clause('ET-END-04', 'Supreme Lord and lieutenants win, all others serve', () => {
  const state = name(endWith([9, 30, 8, 1]), 'nl', ['al', 'ts']);
  expect(outcomeOf(state)).toMatchObject({ winners: ['ts', 'nl', 'al'], servants: ['iw'], supremeLord: 'nl' });
  expect([...outcomeOf(state)!.lieutenants].sort()).toEqual(['al', 'ts']);
});

clause('ET-END-05', 'equal highest totals make Paladins, whatever the option says of lieutenants', () => {
  for (const lieutenants of [0, 1, 2]) {
    const state = endWith([7, 31, 31, 31], { options: { lieutenants } });
    expect(state.phase).toBe('finished');
    expect(outcomeOf(state)).toMatchObject({
      clause: 'ET-END-05',
      supremeLord: null,
      paladins: ['nl', 'iw', 'al'],
      winners: ['nl', 'iw', 'al'],
      lieutenants: [],
      servants: [],
    });
    expect(state.lieutenants).toBeNull();
  }
});

clause('ET-END-05', 'a table where nobody has a point is full of Paladins', () => {
  const state = endWith([0, 0, 0, 0]);
  expect(outcomeOf(state)!.paladins).toEqual(['ts', 'nl', 'iw', 'al']);
});

clause('ET-END-06', 'neither planets nor deeds nor seats part equal totals', () => {
  const state = scene(['ts', 'nl'], { turn: 8, holds: { nl: ['ferrod', 'mena-honda', 'tajo'] }, scores: { ts: 15, nl: 5 } });
  const { state: ended } = resolve(state); // nl scores twice five and draws level
  expect(ended.players['nl']!.score).toBe(15);
  expect(outcomeOf(ended)).toMatchObject({ supremeLord: null, paladins: ['ts', 'nl'] });
  const swapped = scene(['nl', 'ts'], { turn: 8, holds: { nl: ['ferrod', 'mena-honda', 'tajo'] }, scores: { ts: 15, nl: 5 } });
  expect(outcomeOf(resolve(swapped).state)).toMatchObject({ supremeLord: null, paladins: ['nl', 'ts'] });
});

clause('ET-END-07', 'there is no outcome before the end', () => {
  const state = scene(four, { turn: 8, scores: { ts: 3 } });
  expect(outcomeOf(state)).toBeNull();
  expect(outcomeOf(resolve(state).state)).toBeNull(); // lieutenants are still to be named
  expect(outcomeOf(name(resolve(state).state, 'ts', ['nl', 'iw']))).not.toBeNull();
});

clause('ET-END-07', 'the ranking is by descending total, equal totals sharing a rank, in seating order within it', () => {
  const seats = ['ts', 'nl', 'iw', 'al', 'bl', 'we'] as const;
  const state = name(endWith([10, 40, 25, 25, 90, 10], { seats }), 'bl', ['ts', 'we']);
  expect(outcomeOf(state)).toEqual({
    ranking: [
      { player: 'bl', rank: 1, points: 90 },
      { player: 'nl', rank: 2, points: 40 },
      { player: 'iw', rank: 3, points: 25 },
      { player: 'al', rank: 3, points: 25 },
      { player: 'ts', rank: 5, points: 10 },
      { player: 'we', rank: 5, points: 10 },
    ],
    winners: ['ts', 'bl', 'we'],
    clause: 'ET-END-02',
    supremeLord: 'bl',
    lieutenants: ['ts', 'we'],
    paladins: [],
    servants: ['nl', 'iw', 'al'],
  });
});

clause('ET-END-07', 'the lists follow the seats, whatever the players are called', () => {
  const seats = [
    ['10', 'thousandSons'],
    ['9', 'nightLords'],
    ['constructor', 'ironWarriors'],
    ['2', 'alphaLegion'],
  ] as const;
  const paladins = outcomeOf(endWith([8, 8, 3, 8], { seats }))!;
  expect(paladins.winners).toEqual(['10', '9', '2']);
  expect(paladins.ranking.map(({ player, rank }) => [player, rank])).toEqual([
    ['10', 1],
    ['9', 1],
    ['2', 1],
    ['constructor', 4],
  ]);
  const lord = outcomeOf(name(endWith([8, 1, 9, 8], { seats }), 'constructor', ['2', '10']))!;
  expect([lord.winners, lord.servants]).toEqual([['10', 'constructor', '2'], ['9']]);
});

clause('ET-END-08', 'a player without planets can win', () => {
  const state = scene(['ts', 'nl'], { turn: 8, holds: { nl: ['ferrod'] }, scores: { ts: 3 } });
  expect(outcomeOf(resolve(state).state)).toMatchObject({ supremeLord: 'ts' });
});

clause('ET-END-09', 'elimination takes the planets, which belong to the conqueror, and nothing else', () => {
  const state = scene(['ts', 'nl'], { turn: 8, holds: { nl: ['ferrod'] }, scores: { nl: 3, ts: 1 } });
  const { state: ended, report } = resolve(state, { ts: [invade('ferrod')] });
  expect(report.eliminations).toEqual([{ player: 'nl', by: ['ts'] }]);
  expect(ended.planets['ferrod']!.controller).toBe('ts');
  expect(outcomeOf(ended)).toMatchObject({ paladins: ['ts', 'nl'] }); // 1 + 2 against 3
});

clause(['ET-END-10', 'ET-ACT-02'], 'after the end nothing is accepted, and every sheet is public', () => {
  const { state } = resolve(scene(['ts', 'nl', 'iw', 'al'], { turn: 8, scores: { ts: 9 } }), { nl: [invade('ferrod')] });
  const ended = name(state, 'ts', ['nl', 'iw']);
  expect(ojoDelTerror.actors(ended)).toEqual([]);
  for (const action of [
    { type: 'submit-orders', player: 'nl', orders: [] },
    { type: 'add-order', player: 'nl', order: invade('tajo') },
    { type: 'commit-orders', player: 'ts' },
    { type: 'choose-lieutenants', player: 'ts', lieutenants: ['nl', 'iw'] },
    { type: 'choose-warband', player: 'ts', warband: 'brokenOath' },
  ] as const) {
    expect(refusalOf(ojoDelTerror, ended, action), action.type).toEqual(['game-over', 'ET-END-10']);
    expect(ojoDelTerror.legalActions(ended, action.player)).toEqual([]);
  }
  expect(ojoDelTerror.view(ended, null).history.at(-1)!.sheets['nl']).toEqual([
    { type: 'invade', planet: 'ferrod', count: 1, across: false, alliance: null, warlord: null },
  ]);
});

import { seeded } from 'ludoteca';
import { type Config, genegrafter, points } from 'ludoteca/genegrafter';
import { accepted, playWith } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { character, phase, told } from '../helpers/facts.js';
import { a } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, allowed, play } from '../helpers/playing.js';
import { begin, three } from '../helpers/scenes.js';

const scored = (scene: Parameters<typeof begin>[0]) => points(begin(scene), 'a');

clause('GG-SCORE-01', 'each card in the gene pool scores its markers', () =>
  expect([scored({ pools: { a: ['nullpoint', 'kestrel'] } }), scored({ pools: { a: [] } })]).toEqual([3 + 1, 0]),
);

clause('GG-SCORE-02', 'each character in play scores the markers of its own card, for its owner', () =>
  expect(scored({ inPlay: { a: ['chimera', 'undertow'], b: ['nullpoint'] } })).toBe(3 + 2),
);

clause('GG-SCORE-03', 'a graft scores its own markers once, and nothing for the colours it gives', () =>
  expect(scored({ inPlay: { a: [{ card: 'ironroot', grafts: ['chimera', 'ashfall'] }] } })).toBe(1 + 3 + 2),
);

clause('GG-SCORE-04', 'by option grafts in play score nothing', () =>
  expect(
    scored({ config: { graftScoring: 'hostOnly' }, inPlay: { a: [{ card: 'ironroot', grafts: ['chimera'] }] }, pools: { a: ['kestrel'] } }),
  ).toBe(1 + 1),
);

clause('GG-SCORE-05', 'hand, gear, tokens, life and discard score nothing, and wounds take nothing away', () =>
  expect(
    scored({
      config: { gear: true },
      hands: { a: ['nullpoint'] },
      discard: ['chimera'],
      markers: { a: [3, 3] },
      inPlay: { a: [{ card: 'ironroot', wounded: true, gear: ['psi-lattice'] }] },
    }),
  ).toBe(1),
);

const finished = (scene: Parameters<typeof begin>[0], ...dice: number[]) =>
  play(three({ finalTurns: [], ...scene }), [a.endMain(), ...dice]);

const places = ({ state }: ReturnType<typeof finished>) => state.outcome!.ranking.map((place) => [place.player, place.rank, place.points]);

clause('GG-SCORE-06', 'the most markers win', () => {
  expect(places(finished({ pools: { a: ['kestrel'], b: ['nullpoint'], c: ['murmur'] } }))).toEqual([
    ['b', 1, 3],
    ['c', 2, 2],
    ['a', 3, 1],
  ]);
});

clause('GG-SCORE-07', 'of equals the one with more life wins, without dice', () => {
  const result = finished({ pools: { a: ['murmur'], b: ['hush'], c: ['kestrel'] }, life: { a: 4, b: 5, c: 6 } });
  expect(places(result).map(([who]) => who)).toEqual(['b', 'a', 'c']);
  expect(told(result.events, 'tie-break-roll')).toEqual([]);
});

clause('GG-SCORE-08', 'those still equal roll, in seating order, again on a tie', () => {
  const result = finished({ pools: { a: ['murmur'], b: ['hush'] }, life: { c: 5 } }, 3, 3, 2, 5);
  expect(told(result.events, 'tie-break-roll').map((event) => [event.player, event.die])).toEqual([
    ['a', 3],
    ['b', 3],
    ['a', 2],
    ['b', 5],
  ]);
  expect(result.state.outcome!.winner).toBe('b');
});

clause('GG-SCORE-09', 'lower places are shared by equals, without a roll', () => {
  expect(places(finished({ pools: { a: ['kestrel'], b: ['ironroot'], c: ['nullpoint'] } }))).toEqual([
    ['c', 1, 3],
    ['a', 2, 1],
    ['b', 2, 1],
  ]);
  // Three equals: the dice choose one, the others share the second place.
  expect(places(finished({}, 1, 6, 1))).toEqual([
    ['b', 1, 0],
    ['a', 2, 0],
    ['c', 2, 0],
  ]);
});

clause('GG-SCORE-10', 'the score can be told at any time, to anybody', () => {
  const state = begin({ pools: { a: ['chimera'] }, inPlay: { b: ['kestrel'] } });
  for (const viewer of ['a', 'b', null]) expect(genegrafter.view(state, viewer).players.map((row) => row.score)).toEqual([3, 1]);
  allowed(state, a.endMain());
  expect(character(state, 'kestrel')).toBeDefined();
});

clause(['GG-SCORE-08', 'GG-SCORE-09'], 'three equals: the losers of the roll share the second place, the last is fourth', () => {
  const state = begin({
    players: ['a', 'b', 'c', 'd'],
    active: 'd',
    finalTurns: [],
    pools: { a: ['murmur'], b: ['ashfall'], c: ['daybreak'], d: ['kestrel'] },
  });
  const step = playWith(genegrafter, state, { type: 'end-main', player: 'd' }, [5, 2, 5, 3, 4]);
  expect(told(step.events, 'tie-break-roll').map(({ player: id, die }) => [id, die])).toEqual([
    ['a', 5],
    ['b', 2],
    ['c', 5],
    ['a', 3],
    ['c', 4],
  ]);
  expect(step.state.outcome!.ranking.map((place) => [place.player, place.rank])).toEqual([
    ['c', 1],
    ['a', 2],
    ['b', 2],
    ['d', 4],
  ]);
});

clause('GG-OVER-10', 'the last survivor wins at once, whatever the scores', () => {
  const { state } = play(
    begin({ inPlay: { a: ['ironroot'] }, pools: { b: ['nullpoint', 'chimera'] }, life: { b: 1 } }),
    a.battle('b', 'ironroot'),
  );
  expect(state.outcome).toMatchObject({ reason: 'last-survivor', winner: 'a', clause: 'GG-OVER-10' });
  expect(phase(state)).toBe('over');
});

clause('GG-OVER-11', 'the eliminated rank below all survivors, the later above the earlier', () => {
  const { state } = play(
    three({ inPlay: { a: ['ironroot', 'kestrel'] }, life: { b: 1, c: 1 } }),
    a.battle('c', 'kestrel'),
    a.battle('b', 'ironroot'),
  );
  expect(state.outcome!.ranking.map((place) => [place.player, place.rank, place.eliminatedAt])).toEqual([
    ['a', 1, null],
    ['b', 2, 2],
    ['c', 3, 1],
  ]);
  const ended = after(
    three({ finalTurns: [], inPlay: { a: ['ironroot'] }, life: { b: 1 }, pools: { b: ['nullpoint'] } }),
    a.battle('b', 'ironroot'),
    a.endMain(),
  );
  expect(ended.outcome!.ranking.map((place) => place.player)).toEqual(['a', 'c', 'b']);
});

clause(
  ['GG-EFF-18', 'GG-OVER-10'],
  'no event ends the game before the first turn has been played: all have one life, and nobody would be left',
  () => {
    const pack = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 9 }] });
    const events = pack.events.filter(({ id }) => id === 'street-riot').map((card) => ({ ...card, copies: 30 }));
    const config: Config = { players: ['a', 'b'], pack: { ...pack, events }, eventCount: 30, startingLife: 1, startPlayer: 'a' };
    let drawn = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { state, events: told } = accepted(genegrafter.setup(config, seeded(seed)));
      drawn += told.filter(({ type }) => type === 'event-drawn').length;
      expect(told.map(({ type }) => type)).not.toContain('life-lost');
      expect([state.outcome, state.players.map(({ life }) => life)]).toEqual([null, [1, 1]]);
    }
    expect(drawn).toBeGreaterThan(10);
  },
);

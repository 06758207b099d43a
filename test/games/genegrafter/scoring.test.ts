import { defaultPack, genegrafter, type Pack, type State, score } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, after, allowed, b, begin, c, character, clause, phase, play, player, told } from './table.js';

/** A street riot that spares nobody. */
const riotForAll: Pack = {
  ...defaultPack,
  events: defaultPack.events.map((card) =>
    card.id === 'street-riot' ? { ...card, effects: [{ do: 'loseLife', who: 'each', amount: 1 }] } : card,
  ),
};
const three = (scene: Parameters<typeof begin>[0] = {}) => begin({ players: ['a', 'b', 'c'], ...scene });
/** The turns that follow until the game is over. */
const turnsOf = (state: State): string[] => {
  const turns: string[] = [];
  let now = state;
  while (now.outcome === null) {
    now = after(now, { type: 'end-main', player: now.active });
    if (now.outcome === null) turns.push(now.active);
  }
  return turns;
};
/** Nothing but abilities can be drawn, so nobody has to play a character. */
const abilities = [
  'overload',
  'mind-fog',
  'ice-wall',
  'super-punch',
  'gamma-burst',
  'hurl-debris',
  'foresight',
  'mind-lash',
  'fire-lance',
  'arc-flash',
  'dive-strike',
  'lucky-shot',
];
/** b draws the third DNA card at the start of his turn. */
const ending = (scene: Parameters<typeof begin>[0] = {}) =>
  play(three({ deck: ['dna-3', ...abilities], dnaTable: ['dna-1', 'dna-2'], pools: { a: ['kestrel'] }, ...scene }), a.endMain());

clause(['GG-OVER-01', 'GG-OVER-02'], 'the turn of the third DNA card is finished, then everybody has one more, its player last', () => {
  const { state, events } = ending();
  expect([state.active, phase(state), state.finalTurns]).toEqual(['b', 'main', ['c', 'a', 'b']]);
  expect(told(events, 'final-round-started')).toEqual([{ type: 'final-round-started', turns: ['c', 'a', 'b'] }]);
  expect(turnsOf(state)).toEqual(['c', 'a', 'b']);
  const second = ending({ deck: ['dna-2', ...abilities], dnaTable: ['dna-1'] });
  expect([second.state.dnaTable, second.state.finalTurns, told(second.events, 'final-round-started')]).toEqual([
    ['dna-1', 'dna-2'],
    null,
    [],
  ]);
});

clause('GG-OVER-03', 'by option the game is scored after the present turn', () => {
  const { state } = ending({ config: { finalRound: 'currentTurnOnly' } });
  expect([state.outcome, state.finalTurns]).toEqual([null, []]);
  expect(turnsOf(state)).toEqual([]);
});

clause('GG-OVER-04', 'after the last turn the game ends and is scored', () => {
  const state = three({ finalTurns: [], pools: { a: ['kestrel'] } });
  const { state: over, events } = play(state, a.endMain());
  expect(over.outcome).toMatchObject({ reason: 'dna', clause: 'GG-OVER-04', winner: 'a' });
  expect(events.at(-1)).toMatchObject({ type: 'game-over', outcome: { winner: 'a' } });
  expect(genegrafter.outcome(over)).toMatchObject({ _tag: 'Some', value: { winners: ['a'] } });
});

const attackAtOneLife = (scene: Parameters<typeof begin>[0] = {}) =>
  play(
    three({
      config: { gear: true },
      inPlay: { a: ['ironroot'] },
      life: { b: 1 },
      hands: { b: ['overload', 'hush'] },
      pools: { b: ['murmur'] },
      markers: { b: [3, 2] },
      lingering: { b: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }] },
      ...scene,
    }),
    a.battle('b', 'ironroot'),
  );

clause('GG-OVER-05', 'at zero life a player is out at once, and life does not fall below', () => {
  const { state, events } = attackAtOneLife();
  expect(player(state, 'b')).toMatchObject({ life: 0, eliminatedAt: 1 });
  expect(told(events, 'player-eliminated')).toEqual([{ type: 'player-eliminated', player: 'b', place: 1, genePoolTo: null }]);
});

clause('GG-OVER-06', 'his cards go to the discard; his tokens and die are gone', () => {
  const { state } = attackAtOneLife();
  expect(player(state, 'b')).toMatchObject({ hand: [], lingering: [], attackMarkers: 0, defenceMarkers: 0, specialDieSpent: true });
  expect(state.discard).toEqual(['overload', 'hush', 'lucky-shot']);
  const riot = play(
    three({
      config: { gear: true },
      deck: ['street-riot', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      inPlay: { a: ['kestrel'], c: ['hush'] },
    }),
    [a.special(), 3],
  );
  expect(player(riot.state, 'b').eliminatedAt).toBe(1);
});

clause('GG-OVER-06', 'characters, grafts and gear of the eliminated are discarded too', () => {
  const { state } = play(
    three({
      config: { gear: true, pack: riotForAll },
      deck: ['street-riot', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      inPlay: { b: [{ card: 'hush', grafts: ['second-skin'], gear: ['jump-boots'] }] },
    }),
    [a.special(), 3],
  );
  expect([state.discard, state.characters]).toEqual([['hush', 'second-skin', 'jump-boots'], []]);
});

clause('GG-OVER-07', 'his gene pool leaves the game, or goes to whoever eliminated him', () => {
  const removed = attackAtOneLife().state;
  expect([removed.removed, player(removed, 'a').genePool]).toEqual([['murmur'], []]);
  const taken = attackAtOneLife({ config: { gear: true, eliminatedPool: 'killer' } }).state;
  expect([taken.removed, player(taken, 'a').genePool]).toEqual([[], ['murmur']]);
  const byEvent = play(
    three({
      config: { eliminatedPool: 'killer' },
      deck: ['street-riot', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      pools: { b: ['murmur'] },
      inPlay: { a: ['kestrel'] },
    }),
    [a.special(), 3],
  ).state;
  expect([byEvent.removed, player(byEvent, 'a').genePool]).toEqual([['murmur'], []]);
});

clause('GG-OVER-08', 'the eliminated are passed over in turns, graft rounds and draws', () => {
  const { state } = attackAtOneLife();
  expect(after(state, a.endMain()).active).toBe('c');
  const pools = { a: ['murmur'], b: ['undertow'], c: ['ashfall'] };
  const grafting = play(
    three({
      players: ['a', 'b', 'c'],
      deck: ['street-riot', 'dna-1', 'foresight'],
      specialDice: ['a'],
      life: { b: 1 },
      pools,
      inPlay: { a: ['kestrel'], c: ['hush'] },
    }),
    [a.special(), 3],
  );
  expect(grafting.state.graftRound!.order).toEqual(['a', 'c']);
  // b's own draw meets the riot that eliminates him: it is cancelled.
  const drawing = play(
    three({ deck: ['street-riot', 'foresight'], specialDice: ['b'], life: { b: 1 }, inPlay: { a: ['kestrel'], c: ['hush'] } }),
    [b.special(), 3],
  );
  expect([drawing.state.drawing, told(drawing.events, 'card-drawn'), phase(drawing.state)]).toEqual([null, [], 'main']);
});

clause(
  'GG-OVER-09',
  'the active player is eliminated by an event: the others finish it, his turn ends without discarding, and the next survivor goes on',
  () => {
    const hand = [...abilities.slice(0, 10)];
    const { state, events } = play(
      three({
        deck: ['street-riot', 'roll-again', ...abilities.slice(10)],
        specialDice: ['c'],
        life: { a: 1 },
        hands: { a: hand },
        inPlay: { b: ['hush'] },
      }),
      [c.special(), 3],
    );
    expect(told(events, 'life-lost').map((event) => event.player)).toEqual(['a', 'c']);
    // c's own draw is carried out before the next turn begins.
    const types = events.map(({ type }) => type);
    expect(types.indexOf('card-drawn')).toBeLessThan(types.indexOf('turn-started'));
    expect([state.active, state.turn, player(state, 'c').hand]).toEqual(['b', 6, ['roll-again']]);
  },
);

clause('GG-OVER-09', 'what was deferred is carried out before the next turn, in turn order from the next survivor', () => {
  const { state } = play(
    three({
      deck: ['street-riot', 'gene-purge', 'foresight'],
      hands: { a: ['adrenaline'] },
      life: { a: 1 },
      inPlay: { a: [{ card: 'kestrel', wounded: true }, 'ironroot'], b: ['hush', 'murmur'], c: ['livewire', 'undertow'] },
      config: { pack: riotForAll },
    }),
    a.battle('b', 'kestrel', 'ironroot'),
    b.defend('hush'),
    [a.ability('adrenaline'), [6, 6, 6], [1, 1]],
  );
  expect([player(state, 'a').eliminatedAt, state.battle, phase(state)]).toEqual([1, null, 'decision']);
  expect(state.decisions.map(({ owner }) => owner)).toEqual(['b', 'c']);
  const next = after(state, b.choose('hush'), c.choose('livewire'));
  expect([next.active, phase(next)]).toEqual(['b', 'main']);
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

clause('GG-OVER-12', 'whoever is eliminated in the final round loses his turn of it', () => {
  const state = after(three({ finalTurns: ['b', 'c', 'a'], inPlay: { a: ['ironroot'] }, life: { b: 1 } }), a.battle('b', 'ironroot'));
  expect(state.finalTurns).toEqual(['c', 'a']);
  const last = after(three({ finalTurns: ['b'], inPlay: { a: ['ironroot'] }, life: { b: 1 } }), a.battle('b', 'ironroot'), a.endMain());
  expect(last.outcome).toMatchObject({ reason: 'dna' });
});

const scored = (scene: Parameters<typeof begin>[0]) => score(begin(scene), 'a');

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

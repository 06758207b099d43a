import { genegrafter, type State } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, after, allowed, b, begin, clause, duel, phase, play, player, refusal, told } from '../table.js';

const luckyShot = { card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } } as const;
const rollAgain = { card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'new' } } as const;

/** a's Chimera has played three cards in its colours against b's Hush with one of his: dice as given. */
const rolled = (attack: number[], defence: number[], scene: Parameters<typeof begin>[0] = {}): State =>
  after(
    begin({
      hands: { a: ['jam-signal', 'fire-lance', 'dive-strike'], b: ['mind-fog'] },
      inPlay: { a: ['chimera'], b: ['undertow'] },
      ...scene,
    }),
    a.battle('b', 'chimera'),
    b.defend('undertow'),
    a.ability('dive-strike'),
    b.pass(),
    a.ability('fire-lance'),
    b.pass(),
    a.ability('jam-signal'),
    [b.pass(), attack, defence],
  );

clause('GG-DICE-03', 'an own die by its place, the same one again if one likes, as long as rerolls are left', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [6, 6]);
  expect(duel(state).attacker.rerolls).toBe(3);
  for (const die of [-1, 6]) expect(refusal(state, a.reroll(die))).toEqual(['die-out-of-range', 'GG-DICE-03']);
  const used = after(state, [a.reroll(0), 3], [a.reroll(0), 5]);
  expect([duel(used).attacker.dice, duel(used).attacker.rerolls]).toEqual([[5, 1, 2, 2, 2, 2], 1]);
  const withEffect = rolled([1, 1, 2, 2, 2, 2], [6, 6], { lingering: { a: [luckyShot] } });
  const spent = after(withEffect, [a.reroll(0), 3], [a.reroll(0), 4], [a.reroll(1), 2]);
  expect(refusal(spent, a.reroll(2))).toEqual(['no-reroll-left', 'GG-DICE-03']);
});

clause('GG-DICE-04', 'the defender’s window opens when the attacker’s has closed', () => {
  const state = after(
    begin({ hands: { a: ['super-punch'], b: ['crushing-field'] }, inPlay: { a: ['ironroot'], b: ['hush'] } }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('super-punch'),
    [b.ability('crushing-field'), [1, 1, 1, 1], [1, 1, 1]],
  );
  expect([phase(state), genegrafter.actors(state)]).toEqual(['attacker-dice', ['a']]);
  expect(refusal(state, b.reroll(0))).toEqual(['not-your-turn', 'GG-ACT-05']);
  const closed = after(state, a.leaveDice());
  expect([phase(closed), genegrafter.actors(closed)]).toEqual(['defender-dice', ['b']]);
});

clause('GG-DICE-05', 'the better face stays', () => {
  const state = rolled([4, 1, 2, 2, 2, 2], [6, 6]);
  const worse = play(state, [a.reroll(0), 2]);
  expect(worse.events[0]).toEqual({ type: 'die-rerolled', player: 'a', die: 0, from: 4, rolled: 2, kept: 4 });
  expect(duel(worse.state).attacker).toMatchObject({ dice: [4, 1, 2, 2, 2, 2], rerolls: 2 });
  expect(duel(after(state, [a.reroll(0), 6])).attacker.dice[0]).toBe(6);
});

clause('GG-DICE-06', 'a tie brings no reroll back and takes none away', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [6, 5]);
  const tied = after(state, [a.reroll(0), 2], [a.leaveDice(), [1, 1, 1, 1, 1, 1], [6, 6]]);
  expect(duel(tied).tieRerolls).toBe(1);
  expect(duel(tied).attacker.rerolls).toBe(2);
});

clause('GG-DICE-07', 'automatic rerolls go to the lowest die, the first of equals, and stop at sixes', () => {
  const autoReroll = { config: { autoReroll: true } };
  const state = begin({
    ...autoReroll,
    hands: { a: ['fire-lance', 'dive-strike', 'kestrel'] },
    inPlay: { a: ['chimera'], b: ['undertow'] },
  });
  const { events } = play(state, a.battle('b', 'chimera'), b.defend('undertow'), a.ability('fire-lance'), a.ability('dive-strike'), [
    a.pass(),
    [6, 2, 5, 2, 6, 6],
    [1, 1],
    1,
    6,
  ]);
  expect(told(events, 'die-rerolled').map(({ die, from, kept }) => [die, from, kept])).toEqual([
    [1, 2, 2],
    [1, 2, 6],
  ]);
  const sixes = play(state, a.battle('b', 'chimera'), b.defend('undertow'), a.ability('fire-lance'), a.ability('dive-strike'), [
    a.pass(),
    [6, 6, 6, 6, 6, 6],
    [1, 1],
  ]);
  expect(told(sixes.events, 'die-rerolled')).toEqual([]);
});

clause(['GG-DICE-08', 'GG-EFF-08'], 'each lingering effect once, new or old, on a die its target allows', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot, rollAgain] } });
  expect(refusal(state, a.effect(2, 'a', 0, 6))).toEqual(['no-die-effect', 'GG-DICE-08']);
  expect(refusal(state, a.effect(-1, 'a', 0, 6))).toEqual(['no-die-effect', 'GG-DICE-08']);
  expect(refusal(state, a.effect(0, 'a', 6, 6))).toEqual(['die-out-of-range', 'GG-DICE-08']);
  expect(refusal(state, a.effect(0, 'b', 2, 6))).toEqual(['die-out-of-range', 'GG-DICE-08']);
  for (const owner of ['c', 'constructor']) expect(refusal(state, a.effect(0, owner, 0, 6))).toEqual(['bad-target', 'GG-DICE-08']);
  const used = after(state, a.effect(0, 'b', 0, 1), [a.effect(0, 'a', 5), 3]);
  expect([duel(used).attacker.dice, duel(used).defender.dice]).toEqual([
    [1, 1, 2, 2, 2, 3],
    [1, 4],
  ]);
  expect(refusal(used, a.effect(0, 'a', 0, 6))).toEqual(['no-die-effect', 'GG-DICE-08']);
});

clause('GG-DICE-08', 'an effect on own or opposing dice touches no others', () => {
  const lingering = {
    a: [
      { card: 'lucky-shot', effect: { do: 'setDie', target: 'own' } },
      { card: 'roll-again', effect: { do: 'rerollDie', target: 'opposing', keep: 'worse' } },
    ],
  } as const;
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering });
  expect(refusal(state, a.effect(0, 'b', 0, 6))).toEqual(['bad-target', 'GG-DICE-08']);
  expect(refusal(state, a.effect(1, 'a', 0))).toEqual(['bad-target', 'GG-DICE-08']);
  expect(duel(after(state, [a.effect(1, 'b', 0), 6])).defender.dice).toEqual([5, 4]);
  expect(duel(after(state, [a.effect(1, 'b', 0), 2])).defender.dice).toEqual([2, 4]);
});

clause('GG-DICE-09', 'turning a die needs a face and rolls nothing', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot] } });
  for (const face of [undefined, 0, 7]) expect(refusal(state, a.effect(0, 'a', 0, face))).toEqual(['bad-face', 'GG-DICE-09']);
  const { state: turned, events } = play(state, a.effect(0, 'a', 0, 5));
  expect(duel(turned).attacker.dice[0]).toBe(5);
  expect(told(events, 'die-changed')).toEqual([
    { type: 'die-changed', player: 'a', card: 'lucky-shot', owner: 'a', die: 0, from: 1, to: 5, rolled: null },
  ]);
});

clause(['GG-DICE-10', 'GG-EFF-09', 'GG-EFF-26'], 'rolling again rolls one die and keeps what the card says, even a worse face', () => {
  const kept = (keep: 'new' | 'better' | 'worse', roll: number) => {
    const lingering = { a: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep } }] } as const;
    return duel(after(rolled([4, 1, 2, 2, 2, 2], [5, 4], { lingering }), [a.effect(0, 'a', 0), roll])).attacker.dice[0];
  };
  expect([kept('new', 2), kept('new', 6), kept('better', 2), kept('better', 6), kept('worse', 2), kept('worse', 6)]).toEqual([
    2, 6, 4, 6, 2, 4,
  ]);
});

clause('GG-DICE-11', 'rerolls and effects mix in any order', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot] } });
  const mixed = after(state, [a.reroll(0), 3], a.effect(0, 'a', 1, 6), [a.reroll(2), 4]);
  expect(duel(mixed).attacker.dice).toEqual([3, 6, 4, 2, 2, 2]);
});

clause('GG-DICE-12', 'an effect not used in a duel with dice is lost with it, old or new', () => {
  const state = rolled([6, 6, 2, 2, 2, 2], [1, 1], { lingering: { a: [luckyShot] } });
  const done = after(state, a.leaveDice());
  expect([player(done, 'a').lingering, done.discard.includes('lucky-shot')]).toEqual([[], true]);
  const fresh = after(
    begin({ hands: { a: ['roll-again'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    [a.ability('roll-again'), [5, 5, 5], [1, 1]],
    a.leaveDice(),
  );
  expect([player(fresh, 'a').lingering, fresh.discard]).toEqual([[], ['roll-again']]);
  // A duel of others does not touch it.
  const others = after(
    begin({ players: ['a', 'b', 'c'], inPlay: { a: ['kestrel'], b: ['hush'] }, lingering: { c: [luckyShot] } }),
    a.battle('b', 'kestrel'),
    [b.defend('hush'), [5, 5], [1, 1]],
  );
  expect(player(others, 'c').lingering).toHaveLength(1);
});

clause('GG-DICE-13', 'an old card is discarded when it is used, a card of this duel with the others', () => {
  const old = after(rolled([1, 1, 2, 2, 2, 2], [5, 4], { lingering: { a: [luckyShot] } }), a.effect(0, 'a', 0, 6));
  expect(old.discard).toEqual(['lucky-shot']);
  const state = begin({ hands: { a: ['lucky-shot', 'overload'] }, inPlay: { a: ['long-odds'], b: ['hush'] } });
  const fresh = play(state, a.battle('b', 'long-odds'), b.defend('hush'), a.ability('lucky-shot'), [
    a.ability('overload'),
    [1, 1, 1, 1, 1],
    [6, 6],
  ]);
  const used = after(fresh.state, a.effect(0, 'a', 0, 6));
  expect([used.discard, player(used, 'a').lingering]).toEqual([[], []]);
  expect(after(used, a.leaveDice()).discard).toEqual(['overload', 'lucky-shot']);
});

clause('GG-DICE-14', 'the window closes at will, with rerolls and effects left', () => {
  const state = rolled([1, 1, 2, 2, 2, 2], [1, 1], { lingering: { a: [luckyShot] } });
  allowed(state, a.leaveDice());
  expect(phase(after(state, a.leaveDice()))).toBe('main');
});

clause('GG-DICE-15', 'a six may be rolled again, but is not proposed', () => {
  const state = rolled([6, 1, 6, 2, 6, 2], [1, 1]);
  expect(genegrafter.legalActions(state, 'a', { types: ['use-reroll'] })).toEqual([a.reroll(1), a.reroll(3), a.reroll(5)]);
  expect(duel(after(state, [a.reroll(0), 1])).attacker).toMatchObject({ dice: [6, 1, 6, 2, 6, 2], rerolls: 2 });
});

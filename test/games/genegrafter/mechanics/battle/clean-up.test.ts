import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { fight, luckyShot, rolled } from '../../helpers/duels.js';
import { player, told, typesOf } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { after, play, refusal } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-DUEL-17', 'the abilities are discarded in the order in which they were revealed', () => {
  const state = fight({ hands: { a: ['overload', 'gamma-burst'], b: ['static-shield'] } });
  const done = after(state, a.ability('overload'), b.ability('static-shield'), [a.ability('gamma-burst'), [6, 6, 6, 6, 6], [1, 1, 1, 1]]);
  expect(done.discard).toEqual(['gamma-burst', 'static-shield', 'overload']);
});

clause(
  ['GG-DUEL-18', 'GG-EFF-06', 'GG-PROC-13'],
  'a duel ended by a card has no loser; a die effect that met no dice stays out, the rest is discarded',
  () => {
    const state = after(
      begin({
        hands: { a: ['mind-lash', 'lucky-shot'], b: ['mind-fog', 'blink-away'] },
        markers: { a: [2, 0] },
        inPlay: { a: ['kestrel'], b: ['blinkstep'] },
      }),
      a.battle('b', 'kestrel'),
      b.defend('blinkstep'),
      a.ability('mind-lash'),
      b.ability('blink-away'),
      a.ability('lucky-shot'),
      b.pass(),
      a.token('attack'),
      b.pass(),
    );
    const { state: done, events } = play(state, a.pass());
    expect(typesOf(events)).toEqual([
      'passed',
      'ability-revealed',
      'ability-revealed',
      'duel-ended-by-card',
      'ability-revealed',
      'duel-decided',
      'card-discarded',
      'card-discarded',
    ]);
    expect(told(events, 'ability-revealed').map(({ card, effective }) => [card, effective])).toEqual([
      ['lucky-shot', true],
      ['blink-away', true],
      ['mind-lash', false],
    ]);
    expect(done.discard).toEqual(['blink-away', 'mind-lash']);
    expect(player(done, 'a')).toMatchObject({
      lingering: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }],
      attackMarkers: 1,
    });
    expect(done.characters.map(({ wounded }) => wounded)).toEqual([false, false]);
    expect(refusal(done, a.battle('b', 'kestrel'))).toEqual(['attacker-already-attacked', 'GG-ATT-05']);
  },
);

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

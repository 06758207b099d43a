import { type AbilityEffect, genegrafter, type State } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { fight, luckyShot, rolled } from '../../helpers/duels.js';
import { player, told, typesOf } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { saying } from '../../helpers/packs.js';
import { after, play } from '../../helpers/playing.js';
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
    expect(genegrafter.explain(done, a.battle('b', 'kestrel')).map(({ code }) => code)).toContain('attacker-already-attacked');
  },
);

clause('GG-DICE-12', 'an effect not used in a duel in which a die was rolled that it may touch is lost with it, old or new', () => {
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

/** a's Oracle Seven rolls no dice against b's Daybreak, who rolls four: die effects are of a's Lucky Shot. */
const diceless = (effects: readonly AbilityEffect[], lingering: State['players'][number]['lingering'] = []) =>
  after(
    begin({
      config: { pack: saying({ 'lucky-shot': effects }) },
      hands: { a: lingering.length > 0 ? [] : ['lucky-shot'], b: ['blinding-ray'] },
      inPlay: { a: ['oracle-seven'], b: ['daybreak'] },
      lingering: { a: lingering },
    }),
    a.battle('b', 'oracle-seven'),
    b.defend('daybreak'),
    ...(lingering.length > 0 ? [] : [a.ability('lucky-shot')]),
    [b.ability('blinding-ray'), [1, 1, 2, 1]],
  );

clause(
  ['GG-DICE-12', 'GG-DUEL-18', 'GG-PROC-12'],
  'an effect for own dice waits on where only the other side rolled, one for any is lost',
  () => {
    const own = { do: 'setDie', target: 'own' } as const;
    const stays = after(diceless([own]), b.leaveDice());
    expect([player(stays, 'a').lingering, stays.discard]).toEqual([[{ card: 'lucky-shot', effect: own }], ['blinding-ray']]);
    const older = after(diceless([own], [{ card: 'lucky-shot', effect: own }]), b.leaveDice());
    expect([player(older, 'a').lingering.length, older.discard]).toEqual([1, ['blinding-ray']]);
    for (const target of ['any', 'opposing'] as const) {
      const lost = after(diceless([{ do: 'setDie', target }]), a.leaveDice(), b.leaveDice());
      expect([player(lost, 'a').lingering, lost.discard]).toEqual([[], ['blinding-ray', 'lucky-shot']]);
    }
  },
);

clause(
  ['GG-DICE-12', 'GG-DICE-13'],
  'of a card with two effects one may be lost and the other wait; the card goes with the last of them',
  () => {
    const own = { do: 'setDie', target: 'own' } as const;
    const opposing = { do: 'rerollDie', target: 'opposing', keep: 'worse' } as const;
    const half = after(diceless([own, opposing]), a.leaveDice(), b.leaveDice());
    expect([player(half, 'a').lingering, half.discard]).toEqual([[{ card: 'lucky-shot', effect: own }], ['blinding-ray']]);
    const used = after(diceless([own, opposing]), [a.effect(1, 'b', 2), 1], b.leaveDice());
    expect([player(used, 'a').lingering.length, used.discard]).toEqual([1, ['blinding-ray']]);
    const both = [
      { card: 'lucky-shot', effect: own },
      { card: 'lucky-shot', effect: opposing },
    ];
    const older = after(diceless([own, opposing], both), a.leaveDice(), b.leaveDice());
    expect([player(older, 'a').lingering.length, older.discard]).toEqual([1, ['blinding-ray']]);
  },
);

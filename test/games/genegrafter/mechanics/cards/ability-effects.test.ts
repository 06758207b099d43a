import { type AbilityEffect, genegrafter } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../../helpers/clause.js';
import { character, duel, phase, player, told } from '../../helpers/facts.js';
import { a, b } from '../../helpers/orders.js';
import { saying } from '../../helpers/packs.js';
import { after, play } from '../../helpers/playing.js';
import { begin } from '../../helpers/scenes.js';

clause('GG-EFF-01', 'dice are added to, or taken from, the side that is meant', () => {
  const counts = (effect: AbilityEffect, attack: number, defence: number) => {
    const state = begin({
      config: { pack: saying({ overload: [effect] }) },
      hands: { a: ['overload', 'kestrel'] },
      played: 1,
      inPlay: { a: ['ironroot'], b: ['hush'] },
    });
    const dice = [attack, defence].map((count, side) => Array(count).fill(side === 0 ? 6 : 1));
    const { events } = play(state, a.battle('b', 'ironroot'), b.defend('hush'), a.ability('overload'), [
      a.pass(),
      ...dice.filter((pool) => pool.length > 0),
    ]);
    return told(events, 'dice-rolled').map(({ values }) => values.length);
  };
  expect(counts({ do: 'addDice', side: 'self', amount: 3 }, 7, 2)).toEqual([2 + 2 + 3, 2]);
  expect(counts({ do: 'addDice', side: 'opponent', amount: -1 }, 4, 1)).toEqual([4, 1]);
  expect(counts({ do: 'addDice', side: 'opponent', amount: -9 }, 4, 0)).toEqual([4]);
});

clause('GG-EFF-04', 'rerolls are gained by the side of the player', () => {
  const pack = saying({ overload: [{ do: 'gainRerolls', amount: 4 }] });
  const state = begin({ config: { pack }, hands: { a: ['overload'] }, inPlay: { a: ['kestrel'], b: ['hush'] } });
  const rolled = after(state, a.battle('b', 'kestrel'), b.defend('hush'), [a.ability('overload'), [1, 1, 1, 1], [6, 6]]);
  expect([duel(rolled).attacker.rerolls, duel(rolled).defender.rerolls]).toEqual([4, 0]);
});

clause('GG-EFF-05', 'denied rerolls are gone, of colours, effects and gear; lingering effects stay', () => {
  const pack = saying({ overload: [{ do: 'gainRerolls', amount: 4 }] });
  const state = begin({
    config: { pack, gear: true },
    hands: { a: ['overload', 'roll-again', 'super-punch'], b: ['mind-fog'] },
    inPlay: { a: [{ card: 'chimera', gear: ['targeting-visor'] }], b: ['hush'] },
  });
  const rolled = after(
    state,
    a.battle('b', 'chimera'),
    b.defend('hush'),
    a.ability('overload'),
    b.ability('mind-fog'),
    a.ability('roll-again'),
    [a.ability('super-punch'), [1, 1, 1, 1, 1, 1], [6, 6, 6]],
  );
  expect(duel(rolled).attacker.rerolls).toBe(0);
  expect(genegrafter.legalActions(rolled, 'a').map(({ type }) => type)).toContain('apply-die-effect');
  expect(duel(rolled).defender.rerolls).toBe(1);
});

clause('GG-EFF-06', 'ending the duel stops what comes after, on the same card and on others, and needs the power if it is reserved', () => {
  const blink = (defender: string, dice: readonly number[][]) =>
    play(
      begin({ hands: { a: ['super-punch'], b: ['blink-away'] }, inPlay: { a: ['kestrel'], b: [defender] } }),
      a.battle('b', 'kestrel'),
      b.defend(defender),
      a.ability('super-punch'),
      [b.ability('blink-away'), ...dice],
    );
  expect(told(blink('blinkstep', []).events, 'dice-rolled')).toEqual([]);
  expect(
    told(
      blink('hush', [
        [6, 6, 6],
        [1, 1, 1],
      ]).events,
      'dice-rolled',
    ),
  ).toHaveLength(2);
  const pack = saying({ overload: [{ do: 'endDuel' }, { do: 'drawCards', count: 1 }] });
  const ended = play(
    begin({ config: { pack }, hands: { a: ['overload'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    a.ability('overload'),
  );
  expect(told(ended.events, 'card-drawn')).toEqual([]);
});

clause(
  ['GG-EFF-06', 'GG-DUEL-18', 'GG-PROC-13', 'GG-DICE-13'],
  'one card lays two die effects and ends the duel: it stays out until both are used',
  () => {
    const pack = saying({
      'lucky-shot': [
        { do: 'setDie', target: 'own' },
        { do: 'rerollDie', target: 'opposing', keep: 'worse' },
        { do: 'endDuel' },
        { do: 'healCharacter' },
      ],
    });
    const state = begin({
      config: { pack, battlesPerOpponent: 'unlimited' },
      hands: { a: ['lucky-shot', 'heal-minor-wound'], b: ['ice-wall', 'overload', 'mind-fog'] },
      inPlay: { a: [{ card: 'kestrel', wounded: true }, 'ironroot'], b: ['hush'] },
    });
    const { state: ended, events } = play(
      state,
      a.battle('b', 'kestrel'),
      b.defend('hush'),
      a.ability('lucky-shot'),
      b.ability('ice-wall'),
      a.ability('heal-minor-wound'),
      b.pass(),
    );
    // a has nothing left and was passed: heal was revealed first and counts, the healing after the end of the duel does not.
    expect(told(events, 'ability-revealed').map(({ card, effective }) => [card, effective])).toEqual([
      ['heal-minor-wound', true],
      ['ice-wall', true],
      ['lucky-shot', true],
    ]);
    expect(told(events, 'character-healed').map(({ card }) => card)).toEqual(['kestrel']);
    expect([ended.discard, player(ended, 'a').lingering.map(({ card }) => card), phase(ended)]).toEqual([
      ['heal-minor-wound', 'ice-wall'],
      ['lucky-shot', 'lucky-shot'],
      'main',
    ]);
    const again = after(ended, a.battle('b', 'ironroot'), b.defend('hush'), [b.pass(), [1, 1], [6, 6]]);
    const used = after(again, a.effect(0, 'a', 0, 6), [a.effect(0, 'b', 1), 2]);
    expect([used.discard.at(-1), player(used, 'a').lingering, character(used, 'ironroot')!.wounded]).toEqual(['lucky-shot', [], true]);
  },
);

clause(
  ['GG-EFF-05', 'GG-EFF-04', 'GG-EFF-23'],
  'denied rerolls stay denied, whatever is gained before or after and whatever gear gives',
  () => {
    const pack = saying({ 'kinetic-return': [{ do: 'gainRerolls', amount: 3 }] });
    for (const first of [true, false]) {
      const state = begin({
        config: { pack, gear: true },
        hands: { a: first ? ['overload', 'kinetic-return'] : ['kinetic-return', 'overload'], b: ['mind-fog'] },
        inPlay: { a: [{ card: 'ironroot', gear: ['targeting-visor'] }], b: ['hush'] },
      });
      const [one, two] = player(state, 'a').hand;
      const next = after(state, a.battle('b', 'ironroot'), b.defend('hush'), a.ability(one!), b.ability('mind-fog'), [
        a.ability(two!),
        [1, 1, 1, 1],
        [1, 1, 1],
      ]);
      // Mind Fog is mental, and so is Hush: the defender's window is open at once.
      expect([phase(next), duel(next).attacker.rerolls, duel(next).defender.rerolls]).toEqual(['defender-dice', 0, 1]);
    }
  },
);

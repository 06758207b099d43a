import { E, seeded } from 'ludoteca';
import {
  type AbilityEffect,
  type Config,
  defaultPack,
  duelOdds,
  type EventEffect,
  type GearEffect,
  genegrafter,
  type Pack,
  packFaults,
} from 'ludoteca/genegrafter';
import { accepted, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { a, after, asItIs, b, begin, c, character, clause, configFaults, duel, phase, play, player, refusal, told } from './table.js';

type Texts = Readonly<Record<string, readonly (AbilityEffect | EventEffect | GearEffect)[]>>;
/** The default pack with other texts on some cards. */
const saying = (texts: Texts): Pack => {
  const reworded = <Card extends { readonly id: string }>(cards: readonly Card[]): Card[] =>
    cards.map((card) => (card.id in texts ? ({ ...card, effects: texts[card.id] } as Card) : card));
  return {
    ...defaultPack,
    abilities: reworded(defaultPack.abilities),
    events: reworded(defaultPack.events),
    gear: reworded(defaultPack.gear),
  };
};
const three = (wanted: Parameters<typeof begin>[0] = {}) => begin({ players: ['a', 'b', 'c'], ...wanted });

clause(['GG-DRAW-06', 'GG-BATTLE-03', 'GG-DIR-03'], 'a purge drawn in the first duel takes the next attacker and the last defender', () => {
  const state = begin({
    deck: ['gene-purge', 'foresight'],
    hands: { a: ['adrenaline'] },
    inPlay: { a: ['ironroot', 'livewire', 'kestrel'], b: ['hush'] },
  });
  const { state: asked, events } = play(state, a.battle('b', 'ironroot', 'livewire', 'kestrel'), b.defend('hush'), [
    a.ability('adrenaline'),
    [6, 6, 6],
    [1, 1],
  ]);
  // What is drawn in place of the event comes in the reveal; the purge itself only after the wound.
  expect(told(events, 'card-drawn')).toEqual([{ type: 'card-drawn', player: 'a', card: 'foresight' }]);
  expect([asked.resolvedEvents, asked.deferred, character(asked, 'hush')!.wounded]).toEqual([['gene-purge'], [], true]);
  // b's one character goes by itself; Livewire makes no attack, and Kestrel hits directly.
  const { state: last, events: then } = play(asked, a.choose('livewire'));
  expect(told(then, 'character-died').map(({ card, to }) => [card, to])).toEqual([
    ['livewire', null],
    ['hush', null],
  ]);
  expect(told(then, 'attack-started').map(({ attacker }) => attacker)).toEqual(['kestrel']);
  expect([player(last, 'b').life, phase(last), last.discard]).toEqual([5, 'main', ['adrenaline', 'livewire', 'hush']]);
});

clause(
  ['GG-BATTLE-07', 'GG-ATT-10', 'GG-DRAW-06'],
  'an event between two attacks eliminates the opponent: the attackers left stay fresh',
  () => {
    const pack = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 2 }] });
    const state = three({
      config: { pack },
      deck: ['street-riot', 'foresight'],
      hands: { a: ['adrenaline'] },
      life: { b: 2 },
      inPlay: { a: ['ironroot', 'livewire'], b: ['hush', 'murmur'], c: ['deadweight'] },
    });
    const { state: next } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), [
      a.ability('adrenaline'),
      [6, 6, 6],
      [1, 1],
    ]);
    expect([player(next, 'b').eliminatedAt, next.battle, phase(next)]).toEqual([1, null, 'main']);
    expect([character(next, 'ironroot')!.attackedOnTurn, character(next, 'livewire')!.attackedOnTurn]).toEqual([5, null]);
    expect(phase(after(next, a.battle('c', 'livewire')))).toBe('choosing-defender');
    expect(refusal(next, a.battle('b', 'livewire'))).toEqual(['opponent-invalid', 'GG-ATT-02']);
    expect(next.discard).toEqual(['adrenaline', 'hush', 'murmur']);
  },
);

clause(['GG-OVER-01', 'GG-PROC-23', 'GG-DRAW-06'], 'the third DNA card in a duel counts at once and grafts before the next attack', () => {
  const state = three({
    dnaTable: ['dna-1', 'dna-2'],
    deck: ['dna-3', 'foresight'],
    hands: { a: ['adrenaline', 'kestrel'] },
    inPlay: { a: ['ironroot', 'livewire'], b: ['hush'] },
  });
  const { state: rolled, events } = play(state, a.battle('b', 'ironroot', 'livewire'), b.defend('hush'), a.ability('adrenaline'), [
    a.pass(),
    [6, 6, 6],
    [1, 1],
  ]);
  expect(told(events, 'final-round-started')).toEqual([{ type: 'final-round-started', turns: ['b', 'c', 'a'] }]);
  // Physical is Ironroot's colour and Adrenaline's, but its dice show nothing but sixes.
  expect([phase(rolled), rolled.graftRound?.left, rolled.battle!.waiting]).toEqual(['grafting', 3, ['livewire']]);
  const grafted = after(rolled, a.graft('kestrel', 'hand', 'livewire'));
  expect([grafted.graftRound?.left, phase(after(grafted, a.endGrafting()))]).toEqual([2, 'choosing-defender']);
});

clause(['GG-OVER-02', 'GG-SPEC-07'], 'another player draws the third DNA card: the list is counted from whose turn it is', () => {
  const state = three({ active: 'b', dnaTable: ['dna-1', 'dna-2'], deck: ['dna-3', 'foresight'], specialDice: ['a'] });
  expect(after(state, [a.special(), 3]).finalTurns).toEqual(['c', 'a', 'b']);
});

clause(
  ['GG-OVER-02', 'GG-OVER-09'],
  'the active player is eliminated and then the third DNA card is drawn: those left have one turn each',
  () => {
    const pack = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 1 }] });
    const state = three({
      config: { pack },
      active: 'b',
      life: { b: 1 },
      dnaTable: ['dna-1', 'dna-2'],
      deck: ['street-riot', 'dna-3', 'foresight', 'mind-fog', 'ice-wall', 'overload'],
      specialDice: ['a'],
    });
    const { state: next, events } = play(state, [a.special(), 3]);
    expect(told(events, 'final-round-started')[0]!.turns).toEqual(['c', 'a']);
    expect([next.active, next.finalTurns, player(next, 'a').hand, player(next, 'c').hand]).toEqual([
      'c',
      ['a'],
      ['foresight'],
      ['mind-fog', 'ice-wall', 'overload'],
    ]);
  },
);

clause(['GG-OVER-09', 'GG-OVER-06'], 'a first effect eliminates the active player, the rest of the event goes on without him', () => {
  const pack = saying({
    'street-riot': [{ do: 'loseLife', who: 'each', amount: 1 }, { do: 'destroyCharacter' }, { do: 'discardCards', count: 1 }],
  });
  const state = three({
    config: { pack },
    life: { a: 1 },
    hands: { b: ['overload', 'ice-wall'], a: ['mind-fog'], c: ['arc-flash'] },
    inPlay: { a: ['ironroot', 'kestrel'], b: ['hush', 'murmur'], c: ['livewire'] },
    deck: ['street-riot', 'foresight'],
    specialDice: ['b'],
  });
  const asked = after(state, [b.special(), 3]);
  expect(asked.decisions.map(({ kind, owner }) => [kind, owner])).toEqual([
    ['destroy', 'b'],
    ['destroy', 'c'],
  ]);
  expect(asked.discard).toEqual(['mind-fog', 'ironroot', 'kestrel']);
  const later = after(asked, b.choose('murmur'));
  expect(later.decisions.map(({ kind, owner }) => [kind, owner])).toEqual([
    ['discard', 'b'],
    ['discard', 'c'],
  ]);
  const next = after(later, b.choose('ice-wall'));
  // Only now b has the card he drew, and his own turn begins with three more.
  expect([next.active, next.turn, player(next, 'c').hand, player(next, 'b').hand.slice(0, 2)]).toEqual([
    'b',
    6,
    [],
    ['overload', 'foresight'],
  ]);
});

clause('GG-OVER-10', 'an event may end the game before the first turn has been played', () => {
  const pack = saying({ 'street-riot': [{ do: 'loseLife', who: 'each', amount: 9 }] });
  const events = pack.events.filter(({ id }) => id === 'street-riot').map((card) => ({ ...card, copies: 30 }));
  const config: Config = { players: ['a', 'b'], pack: { ...pack, events }, eventCount: 30, startingLife: 1, startPlayer: 'a' };
  let ended = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { state } = accepted(genegrafter.setup(config, seeded(seed)));
    if (state.outcome === null) continue;
    ended++;
    expect([state.outcome.winner, state.outcome.reason, genegrafter.actors(state)]).toEqual(['b', 'last-survivor', []]);
    expect(accepted(genegrafter.decodeState(JSON.parse(JSON.stringify(state))))).toEqual(state);
  }
  expect(ended).toBeGreaterThan(0);
});

clause(['GG-DUEL-06', 'GG-SPEC-06', 'GG-SPEC-13'], 'the player to act loses the last card to a special die and is passed at once', () => {
  const state = after(
    begin({ hands: { a: ['overload'], b: ['ice-wall', 'mind-fog'] }, inPlay: { a: ['ironroot'], b: ['hush'] }, specialDice: ['b'] }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
  );
  const { state: next, events } = play(state, [b.special(), 2]);
  expect(told(events, 'passed')).toEqual([{ type: 'passed', player: 'a', at: 'playing-abilities', automatic: true }]);
  expect([duel(next).toAct, duel(next).consecutivePasses, next.discard]).toEqual(['b', 1, ['overload']]);
  // b plays, a is passed again, b passes: that is the second in a row.
  const { events: then } = play(next, b.ability('ice-wall'), [b.pass(), [1, 1], [2, 2, 2]]);
  expect(told(then, 'passed').map((event) => [event.player, event.automatic])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

clause(['GG-SPEC-13', 'GG-DUEL-06'], 'a card drawn by a special die after a pass leaves the count of passes', () => {
  const state = after(
    begin({ deck: ['foresight'], hands: { a: ['overload', 'arc-flash'] }, inPlay: { a: ['ironroot'], b: ['hush'] }, specialDice: ['b'] }),
    a.battle('b', 'ironroot'),
    b.defend('hush'),
    a.ability('overload'),
  );
  const drawn = after(state, [b.special(), 3]);
  expect([duel(drawn).toAct, duel(drawn).consecutivePasses, player(drawn, 'b').hand]).toEqual(['a', 1, ['foresight']]);
  // a goes on, and now b may act too; had a passed, the play would be over.
  expect(phase(after(drawn, [a.pass(), [1, 1, 1, 1], [2, 3]]))).toBe('main');
  const on = after(drawn, a.ability('arc-flash'));
  expect([duel(on).toAct, duel(on).consecutivePasses]).toEqual(['b', 0]);
});

clause(
  ['GG-DISC-01', 'GG-SPEC-06', 'GG-SPEC-07'],
  'the discard step ends when an opponent takes the ninth card, and lasts longer with one drawn',
  () => {
    const nine = defaultPack.abilities.map(({ id }) => id).slice(-9);
    const state = after(
      begin({ hands: { a: nine }, deck: ['mind-lash', 'ice-wall', 'mind-fog', 'arc-flash'], specialDice: ['a', 'b'] }),
      a.endMain(),
    );
    expect(phase(state)).toBe('discarding');
    const taken = after(state, [b.special(), 2], a.choose(nine[3]!));
    expect([taken.active, player(taken, 'a').hand.length]).toEqual(['b', 8]);
    const more = after(state, [a.special(), 3], a.discard(nine[0]!));
    expect([phase(more), player(more, 'a').hand.length]).toEqual(['discarding', 9]);
    expect(after(more, a.discard(nine[1]!)).active).toBe('b');
  },
);

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
      config: { pack },
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
  ['GG-DICE-08', 'GG-DICE-12', 'GG-DICE-13'],
  'two effects of one waiting card: the card goes once, whether both are used or one is lost',
  () => {
    const pack = saying({ 'lucky-shot': [] });
    const effects = [
      { card: 'lucky-shot', effect: { do: 'setDie', target: 'own' } },
      { card: 'lucky-shot', effect: { do: 'rerollDie', target: 'opposing', keep: 'worse' } },
    ] as const;
    const state = begin({ config: { pack }, lingering: { a: effects }, inPlay: { a: ['kestrel'], b: ['hush'] } });
    const rolled = after(state, a.battle('b', 'kestrel'), [b.defend('hush'), [1, 2], [6, 3]]);
    expect(refusal(rolled, a.effect(0, 'b', 0, 6))).toEqual(['bad-target', 'GG-DICE-08']);
    expect(refusal(rolled, a.effect(1, 'a', 0))).toEqual(['bad-target', 'GG-DICE-08']);
    const one = after(rolled, [a.effect(1, 'b', 0), 6]);
    expect([duel(one).defender.dice, player(one, 'a').lingering.length, one.discard]).toEqual([[6, 3], 1, []]);
    const both = play(one, a.effect(0, 'a', 0, 6));
    expect([both.state.discard, told(both.events, 'card-discarded').length]).toEqual([['lucky-shot'], 1]);
    expect(told(both.events, 'duel-decided')[0]!.totals).toEqual([8, 9]);
    expect(after(one, a.leaveDice()).discard).toEqual(['lucky-shot']);
  },
);

clause(
  ['GG-DUEL-13', 'GG-DICE-12', 'GG-PROC-13'],
  'called off at the first tie dice were rolled all the same, and an unused effect is lost',
  () => {
    const state = begin({
      config: { maxTieRerolls: 1 },
      lingering: { b: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'new' } }] },
      inPlay: { a: ['kestrel'], b: ['hush'] },
    });
    const { state: next, events } = play(state, a.battle('b', 'kestrel'), [b.defend('hush'), [1, 2], [2, 1]], b.leaveDice());
    expect([next.discard, player(next, 'b').lingering, phase(next)]).toEqual([['roll-again'], [], 'main']);
    expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: null, totals: [3, 3] }]);
  },
);

clause(
  ['GG-DUEL-13', 'GG-PROC-11', 'GG-DUEL-18'],
  'with no dice on both sides nothing is rolled, nobody loses, and die effects wait on',
  () => {
    const pack = saying({
      'ice-wall': [{ do: 'addDice', side: 'opponent', amount: -9 }],
      overload: [
        { do: 'addDice', side: 'opponent', amount: -9 },
        { do: 'setDie', target: 'any' },
      ],
    });
    const state = begin({
      config: { pack },
      hands: { a: ['overload'], b: ['ice-wall'] },
      inPlay: { a: ['kestrel'], b: ['hush'] },
      lingering: { b: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'new' } }] },
    });
    const { state: next, events } = play(state, a.battle('b', 'kestrel'), b.defend('hush'), a.ability('overload'), b.ability('ice-wall'));
    expect(told(events, 'duel-decided')).toEqual([{ type: 'duel-decided', winner: null, totals: null }]);
    expect([next.discard, player(next, 'a').lingering.length, player(next, 'b').lingering.length]).toEqual([['ice-wall'], 1, 1]);
    expect(character(next, 'kestrel')!.attackedOnTurn).toBe(5);
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

clause(['GG-EFF-02', 'GG-EFF-03', 'GG-DICE-01'], 'a jammed jam signal jams nothing and gives no sphere', () => {
  const pack: Pack = {
    ...defaultPack,
    abilities: defaultPack.abilities.map((card) => (card.id === 'jam-signal' ? { ...card, copies: 2 } : card)),
  };
  const state = begin({
    config: { pack },
    hands: { a: ['overload', 'jam-signal#1', 'ice-wall'], b: ['jam-signal#2', 'arc-flash', 'static-shield'] },
    inPlay: { a: ['murmur'], b: ['hush'] },
  });
  const { state: rolled, events } = play(
    state,
    a.battle('b', 'murmur'),
    b.defend('hush'),
    a.ability('overload'),
    b.ability('jam-signal#2'),
    a.ability('jam-signal#1'),
    b.pass(),
    [a.pass(), [1, 1, 1, 1], [2, 2]],
  );
  expect(told(events, 'ability-revealed').map(({ card, cancelled }) => [card, cancelled])).toEqual([
    ['jam-signal#1', false],
    ['jam-signal#2', true],
    ['overload', false],
  ]);
  expect([phase(rolled), duel(rolled).attacker.rerolls, duel(rolled).defender.rerolls]).toEqual(['attacker-dice', 1, 0]);
});

clause(
  ['GG-DICE-07', 'GG-DICE-11', 'GG-FLOW-05'],
  'automatic rerolls come first, and a die effect keeps the window open after them',
  () => {
    const state = begin({
      config: { autoReroll: true },
      hands: { a: ['super-punch'] },
      lingering: { a: [{ card: 'roll-again', effect: { do: 'rerollDie', target: 'any', keep: 'new' } }] },
      inPlay: { a: ['stone-samaritan'], b: ['hush'] },
    });
    const { state: rolled, events } = play(state, a.battle('b', 'stone-samaritan'), b.defend('hush'), [
      a.ability('super-punch'),
      [6, 2, 3, 2, 6],
      [1, 1],
      1,
    ]);
    expect(told(events, 'die-rerolled')).toEqual([{ type: 'die-rerolled', player: 'a', die: 1, from: 2, rolled: 1, kept: 2 }]);
    expect([phase(rolled), duel(rolled).attacker.rerolls]).toEqual(['attacker-dice', 0]);
    expect(refusal(rolled, a.reroll(0))).toEqual(['no-reroll-left', 'GG-DICE-03']);
  },
);

clause(
  ['GG-PROC-14', 'GG-EFF-24', 'GG-EFF-11'],
  'an ability saves the gear; without it the first slot of the alphabet absorbs, and only damage is absorbed',
  () => {
    const pack = saying({ 'power-gauntlets': [{ do: 'absorbWound' }] });
    const worn = { card: 'hush', gear: ['reactive-harness', 'power-gauntlets'] };
    const saved = begin({ config: { pack, gear: true }, hands: { b: ['roll-with-it'] }, inPlay: { a: ['ironroot'], b: [worn] } });
    const safe = after(saved, a.battle('b', 'ironroot'), b.defend('hush'), [b.ability('roll-with-it'), [6, 6], [1, 1, 1]], b.leaveDice());
    expect(character(safe, 'hush')).toMatchObject({ wounded: false, gear: ['reactive-harness', 'power-gauntlets'] });
    const lost = after(begin({ config: { pack, gear: true }, inPlay: { a: ['ironroot'], b: [worn] } }), a.battle('b', 'ironroot'), [
      b.defend('hush'),
      [6, 6],
      [1, 1],
    ]);
    expect([character(lost, 'hush')!.gear, character(lost, 'hush')!.wounded, lost.discard]).toEqual([
      ['reactive-harness'],
      false,
      ['power-gauntlets'],
    ]);
    const struck = (event: string) =>
      after(begin({ config: { pack, gear: true }, specialDice: ['a'], deck: [event, 'foresight'], inPlay: { b: [worn] } }), [
        a.special(),
        3,
      ]);
    expect(character(struck('aftershock'), 'hush')).toMatchObject({ wounded: false, gear: ['reactive-harness'] });
    expect(struck('gene-purge').discard).toEqual(['reactive-harness', 'power-gauntlets', 'hush']);
  },
);

clause(
  ['GG-PROC-19', 'GG-PROC-20', 'GG-PROC-22', 'GG-EFF-22'],
  'regeneration lent by gear: the gear is discarded, host and grafts go under the deck, by an event too',
  () => {
    const pack = saying({ 'jump-boots': [{ do: 'grantPower', power: 'regeneration' }] });
    const state = begin({
      config: { pack, gear: true, graftsOnDeath: 'owner' },
      specialDice: ['b'],
      deck: ['gene-purge', 'foresight', 'ice-wall'],
      inPlay: {
        a: [{ card: 'hush', gear: ['jump-boots'], grafts: ['murmur', 'kestrel'] }],
        b: [{ card: 'paragon-nine', grafts: ['livewire'] }],
      },
    });
    const size = state.deck.length - 1;
    const { state: next, events } = play(state, [b.special(), 3, asItIs(size + 3)]);
    expect(told(events, 'regenerated')).toEqual([
      { type: 'regenerated', card: 'hush', owner: 'a', grafts: ['murmur', 'kestrel'], deck: size + 3 },
    ]);
    expect(next.deck.slice(-3)).toEqual(['hush', 'murmur', 'kestrel']);
    // Without a killer not even the owner gets grafts back.
    expect([next.discard, player(next, 'b').genePool]).toEqual([['jump-boots', 'paragon-nine', 'livewire'], []]);
  },
);

clause(['GG-GRAFT-04', 'GG-GRAFT-02'], 'a shared allowance is what others have left, and the round ends with it', () => {
  const state = three({
    config: { graftAllowance: 'shared' },
    active: 'c',
    dnaTable: ['dna-1'],
    deck: ['dna-2', 'foresight'],
    specialDice: ['a'],
    hands: { a: ['kestrel'], b: ['overload'], c: ['undertow', 'murmur'] },
    inPlay: { a: ['ironroot'], b: ['hush'], c: ['livewire'] },
  });
  const round = after(state, [a.special(), 3]);
  expect([round.graftRound!.order, genegrafter.actors(round)]).toEqual([['c', 'a', 'b'], ['c']]);
  const second = after(round, c.graft('murmur', 'hand', 'livewire'), c.endGrafting());
  expect([second.graftRound!.left, genegrafter.actors(second)]).toEqual([1, ['a']]);
  const done = after(second, a.graft('kestrel', 'hand', 'ironroot'));
  expect([done.graftRound, phase(done), player(done, 'a').hand]).toEqual([null, 'main', ['foresight']]);
  expect(done.charactersPlayedThisTurn).toBe(0);
});

clause(
  ['GG-SPEC-05', 'GG-STATE-02', 'GG-BATTLE-06'],
  'a recalled character: tired or not by option, no play, and the duty to play stays',
  () => {
    const recalled = (recallTired: boolean) =>
      after(
        begin({
          config: { recallTired },
          specialDice: ['a'],
          pools: { a: ['ironroot'] },
          hands: { a: ['kestrel'] },
          inPlay: { b: ['hush'] },
        }),
        [a.special(), 1],
      );
    expect(refusal(recalled(true), a.battle('b', 'ironroot'))).toEqual(['attacker-tired', 'GG-ATT-04']);
    expect(phase(after(recalled(false), a.battle('b', 'ironroot')))).toBe('choosing-defender');
    expect(refusal(recalled(false), a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
    expect(recalled(true).charactersPlayedThisTurn).toBe(0);
  },
);

clause(
  ['GG-SPEC-09', 'GG-PROC-06', 'GG-PROC-07'],
  'Infinite Power for a turn is over with the turn, and matches reserved effects while it lasts',
  () => {
    const state = begin({
      config: { specialInfinite: 'turn' },
      specialDice: ['b'],
      hands: { b: ['blink-away', 'overload'] },
      inPlay: { a: ['ironroot'], b: ['hush'] },
    });
    const dueling = after(state, a.battle('b', 'ironroot'), b.defend('hush'), [b.special(), 5]);
    const { events, state: ended } = play(dueling, b.ability('blink-away'), b.pass());
    expect(told(events, 'duel-ended-by-card')).toEqual([{ type: 'duel-ended-by-card', card: 'blink-away', player: 'b' }]);
    expect(genegrafter.view(ended, null).characters.find(({ card }) => card === 'hush')!.powers).toContain('infinitePower');
    const next = after(ended, a.endMain());
    expect(genegrafter.view(next, null).characters.find(({ card }) => card === 'hush')!.powers).toEqual(['shadowManipulation']);
  },
);

clause(
  ['GG-VIEW-03', 'GG-VIEW-05', 'GG-VIEW-08'],
  'a face-down card stays hidden in a decision that interrupts the duel, and so do the cards to choose from',
  () => {
    const state = after(
      three({
        hands: { a: ['overload', 'mind-fog'], b: ['ice-wall', 'arc-flash'], c: ['foresight'] },
        inPlay: { a: ['ironroot'], b: ['hush'] },
        specialDice: ['c'],
      }),
      a.battle('b', 'ironroot'),
      b.defend('hush'),
      a.ability('overload'),
      [c.special(), 2],
    );
    expect(genegrafter.view(state, 'a').decisions[0]).toMatchObject({ kind: 'special-opponent', owner: 'c', options: ['a', 'b'] });
    const asked = after(state, c.choose('b'));
    for (const viewer of ['a', 'b', 'c', null]) {
      const view = genegrafter.view(asked, viewer);
      expect(view.battle!.duel!.played[0]!.card).toBe(viewer === 'a' ? 'overload' : null);
      expect(view.decisions[0]).toMatchObject({
        kind: 'discard',
        owner: 'b',
        left: 1,
        options: viewer === 'b' ? ['ice-wall', 'arc-flash'] : null,
      });
    }
    expect(refusal(asked, a.special())).toEqual(['special-die-spent', 'GG-SPEC-01']);
    const back = after(asked, b.choose('arc-flash'));
    expect([phase(back), duel(back).toAct, duel(back).consecutivePasses]).toEqual(['playing-abilities', 'b', 0]);
  },
);

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

clause(
  ['GG-OVER-07', 'GG-OVER-09', 'GG-OVER-12'],
  'a direct attack gives the gene pool to the attacker by option, an event never does',
  () => {
    const config = { eliminatedPool: 'killer' } as const;
    const direct = after(
      three({ config, life: { b: 1 }, inPlay: { a: ['ironroot'] }, pools: { b: ['nullpoint'] }, finalTurns: ['b', 'c', 'a'] }),
      a.battle('b', 'ironroot'),
    );
    expect([player(direct, 'a').genePool, direct.removed, direct.finalTurns]).toEqual([['nullpoint'], [], ['c', 'a']]);
    const riot = after(
      three({
        config,
        life: { b: 1 },
        inPlay: { a: ['ironroot'] },
        pools: { b: ['nullpoint'] },
        deck: ['street-riot', 'foresight'],
        specialDice: ['a'],
      }),
      [a.special(), 3],
    );
    expect([player(riot, 'a').genePool, riot.removed, player(riot, 'c').life]).toEqual([[], ['nullpoint'], 5]);
  },
);

clause(['GG-FLOW-02', 'GG-ACT-08'], 'in strict order the duty forbids the first battle before anything else is looked at', () => {
  const state = begin({ config: { phaseOrder: 'strict' }, hands: { a: ['kestrel'] }, inPlay: { a: ['ironroot'], b: ['hush'] } });
  expect(refusal(state, a.battle('nobody'))).toEqual(['must-play-character', 'GG-FLOW-02']);
  expect(genegrafter.legalActions(state, 'a').map(({ type }) => type)).toEqual(['play-character']);
});

clause(['GG-SETUP-04', 'GG-SETUP-05', 'GG-SETUP-11', 'GG-SETUP-12'], 'random calls are made in the order of the clauses', () => {
  const why = (config: Config) =>
    accepted(genegrafter.setup(config, seeded(4))).rolls.map((roll) => `${roll.kind} ${roll.kind === 'shuffle' ? roll.order.length : ''}`);
  expect(why({ players: ['a', 'b'] }).slice(0, 7)).toEqual([
    'shuffle 7',
    'shuffle 44',
    'shuffle 14',
    'shuffle 13',
    'shuffle 13',
    'roll ',
    'roll ',
  ]);
  expect(why({ players: ['a', 'b'], eventIds: [], eventCount: 0, startPlayer: 'b', gear: true })).toEqual([
    'shuffle 52',
    'shuffle 15',
    'shuffle 15',
    'shuffle 15',
  ]);
});

clause(['GG-CONF-02', 'GG-PACK-13'], 'too many events have the code of their own, however many', () => {
  for (const eventCount of [8, 10_001, 1_000_000])
    expect(configFaults({ players: ['a', 'b'], eventCount })).toEqual(['config-event-count GG-PACK-13 eventCount']);
  for (const eventCount of [-1, 1.5, '3'])
    expect(configFaults({ players: ['a', 'b'], eventCount })).toEqual(['config-out-of-range GG-CONF-02 eventCount']);
});

clause('GG-PACK-13', 'too few events are told together with the other faults of a pack', () => {
  const pack = { ...defaultPack, events: defaultPack.events.slice(0, 2), dna: defaultPack.dna.slice(1) };
  expect(configFaults({ players: ['a', 'b'], pack })).toEqual([
    'pack-dna-count GG-PACK-02 pack.dna',
    'config-event-count GG-PACK-13 eventCount',
  ]);
});

clause('GG-PACK-11', 'a power that is there and undefined is none', () => {
  const { withPower: _power, ...lash } = defaultPack.abilities.find(({ id }) => id === 'mind-lash')!;
  const abilities = defaultPack.abilities.map((card) => (card.id === 'mind-lash' ? { ...lash, withPower: undefined } : card));
  const faults = [...packFaults({ ...defaultPack, abilities }, { players: 2, openingHand: 5, gear: false })];
  expect(faults.map(({ code, clause: id }) => [code, id])).toEqual([['pack-bad-effect', 'GG-PACK-11']]);
});

clause('GG-CONT-07', 'an id has room for the number of its copies: every game that begins can be saved', () => {
  for (const length of [198, 199, 200]) {
    const pack: Pack = {
      ...defaultPack,
      characters: defaultPack.characters.map((card) => (card.id === 'kestrel' ? { ...card, id: 'k'.repeat(length), copies: 2 } : card)),
    };
    const begun = genegrafter.setup({ players: ['a', 'b'], pack }, seeded(1));
    if (E.isLeft(begun)) {
      expect([length, begun.left.map(({ path }) => path)]).toEqual([length, ['pack.characters.2.id']]);
      expect([...packFaults(pack, { players: 2, openingHand: 5, gear: false })]).toHaveLength(1);
    } else expect(accepted(genegrafter.decodeState(JSON.parse(JSON.stringify(begun.right.state))))).toEqual(begun.right.state);
  }
});

test('a forecast does not mind what is shuffled: a regenerating loser, or a deck rebuilt by a draw', () => {
  const wounded = after(
    begin({
      inPlay: { a: ['kestrel'], b: [{ card: 'second-skin', wounded: true }] },
      hands: { a: ['ice-wall'], b: ['overload'] },
    }),
    a.battle('b', 'kestrel'),
    b.defend('second-skin'),
  );
  const whole = after(
    begin({ inPlay: { a: ['kestrel'], b: ['second-skin'] }, hands: { a: ['ice-wall'], b: ['overload'] } }),
    a.battle('b', 'kestrel'),
    b.defend('second-skin'),
  );
  expect(duelOdds(genegrafter, wounded, 'a')!.chances).toEqual(duelOdds(genegrafter, whole, 'a')!.chances);
  const drawing = after(
    begin({
      inPlay: { a: ['kestrel'], b: ['hush'] },
      hands: { a: ['adrenaline', 'ice-wall'], b: ['overload'] },
      deck: [],
      nothingElse: 'discard',
    }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    a.ability('adrenaline'),
  );
  expect(duelOdds(genegrafter, drawing, 'a')!.undecided.of).toBe(0n);
});

test('only those who fight have a forecast', () => {
  const state = after(
    three({ inPlay: { a: ['kestrel'], b: ['hush'] }, hands: { a: ['ice-wall'], b: ['overload'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
  );
  expect(duelOdds(genegrafter, state, 'c')).toBeNull();
  expect(duelOdds(genegrafter, state, 'b')).not.toBeNull();
});

const isState = (state: unknown): boolean => E.isRight(genegrafter.decodeState(JSON.parse(JSON.stringify(state))));

test('a state in which an event interrupts a duel is none', () => {
  const state = after(
    begin({ inPlay: { a: ['kestrel'], b: ['hush', 'murmur'] }, hands: { a: ['ice-wall'], b: ['overload'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
  );
  expect(isState(state)).toBe(true);
  for (const kind of ['destroy', 'wound'])
    expect(isState({ ...state, decisions: [{ kind, owner: 'b', source: null, left: 1, card: null }] })).toBe(false);
  const graftRound = { allowance: 1, order: ['a', 'b'], index: 0, left: 1 };
  expect(isState({ ...state, graftRound })).toBe(false);
});

test('a state in which somebody is awaited who cannot act is none', () => {
  const out = after(three({ life: { c: 1 }, inPlay: { a: ['ironroot', 'kestrel'] } }), a.battle('c', 'ironroot'));
  expect(isState(out)).toBe(true);
  // c has no turn any more, and defends no more.
  expect(isState({ ...out, finalTurns: ['c', 'a'] })).toBe(false);
  const battle = { opponent: 'c', attacker: 'kestrel', waiting: [], duel: null };
  for (const step of ['choosing-defender', 'direct-attack']) expect(isState({ ...out, step, battle })).toBe(false);
  // b is in the game, but has nobody to defend with.
  expect(isState({ ...out, step: 'choosing-defender', battle: { ...battle, opponent: 'b' } })).toBe(false);
});

test('a state in which the same card is to be grafted twice is none', () => {
  const state = begin({ inPlay: { a: ['kestrel', 'ironroot'], b: ['hush'] }, pools: { a: ['murmur', 'livewire'] } });
  const decision = { kind: 'special-graft-host', owner: 'a', source: null, left: 1, card: 'murmur' };
  expect(isState({ ...state, decisions: [decision] })).toBe(true);
  expect(isState({ ...state, decisions: [decision, decision] })).toBe(false);
});

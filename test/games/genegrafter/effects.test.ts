import { type AbilityEffect, defaultPack, type EventEffect, genegrafter, type Pack } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { a, after, asItIs, b, begin, character, clause, duel, phase, play, player, told, typesOf } from './table.js';

/** The default pack with one ability saying something else. */
const ability = (id: string, effects: readonly AbilityEffect[]): Pack => ({
  ...defaultPack,
  abilities: defaultPack.abilities.map((card) => (card.id === id ? { ...card, effects } : card)),
});
const event = (id: string, effects: readonly EventEffect[]): Pack => ({
  ...defaultPack,
  events: defaultPack.events.map((card) => (card.id === id ? { ...card, effects } : card)),
});

clause('GG-EFF-01', 'dice are added to, or taken from, the side that is meant', () => {
  const counts = (effect: AbilityEffect, attack: number, defence: number) => {
    const state = begin({
      config: { pack: ability('overload', [effect]) },
      hands: { a: ['overload', 'kestrel'] },
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

clause('GG-PROC-01', 'what goes below zero on the way is not lost in the sum', () => {
  const pack = ability('overload', [{ do: 'addDice', side: 'self', amount: -6 }]);
  const state = begin({ config: { pack }, hands: { a: ['gamma-burst', 'overload'] }, inPlay: { a: ['nullpoint'], b: ['hush'] } });
  // 3 + 1 + 2 - 6 = 0, though the effect is revealed first.
  const { events } = play(state, a.battle('b', 'nullpoint'), b.defend('hush'), a.ability('gamma-burst'), [a.ability('overload'), [1, 1]]);
  expect(told(events, 'dice-rolled').map(({ side }) => side)).toEqual(['defender']);
});

const jammed = (attackers: string[], defenders: string[]) =>
  begin({ hands: { a: attackers, b: defenders }, inPlay: { a: ['ashfall'], b: ['kestrel'] } });

clause('GG-EFF-02', 'the latest opposing card that still lies face down is cancelled; without one nothing is', () => {
  const state = jammed(['annihilate', 'overload', 'fire-lance', 'hush'], ['jam-signal', 'undertow']);
  const { events } = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.ability('annihilate'),
    b.pass(),
    a.ability('overload'),
    b.ability('jam-signal'),
    a.ability('fire-lance'),
    b.pass(),
    [a.pass(), [1, 1, 1, 1, 1, 1, 1], [6, 6]],
    a.leaveDice(),
  );
  // Fire Lance is up already; of the two below, Overload was played later.
  expect(told(events, 'ability-cancelled')).toEqual([{ type: 'ability-cancelled', player: 'a', seq: 2, by: 'jam-signal' }]);
  // Overload is up already when the signal, played before it, is revealed.
  const last = play(
    jammed(['overload', 'hush'], ['jam-signal']),
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.pass(),
    b.ability('jam-signal'),
    a.ability('overload'),
    [a.pass(), [6, 6, 6, 6, 6], [1, 1]],
  );
  expect(told(last.events, 'ability-cancelled')).toEqual([]);
});

clause('GG-EFF-02', 'two cancelling cards cancel two different ones', () => {
  const pack = ability('mind-fog', [{ do: 'cancelAbility' }]);
  const state = begin({
    config: { pack },
    hands: { a: ['annihilate', 'overload'], b: ['jam-signal', 'mind-fog'] },
    inPlay: { a: ['ashfall'], b: ['kestrel'] },
  });
  const { events } = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.ability('annihilate'),
    b.ability('jam-signal'),
    a.ability('overload'),
    [b.ability('mind-fog'), [1, 1, 1], [6, 6, 6]],
  );
  expect(told(events, 'ability-cancelled').map(({ seq }) => seq)).toEqual([3, 1]);
  // Both are revealed while the latest card of the other side still lies face down: the second leaves what the first has cancelled.
  const late = play(
    state,
    a.battle('b', 'ashfall'),
    b.defend('kestrel'),
    a.ability('annihilate'),
    b.pass(),
    a.ability('overload'),
    b.ability('jam-signal'),
    [b.ability('mind-fog'), [1, 1, 1], [6, 6, 6]],
  );
  expect(told(late.events, 'ability-cancelled').map(({ seq }) => seq)).toEqual([2, 1]);
});

clause('GG-EFF-03', 'a cancelled card gives no dice, no effect and no reroll, and is discarded with the others', () => {
  const pack = ability('annihilate', [{ do: 'gainRerolls', amount: 5 }]);
  const state = begin({
    config: { pack },
    hands: { a: ['annihilate', 'fire-lance'], b: ['jam-signal'] },
    inPlay: { a: ['ashfall'], b: ['kestrel'] },
  });
  const rolled = after(state, a.battle('b', 'ashfall'), b.defend('kestrel'), a.ability('annihilate'), b.ability('jam-signal'), [
    a.ability('fire-lance'),
    [1, 1, 1, 1, 1],
    [6, 6],
  ]);
  expect(duel(rolled).attacker).toMatchObject({ count: 3 + 2, rerolls: 1 });
  expect(after(rolled, a.leaveDice()).discard).toEqual(['fire-lance', 'jam-signal', 'annihilate']);
});

clause('GG-EFF-04', 'rerolls are gained by the side of the player', () => {
  const pack = ability('overload', [{ do: 'gainRerolls', amount: 4 }]);
  const state = begin({ config: { pack }, hands: { a: ['overload'] }, inPlay: { a: ['kestrel'], b: ['hush'] } });
  const rolled = after(state, a.battle('b', 'kestrel'), b.defend('hush'), [a.ability('overload'), [1, 1, 1, 1], [6, 6]]);
  expect([duel(rolled).attacker.rerolls, duel(rolled).defender.rerolls]).toEqual([4, 0]);
});

clause('GG-EFF-05', 'denied rerolls are gone, of colours, effects and gear; lingering effects stay', () => {
  const pack = ability('overload', [{ do: 'gainRerolls', amount: 4 }]);
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
  const pack = ability('overload', [{ do: 'endDuel' }, { do: 'drawCards', count: 1 }]);
  const ended = play(
    begin({ config: { pack }, hands: { a: ['overload'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    a.ability('overload'),
  );
  expect(told(ended.events, 'card-drawn')).toEqual([]);
});

clause('GG-EFF-10', 'healing comes after the damage, for one own wounded character of choice', () => {
  const state = begin({
    hands: { a: ['heal-minor-wound'] },
    inPlay: { a: ['kestrel', { card: 'ironroot', wounded: true }], b: [{ card: 'hush', wounded: true }] },
  });
  const lost = after(state, a.battle('b', 'kestrel'), b.defend('hush'), [a.ability('heal-minor-wound'), [1, 1], [6, 6]], a.leaveDice());
  expect(genegrafter.legalActions(lost, 'a')).toEqual([a.choose('kestrel'), a.choose('ironroot')]);
  const healed = after(lost, a.choose('kestrel'));
  expect([character(healed, 'kestrel')!.wounded, character(healed, 'ironroot')!.wounded]).toEqual([false, true]);
  const nobody = play(
    begin({ hands: { a: ['heal-minor-wound'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
    a.battle('b', 'kestrel'),
    b.defend('hush'),
    [a.ability('heal-minor-wound'), [6, 6], [1, 1]],
  );
  expect([phase(nobody.state), told(nobody.events, 'character-healed')]).toEqual(['main', []]);
});

clause(['GG-EFF-11', 'GG-EFF-26'], 'a loser whose wound is prevented takes no damage, even when already wounded', () => {
  const state = begin({ hands: { b: ['roll-with-it'] }, inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true }] } });
  const saved = after(state, a.battle('b', 'ironroot'), b.defend('hush'), [b.ability('roll-with-it'), [6, 6], [1, 1, 1]]);
  const { state: done, events } = play(saved, b.leaveDice());
  expect(character(done, 'hush')).toMatchObject({ wounded: true });
  expect(told(events, 'damage-prevented')).toEqual([{ type: 'damage-prevented', character: 'hush', by: 'roll-with-it' }]);
  expect(player(done, 'a').genePool).toEqual([]);
});

clause('GG-EFF-12', 'the opposing player discards cards of his choice, one after the other, as far as he has any', () => {
  const pack = ability('mind-lash', [{ do: 'opponentDiscards', count: 2 }]);
  const lash = (hand: string[]) =>
    after(
      begin({ config: { pack }, hands: { a: ['mind-lash'], b: hand }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
      a.battle('b', 'kestrel'),
      b.defend('hush'),
      a.ability('mind-lash'),
      ...(hand.length === 0 ? [] : [[b.pass(), [6, 6, 6], [1, 1]] as const]),
    );
  const asked = lash(['overload', 'ice-wall', 'undertow']);
  expect([phase(asked), genegrafter.actors(asked)]).toEqual(['decision', ['b']]);
  const once = after(asked, b.choose('ice-wall'));
  expect(genegrafter.view(once, 'b').decisions).toMatchObject([{ left: 1, options: ['overload', 'undertow'] }]);
  expect(player(after(once, b.choose('undertow')), 'b').hand).toEqual(['overload']);
  expect(player(lash(['overload', 'ice-wall']), 'b').hand).toEqual([]);
  expect(player(lash(['overload']), 'b').hand).toEqual([]);
});

/** a's special die draws this event, then an ordinary card. */
const happens = (card: string, scene: Parameters<typeof begin>[0] = {}, ...dice: (number | number[])[]) =>
  play(begin({ deck: [card, 'foresight'], specialDice: ['a'], players: ['a', 'b', 'c'], ...scene }), [a.special(), 3, ...dice]);

clause(
  ['GG-EFF-13', 'GG-PROC-22'],
  'everybody destroys an own character; it goes to the discard with its grafts, whatever the option, unless it regenerates',
  () => {
    const inPlay = { a: [{ card: 'ironroot', grafts: ['murmur'] }, 'hush'], c: ['kestrel'] };
    const { state } = happens('gene-purge', { active: 'b', inPlay, config: { graftsOnDeath: 'owner' } });
    // c alone has no choice; b has nobody.
    expect([state.discard, genegrafter.actors(state)]).toEqual([['kestrel'], ['a']]);
    const done = after(state, a.choose('ironroot'));
    expect(done.discard).toEqual(['kestrel', 'ironroot', 'murmur']);
    expect(done.players.map(({ genePool }) => genePool)).toEqual([[], [], []]);
    const saved = happens(
      'gene-purge',
      { inPlay: { a: ['second-skin'] }, players: ['a', 'b'] },
      asItIs(begin({ deck: ['gene-purge', 'foresight'], inPlay: { a: ['second-skin'] } }).deck.length),
    );
    expect([saved.state.discard.includes('second-skin'), told(saved.events, 'regenerated')]).toMatchObject([
      false,
      [{ card: 'second-skin' }],
    ]);
  },
);

clause('GG-EFF-14', 'the richest and the poorest gene pool change owners; ties go by turn order, equals stay', () => {
  const swapped = (pools: Record<string, string[]>, active = 'a') => {
    const { state, events } = happens('sample-mixup', { pools, active });
    return [
      state.players.map(({ genePool }) => genePool.length),
      told(events, 'gene-pools-swapped').map(({ most, fewest }) => most + fewest),
    ];
  };
  expect(swapped({ a: ['kestrel'], b: ['nullpoint', 'murmur'] })).toEqual([[1, 0, 2], ['bc']]);
  // Markers count, not cards: one card of three against two of one.
  expect(swapped({ a: ['nullpoint'], b: ['kestrel', 'livewire'], c: ['ironroot'] })).toEqual([[1, 2, 1], ['ac']]);
  expect(swapped({ a: ['kestrel'], b: ['ironroot'], c: [] }, 'b')).toEqual([[1, 0, 1], ['bc']]);
  expect(swapped({ a: ['kestrel'], b: ['ironroot'], c: ['livewire'] })).toEqual([[1, 1, 1], []]);
});

clause('GG-EFF-15', 'everybody’s wounded are healed', () => {
  const { state, events } = happens('field-hospital', {
    inPlay: { a: [{ card: 'ironroot', wounded: true }], b: ['hush', { card: 'kestrel', wounded: true }] },
  });
  expect(state.characters.map(({ wounded }) => wounded)).toEqual([false, false, false]);
  expect(told(events, 'character-healed').map(({ card }) => card)).toEqual(['ironroot', 'kestrel']);
});

clause('GG-EFF-16', 'everybody discards in turn order, as far as he has cards', () => {
  const pack = event('safehouse-raid', [{ do: 'discardCards', count: 2 }]);
  const { state } = happens('safehouse-raid', {
    config: { pack },
    active: 'b',
    hands: { a: ['overload', 'kestrel', 'hush'], b: ['ice-wall', 'undertow', 'murmur'], c: ['livewire'] },
  });
  expect(genegrafter.actors(state)).toEqual(['b']);
  const next = after(state, b.choose('murmur'), b.choose('ice-wall'));
  expect([next.discard, genegrafter.actors(next)]).toEqual([['murmur', 'ice-wall', 'livewire'], ['a']]);
});

clause('GG-EFF-17', 'spent tokens come back, never beyond the start', () => {
  const { state, events } = happens('arms-shipment', { markers: { a: [2, 3], b: [0, 0], c: [3, 3] } });
  expect(state.players.map(({ attackMarkers, defenceMarkers }) => [attackMarkers, defenceMarkers])).toEqual([
    [3, 3],
    [1, 1],
    [3, 3],
  ]);
  expect(told(events, 'markers-regained')).toEqual([
    { type: 'markers-regained', player: 'a', attack: 1, defence: 0 },
    { type: 'markers-regained', player: 'b', attack: 1, defence: 1 },
  ]);
  const fewer = happens('arms-shipment', { config: { markersPerKind: 1 }, markers: { a: [1, 0] } }).state;
  expect(fewer.players[0]).toMatchObject({ attackMarkers: 1, defenceMarkers: 1 });
});

clause('GG-EFF-18', 'life is lost in turn order, by those without characters or by each, and the effect stops at one survivor', () => {
  const { state } = happens('street-riot', { inPlay: { b: ['hush'] } });
  expect(state.players.map(({ life }) => life)).toEqual([5, 6, 5]);
  const pack = event('street-riot', [{ do: 'loseLife', who: 'each', amount: 2 }]);
  expect(happens('street-riot', { config: { pack }, inPlay: { b: ['hush'] } }).state.players.map(({ life }) => life)).toEqual([4, 4, 4]);
  const last = happens('street-riot', { config: { pack }, active: 'b', life: { a: 2, b: 1, c: 2 } });
  expect(last.state.players.map(({ life }) => life)).toEqual([2, 0, 0]);
  expect(last.state.outcome).toMatchObject({ winner: 'a', reason: 'last-survivor' });
  expect(told(last.events, 'life-lost').map((lost) => [lost.player, lost.amount])).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
});

clause('GG-EFF-19', 'everybody wounds an own character; a wounded one dies without a killer', () => {
  const { state } = happens('aftershock', {
    inPlay: { a: [{ card: 'ironroot', wounded: true }, 'murmur'], b: ['hush'], c: [{ card: 'kestrel', wounded: true }] },
  });
  const done = after(state, a.choose('ironroot'));
  expect([done.discard, character(done, 'hush')!.wounded]).toEqual([['ironroot', 'kestrel'], true]);
});

clause(
  ['GG-EFF-24', 'GG-PROC-14'],
  'gear absorbs one damage and is used up, the first slot of the alphabet first; an ability that prevents it comes before',
  () => {
    const pack: Pack = {
      ...defaultPack,
      gear: defaultPack.gear.map((card) =>
        card.id === 'jump-boots' || card.id === 'power-gauntlets' ? { ...card, effects: [{ do: 'absorbWound' }] } : card,
      ),
    };
    const gear = ['jump-boots', 'reactive-harness', 'power-gauntlets']; // legs, torso, arms
    const scene = { config: { pack, gear: true }, inPlay: { a: ['ironroot', 'livewire'], b: [{ card: 'hush', wounded: true, gear }] } };
    const once = play(begin(scene), a.battle('b', 'ironroot'), [b.defend('hush'), [6, 6], [1, 1]]);
    expect(character(once.state, 'hush')).toMatchObject({ wounded: true, gear: ['jump-boots', 'reactive-harness'] });
    expect(once.state.discard).toEqual(['power-gauntlets']);
    expect(told(once.events, 'damage-prevented')).toEqual([{ type: 'damage-prevented', character: 'hush', by: 'power-gauntlets' }]);
    const twice = after(once.state, a.battle('b', 'livewire'), [b.defend('hush'), [6, 6], [1, 1]]);
    expect(character(twice, 'hush')!.gear).toEqual(['reactive-harness']);
    const rolled = after(
      begin({ ...scene, hands: { b: ['roll-with-it'] } }),
      a.battle('b', 'ironroot'),
      b.defend('hush'),
      [b.ability('roll-with-it'), [6, 6], [1, 1, 1]],
      b.leaveDice(),
    );
    expect(character(rolled, 'hush')!.gear).toEqual(gear);
    // An event's damage is absorbed too.
    const shaken = happens('aftershock', { ...scene, players: ['a', 'b'] }).state;
    expect(character(after(shaken, a.choose('ironroot')), 'hush')).toMatchObject({ gear: ['jump-boots', 'reactive-harness'] });
  },
);

clause('GG-PROC-15', 'healing makes whole, and whole characters cannot be chosen', () => {
  const state = begin({
    hands: { a: ['heal-minor-wound'] },
    inPlay: { a: ['kestrel', 'ironroot', { card: 'hush', wounded: true }], b: ['livewire'] },
  });
  const { state: healed, events } = play(state, a.battle('b', 'kestrel'), b.defend('livewire'), [
    a.ability('heal-minor-wound'),
    [6, 6],
    [1, 1],
  ]);
  expect(told(events, 'character-healed')).toEqual([{ type: 'character-healed', card: 'hush', owner: 'a' }]);
  expect(character(healed, 'hush')!.wounded).toBe(false);
});

clause('GG-PROC-17', 'grafts go to the killer, the owner or the discard', () => {
  const killed = (graftsOnDeath: 'killer' | 'owner' | 'discard') => {
    const state = begin({
      config: { graftsOnDeath },
      inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true, grafts: ['murmur', 'chimera'] }] },
    });
    const done = after(state, a.battle('b', 'ironroot'), [b.defend('hush'), [6, 6], [1, 1]]);
    return [player(done, 'a').genePool, player(done, 'b').genePool, done.discard];
  };
  expect(killed('killer')).toEqual([['hush', 'murmur', 'chimera'], [], []]);
  expect(killed('owner')).toEqual([['hush'], ['murmur', 'chimera'], []]);
  expect(killed('discard')).toEqual([['hush'], [], ['murmur', 'chimera']]);
});

clause('GG-DRAW-02', 'an event with several effects carries them out in order, decisions between them', () => {
  const pack = event('street-riot', [{ do: 'destroyCharacter' }, { do: 'loseLife', who: 'withoutCharacters', amount: 1 }]);
  const { state } = happens('street-riot', { config: { pack }, players: ['a', 'b'], inPlay: { a: ['hush', 'kestrel'], b: ['murmur'] } });
  expect(state.players.map(({ life }) => life)).toEqual([6, 6]);
  const { state: done, events } = play(state, a.choose('hush'));
  expect(done.players.map(({ life }) => life)).toEqual([6, 5]);
  expect(typesOf(events).filter((type) => type !== 'card-drawn')).toEqual([
    'character-died',
    'character-died',
    'life-lost',
    'event-resolved',
  ]);
});

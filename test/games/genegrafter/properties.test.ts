import fc from 'fast-check';
import { clone, freeze, seeded } from 'ludoteca';
import { type Action, defaultPack, genegrafter, points } from 'ludoteca/genegrafter';
import { difference } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { always, configs, players, watch } from './helpers/random-games.js';
import { zonesOf } from './helpers/zones.js';

always('invariants 1 to 5: every card in one place, where cards of its kind can be', ({ before, state }, content) => {
  const ordinary = (card: string): boolean => content.characters.has(card) || content.abilities.has(card) || content.gear.has(card);
  const cards = zonesOf(state).flatMap(([, held]) => held);
  expect(cards).toHaveLength(state.settings.gear ? 62 : 54);
  expect(new Set(cards).size).toBe(cards.length);
  for (const [zone, held] of zonesOf(state))
    for (const card of held) {
      if (zone === 'hand') expect(ordinary(card)).toBe(true);
      if (zone === 'pool' || zone === 'host' || zone === 'graft') expect(content.characters.has(card)).toBe(true);
      if (content.dna.has(card)) expect(['deck', 'dna']).toContain(zone);
      if (content.events.has(card)) expect(['deck', 'deferred', 'resolved', 'unused']).toContain(zone);
    }
  expect(state.dnaTable.length).toBeGreaterThanOrEqual(before.dnaTable.length);
  expect(state.resolvedEvents.length).toBeGreaterThanOrEqual(before.resolvedEvents.length);
  expect(state.piles.reduce((sum, size) => sum + size, 0)).toBe(state.deck.length);
});

always('invariants 6 to 8: life only falls, tokens rise only by being regained, a spent die stays spent', ({ before, state, events }) => {
  for (const [seat, now] of state.players.entries()) {
    const then = before.players[seat]!;
    expect(now.life).toBeGreaterThanOrEqual(0);
    expect(now.life).toBeLessThanOrEqual(then.life);
    const regained = events.filter((event) => event.type === 'markers-regained' && event.player === now.id) as {
      attack: number;
      defence: number;
    }[];
    const spent = events.filter((event) => event.type === 'marker-spent' && event.player === now.id) as { kind: string }[];
    if (now.eliminatedAt === null)
      for (const kind of ['attack', 'defence'] as const) {
        const gained = regained.reduce((sum, event) => sum + event[kind], 0) - spent.filter((event) => event.kind === kind).length;
        expect(now[`${kind}Markers`]).toBe(then[`${kind}Markers`] + gained);
        expect(now[`${kind}Markers`]).toBeLessThanOrEqual(state.settings.markersPerKind);
      }
    if (then.specialDieSpent) expect(now.specialDieSpent).toBe(true);
  }
});

always('invariants 9 and 10: limits of a turn, and no second attack and none of the tired', ({ before, state, events }, content) => {
  expect(state.charactersPlayedThisTurn).toBeLessThanOrEqual(state.settings.maxCharactersPerTurn);
  expect(state.gearPlayedThisTurn).toBeLessThanOrEqual(1);
  for (const event of events) {
    if (event.type !== 'attack-started') continue;
    const attacker = before.characters.find(({ card }) => card === event.attacker)!;
    expect(attacker.attackedOnTurn).not.toBe(before.turn);
    const restless =
      attacker.gear.some((card) => content.gear.get(card)!.effects.some((effect) => effect.do === 'ignoreFatigue')) ||
      (attacker.recalled && !before.settings.recallTired);
    if (!restless) expect(attacker.enteredOnTurn).toBeLessThan(before.turn);
  }
});

always(
  'invariants 11 and 12: one is awaited and can act, what is listed is accepted, what is refused changes nothing',
  ({ before, action }) => {
    const [awaited, ...others] = genegrafter.actors(before);
    expect(genegrafter.view(before, null).awaited).toBe(awaited);
    const legal = genegrafter.legalActions(before, awaited!);
    expect(legal.length).toBeGreaterThan(0);
    for (const listed of legal) expect(genegrafter.explain(before, listed)).toEqual([]);
    for (const other of others)
      expect(new Set(genegrafter.legalActions(before, other).map(({ type }) => type))).toEqual(new Set(['use-special-die']));
    const stranger = before.settings.players.find((id) => id !== action.player)!;
    const copy = clone(before);
    const tried = { ...action, player: stranger } as Action;
    if (genegrafter.explain(before, tried).length > 0) {
      expect(genegrafter.reduceInPlace(copy, tried, seeded(1))._tag).toBe('Left');
      expect(difference(before, copy)).toBeNull();
    }
  },
  { runs: 8 },
);

always('invariant 13: acts alternate, the attacker first, and one pass is not yet the end', ({ before, action, state }) => {
  const duel = before.step === 'playing-abilities' && before.decisions.length === 0 ? before.battle!.duel! : null;
  if (duel === null || action.type === 'use-special-die') return;
  expect(action.player).toBe(duel.toAct);
  expect(duel.consecutivePasses).toBeLessThanOrEqual(1);
  if (state.step === 'playing-abilities' && state.battle!.duel!.consecutivePasses === 0)
    expect(state.battle!.duel!.toAct).not.toBe(duel.toAct);
});

always(
  'invariants 14 to 16: dice by the formula, rerolls never worse, and at most the loser hurt',
  ({ before, state, events }, content) => {
    for (const event of events) {
      if (event.type === 'dice-rolled') for (const die of event.values) expect(die >= 1 && die <= 6).toBe(true);
      if (event.type === 'die-rerolled') expect(event.kept).toBe(Math.max(event.from, event.rolled));
    }
    const duel = state.battle?.duel;
    if (duel && (state.step === 'attacker-dice' || state.step === 'defender-dice'))
      for (const [side, column] of [['attacker', 'attack'] as const, ['defender', 'defence'] as const]) {
        const { player, character, markers, extraDice, count, dice } = duel[side];
        const host = state.characters.find(({ card }) => card === character)!;
        let sum = content.characters.get(character)![column] + markers + extraDice;
        for (const worn of host.gear)
          for (const effect of content.gear.get(worn)!.effects) if (effect.do === 'statBonus') sum += effect[column];
        for (const { card, by, cancelled, powered } of duel.played) {
          if (by !== player || cancelled) continue;
          const ability = content.abilities.get(card)!;
          sum += powered ? ability.withPower![column] + (state.settings.powerDice === 'add' ? ability[column] : 0) : ability[column];
        }
        expect([count, dice.length]).toEqual([Math.min(state.settings.maxDicePerSide ?? 1000, Math.max(0, sum)), count]);
      }
    const decided = events.filter((event) => event.type === 'duel-decided');
    const hurt = events.filter(
      (event) => event.type === 'character-wounded' || event.type === 'character-died' || event.type === 'regenerated',
    );
    if (
      decided.length === 1 &&
      events.every(({ type }) => type !== 'event-resolved' && type !== 'event-drawn') &&
      before.deferred.length === 0
    ) {
      expect(hurt.length).toBeLessThanOrEqual(1);
      const { winner } = decided[0]!;
      for (const event of hurt) expect((event as { owner: string }).owner).not.toBe(winner);
      if (winner === null) expect(hurt).toEqual([]);
    }
  },
);

always(
  'invariants 17 and 18: what is hidden changes no view, and a spectator sees nothing that a player does not',
  ({ state }) => {
    const spectator = genegrafter.view(state, null);
    for (const viewer of [...state.settings.players, null]) {
      const dealt = genegrafter.redeal(freeze(clone(state)), viewer, seeded(state.turn));
      const view = genegrafter.view(state, viewer);
      expect(difference(view, genegrafter.view(dealt, viewer))).toBeNull();
      if (viewer !== null) expect(genegrafter.legalActions(dealt, viewer)).toEqual(genegrafter.legalActions(state, viewer));
      const { hand: _own, battle, decisions, ...open } = view;
      const { hand: _none, battle: seenBattle, decisions: seenDecisions, ...seen } = spectator;
      expect(difference(seen, open)).toBeNull();
      expect(
        seenDecisions.map((decision, i) => decision.options === null || decision.options.join() === decisions[i]!.options!.join()),
      ).not.toContain(false);
      const laid = battle?.duel?.played ?? [];
      expect((seenBattle?.duel?.played ?? []).map(({ card }, i) => card === null || card === laid[i]!.card)).not.toContain(false);
    }
  },
  { runs: 6 },
);

always('invariant 19: the score is the markers of pool, hosts and grafts, and all scores are at most 35', ({ state }, content) => {
  const markers = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + content.characters.get(card)!.markers.length, 0);
  let all = 0;
  for (const { id, genePool } of state.players) {
    const own = state.characters.filter(({ owner }) => owner === id);
    const grafts = state.settings.graftScoring === 'hostOnly' ? [] : own.flatMap((character) => character.grafts);
    const counted = markers([...genePool, ...own.map(({ card }) => card), ...grafts]);
    expect(points(state, id)).toBe(counted);
    all += counted;
  }
  expect(all).toBeLessThanOrEqual(35);
});

always('invariant 20: after a discard step a hand is within its limit', ({ before, state, events }) => {
  const begun = events.find((event) => event.type === 'turn-started');
  if (begun === undefined || before.step !== 'discarding') return;
  expect(state.players.find(({ id }) => id === before.active)!.hand.length).toBeLessThanOrEqual(state.settings.handLimit);
});

always('invariants 21 and 22: out exactly without life, and over exactly with an outcome', ({ state }) => {
  for (const player of state.players) {
    expect(player.eliminatedAt !== null).toBe(player.life === 0);
    if (player.eliminatedAt === null) continue;
    expect([player.hand, player.genePool, player.lingering]).toEqual([[], [], []]);
    expect(state.characters.some(({ owner }) => owner === player.id)).toBe(false);
    expect(genegrafter.actors(state)).not.toContain(player.id);
  }
  const alive = state.players.filter(({ eliminatedAt }) => eliminatedAt === null).length;
  expect(state.outcome !== null).toBe(state.step === 'over');
  if (alive === 1) expect(state.outcome).not.toBeNull();
  if (state.outcome?.reason === 'dna') expect([state.finalTurns, alive > 1]).toEqual([[], true]);
  if (state.dnaTable.length === 3 && state.outcome === null) expect(state.finalTurns).not.toBeNull();
});

always('invariant 23: the winner is a survivor, and at a DNA end nobody has more', ({ state }) => {
  if (state.outcome === null) return;
  const { winner, reason, ranking } = state.outcome;
  expect(state.players.find(({ id }) => id === winner)!.eliminatedAt).toBeNull();
  expect(ranking.map(({ player }) => player).sort()).toEqual([...state.settings.players].sort());
  expect(ranking[0]).toMatchObject({ player: winner, rank: 1 });
  if (reason === 'dna') for (const { points } of ranking) expect(points).toBeLessThanOrEqual(ranking[0]!.points);
});

test('invariants 24 to 26: as many last turns as players, the deck outlasts the third DNA card, and games end', () => {
  fc.assert(
    fc.property(configs, fc.integer(), (config, seed) => {
      let third: number | null = null;
      const { last, turns } = watch(config, seed, ({ state, events }) => {
        if (third === null && events.some((event) => event.type === 'dna-drawn' && event.onTable === 3)) {
          const order = events.filter((event) => event.type === 'turn-started' || (event.type === 'dna-drawn' && event.onTable === 3));
          const later = order
            .slice(order.findIndex(({ type }) => type === 'dna-drawn'))
            .filter(({ type }) => type === 'turn-started').length;
          third = state.turn - later;
        }
        if (state.dnaTable.length < 3 && state.step !== 'over') expect(state.deck.length).toBeGreaterThan(0);
      });
      expect(turns).toBeLessThanOrEqual(120);
      if (last.outcome!.reason !== 'dna' || last.players.some(({ eliminatedAt }) => eliminatedAt !== null)) return;
      const more = { fullRound: last.players.length, oneTurn: 1, currentTurnOnly: 0 };
      expect(turns - third!).toBe(more[last.settings.finalRound]);
    }),
    { numRuns: 60, seed: 3 },
  );
});

always('invariant 28: in one turn nobody is challenged twice, unless the option is unlimited', ({ state, events }) => {
  if (state.settings.battlesPerOpponent === 'unlimited') return;
  expect(new Set(state.battlesThisTurn).size).toBe(state.battlesThisTurn.length);
  expect(events.filter(({ type }) => type === 'battle-declared').length).toBeLessThanOrEqual(1);
});

always('invariant 29: in strict order nothing is played after the first battle of a turn', ({ before, events }) => {
  if (before.settings.phaseOrder !== 'strict' || before.battlesThisTurn.length === 0) return;
  const turn = events.findIndex(({ type }) => type === 'turn-started');
  for (const event of turn < 0 ? events : events.slice(0, turn)) {
    expect(event.type).not.toBe('gear-attached');
    if (event.type === 'character-played') expect(event.recalled).toBe(true);
  }
});

always('invariant 30: only the loser of a duel regenerates; a death by an event adds to no gene pool and no deck', ({ events }) => {
  let loser: string | null = null;
  for (const event of events) {
    if (event.type === 'duel-decided') loser = event.winner;
    if (event.type === 'regenerated') expect(loser === null || loser === event.owner).toBe(false);
    if (event.type === 'event-drawn' && !event.deferred) loser = null;
    if (event.type === 'character-died' && event.to === null) expect(event.graftsTo).toBeNull();
  }
});

always(
  'invariant 31: life is taken from all or from nobody, and the game never ends without one who has life left',
  ({ events, state }) => {
    if (state.outcome !== null) expect(state.players.some(({ life }) => life > 0)).toBe(true);
    const losses = events.flatMap((event, i) => (event.type === 'life-lost' ? [i] : []));
    const outs = events.flatMap((event, i) => (event.type === 'player-eliminated' ? [i] : []));
    const resolved = events.findIndex(({ type }) => type === 'event-resolved');
    // Of one event: all losses, then all eliminations.
    const until = resolved < 0 ? events.length : resolved;
    const first = losses.filter((i) => i < until);
    if (first.length > 0) for (const out of outs.filter((i) => i > first[0]! && i < until)) expect(out).toBeGreaterThan(first.at(-1)!);
  },
);

always('invariant 32: a die effect is lost unused only with a die it may touch, or with its owner', ({ before, state, events }) => {
  const used = new Set(events.flatMap((event) => (event.type === 'die-changed' ? [event.card] : [])));
  const rolled = new Set(events.flatMap((event) => (event.type === 'dice-rolled' && event.values.length > 0 ? [event.player] : [])));
  const duel = before.battle?.duel;
  for (const side of duel ? [duel.attacker, duel.defender] : []) if (side.dice.length > 0) rolled.add(side.player);
  for (const { id, lingering } of before.players) {
    const now = state.players.find((player) => player.id === id)!;
    if (now.eliminatedAt !== null) continue;
    for (const { card, effect } of lingering) {
      if (used.has(card) || now.lingering.some((waiting) => waiting.card === card)) continue;
      expect(effect.target === 'own' ? rolled.has(id) : rolled.size > 0).toBe(true);
    }
  }
});

always(
  'invariant 33: neither a graft round nor an event begins in a graft round, and each DNA card has one round',
  ({ before, events }) => {
    let on = before.graftRound !== null;
    for (const event of events) {
      if (event.type === 'graft-round-started') {
        expect(on).toBe(false);
        on = true;
      }
      if (event.type === 'graft-round-ended') on = false;
      if (event.type === 'event-resolved') expect(on).toBe(false);
      if (event.type === 'event-drawn' || event.type === 'dna-drawn') if (on) expect(event.deferred).toBe(true);
    }
  },
);

test('invariant 27: the same configuration, seed and actions give the same game', () => {
  fc.assert(
    fc.property(configs, fc.integer(), (config, seed) => {
      const log: string[] = [];
      const once = watch(config, seed, ({ events }) => log.push(JSON.stringify(events)));
      const again = watch(config, seed, ({ events }) => expect(JSON.stringify(events)).toBe(log.shift()));
      expect(difference(once.last, again.last)).toBeNull();
    }),
    { numRuns: 10, seed: 4 },
  );
});

test('random games meet every action, every card and every kind of event', () => {
  const acted = new Set<string>();
  const told = new Set<string>();
  const cards = new Set<string>();
  for (let seed = 0; seed < 120; seed++)
    watch(
      {
        players: players.slice(0, 2 + (seed % 3)),
        gear: true,
        eventCount: 7,
        startingLife: 1 + (seed % 2) * 5,
        openingHand: 1 + (seed % 5),
      },
      seed,
      ({ action, events }) => {
        acted.add(action.type);
        for (const event of events) {
          told.add(event.type);
          for (const key of ['card', 'by', 'character'] as const)
            if (key in event) cards.add(String((event as unknown as Record<string, unknown>)[key]));
        }
      },
    );
  expect(Object.keys(genegrafter.definition.rules).filter((type) => !acted.has(type))).toEqual([]);
  const { characters, abilities, events, dna, gear } = defaultPack;
  expect([...characters, ...abilities, ...events, ...dna, ...gear].map(({ id }) => id).filter((id) => !cards.has(id))).toEqual([]);
  for (const type of ['regenerated', 'deck-rebuilt', 'direct-damage', 'player-eliminated', 'tie', 'tie-break-roll', 'damage-prevented'])
    expect(told).toContain(type);
});

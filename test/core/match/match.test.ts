import fc from 'fast-check';
import type { Dice, Match, PlayerId } from 'ludoteca';
import { createMatch, defineGame, diceFrom, E, loadMatch, O, own, pick, prompted, scripted, seeded } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';
import { caravan } from '../helpers/caravan.js';
import type { Caravan } from '../helpers/caravan-types.js';
import { hostileValues } from '../helpers/hostile.js';

const pigMatch = (dice: Dice = seeded('match'), goal = 1_000_000) => accepted(createMatch(pig, { players: ['ada', 'bo'], goal }, { dice }));
type PigMatch = ReturnType<typeof pigMatch>;
const rollOn = (match: PigMatch, times: number): void => {
  for (let i = 0; i < times; i++) accepted(match.play(match.actors()[0]!, { type: 'roll' }));
};

/** Plays some random actions of Caravan, as whoever may act. */
const playOn = (match: Match<Caravan>, seed: number, most: number): void => {
  const choosing = seeded(`choices of ${seed}`);
  for (let i = 0; i < most && match.actors().length > 0; i++) {
    const player = pick(choosing, match.actors(), 'who');
    accepted(match.play(player, match.game.randomAction(match.state, player, choosing)));
  }
};
const caravanMatch = (dice: Dice = seeded('caravan')) =>
  accepted(createMatch(caravan, { players: ['ada', 'bo', 'cy'], rounds: 3 }, { dice }));

test('a match is a state, dice and a history', () => {
  const match = pigMatch(scripted([4, 2]), 6);
  expect([match.length, match.undone, match.actors(), match.awaited(), match.state.pot]).toEqual([0, 0, ['ada'], ['ada'], 0]);
  expect([match.seats, pig.seats(match.state)]).toEqual([
    ['ada', 'bo'],
    ['ada', 'bo'],
  ]);
  expect(accepted(match.play('ada', { type: 'roll' })).events).toEqual([{ type: 'rolled', player: 'ada', die: 4 }]);
  rollOn(match, 1);
  expect(match.legalActions('ada')).toEqual([
    { type: 'roll', player: 'ada' },
    { type: 'hold', player: 'ada' },
  ]);
  expect(match.outcome()).toEqual(O.none);
  accepted(match.play('ada', { type: 'hold' }));
  expect([match.length, match.actors(), match.awaited(), O.isSome(match.outcome())]).toEqual([3, [], [], true]);
  expect(match.seenBy(null).map(({ type }) => type)).toEqual(['rolled', 'rolled', 'held']);
});

test('a bad configuration is refused, and unknown input is played or refused as the host says who', () => {
  expect(refused(createMatch(pig, { players: ['ada'], goal: 1 }))[0].clause).toBe('PIG-PLAY-01');
  expect(refused(createMatch(pig, null as never))[0].code).toBe('bad-config');
  const match = pigMatch();
  expect(refused(match.play('bo', { type: 'roll', player: 'ada' }))[0].code).toBe('not-your-turn');
  expect(refused(match.play('ada', 'roll'))[0].code).toBe('unknown-action');
  expect(refused(match.play('ada', { type: 'roll', twice: true }))[0]).toMatchObject({ code: 'bad-parameter', path: 'twice' });
  expect(match.length).toBe(0);
  expect(E.isRight(match.play('ada', { type: 'roll', player: 'bo' }))).toBe(true);
});

test('once the game is over that is the first thing said, whatever is tried', () => {
  const match = pigMatch(scripted([6]), 6);
  rollOn(match, 1);
  accepted(match.play('ada', { type: 'hold' }));
  for (const input of [{ type: 'roll' }, { type: 'sneeze' }, null, 'roll'])
    expect(refused(match.play('zed', input))[0].code).toBe('game-over');
});

test('a refused action throws no dice and leaves the future as it was', () => {
  const [one, two] = [pigMatch(), pigMatch()];
  refused(one.play('ada', { type: 'hold' }));
  refused(one.play('bo', { type: 'roll' }));
  rollOn(one, 5);
  rollOn(two, 5);
  expect(one.state).toEqual(two.state);
});

test('without dice of its own a match is nobody’s guess', () => {
  const thrown = () => {
    const match = accepted(createMatch(pig, { players: ['ada', 'bo'], goal: 1_000_000 }));
    rollOn(match, 40);
    return JSON.stringify(match.seenBy(null));
  };
  expect(thrown()).not.toBe(thrown());
});

// Going back and forth

test('undo leads to any point, redo back again, with the same dice', () => {
  const match = pigMatch();
  const states = [match.state];
  for (let i = 0; i < 8; i++) {
    rollOn(match, 1);
    states.push(match.state);
  }
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.record({ back: fc.nat(10) }), fc.record({ forth: fc.nat(10) }), fc.record({ to: fc.integer({ min: -3, max: 12 }) })),
      ),
      (walk) => {
        match.goTo(8);
        let at = 8;
        for (const step of walk) {
          const before = at;
          if ('back' in step) {
            at = Math.max(0, at - step.back);
            expect(match.undo(step.back)).toBe(before - at);
          } else if ('forth' in step) {
            at = Math.min(8, at + step.forth);
            expect(match.redo(step.forth)).toBe(at - before);
          } else {
            at = Math.min(8, Math.max(0, step.to));
            match.goTo(step.to);
          }
          expect([match.length, match.undone]).toEqual([at, 8 - at]);
          expect(match.state).toBe(states[at]);
        }
      },
    ),
  );
});

test('the history holds every step up to the present one, the setup first', () => {
  const match = pigMatch(scripted([4, 2]));
  const outset = match.state;
  rollOn(match, 2);
  expect(match.history.map(({ action, rolls }) => [action?.type ?? null, rolls.length])).toEqual([
    [null, 0],
    ['roll', 1],
    ['roll', 1],
  ]);
  expect([match.history[0]!.state, match.history.at(-1)!.state]).toEqual([outset, match.state]);
  match.undo();
  expect([match.history.length, match.history.at(-1)!.state.pot]).toEqual([2, 4]);
});

test('one step at a time unless told otherwise, and what is no number of steps goes nowhere', () => {
  const match = pigMatch();
  rollOn(match, 4);
  expect([match.undo(), match.length]).toEqual([1, 3]);
  expect([match.redo(), match.length]).toEqual([1, 4]);
  for (const steps of [Number.NaN, 0, -1, 0.5])
    expect([steps, match.undo(steps), match.redo(steps), match.length]).toEqual([steps, 0, 0, 4]);
  match.goTo(Number.NaN);
  expect(match.length).toBe(4);
  expect([match.undo(Number.POSITIVE_INFINITY), match.length]).toEqual([4, 0]);
  expect([match.redo(Number.POSITIVE_INFINITY), match.length]).toEqual([4, 4]);
});

test('going to what is no point of the history leads nowhere, and the match stays sound', () => {
  const match = pigMatch();
  rollOn(match, 4);
  match.undo();
  const { state } = match;
  for (const [name, nonsense] of [
    ...hostileValues(),
    ['a numeral', '2'],
    ['a list of a number', [2]],
    ['minus infinity', -Infinity],
  ] as const) {
    if (typeof nonsense === 'number') continue;
    const to = nonsense as number;
    match.goTo(to);
    // Nothing given is one step, as ever.
    const steps = nonsense === undefined ? 1 : 0;
    expect([name, match.undo(to), match.redo(to)]).toEqual([name, steps, steps]);
    expect([name, match.length, match.undone, match.state === state]).toEqual([name, 3, 1, true]);
  }
  for (const [to, length] of [
    [1e308, 4],
    [-1e308, 0],
    [2.9, 2],
    [-0, 0],
    [Number.POSITIVE_INFINITY, 4],
    [Number.NEGATIVE_INFINITY, 0],
  ] as const) {
    match.goTo(to);
    expect([to, match.length, match.history.length, match.state.pot >= 0]).toEqual([to, length, length + 1, true]);
  }
  expect(Object.is(match.length, 0)).toBe(true);
});

test('whoever is no player sees what a spectator sees', () => {
  const match = caravanMatch();
  playOn(match, 7, 6);
  const spectator = [match.view(null), match.seenBy(null), match.recordFor(null), match.actors(null)];
  for (const [name, nonsense] of [...hostileValues(), ['a list of a player', ['ada']]] as const) {
    if (nonsense === undefined || typeof nonsense === 'string') continue;
    const viewer = nonsense as PlayerId;
    expect([name, match.view(viewer), match.seenBy(viewer), match.recordFor(viewer), match.actors(viewer)]).toEqual([name, ...spectator]);
    expect([name, match.legalActions(viewer)]).toEqual([name, []]);
    expect([name, E.isLeft(match.play(viewer, { type: 'retire' }))]).toEqual([name, true]);
  }
});

test('after undo the dice fall anew: they do not go back, so nobody foretells them', () => {
  const thrown: number[] = [];
  const source = seeded('anew');
  const match = pigMatch(
    diceFrom((sides, why) => {
      const value = source.roll(sides, why);
      thrown.push(value);
      return value;
    }),
  );
  const fell: number[] = [];
  for (let i = 0; i < 12; i++) {
    const [event] = accepted(match.play('ada', { type: 'roll' })).events;
    if (event?.type === 'rolled') fell.push(event.die);
    match.undo();
  }
  expect(fell).toEqual(thrown);
  expect(thrown).toEqual(
    Array.from(
      { length: 12 },
      (
        (again: Dice) => () =>
          again.roll(6, '')
      )(seeded('anew')),
    ),
  );
  expect(new Set(fell).size).toBeGreaterThan(1);
  const before = match.length;
  expect([match.redo(), match.length, thrown.length]).toEqual([1, before + 1, 12]);
  expect(match.state.pot).toBe(fell.at(-1) === 1 ? 0 : fell.at(-1));
});

test('what was undone was not seen, until it is redone', () => {
  const match = pigMatch();
  rollOn(match, 5);
  const seen = match.seenBy(null);
  match.undo(3);
  expect(match.seenBy(null)).toEqual(seen.slice(0, 2));
  expect(match.recordFor(null)).toMatchObject({ format: 'ludoteca-seen/1', viewer: null, steps: { length: 2 } });
  match.redo(3);
  expect(match.seenBy(null)).toEqual(seen);
});

test('playing on after undo forgets what was undone, and only that', () => {
  const match = pigMatch();
  rollOn(match, 5);
  const kept = match.record().steps.slice(0, 3);
  match.undo(2);
  refused(match.play('ada', { type: 'sneeze' }));
  expect(match.undone).toBe(2);
  rollOn(match, 1);
  expect([match.length, match.undone, match.redo()]).toEqual([4, 0, 0]);
  expect(match.record().steps.slice(0, 3)).toEqual(kept);
});

test('a branch has come the same way and goes on alone', () => {
  const match = caravanMatch();
  playOn(match, 1, 6);
  match.undo(2);
  const branch = match.branch(seeded('another'));
  expect([branch.length, branch.undone, branch.state]).toEqual([match.length, 0, match.state]);
  expect(branch.record()).toEqual(match.record());
  const record = JSON.stringify(match.record());
  playOn(branch, 2, 5);
  branch.undo(3);
  expect([match.undone, JSON.stringify(match.record())]).toEqual([2, record]);
  match.redo(2);
  expect(match.length).toBe(6);
  expect(E.isRight(loadMatch(caravan, JSON.parse(JSON.stringify(branch.record()))))).toBe(true);
});

test('a match is saved as JSON and taken up where it was', () => {
  for (const seed of [1, 2, 3]) {
    const match = caravanMatch(seeded(seed));
    playOn(match, seed, 9);
    const again = accepted(loadMatch(caravan, JSON.parse(JSON.stringify(match.record())), { dice: seeded('on') }));
    expect([again.length, again.state, again.record()]).toEqual([match.length, match.state, match.record()]);
    for (const viewer of ['ada', 'bo', 'referee', null]) {
      expect(again.view(viewer)).toEqual(match.view(viewer));
      expect(again.seenBy(viewer)).toEqual(match.seenBy(viewer));
      expect(again.recordFor(viewer)).toEqual(match.recordFor(viewer));
    }
    match.undo(4);
    again.undo(4);
    expect(again.state).toEqual(match.state);
    playOn(again, seed + 10, 2);
  }
});

test('a match that is taken up goes on with the dice it is given, and without any throws its own', () => {
  const match = pigMatch();
  rollOn(match, 3);
  const takenUp = (options?: { readonly dice: Dice }): PigMatch => accepted(loadMatch(pig, match.record(), options));
  const again = takenUp({ dice: scripted([5, 4]) });
  rollOn(again, 2);
  expect(
    again
      .record()
      .steps.slice(3)
      .map(({ rolls }) => rolls),
  ).toMatchObject([[{ value: 5 }], [{ value: 4 }]]);
  const alone = takenUp();
  rollOn(alone, 2);
  expect(alone.record().steps.slice(0, 3)).toEqual(match.record().steps);
  expect(alone.length).toBe(5);
});

test('dice may come from the table for once', () => {
  const match = pigMatch();
  expect(refused(match.play('ada', { type: 'roll' }, prompted([])))[0].needs).toEqual({ sides: 6, why: 'pig' });
  expect(match.length).toBe(0);
  expect(accepted(match.play('ada', { type: 'roll' }, prompted([5]))).rolls).toEqual([{ kind: 'roll', sides: 6, value: 5, why: 'pig' }]);
  rollOn(match, 1);
  const plain = pigMatch();
  rollOn(plain, 1);
  expect(match.record().steps[1]!.rolls).toEqual(plain.record().steps[0]!.rolls);
});

test('nothing a match hands out can alter it', () => {
  const match = caravanMatch();
  playOn(match, 4, 5);
  const step = accepted(match.play(match.actors()[0]!, match.legalActions(match.actors()[0]!)[0]));
  const before = JSON.stringify([match.record(), match.seenBy('ada')]);
  const spoil = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const part of Object.values(value)) spoil(part);
    for (const key of Object.keys(value)) Reflect.set(value, key, 'spoilt');
    if (Array.isArray(value) && !Object.isFrozen(value)) value.push('spoilt');
  };
  for (const handed of [step, match.record(), match.recordFor('ada'), match.seenBy('ada'), match.view('ada'), match.state]) spoil(handed);
  expect(JSON.stringify([match.record(), match.seenBy('ada')])).toBe(before);
});

// What each may know

test('views, events and handed-out records show a viewer what is the viewer’s', () => {
  const match = caravanMatch();
  const { hands } = match.state;
  const order = match.legalActions('ada', { types: ['send'] })[5]!;
  accepted(match.play('ada', order));
  accepted(match.play('bo', match.legalActions('bo')[0]));
  for (const viewer of ['ada', 'bo', 'cy', 'referee', null, 'zed', 'constructor'] as const) {
    const view = match.view(viewer);
    expect(view.myHand).toEqual(own(hands, viewer ?? '') ?? []);
    expect(view.sent).toEqual(['ada', 'bo']);
    for (const event of match.seenBy(viewer)) {
      if (event.type === 'hand-dealt') expect(event.cards === null).toBe(event.player !== viewer);
      if (event.type === 'caravan-sent') expect(event.order === null).toBe(event.player !== viewer);
    }
    const record = match.recordFor(viewer);
    expect(record.steps.flatMap(({ action }) => (action === null ? [] : [action.player]))).toEqual(
      viewer === 'ada' || viewer === 'bo' ? [viewer] : [],
    );
    expect(record.steps.flatMap(({ events }) => events)).toEqual(match.seenBy(viewer));
    expect(JSON.stringify(record)).not.toMatch(/"(rolls|seed|dice|deck|value|values)"|"[0-9a-f]{16}"/);
  }
});

test('a viewer cannot tell two matches apart that differ only in what is hidden', () => {
  const deal = (change: (order: number[]) => void): readonly number[] => {
    const order = Array.from({ length: 24 }, (_, i) => i);
    change(order);
    return order;
  };
  const swap = (a: number, b: number) => (order: number[]) => {
    [order[a], order[b]] = [order[b]!, order[a]!];
  };
  // Ada holds 1, 2, 3; bo holds 4, 5, 6. In the other match ada holds 20 in place of 1, and the deck lies otherwise.
  const matches = [() => {}, swap(0, 19), swap(12, 15)].map((change) => {
    const match = accepted(createMatch(caravan, { players: ['ada', 'bo'], rounds: 2 }, { dice: scripted([deal(change)]) }));
    accepted(match.play('ada', match.legalActions('ada', { types: ['send'] }).at(-1)));
    return match;
  });
  for (const viewer of ['bo', 'referee', null]) {
    const seen = matches.map((match) => JSON.stringify([match.view(viewer), match.seenBy(viewer), match.recordFor(viewer)]));
    expect(new Set(seen).size).toBe(1);
  }
  expect(new Set(matches.map((match) => JSON.stringify(match.record()))).size).toBe(3);
});

test('whoever saw nothing of a step finds no trace of it', () => {
  const quiet = defineGame<Caravan>({
    ...caravan.definition,
    witness: (event, viewer) => (viewer === null && event.type === 'caravan-sent' ? null : event),
  });
  const match = accepted(createMatch(quiet, { players: ['ada', 'bo'], rounds: 1 }, { dice: seeded(1) }));
  accepted(match.play('ada', match.legalActions('ada')[0]));
  expect([match.recordFor(null).steps.length, match.recordFor('bo').steps.length, match.recordFor('ada').steps.length]).toEqual([1, 2, 2]);
});

test('whoever acted keeps the action, though nothing of it be seen', () => {
  const blind = defineGame<Caravan>({
    ...caravan.definition,
    witness: (event) => (event.type === 'caravan-sent' ? null : event),
  });
  const match = accepted(createMatch(blind, { players: ['ada', 'bo'], rounds: 1 }, { dice: seeded(1) }));
  const action = match.legalActions('ada')[0]!;
  accepted(match.play('ada', action));
  expect(match.recordFor('ada').steps.slice(1)).toEqual([{ action, events: [] }]);
  expect(match.recordFor('bo').steps).toHaveLength(1);
});

// Work

test('an action costs the same however long the match has been', () => {
  let work = 0;
  const counted =
    <Given extends unknown[], Result>(run: (...given: Given) => Result) =>
    (...given: Given): Result => {
      work++;
      return run(...given);
    };
  const { definition } = pig;
  const { roll, hold } = definition.rules;
  const game = defineGame({
    ...definition,
    seats: counted(definition.seats),
    outcome: counted(definition.outcome),
    view: counted(definition.view),
    witness: counted(definition.witness),
    rules: { roll: { ...roll, apply: counted(roll.apply) }, hold: { ...hold, apply: counted(hold.apply), check: counted(hold.check!) } },
    phases: { ...definition.phases, play: { ...definition.phases.play, actors: counted(definition.phases.play.actors) } },
  });
  const dice = seeded('work');
  const match = accepted(createMatch(game, { players: ['ada', 'bo'], goal: 1_000_000 }, { dice: diceFrom(counted(dice.roll)) }));
  const costOf = (run: () => unknown): number => {
    work = 0;
    run();
    return work;
  };
  const play = (): number => costOf(() => accepted(match.play(match.state.active, { type: 'roll' })));
  const first = play();
  expect(first).toBeGreaterThan(0);
  for (let i = 0; i < 400; i++) expect(play()).toBe(first);
  // Going back and forth, branching and saving replay nothing.
  expect(costOf(() => match.undo(300))).toBe(0);
  expect(costOf(() => match.redo(200))).toBe(0);
  expect(costOf(() => match.branch())).toBe(0);
  expect(costOf(() => match.record())).toBe(0);
  expect(costOf(() => match.view('ada'))).toBe(1);
  expect(play()).toBe(first);
});

test('ids that an object would put in another order keep their seats', () => {
  const players: PlayerId[] = ['10', '9', '__proto'];
  const match = accepted(createMatch(caravan, { players, rounds: 1 }, { dice: seeded(3) }));
  expect(match.actors()).toEqual(players);
  accepted(match.play('9', match.legalActions('9')[0]));
  expect(match.actors()).toEqual(['10', '__proto']);
});

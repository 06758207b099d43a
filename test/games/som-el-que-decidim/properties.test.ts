import { clone, E, freeze, O, recorded, seeded } from 'ludoteca';
import { areAligned, atlasOf, faceDown, somElQueDecidim as game, type State } from 'ludoteca/som-el-que-decidim';
import { canonical } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { worthOf } from './helpers/looking.js';
import { told } from './helpers/playing.js';
import { all, always, faceUp, hasAgency, isB, isC, mode, owners, right, seats, stepsOf, throughout } from './helpers/random-games.js';
import { players } from './helpers/scenes.js';

always('1: every disc is in one place, and the money never changes', ({ after }) => {
  const discs = owners(after).flatMap((owner) => all(after, owner));
  expect(discs.sort()).toEqual(after.config.content.discs.map(({ id }) => id).sort());
  expect(owners(after).reduce((sum, owner) => sum + worthOf(after, owner), 0)).toBe(36);
});

always('2: there are always twelve participation discs', ({ after }) => {
  const held = seats(after).map((id) => after.players[id]!.participation);
  expect(Math.min(after.pool, ...held)).toBeGreaterThanOrEqual(0);
  expect(held.reduce((sum, discs) => sum + discs, after.pool)).toBe(12);
});

always('3: every tile is in one place, and the gaps are where urn tiles came from', ({ after }) => {
  const tiles = [...after.board.flatMap((square) => (square === null ? [] : [square.tile])), ...after.urnAside.map(({ tile }) => tile)];
  expect(tiles.sort()).toEqual(after.config.content.tiles.map(({ id }) => id).sort());
  const gaps = after.board.flatMap((square, cell) => (square === null ? [cell] : []));
  expect(gaps).toEqual(after.urnAside.map(({ fromCell }) => fromCell).sort((a, b) => a - b));
});

always('4: the start tile lies face up', ({ after }) => {
  expect(after.board.some((square) => square?.faceUp && square.tile === atlasOf(after.config.content).start)).toBe(true);
});

always('5: citizens stand on tiles lying face up, and on the start tile after the State has acted', ({ events, after }) => {
  for (const id of seats(after)) expect(after.board[after.players[id]!.cell]?.faceUp).toBe(true);
  for (const { cell } of told(events, 'citizens-regrouped')) for (const id of seats(after)) expect(after.players[id]!.cell).toBe(cell);
});

always('6: a world tile once face up stays where it is', ({ before, after }) => {
  for (const cell of faceUp(before, 'world')) expect(after.board[cell]).toEqual(before.board[cell]);
});

always('7: no urn tile lies face up on the board', ({ after }) => expect(faceUp(after, 'urn')).toEqual([]));

always('8: while the game is on, parts of the urn are missing', ({ after }) => {
  if (after.end === null) expect(after.urnAside.length).toBeLessThan(atlasOf(after.config.content).urns);
});

throughout('9: medium: each tile of the State is discovered once; intense: none stays face up', (steps) => {
  const found = new Set<string>();
  for (const { events, after } of steps) {
    for (const { tile } of told(events, 'state-acts')) {
      if (after.centralism === 'medium') expect(found.has(tile)).toBe(false);
      found.add(tile);
    }
    if (after.centralism === 'intense' && after.step !== 'mobilise') expect(faceUp(after, 'spain')).toEqual([]);
  }
});

always('10: high: no two tiles of the State lying face up are aligned', ({ after }) => {
  if (after.centralism !== 'high' || after.step === 'mobilise') return;
  const { cells } = after.config.content;
  const up = faceUp(after, 'spain');
  for (const a of up) for (const b of up) expect(areAligned(cells[a]!, cells[b]!)).toBe(false);
});

always(
  '11 and 12: the marker passes at the end of a turn only, unless it was the last, to the elected or to the next; without C always to the next',
  ({ before, events, after }) => {
    const ended = told(events, 'turn-ended');
    if (ended.length === 0 || after.end?.ending === 'timeout') return expect(after.holder).toBe(before.holder);
    const elected = told(events, 'vote-resolved').at(-1)?.nextHolder ?? before.nextHolder;
    expect([after.holder, ended[0]!.nextHolder]).toEqual([elected ?? right(before), after.holder]);
    if (!isC(before)) expect(after.holder).toBe(right(before));
  },
);

always(
  '13: a payment moves exactly what is due, change included, and nobody else has anything to do with it',
  ({ before, action, after }) => {
    if (action.type !== 'pay') return;
    const { payer, payee, amount } = before.dues[0]!;
    for (const owner of owners(before)) {
      const change = owner === payer ? -amount : owner === payee ? amount : 0;
      expect(worthOf(after, owner) - worthOf(before, owner)).toBe(change);
      if (owner !== payer && owner !== payee) expect(all(after, owner)).toEqual(all(before, owner));
    }
  },
);

always('14: change makes nobody richer', ({ before, action, events, after }) => {
  if (action.type === 'break-coin') for (const owner of owners(before)) expect(worthOf(after, owner)).toBe(worthOf(before, owner));
  const broken = told(events, 'treasury-coin-broken')[0];
  if (broken !== undefined && told(events, 'money-taken').every(({ receiver }) => receiver !== broken.partner))
    expect(worthOf(after, broken.partner)).toBe(worthOf(before, broken.partner));
});

throughout('15: a taxation brings the treasury n + 1 €, or 1 € with the agency; alone 3 € or 2 €', (steps) => {
  const due = (state: State): number => {
    const n = seats(state).length;
    return n === 1 ? (hasAgency(state) ? 2 : 3) : hasAgency(state) ? 1 : n + 1;
  };
  let owed = steps[0]!.before.step === 'payment' ? due(steps[0]!.before) : 0;
  for (const { before, events, after } of steps) {
    for (const { payee, amount, reason } of told(events, 'paid')) if (reason === 'tax' && payee === 'treasury') owed -= amount;
    if (before.dues[0]?.reason === 'tax' && after.step === 'transferRoll') expect(owed).toBe(0);
    if (told(events, 'dues-queued').length > 0) owed = due(after);
  }
});

throughout('16: redistribution never leaves the holder without a disc', (steps) => {
  let had = false;
  for (const { before, action, after } of steps) {
    if (before.step !== 'cohesion' && after.step === 'cohesion') had = all(after, after.holder).length > 0;
    if (action.type === 'end-cohesion' && had) expect(all(before, before.holder).length).toBeGreaterThan(0);
  }
});

always('17: without C participation is lost only to a holder who gives, and the pool never grows', ({ before, action, after }) => {
  if (isC(before)) return;
  expect(after.pool).toBeLessThanOrEqual(before.pool);
  for (const id of seats(before))
    if (after.players[id]!.participation < before.players[id]!.participation) expect(action).toMatchObject({ type: 'give-disc', to: id });
});

throughout('18: one valid roll a turn, each levy at most once', (steps) => {
  let counts: Record<string, number> = {};
  for (const { events } of steps)
    for (const event of events) {
      if (event.type === 'turn-started') counts = {};
      const what = event.type === 'levy-declared' ? event.levy : event.type === 'die-rolled' ? 'roll' : null;
      if (what === null) continue;
      counts[what] = (counts[what] ?? 0) + 1;
      expect(counts[what]).toBe(1);
    }
});

always('19: each ending comes exactly when its condition holds', ({ before, action, events, after }) => {
  const ending = after.end?.ending ?? null;
  expect(ending === 'consultation').toBe(after.urnAside.length === atlasOf(after.config.content).urns);
  const face = told(events, 'die-rolled')[0];
  const demanded = face !== undefined && face.money > 0 ? face.money : told(events, 'economic-bonus')[0]?.amount;
  expect(ending === 'dui').toBe(demanded !== undefined && worthOf(before, 'treasury') < demanded);
  const begun = told(events, 'turn-started').length > 0;
  if (ending === 'intervention') expect(begun).toBe(true);
  if (begun && seats(after).length > 1 && !hasAgency(after)) {
    const failing = seats(after).filter((id) => worthOf(after, id) < (id === after.holder ? 2 : 1));
    expect(ending === 'intervention').toBe(failing.length > 0);
    if (ending === 'intervention') expect(after.end!.insolvent).toEqual(failing);
  }
  if (ending === 'timeout') expect([before.turn, after.turn]).toEqual([before.config.turnLimit, before.config.turnLimit]);
  expect(action.type === 'roll-die' && ending === 'intervention').toBe(false);
});

always(
  '20: somebody is to act exactly while there is no outcome, has something to do, and may do what is listed',
  ({ before, after }) => {
    expect(game.actors(after).length === 0).toBe(O.isSome(game.outcome(after)));
    for (const player of game.actors(before)) {
      const legal = game.legalActions(before, player);
      expect(legal.length).toBeGreaterThan(0);
      for (const action of legal) expect(game.explain(before, action)).toEqual([]);
    }
  },
  5,
);

always(
  '21: what is refused changes nothing, and what is accepted changes a copy',
  ({ before, action }) => {
    const copy = canonical(before);
    const stranger = seats(before).find((id) => !game.actors(before).includes(id)) ?? 'nobody';
    const dice = recorded([]);
    expect(E.isLeft(game.reduce(freeze(before), { ...action, player: stranger }, dice))).toBe(true);
    expect(canonical(before)).toBe(copy);
    const inPlace = clone(before);
    expect(E.isLeft(game.reduceInPlace(inPlace, { ...action, player: stranger }, dice))).toBe(true);
    expect(canonical(inPlace)).toBe(copy);
  },
  5,
);

always(
  '22: no view tells what is hidden, and states that differ only in that look the same',
  ({ after }) => {
    for (const viewer of [...seats(after), null]) {
      const view = game.view(after, viewer);
      for (const square of view.board) if (square !== null && !square.faceUp) expect(square.tile).toBe(faceDown);
      for (const disc of after.treasury) expect(JSON.stringify({ ...view, config: null })).not.toContain(`"${disc}"`);
      if (view.vote !== null) expect(view.vote).not.toHaveProperty('commits');
      expect(game.view(game.redeal(after, viewer, seeded(7)), viewer)).toEqual(view);
    }
  },
  5,
);

throughout(
  '23: the same configuration, dice and actions lead to the same states, events and outcome',
  (steps, chosen) => {
    const again = [...stepsOf(chosen)];
    expect(canonical(again)).toBe(canonical(steps));
  },
  5,
);

throughout('24: a walk comes to an end', (steps) => {
  let length = 0;
  let discoveries = 0;
  for (const { before, action, events } of steps) {
    if (!before.moved) [length, discoveries] = [0, 0];
    if (action.type !== 'move') continue;
    length++;
    discoveries += told(events, 'tile-discovered').length;
    expect(length).toBeLessThanOrEqual((discoveries + 2 + 1) * before.board.length);
  }
});

throughout('25: winners play; a consultation has some, a DUI one, the other endings none', (steps) => {
  const { after } = steps.at(-1)!;
  const { ending, winners } = O.toNullable(game.outcome(after))!;
  for (const winner of winners) expect(seats(after)).toContain(winner);
  if (ending === 'consultation') expect(winners.length).toBeGreaterThan(0);
  else expect(winners).toHaveLength(ending === 'dui' ? 1 : 0);
});

always('26: a fist never holds more than its owner has, and opened fists go to the pool', ({ before, events, after }) => {
  for (const [id, discs] of Object.entries(after.vote?.commits ?? {})) expect(discs).toBeLessThanOrEqual(after.players[id]!.participation);
  for (const { commits } of told(events, 'fists-opened'))
    expect(after.pool - before.pool).toBe(Object.values(commits).reduce((sum, discs) => sum + discs, 0));
});

always('27: only those who play move: one of them or all', ({ before, events }) => {
  for (const { queue } of told(events, 'movers-determined')) {
    for (const id of queue) expect(seats(before)).toContain(id);
    expect([1, seats(before).length]).toContain(queue.length);
  }
});

throughout('28: an inheritance leaves its target two thirds', (steps) => {
  for (const { before, action } of steps)
    if (action.type === 'collect-inheritance') {
      expect(isB(before)).toBe(true);
      expect(3 * (worthOf(before, action.target) - action.amount)).toBeGreaterThanOrEqual(2 * worthOf(before, action.target));
    }
});

always('29: who has won a vote gives way only to the winner of a motion', ({ before, events, after }) => {
  const [vote] = told(events, 'vote-resolved');
  const governing = told(events, 'turn-ended')[0]?.nextHolder ?? after.nextHolder;
  if (vote !== undefined) expect(governing ?? right(before)).toBe(vote.nextHolder);
  if (before.nextHolder === null) return;
  if (vote?.winner === 'candidate') expect(vote.vote).toBe('motion');
  else if (governing !== null) expect(governing).toBe(before.nextHolder);
});

always('30: change is shared before anything else', ({ before, action, after }) => {
  if (before.mustShare) expect(action.type).toBe('give-disc');
  if (!after.mustShare) return;
  expect([after.step, after.config.changePolicy]).toEqual(['cohesion', 'cohesion']);
  expect(all(after, after.holder).filter((disc) => atlasOf(after.config.content).discs.get(disc)!.value === 1)).toHaveLength(2);
  for (const legal of game.legalActions(after, after.holder)) expect(legal.type).toBe('give-disc');
});

throughout('31: unless the policy is free, a coin is broken in need, or shared', (steps) => {
  for (const [i, { before, action }] of steps.entries()) {
    if (action.type !== 'break-coin' || before.config.changePolicy === 'free') continue;
    const paysNext = game.legalActions(before, action.player, { types: ['pay'] });
    if (before.step === 'payment') expect(paysNext).toEqual([]);
    else expect(steps[i + 1]!.action.type).toBe('give-disc');
  }
});

test('every mode, degree and number of players ends by itself', () => {
  for (const count of [1, 2, 3, 4])
    for (const chosenMode of count === 1 ? mode.solo : mode.table)
      for (const centralism of count === 1 ? (['high', 'intense'] as const) : (['medium', 'high', 'intense'] as const)) {
        const steps = [...stepsOf({ config: { players: players(count), mode: chosenMode, centralism }, seed: count })];
        expect(steps.at(-1)!.after.end).not.toBeNull();
      }
});

import { E } from 'ludoteca';
import { type DieEffect, genegrafter, type State } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { clause } from '../helpers/clause.js';
import { luckyShot } from '../helpers/duels.js';
import { phase } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';
import { begin, three } from '../helpers/scenes.js';

clause('GG-STATE-01', 'a state in which a card is twice, nowhere, or where its kind cannot be, is refused', () => {
  const state = begin({ hands: { a: ['kestrel'] }, inPlay: { b: ['hush'] } });
  const fault = (
    change: (copy: Record<string, unknown> & { players: { hand: string[]; genePool: string[] }[]; deck: string[] }) => void,
  ) => {
    const copy = JSON.parse(JSON.stringify(state));
    change(copy);
    const result = answeredInFull(genegrafter.decodeState(copy));
    return result._tag === 'Left' ? [result.left[0].code, result.left[0].path] : 'fine';
  };
  expect(fault(() => {})).toBe('fine');
  expect(fault((copy) => copy.players[0]!.hand.push('hush'))).toEqual(['bad-state', 'characters.0']);
  expect(fault((copy) => copy.players[0]!.hand.pop())).toEqual(['bad-state', 'deck']);
  expect(fault((copy) => copy.players[0]!.genePool.push(copy.deck.shift()!))).toEqual(['bad-state', 'players.0.genePool']);
  expect(fault((copy) => copy.players[0]!.hand.push(copy.deck.pop()!))).toEqual(['bad-state', 'players.0.hand']);
});

const main = begin({
  config: { markersPerKind: 1 },
  players: ['a', 'b', 'c'],
  hands: { a: ['overload'] },
  inPlay: { a: ['kestrel'], b: ['hush'] },
});

type Player = State['players'][number];

/** A state with something changed about one of its players. */
const seated = (state: State, seat: number, change: Partial<Player>): Pick<State, 'players'> => ({
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

/** c is out. */
const gone: State = { ...main, ...seated(main, 2, { life: 0, eliminatedAt: 1, specialDieSpent: true }) };

const defending = after(
  begin({ players: ['a', 'b', 'c'], hands: { a: ['overload'], b: ['ice-wall'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
  a.battle('b', 'kestrel'),
);

const fighting = after(defending, b.defend('hush'));

const rolling = after(
  begin({ hands: { a: ['super-punch'] }, pools: { a: ['murmur', 'chimera'] }, inPlay: { a: ['kestrel'], b: ['hush'] } }),
  a.battle('b', 'kestrel'),
  b.defend('hush'),
  [a.ability('super-punch'), [1, 1, 1], [6, 6]],
);

const deciding = after(begin({ specialDice: ['a'], pools: { a: ['murmur', 'chimera'] }, inPlay: { a: ['kestrel'] } }), [a.special(), 1]);

const hurting = after(begin({ deck: ['aftershock', 'foresight'], specialDice: ['a'], inPlay: { a: ['kestrel', 'hush'] } }), [
  a.special(),
  3,
]);

/** The path of the first fault of a state, or null if it has none. */
const faultOf = (state: object): string | null => {
  const read = genegrafter.decodeState(JSON.parse(JSON.stringify(state)));
  return E.isRight(read) ? null : (read.left[0].path ?? '');
};

/** a's Chimera attacks b's Daybreak, and the dice lie once each has played a card, or none. */
const fought = (card: string | null, against: string | null, attack: number[], defence: number[]): State => {
  const hands = { a: card === null ? [] : [card], b: against === null ? [] : [against] };
  const begun = after(begin({ hands, inPlay: { a: ['chimera'], b: ['daybreak'] } }), a.battle('b', 'chimera'), b.defend('daybreak'));
  return after(begun, [card === null ? b.ability(against!) : a.ability(card), attack, defence]);
};

/** b may roll nothing again. */
const denied = fought('mind-fog', null, [1, 1], [6, 6]);

/** a has a die less. */
const dimmed = fought(null, 'blinding-ray', [1], [1, 1, 1, 1]);

/** Somebody is healed once the duel is over. */
const mending = fought('heal-minor-wound', null, [1, 1], [6, 6]);

/** An event drawn in the first attack is carried out before the second. */
const between = after(
  begin({ deck: ['aftershock', 'foresight'], specialDice: ['a'], inPlay: { a: ['kestrel', 'hush', 'ironroot'], b: ['undertow'] } }),
  a.battle('b', 'kestrel', 'hush'),
  [a.special(), 3],
  b.defend('undertow'),
  [a.pass(), [6, 6], [1, 1]],
);

test('what play leads to is accepted', () => {
  const states = [main, gone, defending, fighting, rolling, deciding, hurting];
  expect(states.map(phase)).toEqual(['main', 'main', 'choosing-defender', 'playing-abilities', 'attacker-dice', 'decision', 'decision']);
  for (const state of states) expect(faultOf(state)).toBeNull();
});

test('what cards take from the other side, what waits for the end of a duel, and an event between two attacks are accepted', () => {
  expect([denied.battle!.duel!.defender.denied, dimmed.battle!.duel!.attacker.extraDice]).toEqual([true, -1]);
  expect([phase(between), between.decisions[0]!.kind]).toEqual(['decision', 'wound']);
  expect(mending.battle!.duel!.aftermath).toMatchObject([{ do: 'healCharacter', count: 1 }]);
  expect(between).toMatchObject({ step: 'next-attack', battle: { attacker: null, waiting: ['hush'] } });
  for (const state of [denied, dimmed, mending, between]) expect(faultOf(state)).toBeNull();
});

/** A state with something changed about its battle. */
const attacked = (state: State, change: Partial<NonNullable<State['battle']>>): Pick<State, 'battle'> => ({
  battle: { ...state.battle!, ...change },
});

type Duel = NonNullable<NonNullable<State['battle']>['duel']>;

/** A state with something changed about its duel. */
const duelled = (state: State, change: Partial<Duel>): Pick<State, 'battle'> =>
  attacked(state, { duel: { ...state.battle!.duel!, ...change } });

/** An event that lies open, and is being carried out. */
const opened = (state: State): Partial<State> => ({
  resolvedEvents: [...state.resolvedEvents, state.unusedEvents[0]!],
  unusedEvents: state.unusedEvents.slice(1),
  event: { card: state.unusedEvents[0]!, next: 0 },
});

const decided = (state: State, ...changes: Partial<State['decisions'][number]>[]): Pick<State, 'decisions'> => ({
  decisions: changes.map((change) => ({ ...state.decisions[0]!, ...change })),
});

/** A state with something changed about its first character. */
const characterised = (state: State, change: Partial<State['characters'][number]>): Pick<State, 'characters'> => ({
  characters: state.characters.map((character, i) => (i === 0 ? { ...character, ...change } : character)),
});

/** A state with something changed about one side of its duel. */
const sided = (state: State, side: 'attacker' | 'defender', change: Partial<Duel['attacker']>): Pick<State, 'battle'> =>
  duelled(state, { [side]: { ...state.battle!.duel![side], ...change } });

const geared = begin({
  config: { gear: true },
  inPlay: { a: [{ card: 'kestrel', gear: ['ceramic-vest'] }] },
  hands: { b: ['reactive-harness'] },
});

const brief = begin({ config: { specialInfinite: 'turn' }, inPlay: { a: ['kestrel'] } });

const dieless = begin({ config: { specialDie: 'off' }, pools: { a: ['murmur', 'chimera'] } });

/** The third chain was drawn in a's turn; b and c have one more, and then a. */
const last = three({ finalTurns: ['b', 'c', 'a'] });

const late = three({ dnaTable: ['dna-1'] });

const waiting = begin({ lingering: { a: [luckyShot] } });

const lingering = (...effects: readonly DieEffect[]): Pick<State, 'players'> =>
  seated(waiting, 0, { lingering: effects.map((effect) => ({ card: 'lucky-shot', effect })) });

/** a draws the first chain at the start of a turn, and may graft. */
const grafting = after(
  begin({ active: 'b', deck: ['dna-1', 'foresight'], inPlay: { a: ['kestrel'], b: ['hush'] }, pools: { a: ['murmur'] } }),
  b.endMain(),
);

const round = (change: Partial<NonNullable<State['graftRound']>>): Pick<State, 'graftRound'> => ({
  graftRound: { ...grafting.graftRound!, ...change },
});

test('what is made impossible below is possible as it is', () => {
  for (const state of [geared, brief, dieless, last, late, waiting, grafting]) expect(faultOf(state)).toBeNull();
});

/** What no play leads to: the state, what is wrong about it, and where that is noticed. */
const impossible: readonly (readonly [what: string, state: State, change: object, path: string])[] = [
  ['a setting nobody could have asked for', main, { settings: { ...main.settings, startPlayer: 'zed' } }, 'settings.startPlayer'],
  ['players in another order', main, { players: [...main.players].reverse() }, 'players'],
  ['a stranger is active', main, { active: 'zed' }, 'active'],
  ['a stranger came first', main, { firstPlayer: 'constructor' }, 'firstPlayer'],
  ['the second to fall without a first', main, seated(gone, 2, { eliminatedAt: 2 }), 'players'],
  ['more life than at the start', main, seated(main, 0, { life: main.settings.startingLife + 1 }), 'players.0.life'],
  ['more tokens than at the start', main, seated(main, 1, { defenceMarkers: main.settings.markersPerKind + 1 }), 'players.1'],
  ['no life, and still in', main, seated(main, 2, { life: 0 }), 'players.2'],
  ['out, with life left', main, seated(main, 2, { eliminatedAt: 1 }), 'players.2'],
  ['out, with cards', gone, seated(gone, 2, { hand: ['overload'] }), 'players.2'],
  ['piles of another size than the deck', main, { piles: [1] }, 'piles'],
  ['an end without an outcome', main, { step: 'over' }, 'outcome'],
  ['a stranger has a last turn', main, { finalTurns: ['zed'] }, 'finalTurns'],
  ['a stranger was attacked', main, { battlesThisTurn: ['zed'] }, 'finalTurns'],
  ['a last turn for one who is out', gone, { finalTurns: ['c'] }, 'finalTurns'],
  ['a character of one who is out', gone, { characters: main.characters.map((one) => ({ ...one, owner: 'c' })) }, 'characters.0.owner'],
  ['one who is out is active', gone, { active: 'c' }, 'active'],
  ['nobody is left to play against', rolling, seated(rolling, 1, { life: 0, eliminatedAt: 1 }), 'characters.1.owner'],
  ['an attack without a battle', main, { step: 'next-attack' }, 'battle'],
  ['a battle in the main step', fighting, { step: 'main' }, 'battle'],
  ['a battle against oneself', defending, attacked(defending, { opponent: 'a' }), 'battle.opponent'],
  ['a choice of defender without one', defending, attacked(defending, { opponent: 'c' }), 'battle.opponent'],
  ['an attack without an attacker', fighting, attacked(fighting, { attacker: null }), 'battle.attacker'],
  ['the attacker of somebody else', defending, attacked(defending, { attacker: 'hush' }), 'battle.attacker'],
  ['dice without a duel', fighting, attacked(fighting, { duel: null }), 'battle.duel'],
  ['a duel before a defender is named', defending, { battle: fighting.battle }, 'battle.duel'],
  [
    'the defender attacks',
    fighting,
    duelled(fighting, { attacker: { ...fighting.battle!.duel!.attacker, player: 'b' } }),
    'battle.duel.attacker',
  ],
  [
    'the attacker defends',
    fighting,
    duelled(fighting, { defender: { ...fighting.battle!.duel!.defender, character: 'kestrel' } }),
    'battle.duel.defender',
  ],
  [
    'the sides have changed',
    fighting,
    duelled(fighting, { attacker: fighting.battle!.duel!.defender, defender: fighting.battle!.duel!.attacker }),
    'battle.duel.attacker',
  ],
  [
    'fewer dice than were rolled',
    rolling,
    duelled(rolling, { attacker: { ...rolling.battle!.duel!.attacker, dice: [1] } }),
    'battle.duel.attacker.dice',
  ],
  [
    'a stranger fights',
    fighting,
    duelled(fighting, { attacker: { ...fighting.battle!.duel!.attacker, player: 'nobody' } }),
    'battle.duel.attacker',
  ],
  [
    'a character fights that is not in play, and dice lie',
    rolling,
    duelled(rolling, { attacker: { ...rolling.battle!.duel!.attacker, character: 'murmur' } }),
    'battle.duel.attacker',
  ],
  ['a bystander is to act', fighting, duelled(fighting, { toAct: 'c' }), 'battle.duel'],
  [
    'a bystander is healed',
    fighting,
    duelled(fighting, { aftermath: [{ card: 'x', player: 'c', do: 'healCharacter', count: 1 }] }),
    'battle.duel',
  ],
  [
    'a card heals that does not',
    rolling,
    duelled(rolling, { aftermath: [{ card: 'super-punch', player: 'a', do: 'healCharacter', count: 1 }] }),
    'battle.duel.aftermath.0',
  ],
  [
    'a card that heals makes somebody discard',
    mending,
    duelled(mending, { aftermath: [{ card: 'heal-minor-wound', player: 'b', do: 'opponentDiscards', count: 1 }] }),
    'battle.duel.aftermath.0',
  ],
  ['two passes and no end', fighting, duelled(fighting, { consecutivePasses: 2 }), 'battle.duel'],
  ['nothing is owed', main, { drawing: { player: 'a', left: 0 } }, 'drawing'],
  ['cards are owed to one who is out', gone, { drawing: { player: 'c', left: 1 } }, 'drawing'],
  ['a stranger grafts', main, { graftRound: { allowance: 1, order: ['zed'], index: 0, left: 1 } }, 'graftRound'],
  ['everybody has grafted', main, { graftRound: { allowance: 1, order: ['a'], index: 1, left: 1 } }, 'graftRound'],
  ['an event from the box', main, { event: { card: main.unusedEvents[0]!, next: 0 } }, 'event'],
  ['an event in an attack', fighting, opened(fighting), 'event'],
  ['a graft round in an attack', fighting, { graftRound: { allowance: 1, order: ['a'], index: 0, left: 1 } }, 'graftRound'],
  ['a graft round waits for a card not drawn', main, { deferred: [{ kind: 'graftRound', card: 'dna-1', allowance: 1 }] }, 'deferred'],
  ['one who is out decides', gone, { decisions: [{ kind: 'heal', owner: 'c', source: null, left: 1, card: null }] }, 'decisions.0'],
  ['a graft of nothing', deciding, decided(deciding, { kind: 'special-graft-host' }), 'decisions.0'],
  ['a graft of what is not there', deciding, decided(deciding, { kind: 'special-graft-host', card: 'undertow' }), 'decisions.0'],
  ['a special die asks before it is used', deciding, seated(deciding, 0, { specialDieSpent: false }), 'decisions.0'],
  ['a special die asks that has given something', deciding, characterised(deciding, { recalled: true }), 'decisions.0'],
  ['a special die asks where there is none', dieless, { decisions: deciding.decisions }, 'decisions.0'],
  ['a special die asks while dice lie', rolling, { decisions: deciding.decisions }, 'decisions.0'],
  ['a special die asks twice', deciding, decided(deciding, {}, {}), 'decisions.0'],
  ['wounds from nowhere', deciding, decided(deciding, { kind: 'wound' }), 'decisions.0'],
  ['nothing is left to choose', hurting, decided(hurting, { left: 0 }), 'decisions.0'],
  ['two characters are to be wounded', hurting, decided(hurting, { left: 2 }), 'decisions.0'],
  ['turn 0', main, { turn: 0 }, 'turn'],
  ['another than the one chosen began', main, { firstPlayer: 'b' }, 'firstPlayer'],
  ['five characters played of three', main, { charactersPlayedThisTurn: 5 }, 'charactersPlayedThisTurn'],
  ['gear played in a game without', main, { gearPlayedThisTurn: 1 }, 'gearPlayedThisTurn'],
  ['two gear played', geared, { gearPlayedThisTurn: 2 }, 'gearPlayedThisTurn'],
  ['a battle with oneself', main, { battlesThisTurn: ['a'] }, 'battlesThisTurn'],
  ['two challenges to the same', main, { battlesThisTurn: ['b', 'c', 'b'] }, 'battlesThisTurn'],
  ['a battle that was not declared', fighting, { battlesThisTurn: ['b', 'c'] }, 'battlesThisTurn'],
  ['three chains and no last turns', last, { finalTurns: null }, 'finalTurns'],
  ['last turns without three chains', main, { finalTurns: [] }, 'finalTurns'],
  ['three last turns of the same', last, { finalTurns: ['b', 'b', 'b'] }, 'finalTurns'],
  ['last turns in another order', last, { finalTurns: ['c', 'b'] }, 'finalTurns'],
  ['a last turn begins with the active player', last, { finalTurns: ['a'] }, 'finalTurns'],
  ['a round where one turn is played', last, { settings: { ...last.settings, finalRound: 'oneTurn' } }, 'finalTurns'],
  [
    'two gear in one slot',
    geared,
    { ...characterised(geared, { gear: ['ceramic-vest', 'reactive-harness'] }), ...seated(geared, 1, { hand: [] }) },
    'characters.0.gear',
  ],
  ['an entry in the future', main, characterised(main, { enteredOnTurn: main.turn + 1 }), 'characters.0.enteredOnTurn'],
  ['an entry before the first turn', main, characterised(main, { enteredOnTurn: 0 }), 'characters.0.enteredOnTurn'],
  ['an attack in the future', main, characterised(main, { attackedOnTurn: main.turn + 1 }), 'characters.0.attackedOnTurn'],
  ['an attack before the entry', main, characterised(main, { enteredOnTurn: 3, attackedOnTurn: 2 }), 'characters.0.attackedOnTurn'],
  ['Infinite Power for longer than the option says', main, characterised(main, { infinite: 3 }), 'characters.0.infinite'],
  ['Infinite Power from the future', brief, characterised(brief, { infinite: brief.turn + 1 }), 'characters.0.infinite'],
  [
    'a recall by a special die that is unspent',
    main,
    { ...characterised(main, { recalled: true }), ...seated(main, 0, { specialDieSpent: false }) },
    'players.0.specialDieSpent',
  ],
  [
    'one special die has given two things',
    main,
    characterised(main, { recalled: true, infinite: 'whileInPlay' }),
    'players.0.specialDieSpent',
  ],
  ['a special die where there is none', dieless, seated(dieless, 1, { specialDieSpent: false }), 'players.1.specialDieSpent'],
  ['an effect that its card does not have', waiting, lingering({ do: 'setDie', target: 'own' }), 'players.0.lingering'],
  ['one effect twice', waiting, lingering({ do: 'setDie', target: 'any' }, { do: 'setDie', target: 'any' }), 'players.0.lingering'],
  ['a million tokens', fighting, sided(fighting, 'attacker', { markers: 1_000_000 }), 'battle.duel.attacker.markers'],
  ['a token more than were on the board', rolling, sided(rolling, 'defender', { markers: 4 }), 'battle.duel.defender.markers'],
  ['dice before the reveal', fighting, sided(fighting, 'attacker', { count: 2 }), 'battle.duel'],
  ['a reveal before the passes', fighting, duelled(fighting, { tieRerolls: 1 }), 'battle.duel'],
  ['more dice than the cards give', rolling, sided(rolling, 'defender', { count: 3, dice: [6, 6, 6] }), 'battle.duel.defender.count'],
  ['more rerolls than the cards give', rolling, sided(rolling, 'attacker', { rerolls: 2 }), 'battle.duel.attacker.rerolls'],
  ['dice from nowhere', rolling, sided(rolling, 'attacker', { extraDice: 3 }), 'battle.duel.attacker'],
  ['rerolls denied by nobody', rolling, sided(rolling, 'attacker', { denied: true }), 'battle.duel.attacker'],
  ['damage prevented by nothing', rolling, sided(rolling, 'attacker', { prevented: 'roll-with-it' }), 'battle.duel.attacker.prevented'],
  [
    'a card used with a power that its character has not',
    rolling,
    duelled(rolling, { played: rolling.battle!.duel!.played.map((laid) => ({ ...laid, powered: true })) }),
    'battle.duel.played.0.powered',
  ],
  [
    'a card used without the power that its character has',
    dimmed,
    duelled(dimmed, { played: dimmed.battle!.duel!.played.map((laid) => ({ ...laid, powered: false })) }),
    'battle.duel.played.0.powered',
  ],
  [
    'a card used with a power where it names none',
    mending,
    duelled(mending, { played: mending.battle!.duel!.played.map((laid) => ({ ...laid, powered: true })) }),
    'battle.duel.played.0.powered',
  ],
  ['a tie too many', rolling, duelled(rolling, { tieRerolls: 50 }), 'battle.duel.tieRerolls'],
  [
    'dice before all is revealed',
    rolling,
    duelled(rolling, { played: rolling.battle!.duel!.played.map((laid) => ({ ...laid, faceDown: true })) }),
    'battle.duel',
  ],
  ['a character attacks twice', defending, attacked(defending, { waiting: ['kestrel'] }), 'battle.waiting'],
  ['an attack that has not begun', defending, characterised(defending, { attackedOnTurn: null }), 'battle.attacker'],
  ['an attack of an earlier turn', defending, characterised(defending, { attackedOnTurn: 4 }), 'battle.attacker'],
  ['more cards owed than a turn begins with', grafting, { drawing: { player: 'a', left: 4 } }, 'drawing'],
  ['cards owed to another', grafting, { drawing: { player: 'b', left: 2 } }, 'drawing'],
  ['a round that somebody misses', grafting, round({ order: ['a'] }), 'graftRound'],
  ['a round of two with one chain', grafting, round({ allowance: 2, left: 2 }), 'graftRound'],
  ['more grafts left than allowed', grafting, round({ left: 2 }), 'graftRound'],
  ['an event in a graft round', grafting, opened(grafting), 'graftRound'],
  ['another allowance than its chain has', grafting, { deferred: [{ kind: 'graftRound', card: 'dna-1', allowance: 2 }] }, 'deferred'],
  [
    'two rounds of one chain',
    grafting,
    { deferred: [1, 1].map((allowance) => ({ kind: 'graftRound', card: 'dna-1', allowance })) },
    'deferred',
  ],
  ['something waits for nothing', late, { deferred: [{ kind: 'graftRound', card: 'dna-1', allowance: 1 }] }, 'deferred'],
  ['nobody is waited for', fighting, { step: 'revealing' }, 'step'],
  ['a choice between one', deciding, decided(deciding, { kind: 'special-infinite' }), 'step'],
];

for (const [what, state, change, path] of impossible)
  test(`${what}: refused`, () => {
    expect(faultOf({ ...state, ...change })).toBe(path);
  });

const isState = (state: unknown): boolean => E.isRight(answeredInFull(genegrafter.decodeState(JSON.parse(JSON.stringify(state)))));

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

test('a game that is over ended as it can have ended, and for whom it can', () => {
  const over = after(three({ finalTurns: [], pools: { a: ['kestrel'], b: ['murmur'], c: ['undertow'] } }), [a.endMain(), 1, 6]);
  const outcome = over.outcome!;
  expect([outcome.winner, outcome.reason]).toEqual(['c', 'dna']);
  const faultIn = (change: Partial<typeof outcome>): string | null => faultOf({ ...over, outcome: { ...outcome, ...change } });
  // b has as many markers and as much life, and might have rolled higher.
  const [first, second, third] = outcome.ranking;
  expect(faultIn({ winner: 'b', winners: ['b'], ranking: [{ ...second!, rank: 1 }, { ...first!, rank: 2 }, third!] })).toBeNull();
  for (const winner of ['a', 'zed']) expect(faultIn({ winner, winners: [winner] })).toBe('outcome.winner');
  expect(faultIn({ winners: ['b', 'c'] })).toBe('outcome.winner');
  for (const ranking of [[], [first!, third!, second!], [{ ...first!, points: 9 }, second!, third!]])
    expect(faultIn({ ranking })).toBe('outcome.ranking');
  for (const reason of ['last-survivor', 'turn-limit'] as const) expect(faultIn({ reason })).toBe('outcome.reason');
  expect(faultIn({ clause: 'GG-OVER-10' })).toBe('outcome.reason');
});

test('a game that ends while something drawn still waits can be read again', () => {
  const state = after(
    begin({ life: { b: 1 }, deck: ['gene-purge', 'foresight'], inPlay: { a: ['ironroot'] }, specialDice: ['b'] }),
    a.battle('b', 'ironroot'),
    [b.special(), 3],
  );
  expect([state.outcome?.winner, state.deferred]).toEqual(['a', [{ kind: 'event', card: 'gene-purge' }]]);
  expect(isState(state)).toBe(true);
});

import fc from 'fast-check';
import { E, seeded } from 'ludoteca';
import { contentOfPack, genegrafter, type State } from 'ludoteca/genegrafter';
import { decodeScene, type Scene, scene, sceneFrom } from 'ludoteca/genegrafter/testing';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { often } from '../../../long.js';
import { playedOn } from '../../played-on.js';
import { faultyPlaces } from '../../refusals-in-full.js';
import { a, b } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';
import { zonesOf } from '../helpers/zones.js';

const duo = { players: ['a', 'b'] } as const;
const trio = { players: ['a', 'b', 'c'] } as const;
const { characters, abilities, events, dna, gear } = contentOfPack(null);
const [dna1, dna2, dna3] = [...dna.keys()] as [string, string, string];

const wrong = (said: unknown, config: unknown = trio): readonly (string | undefined)[] => faultyPlaces(decodeScene(config, said));

const of = (state: State, id: string) => state.players.find((player) => player.id === id)!;

/** Every card, wherever it is. */
const allCards = (state: State): string[] => zonesOf(state).flatMap(([, cards]) => [...cards]);

describe('a position in a few words', () => {
  const state = scene(
    { ...trio, gear: true },
    {
      turn: 6,
      active: 'b',
      players: {
        a: { life: 4, hand: ['mind-fog', 'chimera'], characters: ['ironroot'], genePool: ['murmur'], attackMarkers: 1 },
        b: {
          characters: [
            { card: 'hush', wounded: true, grafts: ['kestrel'] },
            { card: 'livewire', recalled: true, enteredOnTurn: 6 },
          ],
          lingering: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }],
        },
      },
      dnaTable: [dna1],
      deck: ['foresight', dna3],
      discard: ['ice-wall'],
    },
  );

  test('what is said stands so', () => {
    expect(state).toMatchObject({ turn: 6, active: 'b', step: 'main', dnaTable: [dna1], discard: ['ice-wall'], finalTurns: null });
    expect(of(state, 'a')).toMatchObject({
      life: 4,
      hand: ['mind-fog', 'chimera'],
      genePool: ['murmur'],
      attackMarkers: 1,
      defenceMarkers: 3,
    });
    expect(state.deck.slice(0, 2)).toEqual(['foresight', dna3]);
    expect(state.characters).toMatchObject([
      { card: 'ironroot', owner: 'a', wounded: false, enteredOnTurn: 1 },
      { card: 'hush', owner: 'b', wounded: true, grafts: ['kestrel'] },
      { card: 'livewire', owner: 'b', recalled: true },
    ]);
  });

  test('every card is somewhere, and in one place', () => {
    const cards = allCards(state);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).toHaveLength(characters.size + abilities.size + events.size + dna.size + gear.size);
  });

  test('the books follow: a special die that gave something is spent, and a deck that was touched is one pile', () => {
    expect(state.players.map(({ specialDieSpent }) => specialDieSpent)).toEqual([false, true, false]);
    expect(state.piles).toEqual([state.deck.length]);
  });

  test('it is read again, and play goes on from it', () => {
    expect(accepted(genegrafter.decodeState(JSON.parse(JSON.stringify(state))))).toEqual(state);
    const last = playedOn(genegrafter, state, 3, 4000);
    expect(last.outcome).not.toBeNull();
  });
});

test('without anything said it is the first turn of the first player', () => {
  const state = scene(trio);
  expect(state).toMatchObject({ turn: 1, active: 'a', firstPlayer: 'a', step: 'main' });
  expect(state.players.map(({ hand }) => hand.length)).toEqual([8, 5, 5]);
  expect(state.piles).toHaveLength(3);
  expect(sceneFrom(state, { players: { b: { life: 2 } } }).piles).toEqual(state.piles);
});

test('what was in a place that is named whole goes under the deck, and events go to the box', () => {
  const before = scene(trio);
  const after = sceneFrom(before, { players: { c: { hand: ['mind-fog'] } }, resolvedEvents: [before.unusedEvents[0]!] });
  expect(of(after, 'c').hand).toEqual(['mind-fog']);
  expect(after.deck.slice(-5).sort()).toEqual([...of(before, 'c').hand].filter((card) => card !== 'mind-fog').sort());
  expect(sceneFrom(after, { resolvedEvents: [] }).unusedEvents).toContain(before.unusedEvents[0]);
});

test('a card that is named leaves where it lay, and what it carried goes with nobody', () => {
  const before = scene(
    { ...trio, gear: true },
    { players: { b: { characters: [{ card: 'hush', grafts: ['kestrel'], gear: [[...gear.keys()][0]!] }] } } },
  );
  const state = sceneFrom(before, { players: { a: { genePool: ['hush'] } } });
  expect(state.characters).toEqual([]);
  expect(state.deck.slice(-2)).toEqual(['kestrel', [...gear.keys()][0]]);
});

test('the rest of the deck can be thrown away, but for the chains', () => {
  const state = scene(duo, { deck: ['kestrel'], rest: 'discard' });
  expect(state.deck).toEqual(['kestrel', ...dna.keys()]);
  expect(state.unusedEvents).toHaveLength(events.size);
});

test('the third chain brings the last turns: everybody’s, or those that are named', () => {
  const dnaTable = [dna1, dna2, dna3];
  expect(scene(trio, { active: 'b', dnaTable }).finalTurns).toEqual(['c', 'a', 'b']);
  expect(scene({ ...trio, finalRound: 'oneTurn' }, { active: 'b', dnaTable }).finalTurns).toEqual(['c']);
  const last = scene(trio, { active: 'b', dnaTable, finalTurns: ['c'] });
  expect(last.finalTurns).toEqual(['c']);
  expect(sceneFrom(last, { players: { a: { life: 1 } } }).finalTurns).toEqual(['c']);
});

test('who has no life is out, and what it had is given up', () => {
  const rich = scene(trio, { players: { c: { hand: ['mind-fog'], genePool: ['murmur'], characters: ['hush'] } } });
  const state = sceneFrom(rich, { players: { c: { life: 0 } } });
  expect(of(state, 'c')).toMatchObject({ eliminatedAt: 1, hand: [], genePool: [], attackMarkers: 0, specialDieSpent: true });
  expect([state.discard, state.removed, state.characters]).toEqual([['mind-fog', 'hush'], ['murmur'], []]);
  expect(genegrafter.actors(scene(trio, { active: 'b', players: { a: { life: 0 } } }))).toEqual(['b', 'c']);
});

test('a hand above its limit is discarded from', () => {
  const state = scene(duo, { step: 'discarding', players: { a: { hand: [...abilities.keys()].slice(0, 9) } } });
  expect(genegrafter.open(state, 'a')).toContain('discard-card');
});

describe('an attack', () => {
  const players = { a: { characters: ['ironroot', 'livewire'], hand: ['mind-fog'] }, b: { characters: ['hush'] } };

  test('waits for a defender, or hits where there is none', () => {
    const state = scene(duo, { turn: 5, players, battle: { opponent: 'b', attacker: 'ironroot', waiting: ['livewire'] } });
    expect(state).toMatchObject({
      step: 'choosing-defender',
      battlesThisTurn: ['b'],
      battle: { attacker: 'ironroot', waiting: ['livewire'], duel: null },
    });
    expect(state.characters[0]!.attackedOnTurn).toBe(5);
    expect(genegrafter.explain(state, b.defend('hush'))).toEqual([]);
    const bare = scene(duo, { turn: 5, players: { a: players.a }, battle: { opponent: 'b', attacker: 'ironroot' } });
    expect(bare.step).toBe('direct-attack');
    playedOn(genegrafter, state, 5, 300);
  });

  test('with a defender it is a duel, as if it had been played to', () => {
    const main = scene(duo, { turn: 5, players, charactersPlayedThisTurn: 1 });
    const played = after(main, a.battle('b', 'ironroot'), b.defend('hush'), a.ability('mind-fog'));
    const battle = { opponent: 'b', attacker: 'ironroot', defender: 'hush', laid: [{ by: 'a', card: 'mind-fog' }], toAct: 'b' };
    const set = sceneFrom(main, { battle });
    expect(set.battle).toEqual(played.battle);
    expect({ ...set, piles: null }).toEqual({ ...played, piles: null });
  });

  test('is over where the scene says so, and its cards are put away', () => {
    const duel = scene(duo, {
      players,
      battle: { opponent: 'b', attacker: 'ironroot', defender: 'hush', laid: [{ by: 'b', card: 'ice-wall' }] },
    });
    const state = sceneFrom(duel, { battle: null });
    expect(state).toMatchObject({ battle: null, step: 'main' });
    expect(state.deck.at(-1)).toBe('ice-wall');
  });
});

test('a graft round that waits for the end of an attack is forgotten with it, and every card is still there', () => {
  const attack = { opponent: 'b', attacker: 'ironroot' } as const;
  const players = { a: { characters: ['ironroot'] }, b: { characters: ['hush'] } };
  const waiting = after(scene(duo, { players, deck: [dna1, 'foresight'], battle: attack }), [b.special(), 3]);
  expect(waiting.deferred).toEqual([{ kind: 'graftRound', card: dna1, allowance: 1 }]);
  const state = sceneFrom(waiting, { battle: null });
  expect([state.deferred, state.dnaTable, state.step]).toEqual([[], [dna1], 'main']);
  expect(allCards(state).sort()).toEqual(allCards(waiting).sort());
});

describe('refused', () => {
  const battle = { opponent: 'b', attacker: 'ironroot' };
  const armies = { a: { characters: ['ironroot'] }, b: { characters: ['hush'] } };
  const refusals: Readonly<Record<string, readonly [said: unknown, path: string | undefined, config?: unknown]>> = {
    'a misspelt field': [{ trun: 3 }, 'trun'],
    'a misspelt field of a player': [{ players: { a: { lief: 3 } } }, 'players.a.lief'],
    'a misspelt field of a character': [{ players: { a: { characters: [{ card: 'hush', wounds: 1 }] } } }, 'players.a.characters.0.wounds'],
    'a number that is none': [{ turn: '3' }, 'turn'],
    'a player nobody knows': [{ players: { dot: {} } }, 'players.dot'],
    'a turn of nobody': [{ active: 'dot' }, 'active'],
    'a card nobody knows': [{ players: { a: { hand: ['mind-fog', 'excalibur'] } } }, 'players.a.hand.1'],
    'an inherited name': [{ discard: ['constructor'] }, 'discard.0'],
    'a card in two places': [{ players: { a: { hand: ['hush'] }, b: { characters: ['hush'] } } }, 'players.b.characters.0'],
    'a card twice': [{ deck: ['hush', 'hush'] }, 'deck.1'],
    'an ability in play': [{ players: { a: { characters: ['mind-fog'] } } }, 'players.a.characters.0'],
    'an event in a hand': [{ players: { a: { hand: [[...events.keys()][0]] } } }, 'players.a.hand.0'],
    'a chain in the discard': [{ discard: [dna1] }, 'discard.0'],
    'gear where there is none': [{ players: { a: { hand: [[...gear.keys()][0]] } } }, 'players.a.hand.0'],
    'a graft that is none': [
      { players: { a: { characters: [{ card: 'hush', grafts: ['mind-fog'] }] } } },
      'players.a.characters.0.grafts.0',
    ],
    'an effect that the card has not': [
      { players: { a: { lingering: [{ card: 'mind-fog', effect: { do: 'setDie', target: 'any' } }] } } },
      'players.a.lingering',
    ],
    'turn 0': [{ turn: 0 }, 'turn'],
    'more life than at the start': [{ players: { b: { life: 7 } } }, 'players.b.life'],
    'more tokens than at the start': [{ players: { b: { attackMarkers: 4 } } }, 'players.b.attackMarkers'],
    'somebody who is out and has a hand': [{ players: { b: { life: 0, hand: ['mind-fog'] } } }, 'players.b.hand'],
    'a turn of somebody who is out': [{ players: { a: { life: 0 } } }, undefined],
    'one player left': [{ players: { b: { life: 0 }, c: { life: 0 } } }, 'players'],
    'a character from the future': [{ players: { a: { characters: [{ card: 'hush', enteredOnTurn: 2 }] } } }, 'players.a.characters'],
    'a special die that gave twice': [
      {
        turn: 2,
        players: {
          a: {
            characters: [
              { card: 'hush', recalled: true },
              { card: 'murmur', infinite: 'whileInPlay' },
            ],
          },
        },
      },
      'players.a',
    ],
    'a special die that gave and is left': [
      { players: { a: { specialDie: true, characters: [{ card: 'hush', recalled: true }] } } },
      'players.a.specialDie',
    ],
    'a special die where there are none': [{ players: { a: { specialDie: true } } }, 'players.a.specialDie', { ...duo, specialDie: 'off' }],
    'last turns without the third chain': [{ finalTurns: ['b'] }, 'finalTurns'],
    'last turns out of order': [{ dnaTable: [dna1, dna2, dna3], finalTurns: ['c', 'b'] }, 'finalTurns'],
    'a last turn of nobody': [{ dnaTable: [dna1, dna2, dna3], finalTurns: ['dot'] }, 'finalTurns.0'],
    'too many characters in a turn': [{ charactersPlayedThisTurn: 4 }, 'charactersPlayedThisTurn'],
    'a battle against oneself': [{ battlesThisTurn: ['a'] }, 'battlesThisTurn'],
    'nothing to discard': [{ step: 'discarding', players: { a: { hand: [] } } }, 'step'],
    'an attack on oneself': [{ players: armies, battle: { ...battle, opponent: 'a' } }, 'battle.opponent'],
    'an attacker who is not there': [{ players: armies, battle: { ...battle, attacker: 'murmur' } }, 'battle.attacker'],
    'an attacker of somebody else': [{ players: armies, battle: { ...battle, attacker: 'hush' } }, 'battle.attacker'],
    'one who waits and is not there': [{ players: armies, battle: { ...battle, waiting: ['murmur'] } }, 'battle.waiting.0'],
    'one who attacks twice': [{ players: armies, battle: { ...battle, waiting: ['ironroot'] } }, 'battle.waiting'],
    'a defender of somebody else': [{ players: armies, battle: { ...battle, defender: 'ironroot' } }, 'battle.defender'],
    'a card laid by a bystander': [
      { players: armies, battle: { ...battle, defender: 'hush', laid: [{ by: 'c', card: 'mind-fog' }] } },
      'battle.laid.0.by',
    ],
    'a card laid before there is a duel': [
      { players: armies, battle: { ...battle, laid: [{ by: 'a', card: 'mind-fog' }] } },
      'battle.laid.0.by',
    ],
    'a card laid whose effect waits from an earlier duel': [
      {
        players: { ...armies, a: { ...armies.a, lingering: [{ card: 'lucky-shot', effect: { do: 'setDie', target: 'any' } }] } },
        battle: { ...battle, defender: 'hush', laid: [{ by: 'a', card: 'lucky-shot' }] },
      },
      'battle.laid.0',
    ],
    'a bystander to act': [{ players: armies, battle: { ...battle, defender: 'hush', toAct: 'c' } }, 'battle.toAct'],
    'a table of one': [{}, 'config.players', { players: ['a'] }],
  };
  for (const [what, [said, path, config]] of Object.entries(refusals)) test(what, () => expect(wrong(said, config)[0]).toBe(path));

  test('a thrown scene says everything that is wrong', () => {
    expect(() => scene(duo, { players: { a: { hand: ['x'] } }, deck: ['y'] })).toThrow(
      'Refused: bad-scene (CORE-STATE) players.a.hand.0: There is no card x.; bad-scene (CORE-STATE) deck.0: There is no card y.',
    );
    // @ts-expect-error there is no such player
    expect(() => scene(duo, { active: 'dot' })).toThrow('active: dot does not play.');
  });
});

/** What a scene says of a state that was reached by play, between attacks. */
const described = (state: State): Scene => {
  const { turn, active, step, players, characters: inPlay, charactersPlayedThisTurn, gearPlayedThisTurn, battlesThisTurn } = state;
  const { deck, discard, removed, dnaTable, resolvedEvents, unusedEvents, finalTurns } = state;
  return {
    ...{ turn, active, step: step as 'main' | 'discarding', charactersPlayedThisTurn, gearPlayedThisTurn, battlesThisTurn },
    players: Object.fromEntries(
      players.map(({ id, life, attackMarkers, defenceMarkers, hand, genePool, specialDieSpent, lingering }) => [
        id,
        {
          ...{ life, attackMarkers, defenceMarkers, hand, genePool, specialDie: !specialDieSpent, lingering },
          characters: inPlay.filter(({ owner }) => owner === id).map(({ owner: _, ...character }) => character),
        },
      ]),
    ),
    ...{ deck, discard, removed, dnaTable, resolvedEvents, unusedEvents },
    ...(finalTurns === null ? {} : { finalTurns }),
  };
};

/** As two states of one position may differ: in which order characters of different players came, and how the deck was stacked. */
const likened = (state: State) => ({
  ...state,
  characters: [...state.characters].sort((one, other) => (one.card < other.card ? -1 : 1)),
  ...{
    piles: null,
    firstPlayer: null,
    players: state.players.map((player) => ({ ...player, eliminatedAt: player.eliminatedAt !== null })),
  },
});

test('what was reached by play and said again is the same position, and play goes on from it', () => {
  let said = 0;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(duo, trio), fc.boolean(), fc.nat(120), (seed, table, withGear, most) => {
      const config = { ...table, gear: withGear };
      const state = playedOn(genegrafter, accepted(genegrafter.setup(config, seeded(seed))).state, seed, most);
      expect(sceneFrom(state, {})).toEqual(state);
      if (genegrafter.actors(state).length === 0 || !['main', 'discarding'].includes(genegrafter.definition.phase!(state))) return;
      const again = decodeScene(config, described(state));
      if (E.isLeft(again)) throw new Error(again.left[0].message);
      expect(likened(again.right)).toEqual(likened(state));
      playedOn(genegrafter, again.right, seed, 300);
      said++;
    }),
    { seed: 2026, numRuns: often(30, 80) },
  );
  expect(said).toBeGreaterThan(10);
});

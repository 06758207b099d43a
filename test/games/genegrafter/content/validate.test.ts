import { clone, createMatch, decodeRecord, E, seeded } from 'ludoteca';
import { defaultPack, genegrafter, type Pack, packFaults, powers } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { answeredInFull, inFull } from '../../refusals-in-full.js';
import { clause } from '../helpers/clause.js';
import { configFaults } from '../helpers/setups.js';

type Loose = { -readonly [K in keyof Pack]: { -readonly [F in keyof Pack[K][number]]: unknown }[] };

/** Faults of the default pack once something in it was changed. */
const faultsOf = (change: (pack: Loose) => void, players = 2, gear = true): string[] => {
  const pack = clone(defaultPack) as unknown as Loose;
  change(pack);
  return inFull([...packFaults(pack, { players, openingHand: 5, gear })]).map(({ code, clause: id, path }) => `${code} ${id} ${path}`);
};

test('the default pack has no faults', () => expect(faultsOf(() => {})).toEqual([]));

clause('GG-PACK-01', 'an id that is used twice, in any kind and by any copy, is a fault', () => {
  expect(faultsOf((pack) => Object.assign(pack.gear[0]!, { id: 'kestrel' }))).toEqual(['pack-duplicate-id GG-PACK-01 pack.gear.0.id']);
  expect(
    faultsOf((pack) => (Object.assign(pack.events[0]!, { id: 'overload#2' }), Object.assign(pack.abilities[15]!, { copies: 2 }))),
  ).toEqual(['pack-duplicate-id GG-PACK-01 pack.events.0.id']);
  expect(faultsOf((pack) => Object.assign(pack.characters[3]!, { id: 'decline' }))).toEqual([
    'pack-duplicate-id GG-PACK-01 pack.characters.3.id',
  ]);
});

clause('GG-CONT-01', 'a pack of one’s own lists its own colours, more or fewer than three', () => {
  const own = ['mental', 'energy', 'physical', 'umbral', 'solar'];
  const five = clone(defaultPack) as unknown as Loose & { colours: string[] };
  five.colours = own;
  Object.assign(five.characters[0]!, { markers: own });
  Object.assign(five.abilities[0]!, { colour: 'umbral' });
  Object.assign(five.gear[1]!, { effects: [{ do: 'grantColour', colour: 'solar' }] });
  expect(configFaults({ players: ['a', 'b'], gear: true, pack: five })).toEqual([]);
  const single = clone(defaultPack) as unknown as Loose & { colours: string[] };
  single.colours = ['grey'];
  for (const card of single.characters) Object.assign(card, { markers: ['grey'] });
  for (const card of single.abilities) Object.assign(card, { colour: 'grey' });
  expect(configFaults({ players: ['a', 'b'], pack: { ...single, gear: [] } })).toEqual([]);
});

clause('GG-PACK-02', 'three DNA cards, counted with their copies', () => {
  expect(faultsOf((pack) => pack.dna.pop())).toEqual(['pack-dna-count GG-PACK-02 pack.dna']);
  expect(faultsOf((pack) => pack.dna.push({ id: 'dna-4', name: 'DNA 4' }))).toEqual(['pack-dna-count GG-PACK-02 pack.dna']);
  expect(faultsOf((pack) => pack.dna.splice(0, 3, { id: 'dna', name: 'DNA', copies: 3 }))).toEqual([]);
});

clause('GG-PACK-03', 'ordinary cards for all hands and nine more, gear counting only if it is used', () => {
  const leave = (count: number) => (pack: Loose) => pack.abilities.splice(count);
  expect(faultsOf(leave(9), 4, false)).toEqual([]); // 20 + 9 = 5 × 4 + 9
  expect(faultsOf(leave(8), 4, false)).toEqual(['pack-too-small GG-PACK-03 pack']);
  expect(faultsOf(leave(8), 4, true)).toEqual([]);
});

clause('GG-PACK-04', 'two characters for each player', () => {
  expect(faultsOf((pack) => pack.characters.splice(8), 4)).toEqual([]);
  expect(faultsOf((pack) => pack.characters.splice(7), 4)).toEqual(['pack-too-few-characters GG-PACK-04 pack.characters']);
});

clause('GG-PACK-05', 'character dice are whole numbers from 1 to 9', () => {
  for (const bad of [0, 10, 1.5, '3', undefined])
    expect(faultsOf((pack) => Object.assign(pack.characters[1]!, { attack: bad }))).toEqual([
      'pack-bad-dice GG-PACK-05 pack.characters.1.attack',
    ]);
  for (const good of [1, 9]) expect(faultsOf((pack) => Object.assign(pack.characters[1]!, { defence: good }))).toEqual([]);
});

clause('GG-PACK-06', 'a character has 1 to 6 markers of known colours', () => {
  const markers = (...given: unknown[]) => faultsOf((pack) => Object.assign(pack.characters[0]!, { markers: given }));
  expect(markers()).toEqual(['pack-bad-marker GG-PACK-06 pack.characters.0.markers']);
  expect(markers(...Array(7).fill('energy'))).toEqual(['pack-bad-marker GG-PACK-06 pack.characters.0.markers']);
  expect(markers('energy', 'purple')).toEqual(['pack-bad-marker GG-PACK-06 pack.characters.0.markers.1']);
  expect(markers(...Array(6).fill('energy'))).toEqual([]);
});

clause('GG-PACK-07', 'powers are those of the pack, the two that act alone among them, and a character has one', () => {
  const fault = 'pack-unknown-power GG-PACK-07';
  expect(faultsOf((pack) => Object.assign(pack.characters[0]!, { powers: [] }))).toEqual([`${fault} pack.characters.0.powers`]);
  expect(faultsOf((pack) => Object.assign(pack.characters[0]!, { powers: ['luck', 'juggling'] }))).toEqual([
    `${fault} pack.characters.0.powers.1`,
  ]);
  expect(faultsOf((pack) => Object.assign(pack.abilities[0]!, { withPower: { power: 'juggling', attack: 2, defence: 0 } }))).toEqual([
    `${fault} pack.abilities.0.withPower.power`,
  ]);
  expect(faultsOf((pack) => Object.assign(pack.gear[0]!, { effects: [{ do: 'grantPower', power: 'juggling' }] }))).toEqual([
    `${fault} pack.gear.0.effects.0.power`,
  ]);
  expect(faultsOf((pack) => Object.assign(pack, { powers: powers.filter((power) => power !== 'infinitePower') }))).toEqual([
    `${fault} pack.powers`,
    `${fault} pack.characters.7.powers.0`,
  ]);
});

clause('GG-PACK-08', 'ability dice are from 0 to 9, and not fewer with the power than without', () => {
  const superPunch = 16;
  const withPower = (given: unknown) => faultsOf((pack) => Object.assign(pack.abilities[superPunch]!, { withPower: given }));
  expect(withPower({ power: 'superStrength', attack: 0, defence: 0 })).toEqual([
    'pack-bad-dice GG-PACK-08 pack.abilities.16.withPower.attack',
  ]);
  expect(withPower({ power: 'superStrength', attack: 1, defence: 0 })).toEqual([]);
  expect(withPower({ power: 'superStrength' })).toEqual([
    'pack-bad-dice GG-PACK-08 pack.abilities.16.withPower.attack',
    'pack-bad-dice GG-PACK-08 pack.abilities.16.withPower.defence',
  ]);
  expect(faultsOf((pack) => Object.assign(pack.abilities[0]!, { defence: 10 }))).toEqual([
    'pack-bad-dice GG-PACK-08 pack.abilities.0.defence',
  ]);
});

clause('GG-PACK-09', 'an ability has one colour of the pack', () => {
  for (const colour of ['purple', ['mental', 'energy'], undefined])
    expect(faultsOf((pack) => Object.assign(pack.abilities[2]!, { colour }))).toEqual([
      'pack-unknown-colour GG-PACK-09 pack.abilities.2.colour',
    ]);
});

clause('GG-PACK-10', 'effects are known, on the right kind of card, within limits, and never idle', () => {
  const ability = (effect: unknown) => faultsOf((pack) => Object.assign(pack.abilities[3]!, { effects: [effect] }));
  const event = (effect: unknown) => faultsOf((pack) => Object.assign(pack.events[1]!, { effects: [effect] }));
  const gear = (effect: unknown) => faultsOf((pack) => Object.assign(pack.gear[1]!, { effects: [effect] }));
  for (const [faults, path] of [
    [ability({ do: 'explode' }), 'pack.abilities.3.effects.0.do'],
    [ability({ do: 'healAll' }), 'pack.abilities.3.effects.0.do'],
    [ability({ do: 'addDice', side: 'self', amount: 0 }), 'pack.abilities.3.effects.0.amount'],
    [ability({ do: 'addDice', side: 'self', amount: -10 }), 'pack.abilities.3.effects.0.amount'],
    [ability({ do: 'drawCards', count: 0 }), 'pack.abilities.3.effects.0.count'],
    [ability({ do: 'setDie', target: 'theirs' }), 'pack.abilities.3.effects.0.target'],
    [event({ do: 'regainMarkers', attack: 0, defence: 0 }), 'pack.events.1.effects.0'],
    [event({ do: 'endDuel' }), 'pack.events.1.effects.0.do'],
    [event({ do: 'healAll', onlyWithPower: true }), 'pack.events.1.effects.0.onlyWithPower'],
    [gear({ do: 'statBonus', attack: 0, defence: 0 }), 'pack.gear.1.effects.0'],
    [gear({ do: 'grantColour', colour: 'purple' }), 'pack.gear.1.effects.0.colour'],
    [gear({ do: 'bonusRerolls', amount: 10 }), 'pack.gear.1.effects.0.amount'],
  ] as const)
    expect(faults).toEqual([`pack-bad-effect GG-PACK-10 ${path}`]);
  expect(ability({ do: 'addDice', side: 'opponent', amount: -9 })).toEqual([]);
  expect(gear({ do: 'statBonus', attack: 9, defence: 0 })).toEqual([]);
});

clause('GG-PACK-11', 'an effect reserved to a power needs a card that names one', () => {
  expect(faultsOf((pack) => Object.assign(pack.abilities[3]!, { effects: [{ do: 'endDuel', onlyWithPower: true }] }))).toEqual([
    'pack-bad-effect GG-PACK-11 pack.abilities.3.effects.0',
  ]);
  expect(faultsOf((pack) => Object.assign(pack.abilities[0]!, { effects: [{ do: 'endDuel', onlyWithPower: true }] }))).toEqual([]);
});

clause('GG-PACK-12', 'a gear names its slot, which may be any text', () => {
  for (const slot of ['', undefined])
    expect(faultsOf((pack) => Object.assign(pack.gear[4]!, { slot }))).toEqual(['pack-bad-slot GG-PACK-12 pack.gear.4.slot']);
  expect(faultsOf((pack) => Object.assign(pack.gear[4]!, { slot: 'tail' }))).toEqual([]);
  const slotless = clone(defaultPack) as unknown as Loose;
  Object.assign(slotless.gear[4]!, { slot: undefined });
  const [fault] = [...packFaults(slotless, { players: 2, openingHand: 5, gear: true })];
  expect(fault?.message).toBe('pack.gear.4: slot is missing; it should be an id.');
  expect(genegrafter.refusals['pack-bad-slot']!['GG-PACK-12']!(fault!.facts as never)).toBe(fault!.message);
});

clause('GG-PACK-13', 'no more events than the pack has', () => {
  expect(configFaults({ players: ['a', 'b'], eventCount: 8 })).toEqual(['config-event-count GG-PACK-13 eventCount']);
  expect(configFaults({ players: ['a', 'b'], eventCount: 7 })).toEqual([]);
  expect(configFaults({ players: ['a', 'b'], pack: { ...defaultPack, events: defaultPack.events.slice(0, 2) } })).toEqual([
    'config-event-count GG-PACK-13 eventCount',
  ]);
});

test('all faults of a pack are told at once, each with its path', () => {
  const faults = faultsOf((pack) => {
    Object.assign(pack.characters[0]!, { attack: 0, markers: ['purple'] });
    Object.assign(pack.characters[1]!, { markers: ['purple'] });
    Object.assign(pack.abilities[2]!, { colour: 'purple', effects: [{ do: 'explode' }] });
    Object.assign(pack.gear[0]!, { id: 'ironroot', slot: '' });
    pack.dna.pop();
  });
  expect(faults).toEqual([
    'pack-bad-dice GG-PACK-05 pack.characters.0.attack',
    'pack-bad-marker GG-PACK-06 pack.characters.0.markers.0',
    'pack-bad-marker GG-PACK-06 pack.characters.1.markers.0',
    'pack-bad-effect GG-PACK-10 pack.abilities.2.effects.0.do',
    'pack-unknown-colour GG-PACK-09 pack.abilities.2.colour',
    'pack-bad-slot GG-PACK-12 pack.gear.0.slot',
    'pack-duplicate-id GG-PACK-01 pack.gear.0.id',
    'pack-dna-count GG-PACK-02 pack.dna',
  ]);
});

test('a pack that is none is refused with a path, whatever it is', () => {
  for (const pack of [null, 7, [], 'deck', {}, { ...defaultPack, characters: 'many' }, { ...defaultPack, jokers: [] }]) {
    const result = answeredInFull(genegrafter.decodeConfig({ players: ['a', 'b'], pack }));
    expect(E.isLeft(result) && result.left.every(({ path }) => path?.startsWith('pack'))).toBe(true);
  }
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
  const faults = inFull([...packFaults({ ...defaultPack, abilities }, { players: 2, openingHand: 5, gear: false })]);
  expect(faults.map(({ code, clause: id }) => [code, id])).toEqual([['pack-bad-effect', 'GG-PACK-11']]);
});

clause('GG-PACK-14', 'a pack holds at most a thousand cards, so that every game that begins can be saved and read again', () => {
  const many = (copies: number): Pack => ({
    ...defaultPack,
    abilities: Array.from({ length: 100 }, (_, i) => ({ ...defaultPack.abilities[0]!, id: `card-${i}`, copies })),
  });
  expect(configFaults({ players: ['a', 'b'], pack: many(100) })).toEqual(['pack-too-large GG-PACK-14 pack']);
  expect(configFaults({ players: ['a', 'b'], pack: many(10) })).toEqual(['pack-too-large GG-PACK-14 pack']); // 1000 and the others
  const match = accepted(createMatch(genegrafter, { players: ['a', 'b'], pack: many(9) }, { dice: seeded(1) }));
  for (let step = 0; step < 12; step++) {
    const [actor] = match.actors();
    accepted(match.play(actor!, genegrafter.randomAction(match.state, actor!, seeded(step))));
  }
  expect(accepted(genegrafter.decodeState(JSON.parse(JSON.stringify(match.state))))).toEqual(match.state);
  expect(accepted(decodeRecord(genegrafter, JSON.parse(JSON.stringify(match.record()))))).toEqual(match.record());
});

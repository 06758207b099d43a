import { defaultPack, type Pack } from 'ludoteca/genegrafter';
import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { happens } from '../helpers/drawn-event.js';
import { character, player, told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { saying } from '../helpers/packs.js';
import { after, play } from '../helpers/playing.js';
import { begin } from '../helpers/scenes.js';

clause(['GG-EFF-11', 'GG-EFF-26'], 'a loser whose wound is prevented takes no damage, even when already wounded', () => {
  const state = begin({ hands: { b: ['roll-with-it'] }, inPlay: { a: ['ironroot'], b: [{ card: 'hush', wounded: true }] } });
  const saved = after(state, a.battle('b', 'ironroot'), b.defend('hush'), [b.ability('roll-with-it'), [6, 6], [1, 1, 1]]);
  const { state: done, events } = play(saved, b.leaveDice());
  expect(character(done, 'hush')).toMatchObject({ wounded: true });
  expect(told(events, 'damage-prevented')).toEqual([{ type: 'damage-prevented', character: 'hush', by: 'roll-with-it' }]);
  expect(player(done, 'a').genePool).toEqual([]);
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
    const config = { pack, gear: true, battlesPerOpponent: 'unlimited' } as const;
    const scene = { config, inPlay: { a: ['ironroot', 'livewire'], b: [{ card: 'hush', wounded: true, gear }] } };
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

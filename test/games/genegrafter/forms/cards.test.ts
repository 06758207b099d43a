import { defaultPack, genegrafter, type Pack } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { clause } from '../helpers/clause.js';
import { fight } from '../helpers/duels.js';
import { phase } from '../helpers/facts.js';
import { answered, form, formRefusal, ledTo, offered } from '../helpers/forms.js';
import { everybody, pools, round } from '../helpers/graft-rounds.js';
import { a, b } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';
import { abilities, begin, withDie } from '../helpers/scenes.js';

const geared = (scene: Parameters<typeof begin>[0] = {}) => begin({ ...scene, config: { gear: true, ...scene.config } });

clause(['GG-PLAY-01', 'GG-PLAY-03', 'GG-FLOW-02'], 'characters of the hand are offered as long as one may be played', () => {
  const hand = ['kestrel', 'overload', 'hush', 'murmur'];
  const state = begin({ hands: { a: hand }, inPlay: { a: ['ironroot'], b: ['undertow'] } });
  expect(form(state, 'a', 'play-character').ask!.question).toEqual({
    kind: 'one',
    from: ['kestrel', 'hush', 'murmur'],
    about: ['kestrel', 'hush', 'murmur'].map((id) => ({ kind: 'card', id })),
  });
  expect(ledTo(state, a.play('murmur'))).toEqual(a.play('murmur'));
  expect(formRefusal(begin({ hands: { a: hand }, played: 3 }), 'a', 'play-character')).toEqual(['character-limit', 'GG-PLAY-01']);
  const fought = after(state, a.play('hush'), a.battle('b', 'ironroot'), b.defend('undertow'), [a.pass(), [6, 6], [1, 1]]);
  expect(formRefusal(fought, 'a', 'play-character')).toEqual(['phase-closed', 'GG-FLOW-02']);
  expect(formRefusal(begin({ hands: { a: ['overload'] } }), 'a', 'play-character')).toEqual(['not-a-character', 'GG-PLAY-03']);
});

clause(['GG-GEAR-02', 'GG-GEAR-03'], 'gear is offered if somebody is bare where it goes, and goes onto those alone', () => {
  const inPlay = { a: [{ card: 'kestrel', gear: ['jump-boots'] }, 'ironroot'] };
  const state = geared({ hands: { a: ['spring-greaves', 'ceramic-vest', 'overload'] }, inPlay });
  expect(offered(form(state, 'a', 'play-gear'))).toEqual(['spring-greaves', 'ceramic-vest']);
  expect(answered(state, 'a', 'play-gear', 'spring-greaves').ask!.question).toMatchObject({
    from: ['ironroot'],
    about: [{ kind: 'card', id: 'ironroot' }],
  });
  expect(ledTo(state, a.gear('ceramic-vest', 'kestrel'))).toEqual(a.gear('ceramic-vest', 'kestrel'));
  const legs = geared({ hands: { a: ['spring-greaves', 'ceramic-vest'] }, inPlay: { a: [{ card: 'kestrel', gear: ['jump-boots'] }] } });
  expect(offered(form(legs, 'a', 'play-gear'))).toEqual(['ceramic-vest']);
});

clause(['GG-GEAR-01', 'GG-GEAR-02', 'GG-GEAR-03', 'GG-CONF-06'], 'where no gear can be put on, its form says why', () => {
  const against = (scene: Parameters<typeof begin>[0], gear = true) => {
    const state = begin({ ...scene, config: { gear } });
    expect(genegrafter.open(state, 'a')).not.toContain('play-gear');
    return formRefusal(state, 'a', 'play-gear');
  };
  const dressed = [{ card: 'kestrel', gear: ['jump-boots'] }];
  expect(against({ hands: { a: ['overload'] }, inPlay: { a: ['kestrel'] } }, false)).toEqual(['gear-disabled', 'GG-CONF-06']);
  expect(against({ hands: { a: ['overload'] }, inPlay: { a: ['kestrel'] } })).toEqual(['not-a-gear', 'GG-GEAR-02']);
  expect(against({ hands: { a: ['jump-boots'] } })).toEqual(['no-such-character', 'GG-GEAR-02']);
  expect(against({ hands: { a: ['spring-greaves'] }, inPlay: { a: dressed } })).toEqual(['slot-occupied', 'GG-GEAR-03']);
  const worn = after(geared({ hands: { a: ['jump-boots', 'ceramic-vest'] }, inPlay: { a: ['kestrel'] } }), a.gear('jump-boots', 'kestrel'));
  expect(formRefusal(worn, 'a', 'play-gear')).toEqual(['gear-limit', 'GG-GEAR-01']);
});

test('hundreds of gear that nobody can wear are no reason to give up looking', () => {
  const helmets = Array.from({ length: 7 }, (_, i) => ({ id: `helmet-${i}`, name: `Helmet ${i}`, copies: 100, slot: 'head', effects: [] }));
  const pack: Pack = { ...defaultPack, gear: [...defaultPack.gear, ...helmets] };
  const [worn, ...held] = helmets.flatMap(({ id }) => Array.from({ length: 100 }, (_, i) => `${id}#${i + 1}`));
  const inPlay = { a: [{ card: 'kestrel', gear: [worn!] }, 'ironroot'] };
  const spare = geared({ config: { pack }, hands: { a: held }, inPlay });
  expect(form(spare, 'a', 'play-gear').ask).toMatchObject({ question: { more: 200 } });
  const none = geared({ config: { pack }, hands: { a: held }, inPlay: { a: inPlay.a.slice(0, 1) } });
  expect(formRefusal(none, 'a', 'play-gear')).toEqual(['slot-occupied', 'GG-GEAR-03']);
});

clause(['GG-GRAFT-05', 'GG-GRAFT-06'], 'a graft is asked for its card and its host; where it comes from follows', () => {
  const state = round({ inPlay: { ...everybody, a: ['ironroot', 'hoarfrost'] }, pools, hands: { a: ['kestrel', 'overload'] } });
  expect(offered(form(state, 'a', 'graft'))).toEqual(['kestrel', 'murmur', 'chimera']);
  expect(offered(answered(state, 'a', 'graft', 'murmur'))).toEqual(['ironroot', 'hoarfrost']);
  expect(answered(state, 'a', 'graft', 'kestrel', 'hoarfrost').ready).toEqual(a.graft('kestrel', 'hand', 'hoarfrost'));
  expect(answered(state, 'a', 'graft', 'murmur', 'ironroot').ready).toEqual(a.graft('murmur', 'genePool', 'ironroot'));
  expect(ledTo(state, a.graft('chimera', 'genePool', 'hoarfrost'))).toEqual(a.graft('chimera', 'genePool', 'hoarfrost'));
  expect(genegrafter.answersFor(state, a.graft('chimera', 'hand', 'hoarfrost'))).toBeNull();
  expect(form(state, 'a', 'end-grafting').ready).toEqual(a.endGrafting());
});

clause(['GG-GRAFT-05', 'GG-GRAFT-06', 'GG-FLOW-05'], 'whoever is waited for in a graft round and cannot graft is told why', () => {
  const nobody = round({ inPlay: { a: ['ironroot'] }, pools: { a: ['murmur'], b: ['undertow'] }, specialDice: ['a', 'b'] });
  const waiting = after(nobody, a.endGrafting());
  expect([phase(waiting), genegrafter.open(waiting, 'b')]).toEqual(['grafting', ['end-grafting', 'use-special-die']]);
  expect(formRefusal(waiting, 'b', 'graft')).toEqual(['no-such-character', 'GG-GRAFT-06']);
  const unfit = round({ inPlay: everybody, hands: { a: ['overload'] } });
  expect(formRefusal(unfit, 'a', 'graft')).toEqual(['not-a-character', 'GG-GRAFT-05']);
});

clause(['GG-DUEL-02', 'GG-DUEL-03'], 'every ability of the hand may be laid', () => {
  const state = fight({ hands: { a: ['overload', 'kestrel', 'mind-fog'] } });
  expect(offered(form(state, 'a', 'play-ability'))).toEqual(['overload', 'mind-fog']);
  expect(ledTo(state, a.ability('mind-fog'))).toEqual(a.ability('mind-fog'));
  expect(formRefusal(fight({ hands: { a: ['kestrel'] } }), 'a', 'play-ability')).toEqual(['not-an-ability', 'GG-DUEL-02']);
});

clause(['GG-DISC-01', 'GG-DISC-04'], 'any card of the hand may be discarded', () => {
  const hand = [...abilities.slice(0, 8), 'kestrel'];
  const state = after(begin({ hands: { a: hand }, played: 1 }), a.endMain());
  expect(form(state, 'a', 'discard-card').ask!.question).toEqual({
    kind: 'one',
    from: hand,
    about: hand.map((id) => ({ kind: 'card', id })),
  });
  for (const card of ['kestrel', 'mind-fog']) expect(ledTo(state, a.discard(card))).toEqual(a.discard(card));
});

clause(['GG-CHOICE-01', 'GG-SPEC-06', 'GG-SPEC-08', 'GG-SPEC-10'], 'options of a decision are what they are on the table', () => {
  const face = (die: number, scene: Parameters<typeof withDie>[0]) => after(withDie(scene), [b.special(), die]);
  const about = (state: ReturnType<typeof face>) => form(state, 'b', 'resolve-choice').ask!.question;
  const inPlay = { b: ['kestrel', 'hush'] };
  const hands = { a: ['overload'], c: ['mind-fog'] };
  const card = (id: string) => ({ kind: 'card', id });
  expect(about(face(2, { hands }))).toMatchObject({
    about: [
      { kind: 'player', id: 'a' },
      { kind: 'player', id: 'c' },
    ],
  });
  const grafting = face(4, { inPlay, pools: { b: ['murmur', 'chimera'] } });
  expect(about(grafting)).toEqual({
    kind: 'one',
    from: ['murmur', 'chimera', 'decline'],
    about: [card('murmur'), card('chimera'), null],
  });
  expect(about(after(grafting, b.choose('murmur')))).toMatchObject({ about: [card('kestrel'), card('hush')] });
  expect(about(face(6, { inPlay, hands }))).toMatchObject({ from: ['2', '3', '5'], about: [null, null, null] });
  for (const option of ['murmur', 'chimera', 'decline']) expect(ledTo(grafting, b.choose(option))).toEqual(b.choose(option));
});

test('a card that was laid or discarded while a form was open is dropped from it', () => {
  const before = fight({ hands: { a: ['overload', 'mind-fog'], b: ['ice-wall'] } });
  const asked = answered(before, 'a', 'play-ability', 'overload').reask(after(before, a.ability('overload'), b.pass()));
  expect([asked.dropped.map(({ field }) => field), offered(asked)]).toEqual([['card'], ['mind-fog']]);
});

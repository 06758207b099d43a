import { expect } from 'vitest';
import { go, traveller } from '../scenes/flow.js';
import { defend, duel, field, fight, scene } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, edit, external, internal, perform, refusal } = t;

clause(
  ['GM-TRAV-06', 'GM-TRAV-07', 'GM-TRAV-08', 'GM-REAC-01', 'GM-REAC-02', 'GM-FLOW-03', 'GM-VIS-06'],
  'each controller entered has one chance, at once, at no cost',
  () => {
    const there = t.play(traveller(), go(['a4', 'b7', 'b1', 'b4']));
    expect(there.state.affairs.at(-1)!.window).toEqual({ type: 'travel-reaction', player: 'bo' });
    expect(t.only(there.events, 'character-sighted')).toMatchObject({ viewer: 'bo', territory: 'b7' });
    expect(t.locate(t.after(there.state, { type: 'react', player: 'bo', mode: 'decline' }), 'person-1')).toBe('b4');
    const caught = t.after(there.state, { type: 'react', player: 'bo', mode: 'capture', characteristic: 'militarism' }, [9, 2]);
    expect([t.characterIn(caught, 'person-1').captor, t.locate(caught, 'person-1'), caught.affairs, caught.slot!.isOver]).toEqual([
      'bo',
      'b7',
      [],
      false,
    ]);
    expect(refusal(there.state, { type: 'react', player: 'bo', mode: 'assassinate', characteristic: 'militarism' })[0]).toBe(
      'bad-parameter',
    );
    expect(refusal(there.state, { type: 'react', player: 'bo', mode: 'capture' })[0]).toBe('bad-parameter');
    const guarded = t.after(
      traveller((draft) => void t.person(draft, 'ada', 'D1', 'b7')),
      go(['a4', 'b7', 'b1']),
    );
    const struck = t.after(guarded, { type: 'react', player: 'bo', mode: 'assassinate' });
    expect(struck.affairs.map(({ type, window }) => [type, window?.type])).toEqual([
      ['journey', undefined],
      ['contest', 'contest-defence'],
    ]);
    const saved = t.after(struck, { type: 'defend-contest', player: 'ada', characters: ['person-2'] }, [3, 2]);
    expect(saved.affairs.at(-1)!.window).toEqual({ type: 'repatriate', player: 'ada' });
    const home = t.after(saved, { type: 'repatriate', player: 'ada', city: 'a1' });
    expect([t.locate(home, 'person-1'), home.affairs]).toEqual(['a1', []]);
  },
);

clause(
  ['GM-REPR-01', 'GM-REPR-02', 'GM-REPR-04', 'GM-REPR-05', 'GM-REAC-03'],
  'who took part in what failed is exposed, one by one, and no further',
  () => {
    const spy = scene((draft) => {
      t.person(draft, 'ada', 'D1', 'b1');
      t.person(draft, 'ada', 'D1', 'b3');
      t.person(draft, 'bo', 'M1', 'b1');
    });
    const failed = perform(spy, 'ada', external('sabotage', { target: 'bo' }), { characters: ['person-2', 'person-1'] }, [2]).state;
    expect(failed.affairs[0]).toMatchObject({
      type: 'reprisals',
      exposed: ['person-2', 'person-1'],
      window: { player: 'bo', type: 'reprisal' },
    });
    const declined = t.after(failed, { type: 'react', player: 'bo', mode: 'decline' });
    const lost = t.after(
      declined,
      { type: 'react', player: 'bo', mode: 'capture', characteristic: 'militarism', characters: ['person-3'] },
      [2, 9],
    );
    expect([lost.affairs, t.characterIn(lost, 'person-3').used]).toEqual([[], true]);
    const beaten = defend(perform(duel, 'ada', fight, { ...field('b8', 'army'), characters: ['person-1'] }).state, [2, 9]).state;
    expect(beaten.affairs[0]).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
    const dead = edit(failed, (draft) => {
      draft.characters[0]!.out = 'dead';
    });
    expect(t.after(dead, { type: 'react', player: 'bo', mode: 'decline' }).affairs).toEqual([]);
    expect(perform(spy, 'ada', internal('taxes'), {}, [2]).state.affairs).toEqual([]);
  },
);

import { expect } from 'vitest';
import { eventful } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, edit, game, refusal } = t;

clause(
  ['GM-EVNT-04', 'GM-EVNT-05', 'GM-EVNT-06', 'GM-EVNT-07', 'GM-EVNT-10', 'GM-FLOW-02', 'GM-WIND-01'],
  'the two to the right choose what fits, for all to see',
  () => {
    const { state } = eventful([10, 4]);
    expect(game.view(state, null).window).toEqual({ type: 'disaster-kind', player: 'ada' });
    expect(refusal(state, { type: 'commit', player: 'bo' })[0]).toBe('wrong-phase');
    const dry = edit(state, (draft) => {
      for (const id of ['b1', 'b2']) delete draft.cities[id];
      t.arm(draft, 'bo', 'b3 garrison 3');
    });
    expect(refusal(dry, { type: 'choose-disaster', player: 'ada', kind: 'drought' })).toEqual(['kind-does-not-fit', 'GM-EVNT-05']);
    const flood = t.after(state, { type: 'choose-disaster', player: 'ada', kind: 'drought' });
    expect(game.actors(flood)).toEqual(['cy']);
    expect(refusal(flood, { type: 'choose-disaster-city', player: 'cy', territory: 'b6' })).toEqual(['city-does-not-fit', 'GM-EVNT-06']);
    const { state: struck, events } = t.play(flood, { type: 'choose-disaster-city', player: 'cy', territory: 'b1' });
    expect(t.only(events, 'disaster-struck')).toMatchObject({ player: 'bo', territory: 'b1', choosers: ['ada', 'cy'] });
    expect(game.witness(t.only(events, 'disaster-struck'), null)).not.toBeNull();
    expect([struck.countries['bo']!.disorder, struck.step]).toEqual([1, 'declare-internal']);
  },
);

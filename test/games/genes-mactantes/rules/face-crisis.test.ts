import { expect } from 'vitest';
import { crisis, face, leading } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, edit, external, game, perform, refusal, started } = t;

clause(
  ['GM-CRIS-01', 'GM-CRIS-02', 'GM-CRIS-03', 'GM-ALLO-04'],
  'from turn 2 values of 3 or less are faced, one at a time, in any order',
  () => {
    expect(started().step).toBe('declare-internal');
    const low = edit(leading(), (draft) => t.values(draft, 'bo', [4, 3, 3, 9]));
    expect(low.step).toBe('declare-internal');
    const next = t.nextTurn(low);
    expect([next.step, next.crises]).toEqual([
      'crisis',
      [
        { player: 'bo', characteristic: 'diplomacy' },
        { player: 'bo', characteristic: 'militarism' },
      ],
    ]);
    expect(refusal(next, { type: 'face-crisis', player: 'bo', characteristic: 'technology', characters: [] })).toEqual([
      'no-such-crisis',
      'GM-CRIS-03',
    ]);
    const { state } = t.play(next, { type: 'face-crisis', player: 'bo', characteristic: 'militarism', characters: [] });
    expect(state.crises).toEqual([{ player: 'bo', characteristic: 'diplomacy' }]);
    const weak = t.nextTurn(
      edit(leading(), (draft) => {
        draft.countries['ada']!.counterpower = 7;
      }),
    );
    expect(weak.crises).toEqual([{ player: 'ada', characteristic: 'authority' }]);
  },
);

clause(['GM-CRIS-04', 'GM-CRIS-05', 'GM-CRIS-06'], 'an action goes to Development first; at 4 nothing more happens', () => {
  const { state, rolls } = t.play(crisis([5, 3, 5, 5]), face('diplomacy', { characters: [] }));
  expect([rolls, state.countries['ada']!.characteristics.diplomacy, state.countries['ada']!.thisTurn.crisisSpent]).toEqual([[], 4, 1]);
  const spent = crisis([5, 3, 5, 5], (draft) => {
    draft.countries['ada']!.thisTurn.crisisSpent = 9;
  });
  const { state: poor } = t.play(spent, face('diplomacy'), [9]);
  expect([poor.countries['ada']!.characteristics.diplomacy, poor.countries['ada']!.thisTurn.crisisSpent]).toEqual([3, 9]);
  const top = crisis([10, 5, 5, 5], (draft) => {
    draft.countries['ada']!.counterpower = 8;
    draft.crises = [{ player: 'ada', characteristic: 'authority' }];
  });
  expect(t.play(top, face('authority'), [10]).state.countries['ada']!.thisTurn.crisisSpent).toBe(0);
});

clause(
  ['GM-CRIS-07', 'GM-CRIS-08', 'GM-CRIS-10', 'GM-CRIS-14'],
  'the test is against 11, with usable own people at home, who are used and not exposed',
  () => {
    const state = crisis([5, 1, 5, 5], (draft) => {
      t.person(draft, 'ada', 'D2', 'a1');
      t.person(draft, 'ada', 'D2', 'b1');
      t.person(draft, 'ada', 'M2', 'a1');
      draft.countries['ada']!.levels.blockade = 1;
    });
    expect(refusal(state, face('diplomacy', { characters: ['person-2'] }))).toEqual(['character-not-present', 'GM-ACTV-04']);
    expect(refusal(state, face('diplomacy', { characters: ['person-3'] }))).toEqual(['character-not-eligible', 'GM-ACTV-01']);
    const failed = t.play(state, face('diplomacy', { characters: ['person-1'] }), [7]);
    expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 11, difficulty: 11, success: false });
    expect([t.characterIn(failed.state, 'person-1').used, failed.state.affairs.length]).toEqual([true, 0]);
    expect(t.play(state, face('diplomacy', { characters: ['person-1'] }), [8]).state.countries['ada']!.levels.blockade).toBe(1);
  },
);

clause(['GM-CRIS-11', 'GM-CIVW-01'], 'a failed Authority test is a civil war, unless there is one', () => {
  const { state } = t.play(crisis([2, 5, 5, 5]), face('authority'), [5]);
  expect(state.countries['ada']!.civilWar).toEqual({ since: 2, rebelArmy: 5, rebelPrincipal: null });
  const torn = crisis([2, 5, 5, 5], (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 3, rebelPrincipal: null };
  });
  expect(t.play(torn, face('authority'), [5]).state.countries['ada']!.civilWar).toMatchObject({ since: 1, rebelArmy: 3 });
});

clause(['GM-CRIS-12', 'GM-CRIS-13'], 'levels add up, cost actions at once, and go at 4 by any cause', () => {
  const low = crisis([5, 1, 1, 1], (draft) => {
    draft.config.foreignSupport = false;
  });
  let state = t.after(low, face('diplomacy'), [2]);
  state = t.after(state, face('militarism'), [2]);
  expect(state.countries['ada']!.levels).toEqual({ blockade: 1, anarchy: 1, autarchy: 0 });
  const copied = perform(
    edit(state, (draft) => {
      t.values(draft, 'ada', [5, 5, 5, 3]);
      draft.countries['ada']!.levels = { blockade: 0, anarchy: 0, autarchy: 2 };
      draft.step = 'resolution';
      draft.crises = [];
    }),
    'ada',
    external('copy-technology', { target: 'bo' }),
    {},
    [10],
  );
  expect([copied.state.countries['ada']!.levels.autarchy, t.only(copied.events, 'crisis-lifted').situation]).toEqual([0, 'autarchy']);
});

clause('GM-CRIS-15', 'listed is every crisis with none, each and all who may help', () => {
  const state = crisis([5, 1, 1, 5], (draft) => void t.person(draft, 'ada', 'D1', 'a1'));
  const listed = game.legalActions(state, 'ada') as never as { characteristic: string; characters: string[]; acceptSupport: boolean }[];
  expect(listed.map(({ characteristic, characters }) => `${characteristic} ${characters.join()}`)).toEqual([
    'diplomacy ',
    'diplomacy person-1',
    'militarism ',
  ]);
  expect(listed.every(({ acceptSupport }) => acceptSupport)).toBe(true);
});

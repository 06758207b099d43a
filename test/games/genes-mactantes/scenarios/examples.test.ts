import { baseActions, defaultMap, genesMactantes, initialArmy } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { quotient, randomRelevance } from '../../../../src/games/genes-mactantes/queries/allowances.js';
import * as t from '../table.js';

const { edit, external, inCrisis, internal, perform, started } = t;
const three = ['ada', 'bo', 'cy'];

test('example 1: board and draft of three players', () => {
  let state = t.opened(['arnau', 'berenguer', 'cugat'], { boardMode: 'drawn' });
  const drawers: string[] = [];
  while (state.step !== 'setup-draft') {
    const [player] = t.game.actors(state);
    drawers.push(player!);
    state = t.after(state, t.game.legalActions(state, player!)[0]!);
  }
  expect(drawers).toEqual(['arnau', 'berenguer', 'cugat', 'arnau']);
  expect(t.game.actors(state)).toEqual(['berenguer']);
  state = t.after(state, { type: 'pick-country', player: 'berenguer', country: 'aurenca' });
  const { state: picked, events } = t.play(state, { type: 'pick-country', player: 'cugat', country: 'brugola' });
  expect(t.eventsOf(events, 'country-picked').at(-1)).toEqual({
    type: 'country-picked',
    player: 'arnau',
    country: 'cendral',
    automatic: true,
  });
  expect(picked.step).toBe('setup-creation');
});

test('example 2: other numbers of players', () => {
  const order = (n: number) => {
    let state = t.opened(['P', 'Q', 'R', 'S', 'T'].slice(0, n), { boardMode: 'drawn' });
    const who: string[] = [];
    while (state.step !== 'setup-creation') {
      const [player] = t.game.actors(state);
      who.push(player!);
      state = t.after(state, t.game.legalActions(state, player!)[0]!);
    }
    return who.join('');
  };
  expect(order(2)).toBe('PQPQP');
  expect(order(4)).toBe('PQRSPQR');
  expect(order(5)).toBe('PQRSTPQR');
});

test('example 3: random relevance', () => {
  expect([5, 6, 8, 9, 10].map(randomRelevance)).toEqual(['small', 'medium', 'medium', 'large', 'large']);
});

const eventOf = (players: readonly string[], script: readonly number[]) => {
  const begun = started(players, { events: false });
  const last = edit(begun, (draft) => {
    draft.config.events = true;
    for (const [i, player] of players.entries()) draft.countries[player]!.characteristics.authority = 9 - i;
  });
  let state = t.commitAll(t.commitAll(last));
  while (state.initiative.at(-1) !== state.slot!.player) state = t.after(state, { type: 'pass', player: state.slot!.player });
  return t.play(state, { type: 'pass', player: state.slot!.player }, script);
};

test('example 4: who is affected by an event', () => {
  const affected = (players: readonly string[], script: readonly number[]) => {
    const { events } = eventOf(players, script);
    return t.only(events, 'event-rolled').affected;
  };
  expect(affected(['A', 'B', 'C'], [10, 10, 4])).toBe('B');
  expect(affected(['A', 'B', 'C', 'D'], [1, 9, 7])).toBe('D');
  expect(affected(['A', 'B'].concat([]), [1, 6])).toBe('B');
  expect(affected(['A', 'B', 'C'], [2])).toBeNull();
  expect(affected(['A', 'B', 'C'], [9])).toBeNull();
});

test('example 5: a disaster with three players', () => {
  const { state } = eventOf(three, [10, 4]);
  expect(state.affairs[0]).toMatchObject({ type: 'disaster', player: 'bo', window: { type: 'disaster-kind', player: 'ada' } });
  const chosen = t.after(state, { type: 'choose-disaster', player: 'ada', kind: 'flood' });
  expect(t.game.actors(chosen)).toEqual(['cy']);
  const cities = t.game.legalActions(chosen, 'cy').map((action) => (action as { territory: string }).territory);
  expect(cities).toContain('b1');
  expect(cities).not.toContain('b3');
  expect(cities).not.toContain('b6');
  const struck = t.after(chosen, { type: 'choose-disaster-city', player: 'cy', territory: 'b1' });
  expect(struck.countries['bo']!.disorder).toBe(1);
  expect(struck.cities['b1']!.disasterTurn).toBe(2);
  expect(eventOf(['ada', 'bo'], [10, 3]).state.affairs[0]).toMatchObject({ player: 'ada', choosers: ['bo', 'ada'] });
});

test('example 6: a country sheet', () => {
  const state = started();
  expect(t.army(state, 'ada')).toBe(28);
  expect(state.countries['ada']!.allowance).toBe(6);
  let draft = t.opened(['ada', 'bo']);
  draft = t.after(draft, { type: 'pick-country', player: 'ada', country: 'aurenca' });
  const sheet = t.game.legalActions(draft, 'ada')[0]!;
  expect(t.refusal(draft, { ...sheet, armyPoints: 3 } as typeof sheet)).toEqual(['over-budget', 'GM-CREA-01']);
});

test('example 7: deployment', () => {
  const create = (build: number, relevance: 'small' | 'medium') => {
    const state = t.after(t.opened(['ada', 'bo'], { relevance }), { type: 'pick-country', player: 'ada', country: 'aurenca' });
    const both = t.after(state, t.game.legalActions(state, 'ada')[build]!);
    return t.after(both, t.game.legalActions(both, 'bo')[build]!);
  };
  const medium = create(0, 'medium');
  const strengths = (state: typeof medium, option: number) =>
    (t.game.legalActions(state, 'ada')[option] as { units: readonly { kind: string; strength: number }[] }).units;
  expect(strengths(medium, 0).map(({ strength }) => strength)).toEqual([7, 7, 7, 7]);
  expect(strengths(create(0, 'small'), 0).map(({ strength }) => strength)).toEqual([7, 6, 6]);
  const mobile = strengths(medium, 2);
  expect(mobile.filter(({ kind }) => kind !== 'garrison').map(({ strength }) => strength)).toEqual([12, 2]);
  expect(mobile.filter(({ kind }) => kind === 'garrison').map(({ strength }) => strength)).toEqual([5, 3, 3, 3]);
  for (const strength of [27, 29])
    expect(t.refusal(medium, { type: 'deploy-army', player: 'ada', units: [{ territory: 'a1', kind: 'garrison', strength }] })[0]).toBe(
      'army-mismatch',
    );
});

test('example 8: tests', () => {
  const copy = external('copy-technology', { target: 'bo' });
  const at = (diplomacy: number) => edit(started(), (draft) => t.values(draft, 'ada', [6, diplomacy, 5, 9]));
  expect(perform(at(5), 'ada', copy, {}, [7]).state.countries['ada']!.characteristics.technology).toBe(9);
  expect(perform(at(5), 'ada', copy, {}, [8]).state.countries['ada']!.characteristics.technology).toBe(10);
  const helped = edit(at(9), (draft) => void t.person(draft, 'ada', 'D3', 'b2'));
  const { events } = perform(helped, 'ada', copy, { characters: [helped.characters.at(-1)!.id] }, [1]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 13, success: false });
  expect(t.only(perform(at(0), 'ada', copy, {}, [10]).events, 'test-rolled')).toMatchObject({ total: 10, success: true });
});

test('example 9: contests', () => {
  const contest = (actor: number, opponent: number, target: string, script: readonly number[]) => {
    const state = edit(started(), (draft) => {
      t.alone(draft);
      t.person(draft, 'bo', target, 'b2');
      t.values(draft, 'ada', [6, actor, 5, 5]);
      t.values(draft, 'bo', [6, opponent, 5, 5]);
    });
    const { events } = perform(state, 'ada', external('capture', { character: 'person-1' }), { characteristic: 'diplomacy' }, script);
    return t.only(events, 'contest-rolled');
  };
  expect(contest(5, 3, 'D1', [6, 7])).toMatchObject({ totals: [11, 11], winner: null });
  expect(contest(8, 0, 'A1', [1, 2])).toMatchObject({ totals: [9, 2], winner: 'bo' });
  expect(contest(2, 10, 'A1', [10, 9])).toMatchObject({ totals: [12, 19], winner: 'ada' });
  expect(contest(5, 4, 'A1', [10, 10])).toMatchObject({ totals: [15, 14], winner: 'ada' });
  expect(contest(5, 4, 'A1', [1, 1])).toMatchObject({ winner: null });
});

test('example 10: suppressing counterpower', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A2', 'a1');
    t.values(draft, 'ada', [8, 5, 5, 5]);
    draft.countries['ada']!.counterpower = 3;
  });
  const { state: calm, events } = perform(state, 'ada', internal('suppress-counterpower'), { characters: ['person-1'] }, [7]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 14, margin: 3 });
  expect(calm.countries['ada']!.counterpower).toBe(0);
  expect(t.game.view(calm, null).countries['ada']!.effectiveAuthority).toBe(8);
  const weak = edit(state, (draft) => {
    draft.countries['ada']!.characteristics.authority = 2;
  });
  expect(t.only(perform(weak, 'ada', internal('suppress-counterpower'), {}, [10]).events, 'test-rolled')).toMatchObject({
    total: 10,
    margin: 1,
  });
});

test('example 11: levy', () => {
  const levy = (militarism: number, authority: number, die: number) => {
    const state = edit(started(), (draft) => t.values(draft, 'ada', [authority, 5, militarism, 5]));
    const { state: raised } = perform(state, 'ada', internal('recruit', { mode: 'levy' }), { city: 'a1' }, [die]);
    return [t.army(raised, 'ada') - t.army(state, 'ada'), raised.countries['ada']!.characteristics.authority];
  };
  expect(levy(5, 6, 8)).toEqual([3, 3]);
  expect(levy(8, 2, 9)).toEqual([7, 0]);
  expect(levy(8, 6, 2)).toEqual([0, 6]);
});

test('example 12: a field battle with an ally', () => {
  const state = edit(started(three), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'M2', 'c8');
    t.person(draft, 'cy', 'M1', 'c8');
    t.values(draft, 'ada', [6, 5, 5, 5]);
    t.values(draft, 'bo', [6, 5, 4, 5]);
    t.arm(draft, 'ada', 'c8 army 8');
    t.arm(draft, 'bo', 'c8 army 6');
    t.arm(draft, 'cy', 'c8 patrol 3');
  });
  const means = {
    territory: 'c8',
    objective: 'field',
    units: [{ territory: 'c8', kind: 'army' }],
    characters: ['person-1'],
  } as const;
  let now = perform(state, 'ada', external('battle', { opponent: 'bo' }), means).state;
  now = t.after(now, { type: 'defend-battle', player: 'bo', units: [], characters: [] });
  const { state: fought, events } = t.play(now, { type: 'join-battle', player: 'cy', side: 'defender', characters: ['person-2'] }, [6, 5]);
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([21, 19]);
  expect([t.army(fought, 'ada'), t.army(fought, 'bo'), t.army(fought, 'cy')]).toEqual([8, 5, 2]);
  expect(fought.affairs[0]).toMatchObject({ type: 'reprisals', player: 'ada', exposed: ['person-2'] });
});

const besieger = (walls: boolean) =>
  edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [6, 5, 6, 5]);
    t.values(draft, 'bo', [6, 5, 4, 5]);
    t.arm(draft, 'ada', 'b6 army 10');
    t.arm(draft, 'bo', 'b6 garrison 6');
    draft.cities['b6']!.walled = walls;
  });
const assault = { territory: 'b6', objective: 'assault', units: [{ territory: 'b6', kind: 'army' }] } as const;

test('example 13: siege and assault', () => {
  const state = besieger(true);
  const failed = perform(state, 'ada', external('siege', { territory: 'b6' }), { base: 'b6' }, [6]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ difficulty: 12, total: 12, success: false });
  const { state: besieged } = perform(failed.state, 'ada', external('siege', { territory: 'b6' }), { base: 'b6' }, [7]);
  expect(besieged.cities['b6']!.siege).toEqual({ by: 'ada', base: 'b6' });
  expect(besieged.countries['bo']!.nextTurn.penalty).toBe(1);
  const attacked = perform(besieged, 'ada', external('battle', { opponent: 'bo' }), assault).state;
  const { state: fallen, events } = t.play(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [5, 4]);
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: 'ada', loss: 5 });
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([21, 16]);
  expect(fallen.controllers['b6']).toBe('ada');
  expect(t.at(fallen, 'bo', 'b1', 'garrison')).toBe(1);
  expect(t.at(fallen, 'ada', 'b6', 'garrison')).toBe(10);
  expect([t.army(fallen, 'ada'), t.army(fallen, 'bo')]).toEqual([10, 1]);
});

test('example 14: a natural 1 in an assault', () => {
  const besieged = edit(besieger(true), (draft) => {
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  });
  const attacked = perform(besieged, 'ada', external('battle', { opponent: 'bo' }), assault).state;
  const { state, events } = t.play(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [1, 3]);
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: 'bo', loss: 1 });
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([17, 15]);
  expect([t.army(state, 'ada'), state.cities['b6']!.siege, state.controllers['b6']]).toEqual([9, null, 'bo']);
});

test('example 15: crisis and Blockade', () => {
  const face = { type: 'face-crisis', player: 'ada', characteristic: 'diplomacy', characters: [], acceptSupport: false } as const;
  const state = inCrisis((draft) => {
    t.values(draft, 'ada', [5, 2, 5, 4]);
    draft.crises = [{ player: 'ada', characteristic: 'diplomacy' }];
  });
  const { state: failed, events } = t.play(state, face, [6]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 9, difficulty: 11, success: false });
  expect(failed.countries['ada']).toMatchObject({ allowance: 2, levels: { blockade: 1 }, thisTurn: { crisisSpent: 1 } });
  const again = edit(failed, (draft) => {
    draft.turn = 3;
    draft.step = 'crisis';
    draft.crises = [{ player: 'ada', characteristic: 'diplomacy' }];
    draft.countries['ada']!.thisTurn.crisisSpent = 0;
  });
  const { state: risen } = t.play(again, face);
  expect(risen.countries['ada']).toMatchObject({ allowance: 3, levels: { blockade: 0 }, thisTurn: { crisisSpent: 1 } });
  const low = edit(again, (draft) => {
    draft.countries['ada']!.characteristics.diplomacy = 2;
  });
  expect(t.after(low, face, [2]).countries['ada']).toMatchObject({ allowance: 1, levels: { blockade: 2 } });
});

test('example 16: an Authority crisis with counterpower', () => {
  const state = inCrisis(
    (draft) => {
      t.alone(draft);
      t.values(draft, 'ada', [5, 5, 5, 5]);
      draft.countries['ada']!.counterpower = 3;
      t.person(draft, 'ada', 'A2', 'a1');
      t.person(draft, 'bo', 'A1', 'a2');
      draft.crises = [{ player: 'ada', characteristic: 'authority' }];
    },
    ['ada', 'bo'],
    4,
  );
  const asked = t.after(state, { type: 'face-crisis', player: 'ada', characteristic: 'authority', characters: ['person-1'] });
  const support = { type: 'support-crisis', player: 'bo', characters: ['person-2'] } as const;
  const saved = t.play(asked, support, [6]);
  expect(t.only(saved.events, 'test-rolled')).toMatchObject({ total: 12, success: true });
  expect(saved.state.countries['ada']!.civilWar).toBeNull();
  expect(t.after(asked, support, [5]).countries['ada']!.civilWar).toMatchObject({ rebelArmy: 5, rebelPrincipal: null });
});

test('example 17: a civil war', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [5, 5, 4, 5]);
    draft.countries['ada']!.counterpower = 3;
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.person(draft, 'ada', 'M1 A2', 'a1');
    draft.countries['ada']!.principal = 'person-1';
    t.person(draft, 'bo', 'M2', 'a2');
    t.arm(draft, 'ada', 'a1 garrison 12');
    t.arm(draft, 'bo', 'a2 army 9');
  });
  const ready = t.resolving(state, 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] });
  const asked = t.after(ready, { type: 'execute', player: 'ada', declaration: '1', withPrincipal: true });
  const commit = {
    type: 'commit-rebels',
    player: 'bo',
    units: [{ territory: 'a2', kind: 'army' }],
    characters: ['person-2'],
    principal: 'person-2',
  } as const;
  const { state: fought, events } = t.play(asked, commit, [3, 4]);
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([21, 23]);
  expect(t.army(fought, 'ada')).toBe(10);
  expect(fought.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
  const spared = { type: 'react', player: 'bo', mode: 'decline' } as const;
  expect(t.after(fought, spared, [9]).countries['ada']!.civilWar).not.toBeNull();
  expect(t.after(fought, spared, [10]).countries['ada']!.civilWar).toBeNull();
  const killed = t.after(fought, { type: 'react', player: 'bo', mode: 'assassinate' }, [10, 2]);
  expect(killed.countries['ada']!.eliminated).not.toBeNull();
  const next = edit(t.after(fought, spared, [9]), (draft) => {
    for (const character of draft.characters) character.used = false;
  });
  const last = perform(next, 'ada', internal('civil-war'), { withPrincipal: true }, [8, 6]);
  expect(t.only(last.events, 'battle-rolled')).toMatchObject({ loss: 5, winner: 'ada' });
  expect(t.only(last.events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([24, 14]);
  expect(last.state.countries['ada']!.civilWar).toBeNull();
});

test('example 18: crossing foreign soil', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D2', 'a1');
    t.values(draft, 'ada', [6, 4, 4, 5]);
    t.values(draft, 'bo', [6, 6, 5, 5]);
  });
  const ready = t.resolving(state, 'ada', {});
  const stopped = t.after(ready, { type: 'travel', player: 'ada', character: 'person-1', path: ['a4', 'b7', 'b1'] });
  expect(stopped.affairs.at(-1)).toMatchObject({ type: 'journey', entered: 2, window: { player: 'bo' } });
  const capture = (characteristic: 'diplomacy' | 'militarism') =>
    ({ type: 'react', player: 'bo', mode: 'capture', characteristic }) as const;
  const missed = t.play(stopped, capture('diplomacy'), [5, 6]);
  expect(t.only(missed.events, 'contest-rolled').totals).toEqual([11, 12]);
  expect([t.locate(missed.state, 'person-1'), missed.state.affairs.length]).toEqual(['b1', 0]);
  const caught = t.play(stopped, capture('militarism'), [7, 2]);
  expect(t.only(caught.events, 'contest-rolled').totals).toEqual([12, 6]);
  expect(t.characterIn(caught.state, 'person-1')).toMatchObject({ captor: 'bo', location: 'b7' });
});

test('example 19: observation', () => {
  const state = edit(started(three), (draft) => t.values(draft, 'ada', [6, 6, 5, 5]));
  const sheets = {
    ada: [internal('observe')],
    bo: [external('investigate', { target: 'cy' })],
    cy: [external('investigate', { target: 'ada' })],
  };
  const ready = t.resolving(state, 'ada', sheets);
  const { state: seen, events } = t.play(ready, { type: 'execute', player: 'ada', declaration: '1' }, [7]);
  expect(t.only(events, 'action-annulled')).toMatchObject({ player: 'cy', by: 'ada' });
  expect([seen.sheets['bo']![0]!.state, seen.sheets['cy']![0]!.state]).toEqual(['pending', 'annulled']);
  const late = edit(ready, (draft) => {
    draft.sheets['cy']![0]!.state = 'done';
    draft.countries['cy']!.intel = { ada: 1 };
  });
  const after = t.play(late, { type: 'execute', player: 'ada', declaration: '1' }, [7]);
  expect(t.eventsOf(after.events, 'action-annulled')).toEqual([]);
  expect(after.state.countries['cy']!.intel).toEqual({ ada: 1 });
});

test('example 20: intel', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [6, 5, 5, 5]);
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const used = perform(state, 'ada', external('sabotage', { target: 'bo' }), { useIntel: true }, [6]);
  expect(t.only(used.events, 'test-rolled')).toMatchObject({ total: 11, difficulty: 10, success: true });
  expect(used.state.countries['ada']!.intel).toEqual({});
  expect(used.state.countries['bo']!.nextTurn.penalty).toBe(1);
  const plain = perform(state, 'ada', external('sabotage', { target: 'bo' }), {}, [6]);
  expect(t.only(plain.events, 'test-rolled')).toMatchObject({ difficulty: 12, success: false });
});

test('example 21: initiative and alternation', () => {
  let state = edit(started(three), (draft) => {
    t.values(draft, 'ada', [6, 5, 5, 6]);
    t.values(draft, 'bo', [6, 5, 5, 6]);
    t.values(draft, 'cy', [8, 5, 5, 6]);
  });
  for (const [player, count] of [
    ['cy', 2],
    ['bo', 1],
    ['ada', 3],
  ] as const)
    for (let i = 0; i < count; i++) state = t.after(state, t.declaring(player, internal('develop', { characteristic: 'militarism' })));
  state = t.commitAll(t.commitAll(state), [4, 9]);
  expect(state.initiative).toEqual(['cy', 'bo', 'ada']);
  const executed: string[] = [];
  while (state.step === 'resolution') {
    const { player } = state.slot!;
    executed.push(player);
    const { id } = state.sheets[player]!.find((declaration) => declaration.state === 'pending')!;
    state = t.after(state, { type: 'execute', player, declaration: id });
  }
  expect(executed).toEqual(['cy', 'bo', 'ada', 'cy', 'ada', 'ada']);
});

test('example 22: penalties add up', () => {
  const allowance = (penalty: number, bonus: number, minActions: number) => {
    const state = edit(started(['ada', 'bo'], { minActions, relevance: 'small' }), (draft) => {
      t.values(draft, 'ada', [5, 5, 5, 6]);
      t.values(draft, 'bo', [6, 5, 5, 6]);
      draft.countries['ada']!.nextTurn = { bonus, penalty };
    });
    expect(state.config.relevance).toBe('small');
    return t.nextTurn(state).countries['ada']!.allowance;
  };
  expect([allowance(3, 0, 1), allowance(4, 0, 1), allowance(4, 0, 0), allowance(4, 1, 1)]).toEqual([1, 1, 0, 1]);
});

test('example 23: disorder', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [6, 5, 5, 6]);
    t.values(draft, 'bo', [9, 5, 5, 6]);
    draft.countries['ada']!.disorder = 1;
  });
  const failed = perform(state, 'ada', internal('restore-order'), {}, [4]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 10, success: false });
  const second = t.nextTurn(failed.state);
  expect(second.countries['ada']!.characteristics.authority).toBe(5);
  const third = t.nextTurn(second);
  expect(third.countries['ada']!.characteristics.authority).toBe(4);
  const restored = perform(third, 'ada', internal('restore-order'), {}, [7]);
  expect(restored.state.countries['ada']!.disorder).toBe(0);
  expect(t.nextTurn(restored.state).countries['ada']!.characteristics.authority).toBe(4);
});

test('example 24: taxes', () => {
  const state = edit(started(), (draft) => t.values(draft, 'ada', [4, 5, 5, 6]));
  const { state: taxed, events } = perform(state, 'ada', internal('taxes'), {}, [6]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 10, success: false });
  expect(taxed.countries['ada']).toMatchObject({ characteristics: { authority: 3 }, nextTurn: { bonus: 1 } });
});

test('example 25: soldiers at home', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [7, 5, 5, 6]);
    t.arm(draft, 'ada', 'a1 garrison 6');
  });
  const home = (amount: number) => ({ from: [{ territory: 'a1', kind: 'garrison', amount }] }) as const;
  const { state: sent } = perform(state, 'ada', internal('demobilise'), home(3));
  expect([t.army(sent, 'ada'), sent.countries['ada']!.characteristics.authority]).toEqual([3, 10]);
  expect(t.refusedMeans(state, 'ada', internal('demobilise'), home(4))).toEqual(['bad-amount', 'GM-DEMO-01']);
});

test('example 26: convincing', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A2', 'a2');
    t.person(draft, 'bo', 'A1', 'a2');
    t.values(draft, 'ada', [8, 5, 5, 5]);
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const failed = perform(state, 'ada', internal('convince', { character: 'person-2' }), { characters: ['person-1'] }, [9]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 19, difficulty: 19, success: false });
  expect(failed.state.affairs[0]).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
  const abroad = edit(state, (draft) => {
    for (const character of draft.characters) character.location = 'b2';
  });
  const won = perform(abroad, 'ada', external('convince', { character: 'person-2' }), { characters: ['person-1'], useIntel: true }, [9]);
  expect(t.only(won.events, 'test-rolled')).toMatchObject({ difficulty: 17, success: true });
  expect(t.characterIn(won.state, 'person-2').owner).toBe('ada');
});

test('example 27: scoring', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [8, 5, 6, 7]);
    draft.countries['ada']!.counterpower = 2;
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    t.arm(draft, 'ada', 'a1 garrison 23');
  });
  expect(Object.values(state.controllers).filter((who) => who === 'ada').length).toBe(8);
  expect(t.game.view(state, null).countries['ada']!.victoryPoints).toBe(48 + 4 + 8 + 23);
});

test('example 28: rounding', () => {
  expect((['down', 'nearest', 'up'] as const).map((rounding) => baseActions('small', 5, 4, rounding))).toEqual([3, 4, 5]);
  expect((['down', 'nearest', 'up'] as const).map((rounding) => quotient(5, 2, rounding))).toEqual([2, 3, 3]);
  expect(initialArmy('small', 3, { militarism: 4, technology: 5 }, 0, 'up')).toBe(5 + 6 + 4 + 3);
});

test('example 29: elimination', () => {
  const scene = (players: readonly string[]) =>
    edit(started(players), (draft) => {
      t.alone(draft);
      t.values(draft, 'ada', [6, 5, 6, 5]);
      for (const id of ['b1', 'b3']) draft.controllers[id] = 'ada';
      for (const id of Object.keys(draft.cities)) if (id.startsWith('b') && id !== 'b6') draft.controllers[id] = 'ada';
      t.arm(draft, 'ada', 'b6 army 20');
      t.arm(draft, 'bo', 'a8 army 7');
      draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
      t.person(draft, 'ada', 'A1', 'b6', { captor: 'bo' });
      if (players.length > 2) t.person(draft, 'bo', 'A1', 'c1', { captor: 'cy' });
    });
  const attack = (state: ReturnType<typeof scene>) => {
    const attacked = perform(state, 'ada', external('battle', { opponent: 'bo' }), assault).state;
    return t.play(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [5, 4]);
  };
  const { state } = attack(scene(three));
  expect(state.countries['bo']!.eliminated).toMatchObject({ index: 0 });
  expect(t.army(state, 'bo')).toBe(0);
  expect(Object.values(state.controllers)).not.toContain('bo');
  expect(state.controllers['b8']).toBe('ada');
  expect(t.characterIn(state, 'person-1').captor).toBeNull();
  expect(t.characterIn(state, 'person-2').out).toBe('gone');
  expect(state.ending).toBeNull();
  expect(attack(scene(['ada', 'bo'])).state.ending).toEqual({ reason: 'last-standing', winners: ['ada'] });
});

test('example 30: principals', () => {
  const state = edit(started(three), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [10, 5, 5, 5]);
    t.person(draft, 'cy', 'M1', 'a2');
    draft.countries['cy']!.principal = 'person-1';
    draft.countries['bo']!.dethronedBy = ['ada'];
  });
  const { state: won } = perform(state, 'ada', internal('convince', { character: 'person-1' }), {}, [10]);
  expect(won.countries['cy']!.dethronedBy).toEqual(['ada']);
  expect(won.ending).toEqual({ reason: 'principals', winners: ['ada'] });
});

test('example 31: marching', () => {
  const state = edit(started(), (draft) => {
    t.arm(draft, 'ada', 'a1 garrison 10');
    t.arm(draft, 'bo', '');
  });
  const march = (from: string, kind: 'garrison' | 'army', to: string) =>
    ({ from: { territory: from, kind }, to: { territory: to, kind: 'army' }, amount: 10 }) as const;
  const landed = perform(state, 'ada', internal('move-troops'), march('a1', 'garrison', 'b2')).state;
  expect(t.at(landed, 'ada', 'b2', 'army')).toBe(10);
  expect(t.refusedMeans(state, 'ada', internal('move-troops'), march('a1', 'garrison', 'b1'))).toEqual(['unreachable', 'GM-MOVT-04']);
  const friends = edit(state, (draft) => {
    draft.passages = [{ from: 'bo', to: 'ada', untilTurn: 1 }];
  });
  expect(t.at(perform(friends, 'ada', internal('move-troops'), march('a1', 'garrison', 'b1')).state, 'ada', 'b1', 'army')).toBe(10);
  expect(t.at(perform(landed, 'ada', internal('move-troops'), march('b2', 'army', 'b1')).state, 'ada', 'b1', 'army')).toBe(10);
  const fleet = edit(state, (draft) => {
    for (const id of ['b5', 'b7']) draft.cities[id] = { name: id, walled: false, capitalOf: null, siege: null, disasterTurn: null };
    t.arm(draft, 'ada', 'mar-de-fora army 5, mar-de-dins army 5');
  });
  expect(perform(fleet, 'ada', external('siege', { territory: 'b5' }), {}, [9]).state.cities['b5']!.siege).toEqual({
    by: 'ada',
    base: 'mar-de-dins',
  });
  expect(t.voidReason(fleet, 'ada', external('siege', { territory: 'b7' }))).toBe('no-army-in-place');
});

test('example 32: a trade', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'bo', 'A1', 'b2');
    t.arm(draft, 'ada', 'a1 garrison 5');
    t.arm(draft, 'bo', '');
  });
  const give = [{ item: 'troops', territory: 'a1', kind: 'garrison', amount: 3 }] as const;
  const proposed = t.after(state, {
    type: 'propose-trade',
    player: 'ada',
    to: 'bo',
    give,
    take: [{ item: 'character', character: 'person-1' }],
  });
  const { state: traded } = t.play(proposed, { type: 'accept-trade', player: 'bo', offer: proposed.offers[0]!.id });
  expect([t.at(traded, 'ada', 'a1', 'garrison'), t.at(traded, 'bo', 'a1', 'army')]).toEqual([2, 3]);
  expect([traded.countries['ada']!.ledger.given, traded.countries['bo']!.ledger.received]).toEqual([3, 3]);
  expect(t.characterIn(traded, 'person-1')).toMatchObject({ owner: 'ada', location: 'b2' });
  const offer = (item: object) => ({ type: 'propose-trade', player: 'ada', to: 'bo', give: [item], take: [] }) as never;
  expect(t.refusal(state, offer({ item: 'actions', amount: 1 }))[0]).toBe('item-not-negotiable');
  expect(t.refusal(state, offer({ item: 'characteristic', characteristic: 'technology', amount: 1 }))[0]).toBe('item-not-negotiable');
  const poor = edit(state, (draft) => {
    for (const id of Object.keys(draft.cities)) if (id.startsWith('a') && id !== 'a1') draft.controllers[id] = 'bo';
  });
  expect(t.refusal(poor, offer({ item: 'city', territory: 'a1' }))[0]).toBe('last-city');
});

test('example 33: a rescue', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    t.values(draft, 'ada', [6, 6, 5, 5]);
    t.values(draft, 'bo', [6, 4, 5, 5]);
  });
  const { state: free, events } = perform(
    state,
    'ada',
    external('capture', { character: 'person-1' }),
    { characteristic: 'diplomacy' },
    [5, 6],
  );
  expect(t.only(events, 'contest-rolled')).toMatchObject({ totals: [11, 10], winner: 'ada' });
  expect(t.characterIn(free, 'person-1')).toMatchObject({ captor: null, location: 'b1' });
  const home = t.after(t.resolving(free, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['b7', 'a4'] });
  expect(home.affairs.at(-1)).toMatchObject({ window: { type: 'travel-reaction', player: 'bo' } });
  const safe = t.after(home, { type: 'react', player: 'bo', mode: 'decline' });
  expect(t.locate(safe, 'person-1')).toBe('a4');
});

test('example 34: a failed assassination at home', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'bo', 'D1', 'a2');
    t.person(draft, 'ada', 'D2', 'a2');
    t.values(draft, 'ada', [6, 5, 5, 5]);
    t.values(draft, 'bo', [6, 6, 5, 5]);
  });
  const order = internal('assassinate', { character: 'person-1' });
  const failed = perform(state, 'ada', order, {}, [4, 3]);
  expect(t.only(failed.events, 'contest-rolled').totals).toEqual([9, 10]);
  expect(failed.state.affairs.at(-1)).toMatchObject({ type: 'repatriation', window: { player: 'bo' } });
  const home = t.after(failed.state, { type: 'repatriate', player: 'bo', city: 'b3' });
  expect(t.locate(home, 'person-1')).toBe('b3');
  const helped = perform(state, 'ada', order, { characters: ['person-2'] }, [4, 3]);
  expect(t.only(helped.events, 'contest-rolled').totals).toEqual([11, 10]);
  expect(t.characterIn(helped.state, 'person-1').out).toBe('dead');
});

test('example 35: incursion and intel', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [6, 5, 6, 5]);
    t.arm(draft, 'ada', 'a4 patrol 2');
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const order = external('incursion', { target: 'bo' });
  const failed = perform(state, 'ada', order, { patrol: 'a4' }, [6]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 12, success: false });
  expect(t.at(failed.state, 'ada', 'a4', 'patrol')).toBe(2);
  const won = perform(state, 'ada', order, { patrol: 'a4', useIntel: true }, [6]);
  expect(won.state.countries['bo']!.nextTurn.penalty).toBe(1);
});

test('example 36: promotion', () => {
  const state = edit(started(), (draft) => t.alone(draft));
  const introduce = (characteristic: string) =>
    internal('promote', { mode: 'introduce', name: characteristic, role: 'envoy', characteristic, city: 'a1' });
  const first = perform(state, 'ada', introduce('diplomacy')).state;
  expect(first.countries['ada']!.principal).toBe('person-1');
  const second = perform(first, 'ada', introduce('authority')).state;
  expect(second.countries['ada']!.principal).toBe('person-1');
  const bereft = edit(second, (draft) => {
    draft.characters[0]!.out = 'dead';
    draft.countries['ada']!.principal = null;
  });
  expect(perform(bereft, 'ada', introduce('technology')).state.countries['ada']!.principal).toBeNull();
  expect(perform(bereft, 'ada', internal('promote', { mode: 'appoint', character: 'person-2' })).state.countries['ada']!.principal).toBe(
    'person-2',
  );
  const able = edit(second, (draft) => {
    draft.characters[0]!.values.diplomacy = 3;
  });
  const improve = t.declaring('ada', internal('promote', { mode: 'improve', character: 'person-1', characteristic: 'diplomacy' }));
  const open = edit(able, (draft) => {
    draft.step = 'declare-internal';
    draft.slot = null;
    for (const player of draft.config.players) {
      draft.committed[player] = false;
      draft.sheets[player] = [];
    }
  });
  expect(t.refusal(open, improve)).toEqual(['value-at-maximum', 'GM-PROM-02']);
  expect(defaultMap(2).countries.length).toBe(2);
  expect(genesMactantes.id).toBe('genes-mactantes');
});

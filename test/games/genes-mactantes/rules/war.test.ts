import { lossOf, type Means, type State, spreadLoss } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from '../table.js';

const { clause, edit, external, game, internal, perform, refusal, started, declaring } = t;
const scene = (recipe: Parameters<typeof edit>[1], options = {}) =>
  edit(started(['ada', 'bo', 'cy'], options), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [6, 5, 5, 5]);
    t.values(draft, 'bo', [6, 5, 4, 5]);
    recipe(draft);
  });
const fight = external('battle', { opponent: 'bo' });
const field = (territory: string, ...kinds: string[]): Means => ({
  territory,
  objective: 'field',
  units: kinds.map((kind) => ({ territory, kind })) as never,
});
const defend = (state: State, script: readonly number[], extra: object = {}) =>
  t.play(state, { type: 'defend-battle', player: 'bo', units: [], characters: [], ...extra } as never, script);
const meeting = scene((draft) => {
  t.arm(draft, 'ada', 'b1 army 8');
  t.arm(draft, 'bo', 'b1 army 4, b1 garrison 3');
  t.arm(draft, 'cy', 'b1 patrol 3');
  t.person(draft, 'ada', 'M2', 'b1');
  t.person(draft, 'bo', 'M1', 'b1');
  t.person(draft, 'cy', 'M3', 'b1');
});

clause('GM-BATT-01', 'the opponent is a living other, or nobody’s cities from outside', () => {
  expect(refusal(started(), declaring('ada', internal('battle', { opponent: 'ada' })))).toEqual(['unknown-opponent', 'GM-BATT-01']);
  expect(refusal(started(), declaring('ada', internal('battle', { opponent: 'independent' })))).toEqual(['unknown-opponent', 'GM-BATT-01']);
  expect(t.after(t.commitAll(started()), declaring('ada', external('battle', { opponent: 'independent' }))).sheets['ada']!.length).toBe(1);
});
clause(['GM-BATT-02', 'GM-BATT-03'], 'at least one unit, whole; inside no assault; the place decides the scope', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1'))).toEqual(['bad-parameter', 'GM-BATT-02']);
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1', 'army', 'army'))).toEqual(['bad-parameter', 'GM-BATT-02']);
  const home = scene((draft) => {
    t.arm(draft, 'ada', 'a1 army 3');
    t.arm(draft, 'bo', 'a1 army 3');
  });
  expect(t.refusedMeans(home, 'ada', internal('battle', { opponent: 'bo' }), { ...field('a1', 'army'), objective: 'assault' })[0]).toBe(
    'wrong-scope',
  );
  expect(t.voidReason(home, 'ada', fight)).toBe('no-battle-possible');
  expect(t.voidReason(meeting, 'ada', internal('battle', { opponent: 'bo' }))).toBe('no-battle-possible');
  const both = edit(home, (draft) => {
    t.arm(draft, 'ada', 'a1 army 3, b1 army 3');
    t.arm(draft, 'bo', 'a1 army 3, b1 army 3');
  });
  expect(t.refusedMeans(both, 'ada', fight, field('a1', 'army'))).toEqual(['wrong-scope', 'GM-BATT-03']);
});
clause(['GM-BATT-04', 'GM-BATT-06'], 'in the field an enemy field unit, and own units there or in a sortie', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, field('b3', 'army'))).toEqual(['no-enemy-army', 'GM-BATT-04']);
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1', 'patrol'))).toEqual(['unit-not-eligible', 'GM-BATT-04']);
  const gone = edit(meeting, (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(t.voidReason(gone, 'ada', fight)).toBe('target-eliminated');
  const sick = scene((draft) => {
    t.arm(draft, 'ada', 'a1 garrison 3');
    t.arm(draft, 'bo', 'a1 army 3');
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(t.voidReason(sick, 'ada', internal('battle', { opponent: 'bo' }))).toBe('no-battle-possible');
});
clause(['GM-BATT-05', 'GM-CONQ-01'], 'an assault needs an own siege; a field battle conquers nothing', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, { ...field('b1', 'army'), objective: 'assault' })).toEqual(['not-besieging', 'GM-BATT-05']);
  const won = t.after(
    defend(
      perform(
        edit(meeting, (draft) => t.arm(draft, 'cy', '')),
        'ada',
        fight,
        field('b1', 'army'),
      ).state,
      [9, 2],
    ).state,
    { type: 'pass', player: 'bo' },
  );
  expect(won.controllers['b1']).toBe('bo');
});
clause('GM-BATT-07', 'listed is each venue with all units, and characters by subsets', () => {
  const listed = game.legalActions(t.resolving(meeting, 'ada', { ada: [fight] }), 'ada', { types: ['execute'] }) as never as {
    territory: string;
    units: object[];
    characters: string[];
  }[];
  expect(listed.map(({ territory, units, characters }) => [territory, units.length, characters.join()])).toEqual([
    ['b1', 1, ''],
    ['b1', 1, 'c1'],
  ]);
});
clause(['GM-BPRO-01', 'GM-BPRO-02', 'GM-WIND-02'], 'first the defender, then third parties, then dice', () => {
  const begun = perform(meeting, 'ada', fight, { ...field('b1', 'army'), characters: ['c1'] }).state;
  expect(begun.affairs[0]!.window).toEqual({ type: 'battle-defence', player: 'bo' });
  expect(refusal(begun, { type: 'defend-battle', player: 'bo', units: [{ territory: 'b1', kind: 'army' }], characters: [] })).toEqual([
    'unit-not-eligible',
    'GM-WIND-02',
  ]);
  const ready = defend(begun, [], { units: [{ territory: 'b1', kind: 'garrison' }], characters: ['c2'] }).state;
  expect(ready.affairs[0]!.window).toEqual({ type: 'battle-join', player: 'cy' });
  const { events, rolls } = t.play(ready, { type: 'join-battle', player: 'cy', side: 'none', characters: [] }, [5, 5]);
  expect(t.only(events, 'battle-rolled').sides.map(({ strength }) => strength)).toEqual([8, 7]);
  expect(rolls.map(({ why }) => why)).toEqual(['battle: ada', 'battle: bo']);
});
clause(
  ['GM-BPRO-03', 'GM-BPRO-04', 'GM-BPRO-05'],
  'a third party takes one of two sides with all it has there, adding units and people only',
  () => {
    const ready = defend(perform(meeting, 'ada', fight, { ...field('b1', 'army'), characters: ['c1'] }).state, []).state;
    expect(refusal(ready, { type: 'join-battle', player: 'cy', side: 'none', characters: ['c3'] })).toEqual([
      'bad-parameter',
      'GM-BPRO-03',
    ]);
    const { events, state } = t.play(ready, { type: 'join-battle', player: 'cy', side: 'attacker', characters: ['c3'] }, [2, 3]);
    expect(t.only(events, 'battle-rolled').sides[0]).toMatchObject({
      leader: 'ada',
      allies: ['cy'],
      strength: 11,
      support: 5,
      characteristic: 5,
      total: 23,
    });
    expect([t.army(state, 'bo'), t.army(state, 'ada'), t.army(state, 'cy')]).toEqual([3, 8, 3]);
  },
);
clause(['GM-BPRO-06', 'GM-CFG-09'], 'walls add 2 in an assault only; terrain 1 by option only', () => {
  const at = (options: object, walls: boolean) => {
    const state = scene((draft) => {
      t.arm(draft, 'ada', 'b6 army 9');
      t.arm(draft, 'bo', 'b6 garrison 3, b6 army 1');
      draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
      draft.cities['b6']!.walled = walls;
    }, options);
    const modifier = (objective: 'field' | 'assault') =>
      t.only(defend(perform(state, 'ada', fight, { ...field('b6', 'army'), objective }).state, [5, 5]).events, 'battle-rolled').sides[1]!
        .modifiers;
    return [modifier('field'), modifier('assault')];
  };
  expect([at({}, false), at({}, true), at({ battleTerrain: true }, true)]).toEqual([
    [0, 0],
    [0, 2],
    [1, 3],
  ]);
});
const duel = scene((draft) => {
  t.arm(draft, 'ada', 'b8 army 5');
  t.arm(draft, 'bo', 'b8 army 5, b8 patrol 2');
  t.values(draft, 'bo', [6, 5, 5, 5]);
  t.person(draft, 'ada', 'M2', 'b8');
});
clause(['GM-BPRO-07', 'GM-BPRO-10', 'GM-REPR-03'], 'equal totals do nothing but use people; nobody retreats', () => {
  const begun = perform(duel, 'ada', fight, { ...field('b8', 'army'), characters: ['c1'] }).state;
  const { state, events } = defend(begun, [5, 5]);
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: null, loss: 0 });
  expect([t.army(state, 'ada'), t.army(state, 'bo'), t.characterIn(state, 'c1').used, state.affairs]).toEqual([5, 7, true, []]);
  const won = defend(begun, [8, 3]).state;
  expect([t.at(won, 'bo', 'b8', 'army'), t.at(won, 'bo', 'b8', 'patrol')]).toEqual([1, 1]);
});
clause(
  ['GM-BPRO-08', 'GM-BPRO-09'],
  'the difference is lost, at least 1, at most what fought, point by point from the largest unit',
  () => {
    expect([lossOf(20, 15, 9), lossOf(15, 17, 9), lossOf(30, 5, 9)]).toEqual([5, 1, 9]);
    expect(spreadLoss([{ strengths: [3, 2] }, { strengths: [1] }], 4)).toEqual([[2, 1], [1]]);
    expect(spreadLoss([{ strengths: [5] }, { strengths: [2] }, { strengths: [2] }], 5)).toEqual([[2], [2], [1]]);
    expect(spreadLoss([{ strengths: [2, 2] }], 1)).toEqual([[1, 0]]);
  },
);
const falling = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
  scene((draft) => {
    t.arm(draft, 'ada', 'b6 army 10');
    t.arm(draft, 'bo', 'b6 garrison 3');
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
    recipe(draft);
  });
const assault = (state: State, script: readonly number[], opponent = 'bo', units: Means['units'] = [{ territory: 'b6', kind: 'army' }]) => {
  const begun = perform(
    state,
    'ada',
    external('battle', { opponent }),
    { territory: 'b6', objective: 'assault', units },
    opponent === 'bo' ? [] : script,
  );
  return opponent === 'bo' ? defend(begun.state, script) : begun;
};
clause('GM-BPRO-11', 'an empty city still defends itself', () => {
  const { events } = assault(
    falling((draft) => t.arm(draft, 'bo', 'b1 garrison 3')),
    [2, 3],
  );
  expect(t.only(events, 'battle-rolled').sides[1]).toMatchObject({ strength: 0, total: 7 });
});
clause(['GM-BPRO-12', 'GM-RETR-03', 'GM-ELIM-07'], 'nobody’s city has Militarism 0, no windows, and its garrison is disbanded', () => {
  const free = falling((draft) => {
    t.arm(draft, 'bo', 'b1 garrison 3');
    draft.controllers['b6'] = 'independent';
    draft.units['independent'] = [{ territory: 'b6', kind: 'garrison', strength: 4 }];
  });
  const { state, events } = assault(free, [5, 4], 'independent');
  expect(t.only(events, 'battle-rolled').sides[1]).toMatchObject({ leader: 'independent', characteristic: 0, total: 8 });
  expect([state.controllers['b6'], state.units['independent']]).toEqual(['ada', []]);
  expect(
    refusal(
      edit(started(), (draft) => {
        draft.controllers['a4'] = 'independent';
      }),
      declaring('ada', internal('found-city', { territory: 'a4', name: 'x' })),
    )[0],
  ).toBe('not-your-territory');
});
clause(
  ['GM-CONQ-02', 'GM-CONQ-03', 'GM-CONQ-04', 'GM-CAPT-05', 'GM-MAP-06'],
  'city, land and captives change hands; conquerors become the garrison',
  () => {
    const state = falling((draft) => {
      t.arm(draft, 'bo', 'b6 garrison 3, b6 patrol 2');
      draft.cities['b6']!.walled = true;
      t.person(draft, 'bo', 'A1', 'b6');
      t.person(draft, 'ada', 'A1', 'b6', { captor: 'bo' });
      t.person(draft, 'cy', 'A1', 'b6', { captor: 'bo' });
    });
    const { state: fallen } = assault(state, [9, 2]);
    expect([
      fallen.controllers['b6'],
      fallen.cities['b6']!.siege,
      fallen.cities['b6']!.walled,
      t.at(fallen, 'ada', 'b6', 'garrison'),
    ]).toEqual(['ada', null, true, 10]);
    expect([t.at(fallen, 'bo', 'b6', 'patrol'), t.locate(fallen, 'c1'), t.characterIn(fallen, 'c1').captor]).toEqual([2, 'b6', null]);
    expect([t.characterIn(fallen, 'c2').captor, t.characterIn(fallen, 'c3').captor]).toEqual([null, 'ada']);
  },
);
clause(['GM-RETR-01', 'GM-RETR-02'], 'survivors go to the nearest open city, else the nearest land, else nowhere', () => {
  const many = (draft: Parameters<Parameters<typeof edit>[1]>[0]) => t.arm(draft, 'bo', 'b6 garrison 9');
  const first = assault(falling(many), [5, 4]).state;
  expect(t.at(first, 'bo', 'b1', 'garrison')).toBe(9 - (20 - 17));
  const shut = assault(
    falling((draft) => {
      many(draft);
      t.arm(draft, 'cy', 'b1 army 1');
      draft.cities['b1']!.siege = { by: 'cy', base: 'b1' };
    }),
    [5, 4],
  ).state;
  expect(t.at(shut, 'bo', 'b3', 'garrison') + t.at(shut, 'bo', 'b2', 'garrison')).toBe(6);
  const landless = assault(
    falling((draft) => {
      many(draft);
      for (const id of Object.keys(draft.cities))
        if (id.startsWith('b') && id !== 'b6') {
          draft.cities[id]!.siege = { by: 'cy', base: id };
        }
      t.arm(draft, 'cy', 'b1 army 1, b2 army 1, b3 army 1');
    }),
    [5, 4],
  ).state;
  expect(t.at(landless, 'bo', 'b1', 'army')).toBe(6);
});
clause(
  ['GM-REPR-01', 'GM-REPR-02', 'GM-REPR-04', 'GM-REPR-05', 'GM-REAC-03'],
  'who took part in what failed is exposed, one by one, and no further',
  () => {
    const spy = scene((draft) => {
      t.person(draft, 'ada', 'D1', 'b1');
      t.person(draft, 'ada', 'D1', 'b3');
      t.person(draft, 'bo', 'M1', 'b1');
    });
    const failed = perform(spy, 'ada', external('sabotage', { target: 'bo' }), { characters: ['c2', 'c1'] }, [2]).state;
    expect(failed.affairs[0]).toMatchObject({ type: 'reprisals', exposed: ['c2', 'c1'], window: { player: 'bo', type: 'reprisal' } });
    const declined = t.after(failed, { type: 'react', player: 'bo', mode: 'decline' });
    const lost = t.after(
      declined,
      { type: 'react', player: 'bo', mode: 'capture', characteristic: 'militarism', characters: ['c3'] },
      [2, 9],
    );
    expect([lost.affairs, t.characterIn(lost, 'c3').used]).toEqual([[], true]);
    const beaten = defend(perform(duel, 'ada', fight, { ...field('b8', 'army'), characters: ['c1'] }).state, [2, 9]).state;
    expect(beaten.affairs[0]).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['c1'] });
    const dead = edit(failed, (draft) => {
      draft.characters[0]!.out = 'dead';
    });
    expect(t.after(dead, { type: 'react', player: 'bo', mode: 'decline' }).affairs).toEqual([]);
    expect(perform(spy, 'ada', internal('taxes'), {}, [2]).state.affairs).toEqual([]);
  },
);
clause(['GM-EVT-02', 'GM-APPL-01'], 'events come in the order of the book', () => {
  const { events } = assault(falling(), [9, 2]);
  expect(events.map(({ type }) => type).filter((type) => type !== 'slot-began')).toEqual([
    'window-answered',
    'battle-rolled',
    'army-changed',
    'siege-ended',
    'city-conquered',
    'unit-moved',
  ]);
});

// Civil war
const torn = (recipe: Parameters<typeof edit>[1] = () => undefined, options = {}) =>
  scene((draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'ada', 'a1 garrison 6, b8 army 2');
    t.arm(draft, 'bo', 'a2 army 4, b1 army 3');
    t.person(draft, 'ada', 'A2 M1', 'a1');
    draft.countries['ada']!.principal = 'c1';
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'bo', 'M2', 'a2');
    t.person(draft, 'bo', 'A1', 'a2');
    t.person(draft, 'bo', 'M1', 'b1');
    recipe(draft);
  }, options);
const war = (state: State, means: Means = {}, supporters: readonly string[] = ['bo'], script: readonly number[] = []) => {
  const help = external('support-rebellion', { target: 'ada' });
  const sheets = Object.fromEntries([['ada', [internal('civil-war')]], ...supporters.map((player) => [player, [help]])]);
  return t.play(t.resolving(state, 'ada', sheets), { type: 'execute', player: 'ada', declaration: '1', ...means }, script);
};
const rebel = (rest: object = {}) => ({ type: 'commit-rebels', player: 'bo', units: [], characters: [], ...rest }) as never;
clause(['GM-CIVW-03', 'GM-CIVW-04'], 'supporters are asked in order and commit what they have in the country', () => {
  const asked = war(torn(), {}, ['cy', 'bo']).state;
  expect(asked.affairs[0]).toMatchObject({ toAsk: ['bo', 'cy'], window: { type: 'rebel-support', player: 'bo' } });
  expect(refusal(asked, rebel({ units: [{ territory: 'b1', kind: 'army' }] }))).toEqual(['unit-not-eligible', 'GM-CIVW-04']);
  expect(refusal(asked, rebel({ characters: ['c5'], principal: 'c5' }))).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(refusal(asked, rebel({ characters: ['c3', 'c4'], principal: 'c3' }))).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const answered = t.after(asked, rebel());
  expect([answered.sheets['bo']![0]!.state, answered.affairs[0]!.window!.player]).toEqual(['done', 'cy']);
});
clause('GM-CIVW-05', 'with characters somebody must lead, until death or change of sides', () => {
  const asked = war(torn()).state;
  expect(refusal(asked, rebel({ characters: ['c3'] }))).toEqual(['rebel-principal-required', 'GM-CIVW-05']);
  const led = edit(asked, (draft) => {
    draft.countries['ada']!.civilWar!.rebelPrincipal = 'c3';
  });
  expect(refusal(led, rebel({ characters: ['c3'], principal: 'c3' }))).toEqual(['character-not-eligible', 'GM-CIVW-05']);
  expect(t.play(led, rebel({ characters: ['c3'] }), [1, 1, 2]).state.countries['ada']!.civilWar!.rebelPrincipal).toBe('c3');
  const captive = edit(led, (draft) => void Object.assign(draft.characters[2]!, { captor: 'ada', location: 'a1' }));
  expect(t.play(captive, rebel({ characters: ['c4'], principal: 'c4' }), [1, 1, 2]).state.countries['ada']!.civilWar!.rebelPrincipal).toBe(
    'c4',
  );
});
clause(
  ['GM-CIVW-06', 'GM-CIVW-07', 'GM-CIVW-08', 'GM-CIVW-10'],
  'the whole loyal Army against rebels, counterpower and supporters; principals by their better value',
  () => {
    const state = torn((draft) => {
      draft.countries['ada']!.counterpower = 2;
      draft.cities['a1']!.walled = true;
    });
    expect(
      refusal(t.resolving(state, 'ada', { ada: [internal('civil-war')] }), {
        type: 'execute',
        player: 'ada',
        declaration: '1',
        withPrincipal: true,
        characters: ['c1'],
      }),
    ).toEqual(['character-not-eligible', 'GM-CIVW-07']);
    const away = edit(state, (draft) => {
      draft.characters[0]!.location = 'b1';
    });
    expect(t.refusedMeans(away, 'ada', internal('civil-war'), { withPrincipal: true })).toEqual(['principal-not-available', 'GM-CIVW-07']);
    const asked = war(state, { withPrincipal: true }).state;
    const { events } = t.play(
      asked,
      rebel({ units: [{ territory: 'a2', kind: 'army' }], characters: ['c3', 'c4'], principal: 'c4' }),
      [5, 4],
    );
    const [loyal, rebels] = t.only(events, 'battle-rolled').sides;
    expect(loyal).toMatchObject({ strength: 8, characteristic: 5, support: 2, modifiers: 0, total: 20 });
    expect(rebels).toMatchObject({ leader: 'rebels', strength: 9, characteristic: 2, support: 3, total: 18 });
  },
);
clause('GM-CIVW-09', 'with the option a failed muster means no battle, but the Authority test', () => {
  const state = torn(() => undefined, { civilWarMuster: true });
  const { events, state: waited } = war(state, { withPrincipal: true, authorityCharacters: ['c2'] }, [], [7, 5]);
  expect([t.eventsOf(events, 'battle-rolled').length, t.characterIn(waited, 'c1').used, t.characterIn(waited, 'c2').used]).toEqual([
    0,
    false,
    true,
  ]);
  expect(t.eventsOf(events, 'test-rolled').map(({ difficulty, characteristic }) => [characteristic, difficulty])).toEqual([
    ['militarism', 12],
    ['authority', 14],
  ]);
  expect(t.eventsOf(war(state, {}, [], [8, 1, 1, 2]).events, 'battle-rolled').length).toBe(1);
});
clause(
  ['GM-CIVW-11', 'GM-ELIM-02', 'GM-ELIM-06', 'GM-ELIM-03', 'GM-ELIM-04'],
  'without Army the government is out; its land is nobody’s and rebels hold the capital',
  () => {
    const weak = torn((draft) => {
      t.arm(draft, 'ada', 'a1 garrison 1');
      t.person(draft, 'cy', 'A1', 'a3', { captor: 'ada' });
      draft.countries['bo']!.intel = { ada: 2 };
    });
    const { state, events } = war(weak, {}, [], [2, 9]);
    expect(t.only(events, 'civil-war-ended').ending).toBe('loyal-defeated');
    expect(state.countries['ada']!.eliminated).toMatchObject({ turn: 1, index: 0 });
    expect([state.controllers['a1'], state.controllers['a8'], state.units['independent']]).toEqual([
      'independent',
      'independent',
      [{ territory: 'a1', kind: 'garrison', strength: 5 }],
    ]);
    expect([state.sheets['ada'], state.units['ada'], state.countries['bo']!.intel]).toEqual([[], [], {}]);
    expect([t.characterIn(state, 'c1').out, t.characterIn(state, 'c6').captor]).toEqual(['gone', null]);
  },
);
clause(['GM-CIVW-12', 'GM-CIVW-16'], 'the principal’s death ends it all; losers are exposed to the other leader', () => {
  const asked = war(torn(), { withPrincipal: true }).state;
  const beaten = t.after(asked, rebel({ units: [{ territory: 'a2', kind: 'army' }], characters: ['c3'], principal: 'c3' }), [2, 9]);
  expect(beaten.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['c1'] });
  const contest = t.after(beaten, { type: 'react', player: 'bo', mode: 'assassinate' });
  const { state, events } = t.play(contest, { type: 'defend-contest', player: 'ada', characters: [] }, [9, 2]);
  expect([t.only(events, 'civil-war-ended').ending, state.countries['ada']!.eliminated === null, state.affairs]).toEqual([
    'principal-dead',
    false,
    [],
  ]);
  const won = t.after(asked, rebel({ characters: ['c3'], principal: 'c3' }), [9, 2]);
  expect(won.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'ada', exposed: ['c3'] });
});
clause(['GM-CIVW-13', 'GM-CIVW-15'], 'no rebels, or no rebel principal: the government has won, and nothing else changes', () => {
  const { state, events } = war(
    torn((draft) => {
      draft.countries['ada']!.counterpower = 1;
    }),
    {},
    [],
    [9, 2],
  );
  expect([t.only(events, 'civil-war-ended').ending, state.countries['ada']!.civilWar, state.countries['ada']!.counterpower]).toEqual([
    'rebels-defeated',
    null,
    1,
  ]);
  const led = torn((draft) => {
    draft.countries['ada']!.civilWar!.rebelPrincipal = 'c3';
  });
  const begun = perform(led, 'ada', internal('assassinate', { character: 'c3' })).state;
  const killed = t.play(begun, { type: 'defend-contest', player: 'bo', characters: [] }, [9, 2]);
  expect([t.only(killed.events, 'civil-war-ended').ending, killed.state.countries['ada']!.civilWar]).toEqual([
    'rebel-principal-dead',
    null,
  ]);
});
clause(['GM-CIVW-14', 'GM-CIVW-02'], 'what is left, a test of Authority at 14 may end; else it goes on', () => {
  expect(t.refusedMeans(torn(), 'ada', internal('civil-war'), { authorityCharacters: ['c2'], characters: ['c2'] })[0]).toBe(
    'character-not-eligible',
  );
  expect(
    t.refusedMeans(
      edit(torn(), (draft) => {
        draft.characters[1]!.location = 'b1';
      }),
      'ada',
      internal('civil-war'),
      { authorityCharacters: ['c2'] },
    ),
  ).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(war(torn(), { authorityCharacters: ['c2'] }, [], [1, 1, 7]).state.countries['ada']!.civilWar).not.toBeNull();
  const { state, events } = war(torn(), { authorityCharacters: ['c2'] }, [], [1, 1, 8]);
  expect([t.only(events, 'test-rolled').total, state.countries['ada']!.civilWar, t.only(events, 'civil-war-ended').ending]).toEqual([
    15,
    null,
    'authority',
  ]);
});

// Elimination
clause(
  ['GM-ELIM-01', 'GM-ELIM-05', 'GM-ELIM-08'],
  'without a city one is out, the land goes to the conqueror, and the last one wins',
  () => {
    const last = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
      falling((draft) => {
        for (const id of Object.keys(draft.cities)) if (id.startsWith('b') && id !== 'b6') draft.controllers[id] = 'ada';
        t.arm(draft, 'bo', 'b4 army 5');
        recipe(draft);
      });
    const { state } = assault(last(), [9, 2]);
    expect([state.countries['bo']!.eliminated === null, state.controllers['b4'], t.army(state, 'bo'), state.ending]).toEqual([
      false,
      'ada',
      0,
      null,
    ]);
    expect(state.countries['bo']!.ledger.disbanded).toBe(5);
    const bare = perform(
      scene((draft) => t.arm(draft, 'bo', '')),
      'ada',
      internal('taxes'),
      {},
      [9],
    ).state;
    expect(bare.countries['bo']!.eliminated).toBeNull();
    const two = last((draft) => {
      draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
    });
    expect(assault(two, [9, 2]).state.ending).toEqual({ reason: 'last-standing', winners: ['ada'] });
  },
);

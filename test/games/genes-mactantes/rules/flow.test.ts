import { O, seeded } from 'ludoteca';
import type { Action, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from '../table.js';

const { clause, edit, external, game, inCrisis, internal, perform, refusal, started, declaring } = t;
const develop = internal('develop', { characteristic: 'militarism' });
const leading = (players: readonly string[] = ['ada', 'bo'], options = {}) =>
  edit(started(players, options), (draft) => {
    for (const [i, player] of players.entries()) t.values(draft, player, [9 - i, 5, 5, 6]);
  });

clause(['GM-FLOW-01', 'GM-CFG-05'], 'declarations, resolution, upkeep, the next turn; without events no event die', () => {
  let state = leading();
  const seen: string[] = [state.step];
  state = t.commitAll(state);
  seen.push(state.step);
  const { state: resolving, events } = t.play(t.after(state, { type: 'commit', player: 'ada' }), { type: 'commit', player: 'bo' });
  seen.push(resolving.step);
  expect(t.eventsOf(events, 'initiative-set').length).toBe(1);
  const next = t.nextTurn(resolving);
  expect([...seen, next.step, next.turn]).toEqual(['declare-internal', 'declare-external', 'resolution', 'declare-internal', 2]);
});
clause(['GM-FLOW-04', 'GM-FLOW-07'], 'orders are written in any order; the next batch begins when all have committed', () => {
  const one = t.after(t.after(leading(), declaring('bo', develop)), declaring('ada', develop));
  const two = t.after(t.after(leading(), declaring('ada', develop)), declaring('bo', develop));
  expect(one).toEqual(two);
  const waiting = t.after(leading(), { type: 'commit', player: 'ada' });
  expect([waiting.step, t.after(waiting, { type: 'commit', player: 'bo' }).step]).toEqual(['declare-internal', 'declare-external']);
  expect(refusal(t.after(waiting, { type: 'commit', player: 'bo' }), { type: 'withdraw', player: 'ada', declaration: '1' })[0]).toBe(
    'unknown-declaration',
  );
});
clause(['GM-FLOW-05', 'GM-APPL-02'], 'the allowance stays as it was frozen', () => {
  const state = edit(leading(), (draft) => {
    draft.countries['ada']!.levels.anarchy = 1;
  });
  const { state: grown } = perform(
    edit(state, (draft) => t.values(draft, 'ada', [9, 5, 3, 6])),
    'ada',
    develop,
  );
  expect(grown.countries['ada']).toMatchObject({ allowance: 6, levels: { anarchy: 0 } });
});
clause(['GM-FLOW-06', 'GM-CFG-07'], 'only who has no action at all is committed by itself', () => {
  const poor = edit(leading(['ada', 'bo'], { minActions: 0 }), (draft) => {
    draft.countries['ada']!.nextTurn.penalty = 20;
  });
  const next = t.nextTurn(poor);
  expect([next.countries['ada']!.allowance, next.committed['ada'], next.committed['bo']]).toEqual([0, true, false]);
  const least = t.nextTurn(
    edit(leading(), (draft) => {
      draft.countries['ada']!.nextTurn.penalty = 20;
    }),
  );
  expect([least.countries['ada']!.allowance, least.committed['ada']]).toEqual([1, false]);
  let full = leading();
  for (let i = 0; i < 6; i++) full = t.after(full, declaring('ada', internal('taxes')));
  expect(t.commitAll(full).committed['ada']).toBe(false);
});
clause(['GM-INIT-01', 'GM-FLOW-08'], 'the highest effective Authority first, fixed for the turn', () => {
  const state = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['ada']!.counterpower = 5;
  });
  const ready = t.commitAll(t.commitAll(t.after(t.after(state, declaring('bo', internal('taxes'))), declaring('bo', internal('taxes')))));
  expect(ready.initiative).toEqual(['bo', 'cy', 'ada']);
  expect(t.after(ready, { type: 'execute', player: 'bo', declaration: '1' }, [1]).initiative).toEqual(['bo', 'cy', 'ada']);
});
clause(['GM-INIT-02', 'GM-INIT-03'], 'equals roll until separated, the higher group first, and a 1 or 10 is a mere number', () => {
  const state = t.commitAll(started(['ada', 'bo', 'cy', 'di']));
  const all = ['ada', 'bo', 'cy'].reduce((now, player) => t.after(now, { type: 'commit', player }), state);
  const { state: ready, events } = t.play(all, { type: 'commit', player: 'di' }, [1, 10, 10, 1, 4, 7, 2, 3]);
  expect(ready.initiative).toEqual(['cy', 'bo', 'di', 'ada']);
  expect(t.only(events, 'initiative-set').dice.map(({ player }) => player)).toEqual(['ada', 'bo', 'cy', 'di', 'bo', 'cy', 'ada', 'di']);
});
clause(
  ['GM-FLOW-09', 'GM-FLOW-10', 'GM-FLOW-12', 'GM-DECL-03'],
  'a slot each in round 1, then who has orders left; one order a slot',
  () => {
    let state = leading(['ada', 'bo', 'cy']);
    for (const player of ['ada', 'ada', 'bo']) state = t.after(state, declaring(player, develop));
    state = t.commitAll(t.commitAll(t.commitAll(state)));
    const slots: string[] = [];
    while (state.step === 'resolution') {
      const { player, round } = state.slot!;
      slots.push(`${player}${round}`);
      const order = state.sheets[player]!.find((declaration) => declaration.state === 'pending');
      state = t.after(state, order === undefined ? { type: 'pass', player } : { type: 'execute', player, declaration: order.id });
    }
    expect(slots).toEqual(['ada1', 'bo1', 'cy1', 'ada2']);
  },
);
clause(['GM-FLOW-11', 'GM-EXEC-05', 'GM-FLOW-13'], 'orders must be carried out; without any one passes, and the phase ends', () => {
  const state = t.resolving(leading(), 'ada', { ada: [develop] });
  expect(refusal(state, { type: 'pass', player: 'ada' })).toEqual(['must-execute', 'GM-FLOW-11']);
  const help = t.resolving(leading(), 'ada', { ada: [external('support-rebellion', { target: 'bo' })] });
  const last = t.play(t.after(help, { type: 'pass', player: 'ada' }), { type: 'pass', player: 'bo' });
  expect([t.only(last.events, 'action-void').player, last.state.turn]).toEqual(['ada', 2]);
});
clause(['GM-FLOW-14', 'GM-REST-03', 'GM-ALLO-05', 'GM-EVNT-09'], 'upkeep: disorder, sheets, offers, flags, modifiers, turn', () => {
  const state = edit(t.resolving(leading(), 'bo', {}), (draft) => {
    draft.slot = { round: 1, player: 'bo', isOver: false };
    draft.initiative = ['ada', 'bo'];
    draft.countries['ada']!.disorder = 2;
    draft.countries['ada']!.nextTurn = { bonus: 1, penalty: 3 };
    draft.countries['ada']!.thisTurn.crisisSpent = 2;
    draft.characters[0]!.used = true;
    draft.characters[0]!.journeys = 1;
    draft.cities['a1']!.disasterTurn = 1;
    draft.passages = [
      { from: 'ada', to: 'bo', untilTurn: 1 },
      { from: 'bo', to: 'ada', untilTurn: 2 },
    ];
    draft.offers = [{ id: '1:ada:bo:1', from: 'ada', to: 'bo', give: [{ item: 'promise', text: 'x' }], take: [], note: null }];
    draft.offersMade['ada'] = ['bo'];
  });
  const { state: next, events } = t.play(state, { type: 'pass', player: 'bo' });
  expect(next.countries['ada']).toMatchObject({
    characteristics: { authority: 7 },
    disorder: 2,
    thisTurn: { bonus: 1, penalty: 3, crisisSpent: 0 },
    nextTurn: { bonus: 0, penalty: 0 },
  });
  expect([next.characters[0]!.used, next.characters[0]!.journeys, next.cities['a1']!.disasterTurn, next.turn]).toEqual([false, 0, null, 2]);
  expect([next.offers, next.offersMade['ada'], next.passages.length]).toEqual([[], [], 1]);
  expect(t.only(events, 'turn-ended').disorderLosses).toEqual({ ada: 2 });
  expect(t.only(events, 'trade-closed').reason).toBe('expired');
});
clause('GM-FLOW-15', 'those the step waits for may act, and who holds an offer', () => {
  const state = t.after(leading(['ada', 'bo', 'cy']), { type: 'commit', player: 'bo' });
  expect(game.actors(state)).toEqual(['ada', 'cy']);
  const offered = t.after(state, { type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'promise', text: 'x' }], take: [] });
  expect(game.actors(offered)).toEqual(['ada', 'bo', 'cy']);
  expect(game.legalActions(offered, 'bo').map(({ type }) => type)).toEqual(['accept-trade', 'reject-trade']);
  expect(
    game.actors(edit(state, (draft) => void Object.assign(draft, { step: 'finished', ending: { reason: 'mixed', winners: ['ada'] } }))),
  ).toEqual([]);
});
clause('GM-FLOW-16', 'who is out never acts again', () => {
  const state = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(game.actors(state)).toEqual(['ada', 'cy']);
  expect(refusal(state, { type: 'commit', player: 'bo' })).toEqual(['player-eliminated', 'GM-FLOW-16']);
});

// Declarations
clause(['GM-DECL-01', 'GM-DECL-04', 'GM-DECL-08'], 'each step has its scope, and only the aim is judged', () => {
  expect(refusal(leading(), declaring('ada', external('sabotage', { target: 'bo' })))).toEqual(['wrong-scope', 'GM-DECL-01']);
  const outside = t.commitAll(leading());
  expect(refusal(outside, declaring('ada', develop))).toEqual(['wrong-scope', 'GM-DECL-01']);
  const { sheets } = t.after(outside, declaring('ada', external('siege', { territory: 'b6' })));
  expect(sheets['ada']![0]!.order).toEqual(external('siege', { territory: 'b6' }));
});
clause(['GM-DECL-02', 'GM-ALLO-03'], 'one budget for both batches', () => {
  let state = leading();
  for (let i = 0; i < 5; i++) state = t.after(state, declaring('ada', internal('taxes')));
  state = t.commitAll(state);
  state = t.after(state, declaring('ada', external('sabotage', { target: 'bo' })));
  expect(state.sheets['ada']!.length).toBe(6);
  expect(refusal(state, declaring('ada', external('sabotage', { target: 'bo' })))).toEqual(['no-actions-left', 'GM-DECL-02']);
});
clause('GM-DECL-05', 'an order of this step can be withdrawn', () => {
  const state = t.after(leading(), declaring('ada', develop));
  expect(t.after(state, { type: 'withdraw', player: 'ada', declaration: '1' }).sheets['ada']).toEqual([]);
  expect(refusal(state, { type: 'withdraw', player: 'ada', declaration: '2' })).toEqual(['unknown-declaration', 'GM-DECL-05']);
});
clause('GM-DECL-06', 'after committing nothing is written, withdrawn or said', () => {
  const state = t.after(t.after(leading(), declaring('ada', develop)), { type: 'commit', player: 'ada' });
  const tries: Action[] = [
    declaring('ada', develop),
    { type: 'withdraw', player: 'ada', declaration: '1' },
    { type: 'commit', player: 'ada' },
    { type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'promise', text: 'x' }], take: [] },
    { type: 'cancel-trade', player: 'ada', offer: 'x' },
    { type: 'disclose', player: 'ada', to: 'bo', what: 'sheet' },
    { type: 'announce', player: 'ada', to: 'all', text: 'x' },
  ];
  for (const action of tries) expect(refusal(state, action)).toEqual(['already-committed', 'GM-DECL-06']);
});
clause('GM-DECL-07', 'a civil war must be declared, and an action kept for it', () => {
  const torn = edit(leading(), (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    draft.countries['ada']!.allowance = 2;
  });
  expect(refusal(torn, { type: 'commit', player: 'ada' })).toEqual(['civil-war-compulsory', 'GM-DECL-07']);
  const one = t.after(torn, declaring('ada', develop));
  expect(refusal(one, declaring('ada', develop))).toEqual(['civil-war-compulsory', 'GM-DECL-07']);
  expect(t.after(t.after(one, declaring('ada', internal('civil-war'))), { type: 'commit', player: 'ada' }).committed['ada']).toBe(true);
  const spent = edit(torn, (draft) => {
    draft.countries['ada']!.thisTurn.crisisSpent = 2;
  });
  expect(t.after(spent, { type: 'commit', player: 'ada' }).committed['ada']).toBe(true);
});
clause(['GM-DECL-09', 'GM-ENUM-03', 'GM-ENUM-04'], 'every listed order is accepted; talk is never listed', () => {
  const state = leading();
  const listed = game.legalActions(state, 'ada');
  for (const action of listed) expect(game.explain(state, action)).toEqual([]);
  expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(['declare', 'commit']));
  const names = listed.flatMap((action) =>
    action.type === 'declare' && action.kind === 'promote' && action.written.mode === 'introduce' ? [action.written] : [],
  );
  expect(names[0]).toMatchObject({ name: 'Oliba', role: 'marshal', city: 'a1' });
  expect(names.length).toBe(4);
});
clause('GM-DECL-10', 'orders may be told, truly or falsely', () => {
  const state = t.after(leading(), declaring('ada', develop));
  const { events } = t.play(state, { type: 'announce', player: 'ada', to: 'all', text: 'I have written nothing.' });
  expect(t.only(events, 'announced').text).toBe('I have written nothing.');
  expect(t.only(t.play(state, { type: 'disclose', player: 'ada', to: 'bo', what: 'sheet' }).events, 'disclosed').declarations!.length).toBe(
    1,
  );
});
clause(['GM-ALLO-01', 'GM-ALLO-02'], 'the base and its modifiers, each quotient by itself', () => {
  const view = (recipe: Parameters<typeof edit>[1]) => t.nextTurn(edit(leading(), recipe)).countries['ada']!.allowance;
  expect(view(() => undefined)).toBe(2 + 3 + 2);
  expect(
    view(
      (draft) =>
        void Object.assign(draft.countries['ada']!, {
          nextTurn: { bonus: 2, penalty: 1 },
          levels: { blockade: 1, anarchy: 1, autarchy: 0 },
        }),
    ),
  ).toBe(7 + 1 - 2);
});
clause(['GM-EXEC-01', 'GM-EXEC-03', 'GM-EXEC-06'], 'an order is read aloud; illegal means leave it pending', () => {
  const state = t.resolving(leading(), 'ada', { ada: [develop] });
  expect(refusal(state, { type: 'execute', player: 'ada', declaration: '9' })).toEqual(['unknown-declaration', 'GM-EXEC-01']);
  expect(refusal(state, { type: 'execute', player: 'ada', declaration: '1', characters: ['c1'] })).toEqual([
    'no-characters-here',
    'GM-EXEC-06',
  ]);
  expect(refusal(state, { type: 'execute', player: 'ada', declaration: '1', city: 'a1' })[0]).toBe('bad-parameter');
  expect(state.sheets['ada']![0]!.state).toBe('pending');
  const { state: done, events } = t.play(state, { type: 'execute', player: 'ada', declaration: '1' });
  expect([events[0]!.type, done.sheets['ada']![0]!.state]).toEqual(['action-read', 'done']);
});
clause('GM-EXEC-02', 'what has become impossible is void whatever the means', () => {
  const state = t.resolving(leading(), 'ada', { ada: [internal('suppress-counterpower')] });
  expect(game.legalActions(state, 'ada', { types: ['execute'] })).toEqual([{ type: 'execute', player: 'ada', declaration: '1' }]);
  const { state: lost, rolls } = t.play(state, { type: 'execute', player: 'ada', declaration: '1', characters: ['zed'] });
  expect([lost.sheets['ada']![0]!.state, rolls]).toEqual(['void', []]);
});
clause(['GM-EXEC-07', 'GM-ENUM-01'], 'listed are none, each and all of those who may help, with and without intel', () => {
  const state = edit(leading(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D1', 'b1');
    t.person(draft, 'ada', 'D1', 'b2');
    t.person(draft, 'ada', 'D1', 'a1');
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const listed = game.legalActions(t.resolving(state, 'ada', { ada: [external('sabotage', { target: 'bo' })] }), 'ada', {
    types: ['execute'],
  }) as never as { characters: string[] }[];
  expect(listed.map(({ characters }) => characters.join('+'))).toEqual(['', '', 'c1', 'c1', 'c2', 'c2', 'c1+c2', 'c1+c2']);
  const hunt = edit(state, (draft) => void t.person(draft, 'bo', 'A1', 'b6'));
  const silent = game.legalActions(t.resolving(hunt, 'ada', { ada: [external('assassinate', { character: 'c4' })] }), 'ada', {
    types: ['execute'],
  }) as never as { characters: string[] }[];
  expect(silent.at(-1)!.characters).toEqual(['c1', 'c2', 'c3']);
});

// Tests and active characters
const talented = edit(leading(), (draft) => {
  t.alone(draft);
  t.person(draft, 'ada', 'A2', 'a1');
  t.person(draft, 'ada', 'A1', 'a2');
  t.person(draft, 'ada', 'D3', 'a1');
  t.person(draft, 'ada', 'A1', 'b1');
  t.values(draft, 'ada', [5, 5, 5, 6]);
});
clause(
  ['GM-TEST-01', 'GM-TEST-02', 'GM-TEST-03', 'GM-TEST-05'],
  'die, value and characters, strictly above; 1 fails and 10 succeeds',
  () => {
    const tax = (script: readonly number[], characters: string[] = []) =>
      t.only(perform(talented, 'ada', internal('taxes'), { characters }, script).events, 'test-rolled');
    expect(tax([5])).toMatchObject({ total: 10, success: false, margin: 0 });
    expect(tax([6])).toMatchObject({ total: 11, success: true, margin: 1 });
    expect(tax([3], ['c1', 'c2'])).toMatchObject({ total: 11, bonus: 3, success: true });
    const strong = edit(talented, (draft) => t.values(draft, 'ada', [10, 5, 5, 6]));
    expect(t.only(perform(strong, 'ada', internal('taxes'), { characters: ['c1'] }, [1]).events, 'test-rolled')).toMatchObject({
      total: 13,
      success: false,
    });
    const weak = edit(talented, (draft) => {
      draft.countries['ada']!.counterpower = 9;
    });
    expect(t.only(perform(weak, 'ada', internal('taxes'), {}, [10]).events, 'test-rolled')).toMatchObject({
      value: 0,
      total: 10,
      success: true,
    });
  },
);
clause(['GM-ACTV-01', 'GM-ACTV-02', 'GM-ACTV-03', 'GM-ACTV-04', 'GM-STATE-07'], 'able, unused, present; once active, used', () => {
  const refused = (characters: string[], state = talented) => t.refusedMeans(state, 'ada', internal('taxes'), { characters });
  expect(refused(['c3'])).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refused(['c4'])).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(refused(['c1', 'c1'])[0]).toBe('bad-parameter');
  expect(
    refused(
      ['c1'],
      edit(talented, (draft) => {
        draft.cities['a1']!.disasterTurn = 1;
      }),
    ),
  ).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const { state, events } = perform(talented, 'ada', internal('taxes'), { characters: ['c1'] }, [2]);
  expect(events.findIndex(({ type }) => type === 'character-active')).toBeLessThan(events.findIndex(({ type }) => type === 'test-rolled'));
  expect(t.characterIn(state, 'c1').used).toBe(true);
  expect(refused(['c1'], state)).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refusal(t.resolving(state, 'ada', {}), { type: 'travel', player: 'ada', character: 'c1', path: ['a2'] })).toEqual([
    'character-used',
    'GM-TRAV-02',
  ]);
});
clause('GM-ACTV-05', 'at a sea one is present on the land joined to it', () => {
  const fleet = edit(talented, (draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 3');
    t.arm(draft, 'bo', 'mar-de-fora army 3');
    t.person(draft, 'ada', 'M2', 'b2');
    t.person(draft, 'ada', 'M2', 'a7');
  });
  const means = { territory: 'mar-de-fora', objective: 'field', units: [{ territory: 'mar-de-fora', kind: 'army' }] } as const;
  const fight = external('battle', { opponent: 'bo' });
  expect(t.refusedMeans(fleet, 'ada', fight, { ...means, characters: ['c6'] })).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(perform(fleet, 'ada', fight, { ...means, characters: ['c5'] }).state.affairs.length).toBe(1);
});
clause('GM-ACTV-06', 'against a hidden target whoever is elsewhere adds nothing and is not used', () => {
  const hunt = edit(talented, (draft) => void t.person(draft, 'bo', 'A1', 'a2'));
  const { state, events } = perform(hunt, 'ada', internal('assassinate', { character: 'c5' }), { characters: ['c3'] }, [5, 5]);
  expect(t.only(events, 'contest-rolled').characters).toEqual([[], []]);
  expect(t.characterIn(state, 'c3').used).toBe(false);
});

// Contests
clause(['GM-CONT-01', 'GM-CONT-02', 'GM-CONT-03'], 'the actor rolls first; ties and double ones do nothing; lone naturals decide', () => {
  const hunt = edit(talented, (draft) => {
    t.person(draft, 'bo', 'A1', 'a2');
    t.values(draft, 'bo', [6, 5, 5, 6]);
  });
  const strike = (script: readonly number[]) =>
    t.only(perform(hunt, 'ada', internal('capture', { character: 'c5' }), { characteristic: 'diplomacy' }, script).events, 'contest-rolled')
      .winner;
  expect([
    strike([6, 5]),
    strike([5, 6]),
    strike([5, 5]),
    strike([1, 1]),
    strike([1, 2]),
    strike([2, 1]),
    strike([10, 9]),
    strike([9, 10]),
  ]).toEqual(['ada', 'bo', null, null, 'bo', 'ada', 'ada', 'bo']);
});

// Events
const eventful = (script: readonly number[]) => {
  const state = edit(leading(['ada', 'bo', 'cy']), (draft) => {
    draft.config.events = true;
  });
  let now = t.commitAll(t.commitAll(state));
  for (const player of ['ada', 'bo']) now = t.after(now, { type: 'pass', player });
  return t.play(now, { type: 'pass', player: 'cy' }, script);
};
clause(['GM-EVNT-01', 'GM-EVNT-02', 'GM-EVNT-03'], 'one die a turn; 1 finds resources and 10 strikes; bands with rerolls', () => {
  expect(eventful([5]).state).toMatchObject({ step: 'declare-internal', turn: 2 });
  const found = eventful([1, 10, 9]).state;
  expect(found.countries['cy']!.thisTurn.bonus).toBe(1);
  expect(found.countries['cy']!.allowance).toBe(2 + 2 + 2 + 1);
  expect(t.only(eventful([10, 10, 3]).events, 'event-rolled')).toMatchObject({ affected: 'ada', selectionDice: [10, 3] });
});
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

// Crises
const crisis = (values: readonly number[], recipe: Parameters<typeof edit>[1] = () => undefined) =>
  inCrisis((draft) => {
    t.alone(draft);
    t.values(draft, 'ada', values);
    draft.crises = (['authority', 'diplomacy', 'militarism', 'technology'] as const).flatMap((characteristic, i) =>
      values[i]! <= 3 ? [{ player: 'ada', characteristic }] : [],
    );
    recipe(draft);
  });
const face = (characteristic: 'authority' | 'diplomacy' | 'militarism' | 'technology', rest: object = {}) =>
  ({ type: 'face-crisis', player: 'ada', characteristic, characters: [], ...rest }) as Action;
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
    expect(refusal(state, face('diplomacy', { characters: ['c2'] }))).toEqual(['character-not-present', 'GM-ACTV-04']);
    expect(refusal(state, face('diplomacy', { characters: ['c3'] }))).toEqual(['character-not-eligible', 'GM-ACTV-01']);
    const failed = t.play(state, face('diplomacy', { characters: ['c1'] }), [7]);
    expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 11, difficulty: 11, success: false });
    expect([t.characterIn(failed.state, 'c1').used, failed.state.affairs.length]).toEqual([true, 0]);
    expect(t.play(state, face('diplomacy', { characters: ['c1'] }), [8]).state.countries['ada']!.levels.blockade).toBe(1);
  },
);
clause(['GM-CRIS-09', 'GM-CFG-12'], 'others may help where the afflicted wants, and the option allows', () => {
  const state = crisis([5, 1, 5, 5], (draft) => void t.person(draft, 'bo', 'D3', 'a1'));
  const asked = t.after(state, face('diplomacy'));
  expect(game.actors(asked)).toEqual(['bo']);
  const { events } = t.play(asked, { type: 'support-crisis', player: 'bo', characters: ['c1'] }, [7]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ bonus: 3, success: true });
  expect(t.play(state, face('diplomacy', { acceptSupport: false }), [5]).state.affairs).toEqual([]);
  expect(
    t.play(
      edit(state, (draft) => {
        draft.config.foreignSupport = false;
      }),
      face('diplomacy'),
      [5],
    ).state.affairs,
  ).toEqual([]);
});
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
    'diplomacy c1',
    'militarism ',
  ]);
  expect(listed.every(({ acceptSupport }) => acceptSupport)).toBe(true);
});

// Travel
const traveller = (recipe: Parameters<typeof edit>[1] = () => undefined): State =>
  t.resolving(
    edit(leading(['ada', 'bo', 'cy']), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'D1', 'a1');
      recipe(draft);
    }),
    'ada',
    { ada: [develop] },
  );
const go = (path: string[], character = 'c1') => ({ type: 'travel', player: 'ada', character, path }) as Action;
clause(['GM-TRAV-01', 'GM-TRAV-05', 'GM-CFG-10'], 'a journey costs no action and goes any length, so often a turn', () => {
  const { state } = t.play(traveller(), go(['a2', 'mar-de-fora', 'a8']));
  expect([t.locate(state, 'c1'), state.slot!.isOver, state.sheets['ada']!.length]).toEqual(['a8', false, 1]);
  expect(refusal(state, go(['mar-de-fora', 'a2']))).toEqual(['journey-spent', 'GM-TRAV-02']);
  const often = edit(state, (draft) => {
    draft.config.journeysPerTurn = 2;
  });
  expect(t.locate(t.after(often, go(['mar-de-fora', 'a2'])), 'c1')).toBe('a2');
});
clause('GM-TRAV-02', 'own, free, unused, able to leave', () => {
  const refused = (changes: object, character = 'c1') =>
    refusal(
      traveller((draft) => void Object.assign(draft.characters[0]!, changes)),
      go(['a2'], character),
    )[0];
  expect(refused({ owner: 'bo' })).toBe('not-your-character');
  expect(refused({ captor: 'bo', location: 'b1' })).toBe('character-captive');
  expect(refused({ used: true })).toBe('character-used');
  expect(refused({}, 'zed')).toBe('bad-parameter');
  expect(
    refusal(
      traveller((draft) => {
        draft.cities['a1']!.disasterTurn = 1;
      }),
      go(['a2']),
    )[0],
  ).toBe('character-disabled');
});
clause('GM-TRAV-03', 'a path is unbroken, without return, and ends on land', () => {
  for (const path of [[], ['a8'], ['a2', 'a1'], ['a2', 'a3', 'a2'], ['a2', 'mar-de-fora'], ['a7', 'mar-de-fora', 'a2']])
    expect(refusal(traveller(), go(path))).toEqual(['bad-path', 'GM-TRAV-03']);
});
clause(
  ['GM-TRAV-06', 'GM-TRAV-07', 'GM-TRAV-08', 'GM-REAC-01', 'GM-REAC-02', 'GM-FLOW-03', 'GM-VIS-06'],
  'each controller entered has one chance, at once, at no cost',
  () => {
    const there = t.play(traveller(), go(['a4', 'b7', 'b1', 'b4']));
    expect(there.state.affairs.at(-1)!.window).toEqual({ type: 'travel-reaction', player: 'bo' });
    expect(t.only(there.events, 'character-sighted')).toMatchObject({ viewer: 'bo', territory: 'b7' });
    expect(t.locate(t.after(there.state, { type: 'react', player: 'bo', mode: 'decline' }), 'c1')).toBe('b4');
    const caught = t.after(there.state, { type: 'react', player: 'bo', mode: 'capture', characteristic: 'militarism' }, [9, 2]);
    expect([t.characterIn(caught, 'c1').captor, t.locate(caught, 'c1'), caught.affairs, caught.slot!.isOver]).toEqual([
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
    const saved = t.after(struck, { type: 'defend-contest', player: 'ada', characters: ['c2'] }, [3, 2]);
    expect(saved.affairs.at(-1)!.window).toEqual({ type: 'repatriate', player: 'ada' });
    const home = t.after(saved, { type: 'repatriate', player: 'ada', city: 'a1' });
    expect([t.locate(home, 'c1'), home.affairs]).toEqual(['a1', []]);
  },
);
clause('GM-TRAV-09', 'seas, free land and own land give nobody a chance', () => {
  const free = traveller((draft) => {
    draft.controllers['b8'] = 'independent';
  });
  expect(t.locate(t.after(free, go(['a2', 'mar-de-fora', 'b8'])), 'c1')).toBe('b8');
});
clause('GM-TRAV-10', 'one road to each land: little foreign soil, short, first by name', () => {
  const roads = game.legalActions(traveller(), 'ada', { types: ['travel'] }) as never as { path: string[] }[];
  const to = (place: string) => roads.filter(({ path }) => path.at(-1) === place).map(({ path }) => path.join(' '));
  expect(to('a8')).toEqual(['a2 mar-de-fora a8']);
  expect(to('b1')).toEqual(['a3 b7 b1']);
  expect(to('a3')).toEqual(['a3']);
  expect(roads.length).toBe(23);
});
clause(['GM-RELE-01', 'GM-RELE-02'], 'a captor frees whom it holds, and who was principal still is', () => {
  const state = traveller((draft) => {
    t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
    draft.countries['bo']!.principal = 'c2';
  });
  expect(game.legalActions(state, 'ada', { types: ['release-captive'] }).length).toBe(1);
  const free = t.after(state, { type: 'release-captive', player: 'ada', character: 'c2' });
  expect(t.characterIn(free, 'c2')).toMatchObject({ captor: null, location: 'a1', used: false });
  expect(free.countries['bo']!.principal).toBe('c2');
  expect(refusal(free, { type: 'release-captive', player: 'ada', character: 'c2' })).toEqual(['not-your-captive', 'GM-RELE-01']);
});
clause('GM-FLOW-17', 'endings are looked at after each action, and then nothing more happens', () => {
  const state = edit(leading(), (draft) => {
    draft.countries['bo']!.dethronedBy = ['ada'];
  });
  const { state: over } = perform(state, 'ada', develop);
  expect(over.ending).toEqual({ reason: 'principals', winners: ['ada'] });
  expect(O.isSome(game.outcome(over))).toBe(true);
  expect(game.randomAction(over, 'ada', seeded(1))).toBeUndefined();
});

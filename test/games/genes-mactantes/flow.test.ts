import { O, seeded } from 'ludoteca';
import { expect } from 'vitest';
import { develop, leading } from './scenes/flow.js';
import * as t from './table.js';

const { clause, edit, game, internal, perform, refusal, started, declaring } = t;

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

clause('GM-FLOW-17', 'endings are looked at after each action, and then nothing more happens', () => {
  const state = edit(leading(), (draft) => {
    draft.countries['bo']!.dethronedBy = ['ada'];
  });
  const { state: over } = perform(state, 'ada', develop);
  expect(over.ending).toEqual({ reason: 'principals', winners: ['ada'] });
  expect(O.isSome(game.outcome(over))).toBe(true);
  expect(game.randomAction(over, 'ada', seeded(1))).toBeUndefined();
});

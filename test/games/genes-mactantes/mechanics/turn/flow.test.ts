import { O, scripted, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { reread } from '../../helpers/rereading.js';
import { crisis, develop, eventful, face, go, leading, traveller } from '../../helpers/scenes/turns-and-travels.js';
import { assault, civilWar, falling, torn, war } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, game, internal, perform, refusal, declaring, started } = t;

const taxes = internal('taxes');
const three = ['ada', 'bo', 'cy'];

clause('GM-FLOW-01', 'events, crises, internal and external orders, resolution, and the next turn', () => {
  let state = edit(leading(three), (draft) => {
    draft.config.events = true;
    t.values(draft, 'cy', [7, 3, 5, 6]);
  });
  const types = ['commit', 'pass', 'choose-disaster', 'choose-disaster-city', 'face-crisis'];
  const dice = scripted([10, 2]);
  const seen: string[] = [];
  while (state.turn === 1 || state.step !== 'declare-external') {
    const step = `${state.turn} ${state.step}`;
    if (seen.at(-1) !== step) seen.push(step);
    const [action] = game.legalActions(state, game.actors(state)[0]!, { types });
    state = accepted(game.reduce(state, action!, dice)).state;
  }
  expect(seen).toEqual(['1 declare-internal', '1 declare-external', '1 resolution', '2 events', '2 crisis', '2 declare-internal']);
});

clause('GM-CFG-05', 'without events no event die is rolled; with them one is', () => {
  const quiet = t.nextTurn(leading());
  expect([quiet.turn, quiet.step]).toEqual([2, 'declare-internal']);
  expect(t.only(eventful([5]).events, 'event-rolled').die).toBe(5);
});

clause('GM-FLOW-04', 'orders are written in any order, and nobody’s change what another may write', () => {
  const one = t.after(t.after(leading(), declaring('bo', develop)), declaring('ada', develop));
  const two = t.after(t.after(leading(), declaring('ada', develop)), declaring('bo', develop));
  expect(one).toEqual(two);
  let busy = leading();
  for (let i = 0; i < 6; i++) busy = t.after(busy, declaring('ada', internal('observe')));
  busy = t.after(busy, { type: 'commit', player: 'ada' });
  expect(game.legalActions(busy, 'bo')).toEqual(game.legalActions(leading(), 'bo'));
});

clause('GM-FLOW-07', 'each step begins when all have closed the one before, whose orders stand', () => {
  const waiting = t.after(t.after(leading(), declaring('ada', develop)), { type: 'commit', player: 'ada' });
  expect(waiting.step).toBe('declare-internal');
  const outside = t.after(waiting, { type: 'commit', player: 'bo' });
  expect(outside.step).toBe('declare-external');
  expect(refusal(outside, { type: 'withdraw', player: 'ada', declaration: '1' })).toEqual(['unknown-declaration', 'GM-DECL-05']);
  const half = t.after(outside, { type: 'commit', player: 'bo' });
  expect(half.step).toBe('declare-external');
  const ready = t.after(half, { type: 'commit', player: 'ada' });
  expect([ready.step, ready.sheets['ada']!.map(({ order }) => order)]).toEqual(['resolution', [develop]]);
});

clause('GM-FLOW-05', 'the allowance is frozen when orders begin; what grows afterwards counts next turn', () => {
  expect(eventful([1, 9]).state.countries['cy']!.allowance).toBe(2 + 2 + 2 + 1);
  const learned = t.nextTurn(edit(leading(), (draft) => t.values(draft, 'ada', [9, 5, 5, 8])));
  const { state: grown } = perform(learned, 'ada', internal('develop', { characteristic: 'technology' }));
  expect(game.view(grown, null).countries['ada']!.allowance).toBe(2 + 3 + 2);
  expect(t.nextTurn(grown).countries['ada']!.allowance).toBe(2 + 3 + 3);
});

clause('GM-APPL-02', 'a level is lifted at once, and the frozen allowance stays', () => {
  const lamed = edit(leading(), (draft) => {
    draft.countries['ada']!.levels.anarchy = 2;
    t.values(draft, 'ada', [9, 5, 3, 6]);
  });
  const { state: grown, events } = perform(t.nextTurn(lamed), 'ada', develop);
  expect(t.only(events, 'crisis-lifted').situation).toBe('anarchy');
  expect(grown.countries['ada']).toMatchObject({ allowance: 7 - 2, levels: { anarchy: 0 } });
  const low = edit(lamed, (draft) => t.values(draft, 'ada', [9, 5, 2, 6]));
  expect(perform(low, 'ada', develop).state.countries['ada']!.levels.anarchy).toBe(2);
});

clause('GM-FLOW-06', 'only who has no action at all is committed by itself, in both steps', () => {
  const spent = (penalty: number) =>
    t.play(
      crisis([4, 3, 5, 4], (draft) => {
        draft.countries['ada']!.thisTurn.penalty = penalty;
      }),
      face('diplomacy'),
    );
  expect(spent(1).state).toMatchObject({ step: 'declare-internal', committed: { ada: false, bo: false } });
  const { state, events } = spent(2);
  expect(state).toMatchObject({ step: 'declare-internal', committed: { ada: true, bo: false } });
  expect(t.only(events, 'committed')).toMatchObject({ player: 'ada', scope: 'internal' });
  const outside = t.play(state, { type: 'commit', player: 'bo' });
  expect(outside.state).toMatchObject({ step: 'declare-external', committed: { ada: true, bo: false } });
  expect(t.eventsOf(outside.events, 'committed').at(-1)).toMatchObject({ player: 'ada', scope: 'external' });
  let full = leading();
  for (let i = 0; i < 6; i++) full = t.after(full, declaring('ada', internal('observe')));
  expect(t.commitAll(full).committed['ada']).toBe(false);
});

clause('GM-CFG-07', 'the least allowance of a turn is 1, or 0', () => {
  const fined = (minActions: number) =>
    t.nextTurn(
      edit(leading(['ada', 'bo'], { minActions }), (draft) => {
        draft.countries['ada']!.nextTurn.penalty = 20;
      }),
    );
  expect([fined(1).countries['ada']!.allowance, fined(1).committed['ada']]).toEqual([1, false]);
  expect([fined(0).countries['ada']!.allowance, fined(0).committed['ada']]).toEqual([0, true]);
});

/** Plays the resolution, each slot with the first order that is left or none: who had it, in which round. */
const slotsOf = (first: ReturnType<typeof leading>): string[] => {
  const slots: string[] = [];
  for (let state = first; state.step === 'resolution'; ) {
    const { player, round } = state.slot!;
    slots.push(`${player}${round}`);
    state = t.after(state, game.legalActions(state, player, { types: ['execute', 'pass'] })[0]!);
  }
  return slots;
};

/** The round of journeys of a turn in which this is written. */
const written = (sheets: Parameters<typeof t.resolving>[2]) => t.resolving(leading(three), 'bo', { bo: [], cy: [], ...sheets }, three);
const opening = (sheets: Parameters<typeof t.resolving>[2]) =>
  edit(written(sheets), (draft) => {
    draft.slot = { round: 1, player: 'ada', isOver: false };
  });

clause('GM-FLOW-09', 'a slot for everybody in round 1, then for those with orders that are read in a slot', () => {
  const help = external('support-rebellion', { target: 'bo' });
  expect(slotsOf(opening({ ada: [develop], cy: [help, develop, develop] }))).toEqual(['ada1', 'bo1', 'cy1', 'ada2', 'cy2', 'cy3']);
  expect(slotsOf(opening({ cy: [help] }))).toEqual(['ada1', 'bo1', 'cy1']);
});

clause('GM-FLOW-18', 'nothing is carried out in the round of journeys: whoever has orders moves and passes like everybody else', () => {
  const state = edit(opening({ ada: [develop], bo: [develop] }), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
    t.arm(draft, 'ada', 'a1 garrison 3, b6 army 2');
  });
  const execute = { type: 'execute', player: 'ada', declaration: '1' } as const;
  for (const player of ['ada', 'bo']) expect(refusal(state, { ...execute, player })[0]).toBe('wrong-phase');
  expect(game.open(state)).not.toContain('execute');
  expect(new Set(game.legalActions(state, 'ada').map(({ type }) => type))).toEqual(
    new Set(['pass', 'travel', 'release-captive', 'lift-siege']),
  );
  const moved = t.after(state, go(['a4']));
  const freed = t.after(moved, { type: 'release-captive', player: 'ada', character: 'person-2' });
  const lifted = t.after(freed, { type: 'lift-siege', player: 'ada', territory: 'b6' });
  expect(lifted.slot).toEqual({ round: 1, player: 'ada', isOver: false });
  const over = t.settled(lifted);
  expect(over.slot).toEqual({ round: 2, player: 'ada', isOver: false });
  expect(t.after(over, execute).sheets['ada']).toMatchObject([{ state: 'done' }]);
});

clause('GM-FLOW-10', 'free actions first, then one order of any batch, and its windows belong to the slot', () => {
  const hunt = internal('capture', { character: 'person-2' });
  const state = edit(
    traveller((draft) => {
      t.person(draft, 'bo', 'D1', 'a1');
      t.person(draft, 'bo', 'D1', 'a1');
    }),
    (draft) => {
      draft.sheets['ada'] = [develop, external('siege', { territory: 'b6' }), hunt].map((order, i) => ({
        ...{ id: String(i + 1), order, state: 'pending' as const },
      }));
    },
  );
  const moved = t.after(state, go(['a4']));
  expect(moved.slot).toEqual({ round: 2, player: 'ada', isOver: false });
  const raised = t.after(moved, { type: 'execute', player: 'ada', declaration: '2' });
  expect([raised.slot!.player, raised.sheets['ada']!.map(({ state: fate }) => fate)]).toEqual(['bo', ['pending', 'void', 'pending']]);
  expect(refusal(raised, { type: 'execute', player: 'ada', declaration: '1' })[0]).toBe('not-your-turn');
  const asked = t.after(moved, { type: 'execute', player: 'ada', declaration: '3', characteristic: 'diplomacy' });
  expect([game.actors(asked), asked.slot!.player]).toEqual([['bo'], 'ada']);
  expect(t.after(asked, { type: 'defend-contest', player: 'bo', characters: [] }, [5, 5]).slot!.player).toBe('bo');
});

clause('GM-FLOW-12', 'when nobody else has orders left, one player has slot after slot', () => {
  expect(slotsOf(opening({ ada: [develop, develop, develop], bo: [develop] }))).toEqual([
    ...['ada1', 'bo1', 'cy1', 'ada2', 'bo2', 'ada3', 'ada4'],
  ]);
});

clause('GM-DECL-03', 'every order costs one action, whatever comes of it, and actions not used are lost', () => {
  const idle = internal('suppress-counterpower'); // nothing to suppress: it will be void
  const free = (state: ReturnType<typeof leading>) => game.legalActions(state, 'ada', { types: ['declare'] }).length > 0;
  let state = leading();
  for (const order of [develop, idle, taxes, idle, develop]) {
    state = t.after(state, declaring('ada', order));
    expect(free(state)).toBe(true);
  }
  expect(free(t.after(state, declaring('ada', idle)))).toBe(false);
  const now = t.settled(t.commitAll(t.commitAll(t.after(leading(), declaring('ada', idle)))));
  const next = t.after(now, { type: 'execute', player: 'ada', declaration: '1' });
  expect([next.turn, next.countries['ada']!.allowance, next.sheets['ada']]).toEqual([2, 7, []]);
});

/** The assault on a besieged city, up to the question to its defender. */
const assaulted = (state: ReturnType<typeof falling>) =>
  perform(
    state,
    'ada',
    external('battle', { opponent: 'bo' }),
    { territory: 'b6', objective: 'assault', units: [{ territory: 'b6', kind: 'army' }] },
    [],
  ).state;

clause('GM-FLOW-16', 'its orders and its slots are gone at once, its own slot too', () => {
  const last = edit(falling(), (draft) => {
    for (const id of Object.keys(draft.cities)) if (id.startsWith('b') && id !== 'b6') draft.controllers[id] = 'cy';
  });
  const ready = edit(assaulted(last), (draft) => {
    draft.sheets['bo'] = [{ id: '1', order: develop, state: 'pending' }];
  });
  const fallen = t.after(ready, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [9, 2]);
  expect(fallen.countries['bo']!.eliminated).not.toBeNull();
  expect([fallen.sheets['bo'], fallen.slot!.player]).toEqual([[], 'cy']);
  expect(t.resolved(fallen).turn).toBe(2);
  // A government falls with its principal, on the road in its own slot, before any order is read.
  const fled = t.after(t.resolving(torn(), 'ada', { ada: [internal('civil-war')] }), go(['a4', 'b7']));
  const struck = t.after(fled, { type: 'react', player: 'bo', mode: 'assassinate' });
  const slain = t.after(struck, { type: 'defend-contest', player: 'ada', characters: [] }, [9, 2]);
  expect([slain.countries['ada']!.eliminated?.turn, slain.slot!.player, game.actors(slain)]).toEqual([1, 'bo', ['bo']]);
});

clause('GM-FLOW-17', 'endings are looked at after each action, its windows included, and then nothing more happens', () => {
  const state = edit(leading(), (draft) => {
    draft.countries['bo']!.dethronedBy = t.claims('ada');
  });
  const { state: over } = perform(state, 'ada', develop);
  expect(over.ending).toEqual({ reason: 'principals', winners: ['ada'] });
  expect(O.isSome(game.outcome(over))).toBe(true);
  expect(game.randomAction(over, 'ada', seeded(1))).toBeUndefined();
  const claimed = edit(falling(), (draft) => {
    for (const player of ['bo', 'cy']) draft.countries[player]!.dethronedBy = t.claims('ada');
  });
  expect(assaulted(claimed).ending).toBeNull();
  expect(assault(claimed, [2, 9]).state.ending).toEqual({ reason: 'principals', winners: ['ada'] });
  const uprising = war(torn(), {}, ['bo']).state;
  expect([uprising.ending, uprising.affairs.length]).toEqual([null, 1]);
});

clause('GM-FLOW-17', 'nothing happens any more once a death has ended the game', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'bo', [5, 9, 5, 5]);
    t.values(draft, 'ada', [5, 0, 5, 5]);
    const head = t.person(draft, 'ada', 'A1', 'b1');
    draft.countries['ada']!.principal = head;
    draft.countries['ada']!.civilWar = { ...civilWar };
    draft.countries['bo']!.civilWar = { ...civilWar, rebelPrincipal: head };
  });
  const { state: later, events } = perform(state, 'bo', internal('assassinate', { character: 'person-1' }), {}, [9, 2]);
  expect(events.at(-1)?.type).toBe('game-ended');
  expect(t.eventsOf(events, 'civil-war-ended')).toHaveLength(2);
  expect(reread(later)).toBe('accepted');
});

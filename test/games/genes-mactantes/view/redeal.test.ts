import fc from 'fast-check';
import { clone, forecast, freeze, O, seeded } from 'ludoteca';
import { type Action, type Config, genesMactantes as game, type Order, type State } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { ringOf, table } from '../helpers/ring-maps.js';
import * as t from '../helpers/table.js';
import { proposals, quarrels } from '../helpers/talk-and-quarrels.js';

const { clause, edit, external, internal, started } = t;

const configs: fc.Arbitrary<Config> = fc.record({
  players: fc.integer({ min: 2, max: 5 }).map(table),
  map: fc.constant(null),
  boardMode: fc.constantFrom('preset' as const, 'drawn' as const),
  journeysPerTurn: fc.integer({ min: 1, max: 2 }),
  hiddenCharacters: fc.constantFrom(true, true, false),
  relevance: fc.constantFrom('small' as const, 'medium' as const),
  minActions: fc.integer({ min: 0, max: 1 }),
  earlyVictory: fc.constant(false),
  length: fc.record({ mode: fc.constant('turns' as const), turns: fc.integer({ min: 1, max: 3 }) }),
});

/** States of a random game with talk and quarrels, some of them. */
function* statesOf(config: Config, seed: number): Generator<State> {
  const dice = seeded(seed);
  let state = accepted(game.setup({ ...config, ...(config.players.length === 3 ? { map: ringOf(3) } : {}) }, dice)).state;
  for (let steps = 0; steps < 4000 && O.isNone(game.outcome(state)); steps++) {
    if (state.affairs.length > 0 || dice.roll(8, 'look') === 1) yield freeze(clone(state));
    const actors = game.actors(state);
    const player = actors[dice.roll(actors.length, 'who') - 1]!;
    const talk = state.turn > 0 && dice.roll(5, 'talk') === 1 ? proposals(state, player, dice) : undefined;
    const action = talk ?? quarrels(state, player, dice) ?? game.randomAction(state, player, dice)!;
    state = accepted(game.reduceInPlace(clone(state), action, dice)).state;
  }
  yield freeze(clone(state));
}

test('whoever has been active this turn was seen by all this turn, wherever it has travelled since; so the redeal may rely on it', () => {
  let active = 0;
  fc.assert(
    fc.property(configs, fc.integer(), (config, seed) => {
      for (const state of statesOf(config, seed))
        for (const { used, out, sighting } of state.characters) {
          if (!used || out !== null) continue;
          expect(sighting?.turn).toBe(state.turn);
          active++;
        }
    }),
    { numRuns: 6, seed: 5 },
  );
  expect(active).toBeGreaterThan(0);
});

test('what is dealt anew follows from what the viewer knows and the dice alone: redealt twice, nothing of the first deal is left', () => {
  fc.assert(
    fc.property(configs, fc.integer(), (config, seed) => {
      for (const state of statesOf(config, seed))
        for (const viewer of [...config.players, null]) {
          const other = game.redeal(state, viewer, seeded(`${seed}/one`));
          const again = JSON.stringify(game.redeal(other, viewer, seeded(`${seed}/two`)));
          expect(again).toBe(JSON.stringify(game.redeal(state, viewer, seeded(`${seed}/two`))));
        }
    }),
    { numRuns: 6, seed: 3 },
  );
});

/** Three countries, each with one person away from home. */
const scene = (recipe: Parameters<typeof edit>[1] = () => undefined): State =>
  edit(started(['ada', 'bo', 'cy']), (draft) => {
    t.alone(draft);
    for (const [player, place] of [
      ['ada', 'b2'],
      ['bo', 'person-4'],
      ['cy', 'a7'],
    ] as const)
      t.person(draft, player, 'D1', place);
    recipe(draft);
  });

/** Do two states, alike to a viewer, give the same redeal from the same dice? */
const alike = (one: State, other: State, viewer: string | null): void => {
  expect(game.view(other, viewer)).toEqual(game.view(one, viewer));
  for (const seed of [1, 2, 3, 4, 5]) expect(game.redeal(other, viewer, seeded(seed))).toEqual(game.redeal(one, viewer, seeded(seed)));
};

clause('GM-VIS-02', 'what a sheet holds, and how much, decides nothing of what another believes of it', () => {
  const idle = scene();
  const busy = t.after(
    t.after(idle, t.declaring('ada', internal('taxes'))),
    t.declaring('ada', internal('develop', { characteristic: 'authority' })),
  );
  alike(idle, busy, 'bo');
  alike(idle, busy, null);
  const known = game.redeal(busy, 'ada', seeded(1));
  expect(known.sheets['ada']).toEqual(busy.sheets['ada']);
});

clause('GM-DECL-07', 'a civil war order is known to be there once the batch is closed, and not before', () => {
  const torn = scene((draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  const declared = t.after(torn, t.declaring('ada', internal('civil-war')));
  alike(torn, declared, 'bo');
  const closed = t.after(declared, { type: 'commit', player: 'ada' });
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const kinds = game.redeal(closed, 'bo', seeded(seed)).sheets['ada']!.map(({ order }) => order.kind);
    expect(kinds.filter((kind) => kind === 'civil-war')).toEqual(['civil-war']);
  }
});

clause('GM-VIS-03', 'neither places nor journeys nor what others have seen decide anything', () => {
  const elsewhere = scene((draft) => {
    draft.characters[1]!.location = 'b1';
    draft.characters[1]!.journeys = 1;
    draft.characters[1]!.sightings = { cy: { territory: 'c4', turn: 1 } };
    draft.characters[2]!.sightings = { bo: { territory: 'b1', turn: 1 } };
  });
  alike(scene(), elsewhere, 'ada');
  const dealt = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => t.locate(game.redeal(scene(), 'ada', seeded(seed)), 'person-2'));
  expect(new Set(dealt).size).toBeGreaterThan(3);
  expect(t.locate(game.redeal(scene(), 'ada', seeded(1)), 'person-1')).toBe('b2');
});

clause('GM-FLOW-14', 'before a resolution nobody has travelled this turn, in no state that is dealt anew', () => {
  const journeys = (state: State) =>
    [1, 2, 3, 4].flatMap((seed) => game.redeal(state, 'ada', seeded(seed)).characters.map((character) => character.journeys));
  const declaring = started(['ada', 'bo', 'cy'], { journeysPerTurn: 5 });
  expect(new Set(journeys(declaring))).toEqual(new Set([0]));
  expect(Math.max(...journeys(t.commitAll(t.commitAll(declaring), [9, 5, 1])))).toBeGreaterThan(0);
});

clause('GM-VIS-06', 'of the road of another neither who is on it nor where it goes is known to third parties', () => {
  const travel = (character: string, path: string[]): State =>
    t.after(
      t.resolving(
        scene((draft) => void t.person(draft, 'ada', 'A1', 'b2')),
        'ada',
        {},
      ),
      { type: 'travel', player: 'ada', character, path },
    );
  const [one, other] = [travel('person-1', ['b3', 'b4']), travel('person-4', ['b1'])];
  expect([one.affairs[0], other.affairs[0]].map((affair) => affair?.window?.type)).toEqual(['travel-reaction', 'travel-reaction']);
  alike(one, other, 'cy');
  alike(one, other, null);
  const farther = travel('person-1', ['b3', 'c7', 'c1']);
  for (const seed of [1, 2, 3]) expect(game.redeal(farther, 'bo', seeded(seed))).toEqual(game.redeal(one, 'bo', seeded(seed)));
  expect(game.redeal(one, 'ada', seeded(1)).affairs).toEqual(one.affairs);
});

clause('GM-VIS-08', 'offers between others decide nothing, neither that there are any nor what is in them', () => {
  const offered = t.after(scene(), { type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'reveal-sheet' }], take: [] });
  alike(scene(), offered, 'cy');
  alike(scene(), offered, null);
  const dealt = Array.from({ length: 20 }, (_, seed) => game.redeal(scene(), 'cy', seeded(seed)));
  expect(dealt.some(({ offers }) => offers.length > 0)).toBe(true);
  for (const { offers } of dealt) for (const { from, to } of offers) expect([from, to]).not.toContain('cy');
  expect(game.redeal(offered, 'bo', seeded(1)).offers).toContainEqual(offered.offers[0]);
});

clause('GM-VIS-07', 'of what others have handed in only that they have is known, in whatever order they did', () => {
  const draft = t.opened(['ada', 'bo', 'cy']);
  let state = draft;
  while (state.step === 'setup-draft') state = t.after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  const hand = (at: State, player: string, which: number): State => t.after(at, game.legalActions(at, player)[which]!);
  alike(hand(hand(state, 'bo', 0), 'cy', 1), hand(hand(state, 'cy', 2), 'bo', 3), 'ada');
});

clause('GM-CIVW-03', 'who is asked for the rebels is known to have announced it; whether anybody else has decides nothing', () => {
  const torn = edit(started(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  const support = external('support-rebellion', { target: 'ada' });
  const uprising = (cy: readonly Order[]): State =>
    t.after(t.resolving(torn, 'ada', { ada: [internal('civil-war')], bo: [external('sabotage', { target: 'cy' }), support], cy }), {
      type: 'execute',
      player: 'ada',
      declaration: '1',
    });
  const [asked, bareAsked] = [uprising([support]), uprising([])];
  expect(asked.affairs[0]).toMatchObject({ type: 'civil-war', toAsk: ['bo', 'cy'] });
  for (const viewer of ['ada', 'bo', null]) alike(asked, bareAsked, viewer);
  const dealt = Array.from({ length: 12 }, (_, seed) => game.redeal(asked, 'ada', seeded(seed)));
  const supports = (state: State, player: string): boolean =>
    state.sheets[player]!.some(({ order, state: fate }) => fate === 'pending' && order.kind === 'support-rebellion');
  expect(new Set(dealt.map((state) => supports(state, 'bo')))).toEqual(new Set([true]));
  expect(new Set(dealt.map((state) => supports(state, 'cy')))).toEqual(new Set([true, false]));
  for (const state of dealt) expect(game.decodeState(JSON.parse(JSON.stringify(state)))._tag).toBe('Right');
  expect(supports(game.redeal(asked, 'cy', seeded(1)), 'cy')).toBe(true);
});

clause(
  'GM-SREB-01',
  'before a civil war is fought anybody may have announced support for its rebels, so a forecast tells of the question',
  () => {
    const torn = edit(started(['ada', 'bo', 'cy']), (draft) => {
      draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    });
    const war = t.resolving(torn, 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] });
    const supporting = (state: State, who: string): number =>
      Array.from({ length: 60 }, (_, seed) => game.redeal(state, 'ada', seeded(seed))).filter((dealt) => {
        expect(game.decodeState(JSON.parse(JSON.stringify(dealt)))._tag).toBe('Right');
        return dealt.sheets[who]!.some(({ order, state: fate }) => fate === 'pending' && order.kind === 'support-rebellion');
      }).length;
    for (const other of ['bo', 'cy']) expect(supporting(war, other)).toBeGreaterThan(0);

    const fight: Action = { type: 'execute', player: 'ada', declaration: '1' };
    const { rows } = accepted(forecast(game, war, fight, { plays: 1500 }));
    expect(rows.map(({ gist }) => gist)).toContain('question');

    const asked = t.after(war, fight);
    const undecided = [1, 1, 2];
    const fought = t.after(asked, { type: 'commit-rebels', player: 'bo', units: [], characters: [] }, undecided);
    expect([fought.affairs, fought.countries['ada']!.civilWar === null]).toEqual([[], false]);
    for (const other of ['bo', 'cy']) expect(supporting(fought, other)).toBe(0); // whoever had announced it was asked
  },
);

clause('GM-FLOW-09', 'whoever has a slot after the journeys has more left than support for rebels', () => {
  const torn = edit(started(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  const turn = t.resolving(torn, 'bo', { ada: [internal('civil-war')], bo: [external('sabotage', { target: 'cy' })] });
  for (let seed = 0; seed < 200; seed++)
    expect(game.redeal(turn, 'cy', seeded(seed)).sheets['bo']!.some(({ order }) => order.kind !== 'support-rebellion')).toBe(true);
});

test('who is exposed to a reprisal stands in every deal where it was seen, so whoever answers may strike with those beside it', () => {
  const spied = edit(started(['ada', 'bo', 'cy']), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D2', 'b1');
    t.person(draft, 'bo', 'D1 M1', 'b1');
    t.enthrone(draft);
  });
  const exposed = t.perform(spied, 'ada', external('sabotage', { target: 'bo' }), { characters: ['person-1'] }, [1]).state;
  const strike: Action = { type: 'react', player: 'bo', mode: 'assassinate', characters: ['person-2'] };
  expect(game.actors(exposed)).toEqual(['bo']);
  for (let seed = 0; seed < 30; seed++) expect(game.explain(game.redeal(exposed, 'bo', seeded(seed)), strike)).toEqual([]);
  const { rows } = accepted(forecast(game, exposed, strike, { plays: 400 }));
  expect(rows.map(({ gist }) => gist).sort()).toEqual(['failure', 'no-effect', 'success']);
});

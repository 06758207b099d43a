import { createMatch, E, forecast, type Game, type Match, seeded } from 'ludoteca';
import * as genegrafter from 'ludoteca/genegrafter';
import * as genesMactantes from 'ludoteca/genes-mactantes';
import * as ojoDelTerror from 'ludoteca/ojo-del-terror';
import * as orbisTerrarum from 'ludoteca/orbis-terrarum';
import * as somElQueDecidim from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { hostileValues } from '../core/helpers/hostile.js';

/** Those who take no part: names that nobody bears, and what is no name at all. */
const strangers = [
  ...['XX', 'constructor', '__proto__', 'toString', ''],
  ...hostileValues().flatMap(([, value]) => (value === undefined ? [] : [value])),
] as unknown as readonly string[];

type Helper = (state: never, player: never, ...rest: never[]) => unknown;

/** Every helper that a game exports beside the game itself, which takes a state and a player, with whatever else it takes. */
const helpersOf = (module: object): [name: string, helper: Helper][] =>
  Object.entries(module).filter(
    (entry): entry is [string, Helper] =>
      typeof entry[1] === 'function' && /^(?:function \w+)?\s*\((?:state|\{[^}]*\}), player\b/.test(String(entry[1])),
  );

const modules = { genegrafter, genesMactantes, ojoDelTerror, orbisTerrarum, somElQueDecidim } as const;
const tables: readonly (readonly [name: string, module: object, game: Game, players: readonly unknown[], helpers: readonly string[]])[] = [
  ['genegrafter', modules.genegrafter, genegrafter.genegrafter as unknown as Game, ['ada', 'bo'], ['points']],
  [
    'genes-mactantes',
    modules.genesMactantes,
    genesMactantes.genesMactantes as unknown as Game,
    ['ada', 'bo'],
    ['allowanceOf', 'armyOf', 'citiesOf', 'claimantsOn', 'points'],
  ],
  [
    'ojo-del-terror',
    modules.ojoDelTerror,
    ojoDelTerror.ojoDelTerror as unknown as Game,
    ['ada', 'bo'],
    ['allowanceOf', 'creedOf', 'faithOf', 'reachOf', 'spentOn'],
  ],
  ['orbis-terrarum', modules.orbisTerrarum, orbisTerrarum.orbisTerrarum as unknown as Game, ['ada', 'bo'], []],
  [
    'som-el-que-decidim',
    modules.somElQueDecidim,
    somElQueDecidim.somElQueDecidim as unknown as Game,
    [{ id: 'ada' }, { id: 'bo' }],
    ['habit'],
  ],
];

/** The match at its beginning, and after a while. */
const positionsOf = (game: Game, players: readonly unknown[]): readonly object[] => {
  const match: Match = accepted(createMatch(game, { players } as never, { dice: seeded(4) }));
  const states: object[] = [match.state];
  for (let i = 0; i < 30; i++) {
    const [player] = match.actors();
    const action = player === undefined ? undefined : game.randomAction(match.state, player, seeded(i));
    if (action !== undefined) accepted(match.play(player!, action));
  }
  return [...states, match.state];
};

test.each(tables)('%s: no helper fails for whoever takes no part', (_, module, game, players, names) => {
  const helpers = helpersOf(module);
  expect(helpers.map(([name]) => name).sort()).toEqual(names);
  for (const state of positionsOf(game, players))
    for (const player of strangers) {
      for (const [name, helper] of helpers) {
        const rest = { spentOn: [[{ type: 'defend', planet: player, count: 1 }]], reachOf: [player], habit: [seeded(1)] }[name] ?? [];
        const found = helper(state as never, player as never, ...(rest as never[]));
        const answers = {
          creedOf: 'renegade',
          faithOf: [],
          citiesOf: [],
          claimantsOn: [],
          reachOf: 'none',
          spentOn: expect.any(Number),
          habit: undefined,
        };
        expect([name, found]).toEqual([name, name in answers ? answers[name as keyof typeof answers] : 0]);
      }
      expect([game.points(state, player), game.evaluate(state, player)]).toEqual([0, 0]);
      expect([game.open(state, player), game.legalActions(state, player)]).toEqual([[], []]);
      expect(game.randomAction(state, player, seeded(1))).toBeUndefined();
      for (const type of [...game.open(state), player]) expect(E.isLeft(game.choices(state, player, type))).toBe(true);
      expect(E.isLeft(forecast(game, state, { type: game.open(state)[0] ?? '', player }))).toBe(true);
      for (const view of [game.view(state, player), game.redeal(state, player, seeded(1)), game.actors(state, player)])
        expect(view).toBeInstanceOf(Object);
      expect(JSON.stringify({ ...game.view(state, player), viewer: null })).toBe(
        JSON.stringify({ ...game.view(state, null), viewer: null }),
      );
      expect(E.isLeft(game.decodeAction({ type: game.open(state)[0] }, player)) || typeof player === 'string').toBe(true);
    }
});

test.each(tables)('%s: who looks under what is no id is shown what a spectator is, and nothing of what he said', (_, __, game, players) => {
  const { state } = accepted(game.setup({ players, ...(game.id === 'orbis-terrarum' ? { refereeMode: 'auto' } : {}) } as never, seeded(1)));
  for (const viewer of ['', '__proto__', 'a'.repeat(1000)]) {
    expect(game.view(state, viewer)).toEqual(game.view(state, null));
    expect(E.isRight(game.codecs.view.decode(game.view(state, viewer)))).toBe(true);
  }
});

import type { Draft } from 'immer';
import { clone, scripted, seeded } from 'ludoteca';
import { type Config, defaultMap, type RegionMap, type State } from 'ludoteca/genes-mactantes';
import { accepted, refused } from 'ludoteca/testing';
import { inFull } from '../../../refusals-in-full.js';
import * as t from '../table.js';

const { game, opened } = t;

export const fault = (config: object): readonly [string, string] => {
  const [first] = inFull(refused(game.setup(config as Config, scripted([])) as never));
  return [first.code, first.clause];
};

export const ids = (n: number) => Array.from({ length: n }, (_, i) => `p${i}`);

export const begins = (config: Config): State => accepted(game.setup(config, seeded(1))).state;

export const broken = (recipe: (map: Draft<RegionMap>) => void): string | undefined => {
  const map = clone(defaultMap(2)) as Draft<RegionMap>;
  recipe(map);
  const [code, ruling] = fault({ players: ['ada', 'bo'], map });
  return `${code} ${ruling}`;
};

export const drawn = (steps: number, players: readonly string[] = ['ada', 'bo']): State => {
  let state = opened(players, { boardMode: 'drawn' });
  for (let i = 0; i < steps; i++) state = t.after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  return state;
};

export const creating = (options: Partial<Config> = {}): State =>
  t.after(opened(['ada', 'bo'], options), { type: 'pick-country', player: 'ada', country: 'aurenca' });

export const sheetOf = (state: State, changes: object = {}) => ({ ...game.legalActions(state, 'ada')[0]!, ...changes }) as never;

export const nobody = { characters: [], principal: null, newCities: [], armyPoints: 0 };

export const someone = (changes: object = {}) => ({
  name: 'x',
  role: 'y',
  location: 'a1',
  values: { authority: 1, diplomacy: 0, militarism: 0, technology: 0 },
  ...changes,
});

export const deploying = (): State => {
  const state = creating();
  const both = t.after(state, game.legalActions(state, 'ada')[0]!);
  return t.after(both, game.legalActions(both, 'bo')[0]!);
};

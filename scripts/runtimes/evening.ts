/** What is played in each runtime, from the same seeds: each of the five games by players at random, and a small study. It imports nothing but the package. */
import { createMatch, type Game, type GameTypes, orThrow, seeded } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { genesMactantes } from 'ludoteca/genes-mactantes';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';

/** What came of a game: how many actions were taken, and the seal of the last, which holds whatever was done and thrown before it. */
export interface Sealed {
  readonly actions: number;
  readonly seal: string;
}

/** What can be played: the five games; a study in the thread that asks for it; the same on threads of its own, where there are any. */
export type Part = 'games' | 'study' | 'threads';

/** So many actions are taken in a game at most. */
const longest = 300;

const players = ['ada', 'bo', 'cy'];

const played = <G extends GameTypes>(game: Game<G>, options: Readonly<Record<string, unknown>> = {}): Sealed => {
  const match = orThrow(createMatch(game, { players, ...options }, { dice: seeded(`an evening of ${game.id}`) }));
  const chance = seeded('players at random');
  /** Somebody does something, if anybody can: who has said all may still be at the table. */
  const goesOn = (): boolean =>
    match.actors().some((player) => {
      const action = game.randomAction(match.state, player, chance);
      if (action !== undefined) orThrow(match.play(player, action));
      return action !== undefined;
    });
  while (match.length < longest && goesOn());
  return { actions: match.length, seal: match.record().steps.at(-1)!.seal };
};

const games = (): Readonly<Record<string, Sealed>> => ({
  [ojoDelTerror.id]: played(ojoDelTerror),
  [genegrafter.id]: played(genegrafter),
  [somElQueDecidim.id]: played(somElQueDecidim),
  [genesMactantes.id]: played(genesMactantes),
  [orbisTerrarum.id]: played(orbisTerrarum, { refereeMode: 'auto', turnLimit: 4 }),
});

const study = async (workers: number): Promise<unknown> => {
  const { simulate } = await import('ludoteca/simulate');
  return orThrow(await simulate(genegrafter, [{ players }], { games: 20, seed: 'an evening', workers })).report;
};

/** Plays a part, and gives all that came of it as JSON. */
export const play = async (part: Part): Promise<string> =>
  JSON.stringify(part === 'games' ? games() : await study(part === 'threads' ? 2 : 0));

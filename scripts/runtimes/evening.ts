/** What is played in each runtime: each of the five games by players at random, from the same seeds, and a small study. It imports nothing but the package. */
import { createMatch, type Game, type GameTypes, orThrow, seeded } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { genesMactantes } from 'ludoteca/genes-mactantes';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { simulate } from 'ludoteca/simulate';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';

/** What came of a game: how many actions were taken, and the seal of the last, which holds whatever was done and thrown before it. */
export interface Sealed {
  readonly actions: number;
  readonly seal: string;
}

/** What came of it all. */
export interface Evening {
  readonly games: Readonly<Record<string, Sealed>>;
  /** The whole report of a study, as text. */
  readonly study: string;
}

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

/** Plays the evening; the study on threads where the runtime has them. */
export const evening = async (): Promise<Evening> => ({
  games: {
    [ojoDelTerror.id]: played(ojoDelTerror),
    [genegrafter.id]: played(genegrafter),
    [somElQueDecidim.id]: played(somElQueDecidim),
    [genesMactantes.id]: played(genesMactantes),
    [orbisTerrarum.id]: played(orbisTerrarum, { refereeMode: 'auto', turnLimit: 4 }),
  },
  study: JSON.stringify(
    orThrow(await simulate(genegrafter, [{ players: ['ada', 'bo'] }], { games: 20, seed: 'an evening', workers: 2 })).report,
  ),
});

/** Configurations of every game at random, packs and all: the same ones for the same seed. */
import fc from 'fast-check';
import type { Dice } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { configs as genegrafter } from 'ludoteca/genegrafter/testing';
import { configs as genesMactantes } from 'ludoteca/genes-mactantes/testing';
import { configs as ojoDelTerror } from 'ludoteca/ojo-del-terror/testing';
import { configs as orbisTerrarum } from 'ludoteca/orbis-terrarum/testing';
import { configs as somElQueDecidim } from 'ludoteca/som-el-que-decidim/testing';

/** Whatever a game may be set up with. */
export const configurations: Readonly<Record<GameId, fc.Arbitrary<object>>> = {
  'ojo-del-terror': ojoDelTerror(fc),
  genegrafter: genegrafter(fc),
  'som-el-que-decidim': somElQueDecidim(fc),
  'genes-mactantes': genesMactantes(fc),
  'orbis-terrarum': orbisTerrarum(fc),
};

/** So many of them, by a seed: a whole number. */
export const someConfigurations = (id: GameId, count: number, seed: number): object[] =>
  fc.sample(configurations[id], { numRuns: count, seed });

/** One of them, by lot: every other one without regard for what is most likely to go wrong, so that large ones come up too. */
export const randomConfiguration = (id: GameId, dice: Dice): object => {
  const arbitrary = configurations[id];
  const seed = dice.roll(2 ** 31 - 1, 'which configuration');
  return fc.sample(seed % 2 === 0 ? fc.noBias(arbitrary) : arbitrary, { seed, numRuns: 1 })[0]!;
};

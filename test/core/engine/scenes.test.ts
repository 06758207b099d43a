import * as genegrafter from 'ludoteca/genegrafter/testing';
import * as genesMactantes from 'ludoteca/genes-mactantes/testing';
import * as ojoDelTerror from 'ludoteca/ojo-del-terror/testing';
import * as orbisTerrarum from 'ludoteca/orbis-terrarum/testing';
import * as somElQueDecidim from 'ludoteca/som-el-que-decidim/testing';
import { refused } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';

const doors = { genegrafter, genesMactantes, ojoDelTerror, orbisTerrarum, somElQueDecidim };
const players = ['ada', 'bo'];

const thrownBy = (body: () => unknown): { readonly message: string; readonly cause?: unknown } => {
  try {
    body();
  } catch (error) {
    return error as Error;
  }
  return { message: 'nothing was thrown' };
};

describe.each(Object.entries(doors))('%s', (_name, { scene, sceneFrom }) => {
  test('a scene made from what is no position, or of what is no configuration, is refused with the place', () => {
    for (const position of [{}, null, undefined, 3, [], { config: {} }])
      expect(thrownBy(() => sceneFrom(position as never, {})).message).toMatch(/^Refused: bad-state \(CORE-STATE\) position/);
    for (const config of [{}, null, undefined, 3, []])
      expect(thrownBy(() => scene(config as never, {})).message).toMatch(/^Refused: [a-z-]+ \([A-Z-]+\d*\) config/);
    for (const make of [() => sceneFrom(scene({ players }) as never, 3 as never), () => scene({ players }, 3 as never)])
      expect(thrownBy(make).message).toMatch(/^Refused: bad-scene \(CORE-STATE\) The input /);
  });

  test('a position of which nothing is said otherwise is the same', () => {
    const state = scene({ players });
    expect(sceneFrom(state as never, {})).toEqual(state);
  });
});

test('what is wrong with the position has the place of the scene that says so, and otherwise tells its own', () => {
  const life = refused(genegrafter.decodeScene({ players }, { players: { bo: { life: 7 } } }) as never);
  const more = refused(genegrafter.decodeScene({ players, startingLife: 5 }, { players: { bo: { life: 6 } } }) as never);
  expect(more).toMatchObject([{ path: 'players.bo.life', message: 'bo has more life than at the start.' }]);
  expect(life).toMatchObject([
    { code: 'bad-scene', path: 'players.bo.life', message: 'players.bo.life should be a whole number from 0 to 6; it is 7.' },
  ]);
  const [garrison] = refused(
    genesMactantes.decodeScene({ players }, { players: { ada: { units: [{ territory: 'b6', kind: 'garrison', strength: 1 }] } } }) as never,
  );
  expect(garrison).toMatchObject({ path: 'players.ada.units', message: 'ada has a garrison without a city in b6.' });
  const [army] = refused(
    genesMactantes.decodeScene({ players }, { players: { ada: { units: [{ territory: 'a1', kind: 'army', strength: 900 }] } } }) as never,
  );
  expect(army).toMatchObject({
    path: 'players.ada',
    message: 'In the position, at countries.ada.ledger: No play comes to 900 here: it can be from 0 to 500.',
  });
  const [pool] = refused(
    somElQueDecidim.decodeScene({ players }, { step: 'transferRoll', players: { ada: { participation: 1000 } } }) as never,
  );
  expect(pool).not.toHaveProperty('path');
  expect((pool as { message: string }).message).toMatch(/^In the position, at pool: /);
});

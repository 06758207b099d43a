import { genesMactantes as game, type State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { after, alone, clause, edit, external, internal, opened, resolving, started } from './table.js';

/** What a saved state says when it is read again. */
const reread = (state: unknown): string => {
  const read = game.decodeState(state);
  return read._tag === 'Right' ? 'accepted' : read.left[0]!.message;
};

clause('GM-SETUP-02', 'a saved sheet or deployment that could not have been handed in is refused', () => {
  let state = opened(['ada', 'bo']);
  while (state.step === 'setup-draft') state = after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  const created = after(state, game.legalActions(state, 'ada', { types: ['create-country'] })[0]!);
  const deploying = after(created, game.legalActions(created, 'bo', { types: ['create-country'] })[0]!);
  const deployed = after(deploying, game.legalActions(deploying, 'ada', { types: ['deploy-army'] })[0]!);
  for (const handedIn of [created, deploying, deployed]) expect(reread(handedIn)).toBe('accepted');
  const { ada } = created.creations;
  const [first, ...others] = deployed.deployments['ada']!;
  const sheetOf = (changes: object) => ({ creations: { ada: { ...ada, ...changes } } });
  const troopsOf = (changes: object) => ({ deployments: { ada: [{ ...first, ...changes }, ...others] } });
  const spoilt: readonly (readonly [State, object, RegExp])[] = [
    [created, sheetOf({ characters: [] }), /^The sheet of ada will not do/],
    [created, sheetOf({ armyPoints: 31 }), /^The sheet of ada will not do/],
    [created, sheetOf({ capital: 'b1' }), /^The sheet of ada will not do/],
    [deployed, troopsOf({ territory: 'nowhere' }), /^The deployment of ada will not do/],
    [deployed, troopsOf({ strength: first!.strength + 1 }), /^The deployment of ada will not do/],
    [deployed, { creations: { ada } }, /^Armies are deployed once/],
    [created, { deployments: { ada: [] } }, /nobody waits for/],
    [started(), { creations: { ada } }, /nobody waits for/],
  ];
  for (const [saved, changes, message] of spoilt) expect(reread({ ...saved, ...changes })).toMatch(message);
});

clause('GM-CIVW-03', 'a saved civil war that would ask a supporter twice is refused', () => {
  const state = edit(started(['ada', 'bo', 'cy']), (draft) => {
    alone(draft);
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  const ready = resolving(state, 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] });
  const asked = after(ready, { type: 'execute', player: 'ada', declaration: '1' });
  expect(reread(asked)).toBe('accepted');
  const twice = edit(asked, (draft) => {
    (draft.affairs[0] as { toAsk: string[] }).toAsk = ['bo', 'bo'];
  });
  expect(reread(twice)).toBe('An affair asks somebody twice.');
});

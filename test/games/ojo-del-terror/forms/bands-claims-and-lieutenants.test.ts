import { aboutOf, openForm, scripted } from 'ludoteca';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { close } from '../helpers/actions.js';
import { closed, offered, reached } from '../helpers/forms.js';
import { isAccepted } from '../helpers/offers.js';
import { claim } from '../helpers/orders.js';
import { holding, playAll, resolve, start, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

clause('ET-WAR-01', 'bands that are taken are not offered', () => {
  const { state } = accepted(ojoDelTerror.setup({ players: ['a', 'b'] }, scripted([])));
  const first = { type: 'choose-warband', player: 'a', warband: 'worldEaters' } as const;
  expect(reached(state, first)).toEqual(first);
  const [field, left] = offered(playAll(state, first), 'b', 'choose-warband') as [string, string[]];
  expect([field, left.includes('worldEaters'), left.length]).toEqual(['warband', false, state.config.pack.warbands.length - 1]);
  expect(aboutOf(openForm(ojoDelTerror, state, 'a', 'choose-warband').ask!.question, 'worldEaters')).toEqual({
    kind: 'warband',
    id: 'worldEaters',
  });
});

const begun = start(['a', 'b', 'constructor'], undefined, { referee: 'present' });

clause('ET-REF-02', 'a ruling asks for a claim that was made; without any there is nothing to rule on', () => {
  expect(ojoDelTerror.open(playAll(begun, close), 'referee')).toEqual(['publish-turn']);
  expect(closed(playAll(begun, close), 'referee', 'overrule-deed')).toEqual(['nothing-to-choose', 'CORE-NOTHING-TO-CHOOSE']);
  const state = playAll(withOrders(begun, { a: [claim('no-mercy'), claim('warlord')], constructor: [claim('no-mercy')] }), close);
  const form = (answers = {}) => offered(state, 'referee', 'overrule-deed', answers);
  expect(form()).toEqual(['claimant', ['a', 'constructor']]);
  const [, deeds] = form({ claimant: 'a' }) as [string, string[]];
  expect([...deeds].sort()).toEqual(['no-mercy', 'warlord']);
  expect(form({ claimant: 'constructor' })).toEqual(['deed', ['no-mercy']]);
  expect(form({ claimant: 'a', deed: 'warlord' })).toEqual(['verdict', ['grant', 'deny']]);
  // Also one that was ruled on before, though it is not listed again. [ET-ENUM-05]
  const ruling = { type: 'overrule-deed', player: 'referee', claimant: 'a', deed: 'warlord', verdict: 'deny' } as const;
  expect(reached(state, ruling)).toEqual(ruling);
  const again = { ...ruling, verdict: 'grant' } as const;
  expect(reached(playAll(state, ruling), again)).toEqual(again);
});

clause(
  ['ET-LIEU-01', 'ET-LIEU-02'],
  'as many lieutenants as there are to be are chosen among the others; whoever is named first means nothing',
  () => {
    let state = holding(start(['9', '10', 'constructor', 'b'], undefined, { turns: 2 }), { 10: ['ferrod', 'coralis'], b: ['obsidar'] });
    while (state.phase === 'orders') state = resolve(state).state;
    const { question } = openForm(ojoDelTerror, state, '10', 'choose-lieutenants').ask!;
    expect(question).toMatchObject({ kind: 'some', from: ['9', 'constructor', 'b'], min: 2, max: 2 });
    expect(aboutOf(question, 'b')).toEqual({ kind: 'player', id: 'b' });
    const name = (lieutenants: readonly string[]) => ({ type: 'choose-lieutenants', player: '10', lieutenants }) as const;
    expect(isAccepted(state, name(['b', '9']))).toBe(true);
    expect(reached(state, name(['b', '9']))).toEqual(name(['9', 'b']));
  },
);

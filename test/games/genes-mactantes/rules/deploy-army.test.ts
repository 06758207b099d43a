import type { State, Unit } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { creating, deploying, nobody, sheetOf } from '../helpers/scenes/founding.js';
import { assault, falling } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, internal, perform, started } = t;
const deploy = (text: string) => ({ type: 'deploy-army', player: 'ada', units: t.troops(text) }) as const;
const listed = (state: State) => (game.legalActions(state, 'ada') as never as { units: Unit[] }[]).map(({ units }) => units);

/** The deployment of a country with this sheet. */
const deployingOf = (changes: object, options = {}) => {
  const state = creating(options);
  const handed = t.after(state, sheetOf(state, changes));
  return t.after(handed, game.legalActions(handed, 'bo')[0]!);
};

clause('GM-DEPL-01', 'relevance, twice the cities, Militarism, half of Technology and the points put in', () => {
  const army = (changes: object, options = {}) =>
    listed(deployingOf({ ...nobody, wallInitial: [], ...changes }, options))[0]!.reduce((sum, { strength }) => sum + strength, 0);
  const values = (militarism: number, technology: number) => ({
    characteristics: { authority: 0, diplomacy: 0, militarism, technology },
  });
  expect(army(values(0, 0))).toBe(10 + 6);
  expect([army(values(0, 0), { relevance: 'small' }), army(values(0, 0), { relevance: 'large' })]).toEqual([5 + 6, 15 + 6]);
  expect(army({ ...values(0, 0), newCities: [{ territory: 'a2', name: 'x', walled: true }] })).toBe(16 + 2);
  expect(army(values(7, 0))).toBe(16 + 7);
  expect([army(values(0, 4)), army(values(0, 5)), army(values(0, 5), { rounding: 'up' })]).toEqual([16 + 2, 16 + 2, 16 + 3]);
  expect(army({ ...values(0, 0), armyPoints: 4 })).toBe(16 + 4);
});

clause('GM-DEPL-02', 'exactly the whole Army is spread over garrisons, armies and patrols', () => {
  const state = deploying();
  for (const text of ['a1 garrison 27', 'a1 garrison 29']) expect(t.refusal(state, deploy(text))).toEqual(['army-mismatch', 'GM-DEPL-02']);
  const units = t.troops('a1 garrison 20, a4 army 5, a8 patrol 3');
  expect(t.after(state, { type: 'deploy-army', player: 'ada', units }).deployments['ada']).toEqual(units);
});

clause('GM-SHEET-03', 'even over the cities, all in the capital, or half of it in the field', () => {
  const [even, capital, mobile, ...others] = listed(deploying());
  expect(even).toEqual(t.troops('a1 garrison 7, a2 garrison 7, a3 garrison 7, a6 garrison 7'));
  expect(capital).toEqual(t.troops('a1 garrison 28'));
  const field = t.troops('a1 army 12, a1 patrol 2, a1 garrison 5, a2 garrison 3, a3 garrison 3, a6 garrison 3');
  expect(new Set(mobile)).toEqual(new Set(field));
  expect(others).toEqual([]);
  const small = listed(deployingOf({}, { relevance: 'small' }));
  expect(small[0]).toEqual(t.troops('a1 garrison 7, a3 garrison 6, a6 garrison 6'));
  const moved = listed(deployingOf({ ...nobody, capital: 'a3' }));
  expect(moved[0]).toEqual(t.troops('a1 garrison 8, a3 garrison 8, a6 garrison 8'));
  expect(moved[1]).toEqual(t.troops('a3 garrison 24'));
  expect(new Set(moved[2])).toEqual(new Set(t.troops('a3 army 10, a3 patrol 2, a1 garrison 4, a3 garrison 4, a6 garrison 4')));
});

clause('GM-DEPL-03', 'garrisons in own cities, field units at home or on the seas beside it, no place twice', () => {
  const state = deploying();
  const refusal = (text: string) => t.refusal(state, deploy(text));
  for (const text of ['a4 garrison 28', 'b1 garrison 28', 'b2 army 28', 'b2 patrol 28', 'a1 army 14, a1 army 14'])
    expect(refusal(text)).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('a1 army 0, a1 garrison 28')[0]).toBe('bad-parameter');
  expect(refusal('nowhere army 28')).toEqual(['bad-parameter', 'GM-ERR-01']);
  const fleet = t.after(state, deploy('mar-de-fora army 20, mar-de-dins patrol 8'));
  expect(fleet.deployments['ada']!.length).toBe(2);
  // Only a cliff lies between this sea and the one land of a country: nothing is launched over it.
  const walledOff = edit(state, (draft) => {
    for (const id of ['a2', 'a8']) draft.controllers[id] = 'bo';
  });
  expect(t.refusal(walledOff, deploy('mar-de-fora army 28'))).toEqual(['bad-placement', 'GM-DEPL-03']);
  const spread = t.after(state, deploy('a2 garrison 10, a2 army 2, a4 army 8, a8 patrol 8'));
  expect(spread.deployments['ada']!.length).toBe(4);
});

clause('GM-DEPL-04', 'afterwards nothing but what names the Army changes it', () => {
  const state = started(['ada', 'bo'], { foundingTroops: 0 });
  for (const order of [
    internal('develop', { characteristic: 'militarism' }),
    internal('develop', { characteristic: 'technology' }),
    internal('found-city', { territory: 'a4', name: 'Nova' }),
    internal('fortify', { territory: 'a1' }),
  ]) {
    const grown = t.nextTurn(perform(state, 'ada', order).state);
    expect([grown.turn, t.army(grown, 'ada')]).toEqual([2, 28]);
  }
});

clause('GM-STATE-03', 'the Army is the sum of the units, wherever they stand', () => {
  const state = edit(started(), (draft) => t.arm(draft, 'ada', 'a1 garrison 3, b7 army 4, mar-de-fora patrol 5'));
  expect(game.view(state, null).countries['ada']!.army).toBe(12);
  expect(
    game.view(
      edit(state, (draft) => t.arm(draft, 'ada', '')),
      null,
    ).countries['ada']!.army,
  ).toBe(0);
});

clause('GM-STATE-11', 'every change of an Army is booked under its cause', () => {
  /** What has been booked, the first Army apart. */
  const booked = ({ countries }: State, player = 'ada') =>
    Object.entries(countries[player]!.ledger).flatMap(([entry, points]) =>
      points > 0 && entry !== 'initial' ? [`${entry} ${points}`] : [],
    );
  const state = edit(started(['ada', 'bo', 'cy']), (draft) => t.values(draft, 'ada', [5, 5, 5, 5]));
  const done = (...[order, means, script]: [Parameters<typeof perform>[2], object?, number[]?]) =>
    booked(perform(state, 'ada', order, means, script).state);
  expect([state.countries['ada']!.ledger.initial, booked(state)]).toEqual([28, []]);
  expect(done(internal('recruit', { mode: 'one' }), { city: 'a1' })).toEqual(['recruited 1']);
  expect(done(internal('recruit', { mode: 'levy' }), { city: 'a1' }, [8])).toEqual(['recruited 3']);
  expect(done(internal('found-city', { territory: 'a4', name: 'Nova' }))).toEqual(['founded 2']);
  expect(done(internal('demobilise'), { from: [{ territory: 'a1', kind: 'garrison', amount: 4 }] })).toEqual(['demobilised 4']);
  const march = { from: { territory: 'a1', kind: 'garrison' }, to: { territory: 'a4', kind: 'army' }, amount: 3 };
  expect(done(internal('move-troops'), march)).toEqual([]);
  const give = [{ item: 'troops', territory: 'a1', kind: 'garrison', amount: 2 }] as const;
  const open = t.after(state, { type: 'propose-trade', player: 'ada', to: 'bo', give, take: [] });
  const traded = t.after(open, { type: 'accept-trade', player: 'bo', offer: open.offers[0]!.id });
  expect([booked(traded), booked(traded, 'bo')]).toEqual([['given 2'], ['received 2']]);
  const beaten = assault(falling(), [1, 9]).state;
  expect([booked(beaten), booked(beaten, 'bo')]).toEqual([['lost 1'], []]);
  const homeless = falling((draft) => {
    for (const id of Object.keys(draft.cities)) if (id.startsWith('b') && id !== 'b6') draft.controllers[id] = 'cy';
    t.arm(draft, 'bo', 'b6 garrison 9, b4 army 5');
  });
  const { state: gone } = assault(homeless, [9, 8]);
  const { lost, disbanded } = gone.countries['bo']!.ledger;
  expect([lost > 0, lost + disbanded, t.army(gone, 'bo')]).toEqual([true, 14, 0]);
});

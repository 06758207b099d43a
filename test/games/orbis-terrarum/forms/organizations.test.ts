import { expect, test } from 'vitest';
import { crowdedScene } from '../helpers/crowded-scene.js';
import { formOf, offered, reachedByForm, retraced } from '../helpers/filled-forms.js';
import { type Action, act, game, type State } from '../helpers/table.js';

const state: State = crowdedScene();
const reached = (action: Action): void => reachedByForm(state, action);

test('any members may be named electors, in whatever order they are written', () => {
  const naming = { type: 'name-electors', player: 'ada', organization: 'organization-1' } as const;
  reached({ ...naming, electors: ['francia', 'romania'] });
  expect(retraced(state, { ...naming, electors: ['romania', 'francia'] })).toEqual({ ...naming, electors: ['francia', 'romania'] });
  expect(formOf(state, 'ada', 'name-electors', [['organization', 'organization-1']]).ask?.question).toMatchObject({
    ...{ kind: 'some', min: 1, max: 3, from: ['francia', 'gothia', 'romania'] },
    about: [
      { kind: 'nation', id: 'francia' },
      { kind: 'nation', id: 'gothia' },
      { kind: 'nation', id: 'romania' },
    ],
  });
  const named = act(state, { ...naming, electors: ['romania'] });
  expect(game.open(named, 'ada')).not.toContain('name-electors');
});

test('a leader in a schism expels nobody, and suspends those that recognise it', () => {
  expect(game.open(state, 'cy')).not.toContain('expel-member');
  reached({ type: 'suspend-member', player: 'cy', organization: 'organization-2', nation: 'romania' });
  expect(game.open(state, 'cy')).not.toContain('reinstate-member');
  reached({ type: 'reinstate-member', player: 'ada', organization: 'organization-1', nation: 'romania' });
});

test('a member that would follow another may name any other, itself among them', () => {
  const rivals = offered(
    formOf(state, 'bo', 'disavow-leader', [
      ['nation', 'gothia'],
      ['organization', 'organization-1'],
    ]),
  );
  expect(rivals).toEqual(['gothia', 'romania']);
  expect(game.legalActions(state, 'bo', { types: ['disavow-leader'] })).toHaveLength(1);
});

test('a resolution is left in every way that is still open', () => {
  const leaving = formOf(state, 'ed', 'recuse', [
    ['nation', 'romania'],
    ['treaty', 'treaty-4'],
  ]);
  const open = (['notice', 'absence', 'protest'] as const).filter(
    (way) => game.explain(state, { type: 'recuse', player: 'ed', nation: 'romania', treaty: 'treaty-4', way }).length === 0,
  );
  expect(open.length).toBeGreaterThan(1);
  expect(offered(leaving)).toEqual(open);
});

test('an application and a request are told by whose they are', () => {
  const view = game.view(state, 'ada');
  const [request] = offered(formOf(state, 'ada', 'answer-adhesion', [['nation', 'francia']]));
  expect(game.labels.answer('answer-adhesion', 'request', request, 'en', view)).toBe('request 1 (Vandalia → treaty 4)');
  expect(game.labels.answer('break-treaty', 'treaty', 'treaty-3', 'es', view)).toBe(
    'tratado 3 (Francia, Vandalia: no agresión, obligación)',
  );
  reached({ type: 'answer-membership', player: 'ada', organization: 'organization-1', nation: 'ostrogothia', accept: false });
});

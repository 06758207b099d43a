import { clone, E, O, scripted } from 'ludoteca';
import { expect } from 'vitest';
import { civilWar } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, game, started, alone, arm, declaring, internal, refusal, refusedMeans } = t;

clause('GM-ERR-01', 'common refusals come first, in their order', () => {
  const state = started(['ada', 'bo', 'cy']);
  const code = (action: object, at = state) => refusal(at, action as never)[0];
  expect(code({ type: 'nonsense', player: 'zed' })).toBe('unknown-action');
  expect(code({ type: 'commit', player: 'zed', extra: 1 })).toBe('bad-parameter');
  expect(code({ type: 'pass', player: 'zed' })).toBe('unknown-player');
  const fewer = edit(state, (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(code({ type: 'pass', player: 'bo' }, fewer)).toBe('player-eliminated');
  expect(code({ type: 'pass', player: 'ada' })).toBe('wrong-phase');
  const slot = t.resolving(state, 'ada', {});
  expect(code({ type: 'commit', player: 'bo' }, slot)).toBe('wrong-phase');
  expect(code({ type: 'pass', player: 'bo' }, slot)).toBe('not-your-turn');
  expect(code(declaring('ada', internal('fortify', { territory: 'constructor' })))).toBe('bad-parameter');
  const over = edit(state, (draft) => {
    draft.step = 'finished';
    draft.ending = { reason: 'capitals', winners: ['ada'] };
  });
  expect([code({ type: 'commit', player: 'zed' }, over), code({ type: 'nonsense', player: 'ada' }, over)]).toEqual([
    ...['game-over', 'game-over'],
  ]);
});

clause('GM-ERR-02', 'a refusal changes nothing and rolls nothing', () => {
  const slot = t.resolving(started(), 'ada', { ada: [internal('taxes')] });
  const far = { type: 'execute', player: 'ada', declaration: '1', characters: ['person-3'] } as const;
  const dice = scripted([5]);
  const played = clone(slot);
  expect(E.isLeft(game.reduceInPlace(played, far, dice))).toBe(true);
  expect([dice.left, played]).toEqual([1, slot]);
  expect(O.isNone(game.outcome(slot))).toBe(true);
});

clause('GM-ERR-03', 'a refusal names its code, the clause that says so, and a sentence', () => {
  const result = game.reduce(started(), declaring('ada', internal('fortify', { territory: 'b1' })), scripted([]));
  expect(E.isLeft(result) && result.left[0]).toMatchObject({ code: 'not-your-city', clause: 'GM-FORT-01' });
  expect(E.isLeft(result) && result.left[0].message).toContain('b1');
});

clause('GM-ERR-01', 'unknown ids are refused before any specific code', () => {
  const state = edit(started(), (draft) => arm(draft, 'bo', 'a2 army 2, b1 garrison 4'));
  expect(
    refusedMeans(state, 'ada', internal('battle', { opponent: 'bo' }), {
      territory: 'a2',
      objective: 'field',
      units: [{ territory: 'nowhere', kind: 'army' }],
    })[0],
  ).toBe('bad-parameter');
  const spent = edit(started(), (draft) => {
    draft.countries['ada']!.allowance = 0;
    draft.committed['ada'] = false;
  });
  expect(refusal(spent, declaring('ada', internal('fortify', { territory: 'nowhere' })))[0]).toBe('bad-parameter');
  expect(refusal(spent, declaring('ada', internal('fortify', { territory: 'a1' })))[0]).toBe('no-actions-left');
});

clause('GM-ERR-01', 'whatever else stands against means, a disclosure or an offer, an unknown id is told first', () => {
  const torn = edit(started(), (draft) => {
    alone(draft);
    draft.countries['ada']!.civilWar = { ...civilWar };
  });
  const speakers = { authorityCharacters: ['person-99'] };
  expect(refusedMeans(torn, 'ada', internal('civil-war'), speakers)).toEqual(['bad-parameter', 'GM-ERR-01']);
  const nobody = { type: 'disclose', player: 'ada', to: 'ada', what: { character: 'person-99' } } as const;
  expect(refusal(torn, nobody)).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(refusal(torn, { ...nobody, what: 'sheet' })).toEqual(['bad-target', 'GM-TRAD-13']);
  const offer = { type: 'propose-trade', player: 'ada', to: 'ada', give: [{ item: 'city', territory: 'nowhere' }], take: [] } as const;
  expect(refusal(torn, offer)).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(refusal(torn, { ...offer, give: [{ item: 'city', territory: 'a1' }] })).toEqual(['bad-target', 'GM-TRAD-02']);
});

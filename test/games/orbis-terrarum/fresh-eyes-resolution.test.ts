import { expect } from 'vitest';
import {
  act,
  announce,
  at,
  change,
  clause,
  code,
  conflict,
  damage,
  measure,
  nationWith,
  organized,
  rebellion,
  reportOn,
  resolve,
  type State,
  start,
  strike,
  treaty,
  turn,
} from './table.js';

const raid = (nation: string, target: string) => measure(nation, 'incision', 'raid', { target: at(target) });

clause(['OT-EFF-01', 'OT-MEAS-11', 'OT-NAT-12'], 'nobody comes nearer to black land that has been taken first', () => {
  const state = start({ scopeModel: 'derived' });
  const near = announce(
    state,
    measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'armorica' } }),
    measure('gothia', 'reform', 'acculturate', { target: { kind: 'region', id: 'armorica' } }),
  );
  const taken = resolve(near, 1, 1).state;
  expect([taken.regions['armorica']!.owner, taken.scopes]).toEqual(['francia', []]);
  const alone = turn(state, [measure('gothia', 'reform', 'acculturate', { target: { kind: 'region', id: 'armorica' } })], 1);
  expect(alone.scopes).toHaveLength(1);
});
clause(['OT-END-07', 'OT-REB-05'], 'who only emptied the first index is no conqueror of one that broke on its own rebels', () => {
  const weak = nationWith(rebellion(start({ extinctionTerritory: 'conqueror' }), 'gothia'), 'gothia', { viaDamage: 56, legDamage: 56 });
  const war = change(weak, (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'war')];
  });
  const suppress = measure('gothia', 'incision', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } });
  const after = turn(war, [strike('francia', 'gothia'), suppress], 30, 60, 99);
  expect([after.nations['gothia']!.alive, after.regions['tarraco']!.owner]).toEqual([false, null]);
  const both = turn(war, [strike('francia', 'gothia'), raid('romania', 'gothia')], 30, 30, 99, 99);
  expect([both.nations['gothia']!.alive, both.regions['tarraco']!.owner]).toEqual([false, null]); // romania is no war enemy
  const alone = turn(nationWith(war, 'gothia', { viaDamage: 56, legDamage: 60 }), [strike('francia', 'gothia')], 30, 99);
  expect(alone.regions['tarraco']!.owner).toBe('francia');
});
clause(['OT-ORG-15', 'OT-ORG-07', 'OT-TRE-04'], 'nobody answers an offer in the name of an organization in schism', () => {
  const offered = act(organized(start(), ['francia', 'saxonia', 'thuringia']), {
    type: 'make-offer',
    player: 'bo',
    from: 'gothia',
    to: 'organization-1',
    clauses: [{ kind: 'alliance' }],
  });
  const torn = (state: State): State =>
    change(state, (draft) => {
      draft.organizations = state.organizations.map((one) => ({
        ...one,
        schism: { since: 1, rival: 'saxonia', recognitions: [], petitions: [] },
      }));
    });
  const accept = { type: 'accept-offer', player: 'ada', offer: 'offer-1' } as const;
  expect(act(offered, accept).treaties).toHaveLength(1);
  expect(code(torn(offered), accept)).toBe('in-schism');
});
clause(['OT-TRE-15', 'OT-TRE-14'], 'a majority that stands since a party left lets the applicant in', () => {
  const shield = [{ kind: 'alliance' as const }];
  let state = treaty(start(), ['gothia', 'romania', 'saxonia', 'thuringia'], shield, { adhesion: 'majority' });
  state = act(state, { type: 'request-adhesion', player: 'ada', nation: 'francia', treaty: 'treaty-1', reservations: [] });
  for (const [player, nation] of [
    ['bo', 'gothia'],
    ['cy', 'romania'],
  ] as const)
    state = act(state, { type: 'answer-adhesion', player, nation, request: state.treaties[0]!.requests[0]!.id, accept: true });
  expect(state.treaties[0]!.parties).not.toContain('francia');
  const after = act(state, { type: 'break-treaty', player: 'referee', nation: 'thuringia', treaty: 'treaty-1' });
  expect([after.treaties[0]!.parties, after.treaties[0]!.requests]).toEqual([['gothia', 'romania', 'saxonia', 'francia'], []]);
});
clause(['OT-MEAS-14', 'OT-OPP-02'], 'whoever opposes an attack on a host that is gone meets the ordinary counter-measure', () => {
  const hosted = act(start(), {
    type: 'apply-effects',
    player: 'referee',
    reason: 'r',
    effects: [{ do: 'host', owner: 'romania', region: 'armorica', kind: 'mercenary', turns: null }],
  });
  const host = hosted.hosts[0]!.id;
  const opposed = announce(
    hosted,
    measure('gothia', 'offensive', 'strike', { target: { kind: 'host', id: host } }),
    measure('francia', 'offensive', 'strike', { target: at('gothia'), opposes: 'gothia/main/1' }),
  );
  const gone = act(opposed, { type: 'apply-effects', player: 'referee', reason: 'r', effects: [{ do: 'remove-host', host }] });
  const after = resolve(gone, 30, 1).state;
  expect([reportOn(after, 'francia').counter?.nation, damage(after, 'gothia')]).toEqual(['gothia', [0, 0]]);
});
clause(
  ['OT-OPP-12', 'OT-OPP-13', 'OT-OPP-08'],
  'with marginDifference the winner of a contest brings no more than the contest left it',
  () => {
    const state = announce(
      start({ opposedMethod: 'marginDifference' }),
      strike('gothia', 'romania'),
      measure('francia', 'offensive', 'strike', { target: at('gothia'), opposes: 'gothia/main/1' }),
    );
    // francia 30: margin 25, slight; gothia 2: margin 95, very; 3 - 1 = 2 is left; romania answers 39: margin 2.5, which leaves 92.5.
    const won = resolve(state, 30, 2, 39).state;
    expect([reportOn(won, 'gothia').netGrade, damage(won, 'romania'), damage(won, 'gothia')]).toEqual([2, [8, 0], [0, 0]]);
    // gothia 20: margin 50, normal; 2 - 1 = 1 is left; romania answers 10: margin 75.
    const held = resolve(state, 30, 20, 10).state;
    expect([reportOn(held, 'gothia').netGrade, damage(held, 'romania')]).toEqual([0, [0, 0]]);
    // The opposition wins at 4: margin 90, very against 30: slight; nobody answers it.
    const stopped = resolve(state, 4, 30).state;
    expect([reportOn(stopped, 'francia').netGrade, reportOn(stopped, 'francia').counter, damage(stopped, 'gothia')]).toEqual([
      2,
      null,
      [8, 0],
    ]);
  },
);
clause(['OT-REF-02', 'OT-REF-03', 'OT-REF-04'], 'the last ruling of the referee counts, however many there were', () => {
  const state = announce(start(), strike('francia', 'gothia'));
  const rule = (now: State, ruling: object): State =>
    act(now, { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling } as never);
  const warned = rule(state, { kind: 'void', reason: 'r', warn: true });
  expect(warned.players['ada']!.warnings).toBe(1);
  const spared = rule(warned, { kind: 'undefended', undefended: true });
  expect([spared.players['ada']!.warnings, damage(resolve(spared, 30).state, 'gothia')]).toEqual([0, [4, 0]]);
  const trivial = rule(rule(spared, { kind: 'undefended', undefended: false }), { kind: 'trivial' });
  expect(damage(resolve(trivial).state, 'gothia')).toEqual([4, 0]);
  expect(damage(resolve(rule(trivial, { kind: 'impossible', reason: 'r' })).state, 'gothia')).toEqual([0, 0]);
  const scoped = rule(rule(trivial, { kind: 'scope', value: 25 }), { kind: 'scope', value: null });
  expect(damage(resolve(scoped, 30, 99).state, 'gothia')).toEqual([4, 0]);
});

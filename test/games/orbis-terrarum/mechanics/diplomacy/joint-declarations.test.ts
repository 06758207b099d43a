import { expect } from 'vitest';
import { answeredInFull } from '../../../refusals-in-full.js';
import { at1, type Motion, met, pact, propose, vote, voted, voting } from '../../helpers/conference.js';
import { declarants, declare, declared, does, join } from '../../helpers/declarations.js';
import { exclusion, five, law } from '../../helpers/organization.js';
import { change, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, clause, game, refused, type State, three, told } from '../../helpers/table.js';
import { modifiersOf, nextTurn, resolve, strike, turn } from '../../helpers/turns.js';

type Declare = Extract<Motion, { readonly kind: 'declare' }>;
const pledge = (more: Partial<Declare> = {}): Declare => ({
  ...{ kind: 'declare', promise: 'neutrality', text: 'We keep out of it.', penalty: null, statute: null },
  ...more,
});
/** The three answer, and the next orders are open. */
const resolved = (motion: Motion, from: State, ...answers: readonly string[]): State => nextTurn(voted(voting(motion, from), ...answers));

clause(['OT-RES-11', 'OT-CONF-05', 'OT-CONF-27'], 'a conference declares for its whole bloc, whoever came or was in favour', () => {
  const four = met({}, {}, treaty(start(), ['francia', 'gothia', 'suebia'], [{ kind: 'alliance' }]));
  const made = resolved(pledge({ penalty: { value: 7, years: 2 } }), four, 'yes', 'no', 'yes');
  expect(made.declarations).toMatchObject([
    { kind: 'neutrality', text: 'We keep out of it.', target: null, penalty: { value: 7, years: 2 }, statute: null },
  ]);
  expect(declarants(made)).toEqual([['francia', 'gothia', 'romania', 'suebia']]);
  expect(made.declarations[0]!.adoption).toMatchObject({
    conference: 'conference-1',
    inFavour: ['francia', 'romania'],
    before: ['francia', 'gothia', 'suebia'],
    exitPenalty: null,
  });
  // An attack by one of them breaks it for all, at the price stated.
  const broken = turn(made, [strike('gothia', 'persia')], 99);
  expect([broken.declarations, modifiersOf(broken, 'gothia')]).toEqual([[], [['all', 7, 'declaration', 4]]]);
  expect(resolved(pledge(), four, 'yes', 'no', 'no').declarations).toEqual([]);
});
clause(['OT-RES-11', 'OT-RES-01', 'OT-RES-06'], 'whoever left in protest has declared nothing, and owes its price', () => {
  const without = (penalty: Declare['penalty']) => {
    const left = act(voting(pledge({ penalty })), at1('gothia', 'leave-conference', { protest: true }));
    return turn(act(act(left, vote('francia', 'yes')), vote('romania', 'yes')), []);
  };
  const far = without(null);
  expect([declarants(far), far.scopes.length, modifiersOf(far, 'gothia')]).toEqual([[['francia', 'romania']], 8, []]);
  const priced = without({ value: 9, years: 3 });
  expect([priced.scopes, modifiersOf(priced, 'gothia')]).toEqual([[], [['all', 9, 'declaration', 4]]]);
  // What only one could say is no joint declaration.
  const lone = met({}, { invited: ['romania'] }, treaty(start(), ['francia', 'gothia'], [{ kind: 'alliance' }]));
  const gone = (['gothia', 'romania'] as const).reduce(
    (now, nation) => act(now, at1(nation, 'leave-conference', { protest: true })),
    voting(pledge(), lone),
  );
  expect(turn(act(gone, vote('francia', 'yes')), []).declarations).toEqual([]);
});
clause(['OT-RES-11', 'OT-DECL-10', 'OT-ORG-03', 'OT-ACT-03'], 'it is bound as any declaration is, and may found an organization', () => {
  const say = (more: Partial<Declare>, from = met()) => refused(from, propose('francia', pledge(more)));
  for (const penalty of [
    { value: 16, years: 1 },
    { value: 0, years: 1 },
    { value: 1, years: 11 },
  ])
    expect(say({ penalty })).toEqual(['penalty-too-high', 'OT-DECL-10']);
  expect(say({ statute: law() })).toEqual(['bad-statute', 'OT-ORG-03']);
  expect(say({ promise: 'commitment', statute: law({ name: ' ' }) })).toEqual(['bad-statute', 'OT-ORG-03']);
  expect(say({ text: 'Too much.' }, met({ noteMaxLength: 5 }))).toEqual(['note-too-long', 'OT-ACT-03']);
  const many = met({}, { invited: five.slice(2) }, pact());
  const founded = resolved(pledge({ promise: 'commitment', statute: law() }), many, 'yes', 'yes', 'yes');
  expect(founded.organizations).toMatchObject([{ charter: 'declaration-1', members: five }]);
  const usually = act(resolved(pledge({ promise: 'commitment' }), met(), 'yes', 'yes', 'yes'), does('gothia', 'break-declaration'));
  expect([usually.declarations, modifiersOf(usually, 'gothia')]).toEqual([[], [['all', 5, 'declaration', 7]]]);
});
clause(['OT-RES-11', 'OT-ACT-16'], 'it is told in every language, and saved and restored', () => {
  const state = voted(voting(pledge()), 'yes', 'yes', 'yes');
  const said = told(act(state, { type: 'close-orders', player: 'referee', force: true }), { type: 'resolve-turn', player: 'referee' });
  const view = game.view(state, 'spectator');
  const telling = (language: 'en' | 'es') =>
    said.filter(({ type }) => type === 'resolution-adopted').map((event) => game.labels.event(event, language, view));
  expect(telling('en')).toEqual(['Conference 1 resolves: declare together (what is promised neutrality, text We keep out of it.).']);
  expect(telling('es')).toEqual([
    'La conferencia 1 resuelve: declarar en común (lo que se promete neutralidad, texto We keep out of it.).',
  ]);
  expect(said.find(({ type }) => type === 'declaration-issued')).toMatchObject({ declarants: three });
  const made = turn(state, []);
  expect(game.decodeState(JSON.parse(JSON.stringify(made)))).toMatchObject({ _tag: 'Right', right: made });
});

/** The three are neutral together, and meet about it. */
const council = (): State =>
  met(
    {},
    { basis: { kind: 'declaration', id: 'declaration-1' }, invited: [] },
    act(act(declared('neutrality'), join('gothia')), join('romania')),
  );

clause(['OT-RES-11', 'OT-RES-03', 'OT-CONF-05'], 'a conference excludes a declarant, at the distance of an exclusion', () => {
  const excluded = resolved({ kind: 'exclude', nation: 'gothia' }, council(), 'yes', 'no', 'yes');
  expect(declarants(excluded)).toEqual([['francia', 'romania']]);
  expect(excluded.scopes.map(({ from, to, dimension, value, lastTurn }) => [from, to, dimension, value, lastTurn])).toEqual(
    exclusion(['francia', 'romania'], 6),
  );
  const none = ['bad-parameter', 'OT-RES-02'];
  for (const kind of ['exclude', 'suspend', 'reinstate'] as const)
    expect(refused(council(), propose('francia', { kind, nation: 'persia' }))).toEqual(none);
  const basis = { kind: 'declaration', id: 'declaration-1' } as const;
  const lone = met({}, { basis, invited: ['gothia', 'romania'] }, declared('neutrality'));
  for (const kind of ['exclude', 'suspend'] as const)
    expect(refused(lone, propose('francia', { kind, nation: 'francia' }))).toEqual(['bad-parameter', 'OT-CONF-05']);
});
clause(['OT-RES-11', 'OT-RES-04', 'OT-DECL-07'], 'a declarant that is suspended is bound and unprotected, until it is taken back', () => {
  const suspended = resolved({ kind: 'suspend', nation: 'gothia' }, council(), 'yes', 'no', 'yes');
  expect([declarants(suspended), suspended.declarations[0]!.suspended]).toEqual([[three], ['gothia']]);
  const attacked = (target: string) => {
    const after = turn(suspended, [strike('persia', target)], 99);
    return [after.declarations.length, modifiersOf(after, 'persia').length];
  };
  expect([attacked('gothia'), attacked('romania')]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  const broken = turn(suspended, [strike('gothia', 'persia')], 99);
  expect([broken.declarations, modifiersOf(broken, 'gothia')]).toEqual([[], [['all', 5, 'declaration', 7]]]);
  // It has no vote on the declaration, and does not convene on it.
  const again = {
    type: 'convene-conference',
    topic: '',
    basis: { kind: 'declaration', id: 'declaration-1' },
    startTurn: 2,
    invited: [],
  } as const;
  const rest = { includeVassals: true, openFloor: false };
  expect(refused(suspended, { ...again, ...rest, player: 'bo', nation: 'gothia' })).toEqual(['no-authority', 'OT-CONF-02']);
  const second = act(suspended, { ...again, ...rest, player: 'ada', nation: 'francia' });
  const at2 = <T extends object>(nation: 'francia' | 'gothia', more: T) =>
    ({ player: nation === 'francia' ? 'ada' : 'bo', nation, conference: 'conference-2', ...more }) as const;
  const there = act(second, at2('gothia', { type: 'attend-conference' as const }));
  const lifting = act(
    there,
    at2('francia', { type: 'present-proposal' as const, motion: { kind: 'reinstate', nation: 'gothia' } as Motion }),
  );
  const ballot = act(nextTurn(lifting), at2('francia', { type: 'open-vote' as const }));
  const cast = (nation: 'francia' | 'gothia') => at2(nation, { type: 'cast-vote' as const, item: 'conference-2.1', choice: 'yes' });
  expect(refused(ballot, cast('gothia'))).toEqual(['not-a-member', 'OT-CONF-27']);
  expect(nextTurn(act(ballot, cast('francia'))).declarations[0]!.suspended).toEqual([]);
});
/** Gothia revokes it, and its notice runs out. */
const revoked = (state: State): State => {
  const noticed = act(state, does('gothia', 'revoke-declaration'));
  return [1, 2, 3].reduce((now) => nextTurn(now), noticed);
};
clause('OT-RES-11', 'who has gone is suspended no more, and nobody is suspended who has not declared', () => {
  const suspended = resolved({ kind: 'suspend', nation: 'gothia' }, council(), 'yes', 'no', 'yes');
  const gone = revoked(suspended);
  expect([declarants(gone), gone.declarations[0]!.suspended]).toEqual([[['francia', 'romania']], []]);
  const impossible = change(suspended, (draft) => {
    draft.declarations = suspended.declarations.map((one) => ({ ...one, suspended: ['persia'] }));
  });
  expect(answeredInFull(game.decodeState(JSON.parse(JSON.stringify(impossible))))._tag).toBe('Left');
});
clause(
  ['OT-RES-11', 'OT-RES-02', 'OT-RES-06', 'OT-ACT-07'],
  'it is told that whoever left in protest is out of the amended declaration',
  () => {
    const amend: Motion = { kind: 'amend', instrument: 'declaration-1', clauses: [], text: 'New.', penalty: null, years: null };
    const left = act(voting(amend, council()), at1('gothia', 'leave-conference', { protest: true }));
    const { state, events } = resolve(act(act(left, vote('francia', 'yes')), vote('romania', 'yes')));
    expect(declarants(state)).toEqual([['francia', 'romania']]);
    expect(events.filter(({ type }) => type === 'recused')).toEqual([
      { type: 'recused', nation: 'gothia', from: 'declaration-1', way: 'protest' },
    ]);
  },
);
clause(['OT-RES-11', 'OT-DECL-02'], 'whoever joins what a conference declared belongs by its own wish', () => {
  const made = resolved(pledge(), met(), 'yes', 'yes', 'yes');
  const joined = act(made, {
    type: 'join-declaration',
    player: 'referee',
    nation: 'persia',
    declaration: 'declaration-1',
    reservations: [],
  });
  expect(joined.declarations[0]!.adoption).toMatchObject({ inFavour: [...three, 'persia'], before: ['francia', 'gothia', 'persia'] });
  expect(act(declared('neutrality'), declare('gothia', 'neutrality')).declarations[0]!.adoption).toBeUndefined();
});

import { expect } from 'vitest';
import { alliance as allied, amend, type More, open, parties, peace } from '../helpers/amendments.js';
import { alliance, at1, type Motion, met, vote, voted, voting } from '../helpers/conference.js';
import { declaredByEach } from '../helpers/declarations.js';
import { statute } from '../helpers/organization.js';
import { change, nationWith, organized, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, game, refused, type State, three, told } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

const leave = (nation: 'gothia' | 'francia' | 'romania', protest = false) => at1(nation, 'leave-conference', { protest });

clause(['OT-CONF-09', 'OT-CONF-20'], 'who leaves takes its vote along, and the convener stays', () => {
  const cast = voted(voting(), 'yes', 'no');
  const left = act(cast, leave('gothia'));
  expect([left.conferences[0]!.attendees, left.conferences[0]!.votes.map(({ nation }) => nation), left.scopes]).toEqual([
    ['francia', 'romania'],
    ['francia'],
    [],
  ]);
  // One against one would be nothing; without the one against, two in favour adopt.
  expect(turn(act(left, vote('romania', 'yes')), []).treaties).toHaveLength(2);
  expect(refused(cast, leave('francia'))).toEqual(['target-is-self', 'OT-CONF-09']);
  expect(refused(left, leave('gothia'))).toEqual(['not-attending', 'OT-CONF-09']);
  const over = change(met(), (draft) => {
    draft.conferences = draft.conferences.map((one) => ({ ...one, stage: 'closed' as const }));
  });
  expect(refused(over, leave('gothia'))).toEqual(['wrong-stage', 'OT-CONF-09']);
});
clause(['OT-CONF-09', 'OT-ACT-16'], 'leaving is told as what it is: with protest a recusal, without it none', () => {
  const said = (protest: boolean, language: 'en' | 'es') =>
    told(met(), leave('gothia', protest)).map((event) => [event.type, game.labels.event(event, language, game.view(met(), 'spectator'))]);
  expect(said(false, 'en')).toEqual([['conference-changed', 'Conference 1, Gothia: walks out, without protest (discussion).']]);
  expect(said(false, 'es')).toEqual([['conference-changed', 'La conferencia 1, Gothia: se retira, sin protestar (debate).']]);
  expect(said(true, 'en')).toEqual([['recused', 'Gothia leaves conference 1: in protest.']]);
});
/** Gothia leaves a vote that the two others carry, or do not. */
const without = (motion: Motion, protest: boolean, answer: 'yes' | 'no', from?: State): State => {
  const left = act(voting(motion, from), leave('gothia', protest));
  return turn(act(act(left, vote('francia', answer)), vote('romania', answer)), []);
};
const far = ({ scopes }: State) => scopes.map(({ value, lastTurn }) => [value, lastTurn]);

clause(['OT-CONF-09', 'OT-RES-01', 'OT-RES-06'], 'protest costs nothing until something is adopted, and then distance', () => {
  expect(act(voting(), leave('gothia', true)).scopes).toEqual([]);
  const rejected = without(alliance, true, 'no');
  expect([rejected.treaties.length, rejected.scopes]).toEqual([1, []]);
  const adopted = without(alliance, true, 'yes');
  expect([adopted.treaties[1]!.parties, far(adopted)]).toEqual([['francia', 'romania'], Array(8).fill([5, 11])]);
});
clause(
  ['OT-CONF-09', 'OT-RES-01', 'OT-RES-06'],
  'a price that the resolution states is paid instead of distance, the exit penalty before the penalty',
  () => {
    const price = (wealth: number) => ({ target: null, value: 0, years: 1, wealth, progress: 0 });
    const purses = (more: object) => {
      const paid = without({ ...alliance, ...more } as Motion, true, 'yes', nationWith(met(), 'gothia', { wealth: 10 }));
      return [paid.nations['gothia']!.wealth, paid.nations['romania']!.wealth, paid.scopes.length];
    };
    const [kept, , distances] = purses({});
    expect([kept, distances]).toEqual([10, 8]);
    expect(purses({ exitPenalty: price(10), penalty: price(2) })).toEqual([0, 5, 0]);
    expect(purses({ penalty: price(10) })).toEqual([0, 5, 0]);
  },
);
clause(
  ['OT-CONF-09', 'OT-CONF-22', 'OT-RES-06', 'OT-RES-07'],
  'whoever leaves without protest is bound, may come back, and may protest later',
  () => {
    const left = act(voting(), leave('gothia'));
    const bound = open(turn(act(act(left, vote('francia', 'yes')), vote('romania', 'yes')), []));
    expect([bound.treaties[1]!.parties, bound.treaties[1]!.adoption!.attended]).toEqual([three, ['francia', 'romania', 'gothia']]);
    expect(bound.scopes).toEqual([]);
    const recuse = (way: 'protest' | 'absence'): Action => ({ type: 'recuse', player: 'bo', nation: 'gothia', treaty: 'treaty-2', way });
    expect(act(bound, recuse('protest')).scopes).toHaveLength(8);
    expect(refused(bound, recuse('absence'))).toEqual(['not-eligible', 'OT-RES-07']);
    const back = act(act(met(), leave('gothia')), at1('gothia', 'attend-conference'));
    expect([back.conferences[0]!.attendees, back.conferences[0]!.departed]).toEqual([['francia', 'romania', 'gothia'], []]);
    expect(refused(act(met(), leave('gothia', true)), at1('gothia', 'attend-conference'))).toEqual(['not-invited', 'OT-CONF-04']);
  },
);
clause(
  ['OT-RES-02', 'OT-RES-06', 'OT-CONF-09'],
  'whoever left in protest is out of the treaty that was amended, at its price, once',
  () => {
    const paid = (more: More = {}) => without(amend(allied), true, 'yes', nationWith(parties([peace], more), 'gothia', { wealth: 10 }));
    const free = paid();
    expect([free.treaties[0]!.parties, free.treaties[0]!.clauses, far(free)]).toEqual([
      ['francia', 'romania'],
      [allied],
      Array(8).fill([5, 11]),
    ]);
    const priced = paid({ penalty: { target: null, value: 0, years: 1, wealth: 10, progress: 0 } });
    expect([priced.nations['gothia']!.wealth, priced.scopes]).toEqual([0, []]);
    // An amendment that is not adopted leaves everybody in the treaty.
    expect(without(amend(allied), true, 'no', parties([peace])).treaties[0]!.parties).toEqual(three);
  },
);
clause(['OT-RES-02', 'OT-RES-06'], 'and out of the declaration that was amended, or the organization that was reformed', () => {
  const council = met({}, { basis: { kind: 'declaration', id: 'declaration-1' }, invited: [] }, declaredByEach('Old.'));
  const reworded = (penalty: { value: number; years: number } | null): Motion => ({
    ...{ kind: 'amend', instrument: 'declaration-1', clauses: [], text: 'New.', penalty, years: null },
  });
  const far5 = without(reworded(null), true, 'yes', council);
  expect([far5.declarations[0]!.declarants, far(far5), far5.modifiers]).toEqual([['francia', 'romania'], Array(8).fill([5, 11]), []]);
  const threatened = without(reworded({ value: 7, years: 2 }), true, 'yes', council);
  expect([threatened.scopes, threatened.modifiers.map(({ nation, value }) => [nation, value])]).toEqual([[], [['gothia', 7]]]);
  const organization = met(
    {},
    { basis: { kind: 'organization', id: 'organization-1' }, invited: [] },
    organized(start(), three, { statute }),
  );
  const reformed = without({ kind: 'reform-statute', statute: { ...statute, name: 'Better' } }, true, 'yes', organization);
  expect([reformed.organizations[0]!.members, far(reformed)]).toEqual([['francia', 'romania'], Array(8).fill([5, 11])]);
});
clause(['OT-RES-06', 'OT-CONF-22'], 'whoever walks out in protest is far from all that stay in the bloc', () => {
  const state = met({}, {}, treaty(start(), ['francia', 'gothia', 'suebia'], [{ kind: 'alliance' }]));
  const { scopes } = without(alliance, true, 'yes', state);
  expect(new Set(scopes.filter(({ from }) => from === 'gothia').map(({ to }) => to))).toEqual(new Set(['francia', 'suebia', 'romania']));
});

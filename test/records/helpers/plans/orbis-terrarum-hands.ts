import { pick } from 'ludoteca';
import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import type { Hands } from '../taking/players.js';
import { firstThatWorks, some } from './orbis-terrarum-ideas.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type Term = Extract<Action, { readonly type: 'make-offer' }>['clauses'][number];

/** The clauses two Nations may agree on. */
const terms = (state: State, one: string, other: string): readonly Term[] => [
  { kind: 'payment', by: one, to: other, wealth: 1, progress: 0 },
  { kind: 'subsidy', by: one, to: other, wealth: 1 },
  { kind: 'modifier', on: one, target: 'MIL', value: 3, against: other },
  { kind: 'vassalage', vassal: one, patron: other },
  { kind: 'release', patron: one, vassal: other },
  { kind: 'peace' },
  { kind: 'non-aggression' },
  { kind: 'ceasefire' },
  { kind: 'alliance' },
  { kind: 'passage', by: one, to: other },
  { kind: 'obligation', text: 'To be good neighbours.' },
  { kind: 'statute', statute: { ...state.config.pack.statutes[0]!.statute, leaderElection: 'egalitarian', term: 3 } },
  ...state.treaties.slice(0, 1).map(({ id: treaty }): Term => ({ kind: 'renew', treaty, years: 5 })),
];

/** Players who talk: offers of every kind of clause, leagues, conferences with motions, and quarrels about leaders. */
export const diplomatic: Hands<OrbisTerrarum> = (game, dice) => (state, player) => {
  const nation = state.players[player]?.principal;
  if (nation == null || state.phase !== 'orders' || dice.roll(3, 'talk?') === 1) return undefined;
  const rivals = state.config.players.flatMap((rival) => (rival === player ? [] : (state.players[rival]!.principal ?? [])));
  const to = rivals.length === 0 ? pick(dice, state.nationOrder, 'whom') : pick(dice, rivals, 'whom');
  const by = { player, nation } as const;
  const bases = [
    ...state.treaties.map(({ id }) => ({ kind: 'treaty', id }) as const),
    ...state.organizations.map(({ id }) => ({ kind: 'organization', id }) as const),
    { kind: 'prestige', id: null } as const,
  ];
  const all: readonly Action[] = [
    { ...by, type: 'post-note', text: 'We remember.' },
    { player, type: 'make-offer', from: nation, to, clauses: [pick(dice, terms(state, nation, to), 'clause')], adhesion: 'majority' },
    ...state.offers.filter((offer) => offer.to === nation).map(({ id }): Action => ({ player, type: 'accept-offer', offer: id })),
    { ...by, type: 'issue-declaration', kind: 'commitment', text: 'Together.', statute: state.config.pack.statutes[0]!.statute },
    { ...by, type: 'start-civil-war', sideNames: ['Crown', 'Barons'] },
    ...some(bases, dice).map(
      (basis): Action => ({
        ...{ ...by, type: 'convene-conference', topic: 'Peace', basis, startTurn: state.turn, invited: to === nation ? [] : [to] },
        ...{ includeVassals: true, openFloor: false, majority: 'simple' },
      }),
    ),
    ...some(state.conferences, dice).flatMap(({ id: conference, attendees }): Action[] => [
      { ...by, type: 'attend-conference', conference },
      ...(['exclude', 'suspend', 'reinstate', 'admit-member'] as const).map(
        (kind): Action => ({
          ...by,
          type: 'present-proposal',
          conference,
          motion: { kind, nation: pick(dice, attendees.length > 0 ? attendees : [nation], 'whom') },
        }),
      ),
      {
        ...{ ...by, type: 'present-proposal', conference },
        motion: { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: 5, penalty: null },
      },
      { ...by, type: 'open-vote', conference },
      { ...by, type: 'leave-conference', conference, protest: true },
    ]),
    ...some(state.organizations, dice).flatMap(({ id: organization, members }): Action[] => [
      { ...by, type: 'vote-leader', organization, candidate: pick(dice, members, 'candidate') },
      { ...by, type: 'disavow-leader', organization, rival: pick(dice, members, 'rival') },
      { ...by, type: 'recognise-leader', organization, leader: pick(dice, members, 'leader') },
      { ...by, type: 'apply-membership', organization },
      { ...by, type: 'leave-organization', organization },
      ...members.flatMap((member): Action[] => [
        { player, type: 'answer-membership', organization, nation: member, accept: true },
        { player, type: 'suspend-member', organization, nation: member },
      ]),
    ]),
    ...some(state.treaties, dice).map(
      ({ id }): Action => ({ ...by, type: 'recuse', treaty: id, way: pick(dice, ['protest', 'absence', 'notice'] as const, 'way') }),
    ),
  ];
  return firstThatWorks(game.explain, state, all, dice);
};

/** Players who strike at each other, raid and take land, and make offers between the blows. */
export const warring: Hands<OrbisTerrarum> = (game, dice) => {
  const talk = diplomatic(game, dice);
  return (state, player) => {
    const nation = state.players[player]?.principal;
    if (nation == null || state.phase !== 'orders') return undefined;
    if (dice.roll(8, 'talk?') === 1) return talk(state, player);
    const rival = state.config.players.map((one) => state.players[one]!.principal).find((one) => one != null && one !== nation);
    const deeds = [
      'expansion occupy',
      ...(rival == null ? [] : ['offensive strike', 'incision raid', 'sabotage plunder', 'rhetoric subvert']),
    ];
    const [statistic, mode] = pick(dice, deeds, 'how').split(' ') as ['offensive', 'strike'];
    const target =
      rival == null || mode === ('occupy' as string)
        ? ({ kind: 'region', id: pick(dice, state.config.pack.regions, 'where').id } as const)
        : ({ kind: 'nation', id: rival } as const);
    const action: Action = { type: 'submit-measure', player, nation, slot: { kind: 'main', id: '1' }, statistic, mode, target };
    if (game.explain(state, action).length === 0) return action;
    return dice.roll(2, 'ready?') === 1 && game.explain(state, { type: 'ready', player }).length === 0
      ? { type: 'ready', player }
      : undefined;
  };
};

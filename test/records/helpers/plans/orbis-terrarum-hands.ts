import { type Dice, pick } from 'ludoteca';
import { attributes, type OrbisTerrarum, statistics } from 'ludoteca/orbis-terrarum';
import type { Hands } from '../taking/players.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type Effect = Extract<Action, { readonly type: 'apply-effects' }>['effects'][number];
type Term = Extract<Action, { readonly type: 'make-offer' }>['clauses'][number];

const some = <T>(list: readonly T[], dice: Dice): readonly T[] => (list.length === 0 ? [] : [pick(dice, list, 'one')]);

/** What a referee may make happen, as far as the world has what it is about. */
const effects = (state: State, nation: string, dice: Dice): readonly Effect[] => {
  const other = pick(dice, state.nationOrder, 'another Nation');
  const region = pick(dice, state.config.pack.regions, 'region').id;
  return [
    { do: 'modifier', nation, target: pick(dice, attributes, 'attribute'), value: 5, years: 3, source: 'event' },
    { do: 'index', nation, index: 'via', delta: -3 },
    { do: 'wealth', nation, delta: 9 },
    { do: 'attribute', nation, attribute: 'MIL', delta: 1 },
    { do: 'region', region, owner: nation },
    {
      ...{ do: 'create-nation', name: 'New Land', kind: 'state', regions: [region], position: null, patron: null },
      ...{ predominantDomain: 'MIL', predominantAuthority: 'GES' },
    },
    ...(dice.roll(8, 'an end?') === 1 ? [{ do: 'extinguish', nation } as const] : []),
    { do: 'host', owner: nation, region, kind: 'mercenary', turns: 2 },
    { do: 'rebellion', nation, sponsor: dice.roll(2, 'sponsor?') === 1 ? other : null },
    { do: 'civil-war', nation, sides: ['Court', 'Country'], controllers: [state.config.players[0]!, 'referee'] },
    { do: 'patron', nation, patron: dice.roll(2, 'free?') === 1 ? other : null },
    { do: 'grant', nation, special: true, lastTurn: null },
    { do: 'technology', nation, id: 'force-air' },
    { do: 'fronts', nation, weight: 1.5, extra: 1 },
    { do: 'conflict', a: nation, b: other, status: pick(dice, ['war', 'hostilities', 'none'] as const, 'status') },
    {
      do: 'scope',
      nation,
      target: other,
      dimension: 'cultural',
      value: pick(dice, [5, -5, 'impossible', null] as const, 'scope'),
      years: 3,
    },
    { do: 'colony', region, recognised: true },
    { do: 'autonomy', nation, autonomous: dice.roll(2, 'autonomous?') === 1 },
    { do: 'defeated', nation, flag: true },
    { do: 'capital', nation, region },
    { do: 'crisis', nation, counter: 'industry', loss: 'leg', perTurn: { via: 1, leg: 1 }, turns: 2 },
    ...some(state.hosts, dice).map(({ id }): Effect => ({ do: 'remove-host', host: id })),
    ...some(state.rebellions, dice).map(({ id }): Effect => ({ do: 'end-rebellion', rebellion: id })),
    ...some(state.civilWars, dice).map(({ id, sides }): Effect => ({ do: 'end-civil-war', civilWar: id, winner: sides[0]!.id })),
    ...some(state.crises, dice).map(({ id }): Effect => ({ do: 'end-crisis', crisis: id })),
  ];
};

const firstThatWorks = (
  explain: (state: State, action: Action) => readonly unknown[],
  state: State,
  all: readonly Action[],
  dice: Dice,
): Action | undefined => {
  for (let attempt = 0; attempt < 6 && all.length > 0; attempt++) {
    const action = pick(dice, all, 'which deed');
    if (explain(state, action).length === 0) return action;
  }
  return undefined;
};

/** A referee who interferes: half the time with an effect, a happening or a verdict. */
export const ruling: Hands<OrbisTerrarum> = (game, dice) => (state, player) => {
  if (player !== 'referee' || dice.roll(2, 'rule?') === 1) return undefined;
  const nation = pick(dice, state.nationOrder, 'nation');
  const seat = pick(dice, state.config.players, 'player');
  const newest = state.nationOrder.findLast((id) => state.nations[id]!.createdByReferee !== null) ?? nation;
  const by = { player } as const;
  const happening = { ...by, type: 'post-happening', category: 'natural', nations: [nation], text: 'Locusts.' } as const;
  const flat = [16, 16, 16, 16, 16];
  const all: readonly Action[] = [
    ...[0, 1, 2].map(
      (): Action => ({ ...by, type: 'apply-effects', reason: 'So be it.', effects: [pick(dice, effects(state, nation, dice), 'effect')] }),
    ),
    { ...by, type: 'warn', whom: seat, reason: '' },
    { ...by, type: 'sanction', nation, target: 'MIL', value: 3, years: 2, reason: '' },
    { ...happening, kind: 'crisis', crisis: { counter: pick(dice, statistics, 'statistic'), loss: 'leg', perTurn: null, turns: null } },
    { ...happening, kind: 'lasting-crisis', crisis: { counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 } },
    { ...by, type: 'set-scope', nation, target: pick(dice, state.nationOrder, 'to'), dimension: 'cultural', value: 5, years: 3 },
    { ...by, type: 'award-attribute', attribute: 'MIL', value: -4, years: 3 },
    { ...by, type: 'publish-milestone', id: `deed-${state.turn}`, text: 'A deed.', reward: [{ do: 'wealth', nation: null, delta: 2 }] },
    ...some(state.publishedMilestones, dice).map(({ id }): Action => ({ ...by, type: 'award-milestone', milestone: id, nation })),
    {
      ...{ ...by, type: 'offer-opportunity', nations: 'all', cost: { wealth: 1, progress: 0 }, lastTurn: state.turn + 2, tag: 'trade' },
      effects: [{ do: 'progress', nation: null, delta: 1 }],
    },
    { ...by, type: 'set-attributes', nation: newest, domain: flat, authority: flat },
    { ...by, type: 'set-activity', seat, active: !state.players[seat]!.active },
    ...some(state.measures, dice).map(
      ({ id }): Action => ({
        ...{ ...by, type: 'adjudicate-measure', measure: id },
        ruling: pick(
          dice,
          [
            { kind: 'void', reason: 'No.', warn: true },
            { kind: 'trivial' },
            { kind: 'scope', value: 10 },
            { kind: 'undefended', undefended: true },
            { kind: 'reinterpret', as: { statistic: 'commerce', mode: 'boost', attribute: null } },
            { kind: 'contest', key: 'the race' },
          ] as const,
          'verdict',
        ),
      }),
    ),
    ...some(state.declarations, dice).flatMap(({ id, declarants }): Action[] => [
      { ...by, type: 'normalise-penalty', declaration: id },
      { ...by, type: 'rule-breach', nation: declarants[0]!, instrument: id, reason: '' },
    ]),
    ...some(state.treaties, dice).map(
      ({ id, parties }): Action => ({ ...by, type: 'rule-breach', nation: pick(dice, parties, 'party'), instrument: id, reason: '' }),
    ),
  ];
  return firstThatWorks(game.explain, state, all, dice);
};

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
      ...(['exclude', 'suspend', 'reinstate', 'elect-leader', 'admit-member'] as const).map(
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

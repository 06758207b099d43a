import { type Dice, pick } from 'ludoteca';
import { attributes, orbisTerrarum as game, type OrbisTerrarum, statistics } from 'ludoteca/orbis-terrarum';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
type Effect = ActionOf<'apply-effects'>['effects'][number];
type Term = ActionOf<'make-offer'>['clauses'][number];
type Motion = ActionOf<'present-proposal'>['motion'];
type Verdict = ActionOf<'adjudicate-measure'>['ruling'];

const statute = (dice: Dice) => ({
  name: 'League of the Sea',
  leaderElection: pick(dice, ['egalitarian', 'electoral', 'rotation', 'points'] as const, 'how to elect'),
  electors: ['francia', 'gothia'],
  electorate: 'renewed' as const,
  term: pick(dice, [null, 3] as const, 'term'),
  reelection: pick(dice, [true, false], 're-election'),
  allowedMeasures: ['rhetoric', 'diplomacy', 'offensive'] as const,
  memberModifiers: ['CLT', 'LEA'] as const,
  closeness: -5,
  holdsTerritory: true,
  joinRule: pick(dice, ['leader', 'conference', 'leaderOrConference'] as const, 'who lets in'),
  leaderConvenes: false,
});
const penalty = { target: 'all', value: 3, years: 2, wealth: 1, progress: 0 } as const;

/** One of each kind of clause between two, as far as the world has what it is about. */
const termsBetween = (state: State, one: string, other: string, dice: Dice): readonly Term[] => {
  const regions = state.config.pack.regions.flatMap(({ id }) => (state.regions[id]!.owner === one ? [id] : []));
  const treaty = state.treaties[0]?.id;
  return [
    ...([
      { kind: 'payment', by: one, to: other, wealth: 1, progress: 0 },
      { kind: 'subsidy', by: one, to: other, wealth: 1 },
      { kind: 'modifier', on: one, target: 'MIL', value: 3, against: other },
      { kind: 'scope', between: [one, other], dimension: 'geographic', value: 10 },
      { kind: 'vassalage', vassal: one, patron: other },
      { kind: 'release', patron: one, vassal: other },
      { kind: 'peace' },
      { kind: 'non-aggression' },
      { kind: 'ceasefire' },
      { kind: 'guarantee', by: one, beneficiary: 'persia' },
      { kind: 'alliance' },
      { kind: 'passage', by: one, to: other },
      { kind: 'statute', statute: statute(dice) },
      { kind: 'obligation', text: 'To be good neighbours.' },
    ] as const),
    ...(regions.length > 0 ? [{ kind: 'cession', by: one, to: other, regions: regions.slice(-1) } as const] : []),
    ...(regions.length > 1 ? [{ kind: 'new-vassal', by: one, regions: regions.slice(-1), name: 'March', patron: one } as const] : []),
    ...(treaty === undefined
      ? []
      : ([
          { kind: 'renew', treaty, years: 5 },
          { kind: 'terminate', treaty },
        ] as const)),
  ];
};

/** One of each kind of effect, as far as the world has what it is about. */
const effectsOn = (state: State, nation: string, dice: Dice): readonly Effect[] => {
  const other = pick(dice, state.nationOrder, 'another Nation');
  const region = pick(dice, state.config.pack.regions, 'region').id;
  const { hosts, rebellions, civilWars, crises } = state;
  const attribute = pick(dice, attributes, 'attribute');
  return [
    { do: 'modifier', nation, target: attribute, value: 5, years: 3, source: 'event' },
    { do: 'index', nation, index: 'via', delta: -3 },
    { do: 'wealth', nation, delta: 9 },
    { do: 'progress', nation, delta: 6 },
    { do: 'attribute', nation, attribute, delta: 1 },
    { do: 'region', region, owner: nation },
    {
      ...{ do: 'create-nation', name: 'New Land', kind: 'state', regions: [region], position: null },
      ...{ predominantDomain: 'MIL', predominantAuthority: 'GES', patron: null },
    } as const,
    ...(dice.roll(6, 'an end?') === 1 ? [{ do: 'extinguish', nation } as const] : []),
    { do: 'host', owner: nation, region, kind: 'mercenary', turns: 2 },
    { do: 'rebellion', nation, sponsor: dice.roll(2, 'sponsor?') === 1 ? other : null },
    { do: 'civil-war', nation, sides: ['Court', 'Country'], controllers: [state.config.players[0]!, 'referee'] },
    { do: 'patron', nation, patron: dice.roll(2, 'free?') === 1 ? other : null },
    { do: 'grant', nation, special: dice.roll(2, 'special?') === 1, lastTurn: null },
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
    ...hosts.slice(0, 1).map(({ id }) => ({ do: 'remove-host', host: id }) as const),
    ...rebellions.slice(0, 1).map(({ id }) => ({ do: 'end-rebellion', rebellion: id }) as const),
    ...rebellions.slice(0, 1).map(({ id }) => ({ do: 'rebellion-deadline', rebellion: id, turn: state.turn + 1 }) as const),
    ...civilWars.slice(0, 1).map(({ id, sides }) => ({ do: 'end-civil-war', civilWar: id, winner: sides[0]!.id }) as const),
    ...crises.slice(0, 1).map(({ id }) => ({ do: 'end-crisis', crisis: id }) as const),
  ];
};

const motionsIn = (state: State, conference: State['conferences'][number], nation: string, dice: Dice): readonly Motion[] => {
  const { basis } = conference;
  const member = pick(dice, conference.attendees, 'whom');
  return [
    { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: 5, penalty: null, exitPenalty: penalty },
    ...(basis.id === null
      ? []
      : ([
          {
            kind: 'amend',
            instrument: basis.id,
            clauses: [{ kind: 'ceasefire' }],
            text: 'Anew.',
            penalty: { value: 2, years: 2 },
            years: 3,
          },
          { kind: 'repeal', instrument: basis.id },
        ] as const)),
    ...(['exclude', 'suspend', 'reinstate', 'elect-leader', 'admit-member'] as const).map((kind) => ({ kind, nation: member })),
    { kind: 'admit-member', nation: pick(dice, state.nationOrder, 'newcomer') },
    { kind: 'reform-statute', statute: statute(dice) },
    { kind: 'dissolve-organization' },
    { kind: 'exclude', nation },
  ];
};

/** Things a player may do that random play seldom thinks of. */
const schemes = (state: State, player: string, dice: Dice): readonly Action[] => {
  const nation = state.players[player]?.principal;
  if (nation == null) return [];
  const other = pick(dice, state.nationOrder, 'another Nation');
  const rival = pick(dice, state.config.players, 'another player');
  const to = state.players[rival]!.principal ?? other;
  const one = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? [] : [pick(dice, list, 'one')]);
  const { measures, treaties, declarations, organizations, civilWars, offers, conferences, modifiers } = state;
  const treatyOrLeague = [
    ...one(treaties).map(({ id }) => ({ kind: 'treaty' as const, id })),
    ...one(declarations).map(({ id }) => ({ kind: 'declaration' as const, id })),
    ...one(organizations).map(({ id }) => ({ kind: 'organization' as const, id })),
  ];
  return [
    { type: 'post-note', player, nation, text: 'We remember.' },
    { type: 'epoch-preference', player, mode: 'partial' },
    { type: 'start-civil-war', player, nation, sideNames: ['Crown', 'Barons', 'Towns'] },
    { type: 'unready', player },
    { type: 'abandon-nation', player },
    { type: 'set-defence', player, nation, against: other, defend: false },
    {
      type: 'make-offer',
      player,
      from: nation,
      to,
      clauses: [pick(dice, termsBetween(state, nation, to, dice), 'clause')],
      penalty,
      adhesion: 'majority',
    },
    ...one(offers.filter((offer) => offer.to === nation)).map(
      ({ id, from }): Action => ({ type: 'counter-offer', player, offer: id, clauses: one(termsBetween(state, nation, from, dice)) }),
    ),
    ...one(treaties).map(({ id }): Action => ({ type: 'request-adhesion', player, nation, treaty: id, reservations: [0] })),
    { type: 'issue-declaration', player, nation, kind: 'commitment', text: 'Together.', statute: state.config.pack.statutes[0]!.statute },
    ...one(declarations).map(({ id }): Action => ({ type: 'join-declaration', player, nation, declaration: id, reservations: [0] })),
    ...one(declarations).map(({ id }): Action => ({ type: 'break-declaration', player, nation, declaration: id })),
    ...one(treatyOrLeague).map(
      (basis): Action => ({
        ...{ type: 'convene-conference', player, nation, topic: 'Peace', basis, startTurn: state.turn + dice.roll(2, 'when') - 1 },
        ...{ invited: other === nation ? [] : [other], includeVassals: true, openFloor: false, majority: 'simple' },
      }),
    ),
    ...one(conferences.filter(({ attendees }) => attendees.includes(nation))).flatMap((conference): Action[] => [
      {
        ...{ type: 'present-proposal', player, nation, conference: conference.id },
        motion: pick(dice, motionsIn(state, conference, nation, dice), 'motion'),
        ...(conference.proposals.length > 0 && dice.roll(2, 'counter?') === 1 ? { counterTo: conference.proposals[0]!.id } : {}),
      },
      { type: 'leave-conference', player, nation, conference: conference.id, protest: true },
      { type: 'dissolve-conference', player, nation, conference: conference.id },
    ]),
    ...one(treaties).map(
      ({ id }): Action => ({ type: 'recuse', player, nation, treaty: id, way: pick(dice, ['protest', 'absence', 'notice'], 'way') }),
    ),
    ...one(organizations).flatMap(({ id, members }): Action[] => [
      { type: 'name-electors', player, organization: id, electors: [nation] },
      { type: 'disavow-leader', player, nation, organization: id, rival: pick(dice, members, 'rival') },
    ]),
    ...one(civilWars).flatMap(({ id, sides }): Action[] => [
      { type: 'assign-side', player, civilWar: id, side: pick(dice, sides, 'side').id, controller: rival },
      { type: 'conclude-civil-war', player, civilWar: id, winner: pick(dice, sides, 'winner').id },
    ]),
    ...one(modifiers.filter((one) => one.nation === nation)).map(
      ({ id }): Action => ({ type: 'hold-modifier', player, nation, modifier: id, held: true }),
    ),
    ...one(measures.filter((measure) => measure.nation !== nation)).map(
      (measure): Action => ({
        ...{ type: 'submit-measure', player, nation, slot: { kind: 'main', id: '1' }, statistic: 'diplomacy', mode: 'narrative' },
        opposes: measure.id,
      }),
    ),
  ];
};

/** What the referee may do freely. */
const rulings = (state: State, dice: Dice): readonly Action[] => {
  const player = 'referee';
  const nation = pick(dice, state.nationOrder, 'nation');
  const other = pick(dice, state.nationOrder, 'another Nation');
  const effect = pick(dice, effectsOn(state, nation, dice), 'effect');
  const seat = pick(dice, state.config.players, 'player');
  const statistic = pick(dice, statistics, 'statistic');
  const verdicts: readonly Verdict[] = [
    { kind: 'void', reason: 'No.', warn: true },
    { kind: 'impossible', reason: 'Never.' },
    { kind: 'trivial' },
    { kind: 'scope', value: 10 },
    { kind: 'undefended', undefended: true },
    { kind: 'reinterpret', as: { statistic: 'commerce', mode: 'boost', attribute: null } },
    { kind: 'contest', key: 'the race' },
  ];
  return [
    { type: 'apply-effects', player, reason: 'So be it.', effects: [effect] },
    { type: 'apply-effects', player, reason: 'So be it.', effects: [pick(dice, effectsOn(state, nation, dice), 'effect')] },
    { type: 'warn', player, whom: seat, reason: '' },
    { type: 'sanction', player, nation, target: 'MIL', value: 3, years: 2, reason: '' },
    { type: 'private-note', player, text: pick(dice, ['Hm.', 'Watch this one.', 'Later.'], 'thought') },
    { type: 'post-happening', player, category: 'human', kind: 'info', nations: [], text: 'Rumours.' },
    {
      type: 'post-happening',
      player,
      category: 'natural',
      kind: 'effect',
      nations: [nation],
      text: 'Gold!',
      effects: [{ do: 'wealth', nation: null, delta: 3 }],
    },
    {
      ...{ type: 'post-happening', player, category: 'natural', kind: 'crisis', nations: [nation], text: 'Locusts.' },
      crisis: { counter: statistic, loss: pick(dice, ['via', 'leg', 'rebellion', 'ADM'] as const, 'loss'), perTurn: null, turns: null },
    },
    {
      ...{ type: 'post-happening', player, category: 'human', kind: 'lasting-crisis', nations: [nation], text: 'Plague.' },
      crisis: { counter: statistic, loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 },
    },
    { type: 'set-scope', player, nation, target: other, dimension: 'cultural', value: 5, years: 3 },
    { type: 'award-attribute', player, attribute: 'MIL', value: -4, years: 3 },
    { type: 'publish-milestone', player, id: `deed-${state.turn}`, text: 'A deed.', reward: [{ do: 'wealth', nation: null, delta: 2 }] },
    ...[...state.publishedMilestones, ...state.config.pack.milestones]
      .slice(0, 1)
      .map(({ id }): Action => ({ type: 'award-milestone', player, milestone: id, nation })),
    {
      ...{ type: 'offer-opportunity', player, nations: dice.roll(2, 'all?') === 1 ? 'all' : [nation] },
      ...{
        cost: { wealth: 1, progress: 0 },
        effects: [{ do: 'progress', nation: null, delta: 1 }],
        lastTurn: state.turn + 2,
        tag: 'trade',
      },
    },
    { type: 'set-attributes', player, nation, domain: [16, 16, 16, 16, 16], authority: [16, 16, 16, 16, 16] },
    { type: 'set-activity', player, seat, active: !state.players[seat]!.active },
    ...state.measures
      .slice(-2)
      .map(({ id }): Action => ({ type: 'adjudicate-measure', player, measure: id, ruling: pick(dice, verdicts, 'verdict') })),
    ...state.declarations.slice(0, 1).flatMap(({ id, declarants }): Action[] => [
      { type: 'normalise-penalty', player, declaration: id },
      {
        type: 'rule-breach',
        player,
        nation: Object.hasOwn(state.nations, declarants[0]!) ? declarants[0]! : nation,
        instrument: id,
        reason: '',
      },
      ...(dice.roll(3, 'void it?') === 1 ? [{ type: 'void-declaration', player, declaration: id, reason: '' } as const] : []),
    ]),
    ...state.treaties.slice(0, 1).map(({ id }): Action => ({ type: 'rule-breach', player, nation, instrument: id, reason: '' })),
  ];
};

const isFine = (state: State, action: Action): boolean => game.explain(state, action).length === 0;

/** One of several that is legal, if a few tries find it. */
const oneThatWorks = (state: State, all: readonly Action[], dice: Dice): Action | undefined => {
  for (let tries = 0; tries < 4 && all.length > 0; tries++) {
    const action = pick(dice, all, 'which deed');
    if (isFine(state, action)) return action;
  }
  return undefined;
};

/** One of a kind of action picked among all kinds, where the rules list some. */
const anyKind = (state: State, player: string, dice: Dice): Action | undefined => {
  const kinds = game.open(state).filter((type) => type !== 'close-game' && type !== 'ready');
  const listed = game.legalActions(state, player, { types: [pick(dice, kinds, 'kind of action')], limit: 60 });
  return listed.length === 0 ? undefined : pick(dice, listed, 'which');
};

const moving = (player: string): readonly Action[] => [
  ...(['start-game', 'open-orders', 'resolve-turn'] as const).map((type): Action => ({ type, player })),
  { type: 'close-orders', player, force: true },
];

/** Somebody who sooner or later does everything the rules allow. The referee closes the game at some turn, if there is one. */
export const hand =
  (lastTurn: number | null = null) =>
  (state: State, player: string, dice: Dice): Action | undefined => {
    const busy = dice.roll(4, 'what kind of deed');
    if (player === 'referee') {
      if (lastTurn !== null && state.turn >= lastTurn) return { type: 'close-game', player, reason: 'Enough.' };
      const owed = state.decisions.find(({ decider }) => decider === player);
      if (owed !== undefined && busy === 1) return anyKind(state, player, dice);
      if (busy < 4) {
        const free = dice.roll(3, 'rule freely?') > 1 ? oneThatWorks(state, rulings(state, dice), dice) : undefined;
        if (free !== undefined) return free;
        const kind = anyKind(state, player, dice);
        if (kind !== undefined) return kind;
      }
      return moving(player).find((action) => isFine(state, action));
    }
    if (state.phase !== 'orders') return undefined;
    // Whoever has more to do is not ready yet.
    if (dice.roll(6, 'enough?') === 1) return undefined;
    if (busy === 1) return anyKind(state, player, dice);
    if (busy === 2) return game.legalActions(state, player, { types: ['submit-measure'], limit: 40 }).at(dice.roll(40, 'measure') - 41);
    const fine = schemes(state, player, dice).filter((action) => action.type !== 'abandon-nation' || dice.roll(8, 'really?') === 1);
    return oneThatWorks(state, fine, dice);
  };

import { type Dice, pick } from 'ludoteca';
import { attributes, type OrbisTerrarum, statistics } from 'ludoteca/orbis-terrarum';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
type Effect = ActionOf<'apply-effects'>['effects'][number];
type Verdict = ActionOf<'adjudicate-measure'>['ruling'];

/** What changes how a Nation stands to others, to its land and to its trades, whatever there is in the world. */
export const lastingEffects = (nation: string, other: string, region: string, dice: Dice): readonly Effect[] => [
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
];

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
    ...lastingEffects(nation, other, region, dice),
    ...hosts.slice(0, 1).map(({ id }) => ({ do: 'remove-host', host: id }) as const),
    ...rebellions.slice(0, 1).map(({ id }) => ({ do: 'end-rebellion', rebellion: id }) as const),
    ...rebellions.slice(0, 1).map(({ id }) => ({ do: 'rebellion-deadline', rebellion: id, turn: state.turn + 1 }) as const),
    ...civilWars.slice(0, 1).map(({ id, sides }) => ({ do: 'end-civil-war', civilWar: id, winner: sides[0]!.id }) as const),
    ...crises.slice(0, 1).map(({ id }) => ({ do: 'end-crisis', crisis: id }) as const),
  ];
};

/** What the referee may do freely. */
export const rulings = (state: State, dice: Dice): readonly Action[] => {
  const player = 'referee';
  const played = state.config.players.flatMap((one) => state.players[one]!.principal ?? []);
  const nation = pick(dice, played.length > 0 && dice.roll(2, 'a Nation of a player?') === 1 ? played : state.nationOrder, 'nation');
  const other = pick(dice, state.nationOrder, 'another Nation');
  const effect = pick(dice, effectsOn(state, nation, dice), 'effect');
  const newest = state.nationOrder.findLast((id) => state.nations[id]!.createdByReferee !== null) ?? nation;
  const seat = pick(dice, state.config.players, 'player');
  const statistic = pick(dice, statistics, 'statistic');
  const one = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? [] : [pick(dice, list, 'one')]);
  /** A Nation that has given its word; the Nation at hand if only organizations have. */
  const partyOf = (parties: readonly string[]): string => one(parties.filter((id) => Object.hasOwn(state.nations, id)))[0] ?? nation;
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
    { type: 'set-attributes', player, nation: newest, domain: [16, 16, 16, 16, 16], authority: [16, 16, 16, 16, 16] },
    { type: 'set-activity', player, seat, active: !state.players[seat]!.active },
    ...state.measures
      .slice(-2)
      .map(({ id }): Action => ({ type: 'adjudicate-measure', player, measure: id, ruling: pick(dice, verdicts, 'verdict') })),
    ...one(state.declarations).flatMap(({ id, declarants }): Action[] => [
      { type: 'normalise-penalty', player, declaration: id },
      { type: 'rule-breach', player, nation: partyOf(declarants), instrument: id, reason: '' },
      ...(dice.roll(4, 'excuse somebody?') === 1
        ? [{ type: 'excuse-declarant', player, declaration: id, nation: pick(dice, declarants, 'who'), reason: 'It was forced.' } as const]
        : []),
      ...(dice.roll(3, 'void it?') === 1 ? [{ type: 'void-declaration', player, declaration: id, reason: '' } as const] : []),
    ]),
    ...one(state.treaties).map(
      ({ id, parties }): Action => ({ type: 'rule-breach', player, nation: partyOf(parties), instrument: id, reason: '' }),
    ),
  ];
};

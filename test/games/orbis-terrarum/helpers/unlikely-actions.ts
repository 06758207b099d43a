import { type Dice, pick } from 'ludoteca';
import type { OrbisTerrarum } from 'ludoteca/orbis-terrarum';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;
type Term = ActionOf<'make-offer'>['clauses'][number];
type Motion = ActionOf<'present-proposal'>['motion'];

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
      { kind: 'convening', by: [one] },
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

const motionsIn = (state: State, conference: State['conferences'][number], nation: string, dice: Dice): readonly Motion[] => {
  const { basis } = conference;
  const member = pick(dice, conference.attendees, 'whom');
  return [
    { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: 5, penalty: null, exitPenalty: penalty },
    { kind: 'declare', promise: 'commitment', text: 'Together.', penalty: { value: 3, years: 2 }, statute: null },
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
    ...(['exclude', 'suspend', 'reinstate', 'admit-member'] as const).map((kind) => ({ kind, nation: member })),
    { kind: 'admit-member', nation: pick(dice, state.nationOrder, 'newcomer') },
    { kind: 'reform-statute', statute: statute(dice) },
    { kind: 'dissolve-organization' },
    { kind: 'exclude', nation },
  ];
};

/** Things a player may do that random play seldom thinks of. */
export const schemes = (state: State, player: string, dice: Dice): readonly Action[] => {
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
    ...one([...treaties, ...declarations, ...organizations]).map(
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

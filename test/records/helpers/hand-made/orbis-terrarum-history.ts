import { type OrbisTerrarum, orbis500 } from 'ludoteca/orbis-terrarum';
import type { Sitting } from '../taking/plan.js';

type Tell = Sitting<OrbisTerrarum>;
type Action = OrbisTerrarum['Action'];
type Effect = Extract<Action, { readonly type: 'apply-effects' }>['effects'][number];
type Term = Extract<Action, { readonly type: 'make-offer' }>['clauses'][number];

/** A player and the Nation it leads. */
export interface Seat {
  readonly player: string;
  readonly nation: string;
}
type Cast = readonly [Seat, Seat, Seat, Seat, Seat, Seat];

const player = 'referee';
const last = <T extends { readonly id: string }>(list: readonly T[]): string => list.at(-1)?.id ?? 'none';
export const rule = (...effects: readonly Effect[]): Action => ({ type: 'apply-effects', player, reason: 'So it was.', effects });
const statuteOf = (leaderElection: 'electoral' | 'points' | 'egalitarian', electors: readonly string[]): Term => ({
  kind: 'statute',
  statute: {
    ...orbis500.statutes[0]!.statute,
    ...{ name: `The ${leaderElection} league`, leaderElection, electors, electorate: 'renewed', joinRule: 'leaderOrConference' },
  },
});
/** The referee carries the turn to the next orders. */
const passing = ({ attempt }: Tell): void => {
  attempt({ type: 'close-orders', player, force: true });
  attempt({ type: 'resolve-turn', player });
  attempt({ type: 'open-orders', player });
};

/** Seats are taken, and orders of the first turn are open. */
export const opening = ({ match, play, attempt }: Tell): void => {
  const { players, pack } = match.state.config;
  const playable = pack.nations.filter((nation) => nation.playable);
  for (const [i, seat] of players.entries()) play({ type: 'choose-nation', player: seat, nation: playable[i]!.id });
  const flat = [16, 16, 16, 16, 16];
  for (const seat of players) play({ type: 'distribute-attributes', player: seat, domain: flat, authority: flat });
  // In worlds where nobody plays it.
  attempt({ type: 'set-attributes', player, nation: 'persia', domain: flat, authority: flat });
  play({ type: 'start-game', player });
  play({ type: 'open-orders', player });
};

/** One Nation proposes and the other accepts. */
const treaty = ({ match, attempt }: Tell, one: Seat, other: Seat, clauses: readonly Term[]): void => {
  attempt({ type: 'make-offer', player: one.player, from: one.nation, to: other.nation, clauses, adhesion: 'majority' });
  attempt({ type: 'accept-offer', player: other.player, offer: last(match.state.offers) });
};

/** Leagues with leaders, one of them disavowed, and a resolution that binds three Nations. */
const leagues = (sitting: Tell, [a, b, c, d, e]: Cast): void => {
  const { match, attempt } = sitting;
  treaty(sitting, a, b, [statuteOf('electoral', [a.nation, b.nation])]);
  const league = { kind: 'treaty', id: last(match.state.treaties) } as const;
  treaty(sitting, c, d, [statuteOf('points', [])]);
  attempt({
    ...{ type: 'convene-conference', ...a, topic: 'An alliance', basis: league, startTurn: match.state.turn, invited: [e.nation] },
    ...{ includeVassals: true, openFloor: false },
  });
  const conference = last(match.state.conferences);
  for (const one of [b, e]) attempt({ type: 'attend-conference', ...one, conference });
  const exitPenalty = { target: 'all', value: 3, years: 2, wealth: 1, progress: 0 } as const;
  const motion = { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: 5, penalty: null, exitPenalty } as const;
  attempt({ type: 'present-proposal', ...a, conference, motion });
  attempt({ type: 'open-vote', ...a, conference });
  for (const one of [a, b]) attempt({ type: 'cast-vote', ...one, conference, item: `${conference}.1`, choice: 'yes' });
  passing(sitting);
  const [first = 'none', second = 'none'] = match.state.organizations.map(({ id }) => id);
  for (const one of [a, b]) attempt({ type: 'vote-leader', ...one, organization: first, candidate: a.nation });
  attempt({ type: 'apply-membership', ...e, organization: second });
  attempt({ type: 'answer-membership', player: c.player, organization: second, nation: e.nation, accept: true });
  attempt({ type: 'disavow-leader', ...d, organization: second, rival: d.nation });
  treaty(sitting, a, d, [{ kind: 'non-aggression' }, { kind: 'obligation', text: 'To be good neighbours.' }]);
  passing(sitting);
  for (const leader of [a, b, c, d]) {
    for (const organization of [first, second])
      attempt({ type: 'name-electors', player: leader.player, organization, electors: [e.nation] });
    attempt({ type: 'recognise-leader', ...leader, organization: second, leader: d.nation });
  }
};

/** Bonds between patrons and vassals; one vassal's vassal is taken up. */
const bonds = ({ attempt }: Tell, [a, b, c, d]: Cast): void => {
  const pairs = [
    ['thuringia', a.nation],
    ['saxonia', 'thuringia'],
    ['gepidia', d.nation],
    ['bulgaria', b.nation],
    ['britonia', c.nation],
  ] as const;
  for (const [nation, patron] of pairs) attempt(rule({ do: 'patron', nation, patron }));
  attempt({ type: 'elevate-subvassal', player: a.player, patron: a.nation, subvassal: 'saxonia', free: false });
};

/** Wars, risings, hosts, colonies, crises and gifts. */
const upheaval = ({ match, attempt }: Tell, cast: Cast): void => {
  const [a, b, c, d] = cast.map(({ nation }) => nation) as [string, string, string, string];
  const [one, two, three] = cast.map((seat) => seat.player) as [string, string, string];
  const home = (nation: string): string =>
    match.state.config.pack.regions.filter(({ id }) => match.state.regions[id]!.owner === nation).at(-1)!.id;
  const effects: readonly Effect[] = [
    { do: 'conflict', a, b, status: 'war' },
    { do: 'conflict', a: c, b: d, status: 'hostilities' },
    { do: 'civil-war', nation: b, sides: ['Court', 'Country'], controllers: [one, two] },
    { do: 'civil-war', nation: c, sides: ['Crown', 'Towns'], controllers: [three, three] },
    { do: 'rebellion', nation: d, sponsor: null },
    { do: 'rebellion', nation: a, sponsor: d },
    { do: 'host', owner: a, region: 'armorica', kind: 'mercenary', turns: 3 },
    { do: 'host', owner: b, region: 'baetica', kind: 'expeditionary', turns: null },
    { do: 'region', region: 'hibernia', owner: a },
    { do: 'colony', region: 'hibernia', recognised: true },
    { do: 'modifier', nation: a, target: 'MIL', value: -5, years: 5, source: 'event' },
    { do: 'grant', nation: a, special: true, lastTurn: null },
    {
      ...{ do: 'create-nation', name: 'New Land', kind: 'state', regions: ['alania'], position: null, patron: null },
      ...{ predominantDomain: 'MIL', predominantAuthority: 'GES' },
    },
    { do: 'scope', nation: a, target: c, dimension: 'cultural', value: 10, years: 3 },
    { do: 'capital', nation: a, region: home(a) },
  ];
  for (const effect of effects) attempt(rule(effect));
  const flat = [16, 16, 16, 16, 16];
  const newest = match.state.nationOrder.findLast((id) => match.state.nations[id]!.createdByReferee !== null);
  if (newest !== undefined) attempt({ type: 'set-attributes', player, nation: newest, domain: flat, authority: flat });
  attempt({
    ...{ type: 'post-happening', player, category: 'natural', kind: 'lasting-crisis', nations: [d], text: 'Plague.' },
    crisis: { counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 },
  });
  const quell = { type: 'submit-measure', slot: { kind: 'main', id: '1' }, statistic: 'administration', mode: 'suppress' };
  for (const { player: who, nation } of [cast[0], cast[3]])
    for (const one of match.state.rebellions)
      attempt({ ...quell, player: who, nation, target: { kind: 'rebellion', id: one.id } } as unknown as Action);
};

/** What lies on the table of diplomats: applications, offers, declarations, and conferences in every stage. */
const diplomacy = (sitting: Tell, [a, b, c, d, e, f]: Cast): void => {
  const { match, attempt } = sitting;
  const organization = match.state.organizations[0]?.id ?? 'none';
  const charter = match.state.treaties[0]?.id ?? 'none';
  attempt({ type: 'apply-membership', ...e, organization });
  attempt({ type: 'answer-membership', player: a.player, organization, nation: e.nation, accept: true });
  attempt({ type: 'suspend-member', player: a.player, organization, nation: e.nation });
  attempt({ type: 'reinstate-member', player: a.player, organization, nation: e.nation });
  treaty(sitting, d, e, [statuteOf('egalitarian', [])]);
  const call = { type: 'convene-conference', startTurn: match.state.turn, includeVassals: true, openFloor: false } as const;
  attempt({ ...call, ...b, topic: 'Peace', basis: { kind: 'treaty', id: charter }, invited: [d.nation] });
  const voting = last(match.state.conferences);
  attempt({ type: 'attend-conference', ...a, conference: voting });
  const motion = { kind: 'adopt', clauses: [{ kind: 'ceasefire' }], years: 5, penalty: null } as const;
  attempt({ type: 'present-proposal', ...b, conference: voting, motion });
  attempt({ type: 'present-proposal', ...a, conference: voting, motion, counterTo: `${voting}.1` });
  attempt({ type: 'open-vote', ...b, conference: voting });
  attempt({ ...call, ...d, topic: 'Our fame', basis: { kind: 'prestige', id: null }, invited: [a.nation] });
  for (const [one, other] of [
    [a, c],
    [c, a],
    [d, b],
    [e, b],
  ] as const)
    attempt({ type: 'make-offer', player: one.player, from: one.nation, to: other.nation, clauses: [{ kind: 'alliance' }] });
  attempt({ type: 'request-adhesion', ...d, treaty: charter, reservations: [] });
  attempt({ type: 'issue-declaration', ...a, kind: 'neutrality', text: 'We keep out.', penalty: { value: 5, years: 3 } });
  attempt({ type: 'issue-declaration', ...d, kind: 'war', text: 'To arms.', target: c.nation });
  attempt({ type: 'void-declaration', player, declaration: last(match.state.declarations), reason: 'Words.' });
  attempt({ type: 'abandon-nation', player: f.player });
};

/** A world of six in the middle of things, played from its first day on. */
export const history = (sitting: Tell): void => {
  opening(sitting);
  const { state } = sitting.match;
  const cast = state.config.players.map((seat) => ({ player: seat, nation: state.players[seat]!.principal! })) as unknown as Cast;
  bonds(sitting, cast);
  leagues(sitting, cast);
  upheaval(sitting, cast);
  diplomacy(sitting, cast);
};

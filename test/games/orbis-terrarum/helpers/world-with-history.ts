import { type Dice, defineGame } from 'ludoteca';
import { type OrbisTerrarum, orbis500 } from 'ludoteca/orbis-terrarum';
import { spokenGame as game } from './spoken.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];
type Config = OrbisTerrarum['Config'];
type Event = OrbisTerrarum['Event'];
type Effect = Extract<Action, { readonly type: 'apply-effects' }>['effects'][number];
type Term = Extract<Action, { readonly type: 'make-offer' }>['clauses'][number];

/** A world of this year has its history played before anybody is asked. */
const crowdedYear = 777;
/** Options under which all of this history can happen. */
export const crowdedOptions = {
  startYear: crowdedYear,
  turnsPerCycle: 2,
  organizationMin: 2,
  conferencePrestige: 10,
  startWealth: 60,
  startProgress: 60,
} as const;
const seats = 6;

const referee = 'referee';
const statuteOf = (leaderElection: 'electoral' | 'points' | 'egalitarian', electors: readonly string[]): Term => ({
  kind: 'statute',
  statute: {
    ...orbis500.statutes[0]!.statute,
    ...{ name: `The ${leaderElection} league`, leaderElection, electors, electorate: 'renewed', joinRule: 'leaderOrConference' },
  },
});
const rule = (...effects: readonly Effect[]): Action => ({ type: 'apply-effects', player: referee, reason: 'So it was.', effects });
const last = <T extends { readonly id: string }>(list: readonly T[]): string => list.at(-1)?.id ?? 'none';

/** The referee carries the turn to the next orders. */
const passing: readonly Action[] = [
  { type: 'close-orders', player: referee, force: true },
  { type: 'resolve-turn', player: referee },
  { type: 'open-orders', player: referee },
];

/** Seats are taken, and orders of the first turn are open. */
function* opening(state: State): Generator<Action> {
  const { players, pack } = state.config;
  const playable = pack.nations.filter((nation) => nation.playable);
  for (const [i, player] of players.entries()) yield { type: 'choose-nation', player, nation: playable[i]!.id };
  const flat = [16, 16, 16, 16, 16];
  for (const player of players) yield { type: 'distribute-attributes', player, domain: flat, authority: flat };
  yield { type: 'start-game', player: referee };
  yield { type: 'open-orders', player: referee };
}

type Cast = readonly { readonly player: string; readonly nation: string }[];
/** One Nation proposes and the other accepts. */
function* treaty(state: State, one: Cast[number], other: Cast[number], clauses: readonly Term[]): Generator<Action> {
  yield { type: 'make-offer', player: one.player, from: one.nation, to: other.nation, clauses, adhesion: 'majority' };
  yield { type: 'accept-offer', player: other.player, offer: last(state.offers) };
}

/** Two turns of history: leagues with leaders, one of them disavowed, and a resolution that binds three Nations. */
function* history(state: State, cast: Cast): Generator<Action> {
  const [a, b, c, d, e] = cast as readonly [Cast[number], Cast[number], Cast[number], Cast[number], Cast[number]];
  yield* treaty(state, a, b, [statuteOf('electoral', [a.nation, b.nation])]);
  const league = { kind: 'treaty', id: last(state.treaties) } as const;
  yield* treaty(state, c, d, [statuteOf('points', [])]);
  yield {
    ...{ type: 'convene-conference', ...a, topic: 'An alliance', basis: league, startTurn: state.turn, invited: [e.nation] },
    ...{ includeVassals: true, openFloor: false },
  };
  const conference = last(state.conferences);
  for (const one of [b, e]) yield { type: 'attend-conference', ...one, conference };
  const exitPenalty = { target: 'all', value: 3, years: 2, wealth: 1, progress: 0 } as const;
  const motion = { kind: 'adopt', clauses: [{ kind: 'alliance' }], years: 5, penalty: null, exitPenalty } as const;
  yield { type: 'present-proposal', ...a, conference, motion };
  yield* passing;
  yield { type: 'open-vote', ...a, conference };
  for (const one of [a, b]) yield { type: 'cast-vote', ...one, conference, item: `${conference}.1`, choice: 'yes' };
  yield { type: 'cast-vote', ...e, conference, item: `${conference}.1`, choice: 'abstain' };
  const [first, second] = state.organizations.map(({ id }) => id) as [string, string];
  for (const one of [a, b]) yield { type: 'vote-leader', ...one, organization: first, candidate: a.nation };
  yield { type: 'apply-membership', ...e, organization: second };
  yield { type: 'answer-membership', player: c.player, organization: second, nation: e.nation, accept: true };
  yield { type: 'disavow-leader', ...d, organization: second, rival: d.nation };
  yield {
    ...{ type: 'convene-conference', ...c, topic: 'The schism', basis: { kind: 'organization', id: second }, startTurn: state.turn },
    ...{ invited: [b.nation], includeVassals: true, openFloor: false },
  };
  yield { type: 'attend-conference', ...d, conference: last(state.conferences) };
  yield {
    ...{ type: 'convene-conference', ...b, topic: 'Peace', basis: league, startTurn: state.turn, invited: [d.nation] },
    ...{ includeVassals: true, openFloor: false },
  };
  yield* treaty(state, a, d, [{ kind: 'non-aggression' }, { kind: 'obligation', text: 'To be good neighbours.' }]);
  yield* passing;
}

/** Bonds between patrons and vassals, whose tribute is due from the second cycle on. */
function* bonds(cast: Cast): Generator<Action> {
  const [a, b, c, d] = cast.map(({ nation }) => nation) as [string, string, string, string];
  yield rule(
    { do: 'patron', nation: 'thuringia', patron: a },
    { do: 'patron', nation: 'saxonia', patron: 'thuringia' },
    { do: 'patron', nation: 'gepidia', patron: d },
    { do: 'patron', nation: 'avaria', patron: a },
    { do: 'patron', nation: 'bulgaria', patron: b },
    { do: 'patron', nation: 'britonia', patron: c },
    { do: 'patron', nation: 'suebia', patron: 'britonia' },
  );
}

/** What the referee brings into the world: wars, risings, hosts, colonies, crises and gifts. */
function* upheaval(cast: Cast): Generator<Action> {
  const [a, b, c, d] = cast.map(({ nation }) => nation) as [string, string, string, string];
  const hands = cast.map(({ player }) => player);
  yield rule(
    { do: 'conflict', a, b, status: 'war' },
    { do: 'conflict', a: c, b: d, status: 'hostilities' },
    { do: 'civil-war', nation: b, sides: ['Court', 'Country'], controllers: [hands[0]!, hands[1]!] },
    { do: 'civil-war', nation: c, sides: ['Crown', 'Towns'], controllers: [hands[2]!, hands[2]!] },
    { do: 'rebellion', nation: d, sponsor: null },
    { do: 'rebellion', nation: a, sponsor: d },
    { do: 'host', owner: a, region: 'armorica', kind: 'mercenary', turns: 3 },
    { do: 'host', owner: b, region: 'baetica', kind: 'expeditionary', turns: null },
  );
  yield rule(
    { do: 'region', region: 'hibernia', owner: a },
    { do: 'colony', region: 'hibernia', recognised: true },
    ...[a, b, c].map((nation) => ({ do: 'modifier', nation, target: 'MIL', value: -5, years: 5, source: 'event' }) as const),
    { do: 'grant', nation: a, special: true, lastTurn: null },
    { do: 'grant', nation: b, special: false, lastTurn: null },
    {
      ...{ do: 'create-nation', name: 'New Land', kind: 'state', regions: ['alania'], position: null, patron: null },
      ...{ predominantDomain: 'MIL', predominantAuthority: 'GES' },
    },
    { do: 'scope', nation: a, target: c, dimension: 'cultural', value: 10, years: 3 },
  );
  yield {
    ...{ type: 'post-happening', player: referee, category: 'natural', kind: 'lasting-crisis', nations: [d], text: 'Plague.' },
    crisis: { counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 },
  };
  yield {
    ...{ type: 'offer-opportunity', player: referee, nations: 'all', cost: { wealth: 1, progress: 0 }, lastTurn: 9, tag: 'trade' },
    effects: [{ do: 'progress', nation: null, delta: 1 }],
  };
  yield { type: 'publish-milestone', player: referee, id: 'deed', text: 'A deed.', reward: [{ do: 'wealth', nation: null, delta: 2 }] };
}

/** What lies on the table of diplomats: applications, offers, requests, declarations, and conferences in every stage. */
function* diplomacy(state: State, cast: Cast): Generator<Action> {
  const [a, b, c, d, e] = cast as readonly [Cast[number], Cast[number], Cast[number], Cast[number], Cast[number]];
  const organization = state.organizations[0]?.id ?? 'none';
  const resolution = last(state.treaties.filter(({ adoption }) => adoption !== null));
  yield { type: 'apply-membership', ...e, organization };
  yield { type: 'answer-membership', player: a.player, organization, nation: e.nation, accept: true };
  yield { type: 'suspend-member', player: a.player, organization, nation: e.nation };
  yield { type: 'apply-membership', ...c, organization };
  yield* treaty(state, d, e, [statuteOf('egalitarian', [])]);
  const call = { type: 'convene-conference', startTurn: state.turn, includeVassals: true, openFloor: false } as const;
  const voting = last(state.conferences.filter(({ topic }) => topic === 'Peace'));
  yield { type: 'attend-conference', ...a, conference: voting };
  const motion = { kind: 'adopt', clauses: [{ kind: 'ceasefire' }], years: 5, penalty: null } as const;
  yield { type: 'present-proposal', ...b, conference: voting, motion };
  yield { type: 'present-proposal', ...a, conference: voting, motion, counterTo: `${voting}.1` };
  yield { type: 'open-vote', ...b, conference: voting };
  const league = { ...call, ...a, topic: 'The league', basis: { kind: 'organization', id: organization }, openFloor: true } as const;
  yield { ...league, invited: [c.nation] };
  yield { type: 'attend-conference', ...b, conference: last(state.conferences) };
  yield { type: 'present-proposal', ...a, conference: last(state.conferences), motion: { kind: 'admit-member', nation: c.nation } };
  yield { ...call, ...d, topic: 'Our fame', basis: { kind: 'prestige', id: null }, invited: [a.nation] };
  const offer = { type: 'make-offer', clauses: [{ kind: 'alliance' }] } as const;
  yield { ...offer, player: a.player, from: a.nation, to: c.nation };
  yield { ...offer, player: c.player, from: c.nation, to: a.nation };
  yield { ...offer, player: d.player, from: d.nation, to: b.nation };
  yield { ...offer, player: e.player, from: e.nation, to: b.nation };
  yield { type: 'request-adhesion', ...d, treaty: resolution, reservations: [] };
  yield { type: 'issue-declaration', ...a, kind: 'neutrality', text: 'We keep out.', penalty: { value: 5, years: 3 } };
  yield { type: 'issue-declaration', ...b, kind: 'commitment', text: 'Together.' };
  yield { type: 'issue-declaration', ...d, kind: 'war', text: 'To arms.', target: c.nation };
  const measure = { type: 'submit-measure', slot: { kind: 'main', id: '1' } } as const;
  yield { ...measure, ...b, statistic: 'offensive', mode: 'strike', target: { kind: 'nation', id: a.nation } };
  yield { ...measure, ...c, statistic: 'sabotage', mode: 'plunder', target: { kind: 'nation', id: d.nation }, covert: true };
}

function* story(state: State): Generator<Action> {
  yield* opening(state);
  const cast = state.config.players.flatMap((player) => {
    const nation = state.players[player]!.principal;
    return nation === null ? [] : [{ player, nation }];
  });
  if (cast.length < seats) return;
  yield* bonds(cast);
  yield* history(state, cast);
  yield* upheaval(cast);
  yield* diplomacy(state, cast);
  yield { type: 'abandon-nation', player: cast.at(-1)!.player };
}

/** The world with its history; and whatever of it the rules would not allow under this configuration. */
export const crowd = (begun: State, dice: Dice): { readonly events: readonly Event[]; readonly refused: readonly string[] } => {
  const events: Event[] = [];
  const refused: string[] = [];
  if (begun.config.players.length !== seats) return { events, refused };
  for (const action of story(begun)) {
    const step = game.reduceInPlace(begun, action, dice);
    if (step._tag === 'Left') refused.push(`${JSON.stringify(action)}: ${step.left[0].message}`);
    else events.push(...step.right.events);
  }
  return { events, refused };
};

/** The game, but worlds of the {@link crowdedYear} begin in the middle of things: in the third turn, with everything on the table. */
export const crowdedGame = defineGame<OrbisTerrarum>({
  ...game.definition,
  setup(config: Config, table) {
    const state = game.definition.setup(config, table);
    if (config.startYear === crowdedYear) for (const event of crowd(state, table).events) table.emit(event);
    return state;
  },
});

import type { Game, PlayerId } from 'ludoteca';
import { type Action, type Mode, type Motion, type OrbisTerrarum, orbisTerrarum, type State, type Term } from 'ludoteca/orbis-terrarum';
import { isLegal, legal } from './legal.js';
import { ordinary, type Setting, type Strategy } from './strategy.js';
import { study } from './table.js';

type Ruthless = Strategy<OrbisTerrarum>;
type Measure = Extract<Action, { readonly type: 'submit-measure' }>;

const nationOf = (state: State, player: PlayerId): string | null => state.players[player]!.principal;

const isOrdering = (state: State, player: PlayerId): boolean => state.phase === 'orders' && !state.players[player]!.ready;

const rivalNations = (state: State, allies: readonly PlayerId[]): string[] =>
  state.config.players.filter((player) => !allies.includes(player)).flatMap((player) => nationOf(state, player) ?? []);

/** The Nation a measure is directed at, if it is one, or the owner of the land it is directed at. */
const aimOf = (state: State, { target }: Measure): string | null => {
  if (target == null) return null;
  return target.kind === 'region' ? (state.regions[target.id]?.owner ?? null) : target.id;
};

/** Submits, as long as there are any, measures of these kinds against these Nations, the earlier kinds first; plays as usual otherwise. */
const pressing =
  (modes: readonly Mode[], victims: (state: State, allies: readonly PlayerId[]) => readonly (string | null)[]): Ruthless['play'] =>
  (game, state, player, { allies, usual }) => {
    if (!isOrdering(state, player)) return usual(state, player);
    const wanted = victims(state, allies);
    const measures = legal(game, state, player, 'submit-measure').filter(
      (measure) => modes.includes(measure.mode) && wanted.includes(aimOf(state, measure)),
    );
    return measures.sort((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode))[0] ?? usual(state, player);
  };

const hostile: readonly Mode[] = ['plunder', 'steal', 'strike', 'raid', 'undermine', 'subvert', 'occupy'];

const byScore = (game: Game<OrbisTerrarum>, state: State, allies: readonly PlayerId[]): PlayerId[] =>
  state.config.players.filter((player) => !allies.includes(player)).sort((a, b) => game.points(state, a) - game.points(state, b));

/** What a lone convener would have adopted: everything of everybody for himself. The first that may be presented is. */
const motionsFor = (state: State, nation: string, others: readonly string[]): Motion[] => {
  const adopt = (clauses: readonly Term[]): Motion => ({ kind: 'adopt', clauses, years: null, penalty: null });
  const paid = others.flatMap((by): Term[] => {
    const { wealth, progress } = state.nations[by]!;
    return wealth + progress > 0 ? [{ kind: 'payment', by, to: nation, wealth, progress }] : [];
  });
  const ceded = others.flatMap((by): Term[] => {
    const regions = Object.keys(state.regions).filter((id) => state.regions[id]!.owner === by && id !== state.nations[by]!.capital);
    return regions.length > 0 ? [{ kind: 'cession', by, to: nation, regions }] : [];
  });
  const vassals = others.map((vassal): Term => ({ kind: 'vassalage', vassal, patron: nation }));
  return [adopt([...paid, ...ceded, ...vassals]), adopt([...paid, ...ceded]), adopt(ceded), adopt(paid)];
};

const convener: Ruthless = {
  name: 'convenes and votes alone',
  does: 'calls a conference whenever it can, presents a resolution that gives it all that others have, and votes yes.',
  play(game, state, player, { usual }) {
    const nation = nationOf(state, player);
    if (state.phase === 'setup-attributes')
      return { type: 'distribute-attributes', player, domain: [16, 16, 16, 16, 16], authority: [15, 15, 10, 10, 30] };
    if (!isOrdering(state, player) || nation === null) return usual(state, player);
    const conference = state.conferences.find((held) => held.convener === nation && held.stage !== 'closed' && held.stage !== 'dissolved');
    const others = rivalNations(state, [player]);
    const attempts: Action[] =
      conference === undefined
        ? [
            {
              ...{ type: 'convene-conference', player, nation, topic: 'A common purse', basis: { kind: 'prestige', id: null } },
              ...{ startTurn: state.turn, invited: others, includeVassals: false, openFloor: false },
            },
          ]
        : [
            ...(conference.proposals.length > 0
              ? []
              : motionsFor(state, nation, others).map(
                  (motion): Action => ({ type: 'present-proposal', player, nation, conference: conference.id, motion }),
                )),
            { type: 'open-vote', player, nation, conference: conference.id },
            ...conference.proposals
              .filter(({ item }) => !conference.votes.some((vote) => vote.nation === nation && vote.item === item))
              .map(({ item }): Action => ({ type: 'cast-vote', player, nation, conference: conference.id, item, choice: 'yes' })),
          ];
    return attempts.find((action) => isLegal(game, state, action)) ?? usual(state, player);
  },
};

const robber: Ruthless = {
  name: 'always the weakest',
  does: 'aims every hostile measure it has at the player with the fewest points.',
  play(game, state, player, company) {
    const [weakest] = byScore(game, state, company.allies);
    return pressing(hostile, () => [nationOf(state, weakest!)])(game, state, player, company);
  },
};

const twoAgainstOne: Ruthless = {
  name: 'two against one',
  does: 'two friends aim every hostile measure they have at the same third player.',
  together: 2,
  play: pressing(hostile, (state, allies) => rivalNations(state, allies).slice(0, 1)),
};

const occupier: Ruthless = {
  name: 'land and nothing else',
  does: 'occupies what nobody has, again and again, as long as there is any.',
  play: pressing(['occupy'], () => [null]),
};

const tortoise: Ruthless = {
  name: 'the tortoise',
  does: 'does nothing but welfare and restoration at home.',
  play(game, state, player, { usual }) {
    if (!isOrdering(state, player)) return usual(state, player);
    const measure = game
      .legalActions(state, player, { types: ['submit-measure'] })
      .find((action) => action.type === 'submit-measure' && (action.mode === 'welfare' || action.mode === 'restore'));
    return measure ?? { type: 'ready', player };
  },
};

const idle: Ruthless = {
  name: 'no orders at all',
  does: 'is ready at once, every turn.',
  play: (_game, state, player, { usual }) => (isOrdering(state, player) ? { type: 'ready', player } : usual(state, player)),
};

const silent: Ruthless = {
  name: 'is never ready',
  does: 'gives no order and never says that it has done.',
  play: (_game, state, player, { usual }) => (isOrdering(state, player) ? undefined : usual(state, player)),
};

const talker: Ruthless = {
  name: 'notes without end',
  does: 'posts note after note, every turn, as long as it may, before it plays.',
  play(game, state, player, { usual }) {
    const nation = nationOf(state, player);
    if (!isOrdering(state, player) || nation === null) return usual(state, player);
    const note: Action = { type: 'post-note', player, nation, text: 'And another thing.' };
    return isLegal(game, state, note) ? note : { type: 'ready', player };
  },
};

const benefactor: Ruthless = {
  name: 'everything to a friend in the last turn',
  does: 'one of two friends hands all Wealth and Progress to the other before the game closes.',
  together: 2,
  play(_game, state, player, { allies, usual }) {
    const [receiver, giver] = allies as readonly [PlayerId, PlayerId];
    const [from, to] = [nationOf(state, giver), nationOf(state, receiver)];
    if (player !== giver || !isOrdering(state, player) || state.turn !== state.config.turnLimit || from === null || to === null)
      return usual(state, player);
    const { wealth, progress } = state.nations[from]!;
    return wealth + progress > 0 ? { type: 'transfer', player, from, to, wealth, progress } : usual(state, player);
  },
};

const table = (players: number, against: Setting['against'] = 'greedy'): Setting => ({ players, against });

/** What is tried in Orbis Terrarum II. */
export const orbisTerrarumStudy = study<OrbisTerrarum>({
  game: orbisTerrarum,
  configure: (players, options) => ({ refereeMode: 'auto', turnLimit: 6, ...options, players }),
  measures: [
    {
      title: 'comes first',
      holds: ({ outcome }, allies) => outcome?.ranking.some(({ player, rank }) => rank === 1 && allies.includes(player)) ?? false,
    },
    {
      title: 'comes last',
      holds: ({ outcome }, allies) =>
        outcome !== null &&
        allies.some((player) => outcome.ranking.find((place) => place.player === player)!.rank === outcome.ranking.length),
    },
  ],
  limit: 5000,
  greedy: { worlds: 1, candidates: 10 },
  search: { iterations: 6, worlds: 4, looks: 1, candidates: 10, finalists: 4 },
  tried: [
    [ordinary(), [table(3)]],
    [convener, [table(3)]],
    [robber, [table(3)]],
    [occupier, [table(3), table(2, 'search')]],
    [tortoise, [table(3)]],
    [idle, [table(3)]],
    [silent, [table(3)]],
    [talker, [table(3)]],
    [twoAgainstOne, [table(4)]],
    [benefactor, [table(4)]],
  ],
});

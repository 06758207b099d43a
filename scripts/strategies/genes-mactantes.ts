import { type Game, type PlayerId, pick } from 'ludoteca';
import { type Action, citiesOf, type GenesMactantes, genesMactantes, type State } from 'ludoteca/genes-mactantes';
import { isLegal, legal } from './legal.js';
import { type Company, ordinary, type Setting, type Strategy } from './strategy.js';
import { study } from './table.js';

type Ruthless = Strategy<GenesMactantes>;
type Table = Company<GenesMactantes>;

const isWriting = (game: Game<GenesMactantes>, state: State, player: PlayerId): boolean =>
  game.open(state, player).includes('declare') && state.committed[player] !== true;

/** Has the player the floor in the resolution, and nothing to answer? */
const hasSlot = (game: Game<GenesMactantes>, state: State, player: PlayerId): boolean =>
  game.open(state, player).includes('pass') && state.slot?.player === player && !state.slot.isOver;

const rivalsOf = (state: State, allies: readonly PlayerId[]): PlayerId[] =>
  state.config.players.filter((player) => !allies.includes(player) && state.countries[player]!.eliminated === null);

const commit = (player: PlayerId): Action => ({ type: 'commit', player });

/** Tries on every principal of these rivals what is said, with all actions there are, and nothing else; the principal hides if it is to. */
const hunting =
  (
    kind: 'capture' | 'assassinate',
    hides: boolean,
    victims: (state: State, player: PlayerId, allies: readonly PlayerId[]) => readonly PlayerId[],
  ): Ruthless['play'] =>
  (game, state, player, { allies, usual, dice }: Table) => {
    if (isWriting(game, state, player)) {
      if (state.step === 'declare-internal') return isLegal(game, state, commit(player)) ? commit(player) : usual(state, player);
      const orders = victims(state, player, allies).flatMap((victim): Action[] => {
        const character = state.countries[victim]!.principal;
        return character === null ? [] : [{ type: 'declare', player, scope: 'external', kind, written: { character } }];
      });
      const written = (state.sheets[player] ?? []).length;
      const inTurn = [...orders.slice(written % Math.max(1, orders.length)), ...orders];
      return inTurn.find((order) => isLegal(game, state, order)) ?? commit(player);
    }
    if (!hasSlot(game, state, player)) return usual(state, player);
    if (hides) {
      const { principal } = state.countries[player]!;
      const isOwn = ({ path }: { readonly path: readonly string[] }): boolean => state.controllers[path.at(-1)!] === player;
      const roads = legal(game, state, player, 'travel').filter((journey) => journey.character === principal && isOwn(journey));
      if (roads.length > 0) return pick(dice, roads, 'where to hide');
    }
    const attempts = legal(game, state, player, 'execute').sort((a, b) => (b.characters?.length ?? 0) - (a.characters?.length ?? 0));
    const pass: Action = { type: 'pass', player };
    return attempts[0] ?? (isLegal(game, state, pass) ? pass : usual(state, player));
  };

const allOthers = (state: State, player: PlayerId): PlayerId[] => rivalsOf(state, [player]);

const hunter: Ruthless = {
  name: 'captures principals',
  does: 'spends every action on capturing the principals of all others, from turn 1 on; its own stays where it is.',
  play: hunting('capture', false, allOthers),
};

const hiddenHunter: Ruthless = {
  name: 'hides and captures principals',
  does: 'the same, but its own principal moves within the country before anything else.',
  play: hunting('capture', true, allOthers),
};

const assassin: Ruthless = {
  name: 'kills principals',
  does: 'hides, and spends every action on killing the principals of all others.',
  play: hunting('assassinate', true, allOthers),
};

const everybody = (strategy: Ruthless, together: number, words: string): Ruthless => ({
  ...strategy,
  ...{ name: `${words}: ${strategy.name}`, does: 'nobody plays anything else.', together },
});

const twoHunters: Ruthless = {
  name: 'two against one',
  does: 'two friends hide and spend every action on the principal of the same third player.',
  together: 2,
  play: hunting('capture', true, (state, _player, allies) => rivalsOf(state, allies).slice(0, 1)),
};

const tortoise: Ruthless = {
  name: 'the tortoise',
  does: 'writes no order abroad, and plays as the others do at home.',
  play: (game, state, player, { usual }) =>
    isWriting(game, state, player) && state.step === 'declare-external' ? commit(player) : usual(state, player),
};

const idle: Ruthless = {
  name: 'no orders at all',
  does: 'commits empty batches as long as it may.',
  play: (game, state, player, { usual }) =>
    isWriting(game, state, player) && isLegal(game, state, commit(player)) ? commit(player) : usual(state, player),
};

const silent: Ruthless = {
  name: 'never commits its orders',
  does: 'writes nothing and closes no batch.',
  play: (game, state, player, { usual }) => (isWriting(game, state, player) ? undefined : usual(state, player)),
};

const talker: Ruthless = {
  name: 'offers without end',
  does: 'proposes peace and takes it back, again and again, as long as it is heard, before it writes anything.',
  play(game, state, player, { usual }) {
    if (!isWriting(game, state, player)) return usual(state, player);
    const [to] = allOthers(state, player);
    const open = state.offers.find(({ from }) => from === player);
    const talk: Action =
      open === undefined
        ? { type: 'propose-trade', player, to: to!, give: [{ item: 'promise', text: 'peace' }], take: [] }
        : { type: 'cancel-trade', player, offer: open.id };
    return isLegal(game, state, talk) ? talk : usual(state, player);
  },
};

const benefactor: Ruthless = {
  name: 'everything to a friend in the last turn',
  does: 'one of two friends offers the other, in the last turn, the cities it can give, and the other accepts.',
  together: 2,
  play(game, state, player, { allies, usual }) {
    const [receiver, giver] = allies as readonly [PlayerId, PlayerId];
    const offered = player === receiver ? state.offers.find(({ from, to }) => from === giver && to === receiver) : undefined;
    if (offered !== undefined) {
      const agreed: Action = { type: 'accept-trade', player, offer: offered.id };
      if (isLegal(game, state, agreed)) return agreed;
    }
    const { length } = state.config;
    const isLast = length.mode === 'turns' && state.turn === length.turns;
    if (player !== giver || !isLast || !isWriting(game, state, player)) return usual(state, player);
    for (const territory of citiesOf(state, player)) {
      const gift: Action = { type: 'propose-trade', player, to: receiver, give: [{ item: 'city', territory }], take: [] };
      if (isLegal(game, state, gift)) return gift;
    }
    return usual(state, player);
  },
};

const table = (players: number, against: Setting['against'] = 'greedy'): Setting => ({ players, against });

/** What is tried in Genes Mactantes. */
export const genesMactantesStudy = study<GenesMactantes>({
  game: genesMactantes,
  configure: (players, options) => ({ ...options, players }),
  measures: [
    { title: 'wins', holds: ({ outcome }, allies) => outcome !== null && allies.some((player) => outcome.winners.includes(player)) },
    { title: 'principals end it', holds: ({ outcome }) => outcome?.reason === 'principals' },
    { title: 'over in turn 1', holds: ({ outcome, turn }) => outcome !== null && turn === 1 },
  ],
  limit: 4000,
  greedy: { worlds: 2, candidates: 20 },
  search: { iterations: 12, worlds: 6, looks: 2 },
  tried: [
    [ordinary(), [table(2), table(3)]],
    [hunter, [table(2), table(3)]],
    [hiddenHunter, [table(2), table(3), table(2, 'search')]],
    [assassin, [table(2), table(3)]],
    [everybody(hunter, 2, 'both'), [table(2)]],
    [everybody(hiddenHunter, 2, 'both'), [table(2)]],
    [everybody(hiddenHunter, 3, 'all three'), [table(3)]],
    [twoHunters, [table(3)]],
    [tortoise, [table(2), table(3)]],
    [idle, [table(2)]],
    [silent, [table(2)]],
    [talker, [table(2)]],
    [benefactor, [table(3)]],
  ],
});

import type { Game, PlayerId } from 'ludoteca';
import { type Action, type Genegrafter, genegrafter, points, type State } from 'ludoteca/genegrafter';
import { isLegal, legal } from './legal.js';
import { ordinary, type Setting, type Strategy } from './strategy.js';
import { study } from './table.js';

type Ruthless = Strategy<Genegrafter>;

const isOwnMainStep = (game: Game<Genegrafter>, state: State, player: PlayerId): boolean =>
  state.active === player && game.open(state, player).includes('end-main');

const charactersOf = (state: State, player: PlayerId): number => state.characters.filter(({ owner }) => owner === player).length;

/** The battle with the most attackers against the first of these opponents who may be challenged. */
const greatestBattle = (game: Game<Genegrafter>, state: State, player: PlayerId, opponents: readonly PlayerId[]): Action | undefined => {
  const battles = legal(game, state, player, 'declare-battle').sort((a, b) => b.attackers.length - a.attackers.length);
  for (const opponent of opponents) {
    const battle = battles.find((declared) => declared.opponent === opponent);
    if (battle !== undefined) return battle;
  }
  return undefined;
};

const endMain = (player: PlayerId): Action => ({ type: 'end-main', player });

/** Plays all characters, attacks these opponents with all of them, and plays as usual in everything else. */
const attacking =
  (chooseOpponents: (state: State, player: PlayerId, allies: readonly PlayerId[]) => readonly PlayerId[]): Ruthless['play'] =>
  (game, state, player, { allies, usual }) => {
    if (!isOwnMainStep(game, state, player)) return usual(state, player);
    const [character] = legal(game, state, player, 'play-character');
    return character ?? greatestBattle(game, state, player, chooseOpponents(state, player, allies)) ?? endMain(player);
  };

const defencelessFirst = (state: State, players: readonly PlayerId[]): PlayerId[] => {
  const lifeOf = (player: PlayerId): number => state.players.find(({ id }) => id === player)!.life;
  return [...players].sort((a, b) => charactersOf(state, a) - charactersOf(state, b) || lifeOf(a) - lifeOf(b));
};

const rivalsOf = (state: State, allies: readonly PlayerId[]): PlayerId[] =>
  state.players.filter(({ id, eliminatedAt }) => eliminatedAt === null && !allies.includes(id)).map(({ id }) => id);

/** As usual, but for battles: none is declared against these. */
const sparing =
  (isSpared: (opponent: PlayerId, allies: readonly PlayerId[]) => boolean): Ruthless['play'] =>
  (game, state, player, { allies, usual }) => {
    const action = usual(state, player);
    if (action?.type !== 'declare-battle' || !isSpared(action.opponent, allies)) return action;
    const [character] = legal(game, state, player, 'play-character');
    const others = legal(game, state, player, 'declare-battle').filter(({ opponent }) => !isSpared(opponent, allies));
    return character ?? others.sort((a, b) => b.attackers.length - a.attackers.length)[0] ?? endMain(player);
  };

const allOut: Ruthless = {
  name: 'attacks with everything',
  does: 'plays every character it can and sends all of them, in every turn, against whoever has fewest in play.',
  play: attacking((state, _player, allies) => defencelessFirst(state, rivalsOf(state, allies))),
};

const weakest: Ruthless = {
  name: 'always the weakest',
  does: 'the same, but only against the rival with the fewest markers.',
  play: attacking((state, _player, allies) =>
    rivalsOf(state, allies)
      .sort((a, b) => points(state, a) - points(state, b))
      .slice(0, 1),
  ),
};

const peaceful: Ruthless = {
  name: 'never attacks',
  does: 'plays characters and defends them, and declares no battle at all.',
  play: sparing(() => true),
};

const hidden: Ruthless = {
  name: 'the tortoise',
  does: 'plays no character more than it must, and declares no battle.',
  play(game, state, player, { usual }) {
    if (!isOwnMainStep(game, state, player)) return usual(state, player);
    return state.charactersPlayedThisTurn > 0 ? endMain(player) : (legal(game, state, player, 'play-character')[0] ?? endMain(player));
  },
};

const hoarder: Ruthless = {
  name: 'keeps its cards',
  does: 'lays no ability and spends no marker, as if they were worth more in the hand.',
  play(_game, state, player, { usual }) {
    const action = usual(state, player);
    return action?.type === 'play-ability' || action?.type === 'spend-marker' ? { type: 'pass-duel', player } : action;
  },
};

const spender: Ruthless = {
  name: 'never closes a dice window',
  does: 'uses every reroll, on sixes too, and every die effect, before it lets the dice be compared.',
  play(game, state, player, { usual }) {
    if (!game.open(state, player).includes('use-reroll')) return usual(state, player);
    const again: Action = { type: 'use-reroll', player, die: 0 };
    const [effect] = legal(game, state, player, 'apply-die-effect');
    const [reroll] = legal(game, state, player, 'use-reroll');
    return effect ?? reroll ?? (isLegal(game, state, again) ? again : usual(state, player));
  },
};

const silent: Ruthless = {
  name: 'never answers',
  does: 'does nothing when it is asked for a defender, or anything else.',
  play: () => undefined,
};

const twoFriends: Ruthless = {
  name: 'two friends',
  does: 'two who play as the others do but never attack each other; to compare pairs with.',
  together: 2,
  play: sparing((opponent, allies) => allies.includes(opponent)),
};

const twoAgainstOne: Ruthless = {
  name: 'two against one',
  does: 'two friends send everything they have against the same third player, and nothing against each other.',
  together: 2,
  play: attacking((state, _player, allies) => rivalsOf(state, allies).slice(0, 1)),
};

const feeding: Ruthless = {
  name: 'feeds a friend',
  does: 'one of two friends attacks the other with everything and lays nothing, so that the other takes what falls; the other attacks him back.',
  together: 2,
  play(game, state, player, company) {
    const { usual, allies } = company;
    const [eater, food] = allies as readonly [PlayerId, PlayerId];
    const duel = state.battle?.duel;
    const isAmongFriends =
      duel !== undefined && duel !== null && [duel.attacker.player, duel.defender.player].every((id) => allies.includes(id));
    if (player === food && isAmongFriends && game.open(state, player).includes('pass-duel')) return { type: 'pass-duel', player };
    return attacking((now) => (player === food ? [eater] : [food, ...rivalsOf(now, allies)]))(game, state, player, { ...company, usual });
  },
};

const table = (players: number, against: Setting['against']): Setting => ({ players, against });
const unlimited: Setting = {
  ...table(2, 'greedy'),
  options: { words: 'battles without limit', values: { battlesPerOpponent: 'unlimited', phaseOrder: 'interleaved' } },
};
const [duel, three, sharp] = [table(2, 'greedy'), table(3, 'greedy'), table(2, 'search')];

/** What is tried in Genegrafter. */
export const genegrafterStudy = study<Genegrafter>({
  game: genegrafter,
  configure: (players, options) => ({ ...options, players }),
  measures: [
    { title: 'wins', holds: ({ outcome }, allies) => outcome !== null && allies.includes(outcome.winner) },
    { title: 'nobody else survives', holds: ({ outcome }) => outcome?.reason === 'last-survivor' },
  ],
  limit: 5000,
  greedy: { worlds: 2, candidates: 30 },
  search: { iterations: 40, worlds: 12 },
  tried: [
    [ordinary(), [duel, three]],
    [allOut, [duel, three, sharp, unlimited, table(2, 'random')]],
    [weakest, [three]],
    [peaceful, [duel, three, sharp, table(2, 'random')]],
    [hidden, [duel, three, table(2, 'random')]],
    [hoarder, [duel]],
    [spender, [duel]],
    [silent, [duel]],
    [twoFriends, [three]],
    [twoAgainstOne, [three]],
    [feeding, [three]],
  ],
});

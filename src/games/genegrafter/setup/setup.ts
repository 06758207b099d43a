import { constant } from '../../../core/data/copies.js';
import { shuffled } from '../../../core/dice/dice.js';
import type { PlayerId, Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { type Content, contentOfPack, ordinaryCards } from '../content/cards.js';
import { countEvents, packFaults } from '../content/validate.js';
import { rollOff } from '../mechanics/scoring.js';
import { beginTurn } from '../mechanics/turn.js';
import type { Play, Writable } from '../mechanics/verbs.js';
import { type RefusalCode, refuse } from '../refusals/index.js';
import { type CardId, type Config, defaults, type Player, type Settings, type State } from '../types/index.js';

/** Code and clause of an ill-typed option. [GG-CONF-02] */
export const configFault = (path: string): readonly [code: RefusalCode, clause: ClauseId] => {
  const option = path.split('.')[0];
  if (option === 'players') return ['config-players', 'GG-CONF-01'];
  return option === 'eventIds' ? ['config-event-count', 'GG-CONF-05'] : ['config-out-of-range', 'GG-CONF-02'];
};

/** The options as a game holds them. Events that are listed are as many as are listed. [GG-CONF-05] */
export const settingsOf = ({ pack: _pack, ...options }: Config): Settings => ({
  ...defaults,
  ...(options.eventIds === undefined ? {} : { eventCount: options.eventIds.length }),
  ...options,
});

function* playersFaults(players: readonly PlayerId[]): Violations<ClauseId> {
  if (players.length < 2 || players.length > 4)
    yield refuse('config-players', 'GG-CONF-01', { fault: 'number', players: players.length }, 'players');
  for (const [i, player] of players.entries())
    if (players.indexOf(player) < i) yield refuse('config-players', 'GG-CONF-01', { fault: 'twice', player }, `players.${i}`);
}

function* eventFaults({ eventCount, eventIds }: Settings, content: Content): Violations<ClauseId> {
  if (eventIds === null) return;
  const events = [...content.events.keys()];
  if (eventIds.length !== eventCount)
    yield refuse('config-event-count', 'GG-CONF-05', { fault: 'number', eventCount, listed: eventIds.length }, 'eventIds');
  for (const [i, event] of eventIds.entries()) {
    if (!events.includes(event)) yield refuse('config-event-count', 'GG-CONF-05', { fault: 'unknown', event }, `eventIds.${i}`);
    if (eventIds.indexOf(event) < i) yield refuse('config-event-count', 'GG-CONF-05', { fault: 'twice', event }, `eventIds.${i}`);
  }
}

/** What is wrong with a configuration, its pack included. */
export function* checkConfig(config: Config): Violations<ClauseId> {
  const settings = settingsOf(config);
  const { players, startPlayer, openingHand, gear } = settings;
  yield* playersFaults(players);
  if (startPlayer !== null && !players.includes(startPlayer))
    yield refuse('config-out-of-range', 'GG-CONF-02', { fault: 'start-player', startPlayer }, 'startPlayer');
  // The default pack has cards enough for every table.
  const use = { players: players.length, openingHand, gear };
  const faults = config.pack === undefined ? [] : [...packFaults(config.pack, use)];
  yield* faults;
  const events = config.pack === undefined ? contentOfPack(null).events.size : countEvents(config.pack);
  if (events !== null && settings.eventCount > events)
    yield refuse('config-event-count', 'GG-PACK-13', { events, eventCount: settings.eventCount }, 'eventCount');
  // The events of a pack can be named only once it is known to be one.
  if (faults.length === 0) yield* eventFaults(settings, contentOfPack(config.pack ?? null));
}

/** The events of the game, in order, and those left in the box. [GG-SETUP-04] [GG-CONF-05] */
const chooseEvents = (content: Content, { eventCount, eventIds }: Settings, table: Play): [used: CardId[], unused: CardId[]] => {
  const events = [...content.events.keys()];
  if (eventIds !== null) return [[...eventIds], events.filter((event) => !eventIds.includes(event))];
  const order = shuffled(table, events, 'events');
  return [order.slice(0, eventCount), order.slice(eventCount)];
};

/** The deck from the top: three nearly equal piles with a DNA card each and the events dealt out, each shuffled. [GG-SETUP-08] [GG-SETUP-11] */
const stack = (cards: readonly CardId[], dna: readonly CardId[], events: readonly CardId[], table: Play): CardId[][] => {
  let next = 0;
  return dna.map((chain, k) => {
    const size = Math.floor(cards.length / dna.length) + (k < cards.length % dna.length ? 1 : 0);
    const pile = cards.slice(next, next + size);
    next += size;
    const dealt = events.filter((_, i) => i % dna.length === k); // [GG-SETUP-10]
    return shuffled(table, [...pile, chain, ...dealt], `pile ${k + 1}`); // [GG-SETUP-09]
  });
};

/** The first state: the deck stacked, the hands dealt, and the first turn about to draw. */
export const setup = (config: Config, table: Play): State => {
  const settings = settingsOf(config);
  const { players, openingHand, markersPerKind } = settings;
  const pack = config.pack ? constant(config.pack) : null;
  const content = contentOfPack(pack);
  const [events, unusedEvents] = chooseEvents(content, settings, table);
  const cards = shuffled(table, ordinaryCards(content, settings.gear), 'cards'); // [GG-SETUP-03] [GG-SETUP-05]
  const dealt = openingHand * players.length;
  const piles = stack(cards.slice(dealt), [...content.dna.keys()], events, table);
  const deck = piles.flat();
  table.emit({ type: 'game-started', players: [...players], openingHand, deck: deck.length });
  const firstPlayer =
    settings.startPlayer ??
    rollOff(players, (player) => {
      const die = table.roll(6, 'who begins');
      table.emit({ type: 'start-roll', player, die });
      return die;
    });
  const state: State = {
    settings,
    pack,
    step: 'main',
    turn: 0,
    active: firstPlayer,
    firstPlayer,
    players: players.map(
      (id, seat): Player => ({
        id,
        life: settings.startingLife,
        eliminatedAt: null,
        attackMarkers: markersPerKind,
        defenceMarkers: markersPerKind,
        hand: cards.slice(0, dealt).filter((_, i) => i % players.length === seat), // [GG-SETUP-06] [GG-SETUP-07]
        genePool: [],
        specialDieSpent: settings.specialDie === 'off',
        lingering: [],
      }),
    ),
    characters: [],
    deck,
    piles: piles.map((pile) => pile.length),
    discard: [],
    resolvedEvents: [],
    unusedEvents,
    removed: [],
    dnaTable: [],
    charactersPlayedThisTurn: 0,
    gearPlayedThisTurn: 0,
    battlesThisTurn: [],
    battle: null,
    drawing: null,
    event: null,
    deferred: [],
    graftRound: null,
    decisions: [],
    finalTurns: null,
    outcome: null,
  };
  beginTurn(state as Writable, firstPlayer, table);
  return state;
};

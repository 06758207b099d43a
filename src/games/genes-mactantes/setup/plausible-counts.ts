import { situations } from '../mechanics/countries/country.js';
import { executable, isLiving, sheetOf } from '../queries/state.js';
import {
  type Characteristic,
  type Country,
  characteristics,
  type KindId,
  type LedgerEntry,
  type Order,
  type State,
} from '../types/index.js';

/** The most actions anybody can have in a turn: a large country at its best, with taxes raised and resources found. [GM-ALLO-02] */
const mostActions = 13;

/** The most points a country can begin with: the best sheet, with a city in every territory there may be. [GM-DEPL-01] */
const mostAtFirst = 500;

/** The longest leave to pass, in turns after the one it is given in. [GM-TRAD-10] */
const longestPassage = 2;

/** What one order can add to an entry of the ledger. [GM-RECR-02] [GM-CFG-08] [GM-DEMO-01] */
const mostByOrder: readonly { readonly entry: LedgerEntry; readonly kind: KindId; readonly points: number }[] = [
  { entry: 'recruited', kind: 'recruit', points: 10 },
  { entry: 'founded', kind: 'found-city', points: 2 },
  { entry: 'demobilised', kind: 'demobilise', points: 10 },
];

/** A number of a state: where it stands, and the least and the most that play can make of it. */
interface Count {
  readonly path: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
}

/** Orders of a player read this turn that are of some sort; of a country that is out nobody knows how many. */
const done = (state: State, player: string, isMeant: (order: Order) => boolean = () => true): number =>
  isLiving(state, player)
    ? sheetOf(state, player).filter(({ state: fate, order }) => fate !== 'pending' && isMeant(order)).length
    : mostActions;

const ofKind =
  (wanted: KindId) =>
  ({ kind }: Order): boolean =>
    kind === wanted;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Turns that are over. */
const turnsBefore = ({ turn }: State): number => Math.max(0, turn - 1);

const booked = (state: State, entry: LedgerEntry): number => total(Object.values(state.countries).map(({ ledger }) => ledger[entry]));

/** What has been booked: orders add so much each, and trades move at most all there is, once for every proposal. [GM-STATE-11] [GM-CFG-14] */
function* ofLedger(state: State, player: string, { ledger }: Country): Generator<Count> {
  const path = `countries.${player}.ledger`;
  yield { path, value: ledger.initial, most: mostAtFirst };
  for (const { entry, kind, points } of mostByOrder)
    yield { path, value: ledger[entry], most: points * (mostActions * turnsBefore(state) + done(state, player, ofKind(kind))) };
  const { players, maxOffersPerTurn } = state.config;
  const trades = state.turn * players.length * maxOffersPerTurn;
  const points = booked(state, 'initial') + booked(state, 'recruited') + booked(state, 'founded');
  // Nobody loses what was never there, nor before anything is played for.
  const had = state.turn === 0 ? 0 : ledger.initial + ledger.recruited + ledger.founded + ledger.received;
  yield { path, value: ledger.lost + ledger.disbanded, most: had };
  for (const entry of ['given', 'received'] as const) yield { path, value: ledger[entry], most: 2 * points * trades };
}

/** Actions and what changes them. [GM-TAXE-03] [GM-EVNT-03] [GM-SIEG-04] [GM-SABO-01] [GM-INCU-02] */
function* ofActions(state: State, player: string, { allowance, thisTurn, nextTurn }: Country): Generator<Count> {
  const path = `countries.${player}`;
  const { players, events } = state.config;
  const cities = Object.values(state.cities);
  const rivals = players.filter((other) => other !== player);
  const hits = total(
    rivals.map((rival) =>
      done(state, rival, ({ kind, written }) => (kind === 'sabotage' || kind === 'incursion') && written.target === player),
    ),
  );
  const sieges = cities.filter(({ siegePenaltyTurn }) => siegePenaltyTurn === state.turn).length;
  const isFirst = state.turn <= 1;
  yield { path: `${path}.allowance`, value: allowance, most: mostActions };
  yield { path: `${path}.thisTurn`, value: thisTurn.bonus, most: (isFirst ? 0 : 1) + (events ? 1 : 0) };
  const mostPenalty = rivals.length * mostActions + cities.length;
  yield { path: `${path}.thisTurn`, value: thisTurn.penalty, most: isFirst ? 0 : mostPenalty };
  yield { path: `${path}.thisTurn`, value: thisTurn.crisisSpent, most: isFirst ? 0 : 4 };
  yield { path: `${path}.nextTurn`, value: nextTurn.bonus, most: Math.min(1, done(state, player, ofKind('taxes'))) };
  // A country that is out keeps what hit it in its last turn.
  yield { path: `${path}.nextTurn`, value: nextTurn.penalty, most: isLiving(state, player) ? hits + sieges : mostPenalty };
}

/** Is it still open whether this turn makes a critical situation worse? [GM-CRIS-01] [GM-CRIS-12] */
const isCrisisToCome = ({ step, crises, affairs }: State, player: string, characteristic: Characteristic): boolean =>
  step === 'events' ||
  [...crises, ...affairs.filter((affair) => affair.type === 'crisis')].some(
    (crisis) => crisis.player === player && crisis.characteristic === characteristic,
  );

/** Troubles that come at most once a turn each, and when they came. [GM-CRIS-12] [GM-EVNT-07] */
function* ofTroubles(state: State, player: string, { levels, disorder, civilWar, eliminated }: Country): Generator<Count> {
  const path = `countries.${player}`;
  for (const characteristic of characteristics) {
    const situation = situations[characteristic];
    if (situation === null) continue;
    const most = turnsBefore(state) - (isCrisisToCome(state, player, characteristic) ? 1 : 0);
    yield { path: `${path}.levels`, value: levels[situation], most: Math.max(0, most) };
  }
  yield { path: `${path}.disorder`, value: disorder, most: state.config.events ? state.turn : 0 };
  if (civilWar !== null) yield { path: `${path}.civilWar`, value: civilWar.since, least: 1, most: state.turn };
  if (eliminated === null) return;
  yield { path: `${path}.eliminated`, value: eliminated.turn, least: 1, most: state.turn };
  yield { path: `${path}.eliminated`, value: eliminated.index, most: state.config.players.length - 1 };
}

/** What cities and characters remember is of turns that have come. */
function* ofMemories(state: State): Generator<Count> {
  for (const [id, { siegePenaltyTurn, disasterTurn }] of Object.entries(state.cities)) {
    const path = `cities.${id}`;
    if (siegePenaltyTurn !== undefined) yield { path, value: siegePenaltyTurn, least: 1, most: state.turn };
    if (disasterTurn !== null) yield { path, value: disasterTurn, least: state.turn, most: state.turn }; // [GM-EVNT-09]
  }
  for (const [i, { journeys, sighting, sightings }] of state.characters.entries()) {
    const path = `characters.${i}`;
    yield { path, value: journeys, most: state.config.journeysPerTurn };
    for (const { turn } of [...(sighting === null ? [] : [sighting]), ...Object.values(sightings)])
      yield { path, value: turn, least: 1, most: state.turn };
  }
  for (const { untilTurn } of state.passages) yield { path: 'passages', value: untilTurn, most: state.turn + longestPassage };
}

/** What all together can have come to. */
function* ofAll(state: State): Generator<Count> {
  const { players, length } = state.config;
  const last = length.mode === 'turns' ? length.turns : length.turnCap;
  if (last !== null) yield { path: 'turn', value: state.turn, most: last }; // [GM-END-02]
  const read = (kind: KindId): number => total(players.map((player) => done(state, player, ofKind(kind))));
  const fined = Object.values(state.cities).filter(({ siegePenaltyTurn }) => siegePenaltyTurn === state.turn).length;
  yield { path: 'cities', value: fined, most: read('siege') }; // [GM-SIEG-04]
  const intel = total(Object.values(state.countries).flatMap((country) => Object.values(country.intel)));
  yield { path: 'countries', value: intel, most: players.length * mostActions * turnsBefore(state) + read('investigate') }; // [GM-INVE-01]
  yield* ofSlot(state);
  yield* ofIntel(state);
}

/** From the third round on somebody has carried out an order in each but the first, and a slot begins with one to carry out. [GM-FLOW-10] [GM-FLOW-18] */
function* ofSlot(state: State): Generator<Count> {
  if (state.slot === null) return;
  const { round, player, isOver } = state.slot;
  const read = total(state.config.players.map((other) => done(state, other)));
  const most = isOver || executable(state, player).length === 0 ? 1 + read : 2 + read;
  yield { path: 'slot.round', value: round, least: 1, most: Math.max(2, most) };
}

/** Who spends intel in what is going on has it until it is settled. [GM-INTL-02] */
function* ofIntel({ affairs, countries }: State): Generator<Count> {
  for (const affair of affairs)
    if ((affair.type === 'battle' || affair.type === 'contest') && affair.useIntel) {
      const value = countries[affair.player]?.intel[affair.opponent] ?? 0;
      yield { path: `countries.${affair.player}.intel`, value, least: 1, most: Math.max(1, value) };
    }
}

function* countsOf(state: State): Generator<Count> {
  for (const [player, country] of Object.entries(state.countries)) {
    yield* ofLedger(state, player, country);
    yield* ofActions(state, player, country);
    yield* ofTroubles(state, player, country);
  }
  yield* ofMemories(state);
  yield* ofAll(state);
}

/** The first count that rules do not let grow so far, with its limits, and where it stands; null if there is none. */
export const strangeCount = (state: State): readonly [fault: string, path: string] | null => {
  for (const { path, value, least = 0, most } of countsOf(state))
    if (value < least || value > most) return [`No play comes to ${value} here: it can be from ${least} to ${most}.`, path];
  const given = booked(state, 'given');
  const received = booked(state, 'received');
  return given === received ? null : [`No play comes to ${given} given and ${received} received.`, 'countries']; // [GM-TRAD-14]
};

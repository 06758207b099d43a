import { isWholeWithin } from '../../../core/data/bounds.js';
import { peek } from '../../../core/data/copies.js';
import { seatAfter, seatsFrom } from '../../../core/game/turns.js';
import { type Atlas, atlasOf } from '../content/atlas.js';
import type { Face, Kind, PhaseName, Settings, State, Step, Tile } from '../types/index.js';

/** The name under which the treasury pays and is paid; no player may have it. */
export const treasury = 'treasury';

/** Everything that follows from the pack of this game. */
export const atlas = ({ config }: { readonly config: Settings }): Atlas => atlasOf(peek(config.content));

/** The players in turn order. */
export const seats = ({ config }: { readonly config: Settings }): readonly string[] => config.players.map(({ id }) => id);

/** The next player in turn order. [SD-FLOW-01] */
export const right = (state: State, player: string): string => seatAfter(seats(state), player);

/** The other players, in turn order after a player. */
export const others = (state: State, player: string): readonly string[] => seatsFrom(seats(state), player).slice(1);

/** Is this somebody who plays? */
export const isPlayer = (state: State, id: string): boolean => state.config.players.some((seat) => seat.id === id);

/** What players have said, in seating order: whoever spoke first leaves no trace in an equal state. [SD-STATE-07] */
export const bySeat = <T>(state: State, said: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(seats(state).flatMap((player) => (Object.hasOwn(said, player) ? [[player, said[player]!] as const] : [])));

/** Does one player play alone? */
export const isSolo = (state: State): boolean => state.config.players.length === 1;

/** More turns than anybody can play, so that the number of a turn has an end. */
const mostTurns = 1_000_000_000;

/** The turn after which the game is over in any case. [SD-FLOW-17] */
export const lastTurn = ({ config }: State): number => config.turnLimit ?? mostTurns;

/** Do the discs have powers? */
export const hasB = ({ config: { mode } }: { readonly config: Settings }): boolean => mode === 'AB' || mode === 'ABC';

/** Are there votes? */
export const hasC = ({ config: { mode } }: { readonly config: Settings }): boolean => mode === 'AC' || mode === 'ABC';

/** What somebody has to do next. */
export const stepOf = ({ step }: State): Step => step;

const phaseOfStep: Readonly<Record<Step, PhaseName>> = {
  placeConcentration: 'setup',
  chooseCentralism: 'setup',
  centralismConsent: 'setup',
  payment: 'citizenAction',
  transferRoll: 'transfer',
  takeMoney: 'citizenAction',
  cohesion: 'cohesion',
  movement: 'citizenAction',
  suffrage: 'citizenAction',
  declareLists: 'citizenAction',
  declareSupport: 'citizenAction',
  commitVotes: 'citizenAction',
  openFists: 'citizenAction',
  mobilise: 'citizenAction',
  gameOver: 'over',
};

/** The phase of the turn. [SD-STATE-06] */
export const phaseOf = ({ step, dues, payout }: Pick<State, 'step' | 'dues' | 'payout'>): PhaseName => {
  if (step === 'payment' && dues[0]?.reason === 'tax') return 'taxation';
  if (step === 'takeMoney' && payout?.cause === 'transfer') return 'transfer';
  return phaseOfStep[step];
};

/** The discs of a player, or of the treasury. */
export const purse = (state: State, owner: string): readonly string[] =>
  owner === treasury ? state.treasury : state.players[owner]!.discs;

/** What some discs are worth together. [SD-STATE-05] */
export const worth = (state: State, discs: readonly string[]): number => {
  const known = atlas(state).discs;
  let sum = 0;
  for (const disc of discs) sum += known.get(disc)!.value;
  return sum;
};

/** What a player's discs, or the treasury's, are worth together. [SD-STATE-05] */
export const wealth = (state: State, owner: string): number => worth(state, purse(state, owner));

/** The discs of one value, in content order. */
export const coins = (state: State, owner: string, value: number): string[] => {
  const { discs } = atlas(state);
  return purse(state, owner).filter((disc) => discs.get(disc)!.value === value);
};

/** The discs of one kind, in content order. */
export const ofKind = (state: State, owner: string, kind: Kind): string[] => {
  const { discs } = atlas(state);
  return purse(state, owner).filter((disc) => discs.get(disc)!.kind === kind);
};

/** Has somebody a disc of this kind? */
export const hasKind = (state: State, owner: string, kind: Kind): boolean => {
  const { discs } = atlas(state);
  return purse(state, owner).some((disc) => discs.get(disc)!.kind === kind);
};

/** What makes discs interchangeable: the kind if kinds have powers, the value otherwise. [SD-ACT-07] */
export const classOf = (state: State, disc: string): string => {
  const { kind, value } = atlas(state).discs.get(disc)!;
  return hasB(state) ? kind : String(value);
};

/** The first of each group among some discs. */
const firstOfEach = (discs: readonly string[], groupOf: (disc: string) => string): string[] => {
  const seen = new Set<string>();
  return discs.filter((disc) => {
    const group = groupOf(disc);
    return !seen.has(group) && seen.add(group) !== undefined;
  });
};

/** The first of each class among some discs. [SD-ACT-07] */
export const representatives = (state: State, discs: readonly string[]): string[] => firstOfEach(discs, (disc) => classOf(state, disc));

/** What the public face of a disc shows. */
export const kindOf = (state: State, disc: string): Kind => atlas(state).discs.get(disc)!.kind;

/** The first of each kind among some discs: those of a kind look alike and do the same in every mode. */
export const oneOfEachKind = (state: State, discs: readonly string[]): string[] => {
  const known = atlas(state).discs;
  return firstOfEach(discs, (disc) => known.get(disc)!.kind);
};

/** So many discs of each kind from a purse: the earliest of each, in content order. */
export const earliest = (state: State, owner: string, wanted: Readonly<Partial<Record<Kind, number>>>): string[] => {
  const { discs } = atlas(state);
  const left: Partial<Record<Kind, number>> = { ...wanted };
  return purse(state, owner).filter((disc) => {
    const { kind } = discs.get(disc)!;
    const missing = left[kind] ?? 0;
    left[kind] = missing - 1;
    return missing > 0;
  });
};

/** How many of some discs are of each kind. */
export const countKinds = (state: State, discs: readonly string[]): Partial<Record<Kind, number>> => {
  const known = atlas(state).discs;
  const counts: Partial<Record<Kind, number>> = {};
  for (const disc of discs) {
    const { kind } = known.get(disc)!;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

/** Discs that do the same as these of a purse: the earliest of their kinds, in content order. */
export const alike = (state: State, owner: string, discs: readonly string[]): string[] => earliest(state, owner, countKinds(state, discs));

/** Can these coins add up to exactly the amount? */
export const canMake = (amount: number, twos: number, ones: number): boolean => amount - 2 * Math.min(twos, Math.floor(amount / 2)) <= ones;

/** The numbers of 2 € discs with which these coins add up to the amount. [SD-TAKE-01] */
export const mixes = (amount: number, twos: number, ones: number): number[] => {
  const possible: number[] = [];
  for (let k = 0; k <= twos && 2 * k <= amount; k++) if (amount - 2 * k <= ones) possible.push(k);
  return possible;
};

/** The mixes with which the pending payout can be paid. [SD-OUT-04] */
export const mixesOf = (state: State, amount: number): number[] =>
  mixes(amount, coins(state, treasury, 2).length, coins(state, treasury, 1).length);

/** With whom a player has to change a coin: the treasury, else the holder, else any of the others who can. [SD-CHG-06] [SD-CHG-07] [SD-CHG-08] */
export const changePartners = (state: State, actor: string): readonly string[] => {
  const can = (owner: string): boolean => coins(state, owner, 1).length >= 2;
  if (can(treasury)) return [treasury];
  if (actor !== state.holder && can(state.holder)) return [state.holder];
  return others(state, actor).filter(can);
};

/** Who moves this turn, in order. */
export const moversOf = (state: State): readonly string[] => {
  const { holder } = state;
  if (isSolo(state)) return [holder]; // [SD-MOV-04]
  const { icon } = faceOf(state)!;
  if (icon === 'holder') return [holder]; // [SD-MOV-01]
  if (icon === 'everybody') return seatsFrom(seats(state), holder); // [SD-MOV-03]
  return state.config.players.filter(({ colour }) => colour === icon).map(({ id }) => id); // [SD-MOV-02]
};

/** Is this a cell of the board? */
export const isCell = (state: State, cell: number): boolean => isWholeWithin(cell, 0, state.board.length - 1);

/** The tile on a cell, whether face up or down. For the rules alone: nobody else knows what lies face down. */
export const tileAt = (state: State, cell: number): Tile | null => {
  const square = state.board[cell];
  return square == null ? null : atlas(state).tiles.get(square.tile)!;
};

/** Where a tile lies; -1 if it lies aside. */
export const cellOf = (state: State, tile: string): number => state.board.findIndex((square) => square?.tile === tile);

/** Where the start tile lies. */
export const startCell = (state: State): number => cellOf(state, atlas(state).start);

/** Does the tax agency lie face up? */
export const isAgencyActive = (state: State): boolean => {
  const { agency } = atlas(state);
  return agency !== null && state.board.some((square) => square?.faceUp === true && square.tile === agency);
};

/** This turn's face of the die. */
export const faceOf = (state: State): Face | null => (state.die === null ? null : state.config.content.die[state.die - 1]!);

/** Does this face show a citizen who is not in play? Whoever plays alone takes every face. [SD-ROLL-02] [SD-ROLL-03] */
export const isVoid = (state: State, { icon }: Face): boolean =>
  !isSolo(state) && icon !== 'holder' && icon !== 'everybody' && !state.config.players.some(({ colour }) => colour === icon);

/** Cells a citizen may step to. [SD-MOV-06] [SD-MOV-07] [SD-MOV-08] */
export const stepsFrom = (state: State, player: string): number[] =>
  atlas(state).neighbours[state.players[player]!.cell]!.filter((cell) => state.board[cell] !== null && !state.trail.includes(cell));

/** What an election costs where discs have no powers. [SD-ELE-04] */
export const electionFee = 3;

/** Does the holder have what it takes to call elections? [SD-ELE-02] [SD-ELE-04] */
export const canCallElections = (state: State): boolean =>
  hasB(state) ? ofKind(state, state.holder, 'mossos').length > 0 : wealth(state, state.holder) >= electionFee;

/** The kinds that can protect the urn. [SD-MOB-03] */
export const interior = ['mossos', 'firefighters'] as const;

/** Does the holder get to protect urn tiles? [SD-SPN-03] [SD-SPN-04] */
export const mayMobilise = (state: State): boolean =>
  hasB(state) &&
  state.urnAside.length > 0 &&
  seats(state).some((player) => interior.some((kind) => ofKind(state, player, kind).length > 0));

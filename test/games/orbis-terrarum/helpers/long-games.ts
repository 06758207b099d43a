import { type Dice, pick } from 'ludoteca';
import { orbisTerrarum as game, type OrbisTerrarum, orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { aRuling, scheming } from './legal-picks.js';
import { type Hand, playThrough, type Step } from './steps.js';

type Event = OrbisTerrarum['Event'];

const [council] = orbis500.statutes;
/** The first two found an organization whose leaders serve three years, whenever there is none. */
const founding: Hand = (state, player) => {
  const [first, second] = state.config.players.slice(0, 2).map((one) => state.players[one]!.principal);
  if (first == null || second == null || state.organizations.length > 0) return undefined;
  const open = state.offers.find(({ from, to }) => from === first && to === second);
  const statute = { ...council!.statute, term: 3 };
  if (player === state.config.players[0] && open === undefined)
    return { type: 'make-offer', player, from: first, to: second, clauses: [{ kind: 'statute', statute }] };
  return player === state.config.players[1] && open !== undefined ? { type: 'accept-offer', player, offer: open.id } : undefined;
};
/** Somebody who likes to fight and to spread, and else does whatever the rules allow. */
const fierce: Hand = (state, player, dice: Dice) => {
  const nation = state.players[player]?.principal;
  const founds = state.phase === 'orders' && dice.roll(3, 'found?') === 1 ? founding(state, player, dice) : undefined;
  if (founds !== undefined && game.explain(state, founds).length === 0) return founds;
  if (state.phase !== 'orders' || nation == null || dice.roll(3, 'fight?') > 1) return scheming(state, player, dice);
  const rival = state.config.players.map((one) => state.players[one]!.principal).find((one) => one != null && one !== nation);
  const region = pick(dice, state.config.pack.regions, 'where').id;
  const deeds = [
    ...(rival == null ? [] : (['offensive strike', 'incision raid', 'sabotage plunder', 'rhetoric subvert'] as const)),
    ...(['expansion occupy', 'expansion occupy'] as const),
  ];
  const [statistic, mode] = pick(dice, deeds, 'how').split(' ') as ['offensive', 'strike'];
  const action = {
    ...({ type: 'submit-measure', player, nation, slot: { kind: 'main', id: '1' }, statistic, mode } as const),
    target:
      rival == null || mode === ('occupy' as string) ? ({ kind: 'region', id: region } as const) : ({ kind: 'nation', id: rival } as const),
  };
  return game.explain(state, action).length === 0 ? action : scheming(state, player, dice);
};
/** The same at a table with a referee who lets everybody give orders, and rules about them meanwhile. */
const patient: Hand = (state, player, dice) => {
  // Before the first turn, since later few Nations are new.
  if (state.phase === 'setup-referee' && dice.roll(4, 'shape the world?') > 1) {
    const even = [16, 16, 16, 16, 16];
    const nation = state.nationOrder.findLast((id) => !Object.values(state.players).some(({ principal }) => principal === id))!;
    return { type: 'set-attributes', player: 'referee', nation, domain: even, authority: even };
  }
  const isAwaited = Object.values(state.players).some(({ active, ready }) => active && !ready);
  if (player !== 'referee' || state.phase !== 'orders' || !isAwaited || dice.roll(30, 'close?') === 1) return fierce(state, player, dice);
  return aRuling(state, dice) ?? { type: 'private-note', player, text: 'Let them think.' };
};

const players = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
const base = { refereeMode: 'auto', organizationMin: 2, conferencePrestige: 10, startWealth: 40, startProgress: 40 } as const;
const refereed = { refereeMode: 'human' } as const;
/** Long games of 2 to 8 nations, under options that change how long things last. */
const configs: readonly OrbisTerrarum['Config'][] = [
  { ...base, players: players(2), turnLimit: 24, turnsPerCycle: 2, rebellionGraceTurns: 2, epochThreshold: 60, suspendAfterTurns: 1 },
  {
    ...base,
    players: players(3),
    turnLimit: 24,
    treatyDefaultYears: 3,
    treatyMaxYears: 6,
    noticeYears: 1,
    warAfterTurns: 2,
    suspendAfterTurns: 1,
  },
  { ...base, players: players(5), turnLimit: 14, yearsPerTurn: 2, conferenceMaxYears: 2, acquiredYears: 3, modifierMerge: 'separate' },
  { ...base, players: players(8), turnLimit: 10, streakConsecutive: false, streakLength: 2, schismTurns: 2, orderVisibility: 'sealed' },
  { ...base, ...refereed, players: players(2), turnLimit: 24, turnsPerCycle: 3, rebellionGraceTurns: 2, suspendAfterTurns: 1 },
  { ...base, ...refereed, players: players(4), turnLimit: 18, yearsPerTurn: 2, warAfterTurns: 2, treatyDefaultYears: 3, noticeYears: 1 },
];
const seed = 'spans';
let played: readonly Step[] | undefined;
/** Every step of these games; they are played when first asked for. */
export const steps = (): readonly Step[] => {
  if (played !== undefined) return played;
  const all: Step[] = [];
  for (const [game, config] of configs.entries()) playThrough(config, `${seed} ${game}`, (step) => all.push(step), patient);
  played = all;
  return all;
};
/** One or several accepted actions, seen as one. */
export interface Stride extends Omit<Step, 'action'> {
  readonly actions: readonly OrbisTerrarum['Action'][];
}
let strode: readonly Stride[] | undefined;
/** The same games, but the end of a turn is one stride, however many decisions and redistributions interrupt it. */
export const strides = (): readonly Stride[] => {
  if (strode !== undefined) return strode;
  const all: Stride[] = [];
  let open: Stride | null = null;
  for (const { before, after, action, events } of steps()) {
    const stride: Stride =
      open === null
        ? { before, after, events, actions: [action] }
        : { ...open, after, events: [...open.events, ...events], actions: [...open.actions, action] };
    open = after.phase === 'decisions' || after.phase === 'epoch-distribution' ? stride : null;
    if (open === null) all.push(stride);
  }
  strode = all;
  return all;
};
/** The strides in which a turn was carried to its end, and the next begun or the game closed. */
export const upkeeps = () => strides().filter(({ events }) => events.some(({ type }) => type === 'turn-ended'));
type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
/** The events of one kind. */
export const told = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Told<T> => event.type === type);
/** Has a total epoch begun? */
export const anew = (events: readonly Event[]): boolean => told(events, 'epoch').some(({ mode }) => mode === 'total');
/** The Nations that ended. */
export const extinct = (events: readonly Event[]) => new Set(told(events, 'nation-extinct').map(({ nation }) => nation));
/** What was there before and is there no more. */
export const gone = <T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): readonly T[] => {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id));
};
/** What the referee made happen. */
export const effectsOf = (actions: Stride['actions']) =>
  actions.flatMap((action) => (action.type === 'apply-effects' || action.type === 'post-happening' ? (action.effects ?? []) : []));

/** How often something came about: a property of nothing would prove nothing. */
export const count = (times: number, atLeast: number) => expect(times).toBeGreaterThanOrEqual(atLeast);

import {
  clone,
  type Dice,
  defineGame,
  E,
  type Forecast,
  type Fraction,
  forecast,
  freeze,
  type Game,
  type GameTypes,
  type Seed,
  seeded,
} from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { genesMactantes, type Event as MactantesEvent } from 'ludoteca/genes-mactantes';
import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../../examples/your-own-game/pig.js';
import { a, b } from '../../games/genegrafter/helpers/orders.js';
import { after } from '../../games/genegrafter/helpers/playing.js';
import { begin } from '../../games/genegrafter/helpers/scenes.js';
import * as mactantes from '../../games/genes-mactantes/helpers/table.js';
import { scene } from '../../games/som-el-que-decidim/helpers/scenes.js';
import { sealedBids } from '../../testing/helpers/sealed-bids.js';
import { trapdoor } from '../helpers/trapdoor.js';

const known = <G extends GameTypes>(...args: Parameters<typeof forecast<G>>): Forecast => accepted(forecast(...args));
/** Rows as words and whole fractions. */
const fractions = ({ rows }: Forecast): Record<string, string> =>
  Object.fromEntries(rows.map(({ gist, fraction }) => [gist, `${(fraction as Fraction).of}/${(fraction as Fraction).in}`]));
const chances = ({ rows }: Forecast): Record<string, number> => Object.fromEntries(rows.map(({ gist, chance }) => [gist, chance]));

const table = accepted(pig.setup({ players: ['ada', 'bo'], goal: 20 }, seeded(1))).state;
const toldPig = defineGame({
  ...pig.definition,
  gist: ([event]) => (event?.type === 'rolled' ? (event.die === 1 ? 'lost' : 'grown') : 'held'),
  points: (state, player) => state.points[player] ?? 0,
});

test('with nothing hidden every way of the dice is played, and the chances are fractions', () => {
  const roll = known(toldPig, { ...table, pot: 7 }, { type: 'roll', player: 'ada' });
  expect([roll.exact, roll.plays, roll.expected]).toEqual([true, 6, 0]);
  expect(fractions(roll)).toEqual({ grown: '5/6', lost: '1/6' });
  expect(roll.rows.map(({ gist }) => gist)).toEqual(['grown', 'lost']);
  expect(roll.rows[1]).toEqual({
    gist: 'lost',
    chance: 0.166666666666,
    low: 0.166666666666,
    high: 0.166666666666,
    fraction: { of: 1n, in: 6n },
  });
  const hold = known(toldPig, { ...table, pot: 7 }, { type: 'hold', player: 'ada' });
  expect(hold).toMatchObject({ exact: true, plays: 1, expected: 7, points: [{ change: 7, chance: 1 }] });
  const further = known(toldPig, { ...table, pot: 7, points: { ada: 5, bo: 0 } }, { type: 'hold', player: 'ada' });
  expect(further.points).toEqual(hold.points);
});

test('whose gist asks how things stand after the step is told', () => {
  const game = defineGame({ ...toldPig.definition, gist: (_events, player, after) => `${player} has ${after?.points[player]}` });
  const { rows } = known(game, { ...table, pot: 7, points: { ada: 5, bo: 0 } }, { type: 'hold', player: 'ada' });
  expect(rows.map(({ gist }) => gist)).toEqual(['ada has 12']);
});

test('a refused action has no forecast but its refusal, however hostile', () => {
  const codes = (action: unknown): unknown => {
    const refused = forecast(pig, table, action as never);
    return E.isLeft(refused) ? refused.left[0].code : refused.right;
  };
  expect(codes({ type: 'hold', player: 'ada' })).toBe('empty-pot');
  expect(codes({ type: 'roll', player: 'bo' })).toBe('not-your-turn');
  expect(codes({ type: 'roll', player: 'constructor' })).toBe('unknown-player');
  expect(codes({ type: 'win', player: 'ada' })).toBe('unknown-action');
  const thrower = new Proxy({}, { get: () => JSON.parse('{'), has: () => JSON.parse('{') });
  for (const hostile of [null, undefined, 7, {}, [], thrower]) expect(codes(hostile)).toBe('unknown-action');
  const over = { ...table, phase: 'over' as const, points: { ada: 30, bo: 0 } };
  const late = forecast(pig, over, { type: 'roll', player: 'ada' });
  expect(E.isLeft(late) && late.left[0].code).toBe('game-over');
});

test('odd budgets are made good, and the state is left as it was', () => {
  for (const plays of [Number.NaN, -3, 0, 0.5, Number.POSITIVE_INFINITY])
    expect(known(toldPig, freeze(clone(table)), { type: 'roll', player: 'ada' }, { plays }).rows.length).toBeGreaterThan(0);
});

test('a seed that is neither a number nor a text counts as not given', () => {
  const game = trapdoor({ oneIn: 10, cards: 20, isReal: true, dice: 1 });
  const { state } = accepted(game.setup({}, seeded(1)));
  const told = known(game, state, stepping, { plays: 200 });
  for (const seed of ['forecast', null, {}, Symbol('seed'), 10n, [1]])
    expect(known(game, state, stepping, { plays: 200, seed: seed as never })).toEqual(told);
});

test('what is written over something hidden is read as it was written', () => {
  const game = trapdoor({ oneIn: 10, cards: 20, isReal: false, dice: 0 });
  const { step } = game.definition.rules;
  const rewritten = defineGame({
    ...game.definition,
    rules: {
      step: {
        ...step,
        apply(s, _step, table) {
          const cards = s.deck.length; // how many there are is known, whichever they are
          s.deck = s.deck.length > 2 ? [7, 7] : [];
          table.emit({ type: 'stepped', fell: false, sum: 10 * cards + s.deck.length });
        },
      },
    },
    gist: ([event]) => String(event?.sum),
  });
  const told = known(rewritten, accepted(rewritten.setup({}, seeded(1))).state, stepping, { plays: 400 });
  expect([told.exact, fractions(told)]).toEqual([true, { '202': '1/1' }]);
});

const stepping = { type: 'step', player: 'ada' } as const;
test('what is rare and hidden is not overlooked: no chance is called exact that hangs on it', () => {
  for (const oneIn of [10, 100]) {
    const game = trapdoor({ oneIn, cards: 20, isReal: true, dice: 0 });
    const { state } = accepted(game.setup({}, seeded(1)));
    for (let seed = 0; seed < 40; seed++) expect(known(game, state, stepping, { plays: 100, seed }).exact).toBe(false);
  }
  // Beside few other things it is dealt with the dice, in every way.
  const game = trapdoor({ oneIn: 10, cards: 3, isReal: true, dice: 1 });
  expect(fractions(known(game, accepted(game.setup({}, seeded(1))).state, stepping))).toEqual({ fell: '1/10', stood: '9/10' });
  const small = trapdoor({ oneIn: 6, cards: 3, isReal: true, dice: 0 });
  expect(fractions(known(small, accepted(small.setup({}, seeded(1))).state, stepping))).toEqual({ fell: '1/6', stood: '5/6' });
});

test('a sample says of how many worlds it is, and whether they were all alike', () => {
  const step = (hidden: Parameters<typeof trapdoor>[0]) => {
    const game = trapdoor(hidden);
    const looking = defineGame({
      ...game.definition,
      rules: {
        step: {
          ...game.definition.rules.step,
          apply(s, action, play) {
            if (s.deck[0] === 99) return; // a look at something hidden, of which nothing comes
            game.definition.rules.step.apply(s, action, play);
          },
        },
      },
    });
    return known(looking, accepted(looking.setup({}, seeded(1))).state, stepping, { plays: 400 });
  };
  expect(step({ oneIn: 10, cards: 20, isReal: false, dice: 1 })).toMatchObject({ exact: false, sample: { worlds: 40, alike: true } });
  expect(step({ oneIn: 3, cards: 20, isReal: true, dice: 1 }).sample).toEqual({ worlds: 40, alike: false });
  expect(known(toldPig, table, { type: 'roll', player: 'ada' }).sample).toBeNull();
});

test('what is hidden and not touched keeps no chance from being exact, be it much or little', () => {
  for (const cards of [3, 20]) {
    // 60 deals and 100 ways of the dice are too many together; the dice alone are not.
    const game = trapdoor({ oneIn: 10, cards, isReal: false, dice: 2 });
    const told = known(game, accepted(game.setup({}, seeded(1))).state, stepping, { plays: 400 });
    expect([told.exact, told.plays, fractions(told)]).toEqual([true, 100, { stood: '1/1' }]);
  }
});

test('a budget that is no finite number counts as not given', () => {
  const game = trapdoor({ oneIn: 10, cards: 20, isReal: true, dice: 0 });
  const { state } = accepted(game.setup({}, seeded(1)));
  const told = known(game, state, stepping);
  expect([told.exact, told.plays]).toEqual([false, 1_000]);
  for (const plays of [Number.NaN, Number.POSITIVE_INFINITY]) expect(known(game, state, stepping, { plays })).toEqual(told);
});

test('as many plays as there are deals are enough for all of them, and one less is not', () => {
  const game = trapdoor({ oneIn: 10, cards: 3, isReal: true, dice: 0 });
  const { state } = accepted(game.setup({}, seeded(1)));
  expect([60, 59].map((plays) => known(game, state, stepping, { plays }).exact)).toEqual([true, false]);
  // However little is missing: what is hidden is then sampled.
  const larger = trapdoor({ oneIn: 10, cards: 4, isReal: true, dice: 0 });
  const begun = accepted(larger.setup({}, seeded(1))).state;
  expect([240, 239].map((plays) => known(larger, begun, stepping, { plays }).sample !== null)).toEqual([false, true]);
});

/** A trapdoor at which a step comes to something else. */
const stepsOtherwise = (
  cards: number,
  apply: (typeof trapdoorRule)['apply'],
  change: Partial<ReturnType<typeof trapdoor>['definition']> = {},
) => {
  const { definition } = trapdoor({ oneIn: 3, cards, isReal: true, dice: 0 });
  const game = defineGame({ ...definition, ...change, rules: { step: { ...definition.rules.step, apply } } });
  return { game, state: accepted(game.setup({}, seeded(1))).state };
};
const trapdoorRule = trapdoor({ oneIn: 3, cards: 0, isReal: true, dice: 0 }).definition.rules.step;

test('a sample tells changes of points too, the greatest loss first, and what they come to on average', () => {
  const { game, state } = stepsOtherwise(
    20,
    (s, _step, table) => {
      s.deck = [s.trapdoor ? -2 : table.roll(2, 'luck') === 1 ? 9 : 1];
    },
    { points: ({ deck }) => (deck.length === 1 ? deck[0]! : 0) },
  );
  const told = known(game, state, stepping);
  expect([told.exact, told.points.map(({ change }) => change)]).toEqual([false, [-2, 1, 9]]);
  expect(Math.abs(told.expected - (-2 + 1 + 9) / 3)).toBeLessThan(0.5);
});

/** A trapdoor that is there as the dice will have it, beside a deck of so many cards. */
const hidden = (
  cards: number,
  isThere: (chance: Dice, deck: readonly number[]) => boolean,
  more: Parameters<typeof stepsOtherwise>[2] = {},
) =>
  stepsOtherwise(cards, (s, _step, table) => table.emit({ type: 'stepped', fell: s.trapdoor, sum: 0 }), {
    redeal: (s, _viewer, chance) => {
      const deck = [...chance.shuffle(cards, 'deck')];
      return { ...s, deck, trapdoor: isThere(chance, deck) };
    },
    ...more,
  });

test('however it is dealt, what is hidden is dealt in every way', () => {
  const coin = hidden(2, (_chance, [first]) => first === 1);
  expect(fractions(known(coin.game, coin.state, stepping))).toEqual({ fell: '1/2', stood: '1/2' });
  const handful = hidden(0, (chance) => chance.pool(2, 6, 'handful').every((face) => face === 6));
  expect(fractions(known(handful.game, handful.state, stepping))).toEqual({ fell: '1/36', stood: '35/36' });
});

test('no chance is called exact that hangs on any one face of a hidden die, on many common ones, or on a deck in order', () => {
  const faces = Array.from({ length: 10 }, (_, i) => i + 1);
  for (const { game, state } of [
    ...faces.map((face) => hidden(20, (chance) => chance.roll(10, 'trapdoor') === face)),
    hidden(20, (chance) => chance.pool(10, 10, 'trapdoor').every((face) => face > 1 && face < 10)),
    hidden(20, (_chance, deck) => deck.every((card, place) => card === place)),
    hidden(20, (_chance, deck) => deck.every((card, place) => card === 19 - place)),
  ])
    for (const seed of [1, 2, 3]) expect(known(game, state, stepping, { plays: 100, seed }).exact).toBe(false);
});

test('where deals cannot be told apart nothing is hidden, however many there are', () => {
  const { game, state } = hidden(20, () => false, {
    redeal: (s, _viewer, chance) => ({ ...s, deck: chance.shuffle(20, 'blank cards').map(() => 0) }),
  });
  expect(fractions(known(game, state, stepping))).toEqual({ stood: '1/1' });
});

test('a single card is dealt in one way, and takes nothing from the throws that are followed', () => {
  const { game, state } = stepsOtherwise(
    1,
    (_s, _step, table) => {
      while (table.roll(3, 'again') === 1);
      table.emit({ type: 'stepped', fell: false, sum: 0 });
    },
    { redeal: (s, _viewer, chance) => ({ ...s, deck: [...chance.shuffle(1, 'deck')] }) },
  );
  const [row] = known(game, state, stepping).rows;
  expect(row!.high - row!.low).toBeCloseTo(3 ** -7, 9);
});

test('what whoever acts does not see is not told', () => {
  const { game, state } = hidden(3, (chance) => chance.roll(3, 'trapdoor') === 1, {
    witness: (event) => (event.fell ? null : event),
    gist: (events) => (events.length === 0 ? 'nothing seen' : 'stood'),
  });
  expect(fractions(known(game, state, stepping))).toEqual({ 'nothing seen': '1/3', stood: '2/3' });
});

test('deals in which the action would be refused are left out of the sample', () => {
  const { game } = hidden(20, (chance) => chance.roll(3, 'trapdoor') === 1);
  const refusing = defineGame({
    ...game.definition,
    rules: {
      step: {
        ...game.definition.rules.step,
        *check({ trapdoor }) {
          if (trapdoor) yield { code: 'trapdoor', clause: 'TRAP-01', message: 'Mind the trapdoor.', facts: {} };
        },
      },
    },
  });
  const { state } = accepted(refusing.setup({}, seeded(1)));
  const told = known(refusing, state, stepping, { plays: 400, seed: 2 });
  expect(told.rows.map(({ gist, chance }) => [gist, chance])).toEqual([['stood', 1]]);
  expect(told.sample!.worlds).toBeGreaterThan(50);
  expect(told.sample!.worlds).toBeLessThan(85);
});

test('of a hidden list of any length not even the length is known', () => {
  const { game, state } = stepsOtherwise(0, ({ deck }, _step, table) => table.emit({ type: 'stepped', fell: deck.length > 15, sum: 0 }), {
    redeal: (s, _viewer, chance) => ({ ...s, deck: Array<number>(chance.roll(30, 'cards')).fill(0) }),
  });
  const told = known(game, state, stepping, { plays: 20 });
  expect([told.exact, told.sample?.alike, told.rows.map(({ gist }) => gist).sort()]).toEqual([false, false, ['fell', 'stood']]);
});

test('what is thrown again and again is followed until next to nothing is left of it', () => {
  const { game, state } = stepsOtherwise(
    0,
    (_s, _step, table) => {
      while (table.roll(2, 'again') === 1);
      table.emit({ type: 'stepped', fell: false, sum: 0 });
    },
    { redeal: (s) => s },
  );
  const told = known(game, state, stepping);
  expect(told).toMatchObject({ exact: false, sample: null, rows: [{ gist: 'stood', fraction: null }] });
  expect(told.rows[0]!.high - told.rows[0]!.low).toBeLessThan(1e-9);
});

/** In how many ways two dice show each total, 2 to 12. */
const two = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
test('Genegrafter: a duel of two dice against two, by hand: 575/1296 for each, 146/1296 level', () => {
  const ahead = two.flatMap((x, i) => two.slice(0, i).map((y) => x * y)).reduce((sum, ways) => sum + ways, 0);
  expect(ahead).toBe(575);
  const plain = begin({ inPlay: { a: ['ironroot'], b: ['hush'] } });
  const attacked = after({ ...plain, settings: { ...plain.settings, maxTieRerolls: 1 } }, a.battle('b', 'ironroot'));
  const duel = known(genegrafter, attacked, b.defend('hush'));
  expect(duel.exact).toBe(true);
  expect(fractions(duel)).toEqual({ 'duel-won': '575/1296', 'duel-lost': '575/1296', 'duel-undecided': '73/648' });
});

test('Som el que decidim!: a face of the die is one of six, and with two players one of the four that are not thrown again', () => {
  const roll = (count: number) => known(somElQueDecidim, scene({ step: 'transferRoll', count }), { type: 'roll-die', player: 'ada' });
  const six = roll(4);
  expect(six.exact).toBe(true);
  expect(fractions(six)).toEqual(
    Object.fromEntries(['holder', 'pink', 'lilac', 'orange', 'blue', 'everybody'].map((icon) => [icon, '1/6'])),
  );
  // Thrown again without end: all ways but a share of (1/3)^7 are played, and the intervals say so.
  const four = roll(2);
  expect([four.exact, four.rows.length]).toEqual([false, 4]);
  for (const { chance, low, high, fraction } of four.rows) {
    expect(chance).toBeCloseTo(1 / 4, 9);
    expect(high - low).toBeCloseTo(3 ** -7, 9);
    expect(low <= 0.25 && 0.25 <= high && fraction === null).toBe(true);
  }
});

test('Genes Mactantes: an even contest of two d10, by hand: 45 of 100 for each, 10 level', () => {
  const state = mactantes.edit(mactantes.started(['ada', 'bo', 'cy']), (draft) => {
    mactantes.alone(draft);
    mactantes.person(draft, 'bo', 'D1 M1', 'a2');
    mactantes.person(draft, 'bo', 'A1', 'b2', mactantes.seenAt('b2'));
    mactantes.person(draft, 'ada', 'D2', 'b2');
  });
  const begun = mactantes.perform(state, 'ada', mactantes.external('assassinate', { character: 'person-2' }), {}, []).state;
  const totals = (events: readonly MactantesEvent[]) => events.find((event) => event.type === 'contest-rolled')?.totals ?? [0, 0];
  const told = defineGame({
    ...genesMactantes.definition,
    gist: (events) => ['behind', 'level', 'ahead'][Math.sign(totals(events)[1]! - totals(events)[0]!) + 1]!,
  });
  const contest = known(told, begun, { type: 'defend-contest', player: 'bo', characters: [] });
  const found = chances(contest);
  expect([found['ahead'], found['level'], found['behind']].map((chance) => chance!.toFixed(6))).toEqual([
    '0.450000',
    '0.100000',
    '0.450000',
  ]);
});

const tileCounts = (state: Parameters<typeof somElQueDecidim.view>[0]) => ({
  hidden: 36,
  urns: state.config.content.tiles.filter(({ flag }) => flag === 'urn').length,
  spain: state.config.content.tiles.filter(({ flag }) => flag === 'spain').length,
});
test('what is hidden and matters is sampled, and the intervals hold the true chances: which tile lies face down', () => {
  const state = scene({ step: 'movement', count: 2, change: { queue: ['ada'] } });
  const to = somElQueDecidim.legalActions(state, 'ada', { types: ['move'] })[0]!;
  const step = known(somElQueDecidim, state, to, { plays: 2000 });
  const { hidden, urns, spain } = tileCounts(state);
  expect(step.exact).toBe(false);
  for (const [gist, count] of [
    ['urn-found', urns],
    ['state-acted', spain],
  ] as const) {
    const row = step.rows.find((one) => one.gist === gist)!;
    expect(row.low).toBeLessThan(count / hidden);
    expect(row.high).toBeGreaterThan(count / hidden);
    expect(row.high - row.low).toBeLessThan(0.1);
    expect(row.fraction).toBeNull();
  }
  expect(step.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
});

test('the same seed samples the same, another seed otherwise', () => {
  const state = scene({ step: 'movement', count: 2, change: { queue: ['ada'] } });
  const to = somElQueDecidim.legalActions(state, 'ada', { types: ['move'] })[0]!;
  const sample = (seed: Seed) => known(somElQueDecidim, state, to, { seed, plays: 400 });
  for (const [one, other] of [
    ['x', 'y'],
    [1, 2],
  ] as const) {
    expect(sample(one)).toEqual(sample(one));
    expect(sample(one)).not.toEqual(sample(other));
  }
});

/** Plays at random, and at every few steps holds forecasts against those of states that differ only in what the player cannot know. */
const sameForSecrets = <G extends GameTypes>(game: Game<G>, config: G['Config'], steps: number, every: number): number => {
  const dice = seeded('truth');
  let state = accepted(game.setup(config, dice)).state;
  let different = 0;
  for (let step = 0; step < steps; step++) {
    const actor = game.actors(state).find((player) => game.randomAction(state, player, seeded(step)) !== undefined);
    if (actor === undefined) break;
    const action = game.randomAction(state, actor, seeded(step))!;
    if (step % every === 0) {
      const other = game.redeal(state, actor, seeded(`other ${step}`));
      if (JSON.stringify(other) !== JSON.stringify(state)) different++;
      expect(forecast(game, other, action, { plays: 40 })).toEqual(forecast(game, state, action, { plays: 40 }));
    }
    state = accepted(game.reduce(state, action, dice)).state;
  }
  return different;
};
test('a forecast is a function of what the player may know: states that differ only in secrets have the same', () => {
  expect(sameForSecrets(sealedBids, { players: ['ada', 'bo', 'cy'], lots: 4 }, 60, 1)).toBeGreaterThan(20);
  expect(sameForSecrets(somElQueDecidim, { players: ['ada', 'bo', 'cy'] }, 150, 7)).toBeGreaterThan(4);
  expect(sameForSecrets(genegrafter, { players: ['ada', 'bo', 'cy'] }, 200, 8)).toBeGreaterThan(10);
  expect(sameForSecrets(ojoDelTerror, { players: ['ada', 'bo', 'cy'] }, 60, 5)).toBeGreaterThan(5);
});

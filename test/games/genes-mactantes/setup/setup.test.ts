import { type Roll, scripted, seeded } from 'ludoteca';
import type { Config, State } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { creating, deploying } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, game, opened, started } = t;

const lots = { orderMode: 'lots' } as const;

/** A whole short game at random: its dice, and its states. */
const whole = (config: Config, seed: number): { readonly rolls: readonly Roll[]; readonly states: readonly State[] } => {
  const dice = seeded(seed);
  const first = accepted(game.setup(config, dice));
  const rolls = [...first.rolls];
  const states = [first.state];
  for (let state = first.state; state.ending === null; ) {
    const player = game.actors(state)[0]!;
    const step = accepted(game.reduce(state, game.randomAction(state, player, dice)!, dice));
    rolls.push(...step.rolls);
    states.push(step.state);
    state = step.state;
  }
  return { rolls, states };
};
const short = { players: ['ada', 'bo', 'cy'], relevanceMode: 'random', length: { mode: 'turns', turns: 3 }, earlyVictory: false } as const;

clause('GM-END-03', 'ten turns unless chosen otherwise', () =>
  expect(opened(['ada', 'bo']).config.length).toEqual({ mode: 'turns', turns: 10 }),
);

clause('GM-ORDER-01', 'the order is drawn by one shuffle, or is that of the seats', () => {
  const lot = accepted(game.setup({ players: ['ada', 'bo', 'cy'] }, scripted([[2, 0, 1]])));
  expect(lot.state.order).toEqual(['cy', 'ada', 'bo']);
  expect(lot.rolls.length).toBe(1);
  const seated = accepted(game.setup({ players: ['ada', 'bo', 'cy'], orderMode: 'seating' }, scripted([])));
  expect([seated.rolls, seated.state.order]).toEqual([[], ['ada', 'bo', 'cy']]);
});

clause('GM-DICE-01', 'the one die has ten faces, of which 0 is worth 10', () => {
  const dice = whole(short, 3).rolls.flatMap((roll) => (roll.kind === 'roll' ? [roll] : []));
  expect(dice.length).toBeGreaterThan(20);
  for (const { sides, value } of dice) expect([sides, value >= 1 && value <= 10]).toEqual([10, true]);
  const { events } = t.perform(started(), 'ada', t.internal('taxes'), {}, [10]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ die: 10, value: 6, total: 16 });
});

clause('GM-DICE-02', 'one shuffle orders the players, and nothing else but ten-sided dice is thrown', () => {
  for (const seed of [1, 2]) {
    const [first, ...others] = whole(short, seed).rolls.map(({ kind }) => kind);
    expect([first, new Set(others)]).toEqual(['shuffle', new Set(['roll'])]);
  }
});

/** The steps of a setup, each with those it waits for first. */
const stepsOf = (first: State): string[] => {
  const steps: string[] = [];
  let state = first;
  for (; state.turn === 0; state = t.after(state, game.legalActions(state, game.actors(state)[0]!)[0]!)) {
    if (steps.at(-1)?.split(' ')[0] !== state.step) steps.push(`${state.step} ${game.actors(state).join('+')}`);
  }
  return [...steps, `${state.turn} ${state.step}`];
};

clause('GM-SETUP-01', 'the steps come in order, the four drawing steps only if the board is drawn', () => {
  const rest = ['setup-draft ada', 'setup-creation ada+bo', 'setup-deployment ada+bo', '1 declare-internal'];
  expect(stepsOf(opened(['ada', 'bo']))).toEqual(rest);
  expect(stepsOf(opened(['ada', 'bo'], { boardMode: 'drawn' }))).toEqual([
    ...['setup-coast ada', 'setup-features bo', 'setup-borders ada', 'setup-cities bo'],
    ...rest,
  ]);
});

clause('GM-BOARD-01', 'the board is drawn by successive players of the order, round and round', () => {
  const drawers = (players: readonly string[], order: readonly number[]) =>
    stepsOf(opened(players, { ...lots, boardMode: 'drawn' }, [order]))
      .slice(0, 4)
      .map((step) => step.split(' ')[1]);
  expect(drawers(['ada', 'bo'], [1, 0])).toEqual(['bo', 'ada', 'bo', 'ada']);
  expect(drawers(['ada', 'bo', 'cy'], [2, 0, 1])).toEqual(['cy', 'ada', 'bo', 'cy']);
  expect(drawers(['ada', 'bo', 'cy', 'di', 'eve'], [4, 3, 2, 1, 0])).toEqual(['eve', 'di', 'cy', 'bo']);
});

clause('GM-BOARD-07', 'a preset map is played as it stands', () => {
  const state = opened(['ada', 'bo']);
  expect([state.step, state.map, game.view(state, null).map.id]).toEqual(['setup-draft', null, 'default-2']);
});

clause('GM-REL-02', 'random relevance is one die each, in the order drawn by lot', () => {
  const { events } = chosen({ ...lots, relevanceMode: 'random' }, [[1, 0]], [5, 6]);
  expect(t.eventsOf(events, 'relevance-set').map(({ player, relevance, die }) => [player, relevance, die])).toEqual([
    ['bo', 'small', 5],
    ['ada', 'medium', 6],
  ]);
  const sizes = [1, 3, 5, 7, 9].flatMap((die) =>
    Object.values(chosen({ relevanceMode: 'random' }, [], [die, die + 1]).state.countries).map(({ relevance }) => relevance),
  );
  expect(sizes).toEqual([...Array(5).fill('small'), ...Array(3).fill('medium'), 'large', 'large']);
});

/** Two players with a country each. */
const chosen = (options: Partial<Config>, order: readonly (readonly number[])[], script: readonly number[]) => {
  const state = opened(['ada', 'bo'], options, order);
  return t.play(state, { type: 'pick-country', player: game.actors(state)[0]!, country: 'aurenca' }, script);
};

clause('GM-REL-03', 'relevance stays what it was', () => {
  const { states } = whole(short, 5);
  const sizes = (state: State) => short.players.map((player) => state.countries[player]?.relevance);
  const settled = states.filter(({ turn }) => turn > 0);
  for (const state of settled) expect(sizes(state)).toEqual(sizes(settled[0]!));
});

clause('GM-COMP-01', 'a country sheet has name, description, relevance, values, cities, a capital, people and a principal', () => {
  const state = started();
  const { name, description, relevance, characteristics, capital, principal } = state.countries['ada']!;
  expect([name, description, relevance, capital, principal]).toEqual(['Aurenca', '', 'medium', 'a1', 'person-1']);
  expect(characteristics).toEqual({ authority: 6, diplomacy: 5, militarism: 5, technology: 6 });
  const cities = Object.entries(state.cities).filter(([id]) => state.controllers[id] === 'ada');
  expect(cities.map(([id, city]) => [id, city.name, city.walled, city.capitalOf])).toEqual([
    ['a1', 'Aurenc', false, 'ada'],
    ['a3', 'Rouredal', false, null],
    ['a6', 'Castellgris', false, null],
    ['a2', "Port d'Alba", true, null],
  ]);
  expect(state.characters.filter(({ owner }) => owner === 'ada').map(({ name: called, role, values }) => [called, role, values])).toEqual([
    ['Guifré', 'sovereign', { authority: 1, diplomacy: 0, militarism: 1, technology: 0 }],
    ['Ermessenda', 'chancellor', { authority: 0, diplomacy: 2, militarism: 0, technology: 0 }],
  ]);
});

clause('GM-SETUP-02', 'sheets and deployments are handed in at any time, once', () => {
  for (const state of [creating(), deploying()]) {
    expect(game.actors(state)).toEqual(['ada', 'bo']);
    const [mine, yours] = ['ada', 'bo'].map((player) => game.legalActions(state, player).at(-1)!);
    const handed = t.after(state, mine!);
    expect(game.actors(handed)).toEqual(['bo']);
    expect(t.refusal(handed, mine!)).toEqual(['not-your-turn', 'GM-FLOW-15']);
    const after = (...actions: (typeof mine)[]) => actions.reduce((now, action) => t.after(now, action!), state);
    expect(after(mine, yours).countries).toEqual(after(yours, mine).countries);
  }
});

const revealed = () => {
  const state = deploying();
  const deployed = t.after(state, game.legalActions(state, 'ada')[0]!);
  return t.play(deployed, game.legalActions(deployed, 'bo')[0]!);
};

clause('GM-SETUP-03', 'when all have deployed everything is told but where people are, and turn 1 begins from nothing', () => {
  const { state, events } = revealed();
  const told = t.only(events, 'countries-revealed').countries['ada']!;
  expect(told).toMatchObject({ name: 'Aurenca', capital: 'a1', principal: 'person-1', army: 28, units: state.units['ada'] });
  expect(told.cities.map(({ territory, walled }) => [territory, walled])).toEqual([
    ['a1', false],
    ['a2', true],
    ['a3', false],
    ['a6', false],
  ]);
  expect([state.turn, state.step]).toEqual([1, 'declare-internal']);
  for (const country of Object.values(state.countries))
    expect(country).toMatchObject({
      ...{ counterpower: 0, disorder: 0, levels: { blockade: 0, anarchy: 0, autarchy: 0 }, intel: {}, dethronedBy: [], civilWar: null },
      ...{ thisTurn: { bonus: 0, penalty: 0, crisisSpent: 0 }, nextTurn: { bonus: 0, penalty: 0 } },
    });
});

clause('GM-VIS-04', 'where each principal is all know at the start of turn 1, where others are nobody', () => {
  const { state, events } = revealed();
  expect(t.only(events, 'countries-revealed').countries['ada']!.characters.map(({ location }) => location)).toEqual(['a1', null]);
  for (const viewer of ['bo', null])
    expect(game.view(state, viewer).characters.map(({ sighting }) => sighting)).toEqual([
      ...[{ territory: 'a1', turn: 1 }, null],
      ...[{ territory: 'b1', turn: 1 }, null],
    ]);
});

clause('GM-VIS-07', 'sheets and deployments are secret until all have finished both', () => {
  const state = creating();
  const handed = t.after(state, game.legalActions(state, 'ada')[0]!);
  const other = t.after(state, game.legalActions(state, 'ada')[1]!);
  for (const viewer of ['bo', null]) {
    expect(game.view(handed, viewer)).toMatchObject({ creation: null, handedIn: ['ada'] });
    expect(game.view(handed, viewer)).toEqual(game.view(other, viewer));
  }
  expect(game.view(handed, 'ada').creation).toMatchObject({ name: 'Aurenca', capital: 'a1' });
  const fielded = deploying();
  const [even, capital] = game.legalActions(fielded, 'ada').map((action) => t.after(fielded, action));
  expect(game.view(even!, 'ada').deployment!.length).toBe(4);
  for (const viewer of ['bo', null]) {
    expect(game.view(even!, viewer)).toEqual(game.view(capital!, viewer));
    expect(game.view(even!, viewer)).toMatchObject({ deployment: null, units: { ada: [] }, countries: { ada: { army: 0 } } });
  }
  expect(game.view(revealed().state, 'bo').units['ada']!.length).toBe(4);
});

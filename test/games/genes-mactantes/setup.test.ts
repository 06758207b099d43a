import { E, O, scripted, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { creating, deploying, drawn } from './scenes/founding.js';
import * as t from './table.js';

const { clause, edit, game, opened, started } = t;

clause('GM-END-03', 'ten turns unless chosen otherwise', () =>
  expect(opened(['ada', 'bo']).config.length).toEqual({ mode: 'turns', turns: 10 }),
);

clause('GM-ORDER-01', 'the order is drawn by one shuffle, or is that of the seats', () => {
  const drawn = accepted(game.setup({ players: ['ada', 'bo', 'cy'] }, scripted([[2, 0, 1]])));
  expect(drawn.state.order).toEqual(['cy', 'ada', 'bo']);
  expect(drawn.rolls.length).toBe(1);
  expect(accepted(game.setup({ players: ['ada', 'bo', 'cy'], orderMode: 'seating' }, scripted([]))).rolls).toEqual([]);
});

clause(['GM-DICE-01', 'GM-DICE-02'], 'only shuffles of the order and ten-sided dice are thrown', () => {
  const { rolls } = accepted(game.setup({ players: ['ada', 'bo'] }, seeded(3)));
  expect(rolls.map(({ kind }) => kind)).toEqual(['shuffle']);
  const { rolls: dice } = t.perform(started(), 'ada', t.internal('taxes'), {}, [10]);
  expect(dice).toMatchObject([{ kind: 'roll', sides: 10, value: 10 }]);
});

clause(['GM-SETUP-01', 'GM-BOARD-01'], 'the steps come in order, each with its own drawer', () => {
  const steps = [0, 1, 2, 3, 4].map((n) => [drawn(n).step, ...game.actors(drawn(n))]);
  expect(steps).toEqual([
    ['setup-coast', 'ada'],
    ['setup-features', 'bo'],
    ['setup-borders', 'ada'],
    ['setup-cities', 'bo'],
    ['setup-draft', 'ada'],
  ]);
});

clause('GM-BOARD-07', 'a preset map is not drawn', () => expect(opened(['ada', 'bo']).step).toBe('setup-draft'));

clause(['GM-REL-02', 'GM-REL-03'], 'random relevance is one die each, in order, and stays', () => {
  const state = opened(['ada', 'bo', 'cy'], { relevanceMode: 'random' });
  const first = t.after(state, { type: 'pick-country', player: 'bo', country: 'cendral' });
  const { state: set, events } = t.play(first, { type: 'pick-country', player: 'cy', country: 'aurenca' }, [5, 6, 9]);
  expect(t.eventsOf(events, 'relevance-set').map(({ player, relevance, die }) => [player, relevance, die])).toEqual([
    ['ada', 'small', 5],
    ['bo', 'medium', 6],
    ['cy', 'large', 9],
  ]);
  const played = t.nextTurn(edit(started(), (draft) => t.values(draft, 'ada', [9, 5, 5, 10])));
  expect(played.countries['ada']!.relevance).toBe('medium');
  expect(set.countries['bo']!.relevance).toBe('medium');
});

clause('GM-COMP-01', 'a country sheet has name, description, relevance, values, cities, capital and people', () => {
  const { name, description, relevance, characteristics, capital, principal } = started().countries['ada']!;
  expect([name, description, relevance, capital, principal]).toEqual(['Aurenca', '', 'medium', 'a1', 'person-1']);
  expect(characteristics).toEqual({ authority: 6, diplomacy: 5, militarism: 5, technology: 6 });
});

clause(
  ['GM-SETUP-02', 'GM-SETUP-03', 'GM-VIS-07', 'GM-VIS-04'],
  'sheets are secret until all are in, then everything but people is told',
  () => {
    const state = creating();
    const handed = t.after(state, game.legalActions(state, 'ada')[0]!);
    expect(game.view(handed, 'bo')).toMatchObject({ creation: null, handedIn: ['ada'] });
    expect(game.view(handed, 'ada').creation).not.toBeNull();
    expect(t.refusal(handed, game.legalActions(state, 'ada')[0]!)[0]).toBe('not-your-turn');
    const deployed = t.after(deploying(), game.legalActions(deploying(), 'ada')[0]!);
    expect(game.view(deployed, null).units['ada']).toEqual([]);
    const { state: begun, events } = t.play(deployed, game.legalActions(deployed, 'bo')[0]!);
    const told = t.only(events, 'countries-revealed').countries['ada']!;
    expect(told.characters.map(({ location }) => location)).toEqual(['a1', null]);
    expect(begun.turn).toBe(1);
    expect(game.view(begun, null).characters.map(({ sighting }) => sighting?.territory ?? null)).toEqual(['a1', null, 'b1', null]);
    expect(begun.countries['ada']).toMatchObject({
      counterpower: 0,
      disorder: 0,
      levels: { blockade: 0 },
      thisTurn: { bonus: 0, penalty: 0 },
    });
  },
);

clause('GM-ERR-01', 'common refusals come first, in their order', () => {
  const state = started();
  const code = (action: object) => t.refusal(state, action as never)[0];
  expect(code({ type: 'nonsense', player: 'ada' })).toBe('unknown-action');
  expect(code({ type: 'commit', player: 'ada', extra: 1 })).toBe('bad-parameter');
  expect(code({ type: 'commit', player: 'zed' })).toBe('unknown-player');
  expect(code({ type: 'pass', player: 'ada' })).toBe('wrong-phase');
  expect(code(t.declaring('ada', t.internal('fortify', { territory: 'constructor' })))).toBe('bad-parameter');
  const over = edit(state, (draft) => {
    draft.step = 'finished';
    draft.ending = { reason: 'capitals', winners: ['ada'] };
  });
  expect(t.refusal(over, { type: 'commit', player: 'ada' })[0]).toBe('game-over');
});

clause(['GM-ERR-02', 'GM-ERR-03'], 'a refusal changes nothing, rolls nothing, and names code, clause and sentence', () => {
  const state = started();
  const dice = scripted([]);
  const result = game.reduce(state, t.declaring('ada', t.internal('fortify', { territory: 'b1' })), dice);
  expect(E.isLeft(result) && result.left[0]).toMatchObject({ code: 'not-your-city', clause: 'GM-FORT-01' });
  expect(dice.left).toBe(0);
  expect(E.isLeft(result) && result.left[0].message.length).toBeGreaterThan(10);
  expect(O.isNone(game.outcome(state))).toBe(true);
});

import { scripted } from 'ludoteca';
import { expect } from 'vitest';
import { players } from '../../helpers/beginnings.js';
import { change, nationWith } from '../../helpers/positions.js';
import { allReady, seat } from '../../helpers/seats.js';
import { settled, start, startAuto } from '../../helpers/start.js';
import { type Action, act, at, clause, game, type State } from '../../helpers/table.js';
import { announce, measure } from '../../helpers/turns.js';

clause('OT-FLOW-02', 'a machine that referees opens, resolves and decides within one step, and never acts', () => {
  const strong = nationWith(startAuto(), 'francia', { attributes: { ADM: 50, PRS: 50 } });
  const state = announce(strong, measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] }));
  const after = act(allReady(state, 'ada', 'bo'), { type: 'ready', player: 'cy' }, 60, 99);
  expect([after.phase, after.turn, after.decisions, after.treaties.length, game.actors(after)]).toEqual(['orders', 2, [], 1, players]);
  expect([game.seats(after), game.seats(start())]).toEqual([players, [...players, 'referee']]);
});
clause(
  'OT-FLOW-03',
  'a turn of a machine begins with a d100, and a pick among living principal Nations, in nation order, if the row needs one',
  () => {
    const drawing = (state: State) =>
      change(state, (draft) => {
        draft.config = { ...draft.config, autoHappenings: 'deck' };
      });
    const begin = (state: State, ...dice: number[]) =>
      act(allReady(drawing(state), 'ada', 'bo'), { type: 'ready', player: 'cy' }, ...dice).happenings.map(({ nations, text }) => [
        text,
        nations,
      ]);
    expect([begin(startAuto(), 1), begin(startAuto(), 10)]).toEqual([[['A quiet year.', []]], [['A comet crosses the sky.', []]]]);
    expect([1, 2, 3].map((die) => begin(startAuto(), 11, die)[0]![1])).toEqual([['francia'], ['gothia'], ['romania']]);
    const swapped = seat(seat(startAuto(), 'ada', { principal: 'romania' }), 'cy', { principal: 'francia' });
    expect([1, 3].map((die) => begin(swapped, 11, die)[0]![1])).toEqual([['francia'], ['romania']]);
    // One candidate asks for no die, and none for no happening.
    const alone = seat(seat(startAuto(), 'bo', { principal: null }), 'cy', { principal: null });
    expect([begin(alone, 11), begin(seat(alone, 'ada', { principal: null }), 11)]).toEqual([[['The harvest is good.', ['francia']]], []]);
    // And nothing befalls nobody.
    const nobody = seat(alone, 'ada', { principal: null });
    for (const { from, targeted } of settled.happeningDeck) expect([from, begin(nobody, from).length]).toEqual([from, targeted ? 0 : 1]);
    expect(allReady(startAuto(), ...players).happenings).toEqual([]);
  },
);
clause(['OT-FLOW-07', 'OT-FLOW-09'], 'a machine goes on when the last active player is ready, whether that one has a Nation or not', () => {
  expect([allReady(startAuto(), 'ada', 'bo').turn, allReady(startAuto(), ...players).turn]).toEqual([1, 2]);
  const landless = seat(startAuto(), 'cy', { principal: null });
  expect([allReady(landless, 'ada', 'bo').turn, allReady(landless, ...players).turn]).toEqual([1, 2]);
  const away = seat(startAuto(), 'cy', { active: false });
  expect(allReady(away, 'ada', 'bo').turn).toBe(2);
  // With nobody active the turns go by, until the limit.
  const options = {
    players,
    freeNationChoice: false,
    refereeMode: 'auto',
    autoHappenings: 'none',
    turnLimit: 3,
    attributeAwardCycles: 0,
  } as const;
  const dealt = game.setup({ ...options, pack: settled }, scripted([])) as { right: { state: State } };
  const deserted = players.reduce((state, player) => seat(state, player, { active: false }), dealt.right.state);
  const flat = [16, 16, 16, 16, 16];
  const distribute = (player: string): Action => ({ type: 'distribute-attributes', player, domain: flat, authority: flat });
  expect(players.reduce((state, player) => act(state, distribute(player)), deserted)).toMatchObject({ phase: 'closed', turn: 3 });
});
clause(['OT-FLOW-02', 'OT-FLOW-07'], 'an automatic game goes on by itself when the last is ready', () => {
  let state = startAuto();
  expect(game.actors(state)).toEqual(players);
  for (const player of players) state = act(state, { type: 'ready', player });
  expect([state.phase, state.turn, state.players['ada']!.ready]).toEqual(['orders', 2, false]);
});
clause(['OT-FLOW-03', 'OT-FLOW-16'], 'an automatic turn draws a happening and whom it befalls', () => {
  let state = startAuto({ autoHappenings: 'none' });
  state = change(state, (draft) => {
    draft.config = { ...draft.config, autoHappenings: 'deck' };
  });
  for (const player of ['ada', 'bo']) state = act(state, { type: 'ready', player });
  const after = act(state, { type: 'ready', player: 'cy' }, 11, 2);
  expect(after.happenings).toMatchObject([{ text: 'The harvest is good.', nations: ['gothia'] }]);
  expect(after.nations['gothia']!.wealth).toBe(3);
});

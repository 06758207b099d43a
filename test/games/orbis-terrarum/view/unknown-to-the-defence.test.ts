import { expect } from 'vitest';
import { change, conflict, modified, nationWith, rebellion } from '../helpers/positions.js';
import { second } from '../helpers/reports.js';
import { start } from '../helpers/start.js';
import { act, at, clause, game, type State } from '../helpers/table.js';
import { announce, invest, measure, reportOn, resolve, turn } from '../helpers/turns.js';

/** A theft from Romania that nobody is to know of. */
const theft = (nation: string, more = {}) => measure(nation, 'sabotage', 'plunder', { target: at('romania'), covert: true, ...more });
/** The same, for all to see. */
const openTheft = (nation: string) => theft(nation, { covert: false });
/** Romania fights so many wars that they tire it, Francia among its enemies or not. */
const embattled = (enemies: readonly string[], state = start()): State =>
  change(nationWith(state, 'romania', { wealth: 30 }), (draft) => {
    draft.conflicts = enemies.map((enemy) => conflict(enemy, 'romania', 'war'));
  });
const others = ['saxonia', 'thuringia', 'gepidia', 'persia'];
const counterItems = (state: State) => reportOn(state, 'francia').counter!.items.map(({ source, value }) => [source, value]);

clause(
  ['OT-OPP-18', 'OT-MOD-01'],
  'the defence against a hidden author is neither tired by a war with it nor helped by what is kept against it',
  () => {
    const armed = (state: State) => modified(state, { nation: 'romania', target: 'AUX', value: -7, against: 'francia' });
    const rolled = (one: ReturnType<typeof measure>, ...dice: number[]) =>
      counterItems(turn(armed(embattled(['francia', ...others])), [one], ...dice));
    expect(rolled(theft('francia'), 30, 99)).toEqual([]);
    expect(rolled(theft('francia'), 30, 1)).toEqual([]); // though this defence finds it out
    expect(rolled(openTheft('francia'), 30, 99)).toEqual([
      ['AUX', -7],
      ['fatigue', 15],
    ]);
  },
);
clause(['OT-OPP-09', 'OT-OPP-18'], 'the number of dice does not tell whether two hidden thefts are of one author', () => {
  const counters = (state: State, ...dice: number[]) => resolve(state, ...dice).events.filter(({ type }) => type === 'countered').length;
  const rich = nationWith(start({ measuresPerTurn: 2 }), 'romania', { wealth: 30 });
  expect(counters(announce(rich, theft('francia'), theft('gothia')), 30, 30, 50, 51)).toBe(2);
  expect(counters(announce(rich, theft('francia'), theft('francia', second)), 30, 30, 50, 51)).toBe(2);
  expect(counters(announce(rich, theft('francia'), openTheft('gothia')), 30, 30, 50, 51)).toBe(2);
  expect(counters(announce(rich, openTheft('francia'), openTheft('gothia')), 30, 30, 50)).toBe(1);
});
clause(['OT-MEAS-19', 'OT-OPP-02'], 'a policy against one Nation says nothing about a hidden author: only the general one counts', () => {
  const policy = (all: boolean, defend: boolean) =>
    nationWith(start(), 'romania', { wealth: 30, defence: { all, against: [{ nation: 'francia', defend }] } });
  const defended = (state: State, one: ReturnType<typeof measure>, ...dice: number[]) =>
    reportOn(turn(state, [one], ...dice), 'francia').counter !== null;
  expect(defended(policy(true, false), theft('francia'), 30, 50)).toBe(true);
  expect(defended(policy(false, true), theft('francia'), 30)).toBe(false);
  expect(defended(policy(true, false), openTheft('francia'), 30)).toBe(false);
  expect(defended(policy(false, true), openTheft('francia'), 30, 50)).toBe(true);
});
clause(['OT-MEAS-23', 'OT-VIEW-12'], 'no number tells of a hidden measure in the same place, voided or pending', () => {
  const voided = (state: State, id: string) =>
    act(state, { type: 'adjudicate-measure', player: 'referee', measure: id, ruling: { kind: 'void', reason: '' } });
  const ids = (state: State, viewer: string | null) => game.view(state, viewer).measures.map(({ id }) => id);
  const secretly = announce(start(), theft('francia'));
  const hidden = secretly.measures[0]!.id;
  expect(hidden).toBe('francia/main/1/hidden');
  const openly = announce(voided(secretly, hidden), invest);
  expect(ids(openly, 'bo')).toEqual(ids(announce(start(), invest), 'bo'));
  expect(ids(announce(voided(announce(start(), invest), 'francia/main/1'), invest), 'bo')).toEqual(['francia/main/1', 'francia/main/1/2']);
  // Hidden ones are counted among themselves, those of hidden hosts too.
  expect(ids(announce(voided(secretly, hidden), theft('francia')), 'ada')).toEqual([hidden, `${hidden}/2`]);
  expect(ids(announce(voided(announce(start(), invest), 'francia/main/1'), theft('francia')), 'ada')).toContain(hidden);
  const rebels = change(rebellion(start(), 'gothia', { sponsor: 'francia', sponsorKnown: false }), (draft) => {
    draft.hosts = [
      { id: 'host-1', owner: 'francia', kind: 'rebel', region: 'tarraco', rebellion: 'rebellion-1', lastTurn: null, moveTo: null },
    ];
    draft.counters = { ...draft.counters, host: 1 };
  });
  const fromHost = measure('francia', 'incision', 'raid', { target: at('gothia'), slot: { kind: 'host', id: 'host-1' } });
  expect(ids(announce(rebels, fromHost), 'ada')).toEqual(['francia/host/host-1/hidden']);
});

/** Francia has stolen so often that precedents count. */
const practised = (outcome: 'success' | 'failure', covert: boolean): State =>
  change(nationWith(start(), 'romania', { wealth: 30 }), (draft) => {
    draft.streaks = [{ nation: 'francia', statistic: 'sabotage', area: 'Graecia', outcome, length: 4, lastTurn: 0, covert }];
  });
clause(['OT-MOD-18', 'OT-VIEW-11'], 'covert rolls have precedents of their own: an open roll neither uses nor shows them', () => {
  const streakOf = (state: State, one: ReturnType<typeof measure>) =>
    reportOn(turn(state, [one], 30, 50), 'francia').roll!.items.map(({ source }) => source);
  expect(streakOf(practised('failure', true), openTheft('francia'))).toEqual([]);
  expect(streakOf(practised('failure', true), theft('francia'))).toEqual(['streak']);
  expect(streakOf(practised('failure', false), theft('francia'))).toEqual([]);
  expect(streakOf(practised('failure', false), openTheft('francia'))).toEqual(['streak']);
  // Four thefts nobody knew of, and then an open one: what all see of the open one is what they would see had there been none.
  const openly = (state: State) =>
    resolve(announce(state, openTheft('francia')), 30, 50).events.flatMap((event) => game.witness(event, 'bo') ?? []);
  expect(openly(practised('success', true))).toEqual(openly(nationWith(start(), 'romania', { wealth: 30 })));
  // Each goes on by itself; one that is found out was covert all the same.
  const kept = (state: State, one: ReturnType<typeof measure>, ...dice: number[]) =>
    turn(state, [one], ...dice).streaks.map(({ covert, outcome, length }) => [covert, outcome, length]);
  expect(kept(practised('success', true), openTheft('francia'), 30, 50)).toEqual([[false, 'success', 1]]);
  expect(kept(practised('success', true), theft('francia'), 30, 50)).toEqual([[true, 'success', 5]]);
  expect(kept(practised('success', true), theft('francia'), 30, 1)).toEqual([[true, 'success', 5]]);
  expect(game.view(turn(practised('success', true), [theft('francia')], 30, 50), 'bo').streaks).toEqual([]);
});

import { E } from 'ludoteca';
import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { allied, cede, claim, invade, trade } from '../helpers/orders.js';
import { start, withOrders } from '../helpers/positions.js';
import {
  begin,
  chosen,
  decoded,
  finished,
  first,
  fresh,
  lieutenants,
  type Plain,
  players,
  refereed,
  review,
  second,
  third,
  throughJson,
  tied,
} from '../helpers/saved-states.js';

/** A state as saved, with what stands at some paths replaced; undefined takes it away. */
const edited = (state: State, edits: Readonly<Record<string, unknown>>): unknown => {
  const copy = throughJson(state) as Plain;
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const parent = keys.slice(0, -1).reduce((part, key) => part[key] as Plain, copy);
    if (value === undefined) delete parent[keys.at(-1)!];
    else parent[keys.at(-1)!] = value;
  }
  return copy;
};

test('the positions these tests begin with are possible', () => {
  const phases = { fresh, chosen, refereed, first, second, review, third, lieutenants, finished, tied };
  for (const [name, state] of Object.entries(phases)) expect([name, E.isRight(decoded(state))]).toEqual([name, true]);
  expect(Object.values(phases).map(({ phase }) => phase)).toEqual([
    ...['warbands', 'warbands', 'orders', 'orders', 'orders', 'review', 'orders', 'lieutenants', 'finished', 'finished'],
  ]);
  expect(third.deeds['no-mercy']).toEqual({ turn: 2, by: ['10'], benefitTo: null });
});

const { pack } = refereed.config;
const ten = third.players['10']!;
const [one, two] = ten.scoreByTurn as [number, number];
const grant = { player: '10', deed: 'no-mercy', verdict: 'grant' };
const deed = 'deeds.no-mercy';

/** What no play could lead to, by the clauses and invariants of the rules. */
const spoils: readonly (readonly [what: string, base: State, edits: Readonly<Record<string, unknown>>])[] = [
  // Configuration and shape
  ['one player', refereed, { 'config.players': ['10'] }],
  ['a player named twice', refereed, { 'config.players.1': '10' }],
  ['another player', refereed, { 'config.players.1': 'nine' }],
  ['too few turns', refereed, { 'config.turns': 1 }],
  ['a pack that is none', refereed, { 'config.pack.cadia': 'nowhere' }],
  ['a planet the pack has not', refereed, { 'config.pack.planets': pack.planets.slice(0, -1) }],
  ['a deed the pack has not', refereed, { 'config.pack.deeds': pack.deeds.slice(0, -1) }],
  ['a player without a sheet', refereed, { 'sheets.9': undefined }],
  ['a sheet without a player', refereed, { 'sheets.nobody': { orders: [], committed: false } }],
  ['a planet too many', refereed, { 'planets.terra': { controller: null, inhabitants: 0, sacred: [] } }],
  ['a deed too many', refereed, { 'deeds.constructor': null }],
  // The map
  ['a planet of a stranger', refereed, { 'planets.eco.controller': 'nobody' }],
  ['a planet of the referee', refereed, { 'planets.eco.controller': 'referee' }],
  ['fewer inhabitants than none', refereed, { 'planets.fenris.inhabitants': -1 }],
  ['more inhabitants than at first', refereed, { 'planets.fenris.inhabitants': 3 }],
  ['inhabitants where none were', refereed, { 'planets.eco.inhabitants': 1 }],
  ['a planet held and inhabited', refereed, { 'planets.fenris.controller': '9' }],
  ['a world sacred to nobody known', refereed, { 'planets.eco.sacred': ['constructor'] }],
  ['a world sacred twice to one god', refereed, { 'planets.furia.sacred': ['khorne', 'khorne'] }],
  ['a world that lost its god', refereed, { 'planets.furia.sacred': [] }],
  ['a world sacred to another major god', refereed, { 'planets.furia.sacred': ['khorne', 'nurgle'] }],
  ['a temple nobody built', refereed, { 'planets.furia.sacred': ['khorne', 'morvath'] }],
  // Players
  ['a player without a band', refereed, { 'players.10.warband': null }],
  ['a band the pack has not', refereed, { 'players.10.warband': 'constructor' }],
  ['a band led by two', refereed, { 'players.10.warband': 'ironWarriors' }],
  ['a band other than the fixed one', refereed, { 'players.10.warband': 'nightLords' }],
  ['a home that is no planet', refereed, { 'players.10.home': 'nowhere' }],
  ['a home that is no home world', refereed, { 'players.10.home': 'cadia' }],
  ['a home of two', refereed, { 'players.10.home': refereed.players['9']!.home }],
  ['no home in a game with homes', refereed, { 'players.10.home': null }],
  ['the favour of a minor god', third, { 'players.10.favours': ['morvath'] }],
  ['the favour of nobody known', third, { 'players.10.favours': ['toString'] }],
  ['a favour twice', third, { 'players.10.favours': ['nurgle', 'nurgle'] }],
  ['favours out of order', third, { 'players.10.favours': ['tzeentch', 'nurgle'] }],
  ['the favour of one’s own god', third, { 'players.10.favours': ['khorne'] }],
  ['a favour without a deed', third, { 'players.10.favours': ['nurgle'] }],
  ['less than no permanent actions', third, { 'players.10.permanentActions': -1 }],
  ['four permanent actions', third, { 'players.10.permanentActions': 4 }],
  ['a permanent action without a deed', third, { 'players.10.permanentActions': 1 }],
  ['a score that does not add up', third, { 'players.10.score': ten.score + 1 }],
  ['a turn of negative points', third, { 'players.10.scoreByTurn': [-1, two], 'players.10.score': two - 1 }],
  ['a turn not scored', third, { 'players.10.scoreByTurn': [one], 'players.10.score': one }],
  ['a turn scored too many', third, { 'players.10.scoreByTurn': [one, two, 0] }],
  ['points before any turn', refereed, { 'players.10.scoreByTurn': [3], 'players.10.score': 3 }],
  ['an odd score in a doubled turn', lieutenants, { 'players.10.scoreByTurn': [one, two, 7], 'players.10.score': one + two + 7 }],
  ['points beyond every map', third, { 'players.10.scoreByTurn': [0, 1e12], 'players.10.score': 1e12 }],
  // Deeds
  ['a deed of one’s own that nobody knows', third, { 'players.10.deeds': ['no-mercy', 'constructor'] }],
  ['a deed twice', third, { 'players.10.deeds': ['no-mercy', 'no-mercy'] }],
  ['a deed the table does not give', third, { 'players.9.deeds': ['no-mercy'] }],
  ['an achieved deed that is open', third, { [deed]: null }],
  ['an achiever who does not know it', third, { 'players.10.deeds': [] }],
  ['a deed achieved by nobody', third, { [`${deed}.by`]: [], 'players.10.deeds': [] }],
  ['a deed achieved by a stranger', third, { [`${deed}.by`]: ['10', 'nobody'] }],
  ['a deed achieved twice by one', third, { [`${deed}.by`]: ['10', '10'] }],
  ['a deed of a turn to come', third, { [`${deed}.turn`]: 3 }],
  ['a deed of no turn', third, { [`${deed}.turn`]: 0 }],
  ['a benefit of a deed without one', third, { [`${deed}.benefitTo`]: '10' }],
  ['a benefit for who did not achieve', third, { [`${deed}.benefitTo`]: '9' }],
  // Flow
  ['turn 0 with orders', refereed, { turn: 0 }],
  ['a turn without a report', refereed, { turn: 2 }],
  ['a turn after the last', third, { turn: 4, history: [...third.history, third.history[1]] }],
  ['a report too many', refereed, { history: [third.history[0]] }],
  ['a report of the wrong turn', third, { 'history.0.turn': 2 }],
  ['bands to choose in the middle', third, { phase: 'warbands' }],
  ['the end in the middle', third, { phase: 'finished' }],
  ['lieutenants in the middle', third, { phase: 'lieutenants' }],
  ['a review without a referee', begin(), { phase: 'review' }],
  ['every sheet committed', refereed, Object.fromEntries(players.map((player) => [`sheets.${player}.committed`, true]))],
  ['verdicts while orders are written', second, { verdicts: [grant] }],
  ['lieutenants while orders are written', refereed, { lieutenants: ['9', 'constructor'] }],
  // Bands
  ['bands in a turn', chosen, { turn: 1 }],
  ['a later seat that chose first', fresh, { 'players.9.warband': 'blackLegion' }],
  ['nobody left to choose', chosen, { 'players.9.warband': 'blackLegion', 'players.constructor.warband': 'nightLords' }],
  [
    'bands to choose that are fixed',
    chosen,
    { 'config.warbandSelection': 'fixed', 'config.fixedWarbands': ['worldEaters', 'ironWarriors', 'blackLegion'] },
  ],
  ['bands to choose that are drawn', chosen, { 'config.warbandSelection': 'random' }],
  ['a committed sheet before the first turn', chosen, { 'sheets.9.committed': true }],
  ['orders before the first turn', chosen, { 'sheets.9.orders': [claim('no-mercy')] }],
  ['a conquest before the first turn', chosen, { 'planets.eco.controller': '9' }],
  ['a home lost before the first turn', chosen, { [`planets.${chosen.players['10']!.home}.controller`]: null }],
  ['the dead before the first turn', chosen, { 'planets.fenris.inhabitants': 1 }],
  // Sheets
  ['an order for an unknown planet', second, { 'sheets.9.orders': [cede('constructor', '10')] }],
  ['an order beyond the allowance', second, { 'sheets.9.orders': [invade('escarcha', 40)] }],
  ['an order for an own planet', second, { 'sheets.9.orders': [invade('hvitgard')] }],
  ['a way across the Boundary where there is none', second, { 'sheets.9.orders': [{ ...invade('escarcha'), across: true }] }],
  ['two orders for one planet', second, { 'sheets.9.orders': [invade('escarcha'), invade('escarcha')] }],
  ['a count that is no whole number', second, { 'sheets.9.orders': [invade('escarcha', 0.5)] }],
  ['a planet promised twice', second, { 'sheets.9.orders': [cede('hvitgard', '10'), cede('hvitgard', 'constructor')] }],
  ['a claim of a closed deed', third, { 'sheets.9.orders': [claim('no-mercy')] }],
  ['a claim of a deed not open to the band', third, { 'sheets.9.orders': [claim('skulls')] }],
  ['planets given in another order', second, { 'sheets.10.orders': [trade('9', ['quebrada', 'coralis'], ['hvitgard'])] }],
  ['a claim with a parameter too many', second, { 'sheets.10.orders': [claim('no-mercy', { god: 'khorne' })] }],
  // Review and end
  ['a verdict on a claim that was not made', review, { 'verdicts.0.deed': 'invincible' }],
  ['a published verdict where there was no referee', third, { 'config.referee': 'none' }],
  ['a published lot that was not drawn', third, { 'history.0.draws': [{ why: 'who takes quebrada', among: ['10', '9'], drawn: '10' }] }],
  ['an exchange that was published otherwise', third, { 'history.1.trades.0.result': 'planet-lost' }],
  ['a published sheet with an illegal order', third, { 'history.1.sheets.9': [invade('hvitgard')] }],
  ['a published sheet too few', third, { 'history.1.sheets.9': undefined }],
  ['a published fight that ended otherwise', third, { 'history.0.fights.0.winner': '9' }],
  ['a conquest that was not published', third, { 'planets.eco.controller': '9' }],
  ['a death that was not published', third, { 'planets.refugio.inhabitants': 1 }],
  ['a verdict on a stranger', review, { 'verdicts.0.player': 'nobody' }],
  ['two verdicts on one claim', review, { verdicts: [grant, { ...grant, verdict: 'deny' }] }],
  [
    'lieutenants to be named after a tie',
    lieutenants,
    { 'players.9.score': lieutenants.players['10']!.score, 'players.9.scoreByTurn': lieutenants.players['10']!.scoreByTurn },
  ],
  ['lieutenants where none are named', lieutenants, { 'config.lieutenants': 0 }],
  ['orders after the last turn', lieutenants, { 'sheets.9.orders': [claim('invincible')] }],
  ['a committed sheet after the last turn', lieutenants, { 'sheets.9.committed': true }],
  ['verdicts after the last turn', lieutenants, { verdicts: [grant] }],
  ['lieutenants before they are chosen', lieutenants, { lieutenants: ['9', 'constructor'] }],
  ['an end without lieutenants', finished, { lieutenants: null }],
  ['an end with one lieutenant of two', finished, { lieutenants: ['9'] }],
  ['an end with a lieutenant twice', finished, { lieutenants: ['9', '9'] }],
  ['an end with the Supreme Lord as lieutenant', finished, { lieutenants: ['9', '10'] }],
  ['an end with a stranger as lieutenant', finished, { lieutenants: ['9', 'nobody'] }],
  ['Paladins with lieutenants', tied, { lieutenants: ['9', 'constructor'] }],
];

for (const [what, base, edits] of spoils)
  test(`an impossible state is refused: ${what}`, () => {
    const spoilt = edited(base, edits);
    expect(spoilt).not.toEqual(throughJson(base));
    const answer = answeredInFull(ojoDelTerror.decodeState(spoilt));
    expect(E.isLeft(answer) ? answer.left[0].code : 'accepted').toBe('bad-state');
  });

/** Twelve players on their homes: neighbours can reach the same planets. */
const twelve = start(Array.from({ length: 12 }, (_, i) => `${12 - i}`));

test('an impossible state is refused: an alliance whose members stand in another order, or twice', () => {
  const terms = (members: readonly string[]) => allied('mena-honda', members, { beneficiary: '12' });
  expect(E.isRight(decoded(withOrders(twelve, { 12: [terms(['12', '11'])] })))).toBe(true);
  for (const members of [
    ['11', '12'],
    ['12', '11', '12'],
  ])
    expect(E.isLeft(answeredInFull(ojoDelTerror.decodeState(edited(twelve, { 'sheets.12.orders': [terms(members)] }))))).toBe(true);
});

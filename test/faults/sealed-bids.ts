import { faultsOf } from './fault.js';

/** A game of secret orders, broken: its secrets, its order, its data and its rules. */
export const sealedBidsFaults = [
  ...faultsOf('test/testing/helpers/sealed-bids.ts', ['test/testing/sealed-bids.conformance.test.ts'], {
    'a view shows who has written a bid': ['s.sheets[player]!.committed),', 's.sheets[player]!.bid !== null),'],
    'a view shows the next lot to everybody once one has looked': [
      'viewer !== null && s.peekers.includes(viewer) ?',
      's.peekers.length > 0 ?',
    ],
    'a view shows the favour of the first seat to spectators': [
      'favour: viewer === null ? null :',
      "favour: viewer === null ? s.favours[s.config.players[0] ?? ''] ?? null :",
    ],
    'an event tells what was bid': ['return e.player === viewer ? e : null;', 'return e;'],
    'an event tells that something was written': [
      'return e.player === viewer ? e : null;',
      "return e.player === viewer ? e : { type: 'committed', player: e.player };",
    ],
    'an event tells what a look showed': ['{ ...e, lot: null } : e;', 'e : e;'],
    'a refusal tells of the bids of others': [
      '*check(state, { player, coins, against }) {',
      "*check(state, { player, coins, against }) {\n    if (rivals(state, player).some((rival) => state.sheets[rival]?.bid?.coins === coins)) yield refuse('taken', 'SB-BID-01', 'Taken.');",
    ],
    'whoever commits is told of the bids of others': [
      "table.emit({ type: 'committed', player });",
      "table.emit({ type: 'peeked', player, lot: sum(Object.values(state.sheets).map((sheet) => sheet.bid?.coins ?? 0)) });\n    table.emit({ type: 'committed', player });",
    ],
    'the order in which bids were written is kept': [
      'state.sheets[player]!.bid = { coins, against: [...against] };',
      'const { [player]: own, ...others } = state.sheets;\n    state.sheets = { ...others, [player]: { committed: own!.committed, bid: { coins, against: [...against] } } };',
    ],
    'a form tells of the bids of others': [
      'some(rivals(state, player), 0, 10)',
      'some(rivals(state, player).filter((rival) => state.sheets[rival]?.bid), 0, 2)',
    ],
    'redeal deals nothing anew': ["if (s.phase === 'over') return s;", "if (s.phase !== 'over' || s.lot > 0) return s;"],
    'redeal forgets what was looked at': ['const known = knows ? s.deck.slice(0, 1) : [];', 'const known: number[] = knows ? [] : [];'],
    'redeal deals the own favour anew': ['favours[player] = hidden[i]!;', 'favours[viewer ?? player] = hidden[i]!;'],
    'redeal opens committed sheets': ['committed: s.sheets[player]!.committed, bid:', 'committed: false, bid:'],
    'redeal invents bids that nobody can pay': [
      "const coins = dice.roll(s.coins[player]! + 2, 'a bid') - 2;",
      "const coins = dice.roll(1010, 'a bid');",
    ],
    'redeal writes into the state': ['const sheets = { ...s.sheets };', 'const sheets = s.sheets as Record<PlayerId, Sheet>;'],
    'who comes first gains': [
      'state.sheets[player]!.committed = true;',
      'if (Object.values(state.sheets).every(({ committed }) => !committed)) state.points[player]! += 1;\n    state.sheets[player]!.committed = true;',
    ],
    'the order of arrival is kept': [
      'state.peekers = state.config.players.filter((seat) => seat === player || state.peekers.includes(seat));',
      '(state.peekers as PlayerId[]).push(player);',
    ],
    'bids are opened by name': ['const offers = players.flatMap(', 'const offers = Object.keys(state.sheets).flatMap('],
    'an event is forgotten among others': ["state.deck = rest;\n    table.emit({ type: 'lot-shown', lot: next });", 'state.deck = rest;'],
    'a kind of event never comes': ["table.emit({ type: 'coin-lost', player: rival });", ''],
    'a listed action is refused by its codec': ['coins: intBetween(0, 1000), against', 'coins: intBetween(0, 3), against'],
    'the state keeps the own list of an action': [
      'state.sheets[player]!.bid = { coins, against: [...against] };',
      'state.sheets[player]!.bid = { coins, against: against as PlayerId[] };',
    ],
    'an event is a part of the state': [
      'coins, against: [...against] });\n  },',
      'coins, against: state.sheets[player]!.bid!.against });\n  },',
    ],
    'all sheets are one object': [
      'Object.fromEntries(players.map((player) => [player, { bid: null, committed: false }]))',
      '((sheet: Sheet) => Object.fromEntries(players.map((player) => [player, sheet])))({ bid: null, committed: false })',
    ],
    'the codec of the state is too narrow': ['coins: record(coins),', 'coins: record(intBetween(1, 1000)),'],
    'a view that is no plain data': ['s.deck[0]! : null,', 's.deck[0]! : (undefined as never),'],
    'the game never ends': ['state.deck = rest;', 'state.deck = [...rest, next];'],
    'the game ends one lot too early': [
      "if (s.phase !== 'over') return null;",
      "if (s.phase !== 'over' && s.deck.length > 0) return null;",
    ],
    'a rule trips over an unknown name': [
      'if (coins > state.coins[player]!)',
      'if (against.some((rival) => state.sheets[rival]!.committed && coins < 0) || coins > state.coins[player]!)',
    ],
    'nobody commits': ['state.sheets[player]!.committed = true;', ''],
  }),
  ...faultsOf('test/testing/helpers/sealed-bids.ts', ['test/testing/sealed-bids.test.ts'], {
    'all coins cannot be bid': ['if (coins > state.coins[player]!)', 'if (coins >= state.coins[player]!)'],
    'the lowest bid buys': ['const highest = Math.max(', 'const highest = Math.min('],
    'equal bids are decided by seat': ["table.pick(best, 'equal bids')", "table.pick(best.slice(0, 1), 'equal bids')"],
    'a die is thrown though nothing is equal': ["table.pick(best, 'equal bids')", "best[table.roll(best.length, 'equal bids') - 1]!"],
    'a look costs two coins': ['state.coins[player]! -= 1;', 'state.coins[player]! -= 2;'],
    'rivals of every bid lose a coin': [
      'for (const rival of against) {',
      'for (const rival of offers.flatMap((other) => other.against)) {',
    ],
    'favours are not added': ['state.points[player]! + state.favours[player]!', 'state.points[player]!'],
  }),
];

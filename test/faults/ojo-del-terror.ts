import { faultsOf } from './fault.js';

const home = 'src/games/ojo-del-terror';
const tests = ['test/games/ojo-del-terror'];
/** The tests of one step of adjudication. */
const step = (name: string): readonly string[] => [`${tests[0]}/mechanics/adjudication/${name}.test.ts`];
const orders = `${tests[0]}/mechanics/orders`;
const forms = `${tests[0]}/forms`;

/** El Ojo del Terror, broken: its secrets, its simultaneity and its rules. */
export const ojoDelTerrorFaults = [
  ...faultsOf(`${home}/view/view.ts`, tests, {
    'a view shows committed sheets to everybody': [
      'orders: !isWriting || all || player === viewer ? orders : null',
      'orders: all || player === viewer || committed ? orders : null',
    ],
    'a view shows the verdicts of the referee': ['verdicts: all ? state.verdicts : null,', 'verdicts: state.verdicts,'],
    'an event tells the orders of others': [
      'return viewer === event.player || (event.refereed && viewer === referee) ? event : null;',
      'return event;',
    ],
    'an event tells the claimant the verdict': [
      'return viewer === referee ? event : null;',
      'return viewer === referee || viewer === event.player ? event : null;',
    ],
  }),
  ...faultsOf(`${home}/view/redeal.ts`, tests, {
    'redeal opens the sheets': ['inventSheet(state, player, sheet.committed, dice)', 'inventSheet(state, player, false, dice)'],
    'redeal leaves the sheets as they are': [
      'player === viewer ? sheet : inventSheet(state, player, sheet.committed, dice)',
      'player === viewer ? sheet : sheet',
    ],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/fights.ts`, tests, {
    'an attack that equals the Defence succeeds': ['group.residual > defence', 'group.residual >= defence'],
    'killing inhabitants costs the attack nothing': ['residual: attack - kills', 'residual: attack'],
    'equal attacks are decided by seat': ['drawLot(turn, best,', 'drawLot(turn, best.slice(0, 1),'],
    'a planet goes to the first ally, not to the beneficiary': ['terms?.beneficiary ?? members[0]!.player', 'members[0]!.player'],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/alliances.ts`, tests, {
    'an alliance forms though a member did not write it': ['by.length === terms.members.length', 'by.length >= 1'],
    'allies who differ about the killer are no allies': [
      'a.beneficiary === b.beneficiary && sameData',
      'a.beneficiary === b.beneficiary && a.killer === b.killer && sameData',
    ],
    'the killer whom the first ally named is the killer of all': [
      'if (pact.terms.killer !== terms.killer) pact.terms = { ...pact.terms, killer: null };',
      '',
    ],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/defences.ts`, tests, {
    'a planet has no Defence of its own': ['let total = ownDefence(place);', 'let total = 0 * ownDefence(place);'],
    'one planet of a defended sector is left out': [
      'turn.atlas.sectors.get(order.sector)!.orders;',
      'turn.atlas.sectors.get(order.sector)!.orders.slice(1);',
    ],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/exchanges.ts`, step('transfers'), {
    'a lost planet can still be given away': ["holderOf(turn, cession.order.planet) === cession.player ? null : 'planet-lost'", 'null'],
    'a trade needs no other half': ["!trades.every(isAnswered) ? 'not-mirrored' : isWhole()", 'isWhole()'],
    'one planet may answer two trades': ['trades.filter(({ order }) => order.receive.includes(planet)).length === 1', 'trades.length > 0'],
    'cessions to each other are gifts': [
      'trades.length > 0 || cessions.some(({ player }) => player !== cessions[0]!.player)',
      'trades.length > 0',
    ],
    'who takes what was promised owes nothing': [
      'cessions.every(({ order }) => isThere(turn, order.planet, one, other))',
      'cessions.every(({ player, order }) => holderOf(turn, order.planet) === player)',
    ],
    'mirrored trades stand and fall with all else': [
      'if (mirror === undefined) lone.push(trade);',
      'if (mirror === undefined || cessions.length > 0) lone.push(trade);',
    ],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/transfers.ts`, step('transfers'), {
    'a cession that answers a trade is told twice': ['fault !== null || !isAnswer(signed, exchange)', 'true'],
    'what its receiver has conquered is handed over once more': [
      'if (isDue) moves.push(handover);\n    return isDue;',
      'moves.push(handover);\n    return true;',
    ],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/elimination.ts`, step('elimination'), {
    'those without planets are eliminated again': ['had(player) && !kept(player)', '!kept(player)'],
    'a gift saves from elimination': ['had(player) && !kept(player)', 'had(player) && !kept(player) && !has(player)'],
    'who is eliminated does not return in the same turn': ['(had(player) && !gone.includes(player)) ||', 'had(player) ||'],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/points.ts`, step('points'), {
    'a gift pays its receiver at once': ["=== 'closing' ? turn.fought", "=== 'closing' ? turn.closing"],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/deeds-of-the-turn.ts`, step('deeds-of-the-turn'), {
    'going across by choice opens no portal': [
      'wayOf(turn.state, player, member.order)',
      'wayOf(turn.state, player, { ...member.order, across: false })',
    ],
  }),
  ...faultsOf(`${home}/mechanics/orders/order-rule.ts`, [forms, orders], {
    'a form offers planets for which there are no actions': ['left >= 2 ? all : single', 'all'],
  }),
  ...faultsOf(`${home}/mechanics/orders/trade.ts`, [forms], {
    'a form asks for one planet of each side of a trade': [
      'listOf(next, 1, Math.min(planets.length - promised.size, mostPlanets))',
      'listOf(next, 1, 1)',
    ],
  }),
  ...faultsOf(`${home}/mechanics/orders/index.ts`, [`${tests[0]}/conformance.test.ts`, forms], {
    'a form looks on after an order that costs too much': ['actionsLeft(desk) < 0 ? [] : [...orderTypes]', '[...orderTypes]'],
  }),
  ...faultsOf(`${home}/rules/add-order.ts`, [forms], {
    'a form offers to write on a sheet that is handed in': ['sheetOf(state, player).committed ? one([anyOrder]) : ', ''],
  }),
  ...faultsOf(`${home}/labels/answers.ts`, [forms], {
    'orders on the sheet are called by their places alone': ['order && written(order, author)', 'undefined'],
  }),
  ...faultsOf(`${home}/mechanics/orders/invade.ts`, [orders, forms], {
    'whoever likes goes across': ["reach !== 'own' && way === 'none' && across", 'false'],
    'a form asks for a way that is the same': [
      "crossing === 'none' || crossing === reachOf(state, player, planet) ? null",
      "crossing === 'none' ? null",
    ],
  }),
  ...faultsOf(`${home}/mechanics/orders/defend-sector.ts`, [orders], {
    'random play defends a sector with an action too few': ['Math.min(3, Math.floor(', 'Math.min(3, Math.ceil('],
  }),
  ...faultsOf(`${home}/types/orders.ts`, [`${tests[0]}/setup`], {
    'what was saved before there was a way across goes across': [
      '{ type, planet, count, across: false }',
      '{ type, planet, count, across: true }',
    ],
  }),
  ...faultsOf(`${home}/setup/setup.ts`, [`${tests[0]}/setup`], {
    'with three players everybody wins': ['Math.min(2, config.players.length - 2)', 'Math.min(2, config.players.length - 1)'],
  }),
  ...faultsOf(`${home}/labels/grid.ts`, [`${tests[0]}/labels`], {
    'the Boundary is not drawn': ["passage === 'boundary' ? 'double'", "passage === 'boundary' ? 'single'"],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/deeds.ts`, tests, {
    'shared points are rounded down': ['Math.ceil(claim.own / achievers.length)', 'Math.floor(claim.own / achievers.length)'],
    'a granted deed pays for one victim only': [
      'points * Math.max(2, victimsOf(turn, player))',
      'points * Math.max(1, victimsOf(turn, player))',
    ],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/publish.ts`, [`${tests[0]}/mechanics/adjudication/benefits.test.ts`], {
    'everybody who shares a deed has its benefit': ['if (benefit) giveBenefit(', 'giveBenefit('],
  }),
  ...faultsOf(`${home}/mechanics/adjudication/kills.ts`, [`${tests[0]}/mechanics/adjudication/kills.test.ts`], {
    'a named killer goes before everybody': [
      'block.splice(foremost, 0, ...block.splice(place, 1))',
      'block.splice(0, 0, ...block.splice(place, 1))',
    ],
  }),
  ...faultsOf(`${home}/mechanics/turn.ts`, [`${tests[0]}/rules/overrule-deed.test.ts`], {
    'a ruling wipes all others on the claimant': [
      'ruling.player !== player || ruling.deed !== deed)',
      'ruling.player !== player && ruling.deed !== deed)',
    ],
  }),
  ...faultsOf(`${home}/mechanics/turn.ts`, tests, {
    'the game has one turn too many': ['state.turn < state.config.turns', 'state.turn <= state.config.turns'],
  }),
  ...faultsOf(`${home}/mechanics/sheets.ts`, tests, {
    'taking a sheet back is not told': ["table.emit({ type: 'orders-reopened', player });", ''],
    'who commits first gains a point': [
      'state.sheets[player]!.committed = true;',
      'if (!Object.values(state.sheets).some((sheet) => sheet.committed)) state.players[player]!.score += 1;\n  state.sheets[player]!.committed = true;',
    ],
  }),
  ...faultsOf(`${home}/mechanics/orders/defend.ts`, [`${tests[0]}/conformance.test.ts`], {
    'the sheet keeps the own order of an action': [
      'canonical: (_state, { type, planet, count }) => ({ type, planet, count }),',
      'canonical: (_state, order) => order,',
    ],
  }),
  ...faultsOf(`${home}/queries/state.ts`, tests, {
    'crossing the Boundary costs no more': ["reach === 'boundary' ? 2 : 1", "reach === 'none' ? 2 : 1"],
    'who goes across pays for the cheapest way': [
      'order.count * unitCost(wayOf(state, player, order))',
      'order.count * unitCost(reachOf(state, player, order.planet))',
    ],
    'a favour takes the bonus of a minor band away': [
      'return sanctities.length > 0;',
      'return sanctities.some((gods) => gods.some((god) => !faithOf(state, player).includes(god)));',
    ],
    'strangers have an action': ['if (seated === undefined) return 0;', 'if (seated === undefined) return 1;'],
    'two worlds of one god please those who serve them all': [
      'atlas(state).majorGods.filter((god) => sanctities.some((gods) => gods.includes(god))).length >= 2',
      'sanctities.filter((gods) => gods.some((god) => atlas(state).majorGods.includes(god))).length >= 2',
    ],
    'a whole sector gives one action': ['2 * sectors.length', 'sectors.length'],
    'points are doubled a turn too early': ['turn > turns - doubledTurns', 'turn >= turns - doubledTurns'],
  }),
  ...faultsOf(`${home}/queries/holdings.ts`, tests, {
    'raiders reach sectors that one player holds whole': [' && this.holderOf(this.atlas.sectors.get(sector)!.orders) === null', ''],
    'a gate does not come before the Boundary': ["if (best !== 'gate') best = neighbour.passage;", 'best = neighbour.passage;'],
    'a gate is as good as the Boundary for who goes across': [" || (passage === 'gate' && !throughGates)", ''],
  }),
  ...faultsOf(`${home}/mechanics/scoring.ts`, tests, {
    'the first of several leaders is Supreme Lord': [
      'return second === undefined ? first! : null;',
      'return second === undefined ? first! : first!;',
    ],
  }),
  ...faultsOf(`${home}/queries/actors.ts`, tests, {
    'the order of writers comes from the keys of an object': [
      'uncommitted(playersOf(state), state.sheets)',
      'uncommitted(Object.keys(state.sheets), state.sheets)',
    ],
  }),
];

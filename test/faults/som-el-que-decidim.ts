import { faultsOf } from './fault.js';

const home = 'src/games/som-el-que-decidim';
const tested = (...names: readonly string[]): string[] => names.map((name) => `test/games/som-el-que-decidim/${name}.test.ts`);

/** Som el que decidim!, broken: its preparation, its money, its walks, its votes, its secrets and its ends. */
export const somElQueDecidimFaults = [
  ...faultsOf(`${home}/setup/setup.ts`, tested('setup/setup'), {
    'colours are handed out though somebody has them': ['players.every((player) => player.colour !== colour)', 'true'],
    'the discs dealt may be dealt again': ['left = left.filter((disc) => !hand.includes(disc)); // [SD-SET-04]', ''],
  }),
  ...faultsOf(`${home}/content/validate.ts`, tested('content/validate'), {
    'who plays alone needs no more discs than each of the others': ['players === 1 ? [3, 2]', 'players === 1 ? [2, 2]'],
    'alone, a die that shows 0 € alone may decide the degree': ['players === 1 ? [2, 4] : [0, 2, 4]', '[0, 2, 4]'],
  }),
  ...faultsOf(`${home}/queries/taxation.ts`, tested('queries/taxation'), {
    'the holder pays first': ['seatsFrom(seats(state), right(state, holder))', 'seatsFrom(seats(state), holder)'],
    'any insolvency is a fracture': ['wealth(state, player) === 0', 'wealth(state, player) >= 0'],
  }),
  ...faultsOf(`${home}/mechanics/turn.ts`, tested('mechanics/turn', 'mechanics/scoring', 'rules/answer-proposal'), {
    'one who accepts is enough for a degree': ['.every((accepts) => accepts)', '.some((accepts) => accepts)'],
    'a levy used is used for good': ['state.used = { prescription: false, inheritance: false };', ''],
    'the game has one turn too many': ['state.turn === lastTurn(state as State)', 'state.turn - 1 === lastTurn(state as State)'],
    'the last turn ends without a word': [
      "table.emit({ type: 'turn-ended', nextHolder });",
      "if (state.turn !== lastTurn(state as State)) table.emit({ type: 'turn-ended', nextHolder });",
    ],
  }),
  ...faultsOf(`${home}/mechanics/payouts.ts`, tested('mechanics/payouts'), {
    'a treasury that pays its last euro is ruined': ['wealth(now, treasury) < amount', 'wealth(now, treasury) <= amount'],
    'the treasury changes with the first seat': ['seatsFrom(seats(now), now.holder).find', 'seats(now).find'],
  }),
  ...faultsOf(`${home}/queries/state.ts`, tested('queries/state', 'mechanics/state-acts', 'rules/break-coin'), {
    'the holder changes with himself': ['if (actor !== state.holder && can(state.holder))', 'if (can(state.holder))'],
    'change is found by seat, not in turn order': [
      'return others(state, actor).filter(can);',
      'return seats(state).filter((player) => player !== actor && can(player));',
    ],
    'a levy is paid in the phase of taxes': ["step === 'payment' && dues[0]?.reason === 'tax'", "step === 'payment'"],
    'mossos alone can protect': [
      'interior.some((kind) => ofKind(state, player, kind).length > 0)',
      "ofKind(state, player, 'mossos').length > 0",
    ],
  }),
  ...faultsOf(`${home}/mechanics/movement.ts`, tested('mechanics/movement', 'rules/move'), {
    'a discovery leaves the trail': ['discovered ? [to] : [...now.trail, to]', '[...now.trail, to]'],
    'four urn tiles are needed, however many there are': ['count === atlas(state).urns', 'count === 4'],
    'who has nowhere to go waits for ever': [
      "table.emit({ type: 'movement-blocked', player: mover });\n    state.queue.shift();",
      'return;',
    ],
  }),
  ...faultsOf(`${home}/mechanics/state-acts.ts`, tested('mechanics/state-acts'), {
    'high: tiles of the State lying face down go back too': [
      "square?.faceUp && tileAt(state, other)!.flag === 'spain'",
      "square && tileAt(state, other)!.flag === 'spain'",
    ],
    'tiles are laid in the order in which they were collected': [
      '].sort((a, b) => order.tiles.get(a.tile)! - order.tiles.get(b.tile)!);',
      '];',
    ],
  }),
  ...faultsOf(`${home}/queries/votes.ts`, tested('rules/declare-support'), {
    'support is declared by seat, not in turn order': [
      'seatsFrom(seats(state), state.holder).filter((player) => player !== candidate',
      'seats(state).filter((player) => player !== candidate',
    ],
  }),
  ...faultsOf(`${home}/mechanics/votes.ts`, tested('mechanics/votes'), {
    'a motion that nobody wins undoes an earlier victory': ['(elected ?? now.nextHolder)', 'elected'],
    'a motion that the holder wins takes an earlier victory back': ["winner === 'holder' ? (now.nextHolder ?? elected) : ", ''],
    'a beneficiary who stands with nobody stays': [
      "sideOf(now, motionOf(now)!, 'candidate').includes(beneficiary)",
      "!sideOf(now, motionOf(now)!, 'holder').includes(beneficiary)",
    ],
  }),
  ...faultsOf(`${home}/queries/ballot.ts`, tested('queries/ballot'), {
    'a tie with the holder’s list goes to its beneficiary': ['elected: holder }', 'elected: governing.beneficiary }'],
    'a tie with the holder’s list goes to those who kept most': [
      'if (governing !== undefined) return',
      'if (governing !== undefined && leaders.length === 1) return',
    ],
  }),
  ...faultsOf(`${home}/setup/setup.ts`, tested('mechanics/movement'), {
    'whoever discovers the suffrage tile may use it at once': ['config.suffrageOnDiscovery ?? false', 'config.suffrageOnDiscovery ?? true'],
  }),
  ...faultsOf(`${home}/queries/payments.ts`, tested('rules/pay'), {
    'the holder gives change before the treasury': [' || (payee !== treasury && coins(state, treasury, 1).length >= 2)', ''],
    'whoever has more than one euro gives one back too': [' || another !== undefined', ''],
    'a euro comes back though the payer could pay': ['canPayExactly(state, due) || ', ''],
  }),
  ...faultsOf(`${home}/mechanics/verbs.ts`, tested('rules/pay'), {
    'the euro too much stays where it is': ['if (change !== null) moveDiscs(state, payee, payer, [change]);', ''],
    'nobody is told what came back': ['...(change !== null && { change: [change] })', ''],
  }),
  ...faultsOf(`${home}/rules/pay.ts`, tested('rules/pay'), {
    'what is listed never pays too much': [
      'payments(groupsOf(state, player), toHandOver(state, state.dues[0]!), [])',
      'payments(groupsOf(state, player), state.dues[0]!.amount, [])',
    ],
  }),
  ...faultsOf(`${home}/rules/break-coin.ts`, tested('rules/break-coin'), {
    'a coin is broken though a euro would come back': ['if (changeOf(state, due) !== null)', 'if (due.amount === 0)'],
    'the policy free refuses by another clause': ["isFree ? 'SD-CHG-03' : 'SD-CHG-02'", "'SD-CHG-02'"],
    'a holder who has a euro breaks a coin': [
      "changePolicy === 'cohesion' && coins(state, player, 1).length > 0",
      "changePolicy === 'cohesion' && player === ''",
    ],
    'a broken coin need not be shared': ['state.mustShare = true; // [SD-CHG-14]', ''],
    'a coin must be shared under every policy': [
      "state.step === 'cohesion' && state.config.changePolicy === 'cohesion'",
      "state.step === 'cohesion'",
    ],
  }),
  ...faultsOf(`${home}/rules/end-cohesion.ts`, tested('rules/break-coin'), {
    'cohesion ends with change unshared': ['check: (state) => mustHaveShared(state),', ''],
  }),
  ...faultsOf(`${home}/rules/exchange-service.ts`, tested('rules/break-coin'), {
    'a pair of change is exchanged': ['yield* mustHaveShared(state);', ''],
  }),
  ...faultsOf(`${home}/rules/give-disc.ts`, tested('rules/break-coin'), {
    'a service is given in place of change': ["yield* mustHaveShared(state, 'disc');", 'return;'],
    'change is to be shared for ever': ['state.mustShare = false; // [SD-CHG-14]', ''],
  }),
  ...faultsOf(`${home}/rules/commit-votes.ts`, tested('setup/integrity'), {
    'fists tell who was first': [
      'bySeat(peek<State>(state as State), { ...state.vote!.commits, [player]: count })',
      '{ ...state.vote!.commits, [player]: count }',
    ],
  }),
  ...faultsOf(`${home}/types/state.ts`, tested('setup/integrity'), {
    'a state saved before change had to be shared is not read': ['present.validate(withShare(u), context)', 'present.validate(u, context)'],
  }),
  ...faultsOf(`${home}/content/validate.ts`, tested('setup/integrity'), {
    'there may be more participation discs than a die has sides': [
      'isWholeWithin(participation, 0, mostVotes)',
      'isWholeWithin(participation, 0, Number.MAX_SAFE_INTEGER)',
    ],
  }),
  ...faultsOf(`${home}/rules/give-disc.ts`, tested('rules/give-disc'), {
    'participation comes from the pool first': [
      'Math.min(earned, now.players[to]!.participation)',
      'Math.min(Math.max(0, earned - now.pool), now.players[to]!.participation)',
    ],
  }),
  ...faultsOf(`${home}/rules/collect-prescription.ts`, tested('rules/collect-prescription'), {
    'a levy is paid by seat, not in turn order': [
      'others(peek<State>(state as State), player).filter((other)',
      'peek<State>(state as State).config.players.map(({ id }) => id).filter((other)',
    ],
  }),
  ...faultsOf(`${home}/rules/shared/powers.ts`, tested('rules/shared/powers'), {
    'a walk may begin on the tile of a levy': ['if (!state.moved || symbol !== levy)', 'if (symbol !== levy)'],
  }),
  ...faultsOf(`${home}/rules/mobilise.ts`, tested('rules/mobilise'), {
    'one disc protects several tiles': ['used.get(force)! > has', 'has === 0'],
    'a part of the urn is protected twice': ['const twice = named.has(tile);', 'const twice = false;'],
  }),
  ...faultsOf(`${home}/rules/mobilise.ts`, tested('forms/urn'), {
    'a form protects a part of the urn twice': ['aside.filter((tile) => !tiles.has(tile))', "aside.filter((tile) => tile !== '')"],
    'a form sends one disc to several parts of the urn': [
      '(used.get(nameOf(force)) ?? 0) < force.discs',
      '(used.get(nameOf(force)) ?? 0) < 2',
    ],
  }),
  ...faultsOf(`${home}/rules/shared/discs-worth.ts`, tested('forms/payments'), {
    'a form makes up less than is due': ['Math.max(0, Math.ceil((amount - infrastructures.count) / 2))', '0'],
    'a form makes up more than is due': ['Math.min(services.count, Math.floor(amount / 2))', 'services.count'],
    'a form takes whatever comes first': ['kinds.length <= 1 || total <= 0', 'kinds.length <= 9 || total <= 0'],
    'a form hands over discs that nobody has': ['max: Math.min(has, total)', 'max: total'],
  }),
  ...faultsOf(`${home}/rules/pay.ts`, tested('forms/payments'), {
    'no answers lead to a payment with the second disc of its kind': [
      'discs: alike(state, action.player, action.discs)',
      'discs: action.discs',
    ],
    'a payment hands over a thousand discs at most': ['{ discs: list(anyText) }', '{ discs: list(anyText, 1000) }'],
  }),
  ...faultsOf(`${home}/rules/break-coin.ts`, tested('forms/payments'), {
    'no answers lead to change with whom the rules name': ['partner = changePartners(state, player)[0]!', "partner = ''"],
  }),
  ...faultsOf(`${home}/queries/state.ts`, tested('forms/cohesion', 'forms/payments'), {
    'a form asks by worth where kinds have no power': [
      'firstOfEach(discs, (disc) => known.get(disc)!.kind)',
      'firstOfEach(discs, (disc) => String(known.get(disc)!.value))',
    ],
  }),
  ...faultsOf(`${home}/rules/declare-list.ts`, tested('forms/walks-and-votes'), {
    'no answers lead to a list in another order': ['members: inSeatOrder(seats(state), action.members) }),', 'members: action.members }),'],
  }),
  ...faultsOf(`${home}/rules/collect-prescription.ts`, tested('forms/walks-and-votes'), {
    'no answers lead to a levy that names them in another order': [
      'targets: others(state, player).filter((other) => targets.includes(other)),',
      'targets,',
    ],
  }),
  ...faultsOf(`${home}/labels/naming.ts`, tested('forms/words'), {
    'a tile lying face down is called as if it were seen': ['view?.board[cell]?.faceUp === false', 'view === null'],
  }),
  ...faultsOf(`${home}/mechanics/scoring.ts`, tested('mechanics/scoring'), {
    'a provoker who wins ranks by his discs': ['winners.includes(player) ? Number.MAX_SAFE_INTEGER : ', ''],
  }),
  ...faultsOf(`${home}/view/view.ts`, tested('view/view'), {
    'every fist is open': [
      'viewer !== null && committed.includes(viewer) ? commits[viewer]! : null',
      'committed.length > 0 ? commits[committed[0]!]! : null',
    ],
    'tiles lying face down are told by cell': ['tiles: tiles.sort((a, b) => order.get(a)! - order.get(b)!)', 'tiles'],
    'the board lies open after the end': [
      'square === null || square.faceUp ? square : { ...square, tile: faceDown }',
      'square === null || square.faceUp || state.end !== null ? square : { ...square, tile: faceDown }',
    ],
  }),
  ...faultsOf(`${home}/view/redeal.ts`, tested('view/redeal'), {
    'redeal mixes tiles of different layings': [
      'mixed.get(square.laying)!.pop()!',
      '[...mixed.values()].findLast((tiles) => tiles.length > 0)!.pop()!',
    ],
  }),
  ...faultsOf(`${home}/setup/integrity.ts`, tested('setup/integrity'), {
    'under intense a tile of the State may stay face up': ["state.centralism === 'intense' && first !== undefined", 'first === -1'],
    'under high aligned tiles of the State may stay face up': ["state.centralism === 'high' && aligned !== undefined", 'aligned === -1'],
    'the tile of the State that acts should not lie face up': [' && cell !== state.spainCell', ''],
    'the board may have been laid more often than turns began': [
      'refills > (end === null ? Math.max(0, turn - 1) : turn)',
      'refills > 2 ** 53',
    ],
    'participation discs may be owed': ['[...held, state.pool].some((discs) => discs < 0) || ', ''],
    'a citizen may stand on a tile lying face down': ['state.board[cell]?.faceUp !== true', 'state.board[cell] == null'],
  }),
  ...faultsOf(`${home}/setup/integrity-steps.ts`, tested('setup/integrity'), {
    'one may share alone': ["if (step === 'cohesion' && config.players.length === 1) ", "if (step === 'gameOver') "],
    'change may be left to share under any policy': ["config.changePolicy !== 'cohesion' || coins", 'coins'],
    'change may be left to share with any number of euros': [' || coins(state, holder, 1).length !== 2', ''],
    'alone one may play medium': [
      "config.players.length === 1 && centralism === 'medium'",
      "config.players.length === 0 && centralism === 'medium'",
    ],
    'the die may show a citizen who is not in play': ['if (face !== null && isVoid(state, face)) ', 'if (face === undefined) '],
    'a list may be out of order': [' && sameData(members, inSeatOrder(players, members))', ''],
    'a step may leave no room for itself': ["(step === 'placeConcentration' && config.concentration === 'keep')", 'false'],
    'levies may be owed without B': [': hasB(state) && vote === null && payee === holder', ': vote === null && payee === holder'],
  }),
  ...faultsOf(`${home}/setup/integrity-walks.ts`, tested('setup/integrity'), {
    'a vote may be called where there are none': ["if (step === 'suffrage' && !(hasC(state) &&", "if (step === 'suffrage' && !(step &&"],
    'others may be to move than the die shows': ['!sameData(queue, moversOf(state).slice(-queue.length))', 'false'],
    'a trail may end anywhere': ['trail.at(-1) !== here || ', ''],
    'a trail may leap': [' &&\n    (i === 0 || neighbours[trail[i - 1]!]!.includes(cell))', ''],
    'a trail may cross itself': ['trail.indexOf(cell) === i', 'trail.includes(cell)'],
    'a trail may cross what lies face down': ['state.board[cell]?.faceUp === true', 'state.board[cell] !== null'],
    'a trail may cross the world': [
      "(i === trail.length - 1 || tileAt(state, cell)!.flag === 'catalonia')",
      'tileAt(state, cell) !== null',
    ],
    'a walk may go on from anywhere': [
      "step === 'takeMoney' ? symbol !== 'economic' : flag !== 'catalonia'",
      "step === 'takeMoney' ? symbol !== 'economic' : false",
    ],
    'nobody may have left a trail': ["step !== 'mobilise' && (moved || trail.length > 0)", 'end !== null'],
    'levies may have been used without B': ['hasB(state) && !isSolo(state) && hasMoved', 'hasMoved'],
    'levies may have been used before the first step': ['(queue[0] !== holder || moved)', 'true'],
    'levies may be owed that nobody collected': ['!used[reason] || ', ''],
    'a prescription may cost more': ['dues.every(({ amount }) => amount === 1) && ', ''],
    'somebody may be elected without votes': ['!hasC(state) || !everybody', '!everybody'],
    'somebody may be elected before anybody could vote': [' && !queue.includes(holder)', ''],
  }),
  ...faultsOf(`${home}/advice/habit.ts`, tested('advice/habit'), {
    'the last disc is given away': [' && purse(state, player).length > 1', ''],
    'change that must be shared is kept': ['state.mustShare || (gap > 0', '(gap > 0'],
    'a proposal is accepted whatever it is': ['state.proposal!.degree === mildest(state)', 'true'],
  }),
  ...faultsOf(`${home}/advice/walking.ts`, tested('advice/habit'), {
    'the state is called for where nothing else lies': ['urns > 0 ? 1 : -1', '1'],
    'parts of the urn that are safe come first': ['isRisky ? 0.3 : 1', '1.5'],
    'money is sought however much there is': ['12 * (2 / 3 - owned / atlas(state).money)', '1'],
  }),
  ...faultsOf(`${home}/advice/spare.ts`, tested('advice/evaluate'), {
    'the agency changes nothing about what is to come': ['if (!isAgencyActive(state)) return', 'return'],
    'what is owed still counts as money': ['coming - owed - nextTax', 'coming - nextTax'],
    'what is about to be paid out does not count': ['wealth(state, player) + coming', 'wealth(state, player)'],
    'the tax of the next holder is that of anybody': ['return player === next ? 2 : 1;', 'return 1;'],
    'whoever was elected does not count': ['state.nextHolder ?? right(state, state.holder)', 'right(state, state.holder)'],
  }),
];

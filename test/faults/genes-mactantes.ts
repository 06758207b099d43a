import { faultsOf } from './fault.js';

const home = 'src/games/genes-mactantes';
const tests = 'test/games/genes-mactantes';

/** Genes Mactantes, broken: its secrets, its wars, its trades and its bookkeeping. */
export const genesMactantesFaults = [
  ...faultsOf(`${home}/view/view.ts`, [`${tests}/view/view.test.ts`, `${tests}/view/sightings.test.ts`], {
    'a view shows pending orders of others': ["filter(({ state: fate }) => fate !== 'pending')", 'filter(() => true)'],
    'a view shows who will support a rebellion': ['affair.toAsk.filter((player, i) => i === 0 || player === viewer)', 'affair.toAsk'],
    'a view shows where free characters are': ['location: knows ? location : null', 'location'],
    'the numbers of a sheet are told to others': [
      'viewer === event.player ? event : { ...event, declaration: asRead(event.declaration) }',
      'event',
    ],
    'an answered question tells between whom it was': [
      'among(viewer, event.parties) ? event : { ...event, parties: null }',
      'among(viewer, event.parties) ? event : event',
    ],
  }),
  ...faultsOf(`${home}/view/view.ts`, [`${tests}/rules/disclose.test.ts`], {
    'the numbers of a sheet that is shown tell of orders struck out': [
      'declarations: asShown(event.declarations)',
      'declarations: event.declarations',
    ],
  }),
  ...faultsOf(`${home}/view/actors.ts`, [`${tests}/view/actors.test.ts`], {
    'an offer shows in who may act': ['offers: state.offers.filter((offer) => isOfferOf(offer, eyes))', 'offers: state.offers'],
  }),
  ...faultsOf(`${home}/queries/flow.ts`, [`${tests}/queries/flow.test.ts`], {
    'who holds an offer may not act': ['waiting.includes(player) || isOffered(player)', 'waiting.includes(player)'],
  }),
  ...faultsOf(`${home}/view/redeal/offers.ts`, [`${tests}/view/redeal.test.ts`], {
    'redeal keeps the offers of others': ['state.offers.filter((offer) => isOfferOf(offer, viewer))', '[...state.offers]'],
  }),
  ...faultsOf(`${home}/view/redeal/sheets.ts`, [`${tests}/view/redeal.test.ts`], {
    'redeal keeps the sheets of others': [
      'player === viewer ? sheetOf(state, player) : readOrders(sheetOf(state, player))',
      'sheetOf(state, player)',
    ],
    'redeal forgets an order of civil war': [
      "isClosed || dice.roll(2, 'civil war declared') === 1 ? [...orders, civilWar] : orders",
      'orders',
    ],
    'redeal forgets support for rebels': ['(!isOwed && aimsOf(state, player, kind, scope).length > 0)', 'false'],
    'redeal calls support for rebels a slot’s order': ['(!isOwed && aimsOf(', '(aimsOf('],
    'redeal invents support once the battle is over': ["'target' in aim && !hasFought(state, aim.target)", "'target' in aim"],
  }),
  ...faultsOf(`${home}/view/redeal/whereabouts.ts`, [`${tests}/view/redeal.test.ts`], {
    'redeal keeps the places of others': [
      'isOnTheRoad ? travelling.here : pick(dice, placesFor(state, character, viewer, dice),',
      'isOnTheRoad ? travelling.here : pick(dice, [character.location],',
    ],
    'redeal keeps what others have seen': ['viewer === null || seen === undefined ? {} : { [viewer]: seen }', 'character.sightings'],
    'redeal keeps the road ahead': ['path, entered: 1,', 'path: affair.path, entered: affair.entered,'],
  }),
  ...faultsOf(`${home}/mechanics/trade.ts`, [`${tests}/mechanics/trade.test.ts`], {
    'a siege without army lasts to the end of the trade': [
      '  handOver(state, delivery, table);\n  endEmptySieges(state, table);',
      '  handOver(state, delivery, table);',
    ],
    'troops wait their turn in a trade': ["(item === 'troops' ? 0 :", "(item === 'troops' ? 2 :"],
    'a siege is lifted too late for its city': ["item === 'lift-siege' ? 1 : 2", "item === 'lift-siege' ? 3 : 2"],
    'an office stays empty after a sale': ['      settleOffices(state, item.character, giver, receiver, table); // [GM-TRAD-16]\n', ''],
  }),
  ...faultsOf(`${home}/mechanics/deliverable.ts`, [`${tests}/mechanics/trade.test.ts`], {
    'a besieged city goes to anybody': ['return siege !== null && siege.by !== receiver;', 'return false;'],
    'a besieged city goes to nobody': ['return siege !== null && siege.by !== receiver;', 'return siege !== null;'],
  }),
  ...faultsOf(`${home}/mechanics/trade.ts`, [`${tests}/rules/accept-trade.test.ts`, `${tests}/rules/propose-trade.test.ts`], {
    'sold garrisons stay garrisons': ["item.kind === 'garrison' && !goesWithCity ? 'army' : item.kind", 'item.kind'],
    'the last city can be given away': ['!hasCity(state, giver)', 'false'],
  }),
  ...faultsOf(`${home}/content/validate.ts`, [`${tests}/content/validate.test.ts`], {
    'seas are looked at before land': [
      "    if (!kinds.has(id)) yield refuse('map-unassigned-land', 'GM-MAPV-07',",
      "    if (kinds.get(id) === 'sea') yield refuse('map-sea-owned', 'GM-MAPV-08', { territory: id }, 'countries');\n    else if (!kinds.has(id)) yield refuse('map-unassigned-land', 'GM-MAPV-07',",
    ],
  }),
  ...faultsOf(
    `${home}/mechanics/affairs/civil-war.ts`,
    [`${tests}/mechanics/affairs/civil-war.test.ts`, `${tests}/mechanics/affairs/civil-war-endings.test.ts`],
    {
      'a failed muster lets the battle go on': [
        'if (muster !== null && !muster.result.success) {',
        'if (muster !== null && muster.result.total < 0) {',
      ],
      'the muster is told before those who fight': [
        '  activate(state, [...friends, ...rebels], table);\n  if (muster !== null) table.emit(muster.event);',
        '  if (muster !== null) table.emit(muster.event);\n  activate(state, [...friends, ...rebels], table);',
      ],
      'counterpower does not fight for the rebels': ['characteristic: country.counterpower,', 'characteristic: 0,'],
      'a government without troops goes on': ['if (armyOf(now(state), player) === 0) {', 'if (armyOf(now(state), player) < 0) {'],
    },
  ),
  ...faultsOf(`${home}/mechanics/affairs/battle.ts`, [`${tests}/mechanics/affairs/battle.test.ts`, `${tests}/rules/react.test.ts`], {
    'walls add one': ['const worth = { walls: 2,', 'const worth = { walls: 1,'],
    'of equal defenders the army falls first': ['chosenUnits(unitsOf(state, opponent), defending)', 'defending'],
    'walls help those who have left them': [
      'const isWalled = isBehindWalls && cityOf(state, territory)?.walled === true;',
      'const isWalled = cityOf(state, territory)?.walled === true;',
    ],
    'the losers of a battle are not exposed': [
      'loser.contingents.flatMap(({ characters }) => idsOf(characters)),\n  ); // [GM-REPR-02]',
      '[],\n  ); // [GM-REPR-02]',
    ],
  }),
  ...faultsOf(`${home}/queries/battle-losses.ts`, [`${tests}/mechanics/affairs/battle.test.ts`], {
    'a lost battle may cost nothing': ['Math.max(1,', 'Math.max(0,'],
  }),
  ...faultsOf(`${home}/mechanics/affairs/battle.ts`, [`${tests}/mechanics/affairs/conquest.test.ts`], {
    'luck takes a city': ['const isDecisive = won.total > beaten.total;', 'const isDecisive = won.total > 0;'],
  }),
  ...faultsOf(`${home}/queries/claims.ts`, [`${tests}/mechanics/victory.test.ts`], {
    'a claim on whoever is back in office counts': ['!(isFree && character === principal)', 'true'],
  }),
  ...faultsOf(`${home}/mechanics/victory.ts`, [`${tests}/mechanics/affairs/civil-war-endings.test.ts`], {
    'troops lost elsewhere lose no civil war': ['isAtWar && state.ending === null', 'false'],
  }),
  ...faultsOf(
    `${home}/mechanics/countries/characters.ts`,
    [`${tests}/mechanics/orders/promote.test.ts`, `${tests}/rules/release-captive.test.ts`],
    {
      'an office waits for somebody to be named': [
        'setPrincipal(state, player, heir?.id ?? null, table)',
        'setPrincipal(state, player, null, table)',
      ],
      'a captive is let go at the prison gate': ['if (home !== undefined && home !== location', 'if (home === location'],
    },
  ),
  ...faultsOf(
    `${home}/mechanics/affairs/civil-war.ts`,
    [`${tests}/mechanics/affairs/civil-war.test.ts`, `${tests}/mechanics/affairs/civil-war-endings.test.ts`],
    {
      'a principal abroad stays out of its civil war': [
        'if (character === undefined || character.captor !== null ||',
        'if (character === undefined || character.captor !== null || !isInCountry(state, player)(character) ||',
      ],
    },
  ),
  ...faultsOf(`${home}/mechanics/orders/taxes.ts`, [`${tests}/mechanics/orders/government.test.ts`], {
    'taxes are raised as often as one likes': ["order.kind === 'taxes'", "order.kind === 'observe'"],
  }),
  ...faultsOf(`${home}/mechanics/orders/recruit.ts`, [`${tests}/mechanics/orders/soldiers.test.ts`], {
    'soldiers come for nothing': ['Math.min(margin, now(state).countries[player]!.characteristics.authority)', 'margin'],
  }),
  ...faultsOf(`${home}/mechanics/orders/battle.ts`, [`${tests}/mechanics/orders/battle.test.ts`], {
    'a battle for a city is fought anywhere': ["objective === 'assault' && territory === written.territory", "objective === 'assault'"],
  }),
  ...faultsOf(`${home}/queries/battlefield.ts`, [`${tests}/mechanics/affairs/battle.test.ts`], {
    'a garrison that is alone does not fight': [': { always: garrison, optional: [] };', ': { always: [], optional: garrison };'],
  }),
  ...faultsOf(`${home}/queries/state.ts`, [`${tests}/mechanics/orders/siege.test.ts`], {
    'besiegers are shut in with the besieged': ['return siege !== null && siege.by !== player;', 'return siege !== null;'],
  }),
  ...faultsOf(`${home}/mechanics/affairs/conquest.ts`, [`${tests}/mechanics/affairs/conquest.test.ts`], {
    'survivors stay in the fallen city': ['  retreat(state, from, territory, table);\n', ''],
  }),
  ...faultsOf(`${home}/mechanics/affairs/contest.ts`, [`${tests}/mechanics/orders/personal.test.ts`, `${tests}/rules/repatriate.test.ts`], {
    'a captive defends itself': ['isUsable(state, target) ? target.values[characteristic] : 0', 'target.values[characteristic]'],
    'survivors are not brought home': [
      "else if (affair.attempt === 'assassinate') survive(",
      "else if (affair.attempt === 'rescue') survive(",
    ],
  }),
  ...faultsOf(`${home}/mechanics/affairs/journey.ts`, [`${tests}/rules/react.test.ts`, `${tests}/rules/travel.test.ts`], {
    'every territory gives another chance': [' || affair.asked.includes(controller)) continue;', ') continue;'],
  }),
  ...faultsOf(`${home}/mechanics/affairs/crisis.ts`, [`${tests}/rules/face-crisis.test.ts`], {
    'a crisis begins at 2': ['crisisAt = 3', 'crisisAt = 2'],
  }),
  ...faultsOf(`${home}/queries/allowances.ts`, [`${tests}/queries/allowances.test.ts`], {
    'penalties do not count': [' - thisTurn.penalty', ''],
  }),
  ...faultsOf(`${home}/mechanics/turn/resolution.ts`, [`${tests}/mechanics/turn/upkeep.test.ts`, `${tests}/mechanics/endings.test.ts`], {
    'the last turn is one too many': ['turn >= length.turns', 'turn > length.turns'],
    'disorder costs nothing': ["changeCharacteristic(state, player, 'authority', -disorder, 'disorder', table);", ''],
  }),
  ...faultsOf(`${home}/mechanics/countries/cities.ts`, [`${tests}/mechanics/orders/siege.test.ts`], {
    'a city can cost several actions a turn': ['city.siegePenaltyTurn === state.turn', 'city.siegePenaltyTurn === -1'],
  }),
  ...faultsOf(`${home}/mechanics/countries/cities.ts`, [`${tests}/mechanics/countries/sieges.test.ts`], {
    'an army that is gone still besieges': [
      "strengthOf(board, siege.by, siege.base, 'army') === 0",
      "strengthOf(board, siege.by, siege.base, 'army') < 0",
    ],
  }),
  ...faultsOf(`${home}/advice/evaluate.ts`, [`${tests}/advice/evaluate.test.ts`], {
    'a civil war is no trouble': ['if (civilWar !== null) sum += worth.war;', ''],
    'claims count where they win nothing': [
      "config.length.mode === 'conditions' || config.earlyVictory ? worth[what] : 0",
      'config.players.length > 0 ? worth[what] : 0',
    ],
  }),
  ...faultsOf(`${home}/mechanics/orders/personal.ts`, [`${tests}/mechanics/orders/hiding.test.ts`], {
    'whoever was never seen can be struck at abroad': [
      "if (place === null) return impossible('target-not-sighted', 'GM-PERS-05');",
      'if (place === null) return null;',
    ],
    'hiding abroad is no use': [
      'whereSought(state, player, target) === target.location',
      'whereSought(state, player, target) !== target.id',
    ],
  }),
  ...faultsOf(`${home}/phases.ts`, [`${tests}/mechanics/turn/flow.test.ts`], {
    'orders are carried out in the round of journeys': [
      "journeys: { ...slots, rules: ['pass',",
      "journeys: { ...slots, rules: ['execute', 'pass',",
    ],
  }),
  ...faultsOf(`${home}/rules/pass.ts`, [`${tests}/rules/pass.test.ts`], {
    'nobody with orders gets out of the round of journeys': ['if (isRoundOfJourneys(state)) return [];\n', ''],
  }),
  ...faultsOf(`${home}/setup/plausible-counts.ts`, [`${tests}/setup/integrity.test.ts`], {
    'a saved penalty comes from nowhere': ['? hits + sieges : mostPenalty', '? hits + sieges + 9 : mostPenalty'],
    'a saved siege costs a city that nobody besieged': ["value: fined, most: read('siege') }", "value: fined, most: 9 + read('siege') }"],
  }),
  ...faultsOf(`${home}/advice/evaluate.ts`, [`${tests}/advice/evaluate.test.ts`], {
    'bots see no use in hiding': ['? exposed.seen : exposed.hidden', '? exposed.seen : exposed.seen'],
  }),
  ...faultsOf(`${home}/rules/declare.ts`, [`${tests}/forms/orders.test.ts`], {
    'nobody is told why nothing more can be written': ['return [anyKind[scopeOf(state)]];', 'return [];'],
  }),
  ...faultsOf(`${home}/rules/travel.ts`, [`${tests}/forms/journeys.test.ts`], {
    'a journey is offered a sea without another shore': ['isOpen(way) && leadsToLand(way)', 'isOpen(way)'],
  }),
  ...faultsOf(`${home}/rules/shared/country-sheets.ts`, [`${tests}/forms/sheets-and-armies.test.ts`], {
    'a principal is left without a city to begin in': ['canWait ? land : land.filter(inTown)', 'land'],
  }),
  ...faultsOf(`${home}/rules/shared/coastlines.ts`, [`${tests}/forms/drawing.test.ts`], {
    'a coast may fall apart': ['if (parts.length === 1) return', 'if (parts.length >= 1) return'],
    'a coast may end with too little land': [
      'if (landIn(territories) < landOfEach * players) return',
      'if (landIn(territories) < 0) return',
    ],
  }),
  ...faultsOf(`${home}/rules/shared/features.ts`, [`${tests}/forms/drawing.test.ts`], {
    'a cliff is offered that cuts land off': ['return reached.has(b);', 'return reached.has(a);'],
  }),
  ...faultsOf(`${home}/mechanics/tradable.ts`, [`${tests}/forms/trades.test.ts`], {
    'nobody has to give a last city back': ["city: has('city') && !hasCity(state, from),", 'city: false,'],
    'an army goes before its siege is lifted': ['{ ...unit, strength: unit.strength - 1 }', 'unit'],
  }),
  ...faultsOf(`${home}/rules/execute.ts`, [`${tests}/forms/orders.test.ts`], {
    'means that change nothing have no answers': [
      'return { type, player, declaration };\n    const rule',
      'return action;\n    const rule',
    ],
  }),
  ...faultsOf(`${home}/labels/asking.ts`, [`${tests}/forms/words.test.ts`], {
    'people who are called alike are not told apart': ['if (alike.length === 1) return label', 'if (alike.length > 0) return label'],
  }),
];

import { faultsOf } from './fault.js';

const home = 'src/games/genes-mactantes';
const tests = 'test/games/genes-mactantes';

/** Genes Mactantes, broken: its secrets, its wars, its trades and its bookkeeping. */
export const genesMactantesFaults = [
  ...faultsOf(`${home}/view/view.ts`, [`${tests}/view/view.test.ts`, `${tests}/view/sightings.test.ts`], {
    'a view shows pending orders of others': ["filter(({ state: fate }) => fate !== 'pending')", 'filter(() => true)'],
    'a view shows who will support a rebellion': ['affair.toAsk.filter((player, i) => i === 0 || player === viewer)', 'affair.toAsk'],
    'a view shows where free characters are': ['location: knows ? location : null', 'location'],
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
    'troops wait their turn in a trade': [
      "const troopsFirst = [...items.filter(({ item }) => item === 'troops'), ...items.filter(({ item }) => item !== 'troops')];",
      'const troopsFirst = items;',
    ],
  }),
  ...faultsOf(`${home}/mechanics/trade.ts`, [`${tests}/rules/accept-trade.test.ts`, `${tests}/rules/propose-trade.test.ts`], {
    'sold garrisons stay garrisons': ["item.kind === 'garrison' && !goesWithCity ? 'army' : item.kind", 'item.kind'],
    'a principal can be sold': ['state.countries[giver]!.principal === character.id', 'state.countries[giver]!.principal === giver'],
    'the last city can be given away': ['citiesOf(state, giver).length > 1 ? null', 'citiesOf(state, giver).length > 0 ? null'],
  }),
  ...faultsOf(`${home}/content/validate.ts`, [`${tests}/content/validate.test.ts`], {
    'seas are looked at before land': [
      "    if (!kinds.has(id)) yield refuse('map-unassigned-land', 'GM-MAPV-07',",
      "    if (kinds.get(id) === 'sea') yield refuse('map-sea-owned', 'GM-MAPV-08', id, 'countries');\n    else if (!kinds.has(id)) yield refuse('map-unassigned-land', 'GM-MAPV-07',",
    ],
  }),
  ...faultsOf(`${home}/mechanics/affairs/civil-war.ts`, [`${tests}/mechanics/affairs/civil-war.test.ts`], {
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
  }),
  ...faultsOf(`${home}/mechanics/affairs/battle.ts`, [`${tests}/mechanics/affairs/battle.test.ts`, `${tests}/rules/react.test.ts`], {
    'walls add one': ['const worth = { walls: 2,', 'const worth = { walls: 1,'],
    'of equal defenders the army falls first': ['chosenUnits(unitsOf(state, opponent), defending)', 'defending'],
    'walls help in the field': [
      "const isWalled = objective === 'assault' && cityOf(state, territory)!.walled;",
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
  ...faultsOf(`${home}/mechanics/affairs/conquest.ts`, [`${tests}/mechanics/affairs/conquest.test.ts`], {
    'survivors stay in the fallen city': ['  retreat(state, from, territory, table);\n', ''],
  }),
  ...faultsOf(`${home}/mechanics/affairs/contest.ts`, [`${tests}/mechanics/orders/personal.test.ts`, `${tests}/rules/repatriate.test.ts`], {
    'a captive defends itself': ['captor === null && !isStricken(state, location) ? values[characteristic] : 0', 'values[characteristic]'],
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
];

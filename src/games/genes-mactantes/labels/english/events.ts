import { counted } from '../../../../core/data/counted.js';
import type { Name, Sentences } from '../language.js';
import { changedBy, lostByRebels, nobody, ordersShown, phrase, rebels, signed, tested } from '../telling.js';

/** Who stands on one side of a battle: a city that is nobody’s has only its garrison. */
const sideOf = (leader: string, name: Name): string => (leader === nobody ? 'the garrison' : name(leader));

/** How many of the points that a beaten uprising loses are the rebels’ own. */
const ofRebels = (own: number | null): string => (own === null ? '' : `, ${own} of them the rebels’ own`);

/** What somebody does with troops: on a march, out of a city that is lost, into one that is taken, out of one that is traded. */
const moving = { order: 'moves', retreat: 'withdraws', conquest: 'leads in', trade: 'leads out' } as const;

/** What somebody does with a character who rises. */
const promoting = {
  improve: (person: string) => `promotes ${person}`,
  appoint: (person: string) => `makes ${person} the principal`,
  introduce: (person: string) => `introduces ${person}`,
} as const;

/** What events are called in English, and the sentence that tells each. */
export const events: Sentences = {
  'order-drawn': {
    heading: 'order of play drawn',
    sentence: ({ order }) => `The order of play: ${order.join(', ')}.`,
  },
  'board-drawn': {
    heading: 'board drawn',
    sentence: ({ player, step }, { name }) => `${player} ${step === 'cities' ? 'places' : 'draws'} the ${name(`setup-${step}`)}.`,
  },
  'country-picked': {
    heading: 'country picked',
    sentence: ({ automatic, country: id, player }, { country }) =>
      `${automatic ? `${country(id)} is left for ${player}` : `${player} picks ${country(id)}`}.`,
  },
  'relevance-set': {
    heading: 'Relevance set',
    sentence: ({ player, relevance, die }, { name }) =>
      `The Relevance of ${player} is ${name(relevance)}${die === null ? '' : ` (die ${die})`}.`,
  },
  'sheet-handed-in': {
    heading: 'sheet handed in',
    sentence: ({ player, step }) =>
      `${player} hands in ${step === 'creation' ? 'the sheet of the country' : 'the deployment of the Army'}.`,
  },
  'countries-revealed': {
    heading: 'countries revealed',
    sentence: ({ countries }, { list }) =>
      `The countries are revealed: ${list(Object.entries(countries).map(([player, { name, army }]) => `${name} of ${player} (Army ${army})`))}.`,
  },
  'turn-began': { heading: 'turn begun', sentence: ({ turn }) => `Turn ${turn} begins.` },
  'turn-ended': { heading: 'turn over', sentence: ({ turn, disorderLosses }, { losses }) => `Turn ${turn} ends${losses(disorderLosses)}.` },
  'event-rolled': {
    heading: 'event die',
    sentence: ({ die, affected, selectionDice }) =>
      `Event die ${die}: ${affected === null ? 'nothing happens' : `${affected} is affected (${selectionDice.length === 1 ? 'die' : 'dice'} ${selectionDice.join(', ')})`}.`,
  },
  'disaster-struck': {
    heading: 'disaster',
    sentence: ({ kind, territory, player }, { place, disaster }) =>
      `A disaster strikes the city of ${player} in ${place(territory)}: ${disaster(kind)}.`,
  },
  'resources-discovered': { heading: 'resources discovered', sentence: ({ player }) => `${player} discovers resources.` },
  'crisis-faced': {
    heading: 'crisis faced',
    sentence: ({ player, characteristic, developed, value }, { name }) =>
      `${player} faces a crisis of ${name(characteristic)}, which ${developed ? (value > 0 ? 'rises to' : 'Counterpower keeps at') : 'stays at'} ${value}.`,
  },
  'critical-situation': {
    heading: 'critical situation',
    sentence: ({ situation, player, level }, { name }) => `${name(situation)} of ${player}: level ${level}.`,
  },
  'crisis-lifted': {
    heading: 'critical situation over',
    sentence: ({ situation, player }, { name }) => `The ${name(situation)} of ${player} is over.`,
  },
  'civil-war-began': { heading: 'civil war begun', sentence: ({ player }) => `Civil war breaks out in the country of ${player}.` },
  'civil-war-ended': {
    heading: 'civil war over',
    sentence: ({ player, ending }, { name }) =>
      `The civil war of ${player} is over (${ending === 'authority' ? 'the government is obeyed again' : name(ending)}).`,
  },
  declared: {
    heading: 'order written down',
    sentence: ({ player, declaration }, { order }) => `${player} writes down: ${order(declaration.order)}.`,
  },
  withdrawn: {
    heading: 'order struck out',
    sentence: ({ player, declaration }, { order }) => `${player} strikes out: ${order(declaration.order)}.`,
  },
  committed: {
    heading: 'sheet closed',
    sentence: ({ player, scope }, { name }) => `${player} closes the sheet (${name(`declare-${scope}`)}).`,
  },
  'initiative-set': {
    heading: 'order of Authority',
    sentence: ({ initiative, dice }) =>
      `The order of Authority: ${initiative.join(', ')}${dice.length === 0 ? '' : ` (dice: ${dice.map(({ player, value }) => `${player} ${value}`).join(', ')})`}.`,
  },
  'slot-began': { heading: 'round begun', sentence: ({ round, player }) => `Round ${round}: ${player}.` },
  'slot-passed': { heading: 'round passed', sentence: ({ player }) => `${player} passes.` },
  'action-read': {
    heading: 'order read',
    sentence: ({ player, declaration }, { order }) => `${player} reads: ${order(declaration.order)}.`,
  },
  'action-void': {
    heading: 'order void',
    sentence: ({ player, declaration, reason }, { order, why }) => `${player}: ${order(declaration.order)} is void (${why(reason)}).`,
  },
  'action-annulled': {
    heading: 'order annulled',
    sentence: ({ by, player, declaration }, { order }) => `${by} annuls an order of ${player}: ${order(declaration.order)}.`,
  },
  'test-rolled': {
    heading: 'test',
    sentence: ({ player, characteristic, purpose, die, value, bonus, total, difficulty, success, margin }, { name }) =>
      `${player} tests ${name(characteristic)} (${name(tested(purpose))}): ${die} + ${value + bonus} = ${total} against ${difficulty}, ${success ? `success with a margin of ${margin}` : 'failure'}.`,
  },
  'contest-rolled': {
    heading: 'contest',
    sentence: ({ actor, opponent, characteristic, totals, dice, winner }, { name }) =>
      `${actor} against ${opponent} in ${name(characteristic)}: ${totals.join(' to ')} (dice ${dice.join(', ')}); ${winner === null ? 'no effect' : `${winner} wins`}.`,
  },
  'battle-rolled': {
    heading: 'battle fought',
    sentence: ({ objective, territory, sides, winner, loss }, { name, place }) =>
      `Battle (${name(objective)})${territory === null ? '' : ` in ${place(territory)}`}: ${sides.map(({ leader, die, total }) => `${sideOf(leader, name)} ${total} (die ${die})`).join(', ')}; ${winner === null ? 'no effect' : `${sideOf(winner, name)} ${winner === rebels ? 'win' : 'wins'}, the defeated lose ${counted(loss, 'point')}${ofRebels(lostByRebels(sides, winner, loss))}`}.`,
  },
  'characteristic-changed': {
    heading: 'characteristic changed',
    sentence: ({ characteristic, player, from, to }, { name }) => `${name(characteristic)} of ${player}: ${from} → ${to}.`,
  },
  'counterpower-changed': {
    heading: 'counterpower changed',
    sentence: ({ player, from, to }, { name }) => `${name('counterpower')} of ${player}: ${from} → ${to}.`,
  },
  'army-changed': {
    heading: 'Army changed',
    sentence: ({ player, kind, territory, delta, ledger }, { name, place }) => {
      const [who, why] = changedBy(player, ledger);
      return `${name(who)}, ${name(kind)} in ${place(territory)}: ${signed(delta)} (${name(why)}).`;
    },
  },
  'unit-moved': {
    heading: 'unit moved',
    sentence: ({ player, amount, from, to, cause }, { name, place }) =>
      `${player} ${moving[cause]} ${counted(amount, 'point')} from ${place(from.territory)} (${name(from.kind)}) to ${place(to.territory)} (${name(to.kind)}).`,
  },
  'city-founded': {
    heading: 'city founded',
    sentence: ({ player, name: city, territory }, { place }) => `${player} founds ${city} in ${place(territory)}.`,
  },
  'city-fortified': {
    heading: 'city fortified',
    sentence: ({ player, territory }, { place }) => `${player} fortifies the city in ${place(territory)}.`,
  },
  'city-conquered': {
    heading: 'city conquered',
    sentence: ({ to, territory, from }, { place }) =>
      `${to} conquers the city in ${place(territory)}, which was ${from === nobody ? 'nobody’s' : `that of ${from}`}.`,
  },
  'land-passed': {
    heading: 'land changes hands',
    sentence: ({ territory, from, to }, { place }) =>
      from === nobody || to === nobody
        ? `${place(territory)} is now ${to === nobody ? 'nobody’s' : `land of ${to}`}.`
        : `${place(territory)} passes from ${from} to ${to}.`,
  },
  'siege-began': {
    heading: 'siege begun',
    sentence: ({ by, territory, base }, { place }) => `${by} besieges the city in ${place(territory)} from ${place(base)}.`,
  },
  'siege-ended': {
    heading: 'end of a siege',
    sentence: ({ territory, by, reason }, { name, place }) => `The siege of ${place(territory)} by ${by} ends (${name(reason)}).`,
  },
  'character-moved': {
    heading: 'character moved',
    sentence: ({ character, path }, { name, list, place }) =>
      `${name(character)} travels to ${place(path.at(-1)!)}${path.length === 1 ? '' : ` by way of ${list(path.slice(0, -1).map(place))}`}.`,
  },
  'character-sighted': {
    heading: 'character seen',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} is seen in ${place(territory)}.`,
  },
  'character-active': {
    heading: 'character active',
    sentence: ({ character, player, value, territory }, { name, place }) =>
      `${name(character)} of ${player}, in ${place(territory)}, helps and adds ${value}.`,
  },
  'character-captured': {
    heading: 'character captured',
    sentence: ({ by, character, territory }, { name, place }) => `${by} holds ${name(character)} captive in ${place(territory)}.`,
  },
  'character-released': {
    heading: 'character released',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} goes free in ${place(territory)}.`,
  },
  'character-killed': {
    heading: 'character killed',
    sentence: ({ by, character, territory }, { name, place }) => `${by} kills ${name(character)} in ${place(territory)}.`,
  },
  'character-convinced': {
    heading: 'character convinced',
    sentence: ({ character, from, to }, { name }) => `${name(character)} leaves ${from} for ${to}.`,
  },
  'character-repatriated': {
    heading: 'character brought home',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} is brought home to ${place(territory)}.`,
  },
  'character-promoted': {
    heading: 'character promoted',
    sentence: ({ player, name: person, mode, characteristic, role }, { name, title }) => {
      const gains = [characteristic && name(characteristic), role && title(role)].filter((gain) => gain);
      return `${player} ${promoting[mode](person)}${gains.length === 0 ? '' : ` (${gains.join(', ')})`}.`;
    },
  },
  'character-gone': { heading: 'character gone', sentence: ({ character }, { name }) => `${name(character)} leaves play.` },
  'principal-changed': {
    heading: 'principal changed',
    sentence: ({ player, to }, { name }) =>
      to === null ? `${player} is left without a principal.` : `${name(to)} is now the principal of ${player}.`,
  },
  'rebel-principal-named': {
    heading: 'principal of the rebels',
    sentence: ({ player, character }, { name }) =>
      character === null
        ? `The rebels against ${player} are left without a principal.`
        : `${name(character)} is now the principal of the rebels against ${player}.`,
  },
  'intel-changed': {
    heading: 'intel changed',
    sentence: ({ player, to, against }) => `${player} has ${to === 0 ? 'no intel' : `${counted(to, 'point')} of intel`} on ${against}.`,
  },
  'actions-modified': {
    heading: 'actions modified',
    sentence: ({ disorder, player, delta, turn, cause }, { name }) => {
      if (disorder === 0) return `${player} has put every disaster in order.`;
      return `${disorder === null ? `${player}: ${signed(delta)} ${Math.abs(delta) === 1 ? 'action' : 'actions'} ${turn === 'this' ? 'this turn' : 'next turn'} (${name(cause)})` : `${player} has ${counted(disorder, 'disaster')} to put in order`}.`;
    },
  },
  'rebellion-supported': {
    heading: 'rebellion supported',
    sentence: ({ player, target, units, characters }, { name, list, told }) => {
      const given = [...units.map(told), ...characters.map(name)];
      return given.length === 0
        ? `${player} gives the rebels against ${target} nothing.`
        : `${player} supports the rebels against ${target} with ${list(given)}.`;
    },
  },
  'window-opened': {
    heading: 'question asked',
    sentence: ({ player, window, character }, { name }) =>
      `${player} must answer: ${name(window)}${character === null ? '' : `, ${name(character)}`}.`,
  },
  'window-answered': {
    heading: 'question answered',
    sentence: ({ player, window, answer }, { answered, name }) =>
      `${phrase(`${player} answers (${name(window)})`, answered(window, answer))}.`,
  },
  'trade-proposed': {
    heading: 'trade proposed',
    sentence: ({ offer }, { items }) =>
      `${offer.from} offers ${offer.to} ${items(offer.give)} for ${items(offer.take)}.${offer.note ? ` “${offer.note}”` : ''}`,
  },
  'trade-closed': {
    heading: 'trade closed',
    sentence: ({ offer, reason }, { name }) => `The offer of ${offer.from} to ${offer.to} is closed (${name(reason)}).`,
  },
  'trade-completed': {
    heading: 'trade completed',
    sentence: ({ from, to, given, taken }, { items }) => `${from} gives ${to} ${items(given)} for ${items(taken)}.`,
  },
  disclosed: {
    heading: 'shown',
    sentence: ({ from, to, declarations, character, territory }, { name, order, place }) =>
      `${from} shows ${to} ${declarations === null ? `that ${name(character!)} is in ${place(territory!)}` : `a sheet of ${counted(declarations.length, 'order')}${ordersShown(declarations, order)}`}.`,
  },
  announced: { heading: 'announcement', sentence: ({ from, to, text }) => `${from} to ${to ?? 'all'}: “${text}”` },
  'player-eliminated': { heading: 'player eliminated', sentence: ({ player }) => `${player} is out of the game.` },
  'game-ended': {
    heading: 'game over',
    sentence: ({ reason, winners }, { name, list }) =>
      `The game is over (${name(reason)}): ${winners.length === 1 ? `${winners[0]!} wins` : `${list(winners)} share the victory`}.`,
  },
};

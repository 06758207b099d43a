import { counted } from '../../../../core/data/counted.js';
import type { Name, Sentences } from '../language.js';
import { answered, changedBy, nobody, ordersShown, rebels, signed, tested } from '../telling.js';

/** Who stands on one side of a battle: a city that is nobody’s has only its garrison. */
const sideOf = (leader: string, name: Name): string => (leader === nobody ? 'the garrison' : name(leader));

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
    sentence: ({ automatic, country, player }, { name }) =>
      `${automatic ? `${name(country)} is left for ${player}` : `${player} picks ${name(country)}`}.`,
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
    sentence: ({ kind, territory, player }, { name }) => `A disaster strikes the city of ${player} in ${name(territory)}: ${name(kind)}.`,
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
    sentence: ({ player, declaration, reason }, { name, order }) => `${player}: ${order(declaration.order)} is void (${name(reason)}).`,
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
    sentence: ({ objective, territory, sides, winner, loss }, { name }) =>
      `Battle (${name(objective)})${territory === null ? '' : ` in ${name(territory)}`}: ${sides.map(({ leader, die, total }) => `${sideOf(leader, name)} ${total} (die ${die})`).join(', ')}; ${winner === null ? 'no effect' : `${sideOf(winner, name)} ${winner === rebels ? 'win' : 'wins'}, the defeated lose ${counted(loss, 'point')}`}.`,
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
    sentence: ({ player, kind, territory, delta, ledger }, { name }) => {
      const [who, why] = changedBy(player, ledger);
      return `${name(who)}, ${name(kind)} in ${name(territory)}: ${signed(delta)} (${name(why)}).`;
    },
  },
  'unit-moved': {
    heading: 'unit moved',
    sentence: ({ player, amount, from, to }, { name }) =>
      `${player} moves ${counted(amount, 'point')} from ${name(from.territory)} (${name(from.kind)}) to ${name(to.territory)} (${name(to.kind)}).`,
  },
  'city-founded': {
    heading: 'city founded',
    sentence: ({ player, name: city, territory }, { name }) => `${player} founds ${city} in ${name(territory)}.`,
  },
  'city-fortified': {
    heading: 'city fortified',
    sentence: ({ player, territory }, { name }) => `${player} fortifies the city in ${name(territory)}.`,
  },
  'city-conquered': {
    heading: 'city conquered',
    sentence: ({ to, territory, from }, { name }) =>
      `${to} conquers the city in ${name(territory)}, which was ${from === nobody ? 'nobody’s' : `that of ${from}`}.`,
  },
  'land-passed': {
    heading: 'land changes hands',
    sentence: ({ territory, from, to }, { name }) =>
      from === nobody || to === nobody
        ? `${name(territory)} is now ${to === nobody ? 'nobody’s' : `land of ${to}`}.`
        : `${name(territory)} passes from ${from} to ${to}.`,
  },
  'siege-began': {
    heading: 'siege begun',
    sentence: ({ by, territory, base }, { name }) => `${by} besieges the city in ${name(territory)} from ${name(base)}.`,
  },
  'siege-ended': {
    heading: 'end of a siege',
    sentence: ({ territory, by, reason }, { name }) => `The siege of ${name(territory)} by ${by} ends (${name(reason)}).`,
  },
  'character-moved': {
    heading: 'character moved',
    sentence: ({ character, path }, { name, list }) =>
      `${name(character)} travels to ${name(path.at(-1)!)}${path.length === 1 ? '' : ` by way of ${list(path.slice(0, -1).map(name))}`}.`,
  },
  'character-sighted': {
    heading: 'character seen',
    sentence: ({ character, territory }, { name }) => `${name(character)} is seen in ${name(territory)}.`,
  },
  'character-active': {
    heading: 'character active',
    sentence: ({ character, player, value, territory }, { name }) =>
      `${name(character)} of ${player}, in ${name(territory)}, helps and adds ${value}.`,
  },
  'character-captured': {
    heading: 'character captured',
    sentence: ({ by, character, territory }, { name }) => `${by} holds ${name(character)} captive in ${name(territory)}.`,
  },
  'character-released': {
    heading: 'character released',
    sentence: ({ character, territory }, { name }) => `${name(character)} goes free in ${name(territory)}.`,
  },
  'character-killed': {
    heading: 'character killed',
    sentence: ({ by, character, territory }, { name }) => `${by} kills ${name(character)} in ${name(territory)}.`,
  },
  'character-convinced': {
    heading: 'character convinced',
    sentence: ({ character, from, to }, { name }) => `${name(character)} leaves ${from} for ${to}.`,
  },
  'character-repatriated': {
    heading: 'character brought home',
    sentence: ({ character, territory }, { name }) => `${name(character)} is brought home to ${name(territory)}.`,
  },
  'character-promoted': {
    heading: 'character promoted',
    sentence: ({ player, name: person, mode, characteristic, role }, { name }) => {
      const gains = [characteristic, role].flatMap((gain) => (gain ? [name(gain)] : []));
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
    sentence: ({ player, target, characters }, { name, list }) =>
      `${player} supports the rebels against ${target}${characters.length === 0 ? '' : ` with ${list(characters.map(name))}`}.`,
  },
  'window-opened': {
    heading: 'question asked',
    sentence: ({ player, window, character }, { name }) =>
      `${player} must answer: ${name(window)}${character === null ? '' : `, ${name(character)}`}.`,
  },
  'window-answered': {
    heading: 'question answered',
    sentence: ({ player, window, answer }, { name }) =>
      `${player} answers (${name(window)})${answer === '' ? '' : `: ${answered(answer, name)}`}.`,
  },
  'trade-proposed': {
    heading: 'trade proposed',
    sentence: ({ offer }, { items }) => `${offer.from} offers ${offer.to} ${items(offer.give)} for ${items(offer.take)}.`,
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
    sentence: ({ from, to, declarations, character, territory }, { name, order }) =>
      `${from} shows ${to} ${declarations === null ? `that ${name(character!)} is in ${name(territory!)}` : `a sheet of ${counted(declarations.length, 'order')}${ordersShown(declarations, order)}`}.`,
  },
  announced: { heading: 'announcement', sentence: ({ from, to, text }) => `${from} to ${to ?? 'all'}: “${text}”` },
  'player-eliminated': { heading: 'player eliminated', sentence: ({ player }) => `${player} is out of the game.` },
  'game-ended': {
    heading: 'game over',
    sentence: ({ reason, winners }, { name, list }) =>
      `The game is over (${name(reason)}): ${winners.length === 1 ? `${winners[0]!} wins` : `${list(winners)} share the victory`}.`,
  },
};

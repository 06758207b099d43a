import { counted } from '../../../../core/data/counted.js';
import type { Name, Sentences } from '../language.js';
import { changedBy, lostByRebels, nobody, ordersShown, phrase, rebels, signed, stepsDrawn, tested } from '../telling.js';
import { at, of, ofPlace } from './phrases.js';

/** Who stands on one side of a battle: a city that is nobody’s has only its garrison. */
const sideOf = (leader: string, name: Name): string => (leader === nobody ? 'la guarnició' : name(leader));

/** How many of the points that a beaten uprising loses are the rebels’ own. */
const ofRebels = (own: number | null): string => (own === null ? '' : `, ${own} dels mateixos rebels`);

/** What somebody does with troops: on a march, out of a city that is lost, into one that is taken, out of one that is traded. */
const moving = { order: 'mou', retreat: 'retira', conquest: 'fa entrar', trade: 'fa eixir' } as const;

/** What somebody does with a character who rises. */
const promoting = {
  improve: (person: string) => `ascendeix ${person}`,
  appoint: (person: string) => `nomena principal ${person}`,
  introduce: (person: string) => `presenta ${person}`,
} as const;

/** What events are called in Catalan, and the sentence that tells each. */
export const events: Sentences = {
  'order-drawn': {
    heading: 'ordre sortejat',
    sentence: ({ order }) => `L’ordre de joc: ${order.join(', ')}.`,
  },
  'board-drawn': {
    heading: 'tauler dibuixat',
    sentence: ({ player, step }, { name }) => `${player} ha acabat ${of(name(stepsDrawn[step]))}.`,
  },
  'country-picked': {
    heading: 'país triat',
    sentence: ({ automatic, country: id, player }, { country }) =>
      `${automatic ? `${country(id)} resta per a ${player}` : `${player} tria ${country(id)}`}.`,
  },
  'relevance-set': {
    heading: 'Rellevància fixada',
    sentence: ({ player, relevance, die }, { name }) =>
      `El país ${of(player)} és de Rellevància ${name(relevance)}${die === null ? '' : ` (dau ${die})`}.`,
  },
  'sheet-handed-in': {
    heading: 'full entregat',
    sentence: ({ player, step }) => `${player} entrega ${step === 'creation' ? 'el full del país' : 'la distribució de l’Exèrcit'}.`,
  },
  'countries-revealed': {
    heading: 'països mostrats',
    sentence: ({ countries }, { list }) =>
      `Es mostren els països: ${list(Object.entries(countries).map(([player, { name, army }]) => `${name} ${of(player)} (Exèrcit ${army})`))}.`,
  },
  'turn-began': { heading: 'torn començat', sentence: ({ turn }) => `Comença el torn ${turn}.` },
  'turn-ended': {
    heading: 'torn acabat',
    sentence: ({ turn, disorderLosses }, { losses }) => `Acaba el torn ${turn}${losses(disorderLosses)}.`,
  },
  'event-rolled': {
    heading: 'dau d’esdeveniments',
    sentence: ({ die, affected, selectionDice }) =>
      `Dau d’esdeveniments ${die}: ${affected === null ? 'no passa res' : `afecta ${affected} (${selectionDice.length === 1 ? 'dau' : 'daus'} ${selectionDice.join(', ')})`}.`,
  },
  'disaster-struck': {
    heading: 'desastre',
    sentence: ({ kind, territory, player }, { place, disaster }) =>
      `Desastre a la ciutat ${ofPlace(place(territory))}, ${of(player)}: ${disaster(kind)}.`,
  },
  'resources-discovered': { heading: 'recursos descoberts', sentence: ({ player }) => `${player} descobreix recursos.` },
  'crisis-faced': {
    heading: 'crisi afrontada',
    sentence: ({ player, characteristic, developed, value }, { name }) =>
      `${player} afronta una crisi ${of(name(characteristic))}, que ${developed ? (value > 0 ? 'puja a' : 'el Contrapoder manté a') : 'continua a'} ${value}.`,
  },
  'critical-situation': {
    heading: 'situació crítica',
    sentence: ({ situation, player, level }, { name }) => `${name(situation)} ${of(player)}: nivell ${level}.`,
  },
  'crisis-lifted': {
    heading: 'situació crítica superada',
    sentence: ({ situation, player }, { name }) => `S’acaba la situació crítica ${of(player)}: ${name(situation)}.`,
  },
  'civil-war-began': { heading: 'guerra civil començada', sentence: ({ player }) => `Esclata la guerra civil al país ${of(player)}.` },
  'civil-war-ended': {
    heading: 'guerra civil acabada',
    sentence: ({ player, ending }, { name }) =>
      `S’acaba la guerra civil ${of(player)} (${ending === 'authority' ? 'el govern torna a ser obeït' : name(ending)}).`,
  },
  declared: {
    heading: 'acció apuntada',
    sentence: ({ player, declaration }, { order }) => `${player} apunta: ${order(declaration.order)}.`,
  },
  withdrawn: {
    heading: 'acció esborrada',
    sentence: ({ player, declaration }, { order }) => `${player} esborra: ${order(declaration.order)}.`,
  },
  committed: {
    heading: 'full tancat',
    sentence: ({ player, scope }, { name }) => `${player} tanca el full (${name(`declare-${scope}`)}).`,
  },
  'initiative-set': {
    heading: 'ordre d’Autoritat',
    sentence: ({ initiative, dice }) =>
      `L’ordre d’Autoritat: ${initiative.join(', ')}${dice.length === 0 ? '' : ` (daus: ${dice.map(({ player, value }) => `${player} ${value}`).join(', ')})`}.`,
  },
  'slot-began': { heading: 'ronda començada', sentence: ({ round, player }) => `Ronda ${round}: ${player}.` },
  'slot-passed': { heading: 'ronda passada', sentence: ({ player }) => `${player} passa.` },
  'action-read': {
    heading: 'acció llegida',
    sentence: ({ player, declaration }, { order }) => `${player} llig: ${order(declaration.order)}.`,
  },
  'action-void': {
    heading: 'acció nul·la',
    sentence: ({ player, declaration, reason }, { order, why }) => `${player}: ${order(declaration.order)}, nul·la (${why(reason)}).`,
  },
  'action-annulled': {
    heading: 'acció anul·lada',
    sentence: ({ by, player, declaration }, { order }) => `${by} anul·la una acció ${of(player)}: ${order(declaration.order)}.`,
  },
  'test-rolled': {
    heading: 'prova',
    sentence: ({ player, characteristic, purpose, die, value, bonus, total, difficulty, success, margin }, { name }) =>
      `${player} fa una prova ${of(name(characteristic))} (${name(tested(purpose))}): ${die} + ${value + bonus} = ${total} contra ${difficulty}, ${success ? `èxit amb un marge ${of(String(margin))}` : 'fracàs'}.`,
  },
  'contest-rolled': {
    heading: 'contesa',
    sentence: ({ actor, opponent, characteristic, totals, dice, winner }, { name }) =>
      `${actor} contra ${opponent} en ${name(characteristic)}: ${totals.join(' a ')} (daus ${dice.join(', ')}); ${winner === null ? 'sense efecte' : `guanya ${winner}`}.`,
  },
  'battle-rolled': {
    heading: 'batalla lliurada',
    sentence: ({ objective, territory, sides, winner, loss }, { name, place }) =>
      `Batalla (${name(objective)})${territory === null ? '' : ` ${at(place(territory))}`}: ${sides.map(({ leader, die, total }) => `${sideOf(leader, name)} ${total} (dau ${die})`).join(', ')}; ${winner === null ? 'sense efecte' : `${winner === rebels ? 'guanyen' : 'guanya'} ${sideOf(winner, name)}, i els vençuts perden ${counted(loss, 'punt')}${ofRebels(lostByRebels(sides, winner, loss))}`}.`,
  },
  'characteristic-changed': {
    heading: 'característica canviada',
    sentence: ({ characteristic, player, from, to }, { name }) => `${name(characteristic)} ${of(player)}: ${from} → ${to}.`,
  },
  'counterpower-changed': {
    heading: 'contrapoder canviat',
    sentence: ({ player, from, to }, { name }) => `${name('counterpower')} ${of(player)}: ${from} → ${to}.`,
  },
  'army-changed': {
    heading: 'Exèrcit canviat',
    sentence: ({ player, kind, territory, delta, ledger }, { name, place }) => {
      const [who, why] = changedBy(player, ledger);
      return `${name(who)}, ${name(kind)} ${at(place(territory))}: ${signed(delta)} (${name(why)}).`;
    },
  },
  'unit-moved': {
    heading: 'contingent mogut',
    sentence: ({ player, amount, from, to, cause }, { name, place }) =>
      `${player} ${moving[cause]} ${counted(amount, 'punt')} ${ofPlace(place(from.territory))} (${name(from.kind)}) ${at(place(to.territory))} (${name(to.kind)}).`,
  },
  'city-founded': {
    heading: 'ciutat fundada',
    sentence: ({ player, name: city, territory }, { place }) => `${player} funda ${city} ${at(place(territory))}.`,
  },
  'city-fortified': {
    heading: 'ciutat fortificada',
    sentence: ({ player, territory }, { place }) => `${player} fortifica la ciutat ${ofPlace(place(territory))}.`,
  },
  'city-conquered': {
    heading: 'ciutat conquerida',
    sentence: ({ to, territory, from }, { place }) =>
      `${to} conquereix la ciutat ${ofPlace(place(territory))}, que ${from === nobody ? 'no era de ningú' : `era ${of(from)}`}.`,
  },
  'land-passed': {
    heading: 'terres que canvien de mans',
    sentence: ({ territory, from, to }, { place }) =>
      from === nobody || to === nobody
        ? `${place(territory)} ara ${to === nobody ? 'no és de ningú' : `és ${of(to)}`}.`
        : `${place(territory)} passa ${of(from)} a ${to}.`,
  },
  'siege-began': {
    heading: 'setge començat',
    sentence: ({ by, territory, base }, { place }) => `${by} assetja la ciutat ${ofPlace(place(territory))} des ${ofPlace(place(base))}.`,
  },
  'siege-ended': {
    heading: 'fi d’un setge',
    sentence: ({ territory, by, reason }, { name, place }) => `S’acaba el setge ${of(by)} ${at(place(territory))} (${name(reason)}).`,
  },
  'character-moved': {
    heading: 'personatge mogut',
    sentence: ({ character, path }, { name, list, place }) =>
      `${name(character)} viatja fins ${at(place(path.at(-1)!))}${path.length === 1 ? '' : ` per ${list(path.slice(0, -1).map(place))}`}.`,
  },
  'character-sighted': {
    heading: 'personatge vist',
    sentence: ({ character, territory }, { name, place }) => `S’ha vist ${name(character)} ${at(place(territory))}.`,
  },
  'character-active': {
    heading: 'personatge actiu',
    sentence: ({ character, player, value, territory }, { name, place }) =>
      `${name(character)}, ${of(player)}, ajuda des ${ofPlace(place(territory))} i suma ${value}.`,
  },
  'character-captured': {
    heading: 'personatge capturat',
    sentence: ({ by, character, territory }, { name, place }) => `${by} té ${name(character)} en captivitat ${at(place(territory))}.`,
  },
  'character-released': {
    heading: 'personatge alliberat',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} és lliure ${at(place(territory))}.`,
  },
  'character-killed': {
    heading: 'personatge mort',
    sentence: ({ by, character, territory }, { name, place }) => `${by} mata ${name(character)} ${at(place(territory))}.`,
  },
  'character-convinced': {
    heading: 'personatge convençut',
    sentence: ({ character, from, to }, { name }) => `${name(character)} deixa ${from} per ${to}.`,
  },
  'character-repatriated': {
    heading: 'personatge repatriat',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} torna a casa, ${at(place(territory))}.`,
  },
  'character-promoted': {
    heading: 'personatge ascendit',
    sentence: ({ player, name: person, mode, characteristic, role }, { name, title }) => {
      const gains = [characteristic && name(characteristic), role && title(role)].filter((gain) => gain);
      return `${player} ${promoting[mode](person)}${gains.length === 0 ? '' : ` (${gains.join(', ')})`}.`;
    },
  },
  'character-gone': { heading: 'personatge fora', sentence: ({ character }, { name }) => `${name(character)} deixa la partida.` },
  'principal-changed': {
    heading: 'principal canviat',
    sentence: ({ player, to }, { name }) =>
      to === null ? `${player} es queda sense principal.` : `${name(to)} té ara el càrrec de principal ${of(player)}.`,
  },
  'rebel-principal-named': {
    heading: 'principal dels rebels',
    sentence: ({ player, character }, { name }) =>
      character === null
        ? `Els rebels contra ${player} es queden sense principal.`
        : `${name(character)} té ara el càrrec de principal dels rebels contra ${player}.`,
  },
  'intel-changed': {
    heading: 'informació canviada',
    sentence: ({ player, to, against }) =>
      to === 0 ? `${player} ja no té informació sobre ${against}.` : `${player} té ${counted(to, 'punt')} d’informació sobre ${against}.`,
  },
  'actions-modified': {
    heading: 'accions modificades',
    sentence: ({ disorder, player, delta, turn, cause }, { name }) => {
      if (disorder === 0) return `${player} ja no té cap desastre per reparar.`;
      return `${disorder === null ? `${player}: ${signed(delta)} ${Math.abs(delta) === 1 ? 'acció' : 'accions'} ${turn === 'this' ? 'aquest torn' : 'el torn vinent'} (${name(cause)})` : `${player} té ${counted(disorder, 'desastre')} per reparar`}.`;
    },
  },
  'rebellion-supported': {
    heading: 'alçament recolzat',
    sentence: ({ player, target, units, characters }, { name, list, told }) => {
      const given = [...units.map(told), ...characters.map(name)];
      return given.length === 0
        ? `${player} no dona res als rebels contra ${target}.`
        : `${player} recolza els rebels contra ${target} amb ${list(given)}.`;
    },
  },
  'window-opened': {
    heading: 'pregunta feta',
    sentence: ({ player, window, character }, { name }) =>
      `${player} ha de respondre: ${name(window)}${character === null ? '' : `, ${name(character)}`}.`,
  },
  'window-answered': {
    heading: 'pregunta contestada',
    sentence: ({ player, window, answer }, { answered, name }) =>
      `${phrase(`${player} respon (${name(window)})`, answered(window, answer))}.`,
  },
  'trade-proposed': {
    heading: 'bescanvi proposat',
    sentence: ({ offer }, { items }) =>
      `${offer.from} ${offer.give.length === 0 ? `no ofereix res a ${offer.to}` : `ofereix a ${offer.to} ${items(offer.give)}`} a canvi ${of(items(offer.take))}.${offer.note ? ` «${offer.note}»` : ''}`,
  },
  'trade-closed': {
    heading: 'bescanvi tancat',
    sentence: ({ offer, reason }, { name }) => `L’oferta ${of(offer.from)} a ${offer.to} es tanca (${name(reason)}).`,
  },
  'trade-completed': {
    heading: 'bescanvi fet',
    sentence: ({ from, to, given, taken }, { items }) =>
      `${from} ${given.length === 0 ? `no dona res a ${to}` : `dona a ${to} ${items(given)}`} a canvi ${of(items(taken))}.`,
  },
  disclosed: {
    heading: 'mostrat',
    sentence: ({ from, to, declarations, character, territory }, { name, order, place }) =>
      `${from} mostra a ${to} ${declarations === null ? `que ${name(character!)} és ${at(place(territory!))}` : `un full ${of(counted(declarations.length, 'acció', 'accions'))}${ordersShown(declarations, order)}`}.`,
  },
  announced: { heading: 'anunci', sentence: ({ from, to, text }) => `${from} a ${to ?? 'tothom'}: «${text}»` },
  'player-eliminated': {
    heading: 'jugador eliminat',
    sentence: ({ player }) => `${player} queda fora de la partida.`,
  },
  'game-ended': {
    heading: 'fi de la partida',
    sentence: ({ reason, winners }, { name, list }) =>
      `S’acaba la partida (${name(reason)}): ${winners.length === 1 ? `guanya ${winners[0]!}` : `comparteixen la victòria ${list(winners)}`}.`,
  },
};

import { counted } from '../../../../core/data/counted.js';
import type { Name, Sentences } from '../language.js';
import { changedBy, lostByRebels, nobody, ordersShown, phrase, rebels, signed, stepsDrawn, tested } from '../telling.js';

/** Who stands on one side of a battle: a city that is nobody’s has only its garrison. */
const sideOf = (leader: string, name: Name): string => (leader === nobody ? 'la guarnición' : name(leader));

/** How many of the points that a beaten uprising loses are the rebels’ own. */
const ofRebels = (own: number | null): string => (own === null ? '' : `, ${own} de los propios rebeldes`);

/** What somebody does with troops, and the word before where they come to: on a march, out of a city that is lost, into one that is taken, out of one that is traded. */
const moving = { order: ['traslada', 'a'], retreat: ['retira', 'a'], conquest: ['hace entrar', 'en'], trade: ['hace salir', 'a'] } as const;

/** What somebody does with a character who rises. */
const promoting = {
  improve: (person: string) => `asciende a ${person}`,
  appoint: (person: string) => `nombra principal a ${person}`,
  introduce: (person: string) => `presenta a ${person}`,
} as const;

/** What events are called in Spanish, and the sentence that tells each. */
export const events: Sentences = {
  'order-drawn': {
    heading: 'orden sorteado',
    sentence: ({ order }) => `El orden de juego: ${order.join(', ')}.`,
  },
  'board-drawn': {
    heading: 'tablero dibujado',
    sentence: ({ player, step }, { name }) => `${player} ha acabado de ${name(stepsDrawn[step])}.`,
  },
  'country-picked': {
    heading: 'país elegido',
    sentence: ({ automatic, country: id, player }, { country }) =>
      `${automatic ? `${country(id)} queda para ${player}` : `${player} elige ${country(id)}`}.`,
  },
  'relevance-set': {
    heading: 'Relevancia fijada',
    sentence: ({ player, relevance, die }, { name }) =>
      `El país de ${player} es de Relevancia ${name(relevance)}${die === null ? '' : ` (dado ${die})`}.`,
  },
  'sheet-handed-in': {
    heading: 'hoja entregada',
    sentence: ({ player, step }) => `${player} entrega ${step === 'creation' ? 'la hoja del país' : 'el despliegue del Ejército'}.`,
  },
  'countries-revealed': {
    heading: 'países a la vista',
    sentence: ({ countries }, { list }) =>
      `Se muestran los países: ${list(Object.entries(countries).map(([player, { name, army }]) => `${name} de ${player} (Ejército ${army})`))}.`,
  },
  'turn-began': { heading: 'comienzo del turno', sentence: ({ turn }) => `Comienza el turno ${turn}.` },
  'turn-ended': {
    heading: 'turno terminado',
    sentence: ({ turn, disorderLosses }, { losses }) => `Termina el turno ${turn}${losses(disorderLosses)}.`,
  },
  'event-rolled': {
    heading: 'dado de sucesos',
    sentence: ({ die, affected, selectionDice }) =>
      `Dado de sucesos ${die}: ${affected === null ? 'no pasa nada' : `afecta a ${affected} (${selectionDice.length === 1 ? 'dado' : 'dados'} ${selectionDice.join(', ')})`}.`,
  },
  'disaster-struck': {
    heading: 'desastre',
    sentence: ({ kind, territory, player }, { place, disaster }) =>
      `Desastre en la ciudad de ${place(territory)}, de ${player}: ${disaster(kind)}.`,
  },
  'resources-discovered': { heading: 'recursos descubiertos', sentence: ({ player }) => `${player} descubre recursos.` },
  'crisis-faced': {
    heading: 'crisis afrontada',
    sentence: ({ player, characteristic, developed, value }, { name }) =>
      `${player} afronta una crisis de ${name(characteristic)}, que ${developed ? (value > 0 ? 'sube a' : 'el Contrapoder mantiene en') : 'sigue en'} ${value}.`,
  },
  'critical-situation': {
    heading: 'situación crítica',
    sentence: ({ situation, player, level }, { name }) => `${name(situation)} de ${player}: nivel ${level}.`,
  },
  'crisis-lifted': {
    heading: 'situación crítica superada',
    sentence: ({ situation, player }, { name }) => `Termina la situación crítica de ${player}: ${name(situation)}.`,
  },
  'civil-war-began': { heading: 'estalla la guerra civil', sentence: ({ player }) => `Estalla la guerra civil en el país de ${player}.` },
  'civil-war-ended': {
    heading: 'fin de la guerra civil',
    sentence: ({ player, ending }, { name }) =>
      `Termina la guerra civil de ${player} (${ending === 'authority' ? 'el gobierno vuelve a ser obedecido' : name(ending)}).`,
  },
  declared: {
    heading: 'acción anotada',
    sentence: ({ player, declaration }, { order }) => `${player} anota: ${order(declaration.order)}.`,
  },
  withdrawn: {
    heading: 'acción tachada',
    sentence: ({ player, declaration }, { order }) => `${player} tacha: ${order(declaration.order)}.`,
  },
  committed: {
    heading: 'hoja cerrada',
    sentence: ({ player, scope }, { name }) => `${player} cierra la hoja (${name(`declare-${scope}`)}).`,
  },
  'initiative-set': {
    heading: 'orden de Autoridad',
    sentence: ({ initiative, dice }) =>
      `El orden de Autoridad: ${initiative.join(', ')}${dice.length === 0 ? '' : ` (dados: ${dice.map(({ player, value }) => `${player} ${value}`).join(', ')})`}.`,
  },
  'slot-began': { heading: 'comienzo de ronda', sentence: ({ round, player }) => `Ronda ${round}: ${player}.` },
  'slot-passed': { heading: 'ronda pasada', sentence: ({ player }) => `${player} pasa.` },
  'action-read': {
    heading: 'acción leída',
    sentence: ({ player, declaration }, { order }) => `${player} lee: ${order(declaration.order)}.`,
  },
  'action-void': {
    heading: 'acción nula',
    sentence: ({ player, declaration, reason }, { order, why }) => `${player}: ${order(declaration.order)}, nula (${why(reason)}).`,
  },
  'action-annulled': {
    heading: 'acción anulada',
    sentence: ({ by, player, declaration }, { order }) => `${by} anula una acción de ${player}: ${order(declaration.order)}.`,
  },
  'test-rolled': {
    heading: 'prueba',
    sentence: ({ player, characteristic, purpose, die, value, bonus, total, difficulty, success, margin }, { name }) =>
      `${player} hace una prueba de ${name(characteristic)} (${name(tested(purpose))}): ${die} + ${value + bonus} = ${total} contra ${difficulty}, ${success ? `éxito con un margen de ${margin}` : 'fracaso'}.`,
  },
  'contest-rolled': {
    heading: 'contienda',
    sentence: ({ actor, opponent, characteristic, totals, dice, winner }, { name }) =>
      `${actor} contra ${opponent} en ${name(characteristic)}: ${totals.join(' a ')} (dados ${dice.join(', ')}); ${winner === null ? 'sin efecto' : `gana ${winner}`}.`,
  },
  'battle-rolled': {
    heading: 'batalla librada',
    sentence: ({ objective, territory, sides, winner, loss }, { name, place }) =>
      `Batalla (${name(objective)})${territory === null ? '' : ` en ${place(territory)}`}: ${sides.map(({ leader, die, total }) => `${sideOf(leader, name)} ${total} (dado ${die})`).join(', ')}; ${winner === null ? 'sin efecto' : `${winner === rebels ? 'vencen' : 'vence'} ${sideOf(winner, name)}, y los vencidos pierden ${counted(loss, 'punto')}${ofRebels(lostByRebels(sides, winner, loss))}`}.`,
  },
  'characteristic-changed': {
    heading: 'característica cambiada',
    sentence: ({ characteristic, player, from, to }, { name }) => `${name(characteristic)} de ${player}: ${from} → ${to}.`,
  },
  'counterpower-changed': {
    heading: 'contrapoder cambiado',
    sentence: ({ player, from, to }, { name }) => `${name('counterpower')} de ${player}: ${from} → ${to}.`,
  },
  'army-changed': {
    heading: 'Ejército cambiado',
    sentence: ({ player, kind, territory, delta, ledger }, { name, place }) => {
      const [who, why] = changedBy(player, ledger);
      return `${name(who)}, ${name(kind)} en ${place(territory)}: ${signed(delta)} (${name(why)}).`;
    },
  },
  'unit-moved': {
    heading: 'contingente trasladado',
    sentence: ({ player, amount, from, to, cause }, { name, place }) => {
      const [does, into] = moving[cause];
      return `${player} ${does} ${counted(amount, 'punto')} de ${place(from.territory)} (${name(from.kind)}) ${into} ${place(to.territory)} (${name(to.kind)}).`;
    },
  },
  'city-founded': {
    heading: 'ciudad fundada',
    sentence: ({ player, name: city, territory }, { place }) => `${player} funda ${city} en ${place(territory)}.`,
  },
  'city-fortified': {
    heading: 'ciudad fortificada',
    sentence: ({ player, territory }, { place }) => `${player} fortifica la ciudad de ${place(territory)}.`,
  },
  'city-conquered': {
    heading: 'ciudad tomada',
    sentence: ({ to, territory, from }, { place }) =>
      `${to} conquista la ciudad de ${place(territory)}, que ${from === nobody ? 'no era de nadie' : `era de ${from}`}.`,
  },
  'land-passed': {
    heading: 'tierras que cambian de manos',
    sentence: ({ territory, from, to }, { place }) =>
      from === nobody || to === nobody
        ? `${place(territory)} ahora ${to === nobody ? 'no es de nadie' : `es de ${to}`}.`
        : `${place(territory)} pasa de ${from} a ${to}.`,
  },
  'siege-began': {
    heading: 'comienzo de asedio',
    sentence: ({ by, territory, base }, { place }) => `${by} asedia la ciudad de ${place(territory)} desde ${place(base)}.`,
  },
  'siege-ended': {
    heading: 'fin de un asedio',
    sentence: ({ territory, by, reason }, { name, place }) => `Termina el asedio de ${place(territory)} por ${by} (${name(reason)}).`,
  },
  'character-moved': {
    heading: 'viaje de personaje',
    sentence: ({ character, path }, { name, list, place }) =>
      `${name(character)} viaja hasta ${place(path.at(-1)!)}${path.length === 1 ? '' : ` por ${list(path.slice(0, -1).map(place))}`}.`,
  },
  'character-sighted': {
    heading: 'personaje visto',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} está en ${place(territory)}.`,
  },
  'character-active': {
    heading: 'personaje activo',
    sentence: ({ character, player, value, territory }, { name, place }) =>
      `${name(character)}, de ${player}, ayuda desde ${place(territory)} y suma ${value}.`,
  },
  'character-captured': {
    heading: 'personaje capturado',
    sentence: ({ by, character, territory }, { name, place }) => `${by} tiene a ${name(character)} en cautiverio en ${place(territory)}.`,
  },
  'character-released': {
    heading: 'personaje liberado',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} queda libre en ${place(territory)}.`,
  },
  'character-killed': {
    heading: 'personaje muerto',
    sentence: ({ by, character, territory }, { name, place }) => `${by} mata a ${name(character)} en ${place(territory)}.`,
  },
  'character-convinced': {
    heading: 'personaje convencido',
    sentence: ({ character, from, to }, { name }) => `${name(character)} deja a ${from} por ${to}.`,
  },
  'character-repatriated': {
    heading: 'personaje repatriado',
    sentence: ({ character, territory }, { name, place }) => `${name(character)} vuelve a casa, a ${place(territory)}.`,
  },
  'character-promoted': {
    heading: 'personaje ascendido',
    sentence: ({ player, name: person, mode, characteristic, role }, { name, title }) => {
      const gains = [characteristic && name(characteristic), role && title(role)].filter((gain) => gain);
      return `${player} ${promoting[mode](person)}${gains.length === 0 ? '' : ` (${gains.join(', ')})`}.`;
    },
  },
  'character-gone': { heading: 'personaje fuera', sentence: ({ character }, { name }) => `${name(character)} deja la partida.` },
  'principal-changed': {
    heading: 'cambio de principal',
    sentence: ({ player, to }, { name }) =>
      to === null ? `${player} se queda sin principal.` : `${name(to)} es ahora el personaje principal de ${player}.`,
  },
  'rebel-principal-named': {
    heading: 'principal de los rebeldes',
    sentence: ({ player, character }, { name }) =>
      character === null
        ? `Los rebeldes contra ${player} se quedan sin principal.`
        : `${name(character)} es ahora el personaje principal de los rebeldes contra ${player}.`,
  },
  'intel-changed': {
    heading: 'información cambiada',
    sentence: ({ player, to, against }) =>
      to === 0
        ? `${player} ya no tiene información sobre ${against}.`
        : `${player} tiene ${counted(to, 'punto')} de información sobre ${against}.`,
  },
  'actions-modified': {
    heading: 'acciones modificadas',
    sentence: ({ disorder, player, delta, turn, cause }, { name }) => {
      if (disorder === 0) return `${player} ya no tiene ningún desastre por restaurar.`;
      return `${disorder === null ? `${player}: ${signed(delta)} ${Math.abs(delta) === 1 ? 'acción' : 'acciones'} ${turn === 'this' ? 'este turno' : 'el próximo turno'} (${name(cause)})` : `${player} tiene ${counted(disorder, 'desastre')} por restaurar`}.`;
    },
  },
  'rebellion-supported': {
    heading: 'alzamiento apoyado',
    sentence: ({ player, target, units, characters }, { name, list, told }) => {
      const given = [...units.map(told), ...characters.map(name)];
      return given.length === 0
        ? `${player} no da nada a los rebeldes contra ${target}.`
        : `${player} apoya a los rebeldes contra ${target} con ${list(given)}.`;
    },
  },
  'window-opened': {
    heading: 'pregunta planteada',
    sentence: ({ player, window, character }, { name }) =>
      `${player} debe responder: ${name(window)}${character === null ? '' : `, ${name(character)}`}.`,
  },
  'window-answered': {
    heading: 'pregunta contestada',
    sentence: ({ player, window, answer }, { answered, name }) =>
      `${phrase(`${player} responde (${name(window)})`, answered(window, answer))}.`,
  },
  'trade-proposed': {
    heading: 'trueque propuesto',
    sentence: ({ offer }, { items }) =>
      `${offer.from} ${offer.give.length === 0 ? `no ofrece nada a ${offer.to}` : `ofrece a ${offer.to} ${items(offer.give)}`} por ${items(offer.take)}.${offer.note ? ` «${offer.note}»` : ''}`,
  },
  'trade-closed': {
    heading: 'trueque cerrado',
    sentence: ({ offer, reason }, { name }) => `La oferta de ${offer.from} a ${offer.to} queda cerrada (${name(reason)}).`,
  },
  'trade-completed': {
    heading: 'trueque hecho',
    sentence: ({ from, to, given, taken }, { items }) =>
      `${from} ${given.length === 0 ? `no da nada a ${to}` : `da a ${to} ${items(given)}`} por ${items(taken)}.`,
  },
  disclosed: {
    heading: 'mostrado',
    sentence: ({ from, to, declarations, character, territory }, { name, order, place }) =>
      `${from} muestra a ${to} ${declarations === null ? `que ${name(character!)} está en ${place(territory!)}` : `una hoja de ${counted(declarations.length, 'acción', 'acciones')}${ordersShown(declarations, order)}`}.`,
  },
  announced: { heading: 'anuncio', sentence: ({ from, to, text }) => `${from} a ${to ?? 'todos'}: «${text}»` },
  'player-eliminated': { heading: 'jugador eliminado', sentence: ({ player }) => `${player} queda fuera de la partida.` },
  'game-ended': {
    heading: 'fin de la partida',
    sentence: ({ reason, winners }, { name, list }) =>
      `Termina la partida (${name(reason)}): ${winners.length === 1 ? `gana ${winners[0]!}` : `comparten la victoria ${list(winners)}`}.`,
  },
};

import type { Action } from '../rules/index.js';
import type { Event } from '../types/index.js';

/** The languages of this game. */
export type Language = 'en' | 'es';

/** Names things: discs, tiles, words of the rules, and `cell 12` for a cell. */
export type Name = (id: string) => string;

type Sentences<T extends { readonly type: string }> = {
  readonly [K in T['type']]: (told: Extract<T, { readonly type: K }>, name: Name) => string;
};

/** What a language can say. */
interface Tongue {
  readonly actions: Sentences<Action>;
  readonly events: Sentences<Event>;
}

const all = (parts: readonly string[], and: string, none: string): string =>
  parts.length === 0 ? none : parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

/** Somebody's id as it is, but the treasury by its name. */
const who = (id: string, name: Name): string => (id === 'treasury' ? name(id) : id);

const english: Tongue = {
  actions: {
    'place-concentration': ({ cell }, name) => `place the rally on ${name(`cell ${cell}`)}`,
    'choose-centralism': ({ degree }, name) => `choose ${name(degree)} centralism`,
    'roll-centralism': (_, name) => name('roll-centralism'),
    'propose-centralism': ({ degree }, name) => `propose ${name(degree)} centralism`,
    'answer-proposal': ({ accept }) => (accept ? 'accept the proposal' : 'reject the proposal'),
    pay: ({ discs }, name) => `pay ${all(discs.map(name), 'and', 'nothing')}`,
    'break-coin': ({ disc, partner }, name) => `break ${name(disc)}${partner === undefined ? '' : ` with ${who(partner, name)}`}`,
    'roll-die': (_, name) => name('roll-die'),
    'take-money': ({ twos }) => `take ${twos} discs of 2 € and the rest in discs of 1 €`,
    'give-disc': ({ to, disc }, name) => `give ${name(disc)} to ${to}`,
    'exchange-service': ({ payKind, target, takeKind }, name) => `take ${name(takeKind)} from ${target} for two discs of ${name(payKind)}`,
    'end-cohesion': (_, name) => name('end-cohesion'),
    move: ({ to }, name) => `move to ${name(`cell ${to}`)}`,
    stop: (_, name) => name('stop'),
    'collect-prescription': ({ targets }) => `collect 1 € from ${all(targets, 'and', 'nobody')}`,
    'collect-inheritance': ({ target, amount }) => `collect ${amount} € from ${target}`,
    'decline-vote': (_, name) => name('decline-vote'),
    'call-elections': (_, name) => name('call-elections'),
    'present-motion': ({ beneficiary }) => `present a motion of censure for ${beneficiary}`,
    'declare-list': ({ members, beneficiary }) => `stand as ${all(members, 'and', 'nobody')}, for ${beneficiary}`,
    'declare-support': ({ side }, name) => (side === 'neutral' ? 'stay neutral' : `support the ${name(side)}`),
    'commit-votes': ({ count }) => `hide ${count} votes in the fist`,
    'open-fists': (_, name) => name('open-fists'),
    mobilise: ({ assignments }, name) =>
      assignments.length === 0
        ? 'protect nothing'
        : `protect ${all(
            assignments.map(({ tile, player, kind }) => `${name(tile)} with ${name(kind)} of ${player}`),
            'and',
            '',
          )}`,
  },
  events: {
    'game-created': ({ players, mode, holder, startCell }, name) =>
      `The game begins in mode ${mode} with ${all(
        players.map(({ id, colour }) => `${id} (${name(colour)})`),
        'and',
        'nobody',
      )}. ${holder} governs first; the rally lies on cell ${startCell}.`,
    'concentration-placed': ({ from, to }) =>
      from === to ? `The rally stays on cell ${to}.` : `The rally moves from cell ${from} to cell ${to}.`,
    'centralism-rolled': ({ face, money }) => `The die shows face ${face}: ${money} €.`,
    'centralism-proposed': ({ degree }, name) => `The degree ${name(degree)} is proposed.`,
    'proposal-answered': ({ player, accept }) => `${player} ${accept ? 'accepts' : 'rejects'} it.`,
    'centralism-chosen': ({ degree }, name) => `Centralism is ${name(degree)}.`,
    'turn-started': ({ turn, holder }) => `Turn ${turn}: ${holder} holds the Generalitat.`,
    'dues-queued': ({ dues }, name) =>
      `Taxes: ${dues.map(({ payer, payee, amount }) => `${payer} ${amount} € to ${payee === 'treasury' ? `the ${name(payee)}` : payee}`).join(', ')}.`,
    paid: ({ payer, payee, amount, discs, reason }, name) =>
      `${payer} pays ${payee === 'treasury' ? `the ${name(payee)}` : payee} ${amount} € (${name(reason)}): ${all(discs.map(name), 'and', 'nothing')}.`,
    'coin-broken': ({ actor, partner, given, received }, name) =>
      `${actor} changes ${name(given)} with ${partner === 'treasury' ? `the ${name(partner)}` : partner} for ${all(received.map(name), 'and', 'nothing')}.`,
    'treasury-coin-broken': ({ partner, given, received }, name) =>
      `The treasury changes ${name(given)} with ${partner} for ${all(received.map(name), 'and', 'nothing')}.`,
    'die-rolled': ({ money, icon }, name) => `The die shows ${money} € and ${name(icon)}.`,
    'die-rerolled': ({ money, icon }, name) => `The die shows ${money} € and ${name(icon)}, who does not play; it is rolled again.`,
    'money-taken': ({ receiver, amount, discs }, name) => `${receiver} takes ${amount} €: ${all(discs.map(name), 'and', 'nothing')}.`,
    'disc-given': ({ from, to, disc }, name) => `${from} gives ${to} ${name(disc)}.`,
    'participation-gained': ({ player, fromPlayer, fromPool, lost }) =>
      `${player} gains ${fromPlayer + fromPool} participation (${fromPlayer} from the recipient, ${fromPool} from the pool${lost > 0 ? `, ${lost} lost` : ''}).`,
    'service-exchanged': ({ player, target, toTarget, toTreasury, taken }, name) =>
      `${player} takes ${name(taken)} from ${target}, who gets ${name(toTarget)}; ${name(toTreasury)} goes to the treasury.`,
    'cohesion-ended': ({ holder }) => `${holder} closes social cohesion.`,
    'movers-determined': ({ queue }) => `To move: ${all(queue, 'and', 'nobody')}.`,
    'tile-discovered': ({ cell, tile }, name) => `Cell ${cell} is turned up: ${name(tile)}.`,
    'citizen-moved': ({ player, from, to }) => `${player} moves from cell ${from} to cell ${to}.`,
    'movement-ended': ({ player }) => `${player} stays there.`,
    'movement-blocked': ({ player }) => `${player} has nowhere to go.`,
    'urn-tile-found': ({ tile, count }, name) => `Part of the urn: ${name(tile)}. ${count} found so far.`,
    'tax-agency-active': ({ tile }, name) => `${name(tile)}: from the next taxation on, citizens pay their taxes to the Generalitat.`,
    'economic-bonus': ({ player, tile, amount }, name) => `${name(tile)} gives ${player} ${amount} €.`,
    'levy-declared': ({ levy, holder, dues }, name) =>
      `${holder} collects (${name(levy)}): ${dues.map(({ payer, amount }) => `${payer} ${amount} €`).join(', ')}.`,
    'elections-called': ({ holder }) => `${holder} calls early elections.`,
    'disc-spent': ({ player, disc }, name) => `${player} spends ${name(disc)}.`,
    'motion-presented': ({ candidate, beneficiary }) => `${candidate} presents a motion of censure; ${beneficiary} would govern.`,
    'list-declared': ({ player, members, beneficiary }) => `${player} declares a list: ${all(members, 'and', '')}, for ${beneficiary}.`,
    'lists-settled': ({ lists }) =>
      `The lists stand: ${lists.map(({ members, beneficiary }) => `${members.join('+')} for ${beneficiary}`).join('; ')}.`,
    'support-declared': ({ player, side }, name) => `${player} declares: ${name(side)}.`,
    'sides-settled': ({ candidate, beneficiary }) => `The sides stand; if ${candidate} wins, ${beneficiary} governs.`,
    'vote-declined': ({ player }) => `${player} calls no vote.`,
    'vote-committed': ({ player, count }) => (count === null ? `${player} closes a fist.` : `${player} hides ${count} votes in a fist.`),
    'fists-opened': ({ commits }) =>
      `The fists open: ${Object.entries(commits)
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}.`,
    'vote-resolved': ({ vote, totals, winner, nextHolder }) =>
      `${vote === 'election' ? 'The elections' : 'The motion'}: ${totals.map(({ members, total }) => `${members.join('+')} ${total}`).join(', ')}. ${
        winner === 'rotation' ? 'A tie leaves it to the turn order' : 'It is decided'
      }: ${nextHolder} governs next.`,
    'state-acts': ({ tile }, name) => `The State acts: ${name(tile)}.`,
    'citizens-regrouped': ({ cell }) => `All citizens rally on cell ${cell}.`,
    'urn-protected': ({ tile, player, disc }, name) => `${name(disc)} of ${player} protects ${name(tile)}.`,
    'tiles-collected': ({ tiles }, name) => `Collected and mixed: ${all(tiles.map(name), 'and', 'nothing')}.`,
    'board-refilled': ({ cells }) => `Laid again face down: cells ${cells.join(', ')}.`,
    'turn-ended': ({ nextHolder }) => `The turn ends; ${nextHolder} is next.`,
    'game-ended': ({ outcome: { ending, winners, participation } }, name) =>
      `The game is over: ${name(ending)}. ${winners.length === 0 ? 'All have lost' : `${all(winners, 'and', '')} ${winners.length === 1 ? 'wins' : 'win'}`} (${Object.entries(
        participation,
      )
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}).`,
  },
};

const spanish: Tongue = {
  actions: {
    'place-concentration': ({ cell }, name) => `situar la concentración en la ${name(`cell ${cell}`)}`,
    'choose-centralism': ({ degree }, name) => `elegir el grado ${name(degree)}`,
    'roll-centralism': (_, name) => name('roll-centralism'),
    'propose-centralism': ({ degree }, name) => `proponer el grado ${name(degree)}`,
    'answer-proposal': ({ accept }) => (accept ? 'aceptar la propuesta' : 'rechazar la propuesta'),
    pay: ({ discs }, name) => `pagar ${all(discs.map(name), 'y', 'nada')}`,
    'break-coin': ({ disc, partner }, name) => `cambiar ${name(disc)}${partner === undefined ? '' : ` con ${who(partner, name)}`}`,
    'roll-die': (_, name) => name('roll-die'),
    'take-money': ({ twos }) => `tomar ${twos} discos de 2 € y el resto en discos de 1 €`,
    'give-disc': ({ to, disc }, name) => `entregar ${name(disc)} a ${to}`,
    'exchange-service': ({ payKind, target, takeKind }, name) =>
      `tomar ${name(takeKind)} de ${target} a cambio de dos discos de ${name(payKind)}`,
    'end-cohesion': (_, name) => name('end-cohesion'),
    move: ({ to }, name) => `desplazarse a la ${name(`cell ${to}`)}`,
    stop: (_, name) => name('stop'),
    'collect-prescription': ({ targets }) => `cobrar 1 € a ${all(targets, 'y', 'nadie')}`,
    'collect-inheritance': ({ target, amount }) => `cobrar ${amount} € a ${target}`,
    'decline-vote': (_, name) => name('decline-vote'),
    'call-elections': (_, name) => name('call-elections'),
    'present-motion': ({ beneficiary }) => `presentar una moción de censura para ${beneficiary}`,
    'declare-list': ({ members, beneficiary }) => `presentarse: ${all(members, 'y', 'nadie')}, para ${beneficiary}`,
    'declare-support': ({ side }, name) => (side === 'neutral' ? 'mantenerse neutral' : `apoyar: ${name(side)}`),
    'commit-votes': ({ count }) => `esconder ${count} votos en el puño`,
    'open-fists': (_, name) => name('open-fists'),
    mobilise: ({ assignments }, name) =>
      assignments.length === 0
        ? 'no proteger nada'
        : `proteger ${all(
            assignments.map(({ tile, player, kind }) => `${name(tile)} con ${name(kind)} de ${player}`),
            'y',
            '',
          )}`,
  },
  events: {
    'game-created': ({ players, mode, holder, startCell }, name) =>
      `Empieza la partida, modalidad ${mode}, con ${all(
        players.map(({ id, colour }) => `${id} (${name(colour)})`),
        'y',
        'nadie',
      )}. ${holder} tiene la Generalitat; la concentración está en la casilla ${startCell}.`,
    'concentration-placed': ({ from, to }) =>
      from === to ? `La concentración se queda en la casilla ${to}.` : `La concentración pasa de la casilla ${from} a la ${to}.`,
    'centralism-rolled': ({ face, money }) => `El dado muestra la cara ${face}: ${money} €.`,
    'centralism-proposed': ({ degree }, name) => `Se propone el grado ${name(degree)}.`,
    'proposal-answered': ({ player, accept }) => `${player} lo ${accept ? 'acepta' : 'rechaza'}.`,
    'centralism-chosen': ({ degree }, name) => `El centralismo es ${name(degree)}.`,
    'turn-started': ({ turn, holder }) => `Turno ${turn}: ${holder} tiene la Generalitat.`,
    'dues-queued': ({ dues }, name) =>
      `Impuestos: ${dues.map(({ payer, payee, amount }) => `${payer} ${amount} € a ${who(payee, name)}`).join(', ')}.`,
    paid: ({ payer, payee, amount, discs, reason }, name) =>
      `${payer} paga ${amount} € a ${who(payee, name)} (${name(reason)}): ${all(discs.map(name), 'y', 'nada')}.`,
    'coin-broken': ({ actor, partner, given, received }, name) =>
      `${actor} cambia ${name(given)} con ${who(partner, name)} por ${all(received.map(name), 'y', 'nada')}.`,
    'treasury-coin-broken': ({ partner, given, received }, name) =>
      `Hacienda cambia ${name(given)} con ${partner} por ${all(received.map(name), 'y', 'nada')}.`,
    'die-rolled': ({ money, icon }, name) => `El dado muestra ${money} € y ${name(icon)}.`,
    'die-rerolled': ({ money, icon }, name) => `El dado muestra ${money} € y ${name(icon)}, que no juega; se repite la tirada.`,
    'money-taken': ({ receiver, amount, discs }, name) => `${receiver} toma ${amount} €: ${all(discs.map(name), 'y', 'nada')}.`,
    'disc-given': ({ from, to, disc }, name) => `${from} entrega ${name(disc)} a ${to}.`,
    'participation-gained': ({ player, fromPlayer, fromPool, lost }) =>
      `${player} gana ${fromPlayer + fromPool} de participación (${fromPlayer} de quien recibe, ${fromPool} de la concentración${lost > 0 ? `, ${lost} perdidos` : ''}).`,
    'service-exchanged': ({ player, target, toTarget, toTreasury, taken }, name) =>
      `${player} toma ${name(taken)} de ${target}, que recibe ${name(toTarget)}; ${name(toTreasury)} va a Hacienda.`,
    'cohesion-ended': ({ holder }) => `${holder} cierra la cohesión social.`,
    'movers-determined': ({ queue }) => `Se desplazan: ${all(queue, 'y', 'nadie')}.`,
    'tile-discovered': ({ cell, tile }, name) => `Se descubre la casilla ${cell}: ${name(tile)}.`,
    'citizen-moved': ({ player, from, to }) => `${player} va de la casilla ${from} a la ${to}.`,
    'movement-ended': ({ player }) => `${player} se queda ahí.`,
    'movement-blocked': ({ player }) => `${player} no tiene adónde ir.`,
    'urn-tile-found': ({ tile, count }, name) => `Parte de la urna: ${name(tile)}. Ya son ${count}.`,
    'tax-agency-active': ({ tile }, name) => `${name(tile)}: desde la próxima tributación los ciudadanos pagan a la Generalitat.`,
    'economic-bonus': ({ player, tile, amount }, name) => `${name(tile)} da ${amount} € a ${player}.`,
    'levy-declared': ({ levy, holder, dues }, name) =>
      `${holder} cobra (${name(levy)}): ${dues.map(({ payer, amount }) => `${payer} ${amount} €`).join(', ')}.`,
    'elections-called': ({ holder }) => `${holder} convoca elecciones anticipadas.`,
    'disc-spent': ({ player, disc }, name) => `${player} gasta ${name(disc)}.`,
    'motion-presented': ({ candidate, beneficiary }) => `${candidate} presenta una moción de censura; gobernaría ${beneficiary}.`,
    'list-declared': ({ player, members, beneficiary }) =>
      `${player} declara una candidatura: ${all(members, 'y', '')}, para ${beneficiary}.`,
    'lists-settled': ({ lists }) =>
      `Candidaturas: ${lists.map(({ members, beneficiary }) => `${members.join('+')} para ${beneficiary}`).join('; ')}.`,
    'support-declared': ({ player, side }, name) => `${player} declara: ${name(side)}.`,
    'sides-settled': ({ candidate, beneficiary }) => `Los apoyos están claros; si gana ${candidate}, gobierna ${beneficiary}.`,
    'vote-declined': ({ player }) => `${player} renuncia a votar.`,
    'vote-committed': ({ player, count }) =>
      count === null ? `${player} cierra el puño.` : `${player} esconde ${count} votos en el puño.`,
    'fists-opened': ({ commits }) =>
      `Se abren los puños: ${Object.entries(commits)
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}.`,
    'vote-resolved': ({ vote, totals, winner, nextHolder }) =>
      `${vote === 'election' ? 'Elecciones' : 'Moción'}: ${totals.map(({ members, total }) => `${members.join('+')} ${total}`).join(', ')}. ${
        winner === 'rotation' ? 'El empate deja paso al orden de turno' : 'Está decidido'
      }: gobernará ${nextHolder}.`,
    'state-acts': ({ tile }, name) => `El Estado actúa: ${name(tile)}.`,
    'citizens-regrouped': ({ cell }) => `Todos los ciudadanos se concentran en la casilla ${cell}.`,
    'urn-protected': ({ tile, player, disc }, name) => `${name(disc)} de ${player} protege ${name(tile)}.`,
    'tiles-collected': ({ tiles }, name) => `Se recogen y barajan: ${all(tiles.map(name), 'y', 'nada')}.`,
    'board-refilled': ({ cells }) => `Vuelven bocabajo las casillas ${cells.join(', ')}.`,
    'turn-ended': ({ nextHolder }) => `Termina el turno; sigue ${nextHolder}.`,
    'game-ended': ({ outcome: { ending, winners, participation } }, name) =>
      `Termina la partida: ${name(ending)}. ${winners.length === 0 ? 'Todos pierden' : `${winners.length === 1 ? 'Gana' : 'Ganan'} ${all(winners, 'y', '')}`} (${Object.entries(
        participation,
      )
        .map(([player, discs]) => `${player} ${discs}`)
        .join(', ')}).`,
  },
};

/** Actions and events as sentences. */
export const sentences: Readonly<Record<Language, Tongue>> = { en: english, es: spanish };

import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { coreInSpanish, illFormedInSpanish } from '../../../../core/words/spanish.js';
import type { Refusals } from '../../refusals/index.js';
import { packs } from './pack-refusals.js';
import { somebody } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInSpanish);
const misshapen = coreInSpanish.refusals['bad-parameter']['CORE-BAD-PARAMETER'];

/** What the game says no with, in Spanish. */
export const refusals: RefusalsIn<Refusals> = {
  ...packs,

  'bad-colour': { 'SD-CFG-03': illFormedInSpanish },
  'bad-first-holder': { 'SD-CFG-09': orIllFormed(({ firstHolder }) => `«${firstHolder}» ha de gobernar primero, pero no juega.`) },
  'bad-mode': { 'SD-CFG-06': illFormedInSpanish },
  'bad-option': {
    'SD-CFG-10': orIllFormed(({ turnLimit }) => `El último turno puede ser, como muy pronto, el primero, no el ${withMinus(turnLimit)}.`),
  },
  'bad-player-id': {
    'SD-CFG-02': orIllFormed(
      ({ reserved }, { row }) =>
        `Ningún jugador puede llamarse ${row(
          reserved.map((word) => `«${word}»`),
          'or',
        )}.`,
    ),
  },
  'duplicate-colour': { 'SD-CFG-04': () => 'Dos jugadores tienen el mismo color.' },
  'duplicate-player': { 'SD-CFG-02': () => 'Dos jugadores tienen el mismo nombre.' },
  'player-count': { 'SD-CFG-01': ({ players }) => `Juegan de 1 a 4, no ${players}.` },
  'solo-centralism': {
    'SD-CEN-02': () => 'En solitario se juega con centralismo elevado o intenso.',
    'SD-CFG-08': () => 'En solitario se juega con centralismo elevado o intenso.',
  },
  'solo-mode': { 'SD-CFG-07': ({ mode }) => `En solitario se juega en modalidad A o AB, no ${mode}.` },

  'change-not-allowed': { 'SD-CHG-04': () => 'En esta partida solo se cambia una moneda si hace falta para pagar.' },
  'change-not-needed': {
    'SD-CHG-02': (facts, { name }) =>
      facts.fault === 'can-pay'
        ? `${facts.player} puede pagar ${facts.due} € sin cambio.`
        : `No hace falta cambiar: ${facts.player} puede entregar ${facts.toHandOver} € y recibir 1 € de ${somebody(facts.payee, name)}.`,
    'SD-CHG-03': ({ player, toHandOver, payee }, { name }) =>
      `No hace falta cambiar: ${player} puede entregar ${toHandOver} € y recibir 1 € de ${somebody(payee, name)}.`,
    'SD-CHG-04': ({ player }) => `${player} solo cambia una moneda para repartirla, y ya tiene un disco de 1 € que repartir.`,
  },
  'change-with-holder-first': { 'SD-CHG-07': ({ holder }) => `${holder} gobierna y tiene dos discos de 1 €: se cambia con ${holder}.` },
  'change-with-treasury-first': {
    'SD-CHG-06': (_, { name }) => `La ${name('treasury', 'words')} tiene dos discos de 1 €: se cambia con ella.`,
  },
  'coins-not-available': {
    'SD-TAKE-01': ({ amount, possible, twos }, { row }) =>
      `Para ${amount} € hay que tomar ${row(possible.map(String), 'or')} ${possible.at(-1) === 1 ? 'disco' : 'discos'} de 2 €, no ${withMinus(twos)}.`,
  },
  'holder-must-keep-a-disc': {
    'SD-COH-03': ({ player, discs }, { count }) => `${player} tiene ${count(discs, 'disco', 'discos')} y debe quedarse con uno al menos.`,
  },
  'no-change-available': { 'SD-CHG-09': (_, { name }) => `Ni la ${name('treasury', 'words')} ni nadie más tiene dos discos de 1 €.` },
  'not-a-two': {
    'SD-CHG-01': (facts, { name }) =>
      facts.fault === 'worth-one'
        ? `Solo se cambian discos de 2 €, no ${name(facts.disc, 'discs')}.`
        : `${facts.player} no tiene este disco: ${name(facts.disc, 'discs')}.`,
  },
  'not-your-disc': {
    'SD-COH-02': ({ disc, player }, { name }) => `${player} no tiene este disco: ${name(disc, 'discs')}.`,
    'SD-PAY-01': ({ disc, player }, { name }) => `${player} no tiene este disco: ${name(disc, 'discs')}.`,
  },
  'partner-cannot-change': {
    'SD-CHG-08': ({ partner, partners }, { name, row }) =>
      `No se puede cambiar con ${somebody(partner, name)}, pero sí con ${row(partners, 'or')}.`,
  },
  'share-change-first': {
    'SD-CHG-14': ({ holder }) => `${holder} ha cambiado una moneda para repartirla y primero debe entregar un disco de 1 € a otro jugador.`,
  },
  'wrong-amount': {
    'SD-PAY-02': ({ due, toHandOver, offered }) =>
      `La deuda es de ${due} €${
        toHandOver === due ? '' : `, así que hay que entregar ${toHandOver} € y se recibe 1 € de vuelta`
      }; estos discos suman ${offered} €.`,
  },

  'bad-parameter': {
    'SD-ACT-04': (facts, say) => {
      if (!('fault' in facts)) return misshapen(facts, say);
      switch (facts.fault) {
        case 'no-player':
          return `«${facts.stranger}» no juega.`;
        case 'no-disc':
          return `No hay ningún disco «${facts.disc}».`;
        case 'no-tile':
          return `No hay ninguna carta «${facts.tile}».`;
        case 'no-discs':
          return 'Hay que pagar al menos con un disco.';
        case 'twice':
          return `Algo se nombra dos veces (${say.name(facts.field, 'words')}).`;
      }
    },
    'SD-ELE-08': ({ player }) => `${player} declara la candidatura y tiene que formar parte de ella.`,
  },
  'bad-recipient': {
    'SD-COH-01': () => 'Un disco se entrega a otro jugador.',
    'SD-EXC-03': () => 'Un intercambio se hace con otro jugador.',
    'SD-INH-06': () => 'El impuesto se cobra a otro jugador.',
    'SD-PRE-06': (facts) =>
      facts.fault === 'none'
        ? 'Hay que cobrar al menos a otro jugador.'
        : `A «${facts.named}» no se le puede cobrar: solo a otros jugadores.`,
  },

  'already-used-this-turn': {
    'SD-PRE-04': ({ levy }, { name }) => `En este turno ya se ha cobrado el ${name(levy, 'words')}; solo se puede una vez.`,
    'SD-INH-04': ({ levy }, { name }) => `En este turno ya se ha cobrado el ${name(levy, 'words')}; solo se puede una vez.`,
  },
  'bad-amount': {
    'SD-INH-07': ({ target, wealth, most, amount }) =>
      most < 1
        ? `${target} tiene ${wealth} €, y un tercio no llega a 1 €: no hay nada que cobrarle.`
        : `${target} tiene ${wealth} €: se le puede cobrar ${most === 1 ? '1 € justo' : `de 1 a ${most} €`}, no ${withMinus(amount)} €.`,
  },
  'bad-exchange': {
    'SD-EXC-02': ({ payKind, takeKind }, { name }) =>
      `Con dos discos de ${name(payKind, 'words')} no se toma uno de ${name(takeKind, 'words')}.`,
  },
  'bad-urn-tile': {
    'SD-MOB-02': ({ fault, tile }, { name }) =>
      fault === 'twice'
        ? `A «${name(tile, 'tiles')}» la protege un solo disco, y se nombra dos veces.`
        : `Solo se protegen cartas de la urna que estén al lado del tablero, y «${name(tile, 'tiles')}» no está allí.`,
  },
  'mode-without-b': {
    'SD-EXC-01': ({ mode }) => `En la modalidad ${mode} los discos solo sirven para pagar; sus efectos valen en la AB y en la ABC.`,
    'SD-PRE-01': ({ mode }) => `En la modalidad ${mode} los discos solo sirven para pagar; sus efectos valen en la AB y en la ABC.`,
    'SD-INH-01': ({ mode }) => `En la modalidad ${mode} los discos solo sirven para pagar; sus efectos valen en la AB y en la ABC.`,
  },
  'no-health-disc': {
    'SD-PRE-05': ({ player }, { name }) =>
      `Para el ${name('prescription', 'words')} hace falta un disco de ${name('health', 'words')}, y ${player} no tiene.`,
  },
  'no-justice-disc': {
    'SD-INH-05': ({ player }, { name }) =>
      `Para el ${name('inheritance', 'words')} hace falta un disco de ${name('justice', 'words')}, y ${player} no tiene.`,
  },
  'not-enough-discs-of-kind': {
    'SD-EXC-04': ({ player, discs, kind }, { name }) =>
      `Hacen falta dos discos de ${name(kind, 'words')}, y ${player} ${discs === 0 ? 'no tiene ninguno' : `tiene ${discs}`}.`,
  },
  'not-interior': {
    'SD-MOB-03': ({ kind }, { name, list }) =>
      `La urna solo la protegen los discos de ${list(['mossos', 'firefighters'], 'and', 'words')}, no los de ${name(kind, 'words')}.`,
  },
  'not-on-tile': {
    'SD-PRE-03': ({ player, levy }, { name }) => `${player} no ha llegado a la carta del ${name(levy, 'words')} en este desplazamiento.`,
    'SD-INH-03': ({ player, levy }, { name }) => `${player} no ha llegado a la carta del ${name(levy, 'words')} en este desplazamiento.`,
  },
  'not-the-holder': {
    'SD-PRE-02': ({ player, holder }) => `Eso solo puede hacerlo quien gobierna, que es ${holder}, no ${player}.`,
    'SD-INH-02': ({ player, holder }) => `Eso solo puede hacerlo quien gobierna, que es ${holder}, no ${player}.`,
    'SD-ELE-01': ({ player, holder }) => `Solo convoca elecciones quien gobierna, que es ${holder}, no ${player}.`,
  },
  'target-has-nothing': { 'SD-PRE-07': ({ target }) => `${target} no tiene dinero, así que no se le puede cobrar.` },
  'target-lacks-disc': {
    'SD-EXC-05': ({ target, kind }, { name }) => `${target} no tiene ningún disco de ${name(kind, 'words')}.`,
    'SD-MOB-04': ({ target, discs, kind }, { name, count }) =>
      discs === 0
        ? `${target} no tiene ningún disco de ${name(kind, 'words')}.`
        : `${target} solo tiene ${count(discs, 'disco', 'discos')} de ${name(kind, 'words')}.`,
  },
  'too-many-targets': {
    'SD-PRE-06': ({ most, named }, { name, count }) =>
      `Con ${count(most, 'disco', 'discos')} de ${name('health', 'words')} se puede cobrar como mucho a ${count(most, 'jugador', 'jugadores')}, no a ${named}.`,
  },

  'already-proposed': {
    'SD-CEN-06': ({ degree }, { name }) => `El grado ${name(degree, 'words')} ya se ha propuesto; cada uno se propone una sola vez.`,
  },
  'bad-beneficiary': {
    'SD-ELE-09': ({ beneficiary }) => `${beneficiary} no forma parte de la candidatura.`,
    'SD-MOT-03': ({ beneficiary }) => `${beneficiary} ya gobierna; una moción es para que gobierne otro.`,
  },
  'bad-vote-count': {
    'SD-VOT-02': ({ player, most, count: votes }, { count }) =>
      most === 0
        ? `${player} no tiene votos: solo cabe el puño vacío.`
        : `${player} puede esconder de 0 a ${count(most, 'voto', 'votos')}, no ${withMinus(votes)}.`,
  },
  'cannot-afford-election': {
    'SD-ELE-04': ({ fee, holder, wealth }) => `Las elecciones cuestan ${fee} €; ${holder} tiene ${wealth} €.`,
  },
  'holder-cannot-censure': { 'SD-MOT-01': ({ player }) => `${player} gobierna; una moción de censura es cosa de los demás.` },
  'list-conflict': {
    'SD-ELE-10': ({ declaredBy, members, beneficiary }, { row }) =>
      `${declaredBy} ha declarado otra candidatura: ${row(members)}, para que gobierne ${beneficiary}.`,
  },
  'no-mossos-disc': {
    'SD-ELE-02': ({ holder }, { name }) => `Las elecciones cuestan un disco de ${name('mossos', 'words')}, y ${holder} no tiene.`,
  },
  'nobody-to-ask': { 'SD-CEN-05': () => 'En solitario no hay a quién preguntar: el grado se elige o se echa a suertes.' },

  'already-visited': {
    'SD-MOV-08': ({ trail }, { row }) =>
      `No se vuelve sobre los propios pasos; desde el último descubrimiento o el último impuesto cobrado, este desplazamiento ha pasado por ${row(trail.map((cell) => `la casilla ${cell}`))}.`,
  },
  'must-move-first': { 'SD-MOV-10': ({ player }) => `${player} tiene que dar al menos un paso.` },
  'no-tile-there': { 'SD-MOV-07': ({ cell }) => `En la casilla ${cell} no hay ninguna carta: es un hueco.` },
  'not-adjacent': {
    'SD-MOV-06': ({ from, to }, { name }) =>
      `De la ${name(`cell ${from}`, 'cells')} no se llega en un paso a la ${name(`cell ${to}`, 'cells')}: no se tocan.`,
  },
  'unknown-cell': {
    'SD-CONC-01': ({ cell, last }) => `No hay ninguna casilla ${withMinus(cell)}; van de la 0 a la ${last}.`,
    'SD-MOV-05': ({ cell, last }) => `No hay ninguna casilla ${withMinus(cell)}; van de la 0 a la ${last}.`,
  },
};

import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInSpanish } from '../../../../core/words/spanish.js';
import type { Refusals } from '../../refusals/index.js';
import { worshipped } from '../../refusals/orders.js';
import { onSide, packs } from './pack-refusals.js';

const orIllFormed = orIllFormedIn(illFormedInSpanish);

/** What the game says no with, in Spanish. */
export const refusals: RefusalsIn<Refusals> = {
  'already-committed': { 'ET-SHEET-01': ({ player, turn }) => `${player} ya ha entregado el turno ${turn}.` },
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }, { count }) =>
      `Hay que nombrar ${count(wanted, 'lugarteniente', 'lugartenientes')}, sin repetir; ${named === 1 ? 'se ha nombrado' : 'se han nombrado'} ${named}.`,
  },
  'invalid-lieutenant': { 'ET-LIEU-02': ({ lieutenant }) => `«${lieutenant}» no es otro jugador de la partida.` },
  'no-such-claim': { 'ET-REF-02': ({ claimant, deed }, { name }) => `${claimant} no anuncia este turno la gesta «${name(deed)}».` },
  'not-committed': { 'ET-SHEET-07': ({ player }) => `${player} todavía no ha entregado su turno.` },
  'unknown-warband': { 'ET-WAR-01': ({ warband }) => `No hay ninguna banda «${warband}».` },
  'warband-taken': { 'ET-WAR-01': ({ warband, holder }, { name }) => `La banda ${name(warband, 'warbands')} ya la lidera ${holder}.` },

  'config-fixed-warbands': {
    'ET-CFG-05': orIllFormed(
      ({ players }: { readonly players: number }) =>
        `Si las bandas se fijan, se nombra para cada asiento una que exista y ninguna dos veces: ${players} en total.`,
    ),
  },
  'config-no-start-row': {
    'ET-CFG-03': ({ players }, { count }) =>
      `La tabla de salida del paquete no tiene ninguna fila para ${count(players, 'jugador', 'jugadores')}.`,
  },
  'config-option': {
    'ET-CFG-06': (facts, say) => {
      if (!('fault' in facts)) return illFormedInSpanish(facts);
      switch (facts.fault) {
        case 'turns':
          return `Una partida dura de 2 a 20 turnos, no ${withMinus(facts.turns)}.`;
        case 'doubled-turns':
          return `Los turnos que valen doble pueden ser de 0 a ${withMinus(facts.turns)}, no ${withMinus(facts.doubledTurns)}.`;
        case 'no-kind':
          return 'Para la gesta «Reclutamiento por la fuerza» ha de contar al menos una clase de habitantes.';
        case 'unknown-kind':
          return `El paquete no tiene la clase de habitantes «${facts.unknown}».`;
        case 'lieutenants':
          return `Con ${say.count(facts.players, 'jugador', 'jugadores')} se pueden nombrar de 0 a ${say.count(facts.most, 'lugarteniente', 'lugartenientes')}, no ${withMinus(facts.lieutenants)}.`;
      }
    },
  },
  'config-pack': {
    'ET-CFG-02': (facts, { count }) =>
      'pack' in facts ? `El paquete «${facts.pack}» tiene ${count(facts.faults, 'defecto', 'defectos')}.` : illFormedInSpanish(facts),
  },
  'config-players': {
    'ET-CFG-01': (facts) =>
      'referee' in facts
        ? `Participan de 2 a 12 jugadores con nombres distintos, ninguno llamado «${facts.referee}»; aquí hay ${facts.players}.`
        : illFormedInSpanish(facts),
  },
  'config-too-few-warbands': {
    'ET-CFG-04': ({ warbands, players }, { count }) =>
      `El paquete tiene ${count(warbands, 'banda', 'bandas')} para ${count(players, 'jugador', 'jugadores')}.`,
  },

  'alliance-too-small': {
    'ET-ALLY-01': ({ members }, { count }) =>
      `Una alianza tiene al menos dos miembros; esta tiene ${count(members, 'miembro', 'miembros')}.`,
  },
  'alliance-without-self': { 'ET-ALLY-02': ({ player }) => `${player} no está entre los miembros de la alianza que escribe.` },
  'ally-out-of-reach': {
    'ET-ALLY-04': ({ ally, planet }, { name }) => `${ally} es miembro de la alianza y no llega a ${name(planet, 'planets')}.`,
  },
  'ally-owns-target': {
    'ET-ALLY-03': ({ ally, planet }, { name }) => `${ally} es miembro de la alianza y ya controla ${name(planet, 'planets')}.`,
  },
  'bad-count': {
    'ET-DEF-03': ({ count }) => `Un planeta se defiende un número entero de veces, al menos una; no ${withMinus(count)}.`,
    'ET-INV-04': ({ count }) => `Un planeta se invade un número entero de veces, al menos una; no ${withMinus(count)}.`,
    'ET-SEC-03': ({ count }) => `Un sector se defiende un número entero de veces, al menos una; no ${withMinus(count)}.`,
  },
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }) =>
      beneficiary === ''
        ? 'Falta decir para qué miembro de la alianza será el planeta.'
        : `El planeta no puede ser para «${beneficiary}», que no es miembro de la alianza.`,
  },
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }, { name, row }) =>
      `La gesta «${name(deed)}» ya la ${by.length === 1 ? 'cumplió' : 'cumplieron'} ${row(by)} en el turno ${turn}.`,
  },
  'deed-not-eligible': {
    'ET-CLAIM-03': (facts, say) =>
      `La banda de ${facts.player} no puede anunciar la gesta «${say.name(facts.deed)}» (consagración: ${worshipped(facts, say)}).`,
  },
  'deed-parameters': {
    'ET-CLAIM-05': ({ side }) => `Hay que nombrar un mundo ${onSide[side]}.`,
    'ET-CLAIM-06': (facts, { name, list }) => {
      switch (facts.fault) {
        case 'sector':
          return 'Hay que nombrar un sector del Ojo.';
        case 'god':
          return facts.gods.length === 0
            ? `Ningún dios mayor tiene un mundo sagrado en el sector ${name(facts.sector, 'sectors')}: no hay que nombrar ninguno.`
            : `Hay que nombrar un dios mayor que tenga un mundo sagrado en el sector ${name(facts.sector, 'sectors')}: ${list(facts.gods, 'or', 'gods')}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }, { list }) => `Hay que nombrar uno de los dioses mayores: ${list(majorGods, 'or', 'gods')}.`,
  },
  'duplicate-claim': { 'ET-CLAIM-04': ({ deed }, { name }) => `La gesta «${name(deed)}» ya está anunciada en este turno.` },
  'duplicate-target': {
    'ET-DEF-04': ({ planet }, { name }) =>
      `Ya hay escrita una orden de defender ${name(planet, 'planets')}; táchala para escribir una con un número mayor.`,
    'ET-INV-05': ({ planet }, { name }) =>
      `Ya hay escrita una orden de invadir ${name(planet, 'planets')}; táchala para escribir una con un número mayor.`,
    'ET-SEC-04': ({ sector }, { name }) =>
      `Ya hay escrita una orden de defender el sector ${name(sector, 'sectors')}; táchala para escribir una con un número mayor.`,
    'ET-TRADE-02': ({ side }, { name }) => `El intercambio nombra dos veces el mismo planeta (${name(side, 'words')}).`,
  },
  'killer-not-member': { 'ET-ALLY-05': ({ killer }) => `«${killer}» no puede matar primero: no es miembro de la alianza.` },
  'no-access': {
    'ET-DEF-02': ({ player, planet }, { name }) =>
      `${player} no controla ningún planeta en el subsector de ${name(planet, 'planets')} ni en uno adyacente.`,
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no controla ningún planeta en el subsector de ${name(planet, 'planets')} ni en uno adyacente.`,
  },
  'no-crossing': {
    'ET-INV-12': ({ player, planet }, { name }) =>
      `${player} no tiene ningún planeta desde el que invadir ${name(planet, 'planets')} a través del Límite.`,
  },
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }, { name }) => `${player} no controla ${name(planet, 'planets')}.`,
    'ET-TRADE-03': ({ player, planet }, { name }) => `${player} no controla ${name(planet, 'planets')}.`,
  },
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }, { count }) =>
      `Esta orden cuesta ${count(cost, 'acción', 'acciones')}; a ${player} le ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
  },
  'own-planet': { 'ET-INV-02': ({ player, planet }, { name }) => `${player} ya controla ${name(planet, 'planets')}.` },
  'partner-does-not-control': { 'ET-TRADE-03': ({ partner, planet }, { name }) => `${partner} no controla ${name(planet, 'planets')}.` },
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }, { name }) => `El planeta ${name(planet, 'planets')} ya está prometido en otra orden de este turno.`,
    'ET-TRADE-04': ({ planet }, { name }) => `El planeta ${name(planet, 'planets')} ya está prometido en otra orden de este turno.`,
  },
  'raid-outer-only': {
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no tiene planetas y solo puede hacer incursiones contra mundos exteriores; ${name(planet, 'planets')} está en el Ojo.`,
  },
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }, { name }) =>
      `${player} no tiene planetas y no puede hacer incursiones en el sector ${name(sector, 'sectors')}: otro jugador lo controla por completo.`,
  },
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }, { name, count }) =>
      `${player} no controla por completo el sector ${name(sector, 'sectors')}, que tiene ${count(planets, 'planeta', 'planetas')}.`,
  },
  'self-transfer': {
    'ET-CEDE-02': ({ player }) => `${player} solo puede ceder planetas a otro jugador.`,
    'ET-TRADE-01': ({ player }) => `${player} solo puede intercambiar planetas con otro jugador.`,
  },
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }, { name }) =>
      `Un intercambio nombra al menos un planeta por cada lado; aquí falta uno de los lados (${name(side, 'words')}).`,
  },
  'unknown-deed': { 'ET-CLAIM-01': ({ deed }) => `No hay ninguna gesta «${deed}».` },
  'unknown-order': {
    'ET-SHEET-03': ({ type }) => `No hay ninguna orden «${type}».`,
    'ET-SHEET-05': ({ orders, index }, { count }) =>
      `El turno tiene ${count(orders, 'orden', 'órdenes')}; no hay ninguna orden ${withMinus(index + 1)}.`,
  },
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }) => `No hay ningún planeta «${planet}».`,
    'ET-DEF-01': ({ planet }) => `No hay ningún planeta «${planet}».`,
    'ET-INV-01': ({ planet }) => `No hay ningún planeta «${planet}».`,
    'ET-TRADE-02': ({ side }, { name }) => `El intercambio nombra un planeta que no existe (${name(side, 'words')}).`,
  },
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }) => `«${stranger}» no participa en esta partida.`,
    'ET-CEDE-02': ({ to }) => `«${to}» no participa en esta partida.`,
    'ET-TRADE-01': ({ partner }) => `«${partner}» no participa en esta partida.`,
  },
  'unknown-sector': { 'ET-SEC-01': ({ sector }) => `No hay ningún sector «${sector}».` },
  'warlord-not-member': {
    'ET-ALLY-07': ({ warlord }) => `«${warlord}» no puede ser el Señor de la Guerra: ha de ser otro miembro de la alianza.`,
  },
  'warlord-without-alliance': { 'ET-ALLY-06': () => 'Solo quien ataca en una alianza puede reconocer a un Señor de la Guerra.' },

  ...packs,
};

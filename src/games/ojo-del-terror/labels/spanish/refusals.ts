import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInSpanish } from '../../../../core/words/spanish.js';
import type { Refusals } from '../../refusals/index.js';

const orIllFormed = orIllFormedIn(illFormedInSpanish);
const measures = { baseDefence: 'La Defensa base', resources: 'Los recursos', inhabitants: 'Los habitantes', points: 'Los puntos' };
const onSide = { eye: 'dentro del Ojo', outer: 'fuera del Ojo' };

/** What the game says no with, in Spanish. */
export const refusals: RefusalsIn<Refusals> = {
  'already-committed': { 'ET-SHEET-01': ({ player, turn }) => `${player} ya ha entregado la hoja del turno ${turn}.` },
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }, { count }) =>
      `Hay que nombrar ${count(wanted, 'lugarteniente', 'lugartenientes')}, sin repetir; se han nombrado ${named}.`,
  },
  'invalid-lieutenant': { 'ET-LIEU-02': ({ lieutenant }) => `«${lieutenant}» no es otro jugador de la partida.` },
  'no-such-claim': { 'ET-REF-02': ({ claimant, deed }, { name }) => `${claimant} no anuncia este turno la gesta «${name(deed)}».` },
  'not-committed': { 'ET-SHEET-07': ({ player }) => `La hoja de ${player} todavía está abierta.` },
  'unknown-warband': { 'ET-WAR-01': ({ warband }) => `No hay ninguna banda «${warband}».` },
  'warband-taken': { 'ET-WAR-01': ({ warband, holder }, { name }) => `${name(warband)} ya está al mando de ${holder}.` },

  'config-fixed-warbands': {
    'ET-CFG-05': orIllFormed(
      ({ players }: { readonly players: number }) => `Las bandas fijadas han de ser ${players}, una por asiento, existentes y sin repetir.`,
    ),
  },
  'config-no-start-row': {
    'ET-CFG-03': ({ players }, { count }) =>
      `La tabla de inicio del paquete no tiene ninguna fila para ${count(players, 'jugador', 'jugadores')}.`,
  },
  'config-option': {
    'ET-CFG-06': (facts, say) => {
      if (!('fault' in facts)) return illFormedInSpanish(facts);
      switch (facts.fault) {
        case 'turns':
          return `Una partida dura de 2 a 20 turnos, no ${facts.turns}.`;
        case 'doubled-turns':
          return `Los turnos que valen doble pueden ser de 0 a ${facts.turns}, no ${facts.doubledTurns}.`;
        case 'no-kind':
          return 'Para la recluta forzosa ha de contar al menos una clase de habitantes.';
        case 'unknown-kind':
          return `El paquete no tiene la clase de habitantes «${facts.unknown}».`;
        case 'lieutenants':
          return `Con ${say.count(facts.players, 'jugador', 'jugadores')} se pueden nombrar de 0 a ${facts.most} lugartenientes, no ${facts.lieutenants}.`;
      }
    },
  },
  'config-pack': {
    'ET-CFG-02': (facts, { count }) =>
      'pack' in facts
        ? `El paquete ${facts.pack} tiene ${count(facts.faults, 'defecto', 'defectos')}: ${facts.first}`
        : illFormedInSpanish(facts),
  },
  'config-players': {
    'ET-CFG-01': (facts) =>
      'referee' in facts
        ? `Participan de 2 a 12 jugadores con nombres distintos, ninguno llamado ${facts.referee}; hay ${facts.players}.`
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
  'alliance-without-self': { 'ET-ALLY-02': ({ player }) => `${player} no está entre los miembros de su propia alianza.` },
  'ally-out-of-reach': { 'ET-ALLY-04': ({ ally, planet }, { name }) => `${name(planet)} queda fuera del alcance de ${ally}.` },
  'ally-owns-target': { 'ET-ALLY-03': ({ ally, planet }, { name }) => `${name(planet)} es de ${ally}, que está en la alianza.` },
  'bad-count': {
    'ET-DEF-03': ({ count }) => `Un planeta se defiende un número entero de veces, al menos una; no ${count}.`,
    'ET-INV-04': ({ count }) => `Un planeta se invade un número entero de veces, al menos una; no ${count}.`,
    'ET-SEC-03': ({ count }) => `Un sector se defiende un número entero de veces, al menos una; no ${count}.`,
  },
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }) =>
      beneficiary === ''
        ? 'No se dice qué miembro de la alianza recibirá el planeta.'
        : `«${beneficiary}» recibiría el planeta sin ser miembro de la alianza.`,
  },
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }, { name, list }) => `${name(deed)} ya se logró en el turno ${turn}: ${list(by)}.`,
  },
  'deed-not-eligible': {
    'ET-CLAIM-03': ({ deed, player, creed }, { name }) => `${name(deed)} no está al alcance de ${player} (credo: ${name(creed)}).`,
  },
  'deed-parameters': {
    'ET-CLAIM-05': ({ field, side }, { name }) => `En «${name(field)}» hay que nombrar un planeta ${onSide[side]}.`,
    'ET-CLAIM-06': (facts, { name, list }) => {
      switch (facts.fault) {
        case 'sector':
          return 'Hay que nombrar un sector del Ojo.';
        case 'god':
          return facts.gods.length === 0
            ? `Ningún dios mayor tiene un mundo sagrado en ${name(facts.sector)}.`
            : `Hay que nombrar un dios mayor con un mundo sagrado en ${name(facts.sector)}: ${list(facts.gods, 'or')}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }, { list }) => `Hay que nombrar uno de los dioses mayores: ${list(majorGods, 'or')}.`,
  },
  'duplicate-claim': { 'ET-CLAIM-04': ({ deed }, { name }) => `La hoja ya anuncia ${name(deed)}.` },
  'duplicate-target': {
    'ET-DEF-04': ({ planet }, { name }) => `La hoja ya defiende ${name(planet)}; aumenta el número de esa orden.`,
    'ET-INV-05': ({ planet }, { name }) => `La hoja ya invade ${name(planet)}; aumenta el número de esa orden.`,
    'ET-SEC-04': ({ sector }, { name }) => `La hoja ya defiende ${name(sector)}; aumenta el número de esa orden.`,
    'ET-TRADE-02': ({ side }, { name }) => `El intercambio nombra dos veces un planeta (${name(side)}).`,
  },
  'killer-not-member': { 'ET-ALLY-05': ({ killer }) => `«${killer}» mataría primero sin ser miembro de la alianza.` },
  'no-access': {
    'ET-DEF-02': ({ player, planet }, { name }) =>
      `${player} no controla ningún planeta en el subsector de ${name(planet)} ni en los contiguos.`,
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no controla ningún planeta en el subsector de ${name(planet)} ni en los contiguos.`,
  },
  'no-crossing': {
    'ET-INV-12': ({ player, planet }, { name }) =>
      `${player} no tiene ningún planeta justo al otro lado del Límite, frente a ${name(planet)}.`,
  },
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }, { name }) => `${player} no controla ${name(planet)}.`,
    'ET-TRADE-03': ({ player, planet }, { name }) => `${player} no controla ${name(planet)}.`,
  },
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }, { count }) =>
      `Esta orden cuesta ${count(cost, 'acción', 'acciones')}; a ${player} le ${left === 1 ? 'queda' : 'quedan'} ${left}.`,
  },
  'own-planet': { 'ET-INV-02': ({ player, planet }, { name }) => `${player} ya controla ${name(planet)}.` },
  'partner-does-not-control': { 'ET-TRADE-03': ({ partner, planet }, { name }) => `${partner} no controla ${name(planet)}.` },
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }, { name }) => `La hoja ya entrega ${name(planet)}.`,
    'ET-TRADE-04': ({ planet }, { name }) => `La hoja ya entrega ${name(planet)}.`,
  },
  'raid-outer-only': {
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no tiene planetas y solo puede asaltar mundos de fuera del Ojo; ${name(planet)} está dentro.`,
  },
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }, { name }) =>
      `${player} no tiene planetas y no puede asaltar ${name(sector)}: un solo jugador lo domina entero.`,
  },
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }, { name, count }) =>
      `${player} no controla entero el sector ${name(sector)}, que tiene ${count(planets, 'planeta', 'planetas')}.`,
  },
  'self-transfer': {
    'ET-CEDE-02': ({ player }) => `${player} no puede cederse un planeta a sí mismo.`,
    'ET-TRADE-01': ({ player }) => `${player} no puede comerciar consigo mismo.`,
  },
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }, { name }) => `En un intercambio las dos partes dan planetas; falta una (${name(side)}).`,
  },
  'unknown-deed': { 'ET-CLAIM-01': ({ deed }) => `No hay ninguna gesta «${deed}».` },
  'unknown-order': {
    'ET-SHEET-03': ({ type }) => `No hay ninguna orden «${type}».`,
    'ET-SHEET-05': ({ orders, index }, { count }) =>
      `La hoja tiene ${count(orders, 'orden', 'órdenes')}, que se cuentan desde 0; no hay ninguna con el número ${index}.`,
  },
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }) => `No hay ningún planeta «${planet}».`,
    'ET-DEF-01': ({ planet }) => `No hay ningún planeta «${planet}».`,
    'ET-INV-01': ({ planet }) => `No hay ningún planeta «${planet}».`,
    'ET-TRADE-02': ({ side }, { name }) => `El intercambio nombra un planeta que no existe (${name(side)}).`,
  },
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }) => `«${stranger}» no participa en esta partida.`,
    'ET-CEDE-02': ({ to }) => `«${to}» no participa en esta partida.`,
    'ET-TRADE-01': ({ partner }) => `«${partner}» no participa en esta partida.`,
  },
  'unknown-sector': { 'ET-SEC-01': ({ sector }) => `No hay ningún sector «${sector}».` },
  'warlord-not-member': { 'ET-ALLY-07': ({ warlord }) => `«${warlord}» no es otro miembro de la alianza.` },
  'warlord-without-alliance': { 'ET-ALLY-06': () => 'Solo se puede reconocer como Señor de la Guerra a un aliado.' },

  'pack-bad-home': {
    'ET-VAL-13': (facts) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} es el mundo natal ${facts.home}; los mundos natales se numeran de 0 a ${facts.homes - 1}.`;
        case 'twice':
          return `El mundo natal ${facts.home} se da dos veces.`;
        case 'in-the-eye':
          return `El mundo natal ${facts.id} no está fuera del Ojo.`;
        case 'inhabited':
          return `El mundo natal ${facts.id} está habitado.`;
      }
    },
  },
  'pack-bad-link': {
    'ET-VAL-06': (facts) =>
      facts.fault === 'to-itself' ? `${facts.a} está unido consigo mismo.` : `${facts.a} y ${facts.b} están unidos dos veces.`,
  },
  'pack-bad-start-table': {
    'ET-VAL-14': (facts, { count }) => {
      switch (facts.fault) {
        case 'no-number-of-players':
          return `${facts.row} no es un número de jugadores de 2 a 12.`;
        case 'wrong-length':
          return `La fila para ${count(facts.players, 'jugador', 'jugadores')} da ${count(facts.seats, 'mundo natal', 'mundos natales')}.`;
        case 'home-twice':
          return `La fila ${facts.row} da dos veces un mundo natal.`;
        case 'unknown-home':
          return `La fila ${facts.row} da el mundo natal ${facts.home}, que no existe.`;
      }
    },
  },
  'pack-duplicate-id': { 'ET-VAL-01': ({ list, id }) => `${list} contiene dos veces ${id}.` },
  'pack-links-disagree-with-cells': {
    'ET-VAL-08': (facts) => {
      switch (facts.fault) {
        case 'no-cells':
          return `${facts.id} no tiene celdas, aunque otros subsectores sí.`;
        case 'cell-twice':
          return `La celda ${facts.cell} es a la vez de ${facts.other} y de ${facts.id}.`;
        case 'no-edge':
          return `${facts.a} y ${facts.b} están unidos, pero no comparten ningún lado.`;
        case 'no-link':
          return `${facts.a} y ${facts.b} comparten un lado, pero no están unidos.`;
      }
    },
  },
  'pack-map-disconnected': { 'ET-VAL-07': ({ from, cutOff }, { list }) => `Desde ${from} no se llega a ${list(cutOff)}.` },
  'pack-missing-side': { 'ET-VAL-05': ({ side }) => `No hay ningún sector ${onSide[side]}.` },
  'pack-no-gate': { 'ET-VAL-09': () => 'Ninguna unión cruza el Límite por una puerta.' },
  'pack-number-out-of-range': {
    'ET-VAL-10': ({ what, id, min, max, value }) => `${measures[what]} de ${id}: un número entero de ${min} a ${max}; no ${value}.`,
  },
  'pack-sacred-rank': { 'ET-VAL-12': ({ id, sacred }) => `${id} está consagrado a ${sacred}, un dios menor.` },
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts) =>
      facts.fault === 'no-major-god'
        ? 'No hay ningún dios mayor.'
        : `${facts.id} tiene ${facts.outer} mundos sagrados fuera del Ojo y ${facts.eye} dentro; necesita tres, a ambos lados.`,
  },
  'pack-sector-empty': { 'ET-VAL-04': ({ id }) => `El sector ${id} no tiene ningún subsector.` },
  'pack-subsector-too-small': {
    'ET-VAL-03': ({ id, planets }, { count }) => `El subsector ${id} tiene ${count(planets, 'planeta', 'planetas')}; necesita dos o más.`,
  },
  'pack-too-few-warbands': {
    'ET-VAL-15': ({ warbands, needed }, { count }) =>
      `El paquete tiene ${count(warbands, 'banda', 'bandas')} para un máximo de ${count(needed, 'jugador', 'jugadores')}.`,
  },
  'pack-unknown-deed': {
    'ET-VAL-16': (facts) => (facts.fault === 'unknown' ? `No hay ninguna gesta ${facts.id}.` : `La gesta ${facts.id} está dos veces.`),
  },
  'pack-unknown-reference': {
    'ET-VAL-02': (facts) =>
      facts.fault === 'unknown-id'
        ? `El paquete no tiene «${facts.id}» (${facts.what}).`
        : `«${facts.id}» no vale como nombre de un dios: designa a las bandas que no tienen ninguno.`,
  },
};

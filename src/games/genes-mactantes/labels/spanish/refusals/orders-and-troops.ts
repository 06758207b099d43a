import { withMinus } from '../../../../../core/data/with-minus.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { characterRefusals } from '../../../refusals/characters.js';
import type { Refusals } from '../../../refusals/index.js';
import type { orderRefusals } from '../../../refusals/orders.js';
import type { troopRefusals } from '../../../refusals/troops.js';
import type { troubleRefusals } from '../../../refusals/troubles.js';
import { foe, nobody } from '../../telling.js';

type Codes = keyof typeof characterRefusals | keyof typeof orderRefusals | keyof typeof troopRefusals | keyof typeof troubleRefusals;
type All = Pick<RefusalsIn<Refusals>, Codes>;

const isCaptive: All['character-captive']['GM-TRAV-02'] = ({ name }) => `${name} está en cautiverio.`;
const servesAnother: All['not-your-character']['GM-TRAV-02'] = ({ character, player }, { name }) =>
  `${name(character)} no está al servicio de ${player}.`;
const noCity: All['not-your-city']['GM-RECR-03'] = ({ player, territory }, { name }) =>
  `${player} no tiene ninguna ciudad en ${name(territory, 'territories')}.`;
const noIntel: All['no-intel']['GM-INTL-01'] = ({ player }) => `${player} no tiene información que usar aquí.`;
const isStricken: All['unit-disabled']['GM-MOVT-02'] = ({ territory }, { name }) =>
  `La guarnición de ${name(territory, 'territories')} no puede hacer nada este turno: un desastre ha afectado a la ciudad.`;
const cannotFight: All['unit-not-eligible']['GM-BATT-04'] = ({ kind, territory }, { name }) =>
  `Estas tropas no pueden luchar en esta batalla (${name(kind)} en ${name(territory, 'territories')}).`;

/** What may be ordered and done with people and troops, in Spanish. */
export const ordersAndTroops: All = {
  'bad-path': {
    'GM-TRAV-03': ({ from, path }, { name, row }) =>
      path.length === 0
        ? 'Un viaje pasa al menos por un territorio.'
        : `Ningún viaje lleva desde ${name(from, 'territories')} por ${row(path.map((id) => name(id, 'territories')))}: se va de vecino en vecino, sin acantilados ni repetir territorio, y se acaba en tierra.`,
  },
  'character-besieged': { 'GM-TRAV-02': ({ name }) => `Un asedio no deja salir a ${name}.` },
  'character-captive': { 'GM-PROM-02': isCaptive, 'GM-PROM-03': isCaptive, 'GM-TRAV-02': isCaptive },
  'character-disabled': { 'GM-TRAV-02': ({ name }) => `${name} está en una ciudad afectada por un desastre.` },
  'character-not-eligible': {
    'GM-ACTV-01': ({ character, player }, { name }) =>
      `${name(character)} no puede ayudar a ${player} en esto: quien ayuda ha de estar a su servicio, libre, sin haber sido activo este turno ni estar en una ciudad afectada, y tener la característica.`,
    'GM-CIVW-05': ({ principal }, { name }) => `Los rebeldes ya tienen principal: ${name(principal)}.`,
    'GM-CIVW-07': ({ name }) => `${name} ya lucha como principal, y no puede servir para nada más.`,
    'GM-CIVW-14': () => 'En una misma guerra civil, un personaje no puede luchar y además hablar por la Autoridad.',
    'GM-CONT-04': () => 'El objetivo ya se defiende solo, y no se nombra entre quienes lo ayudan.',
  },
  'character-not-present': { 'GM-ACTV-04': ({ name, place }) => `${name} está en ${place}, y desde allí no puede ayudar en esto.` },
  'journey-spent': {
    'GM-TRAV-02': ({ name, journeys, most }, { count }) =>
      most === 1 ? `${name} ya ha viajado este turno.` : `${name} ha hecho ${journeys} de ${count(most, 'viaje', 'viajes')} este turno.`,
  },
  'no-characters-here': { 'GM-EXEC-06': ({ kind }, { name }) => `Esto no necesita ayuda (${name(kind)}): se consigue sin tirar.` },
  'not-your-captive': { 'GM-RELE-01': ({ player, character }, { name }) => `${player} no tiene en cautiverio a ${name(character)}.` },
  'not-your-character': { 'GM-PROM-02': servesAnother, 'GM-PROM-03': servesAnother, 'GM-TRAV-02': servesAnother },
  'rebel-principal-required': { 'GM-CIVW-05': () => 'De los personajes que se unen a los rebeldes hay que nombrar principal a uno.' },
  'siege-blocks': {
    'GM-TRAV-04': ({ territory }, { name }) =>
      `La ciudad de ${name(territory, 'territories')} está asediada: solo entra la gente de quien la asedia.`,
  },
  'too-many-characters': {
    'GM-CFG-13': ({ most }, { count }) => `Un país tiene como mucho ${count(most, 'personaje', 'personajes')}.`,
    'GM-PROM-04': ({ player, most }, { count }) => `${player} ya tiene ${count(most, 'personaje', 'personajes')}, y no puede tener más.`,
    'GM-TRAD-06': ({ receiver, most }, { count }) => `${receiver} pasaría de ${count(most, 'personaje', 'personajes')}.`,
  },

  'already-captive': { 'GM-CAPT-04': ({ name }) => `${name} ya está en cautiverio.` },
  'already-committed': { 'GM-DECL-06': ({ player }) => `${player} ya ha cerrado la hoja de este paso.` },
  'already-principal': { 'GM-PROM-03': ({ name }) => `${name} ya ocupa el cargo de principal.` },
  'already-walled': { 'GM-FORT-01': ({ name }) => `${name} ya tiene murallas.` },
  'at-maximum': {
    'GM-DEVE-01': ({ characteristic, player }, { name }) => `${player} ya tiene 10 de ${name(characteristic)}, y no puede tener más.`,
  },
  'civil-war-compulsory': {
    'GM-DECL-07': ({ fault, player }) =>
      fault === 'undeclared'
        ? `${player} ha de anotar la guerra civil antes de cerrar la hoja.`
        : `La última acción que le queda a ${player} ha de ser para la guerra civil.`,
  },
  'duplicate-declaration': {
    'GM-CIVI-01': () => 'La guerra civil ya está en la hoja; se libra una vez por turno.',
    'GM-FORT-01': ({ territory, name: city }, { name }) =>
      `Las murallas de ${city ?? `la ciudad de ${name(territory, 'territories')}`} ya están en la hoja.`,
    'GM-FOUN-01': ({ territory }, { name }) => `Una ciudad en ${name(territory, 'territories')} ya está en la hoja.`,
    'GM-SREB-01': ({ target }) => `El apoyo a los rebeldes contra ${target} ya está en la hoja.`,
    'GM-TAXE-03': () => 'Los impuestos ya están en la hoja; se cobran una vez por turno.',
  },
  'must-execute': {
    'GM-FLOW-11': ({ player, orders }, { count }) =>
      `A ${player} aún le ${orders === 1 ? 'queda' : 'quedan'} ${count(orders, 'acción', 'acciones')} por hacer, y no puede pasar.`,
  },
  'no-actions-left': { 'GM-DECL-02': ({ player }) => `A ${player} no le queda ninguna acción este turno.` },
  'no-civil-war': {
    'GM-CIVI-01': ({ player }) => `En el país de ${player} no hay guerra civil.`,
    'GM-SREB-01': ({ target }) => `En el país de ${target} no hay guerra civil.`,
  },
  'no-disorder': {
    'GM-REST-01': ({ declared, disorder }, { count }) =>
      disorder === 0
        ? 'No hay ningún desastre por restaurar.'
        : `Hay ${count(disorder, 'desastre', 'desastres')} por restaurar, y la hoja ya se ocupa de ${declared}.`,
  },
  'no-intel': { 'GM-INTL-01': noIntel, 'GM-INTL-02': noIntel },
  'not-your-city': {
    'GM-FORT-01': ({ player, territory }, { name }) =>
      `${player} no tiene ninguna ciudad en ${name(territory, 'territories')}, ni la hoja funda allí ninguna.`,
    'GM-PROM-04': noCity,
    'GM-RECR-03': noCity,
  },
  'not-your-territory': {
    'GM-FOUN-01': ({ territory, player }, { name }) => `${name(territory, 'territories')} no es tierra de ${player}.`,
  },
  'site-taken': { 'GM-FOUN-01': ({ territory }, { name }) => `En ${name(territory, 'territories')} ya hay una ciudad.` },
  'target-captive': { 'GM-CONV-03': () => 'A un cautivo solo puede convencerlo quien lo tiene.' },
  'unknown-declaration': {
    'GM-DECL-05': ({ player, declaration }) => `${player} no ha anotado ninguna acción con el número ${declaration} en este paso.`,
    'GM-EXEC-01': ({ player, declaration }) => `A ${player} no le queda ninguna acción con el número ${declaration} por hacer.`,
  },
  'unknown-opponent': {
    'GM-BATT-01': ({ player, opponent }) =>
      opponent === nobody
        ? 'Una batalla por una ciudad de nadie es una acción externa.'
        : `${opponent} no es un rival de ${player} que siga en la partida, y no se le puede dar batalla.`,
  },
  'value-at-maximum': {
    'GM-PROM-02': ({ name: person, characteristic }, { name }) => `${person} ya tiene 3 de ${name(characteristic)}, y no puede tener más.`,
  },
  'wrong-scope': {
    'GM-BATT-02': () => 'Un asalto es una acción externa; en casa se lucha en campo abierto.',
    'GM-BATT-03': ({ territory, scope }, { name }) => `Una batalla en ${name(territory, 'territories')} no es una acción ${name(scope)}.`,
    'GM-BATT-08': () => 'Una batalla por una ciudad es una acción externa.',
    'GM-DECL-01': ({ kind, scope }, { name }) =>
      `Esto no puede anotarse en este paso: ${name(kind)}, acción ${name(scope)}. Primero van las internas y después las externas.`,
  },

  'bad-amount': {
    'GM-DEMO-01': ({ most, amount }, { count }) =>
      most === 1
        ? `Solo 1 punto puede volver a casa, no ${withMinus(amount)}.`
        : `Pueden volver a casa de 1 a ${count(most, 'punto', 'puntos')}, no ${withMinus(amount)}.`,
    'GM-MOVT-02': ({ most, amount }, { count }) =>
      most === 1
        ? `Solo puede moverse 1 punto, no ${withMinus(amount)}.`
        : `Pueden moverse de 1 a ${count(most, 'punto', 'puntos')}, no ${withMinus(amount)}.`,
  },
  'bad-destination': {
    'GM-MOVT-03': ({ territory }, { name }) =>
      `Una guarnición necesita una ciudad propia, y en ${name(territory, 'territories')} no la hay.`,
    'GM-REPA-01': ({ player, territory }, { name }) =>
      `${player} no tiene en ${name(territory, 'territories')} ninguna ciudad libre de asedio.`,
  },
  besieged: {
    'GM-DEMO-01': ({ territory }, { name }) => `Un asedio no deja salir a la guarnición de ${name(territory, 'territories')}.`,
    'GM-MOVT-02': ({ fault, territory }, { name }) =>
      fault === 'shut-in'
        ? `Un asedio no deja salir a la guarnición de ${name(territory, 'territories')}.`
        : `En la ciudad asediada de ${name(territory, 'territories')} no puede entrar nada.`,
    'GM-RECR-03': ({ territory }, { name }) =>
      `La ciudad de ${name(territory, 'territories')} está asediada; los reclutas van a una que no lo esté.`,
    'GM-TRAD-06': ({ fault, territory }, { name }) =>
      `${fault === 'city' ? 'La ciudad' : 'La guarnición'} de ${name(territory, 'territories')} está asediada, y solo puede darse a quien la asedia.`,
  },
  'no-army-in-place': {
    'GM-SIEG-02': ({ player, base, territory }, { name }) =>
      `${player} no tiene en ${name(base, 'territories')} ningún ejército con que asediar ${name(territory, 'territories')}.`,
  },
  'no-enemy-army': {
    'GM-BATT-04': ({ opponent, territory }, { name }) =>
      `En ${name(territory, 'territories')} no hay tropas contra las que luchar (${foe(opponent, name)}).`,
  },
  'no-patrol-in-place': {
    'GM-INCU-01': ({ player, territory, target }, { name }) =>
      `${player} no tiene en ${name(territory, 'territories')} ninguna patrulla que alcance las tierras de ${target}.`,
  },
  'no-such-unit': {
    'GM-DEMO-01': ({ player, kind, points, territory }, { name, count }) =>
      `${player} no tiene ${count(points, 'punto', 'puntos')} ahí (${name(kind)} en ${name(territory, 'territories')}).`,
    'GM-MOVT-02': ({ player, kind, territory }, { name }) =>
      `${player} no tiene tropas así (${name(kind)} en ${name(territory, 'territories')}).`,
  },
  'not-besieging': {
    'GM-BATT-05': ({ player, opponent, territory }, { name }) =>
      `${player} no asedia en ${name(territory, 'territories')} ninguna ciudad que esta acción pueda asaltar (${foe(opponent, name)}).`,
    'GM-LIFT-01': ({ player, territory }, { name }) => `${player} no asedia ninguna ciudad en ${name(territory, 'territories')}.`,
  },
  'same-place': { 'GM-MOVT-02': () => 'Estas tropas ya están allí, y son de esa clase.' },
  'unit-disabled': { 'GM-DEMO-01': isStricken, 'GM-MOVT-02': isStricken, 'GM-TRAD-06': isStricken },
  'unit-not-eligible': {
    'GM-BATT-04': cannotFight,
    'GM-BATT-05': cannotFight,
    'GM-CIVW-04': ({ most }, { count }) =>
      most === 0
        ? 'No hay en ese país ningún ejército ni patrulla que dar a los rebeldes.'
        : `A los rebeldes solo se les dan ejércitos y patrullas que estén en ese país, una vez cada uno; hay ${count(most, 'contingente', 'contingentes')}.`,
    'GM-WIND-02': ({ most }, { count }) =>
      most === 0
        ? 'A esta defensa no puede añadirse ningún otro contingente.'
        : `Solo pueden añadirse los contingentes que son libres de no luchar, una vez cada uno; hay ${count(most, 'contingente', 'contingentes')}.`,
  },
  unreachable: {
    'GM-MOVT-04': ({ from, to }, { name }) =>
      `Ninguna marcha lleva de ${name(from, 'territories')} a ${name(to, 'territories')} con una sola acción.`,
  },

  'city-does-not-fit': {
    'GM-EVNT-06': ({ disaster, player, territory }, { name }) =>
      `Este desastre (${name(disaster, 'disasters')}) no puede afectar a ninguna ciudad de ${player} en ${name(territory, 'territories')}.`,
  },
  'kind-does-not-fit': {
    'GM-EVNT-05': ({ player, disaster }, { name }) =>
      `Ninguna ciudad de ${player} está donde pueda darse este desastre (${name(disaster, 'disasters')}).`,
  },
  'no-such-crisis': {
    'GM-CRIS-03': ({ player, characteristic }, { name }) => `${player} no tiene ninguna crisis de ${name(characteristic)} por afrontar.`,
  },
};

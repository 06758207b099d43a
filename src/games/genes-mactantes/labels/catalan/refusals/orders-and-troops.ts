import { withMinus } from '../../../../../core/data/with-minus.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { characterRefusals } from '../../../refusals/characters.js';
import type { Refusals } from '../../../refusals/index.js';
import type { orderRefusals } from '../../../refusals/orders.js';
import type { troopRefusals } from '../../../refusals/troops.js';
import type { troubleRefusals } from '../../../refusals/troubles.js';
import { foe, nobody } from '../../telling.js';
import { at, atFirst, of, ofPlace } from '../phrases.js';

type Codes = keyof typeof characterRefusals | keyof typeof orderRefusals | keyof typeof troopRefusals | keyof typeof troubleRefusals;
type All = Pick<RefusalsIn<Refusals>, Codes>;

const isCaptive: All['character-captive']['GM-TRAV-02'] = ({ name }) => `${name} és en captivitat.`;
const servesAnother: All['not-your-character']['GM-TRAV-02'] = ({ character, player }, { name }) =>
  `${name(character)} no està al servei ${of(player)}.`;
const noCity: All['not-your-city']['GM-RECR-03'] = ({ player, territory }, { name }) =>
  `${player} no té cap ciutat ${at(name(territory, 'territories'))}.`;
const noIntel: All['no-intel']['GM-INTL-01'] = ({ player }) => `${player} no té informació que puga usar ací.`;
const isStricken: All['unit-disabled']['GM-MOVT-02'] = ({ territory }, { name }) =>
  `La guarnició ${ofPlace(name(territory, 'territories'))} no pot fer res aquest torn: un desastre ha afectat la ciutat.`;
const cannotFight: All['unit-not-eligible']['GM-BATT-04'] = ({ kind, territory }, { name }) =>
  `Aquestes tropes no poden lluitar en aquesta batalla (${name(kind)} ${at(name(territory, 'territories'))}).`;

/** What may be ordered and done with people and troops, in Catalan. */
export const ordersAndTroops: All = {
  'bad-path': {
    'GM-TRAV-03': ({ from, path }, { name, row }) =>
      path.length === 0
        ? 'Un viatge passa almenys per un territori.'
        : `Cap viatge no porta ${ofPlace(name(from, 'territories'))} per ${row(path.map((id) => name(id, 'territories')))}: es va de veí en veí, sense penya-segats ni repetir cap territori, i s’acaba en terra.`,
  },
  'character-besieged': { 'GM-TRAV-02': ({ name }) => `Un setge no deixa eixir ${name}.` },
  'character-captive': { 'GM-PROM-02': isCaptive, 'GM-PROM-03': isCaptive, 'GM-TRAV-02': isCaptive },
  'character-disabled': { 'GM-TRAV-02': ({ name }) => `${name} és en una ciutat que un desastre ha afectat aquest torn.` },
  'character-not-eligible': {
    'GM-ACTV-01': ({ character, player }, { name }) =>
      `${name(character)} no pot ajudar ${player} en això: qui ajuda ha d’estar al seu servei, lliure, sense haver sigut actiu aquest torn ni ser en una ciutat afectada, i tenir la característica.`,
    'GM-CIVW-05': ({ principal }, { name }) => `Els rebels ja tenen principal: ${name(principal)}.`,
    'GM-CIVW-07': ({ name }) => `${name} ja lluita com a principal, i no pot servir per a res més.`,
    'GM-CIVW-14': () => 'En una mateixa guerra civil un personatge no pot lluitar i alhora parlar per l’Autoritat.',
    'GM-CONT-04': () => 'L’objectiu ja es defensa tot sol, i no figura entre els qui l’ajuden.',
  },
  'character-not-present': { 'GM-ACTV-04': ({ name, place }) => `${name} és ${at(place)}, i des d’allà no hi pot ajudar.` },
  'journey-spent': {
    'GM-TRAV-02': ({ name, journeys, most }, { count }) =>
      most === 1 ? `${name} ja ha viatjat aquest torn.` : `${name} ha fet ${journeys} ${of(count(most, 'viatge', 'viatges'))} aquest torn.`,
  },
  'no-characters-here': { 'GM-EXEC-06': ({ kind }, { name }) => `Això no demana ajuda (${name(kind)}): s’aconsegueix sense tirar.` },
  'not-your-captive': { 'GM-RELE-01': ({ player, character }, { name }) => `${player} no té ${name(character)} en captivitat.` },
  'not-your-character': { 'GM-PROM-02': servesAnother, 'GM-PROM-03': servesAnother, 'GM-TRAV-02': servesAnother },
  'rebel-principal-required': { 'GM-CIVW-05': () => 'Dels personatges que s’uneixen als rebels se n’ha de nomenar un principal.' },
  'siege-blocks': {
    'GM-TRAV-04': ({ territory }, { name }) =>
      `La ciutat ${ofPlace(name(territory, 'territories'))} és assetjada: només hi entra la gent de qui l’assetja.`,
  },
  'too-many-characters': {
    'GM-CFG-13': ({ most }, { count }) => `Un país té com a molt ${count(most, 'personatge', 'personatges')}.`,
    'GM-PROM-04': ({ player, most }, { count }) => `${player} ja té ${count(most, 'personatge', 'personatges')}, i no en pot tenir més.`,
    'GM-TRAD-06': ({ receiver, most }, { count }) => `${receiver} passaria ${of(count(most, 'personatge', 'personatges'))}.`,
  },

  'already-captive': { 'GM-CAPT-04': ({ name }) => `${name} ja és en captivitat.` },
  'already-committed': { 'GM-DECL-06': ({ player }) => `${player} ja ha tancat el full d’aquest pas.` },
  'already-principal': { 'GM-PROM-03': ({ name }) => `${name} ja té el càrrec de principal.` },
  'already-walled': { 'GM-FORT-01': ({ name }) => `${name} ja té muralles.` },
  'at-maximum': {
    'GM-DEVE-01': ({ characteristic, player }, { name }) => `${player} ja té 10 ${of(name(characteristic))}, i no en pot tenir més.`,
  },
  'civil-war-compulsory': {
    'GM-DECL-07': ({ fault, player }) =>
      fault === 'undeclared'
        ? `${player} ha d’apuntar la guerra civil abans de tancar el full.`
        : `L’última acció que li queda a ${player} ha de ser per a la guerra civil.`,
  },
  'duplicate-declaration': {
    'GM-CIVI-01': () => 'La guerra civil ja és al full; es lluita una vegada per torn.',
    'GM-FORT-01': ({ territory, name: city }, { name }) =>
      `Les muralles ${city === null ? `de la ciutat ${ofPlace(name(territory, 'territories'))}` : ofPlace(city)} ja són al full.`,
    'GM-FOUN-01': ({ territory }, { name }) => `Una ciutat ${at(name(territory, 'territories'))} ja és al full.`,
    'GM-SREB-01': ({ target }) => `El suport als rebels contra ${target} ja és al full.`,
    'GM-TAXE-03': () => 'Les taxes ja són al full; es posen una vegada per torn.',
  },
  'must-execute': {
    'GM-FLOW-11': ({ player, orders }, { count }) =>
      `A ${player} encara li ${orders === 1 ? 'queda' : 'queden'} ${count(orders, 'acció', 'accions')} per fer, i no pot passar.`,
  },
  'no-actions-left': { 'GM-DECL-02': ({ player }) => `A ${player} no li queda cap acció aquest torn.` },
  'no-civil-war': {
    'GM-CIVI-01': ({ player }) => `Al país ${of(player)} no hi ha guerra civil.`,
    'GM-SREB-01': ({ target }) => `Al país ${of(target)} no hi ha guerra civil.`,
  },
  'no-disorder': {
    'GM-REST-01': ({ declared, disorder }, { count }) =>
      disorder === 0
        ? 'No hi ha cap desastre per reparar.'
        : `Hi ha ${count(disorder, 'desastre', 'desastres')} per reparar, i el full ja s’ocupa ${of(String(declared))}.`,
  },
  'no-intel': { 'GM-INTL-01': noIntel, 'GM-INTL-02': noIntel },
  'not-your-city': {
    'GM-FORT-01': ({ player, territory }, { name }) =>
      `${player} no té cap ciutat ${at(name(territory, 'territories'))}, ni el full n’hi funda cap.`,
    'GM-PROM-04': noCity,
    'GM-RECR-03': noCity,
  },
  'not-your-territory': {
    'GM-FOUN-01': ({ territory, player }, { name }) => `${name(territory, 'territories')} no és terra ${of(player)}.`,
  },
  'site-taken': { 'GM-FOUN-01': ({ territory }, { name }) => `${atFirst(name(territory, 'territories'))} ja hi ha una ciutat.` },
  'target-captive': { 'GM-CONV-03': () => 'Un captiu només el pot convèncer qui el té.' },
  'unknown-declaration': {
    'GM-DECL-05': ({ player, declaration }) => `${player} no ha apuntat cap acció amb el número ${declaration} en aquest pas.`,
    'GM-EXEC-01': ({ player, declaration }) => `A ${player} no li queda cap acció amb el número ${declaration} per fer.`,
  },
  'unknown-opponent': {
    'GM-BATT-01': ({ player, opponent }) =>
      opponent === nobody
        ? 'Una batalla per una ciutat de ningú és una acció externa.'
        : `${opponent} no és un rival ${of(player)} que siga encara en joc, i no se li pot donar batalla.`,
  },
  'value-at-maximum': {
    'GM-PROM-02': ({ name: person, characteristic }, { name }) => `${person} ja té 3 ${of(name(characteristic))}, i no en pot tenir més.`,
  },
  'wrong-scope': {
    'GM-BATT-02': () => 'Un assalt és una acció externa; a casa es lluita en camp obert.',
    'GM-BATT-03': ({ territory, scope }, { name }) => `Una batalla ${at(name(territory, 'territories'))} no és una acció ${name(scope)}.`,
    'GM-BATT-08': () => 'Una batalla per una ciutat és una acció externa.',
    'GM-DECL-01': ({ kind, scope }, { name }) =>
      `Això no es pot apuntar en aquest pas: ${name(kind)}, acció ${name(scope)}. Primer van les internes i després les externes.`,
  },

  'bad-amount': {
    'GM-DEMO-01': ({ most, amount }, { count }) =>
      most === 1
        ? `Només 1 punt pot tornar a casa, no ${withMinus(amount)}.`
        : `Poden tornar a casa d’1 a ${count(most, 'punt', 'punts')}, no ${withMinus(amount)}.`,
    'GM-MOVT-02': ({ most, amount }, { count }) =>
      most === 1
        ? `Només es pot moure 1 punt, no ${withMinus(amount)}.`
        : `Es poden moure d’1 a ${count(most, 'punt', 'punts')}, no ${withMinus(amount)}.`,
  },
  'bad-destination': {
    'GM-MOVT-03': ({ territory }, { name }) =>
      `Una guarnició necessita una ciutat pròpia, i ${at(name(territory, 'territories'))} no n’hi ha.`,
    'GM-REPA-01': ({ player, territory }, { name }) => `${player} no té ${at(name(territory, 'territories'))} cap ciutat lliure de setge.`,
  },
  besieged: {
    'GM-DEMO-01': ({ territory }, { name }) => `Un setge no deixa eixir la guarnició ${ofPlace(name(territory, 'territories'))}.`,
    'GM-MOVT-02': ({ fault, territory }, { name }) =>
      fault === 'shut-in'
        ? `Un setge no deixa eixir la guarnició ${ofPlace(name(territory, 'territories'))}.`
        : `A la ciutat assetjada ${ofPlace(name(territory, 'territories'))} no hi pot entrar res.`,
    'GM-RECR-03': ({ territory }, { name }) =>
      `La ciutat ${ofPlace(name(territory, 'territories'))} és assetjada; els reclutes van a una que no ho siga.`,
    'GM-TRAD-06': ({ fault, territory }, { name }) =>
      `${fault === 'city' ? 'La ciutat' : 'La guarnició'} ${ofPlace(name(territory, 'territories'))} és assetjada, i només es pot donar a qui l’assetja.`,
  },
  'no-army-in-place': {
    'GM-SIEG-02': ({ player, base, territory }, { name }) =>
      `${player} no té ${at(name(base, 'territories'))} cap armada amb què assetjar ${name(territory, 'territories')}.`,
  },
  'no-enemy-army': {
    'GM-BATT-04': ({ opponent, territory }, { name }) =>
      `${atFirst(name(territory, 'territories'))} no hi ha tropes contra qui lluitar (${foe(opponent, name)}).`,
  },
  'no-patrol-in-place': {
    'GM-INCU-01': ({ player, territory, target }, { name }) =>
      `${player} no té ${at(name(territory, 'territories'))} cap patrulla que arribe a les terres ${of(target)}.`,
  },
  'no-such-unit': {
    'GM-DEMO-01': ({ player, kind, points, territory }, { name, count }) =>
      `${player} no hi té ${count(points, 'punt', 'punts')} (${name(kind)} ${at(name(territory, 'territories'))}).`,
    'GM-MOVT-02': ({ player, kind, territory }, { name }) =>
      `${player} no té tropes així (${name(kind)} ${at(name(territory, 'territories'))}).`,
  },
  'not-besieging': {
    'GM-BATT-05': ({ player, opponent, territory }, { name }) =>
      `${player} no assetja ${at(name(territory, 'territories'))} cap ciutat que aquesta acció puga assaltar (${foe(opponent, name)}).`,
    'GM-LIFT-01': ({ player, territory }, { name }) => `${player} no assetja cap ciutat ${at(name(territory, 'territories'))}.`,
  },
  'same-place': { 'GM-MOVT-02': () => 'Aquestes tropes ja són allà, i d’aquesta mena.' },
  'unit-disabled': { 'GM-DEMO-01': isStricken, 'GM-MOVT-02': isStricken, 'GM-TRAD-06': isStricken },
  'unit-not-eligible': {
    'GM-BATT-04': cannotFight,
    'GM-BATT-05': cannotFight,
    'GM-CIVW-04': ({ most }, { count }) =>
      most === 0
        ? 'No hi ha en aquell país cap armada ni patrulla per donar als rebels.'
        : `Als rebels només se’ls donen armades i patrulles que siguen en aquell país, una vegada cadascuna; hi ha ${count(most, 'contingent', 'contingents')}.`,
    'GM-WIND-02': ({ most }, { count }) =>
      most === 0
        ? 'A aquesta defensa no s’hi pot afegir cap altre contingent.'
        : `Només s’hi poden afegir els contingents que són lliures de no lluitar, una vegada cadascun; hi ha ${count(most, 'contingent', 'contingents')}.`,
  },
  unreachable: {
    'GM-MOVT-04': ({ from, to }, { name }) =>
      `Cap marxa no porta ${ofPlace(name(from, 'territories'))} ${at(name(to, 'territories'))} amb una sola acció.`,
  },

  'city-does-not-fit': {
    'GM-EVNT-06': ({ disaster, player, territory }, { name }) =>
      `Aquest desastre (${name(disaster, 'disasters')}) no pot afectar cap ciutat ${of(player)} ${at(name(territory, 'territories'))}.`,
  },
  'kind-does-not-fit': {
    'GM-EVNT-05': ({ player, disaster }, { name }) =>
      `Cap ciutat ${of(player)} no és on puga passar aquest desastre (${name(disaster, 'disasters')}).`,
  },
  'no-such-crisis': {
    'GM-CRIS-03': ({ player, characteristic }, { name }) => `${player} no té cap crisi ${of(name(characteristic))} per afrontar.`,
  },
};

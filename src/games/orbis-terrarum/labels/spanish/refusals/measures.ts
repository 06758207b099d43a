import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Misreading, Refusals } from '../../../refusals/index.js';
import { slotInWords } from '../../../refusals/slots.js';
import { of, the, toThe as to } from '../grammar.js';

/** What is said of a measure in a kind of slot that does not carry it. */
export const notInSlot = (
  { slot, statistic, mode }: { readonly slot: string; readonly statistic: string; readonly mode: string },
  { name }: Say,
): string => `Una casilla de esta clase (${name(slot)}) no admite aquí ${name(statistic)}, ${name(mode)}.`;

const misread = (facts: Misreading, { name }: Say): string => {
  switch (facts.fault) {
    case 'no-mode':
      return 'La estadística no tiene ese uso.';
    case 'aim':
      return facts.aim === 'nothing' ? 'Necesita un objetivo.' : `No puede dirigirse a un objetivo de esta clase (${name(facts.aim)}).`;
    case 'itself':
      return `${the(name(facts.nation, 'nations'))} se atacaría a sí misma.`;
    case 'refused':
      return facts.reason.message;
  }
};

const noBonus = ({ modifier, nation }: { readonly modifier: string; readonly nation: string }, { name }: Say): string =>
  `${the(name(modifier))} no es un bonificador ${of(name(nation, 'nations'))}.`;
const notAdjacent = ({ to: there, from }: { readonly to: string; readonly from: string }, { name }: Say): string =>
  `${the(name(there, 'regions'))} no limita con ${the(name(from, 'regions'))}.`;
const noHorde = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no es una Horda, y esto solo lo hacen las Hordas.`;
const attacksItself = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} se atacaría a sí misma.`;

/** Measures and what they are aimed at. */
export const measures = {
  'bad-decline': { 'OT-MEAS-02': noBonus },
  'bad-detachment': {
    'OT-MEAS-10': () => 'Para desprender tierras se nombran regiones propias, menos la capital, y se dice cómo se llama el nuevo Estado.',
  },
  'bad-host-region': { 'OT-MEAS-08': () => 'Una Hueste aparece en una región de su Nación o en territorio negro.' },
  'cannot-oppose': {
    'OT-MEAS-14': ({ nation, measure }, { name }) =>
      `${the(name(nation, 'nations'))} no puede oponerse así a la medida ${of(name(measure))}.`,
  },
  'covert-not-allowed': {
    'OT-MEAS-02': ({ statistic, mode }, { name }) => `Una medida de ${name(statistic)}, ${name(mode)}, no puede ser encubierta.`,
  },
  'invalid-mode': {
    'OT-MEAS-01': ({ statistic, mode }, { name }) => `La estadística ${name(statistic)} no tiene este uso: ${name(mode)}.`,
    'OT-REF-02': ({ measure, statistic, mode, misreading }, say) =>
      `La medida ${of(say.name(measure))} no puede tomarse por ${say.name(statistic)}, ${say.name(mode)}. ${misread(misreading, say)}`,
  },
  'invalid-target': {
    'OT-DECL-01': ({ target }, { name }) => `No se puede declarar la guerra ${to(name(target, 'nations'))}.`,
    'OT-MEAS-02': ({ mode, target }, { name }) => {
      if (target === null) return `Este uso (${name(mode)}) necesita un objetivo.`;
      const kind = target.kind === 'nation' ? '' : `${name(target.kind)} `;
      return `Este uso (${name(mode)}) no puede dirigirse a esto: ${kind}${name(target.id, 'places')}.`;
    },
    'OT-MEAS-12': (facts, { name }) =>
      facts.fault === 'counterpart'
        ? `${the(name(facts.other, 'nations'))} no puede ser la otra parte.`
        : `${name(facts.target, 'places')} pertenece ${to(name(facts.nation, 'nations'))}; con ella se negocia en nombre ${of(name(facts.other, 'nations'))}, o no se negocia.`,
    'OT-PROS-16': ({ to: other, from }, { name }) => `${the(name(other, 'nations'))} no puede recibir nada ${of(name(from, 'nations'))}.`,
    'OT-TRE-01': ({ to: other }, { name }) => `${the(name(other, 'nations'))} ya no existe.`,
  },
  'no-crisis': { 'OT-MEAS-09': () => 'No existe la crisis a la que se quiere responder.' },
  'no-distance': {
    'OT-MEAS-11': ({ nation, target }, { name }) =>
      `No queda distancia cultural ${of(name(nation, 'nations'))} ${to(name(target, 'places'))}.`,
  },
  'no-rebellion': {
    'OT-MEAS-06': ({ nation }, { name }) => `La rebelión que se quiere suprimir no existe, o no está en ${the(name(nation, 'nations'))}.`,
  },
  'no-such-slot': {
    'OT-MEAS-02': ({ nation, slot, id }, say) =>
      `${the(say.name(nation, 'nations'))} no tiene este turno esta casilla: ${slotInWords({ slot, id }, say)}.`,
  },
  'nobody-there': { 'OT-MEAS-12': ({ region }, { name }) => `En ${the(name(region, 'regions'))} no hay con quién hablar.` },
  'not-a-bonus': { 'OT-MEAS-20': noBonus },
  'not-a-horde': { 'OT-MEAS-07': noHorde, 'OT-MEAS-21': noHorde },
  'not-a-state': {
    'OT-MEAS-07': ({ nation }, { name }) => `${the(name(nation, 'nations'))} es una Horda, y las Hordas no pueden hacer esto.`,
    'OT-MEAS-08': ({ nation }, { name }) => `${the(name(nation, 'nations'))} no es un Estado, y esto solo lo hacen los Estados.`,
  },
  'not-adjacent': { 'OT-MEAS-21': notAdjacent, 'OT-MEAS-22': notAdjacent },
  'not-pending': {
    'OT-MEAS-17': ({ measure, player }, { name }) => `La medida ${of(name(measure))} no es de ${player}, o no espera su tirada.`,
    'OT-REF-02': ({ measure }) => `«${measure}» no es ninguna medida que espere su tirada.`,
  },
  'out-of-reach': { 'OT-MEAS-02': ({ target }, { name }) => `${the(name(target, 'places'))} está fuera de alcance.` },
  'position-occupied': { 'OT-MEAS-21': ({ to: there }, { name }) => `En ${the(name(there, 'regions'))} ya hay una Horda.` },
  'rebellion-exists': {
    'OT-MEAS-08': ({ nation, region }, { name }) =>
      `${the(name(nation, 'nations'))} ya tiene una rebelión suya en ${the(name(region, 'nations'))}.`,
  },
  'region-not-black': { 'OT-MEAS-07': ({ region }, { name }) => `${the(name(region, 'regions'))} tiene dueño.` },
  'slot-side-only': { 'OT-SLOT-07': notInSlot },
  'slot-special-only': { 'OT-SLOT-03': notInSlot },
  'slot-tribute-only': { 'OT-SLOT-08': notInSlot },
  'slot-used': {
    'OT-SLOT-01': (facts, say) =>
      facts.fault === 'by-now'
        ? `La casilla ${of(say.name(facts.measure))} la ocupa ya otra medida.`
        : `Esta casilla ${of(say.name(facts.nation, 'nations'))} ya tiene una medida: ${slotInWords(facts, say)}.`,
  },
  'special-slot-required': { 'OT-SLOT-04': notInSlot },
  'target-is-player': { 'OT-MEAS-12': ({ target }, { name }) => `${name(target, 'nations')} tiene jugador: se le hace una oferta.` },
  'target-is-self': {
    'OT-CONF-09': () => 'El convocante no puede retirarse de la conferencia, solo disolverla.',
    'OT-MEAS-02': attacksItself,
    'OT-MEAS-05': attacksItself,
    'OT-MEAS-12': () => 'Nadie negocia consigo mismo.',
    'OT-ORG-02': (facts, { name }) =>
      facts.fault === 'disavowed'
        ? 'Un miembro desconoce al Líder en favor de otro miembro.'
        : `${the(name(facts.nation, 'nations'))} ya lidera ${the(name(facts.organization, 'organizations'))}.`,
    'OT-TRE-01': ({ to: other, player }, { name }) => `${the(name(other, 'nations'))} también recibe órdenes de ${player}.`,
  },
  'technology-required': {
    'OT-STAT-07': ({ force, technology }, { name }) =>
      `Este modo de moverse (${name(force)}) requiere la tecnología ${name(technology, 'technologies')}, y la medida ha de ser un ataque.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Misreading, Refusals } from '../../../refusals/index.js';
import { slotInWords } from '../../../refusals/slots.js';
import { toThe as inside, of, ofPerson, the, toThe as to } from '../grammar.js';

/** What is said of a measure in a kind of slot that does not carry it. */
export const notInSlot = (
  { slot, statistic, mode }: { readonly slot: string; readonly statistic: string; readonly mode: string },
  { name }: Say,
): string => `Una casella d’aquesta mena (${name(slot)}) no admet aquí ${name(statistic)}, ${name(mode)}.`;

const misread = (facts: Misreading, { name }: Say): string => {
  switch (facts.fault) {
    case 'no-mode':
      return 'l’estadística no té aquest ús.';
    case 'aim':
      return facts.aim === 'nothing' ? 'necessita un objectiu.' : `no es pot adreçar a un objectiu d’aquesta mena (${name(facts.aim)}).`;
    case 'itself':
      return `${the(name(facts.nation, 'nations'))} s’atacaria a si mateixa.`;
    case 'refused':
      return facts.reason.message;
  }
};

const noBonus = ({ modifier, nation }: { readonly modifier: string; readonly nation: string }, { name }: Say): string =>
  `${the(name(modifier))} no és un bonificador ${of(name(nation, 'nations'))}.`;
const notAdjacent = ({ to: there, from }: { readonly to: string; readonly from: string }, { name }: Say): string =>
  `${the(name(there, 'regions'))} no limita amb ${the(name(from, 'regions'))}.`;
const noHorde = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} no és una Horda, i això només ho fan les Hordes.`;
const attacksItself = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} s’atacaria a si mateixa.`;

/** Measures and what they are aimed at. */
export const measures = {
  'bad-decline': { 'OT-MEAS-02': noBonus },
  'bad-detachment': {
    'OT-MEAS-10': () => 'Per desprendre terres s’anomenen regions pròpies, llevat de la capital, i es diu el nom del nou Estat.',
  },
  'bad-host-region': { 'OT-MEAS-08': () => 'Una host apareix en una regió de la seva Nació o en territori negre.' },
  'cannot-oppose': {
    'OT-MEAS-14': ({ nation, measure }, { name }) =>
      `${the(name(nation, 'nations'))} no es pot oposar així a la mesura ${of(name(measure))}.`,
  },
  'covert-not-allowed': {
    'OT-MEAS-02': ({ statistic, mode }, { name }) => `Una mesura ${of(name(statistic))}, ${name(mode)}, no pot ser encoberta.`,
  },
  'invalid-mode': {
    'OT-MEAS-01': ({ statistic, mode }, { name }) => `L’estadística ${name(statistic)} no té aquest ús: ${name(mode)}.`,
    'OT-REF-02': ({ measure, statistic, mode, misreading }, say) =>
      `La mesura ${of(say.name(measure))} no es pot prendre per ${say.name(statistic)}, ${say.name(mode)}: ${misread(misreading, say)}`,
  },
  'invalid-target': {
    'OT-DECL-01': ({ target }, { name }) => `No es pot declarar la guerra ${to(name(target, 'nations'))}.`,
    'OT-MEAS-02': ({ mode, target }, { name }) => {
      if (target === null) return `Aquest ús (${name(mode)}) necessita un objectiu.`;
      const kind = target.kind === 'nation' ? '' : `${name(target.kind)} `;
      return `Aquest ús (${name(mode)}) no es pot adreçar a això: ${kind}${name(target.id, 'places')}.`;
    },
    'OT-MEAS-12': (facts, { name }) =>
      facts.fault === 'counterpart'
        ? `${the(name(facts.other, 'nations'))} no pot ser l’altra part.`
        : `${the(name(facts.target, 'places'))} pertany ${to(name(facts.nation, 'nations'))}; s’hi negocia en nom ${of(name(facts.other, 'nations'))}, o no s’hi negocia.`,
    'OT-PROS-16': ({ to: other, from }, { name }) => `${the(name(other, 'nations'))} no pot rebre res ${of(name(from, 'nations'))}.`,
    'OT-TRE-01': ({ to: other }, { name }) => `${the(name(other, 'nations'))} ja no existeix.`,
  },
  'no-crisis': { 'OT-MEAS-09': () => 'La crisi a què es vol respondre no existeix.' },
  'no-distance': {
    'OT-MEAS-11': ({ nation, target }, { name }) =>
      `Entre ${the(name(nation, 'nations'))} i ${the(name(target, 'places'))} no queda distància cultural.`,
  },
  'no-rebellion': {
    'OT-MEAS-06': ({ nation }, { name }) => `La rebel·lió que es vol sufocar no existeix, o no és ${inside(name(nation, 'nations'))}.`,
  },
  'no-such-slot': {
    'OT-MEAS-02': ({ nation, slot, id }, say) =>
      `${the(say.name(nation, 'nations'))} no té aquesta casella aquest torn: ${slotInWords({ slot, id }, say)}.`,
  },
  'nobody-there': { 'OT-MEAS-12': ({ region }, { name }) => `No hi ha ningú amb qui parlar ${inside(name(region, 'regions'))}.` },
  'not-a-bonus': { 'OT-MEAS-20': noBonus },
  'not-a-horde': { 'OT-MEAS-07': noHorde, 'OT-MEAS-21': noHorde },
  'not-a-state': {
    'OT-MEAS-07': ({ nation }, { name }) => `${the(name(nation, 'nations'))} és una Horda, i les Hordes no ho poden fer.`,
    'OT-MEAS-08': ({ nation }, { name }) => `${the(name(nation, 'nations'))} no és un Estat, i això només ho fan els Estats.`,
  },
  'not-adjacent': { 'OT-MEAS-21': notAdjacent, 'OT-MEAS-22': notAdjacent },
  'not-pending': {
    'OT-MEAS-17': ({ measure, player }, { name }) => `La mesura ${of(name(measure))} no és ${ofPerson(player)}, o no espera la tirada.`,
    'OT-REF-02': ({ measure }) => `«${measure}» no és cap mesura que esperi la tirada.`,
  },
  'out-of-reach': { 'OT-MEAS-02': ({ target }, { name }) => `${the(name(target, 'places'))} és fora d’abast.` },
  'position-occupied': { 'OT-MEAS-21': ({ to: there }, { name }) => `Ja hi ha una Horda ${inside(name(there, 'regions'))}.` },
  'rebellion-exists': {
    'OT-MEAS-08': ({ nation, region }, { name }) =>
      `${the(name(nation, 'nations'))} ja té una rebel·lió pròpia ${inside(name(region, 'nations'))}.`,
  },
  'region-not-black': { 'OT-MEAS-07': ({ region }, { name }) => `${the(name(region, 'regions'))} ja és d’algú.` },
  'slot-side-only': { 'OT-SLOT-07': notInSlot },
  'slot-special-only': { 'OT-SLOT-03': notInSlot },
  'slot-tribute-only': { 'OT-SLOT-08': notInSlot },
  'slot-used': {
    'OT-SLOT-01': (facts, say) =>
      facts.fault === 'by-now'
        ? `La casella ${of(say.name(facts.measure))} ja l’ocupa una altra mesura.`
        : `Aquesta casella ${of(say.name(facts.nation, 'nations'))} ja té una mesura: ${slotInWords(facts, say)}.`,
  },
  'special-slot-required': { 'OT-SLOT-04': notInSlot },
  'target-is-player': {
    'OT-MEAS-12': ({ target }, { name }) => `${the(name(target, 'nations'))} té jugador: se li fa una oferta.`,
  },
  'target-is-self': {
    'OT-CONF-09': () => 'Qui va convocar la conferència no se’n pot retirar, només la pot dissoldre.',
    'OT-MEAS-02': attacksItself,
    'OT-MEAS-05': attacksItself,
    'OT-MEAS-12': () => 'Ningú no negocia amb si mateix.',
    'OT-ORG-02': (facts, { name }) =>
      facts.fault === 'disavowed'
        ? 'Un membre desautoritza el líder a favor d’un altre membre.'
        : `${the(name(facts.nation, 'nations'))} ja lidera ${the(name(facts.organization, 'organizations'))}.`,
    'OT-TRE-01': ({ to: other, player }, { name }) => `${the(name(other, 'nations'))} també rep ordres ${ofPerson(player)}.`,
  },
  'technology-required': {
    'OT-STAT-07': ({ force, technology }, { name }) =>
      `Aquesta manera de moure’s (${name(force)}) demana la tecnologia ${name(technology, 'technologies')}, i la mesura ha de ser un atac.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

import type { Say } from '../../../../../core/refusals/say.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { Misreading, Refusals } from '../../../refusals/index.js';
import { slotInWords } from '../../../refusals/slots.js';
import { inside, of, ofPerson, the, toThe as to } from '../grammar.js';

/** What is said of a measure in a kind of slot that does not carry it. */
export const notInSlot = (
  { slot, statistic, mode }: { readonly slot: string; readonly statistic: string; readonly mode: string },
  { name }: Say,
): string => `Un emplacement de ce genre (${name(slot)}) n’admet pas ici ${name(statistic)}, ${name(mode)}.`;

const misread = (facts: Misreading, { name }: Say): string => {
  switch (facts.fault) {
    case 'no-mode':
      return 'la statistique n’a pas cet usage.';
    case 'aim':
      return facts.aim === 'nothing' ? 'il lui faut une cible.' : `elle ne peut viser une cible de ce genre (${name(facts.aim)}).`;
    case 'itself':
      return `${the(name(facts.nation, 'nations'))} serait sa propre cible.`;
    case 'refused':
      return facts.reason.message;
  }
};

const noBonus = ({ modifier, nation }: { readonly modifier: string; readonly nation: string }, { name }: Say): string =>
  `${the(name(modifier))} n’est pas un bonus ${of(name(nation, 'nations'))}.`;
const notAdjacent = ({ to: there, from }: { readonly to: string; readonly from: string }, { name }: Say): string =>
  `${the(name(there, 'regions'))} ne touche pas ${the(name(from, 'regions'))}.`;
const noHorde = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} n’est pas une Horde, et seules les Hordes peuvent le faire.`;
const attacksItself = ({ nation }: { readonly nation: string }, { name }: Say): string =>
  `${the(name(nation, 'nations'))} serait sa propre cible.`;

/** Measures and what they are aimed at. */
export const measures = {
  'bad-decline': { 'OT-MEAS-02': noBonus },
  'bad-detachment': {
    'OT-MEAS-10': () => 'Pour détacher des terres, on nomme des régions à soi, hors la capitale, et on donne un nom au nouvel État.',
  },
  'bad-host-region': { 'OT-MEAS-08': () => 'Un ost apparaît dans une région de sa Nation ou en territoire noir.' },
  'cannot-oppose': {
    'OT-MEAS-14': ({ nation, measure }, { name }) =>
      `${the(name(nation, 'nations'))} ne peut contrer ainsi la mesure ${of(name(measure))}.`,
  },
  'covert-not-allowed': {
    'OT-MEAS-02': ({ statistic, mode }, { name }) => `Une mesure ${of(name(statistic))}, ${name(mode)}, ne peut être secrète.`,
  },
  'invalid-mode': {
    'OT-MEAS-01': ({ statistic, mode }, { name }) => `La statistique ${name(statistic)} n’a pas cet usage : ${name(mode)}.`,
    'OT-REF-02': ({ measure, statistic, mode, misreading }, say) =>
      `La mesure ${of(say.name(measure))} ne peut être prise pour ${say.name(statistic)}, ${say.name(mode)} : ${misread(misreading, say)}`,
  },
  'invalid-target': {
    'OT-DECL-01': ({ target }, { name }) => `On ne peut déclarer la guerre ${to(name(target, 'nations'))}.`,
    'OT-MEAS-02': ({ mode, target }, { name }) => {
      if (target === null) return `Il faut une cible à cet usage (${name(mode)}).`;
      const kind = target.kind === 'nation' ? '' : `${name(target.kind)} `;
      return `Cet usage (${name(mode)}) ne peut viser ceci : ${kind}${name(target.id, 'places')}.`;
    },
    'OT-MEAS-12': (facts, { name }) =>
      facts.fault === 'counterpart'
        ? `${the(name(facts.other, 'nations'))} ne peut être l’autre partie.`
        : `${the(name(facts.target, 'places'))} appartient ${to(name(facts.nation, 'nations'))} ; on négocie alors au nom ${of(name(facts.other, 'nations'))}, ou pas du tout.`,
    'OT-PROS-16': ({ to: other, from }, { name }) => `${the(name(other, 'nations'))} ne peut rien recevoir ${of(name(from, 'nations'))}.`,
    'OT-TRE-01': ({ to: other }, { name }) => `${the(name(other, 'nations'))} n’existe plus.`,
  },
  'no-crisis': { 'OT-MEAS-09': () => 'La crise à laquelle on veut répondre n’existe pas.' },
  'no-distance': {
    'OT-MEAS-11': ({ nation, target }, { name }) =>
      `Il ne reste pas de distance culturelle entre ${the(name(nation, 'nations'))} et ${the(name(target, 'places'))}.`,
  },
  'no-rebellion': {
    'OT-MEAS-06': ({ nation }, { name }) => `La rébellion à réprimer n’existe pas, ou n’est pas ${inside(name(nation, 'nations'))}.`,
  },
  'no-such-slot': {
    'OT-MEAS-02': ({ nation, slot, id }, say) =>
      `${the(say.name(nation, 'nations'))} n’a pas cet emplacement ce tour-ci : ${slotInWords({ slot, id }, say)}.`,
  },
  'nobody-there': { 'OT-MEAS-12': ({ region }, { name }) => `Il n’y a personne à qui parler ${inside(name(region, 'regions'))}.` },
  'not-a-bonus': { 'OT-MEAS-20': noBonus },
  'not-a-horde': { 'OT-MEAS-07': noHorde, 'OT-MEAS-21': noHorde },
  'not-a-state': {
    'OT-MEAS-07': ({ nation }, { name }) => `${the(name(nation, 'nations'))} est une Horde, et les Hordes ne peuvent le faire.`,
    'OT-MEAS-08': ({ nation }, { name }) => `${the(name(nation, 'nations'))} n’est pas un État, et seuls les États peuvent le faire.`,
  },
  'not-adjacent': { 'OT-MEAS-21': notAdjacent, 'OT-MEAS-22': notAdjacent },
  'not-pending': {
    'OT-MEAS-17': ({ measure, player }, { name }) =>
      `La mesure ${of(name(measure))} n’est pas ${ofPerson(player)}, ou n’attend pas son jet.`,
    'OT-REF-02': ({ measure }) => `« ${measure} » n’est pas une mesure qui attende son jet.`,
  },
  'out-of-reach': { 'OT-MEAS-02': ({ target }, { name }) => `${the(name(target, 'places'))} est hors de portée.` },
  'position-occupied': { 'OT-MEAS-21': ({ to: there }, { name }) => `Il y a déjà une Horde ${inside(name(there, 'regions'))}.` },
  'rebellion-exists': {
    'OT-MEAS-08': ({ nation, region }, { name }) =>
      `${the(name(nation, 'nations'))} a déjà sa propre rébellion ${inside(name(region, 'nations'))}.`,
  },
  'region-not-black': { 'OT-MEAS-07': ({ region }, { name }) => `${the(name(region, 'regions'))} appartient à quelqu’un.` },
  'slot-side-only': { 'OT-SLOT-07': notInSlot },
  'slot-special-only': { 'OT-SLOT-03': notInSlot },
  'slot-tribute-only': { 'OT-SLOT-08': notInSlot },
  'slot-used': {
    'OT-SLOT-01': (facts, say) =>
      facts.fault === 'by-now'
        ? `Une autre mesure occupe désormais l’emplacement ${of(say.name(facts.measure))}.`
        : `Cet emplacement ${of(say.name(facts.nation, 'nations'))} porte déjà une mesure : ${slotInWords(facts, say)}.`,
  },
  'special-slot-required': { 'OT-SLOT-04': notInSlot },
  'target-is-player': {
    'OT-MEAS-12': ({ target }, { name }) => `${the(name(target, 'nations'))} a un joueur : c’est une offre qu’il faut lui faire.`,
  },
  'target-is-self': {
    'OT-CONF-09': () => 'Qui a convoqué la conférence ne peut la quitter, seulement la dissoudre.',
    'OT-MEAS-02': attacksItself,
    'OT-MEAS-05': attacksItself,
    'OT-MEAS-12': () => 'Nul ne négocie avec soi-même.',
    'OT-ORG-02': (facts, { name }) =>
      facts.fault === 'disavowed'
        ? 'Un membre désavoue le leader en faveur d’un autre membre.'
        : `${the(name(facts.nation, 'nations'))} dirige déjà ${the(name(facts.organization, 'organizations'))}.`,
    'OT-TRE-01': ({ to: other, player }, { name }) => `${the(name(other, 'nations'))} reçoit aussi ses ordres ${ofPerson(player)}.`,
  },
  'technology-required': {
    'OT-STAT-07': ({ force, technology }, { name }) =>
      `Cette façon de se déplacer (${name(force)}) demande la technologie ${name(technology, 'technologies')}, et la mesure doit être une attaque.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

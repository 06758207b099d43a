import { withMinus } from '../../../../../core/data/with-minus.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import type { characterRefusals } from '../../../refusals/characters.js';
import type { Refusals } from '../../../refusals/index.js';
import type { orderRefusals } from '../../../refusals/orders.js';
import type { troopRefusals } from '../../../refusals/troops.js';
import type { troubleRefusals } from '../../../refusals/troubles.js';
import { foe, nobody } from '../../telling.js';
import { of } from '../phrases.js';

type Codes = keyof typeof characterRefusals | keyof typeof orderRefusals | keyof typeof troopRefusals | keyof typeof troubleRefusals;
type All = Pick<RefusalsIn<Refusals>, Codes>;

const isCaptive: All['character-captive']['GM-TRAV-02'] = ({ name }) => `${name} est en captivité.`;
const servesAnother: All['not-your-character']['GM-TRAV-02'] = ({ character, player }, { name }) =>
  `${name(character)} n’est pas au service ${of(player)}.`;
const noCity: All['not-your-city']['GM-RECR-03'] = ({ player, territory }, { name }) =>
  `${player} n’a aucune ville à ${name(territory, 'territories')}.`;
const noIntel: All['no-intel']['GM-INTL-01'] = ({ player }) => `${player} n’a pas de renseignements qui servent ici.`;
const isStricken: All['unit-disabled']['GM-MOVT-02'] = ({ territory }, { name }) =>
  `La garnison ${of(name(territory, 'territories'))} ne peut rien faire ce tour-ci : une catastrophe a frappé la ville.`;
const cannotFight: All['unit-not-eligible']['GM-BATT-04'] = ({ kind, territory }, { name }) =>
  `Ces troupes ne peuvent pas se battre dans cette bataille (${name(kind)} à ${name(territory, 'territories')}).`;

/** What may be ordered and done with people and troops, in French. */
export const ordersAndTroops: All = {
  'bad-path': {
    'GM-TRAV-03': ({ from, path }, { name, row }) =>
      path.length === 0
        ? 'Un voyage passe au moins par un territoire.'
        : `Aucun voyage ne mène ${of(name(from, 'territories'))} par ${row(path.map((id) => name(id, 'territories')))} : on va de voisin en voisin, sans falaise ni retour, et l’on finit sur terre.`,
  },
  'character-besieged': { 'GM-TRAV-02': ({ name }) => `Un siège empêche ${name} de sortir.` },
  'character-captive': { 'GM-PROM-02': isCaptive, 'GM-PROM-03': isCaptive, 'GM-TRAV-02': isCaptive },
  'character-disabled': { 'GM-TRAV-02': ({ name }) => `${name} est dans une ville frappée par une catastrophe.` },
  'character-not-eligible': {
    'GM-ACTV-01': ({ character, player }, { name }) =>
      `${name(character)} ne peut pas aider ${player} en cela : qui aide doit être à son service, libre, n’avoir pas encore été actif ce tour-ci, n’être dans aucune ville frappée et avoir la caractéristique.`,
    'GM-CIVW-05': ({ principal }, { name }) => `Les rebelles ont déjà un personnage principal : ${name(principal)}.`,
    'GM-CIVW-07': ({ name }) => `${name} se bat déjà comme personnage principal, et ne peut rien faire d’autre.`,
    'GM-CIVW-14': () => 'Dans une même guerre civile, un personnage ne peut pas se battre et parler pour l’Autorité.',
    'GM-CONT-04': () => 'La cible se défend d’elle-même, et n’est pas nommée parmi ceux qui l’aident.',
  },
  'character-not-present': { 'GM-ACTV-04': ({ name, place }) => `${name} est à ${place}, et ne peut pas aider de là.` },
  'journey-spent': {
    'GM-TRAV-02': ({ name, journeys, most }, { count }) =>
      most === 1 ? `${name} a déjà voyagé ce tour-ci.` : `${name} a fait ${count(journeys, 'voyage', 'voyages')} sur ${most} ce tour-ci.`,
  },
  'no-characters-here': { 'GM-EXEC-06': ({ kind }, { name }) => `Nul besoin d’aide ici (${name(kind)}) : cela réussit sans jet.` },
  'not-your-captive': { 'GM-RELE-01': ({ player, character }, { name }) => `${player} ne tient pas ${name(character)} en captivité.` },
  'not-your-character': { 'GM-PROM-02': servesAnother, 'GM-PROM-03': servesAnother, 'GM-TRAV-02': servesAnother },
  'rebel-principal-required': {
    'GM-CIVW-05': () => 'L’un des personnages qui rejoignent les rebelles doit être nommé leur personnage principal.',
  },
  'siege-blocks': {
    'GM-TRAV-04': ({ territory }, { name }) =>
      `La ville ${of(name(territory, 'territories'))} est assiégée : seuls les gens de l’assiégeant y entrent.`,
  },
  'too-many-characters': {
    'GM-CFG-13': ({ most }, { count }) => `Un pays a au plus ${count(most, 'personnage', 'personnages')}.`,
    'GM-PROM-04': ({ player, most }, { count }) =>
      `${player} a déjà ${count(most, 'personnage', 'personnages')}, et ne peut en avoir davantage.`,
    'GM-TRAD-06': ({ receiver, most }, { count }) => `${receiver} aurait plus de ${count(most, 'personnage', 'personnages')}.`,
  },

  'already-captive': { 'GM-CAPT-04': ({ name }) => `${name} est déjà en captivité.` },
  'already-committed': { 'GM-DECL-06': ({ player }) => `${player} a déjà fermé la feuille de cette étape.` },
  'already-principal': { 'GM-PROM-03': ({ name }) => `${name} est déjà le personnage principal.` },
  'already-walled': { 'GM-FORT-01': ({ name }) => `${name} a déjà des murailles.` },
  'at-maximum': {
    'GM-DEVE-01': ({ characteristic, player }, { name }) => `${player} a déjà 10 en ${name(characteristic)}, et ne peut avoir davantage.`,
  },
  'civil-war-compulsory': {
    'GM-DECL-07': ({ fault, player }) =>
      fault === 'undeclared'
        ? `${player} doit noter la guerre civile avant de fermer la feuille.`
        : `La dernière action ${of(player)} doit aller à la guerre civile.`,
  },
  'duplicate-declaration': {
    'GM-CIVI-01': () => 'La guerre civile est déjà sur la feuille ; on la livre une fois par tour.',
    'GM-FORT-01': ({ territory, name: city }, { name }) =>
      `Les murailles ${city === null ? `de la ville ${of(name(territory, 'territories'))}` : of(city)} sont déjà sur la feuille.`,
    'GM-FOUN-01': ({ territory }, { name }) => `Une ville à ${name(territory, 'territories')} est déjà sur la feuille.`,
    'GM-SREB-01': ({ target }) => `Le soutien aux rebelles contre ${target} est déjà sur la feuille.`,
    'GM-TAXE-03': () => 'Les impôts sont déjà sur la feuille ; on les lève une fois par tour.',
  },
  'must-execute': {
    'GM-FLOW-11': ({ player, orders }, { count }) =>
      `Il reste à ${player} ${count(orders, 'action', 'actions')} à accomplir : impossible de passer.`,
  },
  'no-actions-left': { 'GM-DECL-02': ({ player }) => `Il ne reste aucune action à ${player} ce tour-ci.` },
  'no-civil-war': {
    'GM-CIVI-01': ({ player }) => `Il n’y a pas de guerre civile chez ${player}.`,
    'GM-SREB-01': ({ target }) => `Il n’y a pas de guerre civile chez ${target}.`,
  },
  'no-disorder': {
    'GM-REST-01': ({ declared, disorder }, { count }) =>
      disorder === 0
        ? 'Il n’y a aucune catastrophe à réparer.'
        : `Il y a ${count(disorder, 'catastrophe', 'catastrophes')} à réparer, et la feuille en prévoit déjà ${declared}.`,
  },
  'no-intel': { 'GM-INTL-01': noIntel, 'GM-INTL-02': noIntel },
  'not-your-city': {
    'GM-FORT-01': ({ player, territory }, { name }) =>
      `${player} n’a aucune ville à ${name(territory, 'territories')}, et la feuille n’y en fonde aucune.`,
    'GM-PROM-04': noCity,
    'GM-RECR-03': noCity,
  },
  'not-your-territory': {
    'GM-FOUN-01': ({ territory, player }, { name }) => `${name(territory, 'territories')} n’est pas une terre ${of(player)}.`,
  },
  'site-taken': { 'GM-FOUN-01': ({ territory }, { name }) => `Il y a déjà une ville à ${name(territory, 'territories')}.` },
  'target-captive': { 'GM-CONV-03': () => 'Un captif ne se laisse convaincre que par celui qui le tient.' },
  'unknown-declaration': {
    'GM-DECL-05': ({ player, declaration }) => `${player} n’a noté aucune action numéro ${declaration} à cette étape.`,
    'GM-EXEC-01': ({ player, declaration }) => `${player} n’a plus d’action numéro ${declaration} à accomplir.`,
  },
  'unknown-opponent': {
    'GM-BATT-01': ({ player, opponent }) =>
      opponent === nobody
        ? 'Une bataille pour une ville qui n’est à personne est une action externe.'
        : `${opponent} n’est pas un rival ${of(player)} encore en jeu : on ne peut pas lui livrer bataille.`,
  },
  'value-at-maximum': {
    'GM-PROM-02': ({ name: person, characteristic }, { name }) =>
      `${person} a déjà 3 en ${name(characteristic)}, et ne peut avoir davantage.`,
  },
  'wrong-scope': {
    'GM-BATT-02': () => 'Un assaut est une action externe ; chez soi, on se bat en rase campagne.',
    'GM-BATT-03': ({ territory, scope }, { name }) =>
      `Une bataille à ${name(territory, 'territories')} n’est pas une action ${name(scope)}.`,
    'GM-BATT-08': () => 'Une bataille pour une ville est une action externe.',
    'GM-DECL-01': ({ kind, scope }, { name }) =>
      `Cela ne se note pas à cette étape : ${name(kind)}, action ${name(scope)}. D’abord les internes, puis les externes.`,
  },

  'bad-amount': {
    'GM-DEMO-01': ({ most, amount }, { count }) =>
      most === 1
        ? `Un seul point peut rentrer au foyer, et non ${withMinus(amount)}.`
        : `De 1 à ${count(most, 'point', 'points')} peuvent rentrer au foyer, et non ${withMinus(amount)}.`,
    'GM-MOVT-02': ({ most, amount }, { count }) =>
      most === 1
        ? `Un seul point peut se déplacer, et non ${withMinus(amount)}.`
        : `De 1 à ${count(most, 'point', 'points')} peuvent se déplacer, et non ${withMinus(amount)}.`,
  },
  'bad-destination': {
    'GM-MOVT-03': ({ territory }, { name }) =>
      `Une garnison a besoin d’une ville de son pays ; il n’y en a pas à ${name(territory, 'territories')}.`,
    'GM-REPA-01': ({ player, territory }, { name }) => `${player} n’a à ${name(territory, 'territories')} aucune ville libre de siège.`,
  },
  besieged: {
    'GM-DEMO-01': ({ territory }, { name }) => `Un siège empêche la garnison ${of(name(territory, 'territories'))} de sortir.`,
    'GM-MOVT-02': ({ fault, territory }, { name }) =>
      fault === 'shut-in'
        ? `Un siège empêche la garnison ${of(name(territory, 'territories'))} de sortir.`
        : `Rien ne peut entrer dans la ville assiégée ${of(name(territory, 'territories'))}.`,
    'GM-RECR-03': ({ territory }, { name }) =>
      `La ville ${of(name(territory, 'territories'))} est assiégée ; les recrues vont dans une ville qui ne l’est pas.`,
    'GM-TRAD-06': ({ fault, territory }, { name }) =>
      `La ${fault === 'city' ? 'ville' : 'garnison'} ${of(name(territory, 'territories'))} est assiégée, et ne peut aller qu’à l’assiégeant.`,
  },
  'no-army-in-place': {
    'GM-SIEG-02': ({ player, base, territory }, { name }) =>
      `${player} n’a à ${name(base, 'territories')} aucune armée pour assiéger ${name(territory, 'territories')}.`,
  },
  'no-enemy-army': {
    'GM-BATT-04': ({ opponent, territory }, { name }) =>
      `À ${name(territory, 'territories')}, il n’y a pas de troupes à combattre (${foe(opponent, name)}).`,
  },
  'no-patrol-in-place': {
    'GM-INCU-01': ({ player, territory, target }, { name }) =>
      `${player} n’a à ${name(territory, 'territories')} aucune patrouille à portée des terres ${of(target)}.`,
  },
  'no-such-unit': {
    'GM-DEMO-01': ({ player, kind, points, territory }, { name, count }) =>
      `${player} n’y a pas ${count(points, 'point', 'points')} (${name(kind)} à ${name(territory, 'territories')}).`,
    'GM-MOVT-02': ({ player, kind, territory }, { name }) =>
      `${player} n’a pas de telles troupes (${name(kind)} à ${name(territory, 'territories')}).`,
  },
  'not-besieging': {
    'GM-BATT-05': ({ player, opponent, territory }, { name }) =>
      `${player} n’assiège à ${name(territory, 'territories')} aucune ville que cette action puisse prendre d’assaut (${foe(opponent, name)}).`,
    'GM-LIFT-01': ({ player, territory }, { name }) => `${player} n’assiège aucune ville à ${name(territory, 'territories')}.`,
  },
  'same-place': { 'GM-MOVT-02': () => 'Ces troupes sont déjà là, et de cette sorte.' },
  'unit-disabled': { 'GM-DEMO-01': isStricken, 'GM-MOVT-02': isStricken, 'GM-TRAD-06': isStricken },
  'unit-not-eligible': {
    'GM-BATT-04': cannotFight,
    'GM-BATT-05': cannotFight,
    'GM-CIVW-04': ({ most }, { count }) =>
      most === 0
        ? 'Il n’y a dans ce pays ni armée ni patrouille à donner aux rebelles.'
        : `On ne donne aux rebelles que des armées et des patrouilles qui sont dans ce pays, une fois chacune (il y a ${count(most, 'unité', 'unités')}).`,
    'GM-WIND-02': ({ most }, { count }) =>
      most === 0
        ? 'Rien d’autre ne peut s’ajouter à cette défense.'
        : `On n’ajoute que les unités libres de ne pas se battre, une fois chacune (il y a ${count(most, 'unité', 'unités')}).`,
  },
  unreachable: {
    'GM-MOVT-04': ({ from, to }, { name }) =>
      `Aucune marche ne mène ${of(name(from, 'territories'))} à ${name(to, 'territories')} en une seule action.`,
  },

  'city-does-not-fit': {
    'GM-EVNT-06': ({ disaster, player, territory }, { name }) =>
      `Cette catastrophe (${name(disaster, 'disasters')}) ne peut frapper aucune ville ${of(player)} à ${name(territory, 'territories')}.`,
  },
  'kind-does-not-fit': {
    'GM-EVNT-05': ({ player, disaster }, { name }) =>
      `Aucune ville ${of(player)} n’est là où cette catastrophe pourrait frapper (${name(disaster, 'disasters')}).`,
  },
  'no-such-crisis': {
    'GM-CRIS-03': ({ player, characteristic }, { name }) => `${player} n’a pas de crise ${of(name(characteristic))} à affronter.`,
  },
};

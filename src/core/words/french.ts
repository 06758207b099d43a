import type { IllFormed } from '../refusals/faults.js';
import type { CoreWords } from './core-words.js';
import { countIn } from './saying.js';

/** What is said of input that does not have the form it should. */
export const illFormedInFrench = (facts: IllFormed): string =>
  'surplus' in facts
    ? `Il n’y a pas de champ ${facts.surplus}.`
    : `${facts.field === '' ? 'La donnée' : facts.field} n’a pas la forme voulue (attendu : ${facts.wanted} ; trouvé : ${facts.found}).`;

const wrongPosition = (facts: IllFormed | { readonly fault: string }): string =>
  'fault' in facts ? facts.fault : illFormedInFrench(facts);

/** The core in French. */
export const coreInFrench: CoreWords = {
  clauses: {
    'CORE-GAME-OVER': 'Une fois la partie finie, plus rien ne peut être fait.',
    'CORE-UNKNOWN-ACTION': 'Une action doit être de celles que le jeu connaît.',
    'CORE-BAD-PARAMETER': 'Une action porte ses données, bien formées, et aucune autre.',
    'CORE-UNKNOWN-PLAYER': 'Seul agit qui participe à la partie.',
    'CORE-PLAYER-ELIMINATED': 'Qui est éliminé n’agit plus.',
    'CORE-WRONG-PHASE': 'Une action ne se fait que dans la phase qui est la sienne.',
    'CORE-NOT-YOUR-TURN': 'Seul agit celui dont c’est le tour.',
    'CORE-NOTHING-TO-CHOOSE': 'On ne commence à préparer une action que si elle peut être menée à bien.',
    'CORE-DICE': 'Les dés doivent pouvoir tomber comme les règles le demandent.',
    'CORE-STATE': 'Une position doit être de celles où les règles peuvent mener.',
    'CORE-RECORD': 'L’enregistrement d’une partie doit pouvoir se rejouer pas à pas.',
  },
  refusals: {
    'game-over': { 'CORE-GAME-OVER': () => 'La partie est finie.' },
    'unknown-action': {
      'CORE-UNKNOWN-ACTION': (facts) => ('unknown' in facts ? `L’action ${facts.unknown} n’existe pas.` : illFormedInFrench(facts)),
    },
    'bad-parameter': {
      'CORE-BAD-PARAMETER': (facts) => {
        if ('unreadable' in facts) return 'L’action est illisible.';
        return 'misfit' in facts ? facts.misfit : illFormedInFrench(facts);
      },
    },
    'unknown-player': { 'CORE-UNKNOWN-PLAYER': ({ player }) => `${player} ne participe pas à cette partie.` },
    'player-eliminated': { 'CORE-PLAYER-ELIMINATED': ({ player }) => `${player} n’est plus dans la partie.` },
    'wrong-phase': {
      'CORE-WRONG-PHASE': ({ type, phase }, { name }) => `« ${name(type)} » n’est pas possible pendant la phase « ${name(phase)} ».`,
    },
    'not-your-turn': { 'CORE-NOT-YOUR-TURN': ({ player }) => `Ce n’est pas à ${player} de jouer.` },
    'nothing-to-choose': {
      'CORE-NOTHING-TO-CHOOSE': ({ type, gaveUp }, { name }) =>
        gaveUp ? `« ${name(type)} » : aucune façon n’a été trouvée à temps.` : `« ${name(type)} » n’est pas possible pour l’instant.`,
    },
    'needs-dice': { 'CORE-DICE': ({ fault }) => fault },
    'dice-fault': { 'CORE-DICE': ({ fault }) => fault },
    'frozen-state': { 'CORE-STATE': () => 'Cette position est figée ; jouez sur une copie (clone).' },
    'bad-config': { 'CORE-BAD-PARAMETER': illFormedInFrench },
    'bad-state': { 'CORE-STATE': wrongPosition },
    'bad-scene': { 'CORE-STATE': wrongPosition },
    'bad-record': { 'CORE-RECORD': illFormedInFrench },
    'record-refused': { 'CORE-RECORD': ({ step, message }) => `Impossible de jouer ${step} : ${message}` },
    'record-departs': {
      'CORE-RECORD': ({ step, how }) => {
        if (how === 'seal') return `${step} ne mène pas où le dit son sceau.`;
        return how === 'reasons'
          ? `${step} lance ses dés pour d’autres raisons que celles notées.`
          : `${step} a ${countIn('fr', how.throwsLeft, 'lancer', 'lancers')} de trop.`;
      },
    },
  },
};

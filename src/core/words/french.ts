import type { IllFormed } from '../refusals/faults.js';
import type { CoreWords } from './core-words.js';
import { type ValueWords, valuesIn } from './described-values.js';
import { countIn } from './saying.js';

/** How values are told in French. */
const frenchValues: ValueWords = {
  language: 'fr',
  quoted: (text) => `« ${text} »`,
  shapes: {
    nothing: 'rien',
    'a whole number': 'un nombre entier',
    'a whole number from … to …': 'un nombre entier de $1 à $2',
    'a number': 'un nombre',
    'true or false': 'true ou false',
    'an empty text': 'un texte vide',
    'a text of at most …': 'un texte de $1 caractères au plus',
    'a text of …': 'un texte de $1 caractères',
    'an id': 'un identifiant',
    'a list': 'une liste',
    'a list of …': 'une liste de $1',
    'a list of at most …': 'une liste de $1 au plus',
    'a pair': 'une paire',
    'an object': 'un objet',
    'an empty object': 'un objet vide',
    'an object with …': 'un objet avec $1',
    'an object of ids': 'un objet par identifiants',
    'an object told by …': 'un objet que distingue son $1',
    'a function': 'une fonction',
    'a symbol': 'un symbole',
    'a bigint': 'un nombre trop long',
  },
  misfits: {
    'not among the choices': 'ce n’est pas parmi les choix',
    'from … to …': 'il faut un nombre de $1 à $2',
    'so many of the choices': 'il en faut exactement $1 parmi les choix, sans répétition',
    'so many of the choices, worth …': 'il en faut exactement $1 parmi les choix, sans répétition, et qui vaillent ensemble $2',
    'some of the choices': 'il en faut de $1 à $2, différents, parmi les choix',
    'some of the choices, worth …': 'il en faut de $1 à $2, différents, parmi les choix, et qui vaillent ensemble $3',
    'to allot …': 'il faut répartir $1 en tout, chaque part entre son minimum et son maximum',
    'a text, not only spaces': 'il faut un texte de $1 caractères au plus, et pas seulement des espaces',
    'a text of at most …': 'il faut un texte de $1 caractères au plus',
    'a text of … to …': 'il faut un texte de $1 à $2 caractères',
    'nothing to choose': 'il n’y a rien à choisir',
  },
  faults: {
    surplus: 'Il n’y a pas de champ $1.',
    missing: '$1 manque : il faut $2.',
    wrong: '$1 doit être $2, et non $3.',
    strange: '$1 n’a pas la forme voulue ($2).',
    'wrong as a whole': 'La donnée reçue doit être $2, et non $3.',
  },
  misfit: '$1 : $2.',
  wrongPosition: {
    whole: 'La position n’est pas valable : aucune partie n’y mène.',
    part: 'La position n’est pas valable : ce que dit $1 est impossible.',
  },
  diceFaults: {
    'no face': '$1 n’est pas une face d’un d$2 ($3).',
    'another number': 'On lance $2, et il est tombé $1 ($3).',
    'no order': '$1 n’est pas un ordre de 0 à $2 ($3).',
    other: 'Les dés ne conviennent pas : $1',
  },
  needs: { throw: 'Il manque un lancer : $1 ($2).', shuffle: 'Il reste à en mélanger $1 ($2).' },
};

const said = /* @__PURE__ */ valuesIn(frenchValues);

/** What is said of input that does not have the form it should. */
export const illFormedInFrench = (facts: IllFormed): string => said.illFormed(facts);

/** The same for a game with shapes of its own: what each of them is called. */
export const illFormedInFrenchWith =
  (shapesOfGame: Readonly<Record<string, string>>) =>
  (facts: IllFormed): string =>
    said.illFormed(facts, shapesOfGame);

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
      'CORE-UNKNOWN-ACTION': (facts) =>
        'unknown' in facts ? `L’action ${said.value(facts.unknown)} n’existe pas.` : illFormedInFrench(facts),
    },
    'bad-parameter': {
      'CORE-BAD-PARAMETER': (facts) => {
        if ('unreadable' in facts) return 'L’action est illisible.';
        return 'misfit' in facts ? said.misfit(facts.misfit) : illFormedInFrench(facts);
      },
    },
    'unknown-player': { 'CORE-UNKNOWN-PLAYER': ({ player }) => `${said.value(player)} ne participe pas à cette partie.` },
    'player-eliminated': { 'CORE-PLAYER-ELIMINATED': ({ player }) => `${player} n’est plus dans la partie.` },
    'wrong-phase': {
      'CORE-WRONG-PHASE': ({ type, phase }, { name }) =>
        `« ${name(type, 'words')} » n’est pas possible pendant la phase « ${name(phase, 'words')} ».`,
    },
    'not-your-turn': { 'CORE-NOT-YOUR-TURN': ({ player }) => `Ce n’est pas à ${player} de jouer.` },
    'nothing-to-choose': {
      'CORE-NOTHING-TO-CHOOSE': ({ type, gaveUp }, { name }) =>
        gaveUp
          ? `« ${name(type, 'words')} » : aucune façon n’a été trouvée à temps.`
          : `« ${name(type, 'words')} » n’est pas possible pour l’instant.`,
    },
    'needs-dice': { 'CORE-DICE': ({ wanted }, { name }) => said.needs(wanted, name) },
    'dice-fault': { 'CORE-DICE': ({ fault }, { name }) => said.diceFault(fault, name) },
    'frozen-state': { 'CORE-STATE': () => 'Cette position est figée : on joue sur une copie (clone).' },
    'bad-config': { 'CORE-BAD-PARAMETER': illFormedInFrench },
    'bad-state': { 'CORE-STATE': said.wrongPosition },
    'bad-scene': { 'CORE-STATE': said.wrongPosition },
    'bad-record': { 'CORE-RECORD': illFormedInFrench },
    'record-refused': { 'CORE-RECORD': ({ step }) => `Les règles ne permettent pas de jouer « ${step} ».` },
    'record-departs': {
      'CORE-RECORD': ({ step, how }) => {
        if (how === 'seal') return `« ${step} » ne mène pas où le dit son sceau.`;
        return how === 'reasons'
          ? `« ${step} » lance ses dés pour d’autres raisons que celles notées.`
          : `« ${step} » a ${countIn('fr', how.throwsLeft, 'lancer', 'lancers')} de trop.`;
      },
    },
  },
};

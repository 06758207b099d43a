import type { Sentences } from '../language.js';
import { signed } from '../telling.js';
import { of } from './phrases.js';

/** What events are called in French, and the sentence that tells each. */
export const events: Sentences = {
  'order-drawn': { heading: 'ordre tiré au sort', sentence: ({ order }, { list }) => `L’ordre est ${list(order)}.` },
  'board-drawn': { heading: 'carte dessinée', sentence: ({ player, step }, { name }) => `${player} dessine : ${name(`setup-${step}`)}.` },
  'country-picked': {
    heading: 'pays choisi',
    sentence: ({ automatic, country, player }, { name }) =>
      `${automatic ? `${name(country)} reste à ${player}` : `${player} choisit ${name(country)}`}.`,
  },
  'relevance-set': {
    heading: 'importance fixée',
    sentence: ({ player, relevance, die }, { name }) =>
      `Le pays ${of(player)} est d’importance ${name(relevance)}${die === null ? '' : ` (dé ${die})`}.`,
  },
  'sheet-handed-in': { heading: 'feuille remise', sentence: ({ player, step }, { name }) => `${player} remet : ${name(`setup-${step}`)}.` },
  'countries-revealed': {
    heading: 'pays révélés',
    sentence: ({ countries }, { list }) =>
      `Les pays sont révélés : ${list(Object.entries(countries).map(([player, { name, army }]) => `${name} ${of(player)} (Armée ${army})`))}.`,
  },
  'turn-began': { heading: 'début du tour', sentence: ({ turn }) => `Le tour ${turn} commence.` },
  'turn-ended': {
    heading: 'fin du tour',
    sentence: ({ turn, disorderLosses }, { losses }) => `Le tour ${turn} s’achève${losses(disorderLosses)}.`,
  },
  'event-rolled': {
    heading: 'dé des évènements',
    sentence: ({ die, affected, selectionDice }) =>
      `Dé des évènements ${die} : ${affected === null ? 'il ne se passe rien' : `${affected} est concerné (${selectionDice.join(', ')})`}.`,
  },
  'disaster-struck': {
    heading: 'catastrophe',
    sentence: ({ kind, territory, player }, { name }) => `Catastrophe à ${name(territory)}, chez ${player} : ${name(kind)}.`,
  },
  'resources-discovered': { heading: 'ressources découvertes', sentence: ({ player }) => `${player} découvre des ressources.` },
  'crisis-faced': {
    heading: 'crise affrontée',
    sentence: ({ player, characteristic, developed, value }, { name }) =>
      `${player} affronte une crise (${name(characteristic)})${developed ? ', développe' : ''} et en est à ${value}.`,
  },
  'critical-situation': {
    heading: 'situation critique',
    sentence: ({ situation, player, level }, { name }) => `${name(situation)} chez ${player} : niveau ${level}.`,
  },
  'crisis-lifted': {
    heading: 'situation critique surmontée',
    sentence: ({ situation, player }, { name }) => `Fin chez ${player} : ${name(situation)}.`,
  },
  'civil-war-began': {
    heading: 'la guerre civile éclate',
    sentence: ({ player }) => `La guerre civile éclate dans le pays ${of(player)}.`,
  },
  'civil-war-ended': {
    heading: 'fin de la guerre civile',
    sentence: ({ player, ending }, { name }) => `La guerre civile ${of(player)} est finie (${name(ending)}).`,
  },
  declared: {
    heading: 'action notée',
    sentence: ({ player, declaration }, { order }) => `${player} note : ${order(declaration.order)}.`,
  },
  withdrawn: {
    heading: 'action rayée',
    sentence: ({ player, declaration }, { order }) => `${player} raye : ${order(declaration.order)}.`,
  },
  committed: { heading: 'feuille fermée', sentence: ({ player, scope }, { name }) => `${player} ferme la feuille (${name(scope)}).` },
  'initiative-set': {
    heading: 'ordre d’Autorité',
    sentence: ({ initiative, dice }, { list }) =>
      `Ordre d’Autorité : ${list(initiative)}${dice.length === 0 ? '' : ` (${dice.map(({ player, value }) => `${player} ${value}`).join(', ')})`}.`,
  },
  'slot-began': { heading: 'début de manche', sentence: ({ round, player }) => `Manche ${round} : ${player}.` },
  'slot-passed': { heading: 'manche passée', sentence: ({ player }) => `${player} passe.` },
  'action-read': {
    heading: 'action lue',
    sentence: ({ player, declaration }, { order }) => `${player} lit : ${order(declaration.order)}.`,
  },
  'action-void': {
    heading: 'action caduque',
    sentence: ({ player, declaration, reason }, { name, order }) => `${player} : ${order(declaration.order)}, caduque (${name(reason)}).`,
  },
  'action-annulled': {
    heading: 'action annulée',
    sentence: ({ by, player, declaration }, { order }) => `${by} annule une action ${of(player)} : ${order(declaration.order)}.`,
  },
  'test-rolled': {
    heading: 'épreuve',
    sentence: ({ player, characteristic, purpose, die, value, bonus, total, difficulty, success, margin }, { name }) =>
      `${player} éprouve ${name(characteristic)} (${name(purpose)}) : ${die} + ${value + bonus} = ${total} contre ${difficulty}, ${success ? `réussite de ${margin}` : 'échec'}.`,
  },
  'contest-rolled': {
    heading: 'duel',
    sentence: ({ actor, opponent, characteristic, totals, dice, winner }, { name }) =>
      `${actor} contre ${opponent} en ${name(characteristic)} : ${totals.join(' à ')} (dés ${dice.join(', ')}) ; ${winner === null ? 'sans effet' : `${winner} l’emporte`}.`,
  },
  'battle-rolled': {
    heading: 'bataille livrée',
    sentence: ({ objective, territory, sides, winner, loss }, { name }) =>
      `Bataille (${name(objective)})${territory === null ? '' : ` à ${name(territory)}`} : ${sides.map(({ leader, die, total }) => `${name(leader)} ${total} (dé ${die})`).join(', ')} ; ${winner === null ? 'sans effet' : `victoire : ${name(winner)}, ${loss < 2 ? `${loss} point perdu` : `${loss} points perdus`}`}.`,
  },
  'characteristic-changed': {
    heading: 'caractéristique modifiée',
    sentence: ({ characteristic, player, from, to }, { name }) => `${name(characteristic)} ${of(player)} : ${from} → ${to}.`,
  },
  'counterpower-changed': {
    heading: 'contre-pouvoir modifié',
    sentence: ({ player, from, to }, { name }) => `${name('counterpower')} chez ${player} : ${from} → ${to}.`,
  },
  'army-changed': {
    heading: 'Armée modifiée',
    sentence: ({ player, kind, territory, delta, ledger }, { name }) =>
      `${name(player)}, ${name(kind)} à ${name(territory)} : ${signed(delta)} (${name(ledger)}).`,
  },
  'unit-moved': {
    heading: 'troupes déplacées',
    sentence: ({ player, amount, from, to }, { name }) =>
      `${player} déplace ${amount} : ${name(from.territory)} (${name(from.kind)}) → ${name(to.territory)} (${name(to.kind)}).`,
  },
  'city-founded': {
    heading: 'ville fondée',
    sentence: ({ player, name: city, territory }, { name }) => `${player} fonde ${city} à ${name(territory)}.`,
  },
  'city-fortified': {
    heading: 'ville fortifiée',
    sentence: ({ player, territory }, { name }) => `${player} fortifie la ville ${of(name(territory))}.`,
  },
  'city-conquered': {
    heading: 'ville prise',
    sentence: ({ to, territory, from }, { name }) => `${to} prend la ville ${of(name(territory))} à ${name(from)}.`,
  },
  'land-passed': {
    heading: 'terres qui changent de mains',
    sentence: ({ territory, from, to }, { name }) => `${name(territory)} passe ${of(name(from))} à ${name(to)}.`,
  },
  'siege-began': {
    heading: 'début de siège',
    sentence: ({ by, territory, base }, { name }) => `${by} assiège la ville ${of(name(territory))} depuis ${name(base)}.`,
  },
  'siege-ended': {
    heading: 'fin de siège',
    sentence: ({ territory, by, reason }, { name }) => `Le siège ${of(name(territory))} par ${by} est fini (${name(reason)}).`,
  },
  'character-moved': {
    heading: 'voyage d’un personnage',
    sentence: ({ character, path }, { name, list }) => `${name(character)} voyage par ${list(path.map(name))}.`,
  },
  'character-sighted': {
    heading: 'personnage aperçu',
    sentence: ({ character, territory }, { name }) => `${name(character)} est à ${name(territory)}.`,
  },
  'character-active': {
    heading: 'personnage actif',
    sentence: ({ character, player, value, territory }, { name }) =>
      `${name(character)}, au service ${of(player)}, ajoute ${value} à ${name(territory)}.`,
  },
  'character-captured': {
    heading: 'personnage capturé',
    sentence: ({ by, character, territory }, { name }) => `${by} tient ${name(character)} captif à ${name(territory)}.`,
  },
  'character-released': {
    heading: 'personnage libéré',
    sentence: ({ character, territory }, { name }) => `${name(character)} est libre à ${name(territory)}.`,
  },
  'character-killed': {
    heading: 'personnage tué',
    sentence: ({ by, character, territory }, { name }) => `${by} tue ${name(character)} à ${name(territory)}.`,
  },
  'character-convinced': {
    heading: 'personnage convaincu',
    sentence: ({ character, from, to }, { name }) => `${name(character)} quitte ${from} pour ${to}.`,
  },
  'character-repatriated': {
    heading: 'personnage rapatrié',
    sentence: ({ character, territory }, { name }) => `${name(character)} rentre à ${name(territory)}.`,
  },
  'character-promoted': {
    heading: 'personnage promu',
    sentence: ({ player, name: person, mode, characteristic, role }, { name }) =>
      `${player} promeut ${person} (${name(mode)}${characteristic === null ? '' : `, ${name(characteristic)}`}${role === undefined ? '' : `, ${role}`}).`,
  },
  'character-gone': { heading: 'personnage parti', sentence: ({ character }, { name }) => `${name(character)} quitte la partie.` },
  'principal-changed': {
    heading: 'nouveau principal',
    sentence: ({ player, to }, { name }) =>
      to === null ? `${player} n’a plus de personnage principal.` : `Le personnage principal ${of(player)} est ${name(to)}.`,
  },
  'rebel-principal-named': {
    heading: 'principal des rebelles',
    sentence: ({ player, character }, { name }) =>
      character === null
        ? `Les rebelles contre ${player} n’ont plus de personnage principal.`
        : `Le personnage principal des rebelles contre ${player} est ${name(character)}.`,
  },
  'intel-changed': {
    heading: 'renseignements modifiés',
    sentence: ({ player, to, against }) => `${player} a ${to} de renseignements sur ${against}.`,
  },
  'actions-modified': {
    heading: 'actions modifiées',
    sentence: ({ disorder, player, delta, turn, cause }, { name }) =>
      `${disorder === null ? `${player} : ${signed(delta)} ${Math.abs(delta) < 2 ? 'action' : 'actions'} ${turn === 'this' ? 'ce tour' : 'au prochain tour'} (${name(cause)})` : `${player} a ${disorder} ${disorder < 2 ? 'catastrophe' : 'catastrophes'} à réparer`}.`,
  },
  'rebellion-supported': {
    heading: 'soulèvement soutenu',
    sentence: ({ player, target, characters }, { name, list }) =>
      `${player} soutient les rebelles contre ${target}${characters.length === 0 ? '' : ` avec ${list(characters.map(name))}`}.`,
  },
  'window-opened': {
    heading: 'question posée',
    sentence: ({ player, window, character }, { name }) =>
      `${player} doit répondre : ${name(window)}${character === null ? '' : `, ${name(character)}`}.`,
  },
  'window-answered': {
    heading: 'réponse donnée',
    sentence: ({ player, window, answer }, { name }) =>
      `Réponse ${of(player)}, ${name(window)}${answer === '' ? '' : ` : ${answer.split(' ').map(name).join(' ')}`}.`,
  },
  'trade-proposed': {
    heading: 'échange proposé',
    sentence: ({ offer }, { items }) => `${offer.from} offre à ${offer.to} ${items(offer.give)} contre ${items(offer.take)}.`,
  },
  'trade-closed': {
    heading: 'échange clos',
    sentence: ({ offer, reason }, { name }) => `L’offre ${of(offer.from)} à ${offer.to} est close (${name(reason)}).`,
  },
  'trade-completed': {
    heading: 'échange conclu',
    sentence: ({ from, to, given, taken }, { items }) => `${from} donne à ${to} ${items(given)} contre ${items(taken)}.`,
  },
  disclosed: {
    heading: 'montré',
    sentence: ({ from, to, declarations, character, territory }, { name }) =>
      `${from} montre à ${to} ${declarations === null ? `que ${name(character!)} est à ${name(territory!)}` : `une feuille de ${declarations.length} ${declarations.length < 2 ? 'action' : 'actions'}`}.`,
  },
  announced: { heading: 'annonce', sentence: ({ from, to, text }) => `${from} à ${to ?? 'tous'} : « ${text} »` },
  'player-eliminated': { heading: 'joueur éliminé', sentence: ({ player }) => `${player} quitte la partie.` },
  'game-ended': {
    heading: 'fin de la partie',
    sentence: ({ reason, winners }, { name, list }) =>
      `La partie est finie : ${name(reason)}. ${winners.length === 1 ? `${winners[0]!} gagne` : `${list(winners)} partagent la victoire`}.`,
  },
};

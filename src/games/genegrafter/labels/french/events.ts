import type { Phase } from '../../types/index.js';
import type { Sentences } from '../language.js';
import { byHeight, tally } from '../listing.js';
import { all, bringing, count, grafts, of, players } from './phrases.js';

/** What a player does who passes, where it is more than passing. */
const passing: { readonly [At in Phase]?: string } = {
  main: 'finit la phase principale',
  'attacker-dice': 'laisse les dés tels quels',
  'defender-dice': 'laisse les dés tels quels',
  grafting: 'ne génégrafte plus',
  decision: 'y renonce',
};

/** Where cards go: to a gene pool, or to the discard. */
const toPile = (player: string | null): string => (player === null ? 'à la défausse' : `dans la réserve génétique ${of(player)}`);

/** What happens, in French. */
export const events: Sentences = {
  'game-started': {
    heading: 'début de la partie',
    sentence: ({ players: ids, openingHand, deck }) =>
      `${players(ids)} reçoivent ${count(openingHand, 'carte')} chacun ; le paquet a ${count(deck, 'carte')}`,
  },
  'start-roll': { heading: 'lancer pour commencer', sentence: ({ player, die }) => `${player} obtient ${die} pour commencer` },
  'turn-started': { heading: 'début du tour', sentence: ({ turn, player }) => `tour ${turn} : ${player}` },
  'card-drawn': {
    heading: 'carte piochée',
    sentence: ({ player, card }, { name }) => `${player} pioche ${card === null ? 'une carte' : name(card)}`,
  },
  'event-drawn': {
    heading: 'un évènement',
    sentence: ({ player, card, deferred }, { name }) =>
      `${player} pioche l’évènement ${name(card)}${deferred ? ', qui attend son tour' : ''}`,
  },
  'event-resolved': { heading: 'évènement résolu', sentence: ({ card }, { name }) => `l’évènement ${name(card)} est résolu` },
  'dna-drawn': {
    heading: 'une carte ADN',
    sentence: ({ player, onTable, deferred }) =>
      `${player} pioche la carte ADN ${onTable} sur 3${deferred ? ' ; son round génégraft attend son tour' : ''}`,
  },
  'graft-round-started': {
    heading: 'début du round génégraft',
    sentence: ({ allowance }) => `un round génégraft commence : ${count(allowance, 'greffe')}`,
  },
  grafted: {
    heading: 'carte génégraftée',
    sentence: ({ player, card, from, host }, { name, word }) => `${player} génégrafte ${name(card)} (${word(from)}) sous ${name(host)}`,
  },
  'graft-round-ended': { heading: 'fin du round génégraft', sentence: () => 'le round génégraft est fini' },
  'character-played': {
    heading: 'personnage joué',
    sentence: ({ player, card, recalled }, { name }) => `${player} ${recalled ? 'rappelle' : 'joue'} ${name(card)}`,
  },
  'gear-attached': {
    heading: 'équipement posé',
    sentence: ({ player, card, character }, { name }) => `${player} équipe ${name(character)} avec ${name(card)}`,
  },
  'gear-discarded': { heading: 'équipement perdu', sentence: ({ card, character }, { name }) => `${name(character)} perd ${name(card)}` },
  'battle-declared': {
    heading: 'combat déclaré',
    sentence: ({ player, opponent, attackers }, { name }) => `${player} attaque ${opponent} avec ${all(attackers, name)}`,
  },
  'attack-started': {
    heading: 'début de l’attaque',
    sentence: ({ opponent, attacker }, { name }) => `${name(attacker)} attaque ${opponent}`,
  },
  'defender-chosen': {
    heading: 'défenseur choisi',
    sentence: ({ player, character }, { name }) => `${player} défend avec ${name(character)}`,
  },
  'direct-damage': {
    heading: 'dommage direct',
    sentence: ({ player, by, life }, { name }) => `${name(by)} touche ${player}, à qui il reste ${count(life, 'point')} de vie`,
  },
  'ability-played': {
    heading: 'capacité posée',
    sentence: ({ player, seq, card }, { name }) => `${player} pose ${card === null ? 'une carte' : name(card)} face cachée, numéro ${seq}`,
  },
  'marker-spent': {
    heading: 'marqueur dépensé',
    sentence: ({ player, kind, left }, { word }) => `${player} dépense un marqueur ${of(word(kind))}, il lui en reste ${left}`,
  },
  passed: {
    heading: 'passe',
    sentence: ({ player, at, automatic }) => `${player} ${automatic ? 'ne peut que passer' : (passing[at] ?? 'passe')}`,
  },
  'ability-revealed': {
    heading: 'capacité révélée',
    sentence: ({ card, player, cancelled, powered, effective }, { name }) =>
      `${player} révèle ${name(card)}${cancelled ? ', annulée' : effective ? (powered ? ', avec son pouvoir' : '') : ', sans effet'}`,
  },
  'ability-cancelled': {
    heading: 'capacité annulée',
    sentence: ({ player, seq, by }, { name }) => `${name(by)} annule la carte numéro ${seq} ${of(player)}`,
  },
  'duel-ended-by-card': { heading: 'duel arrêté par une carte', sentence: ({ card }, { name }) => `${name(card)} met fin au duel` },
  'dice-rolled': { heading: 'dés lancés', sentence: ({ player, values }) => `${player} obtient ${values.join(', ')}` },
  'die-rerolled': {
    heading: 'dé relancé',
    sentence: ({ player, die, from, rolled, kept }) => `${player} relance le dé ${die + 1} : ${rolled} au lieu de ${from}, ${kept} reste`,
  },
  'die-changed': {
    heading: 'dé modifié',
    sentence: ({ player, card, owner, die, from, to, rolled }, { name }) =>
      `${player} applique ${name(card)} au dé ${die + 1} ${of(owner)} : ${rolled ?? to} au lieu de ${from}${rolled === null ? '' : `, ${to} reste`}`,
  },
  tie: { heading: 'égalité', sentence: ({ total, number }) => `égalité à ${total}, la ${number}${number === 1 ? 're' : 'e'} de ce duel` },
  'duel-decided': {
    heading: 'duel décidé',
    sentence: ({ winner, totals }) =>
      `${winner === null ? 'personne ne remporte' : `${winner} remporte`} le duel${totals === null ? '' : `, ${byHeight(totals).join(' à ')}`}`,
  },
  'damage-prevented': {
    heading: 'dommage évité',
    sentence: ({ character, by }, { name }) => `${name(by)} protège ${name(character)} du dommage`,
  },
  'character-wounded': { heading: 'personnage blessé', sentence: ({ card }, { name }) => `${name(card)} subit une blessure` },
  'character-healed': { heading: 'personnage soigné', sentence: ({ card }, { name }) => `${name(card)} est de nouveau indemne` },
  'character-died': {
    heading: 'personnage mort',
    sentence: ({ card, to, grafts: under, graftsTo }, { name }) =>
      under.length === 0 || graftsTo === to
        ? `${name(card)}${grafts(under, name)} va ${toPile(to)}`
        : `${name(card)} va ${toPile(to)} ; ses greffes (${all(under, name)}), ${toPile(graftsTo)}`,
  },
  regenerated: {
    heading: 'personnage régénéré',
    sentence: ({ card, grafts: under }, { name }) => `${name(card)}${grafts(under, name)} se régénère et retourne dans le paquet`,
  },
  'infinite-power-granted': {
    heading: 'Pouvoir Infini accordé',
    sentence: ({ character }, { name }) => `${name(character)} a le Pouvoir Infini`,
  },
  'option-chosen': {
    heading: 'choix fait',
    sentence: ({ player, kind, option }, { name }) => `${player} choisit ${kind === 'special-opponent' ? option : name(option)}`,
  },
  'gene-pools-swapped': {
    heading: 'réserves génétiques échangées',
    sentence: ({ most, fewest }) => `${most} et ${fewest} échangent leurs réserves génétiques`,
  },
  'markers-regained': {
    heading: 'marqueurs repris',
    sentence: ({ player, attack, defence }) =>
      `${player} reprend ${count(attack, 'marqueur')} d’attaque et ${count(defence, 'marqueur')} de défense`,
  },
  'life-lost': {
    heading: 'point de vie perdu',
    sentence: ({ player, amount, life }) => `${player} perd ${count(amount, 'point')} de vie, il lui en reste ${life}`,
  },
  'player-eliminated': {
    heading: 'joueur éliminé',
    sentence: ({ player, genePoolTo }) =>
      `${player} est hors jeu${genePoolTo === null ? '' : ` ; sa réserve génétique va à ${genePoolTo}`}`,
  },
  'special-die': {
    heading: 'dé spécial',
    sentence: ({ player, face, chosen, lost }, { word }) =>
      `${chosen ? `${player} choisit la face` : `dé spécial ${of(player)} :`} ${face}, ${bringing(face, word)}${lost ? ', sans effet' : ''}`,
  },
  'card-discarded': { heading: 'carte défaussée', sentence: ({ player, card }, { name }) => `${player} défausse ${name(card)}` },
  'deck-rebuilt': { heading: 'paquet reformé', sentence: ({ cards }) => `la défausse devient un paquet de ${count(cards, 'carte')}` },
  'final-round-started': {
    heading: 'tour final',
    sentence: ({ turns }) =>
      turns.length === 0
        ? 'c’est le dernier tour'
        : turns.length === 1
          ? `encore un tour, celui ${of(turns[0]!)}`
          : `le tour final sera : ${players(turns)}`,
  },
  'tie-break-roll': { heading: 'lancer de départage', sentence: ({ player, die }) => `${player} obtient ${die} pour la première place` },
  'game-over': {
    heading: 'fin de la partie',
    sentence: ({ outcome: { winner, reason, ranking } }) =>
      reason === 'last-survivor'
        ? `${winner} remporte la partie, faute d’adversaires`
        : `${winner} remporte la partie (marqueurs génétiques : ${tally(ranking)})`,
  },
};

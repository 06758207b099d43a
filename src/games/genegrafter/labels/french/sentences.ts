import { listed, type Name, tongueOf } from '../language.js';

const all = (ids: readonly string[], name: Name): string => listed(ids, name, 'et');
const players = (ids: readonly string[]): string => all(ids, (id) => id);
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const grafts = (ids: readonly string[], name: Name): string => (ids.length === 0 ? '' : ` (avec ${all(ids, name)} en greffe)`);
const faces = ['rappel', 'un adversaire défausse', 'pioche', 'génégraft', 'Pouvoir Infini', 'choix libre'] as const;

/** Genegrafter in French, the language of the rule book. */
export const french = tongueOf(
  {
    'play-character': ({ card }, name) => `jouer ${name(card)}`,
    'play-gear': ({ card, character }, name) => `équiper ${name(character)} : ${name(card)}`,
    'declare-battle': ({ opponent, attackers }, name) => `attaquer ${opponent} avec ${all(attackers, name) || 'personne'}`,
    'choose-defender': ({ character }, name) => `défendre avec ${name(character)}`,
    'accept-direct-damage': () => 'accepter le dommage',
    'play-ability': ({ card }, name) => `jouer ${name(card)} face cachée`,
    'spend-marker': ({ kind }, name) => `dépenser un marqueur de ${name(kind)}`,
    'pass-duel': () => 'passer',
    'use-reroll': ({ die }) => `relancer le dé ${die + 1}`,
    'apply-die-effect': ({ effect, owner, die, face }) =>
      `utiliser l’effet ${effect + 1} sur le dé ${die + 1} de ${owner}${face === undefined ? '' : `, tourné sur ${face}`}`,
    'end-dice-window': () => 'laisser les dés tels quels',
    graft: ({ card, from, host }, name) => `génégrafter ${name(card)} (${name(from)}) sous ${name(host)}`,
    'end-grafting': () => 'ne plus génégrafter',
    'use-special-die': ({ face }) => `utiliser le dé spécial${face === undefined ? '' : ` : ${faces[face - 1] ?? face}`}`,
    'resolve-choice': ({ option }, name) => `choisir ${name(option)}`,
    'end-main': () => 'finir la phase principale',
    'discard-card': ({ card }, name) => `défausser ${name(card)}`,
  },
  {
    'game-started': ({ players: ids, openingHand, deck }) =>
      `${players(ids)} reçoivent ${count(openingHand, 'carte')} chacun ; le paquet a ${count(deck, 'carte')}`,
    'start-roll': ({ player, die }) => `${player} lance ${die} pour commencer`,
    'turn-started': ({ turn, player }) => `tour ${turn} : ${player}`,
    'card-drawn': ({ player, card }, name) => `${player} pioche ${card === null ? 'une carte' : name(card)}`,
    'event-drawn': ({ player, card, deferred }, name) =>
      `${player} pioche l’évènement ${name(card)}${deferred ? ', qui attend la fin de l’attaque' : ''}`,
    'event-resolved': ({ card }, name) => `${name(card)} est résolu`,
    'dna-drawn': ({ player, onTable, deferred }) =>
      `${player} pioche la chaîne ADN ${onTable} sur 3${deferred ? ' ; son round génégraft attend la fin de l’attaque' : ''}`,
    'graft-round-started': ({ allowance }) => `un round génégraft commence : ${count(allowance, 'greffe')}`,
    grafted: ({ player, card, from, host }, name) => `${player} génégrafte ${name(card)} (${name(from)}) sous ${name(host)}`,
    'graft-round-ended': () => 'le round génégraft est fini',
    'character-played': ({ player, card, recalled }, name) => `${player} ${recalled ? 'rappelle' : 'joue'} ${name(card)}`,
    'gear-attached': ({ player, card, character }, name) => `${player} équipe ${name(character)} : ${name(card)}`,
    'gear-discarded': ({ card, character }, name) => `${name(character)} perd ${name(card)}`,
    'battle-declared': ({ player, opponent, attackers }, name) => `${player} attaque ${opponent} avec ${all(attackers, name)}`,
    'attack-started': ({ opponent, attacker }, name) => `${name(attacker)} attaque ${opponent}`,
    'defender-chosen': ({ player, character }, name) => `${player} défend avec ${name(character)}`,
    'direct-damage': ({ player, by, life }, name) => `${name(by)} touche ${player}, à qui il reste ${count(life, 'point')} de vie`,
    'ability-played': ({ player, seq, card }, name) =>
      `${player} pose ${card === null ? 'une carte' : name(card)} face cachée, numéro ${seq}`,
    'marker-spent': ({ player, kind, left }, name) => `${player} dépense un marqueur de ${name(kind)}, il en reste ${left}`,
    passed: ({ player, automatic }) => (automatic ? `${player} ne peut que passer` : `${player} passe`),
    'ability-revealed': ({ card, player, cancelled, powered, effective }, name) =>
      `${player} révèle ${name(card)}${cancelled ? ', annulée' : effective ? (powered ? ', avec son pouvoir' : '') : ', sans effet'}`,
    'ability-cancelled': ({ player, seq, by }, name) => `${name(by)} annule la carte numéro ${seq} de ${player}`,
    'duel-ended-by-card': ({ card }, name) => `${name(card)} met fin au duel`,
    'dice-rolled': ({ player, values }) => `${player} lance ${values.join(', ')}`,
    'die-rerolled': ({ player, die, from, rolled, kept }) =>
      `${player} relance le dé ${die + 1} : ${rolled} au lieu de ${from}, ${kept} reste`,
    'die-changed': ({ player, card, owner, die, from, to }, name) =>
      `${player} applique ${name(card)} au dé ${die + 1} de ${owner} : ${to} au lieu de ${from}`,
    tie: ({ total, number }) => `égalité à ${total}, la ${number}${number === 1 ? 're' : 'e'} de ce duel`,
    'duel-decided': ({ winner, totals }) =>
      `${winner === null ? 'personne ne remporte' : `${winner} remporte`} le duel${totals === null ? '' : `, ${totals.join(' à ')}`}`,
    'damage-prevented': ({ character, by }, name) => `${name(by)} protège ${name(character)}`,
    'character-wounded': ({ card }, name) => `${name(card)} est blessé`,
    'character-healed': ({ card }, name) => `${name(card)} est soigné`,
    'character-died': ({ card, to, grafts: under }, name) =>
      `${name(card)}${grafts(under, name)} va ${to === null ? 'à la défausse' : `dans la réserve génétique de ${to}`}`,
    regenerated: ({ card, grafts: under }, name) => `${name(card)}${grafts(under, name)} est remélangé au paquet`,
    'infinite-power-granted': ({ character }, name) => `${name(character)} a le Pouvoir Infini`,
    'option-chosen': ({ player, option }, name) => `${player} choisit ${name(option)}`,
    'gene-pools-swapped': ({ most, fewest }) => `${most} et ${fewest} échangent leurs réserves génétiques`,
    'markers-regained': ({ player, attack, defence }) =>
      `${player} reprend ${count(attack, 'marqueur')} d’attaque et ${count(defence, 'marqueur')} de défense`,
    'life-lost': ({ player, amount, life }) => `${player} perd ${count(amount, 'point')} de vie, il en reste ${life}`,
    'player-eliminated': ({ player, genePoolTo }) =>
      `${player} est éliminé${genePoolTo === null ? '' : ` ; sa réserve génétique va à ${genePoolTo}`}`,
    'special-die': ({ player, face, lost }) => `dé spécial de ${player} : ${face}, ${faces[face - 1]}${lost ? ', perdu' : ''}`,
    'card-discarded': ({ player, card }, name) => `${player} défausse ${name(card)}`,
    'deck-rebuilt': ({ cards }) => `la défausse devient un paquet de ${count(cards, 'carte')}`,
    'final-round-started': ({ turns }) => (turns.length === 0 ? 'c’est le dernier tour' : `le tour final sera : ${players(turns)}`),
    'tie-break-roll': ({ player, die }) => `${player} lance ${die} pour la première place`,
    'game-over': ({ outcome: { winner, reason } }) =>
      reason === 'dna' ? `${winner} remporte la partie` : `${winner} remporte la partie, dernier en jeu`,
  },
);

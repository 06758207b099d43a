import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { Say } from '../../../../core/refusals/say.js';
import { type RefusalsIn, sameFor, type Words } from '../../../../core/refusals/table.js';
import { illFormedInFrench } from '../../../../core/words/french.js';
import type { Refusals } from '../../refusals/index.js';
import { illFormedPartIn, orIllFormedPartIn } from '../../refusals/parts.js';
import { of } from './phrases.js';
import { words } from './words.js';

const orIllFormed = orIllFormedIn(illFormedInFrench);
const illFormedPart = illFormedPartIn(illFormedInFrench, ' :');
const orIllFormedPart = orIllFormedPartIn(illFormedInFrench, ' :');

/** What the game says no with, in French. */
export const refusals: RefusalsIn<Refusals> = {
  'attacker-already-attacked': { 'GG-ATT-05': ({ card }, { name }) => `${name(card)} a déjà attaqué ce tour-ci.` },
  'attacker-tired': {
    'GG-ATT-04': ({ card }, { name }) => `${name(card)} vient d’entrer en jeu : un personnage fatigué ne peut que défendre.`,
  },
  'duplicate-attacker': {
    'GG-ATT-03': ({ card }, { name }) => `${name(card)} figure deux fois ; chaque personnage n’attaque qu’une fois.`,
  },
  'no-attackers': { 'GG-ATT-03': () => 'Un combat demande au moins un attaquant.' },
  'no-marker-left': { 'GG-MARK-03': ({ player, kind }) => `${player} n’a plus de marqueur ${of(words[kind])}.` },
  'one-attacker-only': { 'GG-ATT-07': ({ named }) => `Dans cette partie, un combat n’a qu’un attaquant, et non ${named}.` },
  'opponent-already-battled': { 'GG-ATT-11': ({ opponent }) => `Un combat a déjà été déclaré contre ${opponent} ce tour-ci.` },
  'opponent-invalid': { 'GG-ATT-02': ({ opponent }) => `On ne peut pas défier ${opponent} : il faut un autre joueur, encore en jeu.` },
  'wrong-marker-kind': {
    'GG-MARK-02': ({ player, kind }) => `Dans ce duel, ${player} ne peut dépenser que des marqueurs ${of(words[kind])}.`,
  },

  'card-not-in-hand': sameFor(
    ['GG-DISC-04', 'GG-DUEL-02', 'GG-GEAR-02', 'GG-PLAY-03'],
    ({ card, player }: Words<'card' | 'player'>, { name }: Say) => `${name(card)} n’est pas dans la main ${of(player)}.`,
  ),
  'character-limit': {
    'GG-PLAY-01': ({ player, most }, { count }) =>
      `${player} a déjà joué ${count(most, 'personnage', 'personnages')} ce tour-ci et ne peut plus en jouer.`,
  },
  'gear-disabled': { 'GG-CONF-06': () => 'Cette partie se joue sans équipements.' },
  'gear-limit': { 'GG-GEAR-01': ({ player }) => `${player} a déjà joué un équipement ce tour-ci ; un seul est permis.` },
  'invalid-option': {
    'GG-CHOICE-01': ({ option, options }, { name, count }) =>
      `Impossible de choisir ici ${name(option)} ; ${count(options, 'autre choix est proposé', 'autres choix sont proposés')}.`,
  },
  'must-play-character': {
    'GG-FLOW-02': ({ player }) => `${player} a un personnage en main et doit en jouer un avant le premier combat.`,
    'GG-PLAY-02': ({ player }) => `${player} a un personnage en main et doit en jouer un avant de finir la phase principale.`,
  },
  'no-such-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} n’est pas un personnage en jeu.`,
  ),
  'not-a-character': sameFor(
    ['GG-GRAFT-05', 'GG-PLAY-03'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} n’est pas un personnage.`,
  ),
  'not-a-gear': { 'GG-GEAR-02': ({ card }, { name }) => `${name(card)} n’est pas un équipement.` },
  'not-an-ability': { 'GG-DUEL-02': ({ card }, { name }) => `${name(card)} n’est pas une capacité.` },
  'not-in-hand-or-pool': {
    'GG-GRAFT-05': ({ card, from, player }, { name }) => `${name(card)} n’est pas dans la ${name(from)} ${of(player)}.`,
  },
  'not-your-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card, owner }: Words<'card' | 'owner'>, { name }: Say) => `${name(card)} appartient à ${owner}.`,
  ),
  'phase-closed': { 'GG-FLOW-02': () => 'Après le premier combat du tour, on ne joue plus ni personnage ni équipement.' },
  'slot-occupied': {
    'GG-GEAR-03': ({ character, worn }, { name }) =>
      `${name(character)} porte déjà ${name(worn)} à cet emplacement, et un équipement ne se remplace pas.`,
  },

  'config-event-count': {
    'GG-CONF-05': orIllFormed((facts, { name, count }) => {
      switch (facts.fault) {
        case 'number':
          return `${count(facts.eventCount, 'évènement est demandé', 'évènements sont demandés')}, mais la liste en nomme ${facts.listed} ; n’indiquez pas le nombre, ou nommez-en autant.`;
        case 'unknown':
          return `Le paquet n’a pas d’évènement « ${facts.event} ».`;
        case 'twice':
          return `${name(facts.event)} figure deux fois dans la liste.`;
      }
    }),
    'GG-PACK-13': ({ events, eventCount }, { count }) =>
      `Le paquet a ${count(events, 'évènement', 'évènements')} ; impossible d’en utiliser ${eventCount}.`,
  },
  'config-out-of-range': {
    'GG-CONF-02': orIllFormedPart(
      orIllFormed((facts, { count }) => {
        switch (facts.fault) {
          case 'start-player':
            return `Celui qui commence doit être un des joueurs, et ${facts.startPlayer} n’en est pas un.`;
          case 'no-pack':
            return 'Un paquet est un objet.';
          case 'no-cards':
            return `${facts.field} doit être une liste de cartes.`;
          case 'long-id':
            return `L’identifiant d’une carte à ${count(facts.copies, 'exemplaire', 'exemplaires')} doit être assez court pour être numéroté.`;
        }
      }),
    ),
  },
  'config-players': {
    'GG-CONF-01': orIllFormed((facts) =>
      facts.fault === 'number' ? `On joue de deux à quatre, et non à ${facts.players}.` : `${facts.player} figure deux fois.`,
    ),
  },

  'bad-face': {
    'GG-DICE-09': () => 'Pour tourner un dé, il faut nommer une face de 1 à 6.',
    'GG-SPEC-03': ({ fault }) =>
      fault === 'no-face'
        ? 'Dans cette partie, on nomme une face de 1 à 6 pour le dé spécial.'
        : 'Le dé spécial se lance ; on n’en nomme pas la face.',
  },
  'bad-target': {
    'GG-DICE-08': ({ side, owner }) =>
      `Cet effet ne touche que ${side === 'own' ? 'vos propres dés' : side === 'opposing' ? 'les dés adverses' : 'les dés de ce duel'}, pas ceux ${of(owner)}.`,
  },
  'die-out-of-range': {
    'GG-DICE-03': ({ player, dice }, { count }) => `Ce dé n’existe pas : ${player} a ${count(dice, 'dé', 'dés')}.`,
    'GG-DICE-08': ({ owner, dice }, { count }) => `Ce dé n’existe pas : ${owner} a ${count(dice, 'dé', 'dés')}.`,
  },
  'no-die-effect': { 'GG-DICE-08': ({ player, effect }) => `${player} n’a pas d’effet de dé numéro ${effect + 1}.` },
  'no-reroll-left': { 'GG-DICE-03': ({ player }) => `${player} n’a plus de relance dans ce duel.` },
  'special-die-off': { 'GG-SPEC-01': () => 'Cette partie se joue sans dé spécial.' },
  'special-die-spent': { 'GG-SPEC-01': ({ player }) => `${player} a déjà utilisé son dé spécial, qui ne sert qu’une fois par partie.` },
  'special-die-window': {
    'GG-SPEC-02': ({ phase }, { name }) => `Le dé spécial doit attendre : il ne peut pas servir maintenant (${name(phase, 'words')}).`,
  },

  'pack-bad-dice': {
    'GG-PACK-05': illFormedPart,
    'GG-PACK-08': orIllFormedPart(
      ({ column, withPower, without }, { name, count }) =>
        `Avec son pouvoir, la carte donne ${count(withPower, 'dé', 'dés')} ${of(name(column, 'words'))}, moins que sans lui (${without}).`,
    ),
  },
  'pack-bad-effect': {
    'GG-PACK-10': orIllFormedPart((facts) => {
      switch (facts.fault) {
        case 'unknown-colour':
          return `Le paquet n’a pas de couleur « ${facts.colour} ».`;
        case 'no-dice':
          return 'Un changement de dés doit en ajouter ou en retirer au moins un.';
        case 'no-bonus':
          return facts.effect === 'statBonus'
            ? 'Un bonus doit donner au moins un dé.'
            : 'Un effet qui rend des marqueurs doit en rendre au moins un.';
      }
    }),
    'GG-PACK-11': () => 'L’effet est réservé aux personnages qui ont le pouvoir de la carte, mais la carte n’en nomme aucun.',
  },
  'pack-bad-marker': {
    'GG-PACK-06': orIllFormedPart((facts) =>
      facts.fault === 'number'
        ? `Un personnage a de 1 à 6 marqueurs génétiques ; celui-ci en a ${facts.markers}.`
        : `Le paquet n’a pas de couleur « ${facts.colour} ».`,
    ),
  },
  'pack-bad-slot': { 'GG-PACK-12': illFormedPart },
  'pack-dna-count': { 'GG-PACK-02': ({ dna }) => `Un paquet a trois cartes ADN ; celui-ci en a ${dna}.` },
  'pack-duplicate-id': {
    'GG-PACK-01': ({ id, owner }) =>
      owner === null
        ? `L’identifiant ${id} est un mot que le jeu se réserve.`
        : `L’identifiant ${id} est déjà celui d’une autre carte (${owner}).`,
  },
  'pack-too-few-characters': {
    'GG-PACK-04': ({ players, needed, characters }, { count }) =>
      `Le paquet a ${count(characters, 'personnage', 'personnages')} ; pour ${count(players, 'joueur', 'joueurs')}, il en faut ${needed}.`,
  },
  'pack-too-large': {
    'GG-PACK-14': ({ most, cards }, { count }) =>
      `Un paquet contient au plus ${count(most, 'carte', 'cartes')} en tout ; celui-ci a ${count(cards, 'carte', 'cartes')}.`,
  },
  'pack-too-small': {
    'GG-PACK-03': ({ players, needed, ordinary }, { count }) =>
      `Le paquet a ${count(ordinary, 'carte ordinaire', 'cartes ordinaires')} ; pour ${count(players, 'joueur', 'joueurs')}, il en faut ${needed}.`,
  },
  'pack-unknown-colour': { 'GG-PACK-09': orIllFormedPart(({ colour }) => `Le paquet n’a pas de couleur « ${colour} ».`) },
  'pack-unknown-power': {
    'GG-PACK-07': orIllFormedPart((facts, { name }) => {
      switch (facts.fault) {
        case 'none':
          return 'Un personnage a au moins un pouvoir ; celui-ci n’en a aucun.';
        case 'unknown':
          return `Le paquet n’a pas de pouvoir « ${facts.power} ».`;
        case 'indispensable':
          return `Tout paquet connaît le pouvoir ${name(facts.power, 'words')}.`;
      }
    }),
  },
};

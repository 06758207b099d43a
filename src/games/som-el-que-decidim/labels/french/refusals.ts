import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { coreInFrench, illFormedInFrench } from '../../../../core/words/french.js';
import type { Refusals } from '../../refusals/index.js';
import { packs } from './pack-refusals.js';
import { beside, of, soThatGoverns } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInFrench);
const misshapen = coreInFrench.refusals['bad-parameter']['CORE-BAD-PARAMETER'];

/** What the game says no with, in French. */
export const refusals: RefusalsIn<Refusals> = {
  ...packs,

  'bad-colour': { 'SD-CFG-03': illFormedInFrench },
  'bad-first-holder': { 'SD-CFG-09': orIllFormed(({ firstHolder }) => `« ${firstHolder} » doit gouverner en premier, mais ne joue pas.`) },
  'bad-mode': { 'SD-CFG-06': illFormedInFrench },
  'bad-option': {
    'SD-CFG-10': orIllFormed(({ turnLimit }) => `Le dernier tour peut être le premier au plus tôt, pas le tour ${withMinus(turnLimit)}.`),
  },
  'bad-player-id': {
    'SD-CFG-02': orIllFormed(
      ({ reserved }, { row }) =>
        `Personne ne peut s’appeler ${row(
          reserved.map((word) => `« ${word} »`),
          'or',
        )}.`,
    ),
  },
  'duplicate-colour': { 'SD-CFG-04': () => 'Deux joueurs ont la même couleur.' },
  'duplicate-player': { 'SD-CFG-02': () => 'Deux joueurs portent le même nom.' },
  'player-count': { 'SD-CFG-01': ({ players }) => `On joue de 1 à 4, pas à ${players}.` },
  'solo-centralism': {
    'SD-CEN-02': () => 'En solitaire, le centralisme est élevé ou intense.',
    'SD-CFG-08': () => 'En solitaire, le centralisme est élevé ou intense.',
  },
  'solo-mode': { 'SD-CFG-07': ({ mode }) => `En solitaire, on joue en mode A ou AB, pas ${mode}.` },

  'change-not-allowed': { 'SD-CHG-04': () => 'Dans cette partie, une pièce ne se change que s’il le faut pour payer.' },
  'change-not-needed': {
    'SD-CHG-02': (facts, { name }) =>
      facts.fault === 'can-pay'
        ? `${facts.player} peut payer ${facts.due} € sans changer de pièce.`
        : `Inutile de changer : ${facts.player} peut remettre ${facts.toHandOver} €, et ${
            facts.payee === 'treasury' ? `le ${name(facts.payee, 'words')}` : facts.payee
          } rend 1 €.`,
    'SD-CHG-03': ({ player, toHandOver, payee }, { name }) =>
      `Inutile de changer : ${player} peut remettre ${toHandOver} €, et ${payee === 'treasury' ? `le ${name(payee, 'words')}` : payee} rend 1 €.`,
    'SD-CHG-04': ({ player }) => `${player} ne change une pièce que pour la partager, et a déjà un disque de 1 € à partager.`,
  },
  'change-with-holder-first': {
    'SD-CHG-07': ({ holder }) => `${holder} gouverne et a deux disques de 1 € : le change se fait avec ${holder}.`,
  },
  'change-with-treasury-first': {
    'SD-CHG-06': (_, { name }) => `Le ${name('treasury', 'words')} a deux disques de 1 € : le change se fait avec lui.`,
  },
  'coins-not-available': {
    'SD-TAKE-01': ({ amount, possible, twos }, { row }) =>
      `Pour ${amount} €, il faut prendre ${row(possible.map(String), 'or')} ${possible.at(-1)! < 2 ? 'disque' : 'disques'} de 2 €, pas ${withMinus(twos)}.`,
  },
  'holder-must-keep-a-disc': {
    'SD-COH-03': ({ player, discs }, { count }) => `${player} a ${count(discs, 'disque', 'disques')} et doit en garder au moins un.`,
  },
  'no-change-available': {
    'SD-CHG-09': (_, { name }) => `Ni le ${name('treasury', 'words')} ni personne d’autre n’a deux disques de 1 €.`,
  },
  'not-a-two': {
    'SD-CHG-01': (facts, { name }) =>
      facts.fault === 'worth-one'
        ? `Seuls les disques de 2 € se changent, pas ${name(facts.disc, 'discs')}.`
        : `${facts.player} n’a pas ce disque : ${name(facts.disc, 'discs')}.`,
  },
  'not-your-disc': {
    'SD-COH-02': ({ disc, player }, { name }) => `${player} n’a pas ce disque : ${name(disc, 'discs')}.`,
    'SD-PAY-01': ({ disc, player }, { name }) => `${player} n’a pas ce disque : ${name(disc, 'discs')}.`,
  },
  'partner-cannot-change': {
    'SD-CHG-08': ({ partner, partners }, { name, row }) =>
      `Le change ne peut pas se faire ${beside(partner, name)}, mais avec ${row(partners, 'or')}.`,
  },
  'share-change-first': {
    'SD-CHG-14': ({ holder }) =>
      `${holder} a changé une pièce pour la partager et doit d’abord donner un disque de 1 € à quelqu’un d’autre.`,
  },
  'wrong-amount': {
    'SD-PAY-02': ({ due, toHandOver, offered }) =>
      `La dette est de ${due} €${
        toHandOver === due ? '' : ` (il faut donc remettre ${toHandOver} €, et 1 € est rendu)`
      } ; ces disques valent ${offered} €.`,
  },

  'bad-parameter': {
    'SD-ACT-04': (facts, say) => {
      if (!('fault' in facts)) return misshapen(facts, say);
      switch (facts.fault) {
        case 'no-player':
          return `« ${facts.stranger} » ne joue pas.`;
        case 'no-disc':
          return `Il n’y a pas de disque « ${facts.disc} ».`;
        case 'no-tile':
          return `Il n’y a pas de carte « ${facts.tile} ».`;
        case 'no-discs':
          return 'Il faut payer avec un disque au moins.';
        case 'twice':
          return `Quelque chose est nommé deux fois (${say.name(facts.field, 'words')}).`;
      }
    },
    'SD-ELE-08': ({ player }) => `${player} déclare la liste et doit y figurer.`,
  },
  'bad-recipient': {
    'SD-COH-01': () => 'Un disque se donne à quelqu’un d’autre.',
    'SD-EXC-03': () => 'Un échange se fait avec quelqu’un d’autre.',
    'SD-INH-06': () => 'L’impôt se perçoit sur quelqu’un d’autre.',
    'SD-PRE-06': (facts) =>
      facts.fault === 'none'
        ? 'Il faut demander à une autre personne au moins.'
        : `On ne peut rien demander à « ${facts.named} » : seulement aux autres joueurs.`,
  },

  'already-used-this-turn': {
    'SD-PRE-04': ({ levy }, { name }) => `L’${name(levy, 'words')} a déjà été perçu ce tour-ci ; c’est une fois par tour au plus.`,
    'SD-INH-04': ({ levy }, { name }) => `L’${name(levy, 'words')} a déjà été perçu ce tour-ci ; c’est une fois par tour au plus.`,
  },
  'bad-amount': {
    'SD-INH-07': ({ target, wealth, most, amount }) =>
      most < 1
        ? `${target} a ${wealth} €, et un tiers n’atteint pas 1 € : il n’y a rien à percevoir.`
        : `${target} a ${wealth} € : on peut percevoir ${most === 1 ? '1 € exactement' : `de 1 à ${most} €`}, pas ${withMinus(amount)} €.`,
  },
  'bad-exchange': {
    'SD-EXC-02': ({ payKind, takeKind }, { name }) =>
      `Deux disques ${of(name(payKind, 'words'))} ne permettent pas d’en prendre un ${of(name(takeKind, 'words'))}.`,
  },
  'bad-urn-tile': {
    'SD-MOB-02': ({ fault, tile }, { name }) =>
      fault === 'twice'
        ? `Un seul disque protège « ${name(tile, 'tiles')} », nommée deux fois.`
        : `Seules les parties de l’urne posées à côté du plateau se protègent ; « ${name(tile, 'tiles')} » n’y est pas.`,
  },
  'mode-without-b': {
    'SD-EXC-01': ({ mode }) => `En mode ${mode}, les disques ne servent qu’à payer ; ils ont des effets en modes AB et ABC.`,
    'SD-PRE-01': ({ mode }) => `En mode ${mode}, les disques ne servent qu’à payer ; ils ont des effets en modes AB et ABC.`,
    'SD-INH-01': ({ mode }) => `En mode ${mode}, les disques ne servent qu’à payer ; ils ont des effets en modes AB et ABC.`,
  },
  'no-health-disc': {
    'SD-PRE-05': ({ player }, { name }) =>
      `L’${name('prescription', 'words')} demande un disque ${of(name('health', 'words'))}, et ${player} n’en a pas.`,
  },
  'no-justice-disc': {
    'SD-INH-05': ({ player }, { name }) =>
      `L’${name('inheritance', 'words')} demande un disque ${of(name('justice', 'words'))}, et ${player} n’en a pas.`,
  },
  'not-enough-discs-of-kind': {
    'SD-EXC-04': ({ player, discs, kind }, { name }) =>
      `Il faut deux disques ${of(name(kind, 'words'))}, et ${player} ${discs === 0 ? 'n’en a pas' : `en a ${discs}`}.`,
  },
  'not-interior': {
    'SD-MOB-03': ({ kind }, { name }) =>
      `Seuls les disques de ${name('mossos', 'words')} et de ${name('firefighters', 'words')} protègent l’urne, pas ceux ${of(name(kind, 'words'))}.`,
  },
  'not-on-tile': {
    'SD-PRE-03': ({ player, levy }, { name }) => `${player} n’a pas atteint la carte de l’${name(levy, 'words')} lors de ce déplacement.`,
    'SD-INH-03': ({ player, levy }, { name }) => `${player} n’a pas atteint la carte de l’${name(levy, 'words')} lors de ce déplacement.`,
  },
  'not-the-holder': {
    'SD-PRE-02': ({ player, holder }) => `C’est réservé à la personne qui gouverne : c’est ${holder}, pas ${player}.`,
    'SD-INH-02': ({ player, holder }) => `C’est réservé à la personne qui gouverne : c’est ${holder}, pas ${player}.`,
    'SD-ELE-01': ({ player, holder }) => `Seule la personne qui gouverne convoque des élections : c’est ${holder}, pas ${player}.`,
  },
  'target-has-nothing': { 'SD-PRE-07': ({ target }) => `${target} n’a pas d’argent, et on ne peut rien lui demander.` },
  'target-lacks-disc': {
    'SD-EXC-05': ({ target, kind }, { name }) => `${target} n’a aucun disque ${of(name(kind, 'words'))}.`,
    'SD-MOB-04': ({ target, discs, kind }, { name, count }) =>
      discs === 0
        ? `${target} n’a aucun disque ${of(name(kind, 'words'))}.`
        : `${target} n’a ${discs === 1 ? 'qu’un disque' : `que ${count(discs, 'disque', 'disques')}`} ${of(name(kind, 'words'))}.`,
  },
  'too-many-targets': {
    'SD-PRE-06': ({ most, named }, { name, count }) =>
      `Avec ${count(most, 'disque', 'disques')} ${of(name('health', 'words'))}, on peut demander à ${count(most, 'joueur', 'joueurs')} au plus, pas à ${named}.`,
  },

  'already-proposed': {
    'SD-CEN-06': ({ degree }, { name }) => `Le degré ${name(degree, 'words')} a déjà été proposé ; chacun ne l’est qu’une fois.`,
  },
  'bad-beneficiary': {
    'SD-ELE-09': ({ beneficiary }) => `${beneficiary} ne figure pas sur la liste.`,
    'SD-MOT-03': ({ beneficiary }) => `${beneficiary} gouverne déjà ; une motion est faite pour quelqu’un d’autre.`,
  },
  'bad-vote-count': {
    'SD-VOT-02': ({ player, most, count: votes }, { count }) =>
      most === 0
        ? `${player} n’a pas de votes : seul le poing vide est possible.`
        : `${player} peut cacher de 0 à ${count(most, 'vote', 'votes')}, pas ${withMinus(votes)}.`,
  },
  'cannot-afford-election': {
    'SD-ELE-04': ({ fee, holder, wealth }) => `Des élections coûtent ${fee} € ; ${holder} a ${wealth} €.`,
  },
  'holder-cannot-censure': { 'SD-MOT-01': ({ player }) => `${player} gouverne ; une motion de censure est l’affaire des autres.` },
  'list-conflict': {
    'SD-ELE-10': ({ declaredBy, members, beneficiary }, { row }) =>
      `${declaredBy} a déclaré une autre liste : ${row(members)}, ${soThatGoverns(beneficiary)}.`,
  },
  'no-mossos-disc': {
    'SD-ELE-02': ({ holder }, { name }) => `Des élections coûtent un disque de ${name('mossos', 'words')}, et ${holder} n’en a pas.`,
  },
  'nobody-to-ask': { 'SD-CEN-05': () => 'En solitaire, il n’y a personne à qui demander : le degré se choisit ou se tire au sort.' },

  'already-visited': {
    'SD-MOV-08': ({ trail }, { row }) =>
      `On ne revient pas sur ses pas ; depuis la dernière découverte ou le dernier impôt perçu, ce déplacement est passé par ${row(trail.map((cell) => `la case ${cell}`))}.`,
  },
  'must-move-first': { 'SD-MOV-10': ({ player }) => `${player} doit faire au moins un pas.` },
  'no-tile-there': { 'SD-MOV-07': ({ cell }) => `Il n’y a pas de carte sur la case ${cell} : c’est un vide.` },
  'not-adjacent': {
    'SD-MOV-06': ({ from, to }, { name }) =>
      `De la ${name(`cell ${from}`, 'cells')}, on n’arrive pas en un pas à la ${name(`cell ${to}`, 'cells')} : elles ne se touchent pas.`,
  },
  'unknown-cell': {
    'SD-CONC-01': ({ cell, last }) => `Il n’y a pas de case ${withMinus(cell)} ; elles vont de 0 à ${last}.`,
    'SD-MOV-05': ({ cell, last }) => `Il n’y a pas de case ${withMinus(cell)} ; elles vont de 0 à ${last}.`,
  },
};

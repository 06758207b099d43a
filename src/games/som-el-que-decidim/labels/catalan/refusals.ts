import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { coreInCatalan, illFormedInCatalan } from '../../../../core/words/catalan.js';
import type { Refusals } from '../../refusals/index.js';
import { packs } from './pack-refusals.js';
import { of, somebody } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInCatalan);
const misshapen = coreInCatalan.refusals['bad-parameter']['CORE-BAD-PARAMETER'];

/** What the game says no with, in Catalan. */
export const refusals: RefusalsIn<Refusals> = {
  ...packs,

  'bad-colour': { 'SD-CFG-03': illFormedInCatalan },
  'bad-first-holder': { 'SD-CFG-09': orIllFormed(({ firstHolder }) => `«${firstHolder}» ha de governar primer, però no juga.`) },
  'bad-mode': { 'SD-CFG-06': illFormedInCatalan },
  'bad-option': {
    'SD-CFG-10': orIllFormed(({ turnLimit }) => `L’últim torn pot ser, com a molt d’hora, el primer, no el ${withMinus(turnLimit)}.`),
  },
  'bad-player-id': {
    'SD-CFG-02': orIllFormed(
      ({ reserved }, { row }) =>
        `Cap jugador no es pot dir ${row(
          reserved.map((word) => `«${word}»`),
          'or',
        )}.`,
    ),
  },
  'duplicate-colour': { 'SD-CFG-04': () => 'Dos jugadors tenen el mateix color.' },
  'duplicate-player': { 'SD-CFG-02': () => 'Dos jugadors tenen el mateix nom.' },
  'player-count': { 'SD-CFG-01': ({ players }) => `Juguen d’1 a 4, no ${players}.` },
  'solo-centralism': {
    'SD-CEN-02': () => 'En solitari es juga amb centralisme elevat o intens.',
    'SD-CFG-08': () => 'En solitari es juga amb centralisme elevat o intens.',
  },
  'solo-mode': { 'SD-CFG-07': ({ mode }) => `En solitari es juga en modalitat A o AB, no ${mode}.` },

  'change-not-allowed': { 'SD-CHG-04': () => 'En aquesta partida només es canvia una moneda si cal per pagar.' },
  'change-not-needed': {
    'SD-CHG-02': (facts, { name }) =>
      facts.fault === 'can-pay'
        ? `${facts.player} pot pagar ${facts.due} € sense canvi.`
        : `No cal canviar: ${facts.player} pot donar ${facts.toHandOver} € i rebre 1 € ${of(somebody(facts.payee, name))}.`,
    'SD-CHG-03': ({ player, toHandOver, payee }, { name }) =>
      `No cal canviar: ${player} pot donar ${toHandOver} € i rebre 1 € ${of(somebody(payee, name))}.`,
    'SD-CHG-04': ({ player }) => `${player} només canvia una moneda per repartir-la, i ja té un disc d’1 € per repartir.`,
  },
  'change-with-holder-first': { 'SD-CHG-07': ({ holder }) => `${holder} governa i té dos discs d’1 €: es canvia amb ${holder}.` },
  'change-with-treasury-first': { 'SD-CHG-06': (_, { name }) => `La ${name('treasury', 'words')} té dos discs d’1 €: es canvia amb ella.` },
  'coins-not-available': {
    'SD-TAKE-01': ({ amount, possible, twos }, { row }) =>
      `Per a ${amount} € cal agafar ${row(possible.map(String), 'or')} ${possible.at(-1) === 1 ? 'disc' : 'discs'} de 2 €, no ${withMinus(twos)}.`,
  },
  'holder-must-keep-a-disc': {
    'SD-COH-03': ({ player, discs }, { count }) => `${player} té ${count(discs, 'disc', 'discs')} i se n’ha de quedar un almenys.`,
  },
  'no-change-available': { 'SD-CHG-09': (_, { name }) => `Ni la ${name('treasury', 'words')} ni ningú més té dos discs d’1 €.` },
  'not-a-two': {
    'SD-CHG-01': (facts, { name }) =>
      facts.fault === 'worth-one'
        ? `Només es canvien discs de 2 €, no ${name(facts.disc, 'discs')}.`
        : `${facts.player} no té aquest disc: ${name(facts.disc, 'discs')}.`,
  },
  'not-your-disc': {
    'SD-COH-02': ({ disc, player }, { name }) => `${player} no té aquest disc: ${name(disc, 'discs')}.`,
    'SD-PAY-01': ({ disc, player }, { name }) => `${player} no té aquest disc: ${name(disc, 'discs')}.`,
  },
  'partner-cannot-change': {
    'SD-CHG-08': ({ partner, partners }, { name, row }) =>
      `No es pot canviar amb ${somebody(partner, name)}, però sí amb ${row(partners, 'or')}.`,
  },
  'share-change-first': {
    'SD-CHG-14': ({ holder }) => `${holder} ha canviat una moneda per repartir-la i primer ha de donar un disc d’1 € a un altre jugador.`,
  },
  'wrong-amount': {
    'SD-PAY-02': ({ due, toHandOver, offered }) =>
      `El deute és ${of(`${due}`)} €${
        toHandOver === due ? '' : `, de manera que cal donar ${toHandOver} € i es rep 1 € de tornada`
      }; aquests discs sumen ${offered} €.`,
  },

  'bad-parameter': {
    'SD-ACT-04': (facts, say) => {
      if (!('fault' in facts)) return misshapen(facts, say);
      switch (facts.fault) {
        case 'no-player':
          return `«${facts.stranger}» no juga.`;
        case 'no-disc':
          return `No hi ha cap disc «${facts.disc}».`;
        case 'no-tile':
          return `No hi ha cap carta «${facts.tile}».`;
        case 'no-discs':
          return 'Cal pagar amb un disc almenys.';
        case 'twice':
          return `S’ha anomenat una cosa dues vegades (${say.name(facts.field, 'words')}).`;
      }
    },
    'SD-ELE-08': ({ player }) => `${player} declara la candidatura i n’ha de formar part.`,
  },
  'bad-recipient': {
    'SD-COH-01': () => 'Un disc es dona a un altre jugador.',
    'SD-EXC-03': () => 'Un intercanvi es fa amb un altre jugador.',
    'SD-INH-06': () => 'L’impost es cobra a un altre jugador.',
    'SD-PRE-06': (facts) =>
      facts.fault === 'none'
        ? 'Cal cobrar a un altre jugador almenys.'
        : `A «${facts.named}» no se li pot cobrar: només a altres jugadors.`,
  },

  'already-used-this-turn': {
    'SD-PRE-04': ({ levy }, { name }) => `En aquest torn ja s’ha cobrat l’${name(levy, 'words')}; només es pot fer una vegada.`,
    'SD-INH-04': ({ levy }, { name }) => `En aquest torn ja s’ha cobrat l’${name(levy, 'words')}; només es pot fer una vegada.`,
  },
  'bad-amount': {
    'SD-INH-07': ({ target, wealth, most, amount }) =>
      most < 1
        ? `${target} té ${wealth} €, i un terç no arriba a 1 €: no hi ha res a cobrar.`
        : `${target} té ${wealth} €: se li pot cobrar ${most === 1 ? '1 € just' : `d’1 a ${most} €`}, no ${withMinus(amount)} €.`,
  },
  'bad-exchange': {
    'SD-EXC-02': ({ payKind, takeKind }, { name }) =>
      `Amb dos discs ${of(name(payKind, 'words'))} no se n’agafa cap ${of(name(takeKind, 'words'))}.`,
  },
  'bad-urn-tile': {
    'SD-MOB-02': ({ fault, tile }, { name }) =>
      fault === 'twice'
        ? `«${name(tile, 'tiles')}» es protegeix amb un sol disc, i s’ha anomenat dues vegades.`
        : `Només es protegeixen cartes de l’urna que siguin al costat del tauler, i «${name(tile, 'tiles')}» no hi és.`,
  },
  'mode-without-b': {
    'SD-EXC-01': ({ mode }) => `A la modalitat ${mode} els discs només serveixen per pagar; tenen efectes a l’AB i a l’ABC.`,
    'SD-PRE-01': ({ mode }) => `A la modalitat ${mode} els discs només serveixen per pagar; tenen efectes a l’AB i a l’ABC.`,
    'SD-INH-01': ({ mode }) => `A la modalitat ${mode} els discs només serveixen per pagar; tenen efectes a l’AB i a l’ABC.`,
  },
  'no-health-disc': {
    'SD-PRE-05': ({ player }, { name }) =>
      `Per a l’${name('prescription', 'words')} cal un disc ${of(name('health', 'words'))}, i ${player} no en té cap.`,
  },
  'no-justice-disc': {
    'SD-INH-05': ({ player }, { name }) =>
      `Per a l’${name('inheritance', 'words')} cal un disc ${of(name('justice', 'words'))}, i ${player} no en té cap.`,
  },
  'not-enough-discs-of-kind': {
    'SD-EXC-04': ({ player, discs, kind }, { name }) =>
      `Calen dos discs ${of(name(kind, 'words'))}, i ${player} ${discs === 0 ? 'no en té cap' : `en té ${discs}`}.`,
  },
  'not-interior': {
    'SD-MOB-03': ({ kind }, { name, list }) =>
      `L’urna només la protegeixen els discs de ${list(['mossos', 'firefighters'], 'and', 'words')}, no els ${of(name(kind, 'words'))}.`,
  },
  'not-on-tile': {
    'SD-PRE-03': ({ player, levy }, { name }) => `${player} no ha arribat a la carta de l’${name(levy, 'words')} en aquest desplaçament.`,
    'SD-INH-03': ({ player, levy }, { name }) => `${player} no ha arribat a la carta de l’${name(levy, 'words')} en aquest desplaçament.`,
  },
  'not-the-holder': {
    'SD-PRE-02': ({ player, holder }) => `Això només ho pot fer qui governa, que és ${holder}, no ${player}.`,
    'SD-INH-02': ({ player, holder }) => `Això només ho pot fer qui governa, que és ${holder}, no ${player}.`,
    'SD-ELE-01': ({ player, holder }) => `Només convoca eleccions qui governa, que és ${holder}, no ${player}.`,
  },
  'target-has-nothing': { 'SD-PRE-07': ({ target }) => `${target} no té diners, i per tant no se li pot cobrar.` },
  'target-lacks-disc': {
    'SD-EXC-05': ({ target, kind }, { name }) => `${target} no té cap disc ${of(name(kind, 'words'))}.`,
    'SD-MOB-04': ({ target, discs, kind }, { name, count }) =>
      discs === 0
        ? `${target} no té cap disc ${of(name(kind, 'words'))}.`
        : `${target} només té ${count(discs, 'disc', 'discs')} ${of(name(kind, 'words'))}.`,
  },
  'too-many-targets': {
    'SD-PRE-06': ({ most, named }, { name, count }) =>
      `Amb ${count(most, 'disc', 'discs')} ${of(name('health', 'words'))} es pot cobrar com a molt a ${count(most, 'jugador', 'jugadors')}, no a ${named}.`,
  },

  'already-proposed': {
    'SD-CEN-06': ({ degree }, { name }) => `El grau ${name(degree, 'words')} ja s’ha proposat; cadascun es proposa una sola vegada.`,
  },
  'bad-beneficiary': {
    'SD-ELE-09': ({ beneficiary }) => `${beneficiary} no forma part de la candidatura.`,
    'SD-MOT-03': ({ beneficiary }) => `${beneficiary} ja governa; una moció és perquè governi un altre.`,
  },
  'bad-vote-count': {
    'SD-VOT-02': ({ player, most, count: votes }, { count }) =>
      most === 0
        ? `${player} no té vots: només és possible el puny buit.`
        : `${player} pot amagar de 0 a ${count(most, 'vot', 'vots')}, no ${withMinus(votes)}.`,
  },
  'cannot-afford-election': {
    'SD-ELE-04': ({ fee, holder, wealth }) => `Les eleccions costen ${fee} €; ${holder} té ${wealth} €.`,
  },
  'holder-cannot-censure': { 'SD-MOT-01': ({ player }) => `${player} governa; una moció de censura és cosa dels altres.` },
  'list-conflict': {
    'SD-ELE-10': ({ declaredBy, members, beneficiary }, { row }) =>
      `${declaredBy} ha declarat una altra candidatura: ${row(members)}, perquè governi ${beneficiary}.`,
  },
  'no-mossos-disc': {
    'SD-ELE-02': ({ holder }, { name }) => `Les eleccions costen un disc de ${name('mossos', 'words')}, i ${holder} no en té cap.`,
  },
  'nobody-to-ask': { 'SD-CEN-05': () => 'En solitari no hi ha a qui preguntar: el grau es tria o se sorteja.' },

  'already-visited': {
    'SD-MOV-08': ({ trail }, { row }) =>
      `No es torna sobre els propis passos; des de l’última descoberta o l’últim impost cobrat, aquest desplaçament ha passat per ${row(trail.map((cell) => `la casella ${cell}`))}.`,
  },
  'must-move-first': { 'SD-MOV-10': ({ player }) => `${player} ha de fer un pas almenys.` },
  'no-tile-there': { 'SD-MOV-07': ({ cell }) => `A la casella ${cell} no hi ha cap carta: és un buit.` },
  'not-adjacent': {
    'SD-MOV-06': ({ from, to }, { name }) =>
      `De la ${name(`cell ${from}`, 'cells')} no s’arriba en un pas a la ${name(`cell ${to}`, 'cells')}: no es toquen.`,
  },
  'unknown-cell': {
    'SD-CONC-01': ({ cell, last }) => `No hi ha cap casella ${withMinus(cell)}; van de la 0 a la ${last}.`,
    'SD-MOV-05': ({ cell, last }) => `No hi ha cap casella ${withMinus(cell)}; van de la 0 a la ${last}.`,
  },
};

import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { Say } from '../../../../core/refusals/say.js';
import { type RefusalsIn, sameFor, type Words } from '../../../../core/refusals/table.js';
import { illFormedInCatalan } from '../../../../core/words/catalan.js';
import type { Refusals } from '../../refusals/index.js';
import { illFormedPartIn, orIllFormedPartIn } from '../../refusals/parts.js';
import { of } from './phrases.js';
import { words } from './words.js';

const orIllFormed = orIllFormedIn(illFormedInCatalan);
const illFormedPart = illFormedPartIn(illFormedInCatalan);
const orIllFormedPart = orIllFormedPartIn(illFormedInCatalan);

/** What the game says no with, in Catalan. */
export const refusals: RefusalsIn<Refusals> = {
  'attacker-already-attacked': { 'GG-ATT-05': ({ card }, { name }) => `${name(card)} ja ha atacat aquest torn.` },
  'attacker-tired': {
    'GG-ATT-04': ({ card }, { name }) => `${name(card)} ha entrat en joc aquest torn: el cansament només li permet defensar.`,
  },
  'duplicate-attacker': { 'GG-ATT-03': ({ card }, { name }) => `${name(card)} surt dues vegades; cada personatge ataca un sol cop.` },
  'no-attackers': { 'GG-ATT-03': () => 'Un combat necessita almenys un atacant.' },
  'no-marker-left': { 'GG-MARK-03': ({ player, kind }) => `A ${player} no li queden fitxes ${of(words[kind])}.` },
  'one-attacker-only': { 'GG-ATT-07': ({ named }) => `En aquesta partida un combat té un sol atacant, no ${named}.` },
  'opponent-already-battled': { 'GG-ATT-11': ({ opponent }) => `${opponent} ja ha rebut un desafiament aquest torn.` },
  'opponent-invalid': {
    'GG-ATT-02': ({ opponent }) => `No es pot desafiar ${opponent}: ha de ser un altre jugador que continuï a la partida.`,
  },
  'wrong-marker-kind': {
    'GG-MARK-02': ({ player, kind }) => `En aquest duel ${player} només pot gastar fitxes ${of(words[kind])}.`,
  },

  'card-not-in-hand': sameFor(
    ['GG-DISC-04', 'GG-DUEL-02', 'GG-GEAR-02', 'GG-PLAY-03'],
    ({ card, player }: Words<'card' | 'player'>, { name }: Say) => `${name(card)} no és a la mà ${of(player)}.`,
  ),
  'character-limit': {
    'GG-PLAY-01': ({ player, most }, { count }) =>
      `${player} ja ha jugat ${count(most, 'personatge', 'personatges')} aquest torn i no en pot jugar més.`,
  },
  'gear-disabled': { 'GG-CONF-06': () => 'Aquesta partida es juga sense equipament.' },
  'gear-limit': { 'GG-GEAR-01': ({ player }) => `${player} ja ha jugat un equipament aquest torn; només se’n permet un.` },
  'invalid-option': {
    'GG-CHOICE-01': ({ option, options }, { name, count }) =>
      `${name(option)} no es pot triar aquí; hi ha ${count(options, 'opció diferent', 'opcions diferents')}.`,
  },
  'must-play-character': {
    'GG-FLOW-02': ({ player }) => `${player} té un personatge a la mà i n’ha de jugar un abans del primer combat.`,
    'GG-PLAY-02': ({ player }) => `${player} té un personatge a la mà i n’ha de jugar un abans d’acabar la fase principal.`,
  },
  'no-such-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} no és un personatge en joc.`,
  ),
  'not-a-character': sameFor(
    ['GG-GRAFT-05', 'GG-PLAY-03'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} no és un personatge.`,
  ),
  'not-a-gear': { 'GG-GEAR-02': ({ card }, { name }) => `${name(card)} no és un equipament.` },
  'not-an-ability': { 'GG-DUEL-02': ({ card }, { name }) => `${name(card)} no és una habilitat.` },
  'not-in-hand-or-pool': {
    'GG-GRAFT-05': ({ card, from, player }, { name }) => `${name(card)} no és a la ${name(from)} ${of(player)}.`,
  },
  'not-your-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card, owner }: Words<'card' | 'owner'>, { name }: Say) => `${name(card)} pertany a ${owner}.`,
  ),
  'phase-closed': { 'GG-FLOW-02': () => 'Després del primer combat del torn ja no es juguen personatges ni equipament.' },
  'slot-occupied': {
    'GG-GEAR-03': ({ character, worn }, { name }) => `${name(character)} ja hi porta ${name(worn)}, i l’equipament no se substitueix.`,
  },

  'config-event-count': {
    'GG-CONF-05': orIllFormed((facts, { name, count }) => {
      switch (facts.fault) {
        case 'number':
          return `Cal fer servir ${count(facts.eventCount, 'esdeveniment', 'esdeveniments')}, però la llista n’anomena ${facts.listed}; no indiquis el nombre o anomena’n tants com diu.`;
        case 'unknown':
          return `El paquet no té l’esdeveniment «${facts.event}».`;
        case 'twice':
          return `${name(facts.event)} surt dues vegades a la llista.`;
      }
    }),
    'GG-PACK-13': ({ events, eventCount }, { count }) =>
      `El paquet té ${count(events, 'esdeveniment', 'esdeveniments')}; no és possible fer-ne servir ${eventCount}.`,
  },
  'config-out-of-range': {
    'GG-CONF-02': orIllFormedPart(
      orIllFormed((facts, { count }) => {
        switch (facts.fault) {
          case 'start-player':
            return `Qui comença ha de ser un dels jugadors, i ${facts.startPlayer} no ho és.`;
          case 'no-pack':
            return 'Un paquet és un objecte.';
          case 'no-cards':
            return `${facts.field} ha de ser una llista de cartes.`;
          case 'long-id':
            return `L’identificador d’una carta amb ${count(facts.copies, 'exemplar', 'exemplars')} ha de ser prou curt per numerar-los.`;
        }
      }),
    ),
  },
  'config-players': {
    'GG-CONF-01': orIllFormed((facts) =>
      facts.fault === 'number' ? `Hi juguen de dues a quatre persones, no ${facts.players}.` : `${facts.player} surt dues vegades.`,
    ),
  },

  'bad-face': {
    'GG-DICE-09': () => 'Per posar un dau en una altra cara cal dir una cara de l’1 al 6.',
    'GG-SPEC-03': ({ fault }) =>
      fault === 'no-face'
        ? 'En aquesta partida es diu una cara de l’1 al 6 per al dau especial.'
        : 'El dau especial es tira; la cara no es pot dir.',
  },
  'bad-target': {
    'GG-DICE-08': ({ side, owner }) =>
      `Aquest efecte només arriba als daus ${side === 'own' ? 'propis' : side === 'opposing' ? 'de l’adversari' : 'd’aquest duel'}, no als ${of(owner)}.`,
  },
  'die-out-of-range': {
    'GG-DICE-03': ({ player, dice }, { count }) => `Aquest dau no existeix: ${player} té ${count(dice, 'dau', 'daus')}.`,
    'GG-DICE-08': ({ owner, dice }, { count }) => `Aquest dau no existeix: ${owner} té ${count(dice, 'dau', 'daus')}.`,
  },
  'no-die-effect': { 'GG-DICE-08': ({ player, effect }) => `${player} no té cap efecte de dau amb el número ${effect + 1}.` },
  'no-reroll-left': { 'GG-DICE-03': ({ player }) => `${player} ja no pot tornar a tirar més daus en aquest duel.` },
  'special-die-off': { 'GG-SPEC-01': () => 'Aquesta partida es juga sense dau especial.' },
  'special-die-spent': {
    'GG-SPEC-01': ({ player }) => `${player} ja ha fet servir el dau especial, que només serveix un cop per partida.`,
  },
  'special-die-window': {
    'GG-SPEC-02': ({ phase }, { name }) => `El dau especial s’ha d’esperar: ara no es pot fer servir (${name(phase, 'words')}).`,
  },

  'pack-bad-dice': {
    'GG-PACK-05': illFormedPart,
    'GG-PACK-08': orIllFormedPart(
      ({ column, withPower, without }, { name, count }) =>
        `Amb el seu poder la carta dona ${count(withPower, 'dau', 'daus')} ${of(name(column, 'words'))}, menys que sense (${without}).`,
    ),
  },
  'pack-bad-effect': {
    'GG-PACK-10': orIllFormedPart((facts) => {
      switch (facts.fault) {
        case 'unknown-colour':
          return `El paquet no té el color «${facts.colour}».`;
        case 'no-dice':
          return 'Un canvi de daus n’ha d’afegir o treure almenys un.';
        case 'no-bonus':
          return facts.effect === 'statBonus'
            ? 'Una bonificació ha de donar almenys un dau.'
            : 'Un efecte que torna fitxes n’ha de tornar almenys una.';
      }
    }),
    'GG-PACK-11': () => 'L’efecte està reservat als qui tenen el poder de la carta, però la carta no n’anomena cap.',
  },
  'pack-bad-marker': {
    'GG-PACK-06': orIllFormedPart((facts) =>
      facts.fault === 'number'
        ? `Un personatge té d’1 a 6 marcadors genètics; aquest en té ${facts.markers}.`
        : `El paquet no té el color «${facts.colour}».`,
    ),
  },
  'pack-bad-slot': { 'GG-PACK-12': illFormedPart },
  'pack-dna-count': { 'GG-PACK-02': ({ dna }) => `Un paquet té tres cartes d’ADN; aquest en té ${dna}.` },
  'pack-duplicate-id': {
    'GG-PACK-01': ({ id, owner }) =>
      owner === null
        ? `L’identificador ${id} és una paraula que el joc es reserva.`
        : `L’identificador ${id} ja és d’una altra carta (${owner}).`,
  },
  'pack-too-few-characters': {
    'GG-PACK-04': ({ players, needed, characters }, { count }) =>
      `El paquet té ${count(characters, 'personatge', 'personatges')}; per a ${count(players, 'jugador', 'jugadors')} en necessita ${needed}.`,
  },
  'pack-too-large': {
    'GG-PACK-14': ({ most, cards }, { count }) =>
      `Un paquet té com a molt ${count(most, 'carta', 'cartes')} en total; aquest té ${count(cards, 'carta', 'cartes')}.`,
  },
  'pack-too-small': {
    'GG-PACK-03': ({ players, needed, ordinary }, { count }) =>
      `El paquet té ${count(ordinary, 'carta corrent', 'cartes corrents')}; per a ${count(players, 'jugador', 'jugadors')} en necessita ${needed}.`,
  },
  'pack-unknown-colour': { 'GG-PACK-09': orIllFormedPart(({ colour }) => `El paquet no té el color «${colour}».`) },
  'pack-unknown-power': {
    'GG-PACK-07': orIllFormedPart((facts, { name }) => {
      switch (facts.fault) {
        case 'none':
          return 'Un personatge té almenys un poder; aquest no en té cap.';
        case 'unknown':
          return `El paquet no té el poder «${facts.power}».`;
        case 'indispensable':
          return `Entre els poders de tot paquet hi ha ${name(facts.power, 'words')}.`;
      }
    }),
  },
};

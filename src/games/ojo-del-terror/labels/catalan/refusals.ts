import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInCatalan } from '../../../../core/words/catalan.js';
import type { Refusals } from '../../refusals/index.js';
import { of } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInCatalan);
const measures = { baseDefence: 'La Defensa de base', resources: 'Els recursos', inhabitants: 'Els habitants', points: 'Els punts' };
const onSide = { eye: 'dins de l’Ull', outer: 'fora de l’Ull' };

/** What the game says no with, in Catalan. */
export const refusals: RefusalsIn<Refusals> = {
  'already-committed': { 'ET-SHEET-01': ({ player, turn }) => `${player} ja ha lliurat el full del torn ${turn}.` },
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }, { count }) =>
      `Cal anomenar ${count(wanted, 'lloctinent', 'lloctinents')}, sense repetir; se n’${named === 1 ? 'ha' : 'han'} anomenat ${named}.`,
  },
  'invalid-lieutenant': { 'ET-LIEU-02': ({ lieutenant }) => `«${lieutenant}» no és un altre jugador de la partida.` },
  'no-such-claim': { 'ET-REF-02': ({ claimant, deed }, { name }) => `${claimant} no anuncia este torn la gesta «${name(deed)}».` },
  'not-committed': { 'ET-SHEET-07': ({ player }) => `El full ${of(player)} encara està obert.` },
  'unknown-warband': { 'ET-WAR-01': ({ warband }) => `No hi ha cap banda «${warband}».` },
  'warband-taken': { 'ET-WAR-01': ({ warband, holder }, { name }) => `La banda ${name(warband)} ja la lidera ${holder}.` },

  'config-fixed-warbands': {
    'ET-CFG-05': orIllFormed(
      ({ players }: { readonly players: number }) => `Les bandes fixades han de ser ${players}, una per seient, existents i sense repetir.`,
    ),
  },
  'config-no-start-row': {
    'ET-CFG-03': ({ players }, { count }) => `La taula d’eixida del paquet no té cap fila per a ${count(players, 'jugador', 'jugadors')}.`,
  },
  'config-option': {
    'ET-CFG-06': (facts, say) => {
      if (!('fault' in facts)) return illFormedInCatalan(facts);
      switch (facts.fault) {
        case 'turns':
          return `Una partida dura de 2 a 20 torns, no ${facts.turns}.`;
        case 'doubled-turns':
          return `Els torns que valen el doble poden ser de 0 a ${facts.turns}, no ${facts.doubledTurns}.`;
        case 'no-kind':
          return 'Per al reclutament per la força ha de comptar almenys una classe d’habitants.';
        case 'unknown-kind':
          return `El paquet no té la classe d’habitants «${facts.unknown}».`;
        case 'lieutenants':
          return `Amb ${say.count(facts.players, 'jugador', 'jugadors')} es poden anomenar de 0 a ${say.count(facts.most, 'lloctinent', 'lloctinents')}, no ${facts.lieutenants}.`;
      }
    },
  },
  'config-pack': {
    'ET-CFG-02': (facts, { count }) =>
      'pack' in facts
        ? `El paquet ${facts.pack} té ${count(facts.faults, 'defecte', 'defectes')}: ${facts.first}`
        : illFormedInCatalan(facts),
  },
  'config-players': {
    'ET-CFG-01': (facts) =>
      'referee' in facts
        ? `Hi juguen de 2 a 12 jugadors amb noms diferents, cap dels quals és ${facts.referee}; n’hi ha ${facts.players}.`
        : illFormedInCatalan(facts),
  },
  'config-too-few-warbands': {
    'ET-CFG-04': ({ warbands, players }, { count }) =>
      `El paquet té ${count(warbands, 'banda', 'bandes')} per a ${count(players, 'jugador', 'jugadors')}.`,
  },

  'alliance-too-small': {
    'ET-ALLY-01': ({ members }) => `Una aliança té almenys dos membres; esta en té ${members}.`,
  },
  'alliance-without-self': { 'ET-ALLY-02': ({ player }) => `${player} no és entre els membres de la seua pròpia aliança.` },
  'ally-out-of-reach': { 'ET-ALLY-04': ({ ally, planet }, { name }) => `${name(planet)} queda fora de l’abast ${of(ally)}.` },
  'ally-owns-target': { 'ET-ALLY-03': ({ ally, planet }, { name }) => `${name(planet)} és ${of(ally)}, que és en l’aliança.` },
  'bad-count': {
    'ET-DEF-03': ({ count }) => `Un planeta es defensa un nombre enter de vegades, almenys una; no ${count}.`,
    'ET-INV-04': ({ count }) => `Un planeta s’envaeix un nombre enter de vegades, almenys una; no ${count}.`,
    'ET-SEC-03': ({ count }) => `Un sector es defensa un nombre enter de vegades, almenys una; no ${count}.`,
  },
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }) =>
      beneficiary === ''
        ? 'No es diu quin membre de l’aliança rebrà el planeta.'
        : `«${beneficiary}» rebria el planeta sense ser membre de l’aliança.`,
  },
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }, { name, list }) => `${name(deed)} ja es va complir en el torn ${turn}: ${list(by)}.`,
  },
  'deed-not-eligible': {
    'ET-CLAIM-03': ({ deed, player, creed }, { name }) => `${name(deed)} no està oberta a ${player} (culte: ${name(creed)}).`,
  },
  'deed-parameters': {
    'ET-CLAIM-05': ({ field, side }, { name }) => `En «${name(field)}» cal anomenar un planeta ${onSide[side]}.`,
    'ET-CLAIM-06': (facts, { name, list }) => {
      switch (facts.fault) {
        case 'sector':
          return 'Cal anomenar un sector de l’Ull.';
        case 'god':
          return facts.gods.length === 0
            ? `Cap déu major no té un món sagrat en el sector ${name(facts.sector)}.`
            : `Cal anomenar un déu major amb un món sagrat en el sector ${name(facts.sector)}: ${list(facts.gods, 'or')}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }, { list }) => `Cal anomenar un dels déus majors: ${list(majorGods, 'or')}.`,
  },
  'duplicate-claim': { 'ET-CLAIM-04': ({ deed }, { name }) => `El full ja anuncia ${name(deed)}.` },
  'duplicate-target': {
    'ET-DEF-04': ({ planet }, { name }) => `El full ja defensa ${name(planet)}; augmenta el número d’eixa ordre.`,
    'ET-INV-05': ({ planet }, { name }) => `El full ja envaeix ${name(planet)}; augmenta el número d’eixa ordre.`,
    'ET-SEC-04': ({ sector }, { name }) => `El full ja defensa el sector ${name(sector)}; augmenta el número d’eixa ordre.`,
    'ET-TRADE-02': ({ side }, { name }) => `L’intercanvi anomena dues vegades un planeta (${name(side)}).`,
  },
  'killer-not-member': { 'ET-ALLY-05': ({ killer }) => `«${killer}» mataria primer sense ser membre de l’aliança.` },
  'no-access': {
    'ET-DEF-02': ({ player, planet }, { name }) =>
      `${player} no controla cap planeta en el subsector de ${name(planet)} ni en els adjacents.`,
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no controla cap planeta en el subsector de ${name(planet)} ni en els adjacents.`,
  },
  'no-crossing': {
    'ET-INV-12': ({ player, planet }, { name }) =>
      `${player} no té cap planeta just a l’altre costat del Límit, davant de ${name(planet)}.`,
  },
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }, { name }) => `${player} no controla ${name(planet)}.`,
    'ET-TRADE-03': ({ player, planet }, { name }) => `${player} no controla ${name(planet)}.`,
  },
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }, { count }) =>
      `Esta ordre costa ${count(cost, 'acció', 'accions')}; a ${player} li’n ${left === 1 ? 'queda' : 'queden'} ${left}.`,
  },
  'own-planet': { 'ET-INV-02': ({ player, planet }, { name }) => `${player} ja controla ${name(planet)}.` },
  'partner-does-not-control': { 'ET-TRADE-03': ({ partner, planet }, { name }) => `${partner} no controla ${name(planet)}.` },
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }, { name }) => `El full ja lliura ${name(planet)}.`,
    'ET-TRADE-04': ({ planet }, { name }) => `El full ja lliura ${name(planet)}.`,
  },
  'raid-outer-only': {
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no té planetes i només pot fer incursions fora de l’Ull; ${name(planet)} és a dins.`,
  },
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }, { name }) =>
      `${player} no té planetes i no pot fer incursions en el sector ${name(sector)}: un sol jugador el controla sencer.`,
  },
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }, { name, count }) =>
      `${player} no controla sencer el sector ${name(sector)}, que té ${count(planets, 'planeta', 'planetes')}.`,
  },
  'self-transfer': {
    'ET-CEDE-02': ({ player }) => `${player} no pot cedir-se un planeta a si mateix.`,
    'ET-TRADE-01': ({ player }) => `${player} no pot fer intercanvis amb si mateix.`,
  },
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }, { name }) => `En un intercanvi els dos costats donen planetes; en falta un (${name(side)}).`,
  },
  'unknown-deed': { 'ET-CLAIM-01': ({ deed }) => `No hi ha cap gesta «${deed}».` },
  'unknown-order': {
    'ET-SHEET-03': ({ type }) => `No hi ha cap ordre «${type}».`,
    'ET-SHEET-05': ({ orders, index }, { count }) =>
      `El full té ${count(orders, 'ordre', 'ordres')}, que es compten des de 0; no n’hi ha cap amb el número ${index}.`,
  },
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }) => `No hi ha cap planeta «${planet}».`,
    'ET-DEF-01': ({ planet }) => `No hi ha cap planeta «${planet}».`,
    'ET-INV-01': ({ planet }) => `No hi ha cap planeta «${planet}».`,
    'ET-TRADE-02': ({ side }, { name }) => `L’intercanvi anomena un planeta que no existeix (${name(side)}).`,
  },
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }) => `«${stranger}» no participa en esta partida.`,
    'ET-CEDE-02': ({ to }) => `«${to}» no participa en esta partida.`,
    'ET-TRADE-01': ({ partner }) => `«${partner}» no participa en esta partida.`,
  },
  'unknown-sector': { 'ET-SEC-01': ({ sector }) => `No hi ha cap sector «${sector}».` },
  'warlord-not-member': { 'ET-ALLY-07': ({ warlord }) => `«${warlord}» no és un altre membre de l’aliança.` },
  'warlord-without-alliance': { 'ET-ALLY-06': () => 'Només es pot reconéixer un aliat com a Senyor de la Guerra.' },

  'pack-bad-home': {
    'ET-VAL-13': (facts) => {
      switch (facts.fault) {
        case 'wrong-number':
          return `${facts.id} és el món natal ${facts.home}; els mons natals es numeren de 0 a ${facts.homes - 1}.`;
        case 'twice':
          return `El món natal ${facts.home} es dona dues vegades.`;
        case 'in-the-eye':
          return `El món natal ${facts.id} no és fora de l’Ull.`;
        case 'inhabited':
          return `El món natal ${facts.id} està habitat.`;
      }
    },
  },
  'pack-bad-link': {
    'ET-VAL-06': (facts) =>
      facts.fault === 'to-itself' ? `${facts.a} està unit amb si mateix.` : `${facts.a} i ${facts.b} estan units dues vegades.`,
  },
  'pack-bad-start-table': {
    'ET-VAL-14': (facts, { count }) => {
      switch (facts.fault) {
        case 'no-number-of-players':
          return `${facts.row} no és un nombre de jugadors de 2 a 12.`;
        case 'wrong-length':
          return `La fila per a ${count(facts.players, 'jugador', 'jugadors')} dona ${count(facts.seats, 'món natal', 'mons natals')}.`;
        case 'home-twice':
          return `La fila ${facts.row} dona dues vegades un món natal.`;
        case 'unknown-home':
          return `La fila ${facts.row} dona el món natal ${facts.home}, que no existeix.`;
      }
    },
  },
  'pack-duplicate-id': { 'ET-VAL-01': ({ list, id }) => `${list} conté dues vegades ${id}.` },
  'pack-links-disagree-with-cells': {
    'ET-VAL-08': (facts) => {
      switch (facts.fault) {
        case 'no-cells':
          return `${facts.id} no té caselles, encara que altres subsectors sí.`;
        case 'cell-twice':
          return `La casella ${facts.cell} és alhora de ${facts.other} i de ${facts.id}.`;
        case 'no-edge':
          return `${facts.a} i ${facts.b} estan units, però no comparteixen cap costat.`;
        case 'no-link':
          return `${facts.a} i ${facts.b} comparteixen un costat, però no estan units.`;
      }
    },
  },
  'pack-map-disconnected': { 'ET-VAL-07': ({ from, cutOff }, { list }) => `Des de ${from} no s’arriba a ${list(cutOff)}.` },
  'pack-missing-side': { 'ET-VAL-05': ({ side }) => `No hi ha cap sector ${onSide[side]}.` },
  'pack-no-gate': { 'ET-VAL-09': () => 'Cap unió no creua el Límit per una porta.' },
  'pack-number-out-of-range': {
    'ET-VAL-10': ({ what, id, min, max, value }) => `${measures[what]} de ${id}: un nombre enter de ${min} a ${max}; no ${value}.`,
  },
  'pack-sacred-rank': { 'ET-VAL-12': ({ id, sacred }) => `${id} està consagrat a ${sacred}, un déu menor.` },
  'pack-sacred-worlds': {
    'ET-VAL-11': (facts, { count }) =>
      facts.fault === 'no-major-god'
        ? 'No hi ha cap déu major.'
        : `${facts.id} té ${count(facts.outer, 'món sagrat', 'mons sagrats')} fora de l’Ull i ${facts.eye} dins; en necessita tres, a tots dos costats.`,
  },
  'pack-sector-empty': { 'ET-VAL-04': ({ id }) => `El sector ${id} no té cap subsector.` },
  'pack-subsector-too-small': {
    'ET-VAL-03': ({ id, planets }, { count }) => `El subsector ${id} té ${count(planets, 'planeta', 'planetes')}; en necessita dos o més.`,
  },
  'pack-too-few-warbands': {
    'ET-VAL-15': ({ warbands, needed }, { count }) =>
      `El paquet té ${count(warbands, 'banda', 'bandes')} per a un màxim de ${count(needed, 'jugador', 'jugadors')}.`,
  },
  'pack-unknown-deed': {
    'ET-VAL-16': (facts) => (facts.fault === 'unknown' ? `No hi ha cap gesta ${facts.id}.` : `La gesta ${facts.id} hi és dues vegades.`),
  },
  'pack-unknown-reference': {
    'ET-VAL-02': (facts) =>
      facts.fault === 'unknown-id'
        ? `El paquet no té «${facts.id}» (${facts.what}).`
        : `«${facts.id}» no val com a nom d’un déu: designa les bandes que no en tenen cap.`,
  },
};

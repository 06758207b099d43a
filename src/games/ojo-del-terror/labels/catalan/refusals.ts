import { withMinus } from '../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../core/refusals/table.js';
import { illFormedInCatalan } from '../../../../core/words/catalan.js';
import type { Refusals } from '../../refusals/index.js';
import { worshipped } from '../../refusals/orders.js';
import { onSide, packs } from './pack-refusals.js';
import { of } from './phrases.js';

const orIllFormed = orIllFormedIn(illFormedInCatalan);

/** What the game says no with, in Catalan. */
export const refusals: RefusalsIn<Refusals> = {
  'already-committed': { 'ET-SHEET-01': ({ player, turn }) => `${player} ja ha lliurat el full del torn ${turn}.` },
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }, { count }) =>
      `Cal nomenar ${count(wanted, 'lloctinent', 'lloctinents')}, sense repetir; se n’${named === 1 ? 'ha' : 'han'} nomenat ${named}.`,
  },
  'invalid-lieutenant': { 'ET-LIEU-02': ({ lieutenant }) => `«${lieutenant}» no és un altre jugador de la partida.` },
  'no-such-claim': { 'ET-REF-02': ({ claimant, deed }, { name }) => `${claimant} no anuncia aquest torn la gesta «${name(deed)}».` },
  'not-committed': { 'ET-SHEET-07': ({ player }) => `${player} encara no ha lliurat el full.` },
  'unknown-warband': { 'ET-WAR-01': ({ warband }) => `No hi ha cap banda «${warband}».` },
  'warband-taken': { 'ET-WAR-01': ({ warband, holder }, { name }) => `La banda ${name(warband, 'warbands')} ja la lidera ${holder}.` },

  'config-fixed-warbands': {
    'ET-CFG-05': orIllFormed(
      ({ players }: { readonly players: number }) =>
        `Si les bandes es fixen, cal indicar per a cada seient una que existeixi i cap dues vegades: ${players} en total.`,
    ),
  },
  'config-no-start-row': {
    'ET-CFG-03': ({ players }, { count }) =>
      `La taula de sortida del paquet no té cap fila per a ${count(players, 'jugador', 'jugadors')}.`,
  },
  'config-option': {
    'ET-CFG-06': (facts, say) => {
      if (!('fault' in facts)) return illFormedInCatalan(facts);
      switch (facts.fault) {
        case 'turns':
          return `Una partida dura de 2 a 20 torns, no ${withMinus(facts.turns)}.`;
        case 'doubled-turns':
          return `Els torns que valen doble poden ser de 0 a ${withMinus(facts.turns)}, no ${withMinus(facts.doubledTurns)}.`;
        case 'no-kind':
          return 'Per a la gesta «Reclutament per la força» ha de comptar almenys una classe d’habitants.';
        case 'unknown-kind':
          return `El paquet no té la classe d’habitants «${facts.unknown}».`;
        case 'lieutenants':
          return `Amb ${say.count(facts.players, 'jugador', 'jugadors')} es poden nomenar de 0 a ${say.count(facts.most, 'lloctinent', 'lloctinents')}, no ${withMinus(facts.lieutenants)}.`;
      }
    },
  },
  'config-pack': {
    'ET-CFG-02': (facts, { count }) =>
      'pack' in facts ? `El paquet «${facts.pack}» té ${count(facts.faults, 'defecte', 'defectes')}.` : illFormedInCatalan(facts),
  },
  'config-players': {
    'ET-CFG-01': (facts) =>
      'referee' in facts
        ? `Hi juguen de 2 a 12 jugadors amb noms diferents, cap dels quals és «${facts.referee}»; aquí n’hi ha ${facts.players}.`
        : illFormedInCatalan(facts),
  },
  'config-too-few-warbands': {
    'ET-CFG-04': ({ warbands, players }, { count }) =>
      `El paquet té ${count(warbands, 'banda', 'bandes')} per a ${count(players, 'jugador', 'jugadors')}.`,
  },

  'alliance-too-small': {
    'ET-ALLY-01': ({ members }) => `Una aliança té almenys dos membres; aquesta en té ${members}.`,
  },
  'alliance-without-self': { 'ET-ALLY-02': ({ player }) => `${player} no és entre els membres de l’aliança que escriu.` },
  'ally-out-of-reach': {
    'ET-ALLY-04': ({ ally, planet }, { name }) => `${ally} és membre de l’aliança i no arriba a ${name(planet, 'planets')}.`,
  },
  'ally-owns-target': {
    'ET-ALLY-03': ({ ally, planet }, { name }) => `${ally} és membre de l’aliança i ja controla ${name(planet, 'planets')}.`,
  },
  'bad-count': {
    'ET-DEF-03': ({ count }) => `Un planeta es defensa un nombre enter de vegades, almenys una; no ${withMinus(count)}.`,
    'ET-INV-04': ({ count }) => `Un planeta s’envaeix un nombre enter de vegades, almenys una; no ${withMinus(count)}.`,
    'ET-SEC-03': ({ count }) => `Un sector es defensa un nombre enter de vegades, almenys una; no ${withMinus(count)}.`,
  },
  'beneficiary-not-member': {
    'ET-ALLY-05': ({ beneficiary }) =>
      beneficiary === ''
        ? 'Falta dir per a quin membre de l’aliança serà el planeta.'
        : `El planeta no pot ser per a «${beneficiary}», que no és membre de l’aliança.`,
  },
  'deed-already-achieved': {
    'ET-CLAIM-02': ({ deed, turn, by }, { name, row }) =>
      `La gesta «${name(deed)}» ja la ${by.length === 1 ? 'va' : 'van'} complir ${row(by)} al torn ${turn}.`,
  },
  'deed-not-eligible': {
    'ET-CLAIM-03': (facts, say) =>
      `La banda ${of(facts.player)} no pot anunciar la gesta «${say.name(facts.deed)}» (consagració: ${worshipped(facts, say)}).`,
  },
  'deed-parameters': {
    'ET-CLAIM-05': ({ side }) => `Cal indicar un món ${onSide[side]}.`,
    'ET-CLAIM-06': (facts, { name, list }) => {
      switch (facts.fault) {
        case 'sector':
          return 'Cal indicar un sector de l’Ull.';
        case 'god':
          return facts.gods.length === 0
            ? `Cap déu major no té un món sagrat al sector ${name(facts.sector, 'sectors')}: no cal indicar-ne cap.`
            : `Cal indicar un déu major que tingui un món sagrat al sector ${name(facts.sector, 'sectors')}: ${list(facts.gods, 'or', 'gods')}.`;
      }
    },
    'ET-CLAIM-07': ({ majorGods }, { list }) => `Cal indicar un dels déus majors: ${list(majorGods, 'or', 'gods')}.`,
  },
  'duplicate-claim': { 'ET-CLAIM-04': ({ deed }, { name }) => `El full ja anuncia la gesta «${name(deed)}».` },
  'duplicate-target': {
    'ET-DEF-04': ({ planet }, { name }) =>
      `El full ja té una ordre de defensar ${name(planet, 'planets')}; ratlla-la per escriure’n una amb un nombre més gran.`,
    'ET-INV-05': ({ planet }, { name }) =>
      `El full ja té una ordre d’envair ${name(planet, 'planets')}; ratlla-la per escriure’n una amb un nombre més gran.`,
    'ET-SEC-04': ({ sector }, { name }) =>
      `El full ja té una ordre de defensar el sector ${name(sector, 'sectors')}; ratlla-la per escriure’n una amb un nombre més gran.`,
    'ET-TRADE-02': ({ side }, { name }) => `L’intercanvi esmenta dues vegades el mateix planeta (${name(side, 'words')}).`,
  },
  'killer-not-member': { 'ET-ALLY-05': ({ killer }) => `«${killer}» no pot matar primer: no és membre de l’aliança.` },
  'no-access': {
    'ET-DEF-02': ({ player, planet }, { name }) =>
      `${player} no controla cap planeta al subsector ${of(name(planet, 'planets'))} ni en cap d’adjacent.`,
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no controla cap planeta al subsector ${of(name(planet, 'planets'))} ni en cap d’adjacent.`,
  },
  'no-crossing': {
    'ET-INV-12': ({ player, planet }, { name }) =>
      `${player} no té cap planeta des d’on envair ${name(planet, 'planets')} a través del Límit.`,
  },
  'not-controlled': {
    'ET-CEDE-01': ({ player, planet }, { name }) => `${player} no controla ${name(planet, 'planets')}.`,
    'ET-TRADE-03': ({ player, planet }, { name }) => `${player} no controla ${name(planet, 'planets')}.`,
  },
  'not-enough-actions': {
    'ET-SHEET-04': ({ cost, player, left }, { count }) =>
      `Aquesta ordre costa ${count(cost, 'acció', 'accions')}; a ${player} li’n ${left === 1 ? 'queda' : 'queden'} ${left}.`,
  },
  'own-planet': { 'ET-INV-02': ({ player, planet }, { name }) => `${player} ja controla ${name(planet, 'planets')}.` },
  'partner-does-not-control': { 'ET-TRADE-03': ({ partner, planet }, { name }) => `${partner} no controla ${name(planet, 'planets')}.` },
  'planet-already-promised': {
    'ET-CEDE-03': ({ planet }, { name }) => `El planeta ${name(planet, 'planets')} ja està promès en una altra ordre del full.`,
    'ET-TRADE-04': ({ planet }, { name }) => `El planeta ${name(planet, 'planets')} ja està promès en una altra ordre del full.`,
  },
  'raid-outer-only': {
    'ET-INV-03': ({ player, planet }, { name }) =>
      `${player} no té planetes i només pot fer incursions contra mons exteriors; ${name(planet, 'planets')} és a l’Ull.`,
  },
  'raid-sector-closed': {
    'ET-INV-03': ({ player, sector }, { name }) =>
      `${player} no té planetes i no pot fer incursions al sector ${name(sector, 'sectors')}: un altre jugador el controla del tot.`,
  },
  'sector-not-controlled': {
    'ET-SEC-02': ({ player, planets, sector }, { name, count }) =>
      `${player} no controla del tot el sector ${name(sector, 'sectors')}, que té ${count(planets, 'planeta', 'planetes')}.`,
  },
  'self-transfer': {
    'ET-CEDE-02': ({ player }) => `${player} només pot cedir planetes a un altre jugador.`,
    'ET-TRADE-01': ({ player }) => `${player} només pot intercanviar planetes amb un altre jugador.`,
  },
  'trade-empty-side': {
    'ET-TRADE-02': ({ side }, { name }) =>
      `Un intercanvi esmenta almenys un planeta per cada costat; aquí falta un dels costats (${name(side, 'words')}).`,
  },
  'unknown-deed': { 'ET-CLAIM-01': ({ deed }) => `No hi ha cap gesta «${deed}».` },
  'unknown-order': {
    'ET-SHEET-03': ({ type }) => `No hi ha cap ordre «${type}».`,
    'ET-SHEET-05': ({ orders, index }, { count }) =>
      `El full té ${count(orders, 'ordre', 'ordres')}; no hi ha cap ordre ${withMinus(index + 1)}.`,
  },
  'unknown-planet': {
    'ET-CEDE-01': ({ planet }) => `No hi ha cap planeta «${planet}».`,
    'ET-DEF-01': ({ planet }) => `No hi ha cap planeta «${planet}».`,
    'ET-INV-01': ({ planet }) => `No hi ha cap planeta «${planet}».`,
    'ET-TRADE-02': ({ side }, { name }) => `L’intercanvi esmenta un planeta que no existeix (${name(side, 'words')}).`,
  },
  'unknown-player': {
    'ET-ALLY-01': ({ stranger }) => `«${stranger}» no participa en aquesta partida.`,
    'ET-CEDE-02': ({ to }) => `«${to}» no participa en aquesta partida.`,
    'ET-TRADE-01': ({ partner }) => `«${partner}» no participa en aquesta partida.`,
  },
  'unknown-sector': { 'ET-SEC-01': ({ sector }) => `No hi ha cap sector «${sector}».` },
  'warlord-not-member': {
    'ET-ALLY-07': ({ warlord }) => `«${warlord}» no pot ser el Senyor de la Guerra: ha de ser un altre membre de l’aliança.`,
  },
  'warlord-without-alliance': { 'ET-ALLY-06': () => 'Només qui ataca en una aliança pot reconèixer un Senyor de la Guerra.' },

  ...packs,
};

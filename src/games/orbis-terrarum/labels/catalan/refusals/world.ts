import { withMinus } from '../../../../../core/data/with-minus.js';
import type { Say } from '../../../../../core/refusals/say.js';
import type { FactsOf, RefusalsIn } from '../../../../../core/refusals/table.js';
import { illFormedInCatalanWith } from '../../../../../core/words/catalan.js';
import type { NoExpiry, OutOfBounds, Refusals } from '../../../refusals/index.js';
import { kindOf } from '../../../refusals/things.js';
import { toThe as inside, of, the } from '../grammar.js';
import { optionShapes } from '../option-shapes.js';
import { badStatute } from './agreements.js';

const outOfBounds = (facts: OutOfBounds | NoExpiry, { count }: Say): string => {
  switch (facts.fault) {
    case 'modifier':
      return `Un modificador és d’1 a 25, a favor o en contra; no ${withMinus(facts.value)}.`;
    case 'expiry':
      return `Un modificador dura d’1 a ${count(facts.most, 'any', 'anys')}, no ${withMinus(facts.years)}.`;
    case 'change':
      return `Un canvi va de −100 a 100; no pot ser ${withMinus(facts.delta)}.`;
    case 'attribute':
      return `Un atribut puja o baixa d’1 a 10; no ${withMinus(facts.delta)}.`;
    case 'front':
      return 'Una Nació compta per entre 0,5 i 5 fronts, de mig en mig, i en pot sostenir de 0 a 5 més.';
    case 'host-turns':
      return `Una host es queda almenys 1 torn, no ${withMinus(facts.turns)}.`;
    case 'crisis-turns':
      return `Una crisi dura d’1 a 20 torns, no ${withMinus(facts.turns)}.`;
    case 'half-lasting-crisis':
      return 'D’una crisi duradora es diu quants torns dura i què treu cada torn.';
    case 'crisis-toll':
      return 'Una crisi treu de 0 a 100 cada torn.';
    case 'sides':
      return 'Una guerra civil té de 2 a 5 bàndols amb nom, cadascun en mans d’algú.';
    case 'scope':
      return `Un abast és un múltiple de 5 entre −25 i 25, no ${withMinus(facts.value)}.`;
    case 'scope-years':
      return `Un abast dura almenys 1 any, no ${withMinus(facts.years)}.`;
  }
};

const badEffect = (facts: FactsOf<Refusals['bad-effect']['OT-REF-06']>, say: Say): string => {
  const { name } = say;
  switch (facts.fault) {
    case 'no-name':
      return 'Una Nació necessita un nom.';
    case 'regions':
      return 'S’anomena una regió que no és al mapa, o dues vegades la mateixa.';
    case 'patron':
      return `${the(name(facts.patron, 'nations'))} no pot tenir vassalls.`;
    case 'state-place':
      return 'Un Estat posseeix regions i no és enlloc més.';
    case 'several-owners':
      return 'Les regions de la nova Nació serien de diversos amos; només poden ser d’un.';
    case 'capital-lost':
      return `${the(name(facts.owner, 'nations'))} ha de conservar la capital.`;
    case 'place':
      return `Una Nació d’aquesta mena (${name(facts.kind)}) és en una regió i no en posseeix cap.`;
    case 'occupied':
      return `Ja hi ha una Horda ${inside(name(facts.region, 'regions'))}.`;
    case 'unknown':
      return `No hi ha res que es digui «${facts.id}» (${name(kindOf(facts.what) ?? facts.what)}).`;
    case 'nobody':
      return 'No hi ha cap Nació a qui passi això.';
    case 'no-owner':
      return 'No hi ha cap Nació que sigui ama de la host.';
    case 'attribute-range':
      return `${the(name(facts.attribute))} ${of(name(facts.nation, 'nations'))} baixaria d’1 o passaria de 100.`;
    case 'horde':
      return `${the(name(facts.nation, 'nations'))} és una Horda, i les Hordes no posseeixen terra.`;
    case 'only-region':
      return `${the(name(facts.region, 'regions'))} és l’única regió ${of(name(facts.owner, 'nations'))}.`;
    case 'host-region':
      return 'La host necessita una regió.';
    case 'sponsor':
      return `${the(name(facts.sponsor, 'nations'))} no pot instigar això.`;
    case 'rebellion':
      return `Ja hi ha una rebel·lió així ${inside(name(facts.nation, 'nations'))}.`;
    case 'past':
      return `El torn ${withMinus(facts.turn)} ja ha passat.`;
    case 'civil-war':
      return `${the(name(facts.nation, 'nations'))} ja està en guerra civil.`;
    case 'controller':
      return `${name(facts.controller)} no participa en aquesta partida.`;
    case 'no-side':
      return 'No existeix aquesta guerra civil, o aquest bàndol.';
    case 'vassal':
      return `${the(name(facts.nation, 'nations'))} no pot ser vassalla ${of(name(facts.patron, 'nations'))}.`;
    case 'technology':
      return `${the(name(facts.nation, 'nations'))} no pot adquirir la tecnologia ${name(facts.technology, 'technologies')}.`;
    case 'conflict':
      return 'Un conflicte és entre dues Nacions diferents.';
    case 'scope-target':
      return `${the(name(facts.target, 'places'))} no és ni una Nació ni una regió: ningú no hi pot ser a prop.`;
    case 'colony':
      return `${the(name(facts.region, 'regions'))} no pot ser colònia: només ho és la terra que cap terra pròpia no uneix a la capital.`;
    case 'no-vassal':
      return `${the(name(facts.nation, 'nations'))} no és vassalla de ningú.`;
    case 'capital':
      return `${the(name(facts.region, 'regions'))} no pot ser la capital ${of(name(facts.nation, 'nations'))}.`;
    case 'befalls-nobody':
      return 'Una crisi afecta almenys una Nació, i només una crisi duradora dura diversos torns.';
    case 'no-reward':
      return `Un efecte d’aquesta mena (${name(facts.effect)}) no és una recompensa per a qui assoleix la fita.`;
    default:
      return outOfBounds(facts, say);
  }
};

const illFormed = /* @__PURE__ */ illFormedInCatalanWith(optionShapes);

/** How a game is set up, its content, what effects do to the world, and civil wars. */
export const world = {
  'duplicate-player': { 'OT-CFG-03': ({ player }) => `El nom «${player}» ja està agafat.` },
  'invalid-config': {
    'OT-CFG-02': (facts, { count }) => {
      if (!('fault' in facts)) return illFormed(facts);
      switch (facts.fault) {
        case 'attributes':
          return `Cinc atributs ${of(`${facts.attributeMin}`)} a ${facts.attributeMax} no poden sumar ${facts.pointsPerGroup}.`;
        case 'treaty-years':
          return `Un tractat dura com a molt ${count(facts.treatyMaxYears, 'any', 'anys')}; per tant, no en pot durar ${facts.treatyDefaultYears} quan no es diu res.`;
        case 'no-room-for-notes':
          return 'Tota mesura necessita una nota; per tant, les notes no poden tenir 0 caràcters.';
      }
    },
  },
  'invalid-player-count': {
    'OT-CFG-03': (facts) => ('players' in facts ? `Hi participen d’1 a 16 jugadors, no ${facts.players}.` : illFormed(facts)),
  },
  'turn-limit-required': { 'OT-CFG-04': () => 'Una partida sense àrbitre necessita un últim torn.' },

  'bad-effect': { 'OT-REF-06': badEffect },
  'expiry-required': {
    'OT-MOD-15': ({ most, years }, { count }) => `Un modificador dura d’1 a ${count(most, 'any', 'anys')}, no ${withMinus(years)}.`,
    'OT-REF-06': outOfBounds,
  },

  'content-bad-attributes': {
    'OT-CONT-17': ({ nation }, { name }) =>
      `Els atributs ${of(name(nation, 'nations'))} són massa baixos o massa alts, o no sumen el que han de sumar.`,
  },
  'content-bad-deck': {
    'OT-CONT-21': (facts, say) => {
      switch (facts.fault) {
        case 'coverage':
          return `La taula d’esdeveniments té una fila per a cada tirada d’1 a 100; per a ${facts.roll} no en té cap, o en té més d’una.`;
        case 'kind':
          return 'Una fila de la taula d’esdeveniments porta el que pertoca a la seva mena, i res més.';
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  'content-bad-edge': {
    'OT-CONT-14': ({ from, to }, { name }) =>
      `El camí entre ${the(name(from, 'regions'))} i ${the(name(to, 'regions'))} no uneix dues regions del mapa, o hi és dues vegades.`,
  },
  'content-bad-position': {
    'OT-CONT-16': ({ nation }, { name }) =>
      `${the(name(nation, 'nations'))} ha d’estar tota sola en una regió si és una Horda, i en cap si és un Estat.`,
  },
  'content-bad-predominant': {
    'OT-CONT-18': ({ nation }, { name }) => `${the(name(nation, 'nations'))} necessita un atribut predominant de cada grup.`,
  },
  'content-bad-reward': {
    'OT-CONT-22': (facts, say) => {
      switch (facts.fault) {
        case 'no-reward':
          return 'Una recompensa és un modificador, un punt d’atribut, Riquesa, Progrés o una concessió per a qui assoleix la fita.';
        case 'cost':
          return `El cost de la tecnologia ${say.name(facts.technology, 'technologies')} és menor que 0.`;
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  'content-bad-statute': { 'OT-CONT-23': badStatute },
  'content-bad-territory': {
    'OT-CONT-15': ({ nation }, { name }) => `${the(name(nation, 'nations'))} necessita regions pròpies, i la capital entre elles.`,
  },
  'content-bad-vassalage': {
    'OT-CONT-19': ({ nation }, { name }) =>
      `Els senyors ${of(name(nation, 'nations'))} no són al paquet, són massa o tornen a ella mateixa.`,
  },
  'content-duplicate-id': {
    'OT-CONT-13': (facts, { name }) =>
      facts.fault === 'twice'
        ? `${the(name(facts.id, facts.list))} és dues vegades al paquet (${name(facts.list)}).`
        : `${the(name(facts.id, 'places'))} és alhora una regió i una Nació.`,
  },
  'content-too-few-playable': {
    'OT-CONT-20': ({ playable, players }, { count }) =>
      `El paquet té ${count(playable, 'Nació jugable', 'Nacions jugables')} per a ${count(players, 'jugador', 'jugadors')}.`,
  },
  'content-too-few-regions': { 'OT-CONT-13': ({ regions }) => `Un mapa té almenys 2 regions, no ${regions}.` },

  'already-in-civil-war': { 'OT-CIV-01': ({ nation }, { name }) => `${the(name(nation, 'nations'))} ja està en guerra civil.` },
  'bad-side': {
    'OT-CIV-03': ({ side, civilWar }, { name }) => `«${name(side, 'sides')}» no és un bàndol que sobrevisqui ${inside(name(civilWar))}.`,
    'OT-MEAS-05': (facts, { name }) => {
      switch (facts.fault) {
        case 'supporter':
          return 'Qui dona suport a un bàndol s’adreça contra un altre bàndol.';
        case 'target':
          return `«${name(facts.side, 'sides')}» no és un bàndol viu d’una guerra civil en què es compti la Supremacia.`;
        case 'foreigner':
          return 'Un estranger dona suport a un bàndol viu contra un altre de la mateixa guerra.';
      }
    },
  },
  'not-a-side': {
    'OT-CIV-02': ({ player, side }, { name }) => `${player} no porta ${the(name(side, 'sides'))}.`,
    'OT-CIV-03': ({ player, civilWar }, { name }) => `${player} no porta cap bàndol ${inside(name(civilWar))}.`,
  },
} satisfies Partial<RefusalsIn<Refusals>>;

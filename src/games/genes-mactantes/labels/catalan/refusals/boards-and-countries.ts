import { withMinus } from '../../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import { illFormedInCatalan } from '../../../../../core/words/catalan.js';
import type { configurationRefusals } from '../../../refusals/configuration.js';
import type { countryRefusals } from '../../../refusals/countries.js';
import type { Refusals } from '../../../refusals/index.js';
import type { mapRefusals } from '../../../refusals/maps.js';
import { at, atFirst, of, ofPlace } from '../phrases.js';

type Codes = keyof typeof configurationRefusals | keyof typeof countryRefusals | keyof typeof mapRefusals;

const orIllFormed = /* @__PURE__ */ orIllFormedIn(illFormedInCatalan);

/** What a game, its map and its countries must be like, in Catalan. */
export const boardsAndCountries: Pick<RefusalsIn<Refusals>, Codes> = {
  'bad-config': {
    'GM-CFG-03': /* @__PURE__ */ orIllFormed(({ player }: { readonly player: string }) => `Cap jugador no es pot dir «${player}».`),
  },
  'duplicate-player': { 'GM-CFG-01': () => 'Dos jugadors tenen el mateix nom.' },
  'kinds-invalid': {
    'GM-KIND-02': () => 'Cada mena de desastre necessita un senyal propi, i almenys una ha de poder passar a tot arreu.',
  },
  'too-few-players': {
    'GM-CFG-01': ({ players }, { count }) => `Hi juguen de dos a deu jugadors; ací hi ha ${count(players, 'jugador', 'jugadors')}.`,
  },
  'too-many-players': {
    'GM-CFG-01': ({ players }, { count }) => `Hi juguen de dos a deu jugadors; ací hi ha ${count(players, 'jugador', 'jugadors')}.`,
  },

  'army-mismatch': {
    'GM-DEPL-02': ({ army, placed }, { count }) =>
      `L’Exèrcit té ${count(army, 'punt', 'punts')}, que es distribueixen tots i cap més; se n’${placed === 1 ? 'ha' : 'han'} distribuït ${withMinus(placed)}.`,
  },
  'bad-capital': {
    'GM-CREA-09': ({ territory, player }, { name }) =>
      `${player} no té cap ciutat ${at(name(territory, 'territories'))}; la capital ha de ser una ciutat pròpia.`,
  },
  'bad-character': { 'GM-CREA-03': () => 'Els valors d’un personatge van del 0 al 3, i almenys un ha de ser 1 o més.' },
  'bad-characteristic': {
    'GM-CREA-02': ({ characteristic, value }, { name }) => `${name(characteristic)}: del 0 al 10, no ${withMinus(value)}.`,
  },
  'bad-city-site': {
    'GM-CREA-07': ({ territory }, { name }) =>
      `${atFirst(name(territory, 'territories'))} no hi cap una ciutat nova: cal terra pròpia que no en tinga cap.`,
    'GM-SACT-02': () => 'Només poden rebre muralles les tres primeres ciutats pròpies, una vegada cadascuna.',
  },
  'bad-location': {
    'GM-CREA-10': ({ name: person, territory }, { name }) =>
      `${person} no pot començar ${at(name(territory, 'territories'))}: el principal comença en una ciutat pròpia i els altres en terra pròpia.`,
  },
  'bad-name': {
    'GM-CREA-07': ({ name }) => `Una ciutat necessita un nom que no tinga cap altra; «${name}» no val.`,
    'GM-CREA-11': ({ fault }) => (fault === 'character' ? 'Un personatge necessita nom i càrrec.' : 'Un país necessita un nom.'),
    'GM-FOUN-01': ({ name }) => `Una ciutat necessita un nom que no tinga cap altra; «${name}» no val.`,
    'GM-PROM-08': () => 'Un càrrec no pot quedar en blanc.',
  },
  'bad-placement': {
    'GM-DEPL-03': ({ kind, territory }, { name }) =>
      `${atFirst(name(territory, 'territories'))} no s’hi pot posar això (${name(kind)}): les guarnicions van a ciutats pròpies, i les altres tropes en terra pròpia o als mars on té eixida, una vegada cadascuna.`,
  },
  'country-taken': { 'GM-DRAFT-02': ({ country }, { name }) => `${name(country, 'countries')} ja l’ha triat algú.` },
  'over-budget': {
    'GM-CREA-01': ({ cost, points }, { count }) => `Aquest país costa ${count(cost, 'punt', 'punts')}; només n’hi ha ${points} per gastar.`,
  },
  'principal-required': { 'GM-CREA-05': () => 'Si un país té personatges, n’hi ha exactament un de principal.' },
  'unknown-country': { 'GM-DRAFT-02': ({ country }) => `En aquest mapa no hi ha cap país «${country}».` },

  'bad-edge-barrier': {
    'GM-BOARD-03': ({ a, b }, { name, row }) =>
      `${row([a, b].map((id) => name(id, 'territories')))} no es toquen, i per tant no hi pot haver res entremig.`,
  },
  'map-bad-edge': {
    'GM-MAPV-04': ({ a, b }, { name, row }) =>
      `Cada línia uneix dos territoris diferents del mapa, i cada parella una sola vegada; la que hi ha entre ${row([a, b].map((id) => name(id, 'territories')))}, no.`,
  },
  'map-bad-feature': {
    'GM-MAPV-03': (facts, { name }) =>
      facts.fault === 'unknown'
        ? `${atFirst(name(facts.territory, 'territories'))} no hi pot haver «${facts.feature}»: no és cap accident del terreny.`
        : `${name(facts.territory, 'territories')} és un mar, i els mars no tenen accidents.`,
  },
  'map-city-count': {
    'GM-MAPV-10': ({ country, cities }, { name, count }) =>
      `Un país té tres ciutats; ${name(country, 'countries')} té ${count(cities, 'ciutat', 'ciutats')}.`,
  },
  'map-city-name': { 'GM-MAPV-12': () => 'Cada ciutat necessita un nom que no tinga cap altra.' },
  'map-city-place': {
    'GM-MAPV-11': ({ country }, { name }) =>
      `Les ciutats ${ofPlace(name(country, 'countries'))} han de ser en tres territoris diferents del mateix país.`,
  },
  'map-country-count': {
    'GM-MAPV-06': ({ players, countries }, { count }) =>
      `Un mapa per a ${count(players, 'jugador', 'jugadors')} té tants països diferents com jugadors, no ${countries}.`,
  },
  'map-country-too-small': {
    'GM-MAPV-09': ({ country, territories }, { name, count }) =>
      `${name(country, 'countries')} té ${count(territories, 'territori', 'territoris')}; un país en necessita almenys tres.`,
  },
  'map-disconnected': {
    'GM-MAPV-05': ({ reached, territories }, { count }) =>
      `Des del primer territori només s’arriba a ${reached} ${of(count(territories, 'territori', 'territoris'))} sense travessar cap penya-segat.`,
  },
  'map-duplicate-id': {
    'GM-MAPV-01': (facts) => {
      switch (facts.fault) {
        case 'unusable':
          return 'Cada territori necessita un senyal que no siga en blanc.';
        case 'personal':
          return `Amb «${facts.territory}» es marquen els personatges; un territori necessita un altre senyal.`;
        case 'twice':
          return `Dos territoris porten el senyal «${facts.territory}».`;
      }
    },
  },
  'map-sea-owned': {
    'GM-MAPV-08': ({ territory }, { name }) => `${name(territory, 'territories')} és un mar, i els mars no són de cap país.`,
  },
  'map-shared-land': {
    'GM-MAPV-07': ({ territory, owners }, { name, count }) =>
      `${name(territory, 'territories')} és ${of(count(owners, 'país', 'països'))}; cada terra és d’un de sol.`,
  },
  'map-size': {
    'GM-MAPV-02': ({ players, least, land }, { count }) =>
      `Un mapa per a ${count(players, 'jugador', 'jugadors')} té ${of(`${least}`)} a 200 territoris de terra, no ${land}.`,
  },
  'map-unassigned-land': {
    'GM-MAPV-07': ({ fault, territory }, { name }) =>
      fault === 'nobodys'
        ? `${name(territory, 'territories')} no és de cap país; tota la terra és d’algun.`
        : `Un país anomena «${territory}», que no és terra d’aquest mapa.`,
  },
};

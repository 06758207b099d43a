import { withMinus } from '../../../../../core/data/with-minus.js';
import { orIllFormedIn } from '../../../../../core/refusals/faults.js';
import type { RefusalsIn } from '../../../../../core/refusals/table.js';
import { illFormedInSpanish } from '../../../../../core/words/spanish.js';
import type { configurationRefusals } from '../../../refusals/configuration.js';
import type { countryRefusals } from '../../../refusals/countries.js';
import type { Refusals } from '../../../refusals/index.js';
import type { mapRefusals } from '../../../refusals/maps.js';

type Codes = keyof typeof configurationRefusals | keyof typeof countryRefusals | keyof typeof mapRefusals;

const orIllFormed = /* @__PURE__ */ orIllFormedIn(illFormedInSpanish);

/** What a game, its map and its countries must be like, in Spanish. */
export const boardsAndCountries: Pick<RefusalsIn<Refusals>, Codes> = {
  'bad-config': {
    'GM-CFG-03': /* @__PURE__ */ orIllFormed(({ player }: { readonly player: string }) => `Ningún jugador puede llamarse «${player}».`),
  },
  'duplicate-player': { 'GM-CFG-01': () => 'Dos jugadores llevan el mismo nombre.' },
  'kinds-invalid': {
    'GM-KIND-02': () => 'Cada clase de desastre necesita una señal propia, y al menos una ha de poder darse en cualquier parte.',
  },
  'too-few-players': {
    'GM-CFG-01': ({ players }, { count }) => `Juegan de dos a diez jugadores; aquí hay ${count(players, 'jugador', 'jugadores')}.`,
  },
  'too-many-players': {
    'GM-CFG-01': ({ players }, { count }) => `Juegan de dos a diez jugadores; aquí hay ${count(players, 'jugador', 'jugadores')}.`,
  },

  'army-mismatch': {
    'GM-DEPL-02': ({ army, placed }, { count }) =>
      `El Ejército tiene ${count(army, 'punto', 'puntos')}, que se despliegan todos y ninguno más; se ${placed === 1 ? 'ha' : 'han'} desplegado ${withMinus(placed)}.`,
  },
  'bad-capital': {
    'GM-CREA-09': ({ territory, player }, { name }) =>
      `${player} no tiene ninguna ciudad en ${name(territory, 'territories')}; la capital ha de ser una ciudad propia.`,
  },
  'bad-character': { 'GM-CREA-03': () => 'Los valores de un personaje van de 0 a 3, y al menos uno ha de ser 1 o más.' },
  'bad-characteristic': {
    'GM-CREA-02': ({ characteristic, value }, { name }) => `${name(characteristic)}: de 0 a 10, no ${withMinus(value)}.`,
  },
  'bad-city-site': {
    'GM-CREA-07': ({ territory }, { name }) =>
      `En ${name(territory, 'territories')} no cabe una ciudad nueva: hace falta tierra propia que no tenga ninguna.`,
    'GM-SACT-02': () => 'Solo pueden recibir murallas las tres primeras ciudades propias, una vez cada una.',
  },
  'bad-location': {
    'GM-CREA-10': ({ name: person, territory }, { name }) =>
      `${person} no puede empezar en ${name(territory, 'territories')}: el principal empieza en una ciudad propia y los demás en tierra propia.`,
  },
  'bad-name': {
    'GM-CREA-07': ({ name }) => `Una ciudad necesita un nombre que no tenga ninguna otra; «${name}» no sirve.`,
    'GM-CREA-11': ({ fault }) => (fault === 'character' ? 'Un personaje necesita nombre y cargo.' : 'Un país necesita un nombre.'),
    'GM-FOUN-01': ({ name }) => `Una ciudad necesita un nombre que no tenga ninguna otra; «${name}» no sirve.`,
    'GM-PROM-08': () => 'Un cargo no puede quedar en blanco.',
  },
  'bad-placement': {
    'GM-DEPL-03': ({ kind, territory }, { name }) =>
      `En ${name(territory, 'territories')} no se puede desplegar esto (${name(kind)}): las guarniciones van en ciudades propias, y las demás tropas en tierra propia o en los mares que la bañan, una vez cada una.`,
  },
  'country-taken': { 'GM-DRAFT-02': ({ country }, { name }) => `${name(country, 'countries')} ya lo ha elegido alguien.` },
  'over-budget': {
    'GM-CREA-01': ({ cost, points }, { count }) => `Este país cuesta ${count(cost, 'punto', 'puntos')}; solo hay ${points} para gastar.`,
  },
  'principal-required': { 'GM-CREA-05': () => 'Si un país tiene personajes, uno y solo uno es el principal.' },
  'unknown-country': { 'GM-DRAFT-02': ({ country }) => `En este mapa no hay ningún país «${country}».` },

  'bad-edge-barrier': {
    'GM-BOARD-03': ({ a, b }, { name, row }) =>
      `${row([a, b].map((id) => name(id, 'territories')))} no se tocan, así que nada puede haber entre ambos.`,
  },
  'map-bad-edge': {
    'GM-MAPV-04': ({ a, b }, { name, row }) =>
      `Un linde une dos territorios distintos del mapa, y cada pareja una sola vez; el que hay entre ${row([a, b].map((id) => name(id, 'territories')))}, no.`,
  },
  'map-bad-feature': {
    'GM-MAPV-03': (facts, { name }) =>
      facts.fault === 'unknown'
        ? `En ${name(facts.territory, 'territories')} no puede haber «${facts.feature}»: no es ningún accidente del terreno.`
        : `${name(facts.territory, 'territories')} es un mar, y los mares no tienen accidentes.`,
  },
  'map-city-count': {
    'GM-MAPV-10': ({ country, cities }, { name, count }) =>
      `Un país tiene tres ciudades; ${name(country, 'countries')} tiene ${count(cities, 'ciudad', 'ciudades')}.`,
  },
  'map-city-name': { 'GM-MAPV-12': () => 'Cada ciudad necesita un nombre que no tenga ninguna otra.' },
  'map-city-place': {
    'GM-MAPV-11': ({ country }, { name }) =>
      `Las ciudades de ${name(country, 'countries')} han de estar en tres territorios distintos del propio país.`,
  },
  'map-country-count': {
    'GM-MAPV-06': ({ players, countries }, { count }) =>
      `Un mapa para ${count(players, 'jugador', 'jugadores')} tiene otros tantos países distintos, no ${countries}.`,
  },
  'map-country-too-small': {
    'GM-MAPV-09': ({ country, territories }, { name, count }) =>
      `${name(country, 'countries')} tiene ${count(territories, 'territorio', 'territorios')}; un país necesita al menos tres.`,
  },
  'map-disconnected': {
    'GM-MAPV-05': ({ reached, territories }, { count }) =>
      `De ${count(territories, 'territorio', 'territorios')}, desde el primero solo se llega a ${reached} sin cruzar un acantilado.`,
  },
  'map-duplicate-id': {
    'GM-MAPV-01': (facts) => {
      switch (facts.fault) {
        case 'unusable':
          return 'Cada territorio necesita una señal que no esté en blanco.';
        case 'personal':
          return `Con «${facts.territory}» se señala a los personajes; un territorio necesita otra señal.`;
        case 'twice':
          return `Dos territorios llevan la señal «${facts.territory}».`;
      }
    },
  },
  'map-sea-owned': {
    'GM-MAPV-08': ({ territory }, { name }) => `${name(territory, 'territories')} es un mar, y los mares no son de ningún país.`,
  },
  'map-shared-land': {
    'GM-MAPV-07': ({ territory, owners }, { name, count }) =>
      `${name(territory, 'territories')} es de ${count(owners, 'país', 'países')}; cada tierra es de uno solo.`,
  },
  'map-size': {
    'GM-MAPV-02': ({ players, least, land }, { count }) =>
      `Un mapa para ${count(players, 'jugador', 'jugadores')} tiene de ${least} a 200 territorios de tierra, no ${land}.`,
  },
  'map-unassigned-land': {
    'GM-MAPV-07': ({ fault, territory }, { name }) =>
      fault === 'nobodys'
        ? `${name(territory, 'territories')} no es de ningún país; toda la tierra es de alguno.`
        : `Un país nombra «${territory}», que no es tierra de este mapa.`,
  },
};

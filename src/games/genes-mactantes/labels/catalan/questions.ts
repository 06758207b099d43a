import type { AnswerWords, Questions, Teller } from '../language.js';
import { nobody } from '../telling.js';
import { ofPlace } from './phrases.js';

/** What forms ask in Catalan, by field. */
export const questions: Questions = {
  'draw-coast.name': 'Com es diu la regió?',
  'draw-coast.territories.#.kind': ([nth]) => `Territori ${nth}: terra o mar?`,
  'draw-coast.territories.#.name': ([nth]) => `Com es diu el territori ${nth}?`,
  'draw-coast.territories.#.id': ([nth]) => `Quin senyal té al mapa el territori ${nth}?`,
  'draw-coast.edges.#': ([nth]) => `Amb quins dels territoris anteriors limita el territori ${nth! + 1}?`,
  'draw-coast.edges.#.#': ([nth, part]) => `Amb quins de la part ${part} de la regió limita l’últim territori, el ${nth! + 1}?`,
  'draw-features.features.#.territory': 'Quina terra té accidents?',
  'draw-features.features.#.features': 'Quins accidents té?',
  'draw-features.barriers.#.edge': 'Entre quins dos hi ha una barrera?',
  'draw-features.barriers.#.barrier': 'Què hi ha entremig?',
  'draw-borders.countries.#.name': ([nth]) => `Com es diu el país ${nth}?`,
  'draw-borders.countries.#.id': ([nth]) => `Quin senyal té al mapa el país ${nth}?`,
  'draw-borders.countries.#.territories': ([nth]) => `Quines terres són del país ${nth}?`,
  'place-cities.cities.#.territory': ([nth], teller) => `Ciutat ${((nth! - 1) % 3) + 1} ${ofCountry(nth!, teller)}: on és?`,
  'place-cities.cities.#.name': ([nth], teller) => `Ciutat ${((nth! - 1) % 3) + 1} ${ofCountry(nth!, teller)}: com es diu?`,
  country: 'Quin país?',
  'create-country.name': 'Com es diu el teu país?',
  'create-country.description': 'Què se’n pot dir?',
  'create-country.characteristics': 'Quant val cada característica?',
  'create-country.newCities.#.territory': 'On és la ciutat nova?',
  'create-country.newCities.#.name': 'Com es diu?',
  'create-country.newCities.#.walled': 'Té muralles?',
  wallInitial: 'Quines de les primeres ciutats reben muralles?',
  capital: 'Quina ciutat és la capital?',
  'create-country.characters.#.location': ([nth]) => `On comença el personatge ${nth}?`,
  'create-country.characters.#.name': ([nth]) => `Com es diu el personatge ${nth}?`,
  'create-country.characters.#.role': ([nth]) => `Quin càrrec té el personatge ${nth}?`,
  'create-country.characters.#.values': ([nth]) => `En què destaca el personatge ${nth}?`,
  'create-country.principal': 'Qui és el principal?',
  armyPoints: 'Quants punts van a l’Exèrcit?',
  'deploy-army.units': 'Quines tropes van a cada lloc?',
  'choose-disaster.kind': 'Quin desastre?',
  'choose-disaster-city.territory': 'Quina ciutat n’és afectada?',
  'face-crisis.characteristic': 'Quina crisi?',
  'face-crisis.characters': 'Qui hi ajuda?',
  acceptSupport: 'Hi poden ajudar d’altres?',
  'support-crisis.characters': 'Qui hi envies a ajudar?',
  'declare.kind': 'Quina mena d’acció?',
  'declare.written': 'Contra qui, o per quina ciutat?',
  'declare.written.target': 'Quin rival?',
  'declare.written.mode': 'De quina manera?',
  'declare.written.title': 'Conserva el càrrec?',
  'declare.written.role': 'Quin càrrec?',
  'declare.written.name': 'Quin nom?',
  'declare.written.city': 'A quina ciutat?',
  declaration: 'Quina acció del teu full?',
  'execute.territory': 'On és la batalla?',
  objective: 'Quina mena de batalla?',
  'execute.units': 'Quines tropes lluiten?',
  'execute.city': 'A quina ciutat?',
  'execute.from': 'Quines tropes?',
  'execute.to.territory': 'On van?',
  'execute.to.kind': 'Com a què?',
  amount: 'Quants punts?',
  patrol: 'Des d’on actua la patrulla?',
  base: 'Des d’on s’assetja?',
  characters: 'Quins personatges hi participen?',
  authorityCharacters: 'Qui parla per l’Autoritat?',
  useIntel: 'Es fa servir informació?',
  'travel.character': 'Qui viatja?',
  path: ([nth]) => (nth === 1 ? 'On va primer el viatge?' : 'I des d’allà?'),
  'release-captive.character': 'Quin captiu?',
  'lift-siege.territory': 'El setge de quina ciutat?',
  'defend-battle.units': 'Quines tropes ajuden a defensar?',
  'join-battle.side': 'Quin bàndol?',
  'react.mode': 'Què es fa amb el personatge?',
  'repatriate.city': 'On va el personatge?',
  'commit-rebels.units': 'Quines tropes ajuden els rebels?',
  'commit-rebels.principal': 'Qui dirigeix els rebels?',
  'commit-rebels.characters': 'Qui lluita pels rebels?',
  offer: 'Quina oferta?',
  to: 'A qui?',
  'propose-trade.give.#.item': 'Què dones?',
  'propose-trade.take.#.item': 'Què demanes?',
  note: 'Què hi vols afegir?',
  'disclose.what': 'Què mostres?',
  text: 'Amb quines paraules?',
  turns: 'Durant quants torns?',
  against: 'Informació sobre qui?',
  character: 'Quin personatge?',
  territory: 'On?',
  kind: 'De quina mena?',
  characteristic: 'Quina característica?',
};

/** Whose the city is: each country has three. */
const ofCountry = (city: number, { view, country }: Teller): string => {
  const found = view?.map.countries[Math.floor((city - 1) / 3)];
  return found === undefined ? `del país ${Math.floor((city - 1) / 3) + 1}` : ofPlace(country(found.id));
};

/** What answers are called in Catalan, by field. */
export const answers: AnswerWords = {
  'declare.written': (aim: { readonly opponent: string } | { readonly territory: string }, { name, cityIn }) =>
    'opponent' in aim
      ? aim.opponent === nobody
        ? 'per una ciutat de ningú'
        : `contra ${name(aim.opponent)}`
      : `per la ciutat ${ofPlace(cityIn(aim.territory))}`,
  'declare.written.title': (title: string) => (title === 'keep' ? 'conserva el càrrec' : 'un altre càrrec'),
  'commit-rebels.principal': (id: string | null, { person }) => (id === null ? 'ningú' : person(id)),
  'repatriate.city': (city: string | null, { cityIn }) => (city === null ? 'enlloc: es queda' : cityIn(city)),
  'announce.to': (to: string, { name }) => (to === 'all' ? 'tothom' : name(to)),
  'disclose.what': (what: 'sheet' | { readonly character: string }, { person }) =>
    what === 'sheet' ? 'el teu full' : `on és ${person(what.character)}`,
};

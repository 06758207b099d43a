import type { AnswerWords, Questions, Teller } from '../language.js';
import { nobody } from '../telling.js';

/** What forms ask in Spanish, by field. */
export const questions: Questions = {
  'draw-coast.name': '¿Cómo se llama la región?',
  'draw-coast.territories.#.kind': ([nth]) => `Territorio ${nth}: ¿tierra o mar?`,
  'draw-coast.territories.#.name': ([nth]) => `¿Cómo se llama el territorio ${nth}?`,
  'draw-coast.territories.#.id': ([nth]) => `¿Qué señal lleva en el mapa el territorio ${nth}?`,
  'draw-coast.edges.#': ([nth]) => `¿Con cuáles de los territorios anteriores linda el territorio ${nth! + 1}?`,
  'draw-coast.edges.#.#': ([nth, part]) => `¿Con cuáles de la parte ${part} de la región linda el último territorio, el ${nth! + 1}?`,
  'draw-features.features.#.territory': '¿Qué tierra tiene accidentes?',
  'draw-features.features.#.features': '¿Qué accidentes tiene?',
  'draw-features.barriers.#.edge': '¿Entre qué dos hay una barrera?',
  'draw-features.barriers.#.barrier': '¿Qué hay en medio?',
  'draw-borders.countries.#.name': ([nth]) => `¿Cómo se llama el país ${nth}?`,
  'draw-borders.countries.#.id': ([nth]) => `¿Qué señal lleva en el mapa el país ${nth}?`,
  'draw-borders.countries.#.territories': ([nth]) => `¿Qué tierras son del país ${nth}?`,
  'place-cities.cities.#.territory': ([nth], teller) => `Ciudad ${((nth! - 1) % 3) + 1} ${ofCountry(nth!, teller)}: ¿dónde está?`,
  'place-cities.cities.#.name': ([nth], teller) => `Ciudad ${((nth! - 1) % 3) + 1} ${ofCountry(nth!, teller)}: ¿cómo se llama?`,
  country: '¿Qué país?',
  'create-country.name': '¿Cómo se llama tu país?',
  'create-country.description': '¿Qué se puede decir de él?',
  'create-country.characteristics': '¿Cuánto vale cada característica?',
  'create-country.newCities.#.territory': '¿Dónde está la ciudad nueva?',
  'create-country.newCities.#.name': '¿Cómo se llama?',
  'create-country.newCities.#.walled': '¿Tiene murallas?',
  wallInitial: '¿Cuáles de las primeras ciudades reciben murallas?',
  capital: '¿Qué ciudad es la capital?',
  'create-country.characters.#.location': ([nth]) => `¿Dónde empieza el personaje ${nth}?`,
  'create-country.characters.#.name': ([nth]) => `¿Cómo se llama el personaje ${nth}?`,
  'create-country.characters.#.role': ([nth]) => `¿Qué cargo tiene el personaje ${nth}?`,
  'create-country.characters.#.values': ([nth]) => `¿En qué destaca el personaje ${nth}?`,
  'create-country.principal': '¿Quién es el principal?',
  armyPoints: '¿Cuántos puntos van al Ejército?',
  'deploy-army.units': '¿Qué tropas van a cada lugar?',
  'choose-disaster.kind': '¿Qué desastre?',
  'choose-disaster-city.territory': '¿A qué ciudad afecta?',
  'face-crisis.characteristic': '¿Qué crisis?',
  'face-crisis.characters': '¿Quién ayuda?',
  acceptSupport: '¿Pueden ayudar otros?',
  'support-crisis.characters': '¿A quién envías a ayudar?',
  'declare.kind': '¿Qué clase de acción?',
  'declare.written': '¿Contra quién, o por qué ciudad?',
  'declare.written.target': '¿Qué rival?',
  'declare.written.mode': '¿De qué manera?',
  'declare.written.title': '¿Conserva el cargo?',
  'declare.written.role': '¿Qué cargo?',
  'declare.written.name': '¿Qué nombre?',
  'declare.written.city': '¿En qué ciudad?',
  declaration: '¿Qué acción de tu hoja?',
  'execute.territory': '¿Dónde es la batalla?',
  objective: '¿Qué clase de batalla?',
  'execute.units': '¿Qué tropas luchan?',
  'execute.city': '¿En qué ciudad?',
  'execute.from': '¿Qué tropas?',
  'execute.to.territory': '¿Adónde van?',
  'execute.to.kind': '¿Como qué?',
  amount: '¿Cuántos puntos?',
  patrol: '¿Desde dónde actúa la patrulla?',
  base: '¿Desde dónde se asedia?',
  characters: '¿Qué personajes participan?',
  authorityCharacters: '¿Quién habla por la Autoridad?',
  useIntel: '¿Se usa información?',
  'travel.character': '¿Quién viaja?',
  path: ([nth]) => (nth === 1 ? '¿Adónde va primero el viaje?' : '¿Y desde allí?'),
  'release-captive.character': '¿A qué cautivo?',
  'lift-siege.territory': '¿El asedio de qué ciudad?',
  'defend-battle.units': '¿Qué tropas ayudan a defender?',
  'join-battle.side': '¿Qué bando?',
  'react.mode': '¿Qué se hace con el personaje?',
  'repatriate.city': '¿Adónde se lleva al personaje?',
  'commit-rebels.units': '¿Qué tropas ayudan a los rebeldes?',
  'commit-rebels.principal': '¿Qué personaje dirige a los rebeldes?',
  'commit-rebels.characters': '¿Quién lucha por los rebeldes?',
  offer: '¿Qué oferta?',
  to: '¿A quién?',
  'propose-trade.give.#.item': '¿Qué das?',
  'propose-trade.take.#.item': '¿Qué pides?',
  note: '¿Qué quieres añadir?',
  'disclose.what': '¿Qué muestras?',
  text: '¿Con qué palabras?',
  turns: '¿Durante cuántos turnos?',
  against: '¿Información sobre quién?',
  character: '¿Qué personaje?',
  territory: '¿Dónde?',
  kind: '¿De qué clase?',
  characteristic: '¿Qué característica?',
};

/** Whose the city is: each country has three. */
const ofCountry = (city: number, { view, country }: Teller): string => {
  const found = view?.map.countries[Math.floor((city - 1) / 3)];
  return found === undefined ? `del país ${Math.floor((city - 1) / 3) + 1}` : `de ${country(found.id)}`;
};

/** What answers are called in Spanish, by field. */
export const answers: AnswerWords = {
  'declare.written': (aim: { readonly opponent: string } | { readonly territory: string }, { name, cityIn }) =>
    'opponent' in aim
      ? aim.opponent === nobody
        ? 'por una ciudad de nadie'
        : `contra ${name(aim.opponent)}`
      : `por la ciudad de ${cityIn(aim.territory)}`,
  'declare.written.title': (title: string) => (title === 'keep' ? 'conserva el cargo' : 'otro cargo'),
  'commit-rebels.principal': (id: string | null, { person }) => (id === null ? 'ninguno' : person(id)),
  'repatriate.city': (city: string | null, { cityIn }) => (city === null ? 'a ningún sitio: se queda' : cityIn(city)),
  'announce.to': (to: string, { name }) => (to === 'all' ? 'todos' : name(to)),
  'disclose.what': (what: 'sheet' | { readonly character: string }, { person }) =>
    what === 'sheet' ? 'tu hoja' : `dónde está ${person(what.character)}`,
};

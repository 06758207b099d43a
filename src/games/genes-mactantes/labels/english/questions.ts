import type { AnswerWords, Questions, Teller } from '../language.js';
import { nobody } from '../telling.js';

/** What forms ask in English, by field. */
export const questions: Questions = {
  'draw-coast.name': 'What is the region called?',
  'draw-coast.territories.#.kind': ([nth]) => `Territory ${nth}: land or sea?`,
  'draw-coast.territories.#.name': ([nth]) => `What is territory ${nth} called?`,
  'draw-coast.territories.#.id': ([nth]) => `Which sign does territory ${nth} bear on the map?`,
  'draw-coast.edges.#': ([nth]) => `Which of the territories before it does territory ${nth! + 1} touch?`,
  'draw-coast.edges.#.#': ([nth, part]) => `Which of part ${part} of the region does the last territory, ${nth! + 1}, touch?`,
  'draw-features.features.#.territory': 'Which land has features?',
  'draw-features.features.#.features': 'Which features does it have?',
  'draw-features.barriers.#.edge': 'Between which two does something lie?',
  'draw-features.barriers.#.barrier': 'What lies between them?',
  'draw-borders.countries.#.name': ([nth]) => `What is country ${nth} called?`,
  'draw-borders.countries.#.id': ([nth]) => `Which sign does country ${nth} bear on the map?`,
  'draw-borders.countries.#.territories': ([nth]) => `Which land belongs to country ${nth}?`,
  'place-cities.cities.#.territory': ([nth], teller) => `City ${((nth! - 1) % 3) + 1} of ${countryAt(nth!, teller)}: where is it?`,
  'place-cities.cities.#.name': ([nth], teller) => `City ${((nth! - 1) % 3) + 1} of ${countryAt(nth!, teller)}: what is it called?`,
  country: 'Which country?',
  'create-country.name': 'What is your country called?',
  'create-country.description': 'What is there to say of it?',
  'create-country.characteristics': 'How high is each characteristic?',
  'create-country.newCities.#.territory': 'Where is the new city?',
  'create-country.newCities.#.name': 'What is it called?',
  'create-country.newCities.#.walled': 'Does it have walls?',
  wallInitial: 'Which of the first cities get walls?',
  capital: 'Which city is the capital?',
  'create-country.characters.#.location': ([nth]) => `Where does character ${nth} begin?`,
  'create-country.characters.#.name': ([nth]) => `What is character ${nth} called?`,
  'create-country.characters.#.role': ([nth]) => `Which title does character ${nth} bear?`,
  'create-country.characters.#.values': ([nth]) => `What is character ${nth} good at?`,
  'create-country.principal': 'Who is the principal?',
  armyPoints: 'How many points go into the Army?',
  'deploy-army.units': 'Which troops go to each place?',
  'choose-disaster.kind': 'Which disaster?',
  'choose-disaster-city.territory': 'Which city is struck?',
  'face-crisis.characteristic': 'Which crisis?',
  'face-crisis.characters': 'Who helps?',
  acceptSupport: 'May others help?',
  'support-crisis.characters': 'Whom do you send to help?',
  'declare.kind': 'What kind of order?',
  'declare.written': 'Against whom, or for which city?',
  'declare.written.target': 'Which rival?',
  'declare.written.mode': 'In which way?',
  'declare.written.title': 'Does the title stay?',
  'declare.written.role': 'Which title?',
  'declare.written.name': 'Which name?',
  'declare.written.city': 'In which city?',
  declaration: 'Which order of your sheet?',
  'execute.territory': 'Where is the battle?',
  objective: 'What kind of battle?',
  'execute.units': 'Which troops fight?',
  'execute.city': 'In which city?',
  'execute.from': 'Which troops?',
  'execute.to.territory': 'Where do they go?',
  'execute.to.kind': 'As what?',
  amount: 'How many points?',
  patrol: 'From where does the patrol raid?',
  base: 'From where is it besieged?',
  characters: 'Which characters take part?',
  authorityCharacters: 'Who speaks for Authority?',
  useIntel: 'Is intel used?',
  'travel.character': 'Who travels?',
  path: ([nth]) => (nth === 1 ? 'Where does the journey go first?' : 'And from there?'),
  'release-captive.character': 'Which captive?',
  'lift-siege.territory': 'The siege of which city?',
  'defend-battle.units': 'Which troops help to defend?',
  'join-battle.side': 'Which side?',
  'react.mode': 'What is done with the character?',
  'repatriate.city': 'Where does the character go?',
  'commit-rebels.units': 'Which troops help the rebels?',
  'commit-rebels.principal': 'Who leads the rebels?',
  'commit-rebels.characters': 'Who fights for the rebels?',
  offer: 'Which offer?',
  to: 'To whom?',
  'propose-trade.give.#.item': 'What do you give?',
  'propose-trade.take.#.item': 'What do you ask for?',
  note: 'What do you want to add?',
  'disclose.what': 'What do you show?',
  text: 'In what words?',
  turns: 'For how many turns?',
  against: 'Intel on whom?',
  character: 'Which character?',
  territory: 'Where?',
  kind: 'Which kind?',
  characteristic: 'Which characteristic?',
};

const countryAt = (city: number, { view, country }: Teller): string => {
  const found = view?.map.countries[Math.floor((city - 1) / 3)];
  return found === undefined ? `country ${Math.floor((city - 1) / 3) + 1}` : country(found.id);
};

/** What answers are called in English, by field. */
export const answers: AnswerWords = {
  'declare.written': (aim: { readonly opponent: string } | { readonly territory: string }, { name, cityIn }) =>
    'opponent' in aim
      ? aim.opponent === nobody
        ? 'for a city that is nobody’s'
        : `against ${name(aim.opponent)}`
      : `for the city of ${cityIn(aim.territory)}`,
  'declare.written.title': (title: string) => (title === 'keep' ? 'the title stays' : 'another title'),
  'repatriate.city': (city: string | null, { place }) => (city === null ? 'nowhere: the character stays' : place(city)),
  'announce.to': (to: string, { name }) => (to === 'all' ? 'everybody' : name(to)),
  'disclose.what': (what: 'sheet' | { readonly character: string }, { person }) =>
    what === 'sheet' ? 'your own sheet' : `where ${person(what.character)} is`,
};

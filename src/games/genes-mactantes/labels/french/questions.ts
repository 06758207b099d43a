import type { AnswerWords, Questions, Teller } from '../language.js';
import { nobody } from '../telling.js';
import { of } from './phrases.js';

/** What forms ask in French, by field. */
export const questions: Questions = {
  'draw-coast.name': 'Comment s’appelle la région ?',
  'draw-coast.territories.#.kind': ([nth]) => `Territoire ${nth} : terre ou mer ?`,
  'draw-coast.territories.#.name': ([nth]) => `Comment s’appelle le territoire ${nth} ?`,
  'draw-coast.territories.#.id': ([nth]) => `Quel signe le territoire ${nth} porte-t-il sur la carte ?`,
  'draw-coast.edges.#': ([nth]) => `Lesquels des territoires précédents le territoire ${nth! + 1} touche-t-il ?`,
  'draw-coast.edges.#.#': ([nth, part]) => `Que touche le dernier territoire, le ${nth! + 1}, dans la partie ${part} de la région ?`,
  'draw-features.features.#.territory': 'Quelle terre a du relief ?',
  'draw-features.features.#.features': 'Qu’y trouve-t-on ?',
  'draw-features.barriers.#.edge': 'Entre lesquels y a-t-il un obstacle ?',
  'draw-features.barriers.#.barrier': 'Qu’y a-t-il entre eux ?',
  'draw-borders.countries.#.name': ([nth]) => `Comment s’appelle le pays ${nth} ?`,
  'draw-borders.countries.#.id': ([nth]) => `Quel signe le pays ${nth} porte-t-il sur la carte ?`,
  'draw-borders.countries.#.territories': ([nth]) => `Quelles terres sont au pays ${nth} ?`,
  'place-cities.cities.#.territory': ([nth], teller) => `Ville ${((nth! - 1) % 3) + 1} ${ofCountry(nth!, teller)} : où est-elle ?`,
  'place-cities.cities.#.name': ([nth], teller) => `Ville ${((nth! - 1) % 3) + 1} ${ofCountry(nth!, teller)} : comment s’appelle-t-elle ?`,
  country: 'Quel pays ?',
  'create-country.name': 'Comment s’appelle votre pays ?',
  'create-country.description': 'Que peut-on en dire ?',
  'create-country.characteristics': 'Combien vaut chaque caractéristique ?',
  'create-country.newCities.#.territory': 'Où est la ville nouvelle ?',
  'create-country.newCities.#.name': 'Comment s’appelle-t-elle ?',
  'create-country.newCities.#.walled': 'A-t-elle des murailles ?',
  wallInitial: 'Lesquelles des premières villes reçoivent des murailles ?',
  capital: 'Quelle ville est la capitale ?',
  'create-country.characters.#.location': ([nth]) => `Où le personnage ${nth} commence-t-il ?`,
  'create-country.characters.#.name': ([nth]) => `Comment s’appelle le personnage ${nth} ?`,
  'create-country.characters.#.role': ([nth]) => `Quelle charge le personnage ${nth} exerce-t-il ?`,
  'create-country.characters.#.values': ([nth]) => `En quoi le personnage ${nth} est-il doué ?`,
  'create-country.principal': 'Qui est le personnage principal ?',
  armyPoints: 'Combien de points vont à l’Armée ?',
  'deploy-army.units': 'Quelles troupes vont en chaque lieu ?',
  'choose-disaster.kind': 'Quelle catastrophe ?',
  'choose-disaster-city.territory': 'Quelle ville est frappée ?',
  'face-crisis.characteristic': 'Quelle crise ?',
  'face-crisis.characters': 'Qui aide ?',
  acceptSupport: 'D’autres peuvent-ils aider ?',
  'support-crisis.characters': 'Qui envoyez-vous aider ?',
  'declare.kind': 'Quelle sorte d’action ?',
  'declare.written': 'Contre qui, ou pour quelle ville ?',
  'declare.written.target': 'Quel rival ?',
  'declare.written.mode': 'De quelle manière ?',
  'declare.written.title': 'Le personnage garde-t-il sa charge ?',
  'declare.written.role': 'Quelle charge ?',
  'declare.written.name': 'Quel nom ?',
  'declare.written.city': 'Dans quelle ville ?',
  declaration: 'Quelle action de votre feuille ?',
  'execute.territory': 'Où la bataille a-t-elle lieu ?',
  objective: 'Quelle sorte de bataille ?',
  'execute.units': 'Quelles troupes se battent ?',
  'execute.city': 'Dans quelle ville ?',
  'execute.from': 'Quelles troupes ?',
  'execute.to.territory': 'Où vont-elles ?',
  'execute.to.kind': 'Comme quoi ?',
  amount: 'Combien de points ?',
  patrol: 'D’où la patrouille part-elle ?',
  base: 'D’où assiège-t-on ?',
  characters: 'Quels personnages y prennent part ?',
  authorityCharacters: 'Qui parle pour l’Autorité ?',
  useIntel: 'Se sert-on de renseignements ?',
  'travel.character': 'Qui voyage ?',
  path: ([nth]) => (nth === 1 ? 'Où le voyage mène-t-il d’abord ?' : 'Et de là ?'),
  'release-captive.character': 'Quel captif ?',
  'lift-siege.territory': 'Le siège de quelle ville ?',
  'defend-battle.units': 'Quelles troupes aident à défendre ?',
  'join-battle.side': 'Quel camp ?',
  'react.mode': 'Que fait-on du personnage ?',
  'repatriate.city': 'Où ramène-t-on le personnage ?',
  'commit-rebels.units': 'Quelles troupes aident les rebelles ?',
  'commit-rebels.principal': 'Qui dirige les rebelles ?',
  'commit-rebels.characters': 'Qui se bat pour les rebelles ?',
  offer: 'Quelle offre ?',
  to: 'À qui ?',
  'propose-trade.give.#.item': 'Que donnez-vous ?',
  'propose-trade.take.#.item': 'Que demandez-vous ?',
  note: 'Que voulez-vous ajouter ?',
  'disclose.what': 'Que montrez-vous ?',
  text: 'En quels mots ?',
  turns: 'Pour combien de tours ?',
  against: 'Des renseignements sur qui ?',
  character: 'Quel personnage ?',
  territory: 'Où ?',
  kind: 'De quelle sorte ?',
  characteristic: 'Quelle caractéristique ?',
};

/** Whose the city is: each country has three. */
const ofCountry = (city: number, { view, country }: Teller): string => {
  const found = view?.map.countries[Math.floor((city - 1) / 3)];
  return found === undefined ? `du pays ${Math.floor((city - 1) / 3) + 1}` : of(country(found.id));
};

/** What answers are called in French, by field. */
export const answers: AnswerWords = {
  'declare.written': (aim: { readonly opponent: string } | { readonly territory: string }, { name, cityIn }) =>
    'opponent' in aim
      ? aim.opponent === nobody
        ? 'pour une ville qui n’est à personne'
        : `contre ${name(aim.opponent)}`
      : `pour la ville ${of(cityIn(aim.territory))}`,
  'declare.written.title': (title: string) => (title === 'keep' ? 'la même charge' : 'une autre charge'),
  'repatriate.city': (city: string | null, { cityIn }) => (city === null ? 'nulle part : le personnage reste' : cityIn(city)),
  'commit-rebels.principal': (id: string | null, { person }) => (id === null ? 'personne' : person(id)),
  'announce.to': (to: string, { name }) => (to === 'all' ? 'tout le monde' : name(to)),
  'disclose.what': (what: 'sheet' | { readonly character: string }, { person }) =>
    what === 'sheet' ? 'votre feuille' : `où est ${person(what.character)}`,
};

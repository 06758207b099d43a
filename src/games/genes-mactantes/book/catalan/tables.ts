import { own } from '../../../../core/data/own.js';
import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { builds } from '../../content/builds.js';
import { defaultDisasters } from '../../content/disasters.js';
import { initialCities, modules, positionFeatures } from '../../content/modules.js';
import { described, termsOf } from '../rows.js';
import { words } from './words.js';

/** The eight places of a ready-made country. */
export const positions: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Els vuit llocs de cada país ja fet',
  head: ['Lloc', 'Què hi ha', 'Ciutat al començament', 'Mar'],
  rows: positionFeatures.map((found, i) => [
    `${i + 1}`,
    termsOf(found, words).join(', '),
    initialCities.includes(i + 1) ? 'sí' : '',
    { 1: 'Mar de Fora', 4: 'Mar de Dins', 6: 'Mar de Fora, per un penya-segat', 7: 'Mar de Fora, tot al voltant' }[i] ?? '',
  ]),
  cites: ['GM-PACK-01', 'GM-PACK-03'],
};

/** The ready-made countries. */
export const countries: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Els països ja fets: n’entren tants com jugadors, per ordre',
  head: ['País', 'Primeres ciutats', 'Territoris, de l’1 al 8'],
  rows: modules.map(({ name, cities, territories }) => [name, cities.join(', '), territories.join(', ')]),
  cites: ['GM-PACK-01', 'GM-PACK-05'],
};

/** What a Relevance brings. */
export const relevance: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Rellevància',
  head: ['Rellevància', 'Dau', 'Punts de creació', 'Exèrcit', 'Accions'],
  rows: [
    ['petita', 'de l’1 al 5', '20', '5', '1'],
    ['mitjana', 'del 6 al 8', '30', '10', '2'],
    ['gran', '9 i 0', '40', '15', '3'],
  ],
  cites: ['GM-REL-01', 'GM-REL-02'],
};

/** The ready-made sheets. */
export const sheets: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Els fulls ja fets',
  head: [
    'Rellevància',
    'Full',
    'Autoritat',
    'Diplomàcia',
    'Militarisme',
    'Tecnologia',
    'Personatges, primer el principal',
    'Ciutats i muralles',
    'Exèrcit',
    'Accions',
  ],
  rows: builds.map(({ relevance: size, id, characteristics: values, characters, newCities, newWalledCities, wallsCapital, yields }) => [
    words[size],
    own(words, id) ?? id,
    ...values.map(String),
    characters.map((one) => described(one, words)).join('; '),
    [
      ...(newCities > 0 ? [newCities === 1 ? '1 de nova' : `${newCities} de noves`] : []),
      ...(newWalledCities > 0 ? [newWalledCities === 1 ? '1 de nova emmurallada' : `${newWalledCities} de noves emmurallades`] : []),
      ...(wallsCapital ? ['muralles a la capital'] : []),
    ].join(', '),
    `${yields.army}`,
    `${yields.actions}`,
  ]),
  cites: ['GM-SHEET-01', 'GM-SHEET-02'],
};

/** What strikes where. */
export const disasters: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Desastres',
  head: ['Desastre', 'On pot passar'],
  rows: defaultDisasters.map(({ name, terrain }) => [
    name,
    terrain === 'any' ? 'a tot arreu' : terrain === 'coastal' ? 'a la costa' : termsOf(terrain, { ...words, coastal: 'costa' }).join(', '),
  ]),
  cites: ['GM-KIND-01'],
};

const action = (name: string, how: string, what: string): readonly string[] => [name, how, what];

/** The orders of the internal step. */
export const internal: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Accions internes',
  head: ['Acció', 'Com', 'Què fa'],
  rows: [
    action('Fortificar', 'automàtica', 'emmuralla una ciutat'),
    action('Fundar', 'automàtica', 'una ciutat nova, amb 2 punts de guarnició'),
    action('Reprimir contrapoder', 'prova d’Autoritat, 11', 'el Contrapoder baixa en la xifra per sobre'),
    action('Restaurar ordre', 'prova d’Autoritat, 10', 'repara un desastre'),
    action('Taxes', 'automàtica; després, prova d’Autoritat, 10', 'una acció més el torn vinent; si la prova falla, 1 d’Autoritat menys'),
    action('Desenvolupament', 'automàtica', 'una característica puja en 1'),
    action('Observació', 'prova de Diplomàcia, 12', 'anul·la una Investigació sobre el teu país'),
    action('Batalla', 'contesa de Militarisme', 'lluita en terra teua'),
    action('Guerra civil', 'batalla; després, prova d’Autoritat, 14', 'lluita contra els rebels; pot acabar la guerra'),
    action('Reclutar soldats', 'automàtica, o prova de Militarisme, 10', 'un soldat; o tants com la xifra per sobre, a canvi d’Autoritat'),
    action('Soldats a casa', 'automàtica', 'converteix Exèrcit en Autoritat'),
    action('Trasllat de tropes', 'automàtica', 'mou tropes o en canvia la mena'),
    action('Ascendir', 'automàtica', 'millora, nomena o presenta un personatge'),
    action('Assassinar', 'contesa de Diplomàcia', 'mata un personatge al teu país'),
    action('Capturar', 'contesa de Diplomàcia o Militarisme', 'pren un personatge al teu país'),
    action('Convèncer', 'prova d’Autoritat, 18 més l’Autoritat del personatge', 'fa teu un personatge al teu país'),
  ],
};

/** The orders of the external step. */
export const external: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Accions externes',
  head: ['Acció', 'Com', 'Què fa'],
  rows: [
    action('Copiar tecnologia', 'prova de Diplomàcia, 12', 'la teua Tecnologia puja en 2'),
    action('Crear contrapoder', 'prova de Diplomàcia, 14', 'el Contrapoder del rival puja en 1'),
    action('Enfortir contrapoder', 'automàtica', 'el Contrapoder que ja hi ha puja en 1'),
    action('Investigació', 'prova de Diplomàcia, 13', 'un punt d’informació'),
    action('Promoure desafecció', 'prova de Diplomàcia, 10', 'el rival perd 1 d’Autoritat'),
    action('Sabotatge', 'prova de Diplomàcia, 12', 'el rival perd una acció el torn vinent'),
    action('Batalla', 'contesa de Militarisme', 'lluita a fora, en camp obert o per una ciutat'),
    action('Incursió', 'prova de Militarisme, 12', 'el rival perd una acció el torn vinent'),
    action('Setge', 'prova de Militarisme, 10, o 12 amb muralles', 'tanca una ciutat; el seu amo perd una acció el torn vinent'),
    action('Assassinar', 'contesa de Diplomàcia', 'mata un personatge a fora'),
    action('Capturar', 'contesa de Diplomàcia o Militarisme', 'pren un personatge a fora, o allibera el propi'),
    action('Convèncer', 'prova d’Autoritat, 18 més l’Autoritat del personatge', 'fa teu un personatge a fora'),
    action('Recolzar un alçament', 'es demana quan es lluita la guerra', 'tropes i gent per als rebels'),
  ],
};

/** Victory points. */
export const points: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Punts de Victòria',
  head: ['Per cada', 'Punts'],
  rows: [
    ['punt d’una característica', '2'],
    ['personatge viu i lliure', '2'],
    ['ciutat controlada', '2'],
    ['punt d’Exèrcit', '1'],
  ],
  cites: ['GM-VPTS-01', 'GM-VPTS-02', 'GM-VPTS-03', 'GM-VPTS-04'],
};

/** A turn on one page. */
export const phases: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Un torn',
  head: ['Fase', 'Què passa'],
  rows: [
    ['1. Esdeveniments', 'si hi jugueu: una tirada'],
    ['2. Desenvolupament intern', 'situacions crítiques, a partir del segon torn; després, la declaració d’accions internes, d’amagat'],
    ['3. Desenvolupament extern', 'la declaració d’accions externes, d’amagat'],
    ['4. Resolució', 'una ronda de viatges; després, una acció cadascú, primer el de més Autoritat, i tornem-hi'],
    ['Final del torn', 'els desastres sense reparar lleven Autoritat; s’esborren els fulls'],
  ],
  cites: ['GM-FLOW-01'],
};

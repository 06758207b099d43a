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
  caption: 'The eight places of each ready-made country',
  head: ['Place', 'What lies there', 'City at the start', 'Sea'],
  rows: positionFeatures.map((found, i) => [
    `${i + 1}`,
    termsOf(found, words).join(', '),
    initialCities.includes(i + 1) ? 'yes' : '',
    { 1: 'Mar de Fora', 4: 'Mar de Dins', 6: 'Mar de Fora, by a cliff', 7: 'Mar de Fora, all round' }[i] ?? '',
  ]),
  cites: ['GM-PACK-01', 'GM-PACK-03'],
};

/** The ready-made countries. */
export const countries: Chart<ClauseId> = {
  kind: 'table',
  caption: 'The ready-made countries: as many come in as there are players, from the top',
  head: ['Country', 'First cities', 'Territories, 1 to 8'],
  rows: modules.map(({ name, cities, territories }) => [name, cities.join(', '), territories.join(', ')]),
  cites: ['GM-PACK-01', 'GM-PACK-05'],
};

/** What a Relevance brings. */
export const relevance: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Relevance',
  head: ['Relevance', 'Die', 'Points of creation', 'Army', 'Actions'],
  rows: [
    ['small', '1 to 5', '20', '5', '1'],
    ['medium', '6 to 8', '30', '10', '2'],
    ['large', '9 and 0', '40', '15', '3'],
  ],
  cites: ['GM-REL-01', 'GM-REL-02'],
};

/** The ready-made sheets. */
export const sheets: Chart<ClauseId> = {
  kind: 'table',
  caption: 'The ready-made sheets',
  head: [
    'Relevance',
    'Sheet',
    'Authority',
    'Diplomacy',
    'Militarism',
    'Technology',
    'Characters, the principal first',
    'Cities and walls',
    'Army',
    'Actions',
  ],
  rows: builds.map(({ relevance: size, id, characteristics: values, characters, newCities, newWalledCities, wallsCapital, yields }) => [
    words[size],
    own(words, id) ?? id,
    ...values.map(String),
    characters.map((one) => described(one, words)).join('; '),
    [
      ...(newCities > 0 ? [`${newCities} new`] : []),
      ...(newWalledCities > 0 ? [`${newWalledCities} new with walls`] : []),
      ...(wallsCapital ? ['walls for the capital'] : []),
    ].join(', '),
    `${yields.army}`,
    `${yields.actions}`,
  ]),
  cites: ['GM-SHEET-01', 'GM-SHEET-02'],
};

/** What strikes where. */
export const disasters: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Disasters',
  head: ['Disaster', 'Where it can strike'],
  rows: defaultDisasters.map(({ english, terrain }) => [
    english,
    terrain === 'any' ? 'anywhere' : terrain === 'coastal' ? 'on the coast' : termsOf(terrain, { ...words, coastal: 'coast' }).join(', '),
  ]),
  cites: ['GM-KIND-01'],
};

const action = (name: string, how: string, what: string): readonly string[] => [name, how, what];

/** The orders of the internal step. */
export const internal: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Internal orders',
  head: ['Order', 'How', 'What it does'],
  rows: [
    action('Fortify', 'automatic', 'walls for a city'),
    action('Found a city', 'automatic', 'a new city, with 2 points of garrison'),
    action('Suppress counterpower', 'test of Authority, 11', 'Counterpower falls by the margin'),
    action('Restore order', 'test of Authority, 10', 'puts a disaster in order'),
    action('Taxes', 'automatic; then test of Authority, 10', 'one more action next turn; if the test fails, 1 Authority less'),
    action('Development', 'automatic', 'a characteristic rises by 1'),
    action('Observation', 'test of Diplomacy, 12', 'annuls one Investigation of your country'),
    action('Battle', 'contest of Militarism', 'fights on your own land'),
    action('Civil war', 'battle; then test of Authority, 14', 'fights the rebels; may end the war'),
    action('Recruit soldiers', 'automatic, or test of Militarism, 10', 'one soldier; or a levy of the margin, at as much Authority'),
    action('Soldiers home', 'automatic', 'turns Army into Authority'),
    action('Transfer of troops', 'automatic', 'moves troops or changes their kind'),
    action('Promote', 'automatic', 'improves, appoints or introduces a character'),
    action('Assassinate', 'contest of Diplomacy', 'kills a character in your country'),
    action('Capture', 'contest of Diplomacy or Militarism', 'takes a character in your country'),
    action('Convince', 'test of Authority, 18 and the character’s Authority', 'wins over a character in your country'),
  ],
};

/** The orders of the external step. */
export const external: Chart<ClauseId> = {
  kind: 'table',
  caption: 'External orders',
  head: ['Order', 'How', 'What it does'],
  rows: [
    action('Copy technology', 'test of Diplomacy, 12', 'your Technology rises by 2'),
    action('Create counterpower', 'test of Diplomacy, 14', 'the rival’s Counterpower rises by 1'),
    action('Strengthen counterpower', 'automatic', 'Counterpower that is there rises by 1'),
    action('Investigation', 'test of Diplomacy, 13', 'a point of intel'),
    action('Promote disaffection', 'test of Diplomacy, 10', 'the rival loses 1 Authority'),
    action('Sabotage', 'test of Diplomacy, 12', 'the rival loses an action next turn'),
    action('Battle', 'contest of Militarism', 'fights abroad, in the field or for a city'),
    action('Incursion', 'test of Militarism, 12', 'the rival loses an action next turn'),
    action('Siege', 'test of Militarism, 10, or 12 against walls', 'shuts a city in; its master loses an action next turn'),
    action('Assassinate', 'contest of Diplomacy', 'kills a character abroad'),
    action('Capture', 'contest of Diplomacy or Militarism', 'takes a character abroad, or frees your own'),
    action('Convince', 'test of Authority, 18 and the character’s Authority', 'wins over a character abroad'),
    action('Support a rebellion', 'asked when the war is fought', 'troops and people for the rebels'),
  ],
};

/** Victory points. */
export const points: Chart<ClauseId> = {
  kind: 'table',
  caption: 'Victory points',
  head: ['For each', 'Points'],
  rows: [
    ['point of a characteristic', '2'],
    ['free character', '2'],
    ['city', '2'],
    ['point of Army', '1'],
  ],
  cites: ['GM-VPTS-01', 'GM-VPTS-02', 'GM-VPTS-03', 'GM-VPTS-04'],
};

/** A turn on one page. */
export const phases: Chart<ClauseId> = {
  kind: 'table',
  caption: 'A turn',
  head: ['Phase', 'What happens'],
  rows: [
    ['1. Events', 'if you play with them: one die'],
    ['2. Internal development', 'crises, from the second turn on; then the internal orders, in secret'],
    ['3. External development', 'the external orders, in secret'],
    ['4. Resolution', 'a round of journeys; then one order each, the highest Authority first, round and round'],
    ['End of the turn', 'disasters left over cost Authority; the sheets are cleared'],
  ],
  cites: ['GM-FLOW-01'],
};

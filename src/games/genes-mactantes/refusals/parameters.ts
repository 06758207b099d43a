import { coreRefusals } from '../../../core/refusals/common.js';
import type { Say } from '../../../core/refusals/say.js';
import type { FactsOf, Fault, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

const common = coreRefusals['bad-parameter']['CORE-BAD-PARAMETER'];

const noForeignCity = ({ territory }: Words<'territory'>, { name }: Say) =>
  `There is no city of somebody else in ${name(territory, 'territories')}.`;
const noRival = ({ target, player }: Words<'target' | 'player'>) => `${target} is no rival of ${player} who is still in the game.`;

/** What the parameters of every action must be like. */
export const parameterRefusals = {
  /** A parameter is ill formed, names what is not in this game, names something twice, or does not go with the others. */
  'bad-parameter': {
    'GM-BATT-02': ({ fault }: Fault<'no-units' | 'unit-twice'>) => {
      switch (fault) {
        case 'no-units':
          return 'A battle needs at least one unit.';
        case 'unit-twice':
          return 'The same unit is named twice.';
      }
    },
    'GM-BATT-08': ({ territory }: Words<'territory'>, { name }) =>
      `This battle can only be an assault on the city in ${name(territory, 'territories')}.`,
    'GM-BPRO-03': () => 'Whoever takes no side sends no characters.',
    'GM-CAPT-01': () => 'A capture needs a choice between Diplomacy and Militarism.',
    'GM-COMP-02': () => 'A character needs a name and a title.',
    'GM-DEPL-03': () => 'A unit has at least one point.',
    'GM-ERR-01': (
      facts:
        | FactsOf<typeof common>
        | Fault<'unknown-character', Words<'character'>>
        | Fault<'unknown-country', Words<'country'>>
        | Fault<'unknown-disaster', Words<'disaster'>>
        | Fault<'unknown-player', Words<'stranger'>>
        | Fault<'unknown-territory', Words<'territory'>>
        | Fault<'missing' | 'surplus', Words<'kind' | 'field'>>
        | Fault<'army-points' | 'character-twice' | 'no-list-of-units' | 'no-single-unit' | 'nobody-goes-home'>,
      say: Say,
    ) => {
      if (!('fault' in facts)) return common(facts);
      switch (facts.fault) {
        case 'unknown-character':
          return `There is no character “${facts.character}”.`;
        case 'unknown-country':
          return `There is no country “${facts.country}”.`;
        case 'unknown-disaster':
          return `There is no disaster “${facts.disaster}”.`;
        case 'unknown-player':
          return `There is no player “${facts.stranger}”.`;
        case 'unknown-territory':
          return `There is no territory “${facts.territory}”.`;
        case 'missing':
          return `Something is missing to carry this out (${say.name(facts.kind)}): ${say.name(facts.field)}.`;
        case 'surplus':
          return `Something does not belong to this (${say.name(facts.kind)}): ${say.name(facts.field)}.`;
        case 'army-points':
          return 'The points for the Army are 0 or more.';
        case 'character-twice':
          return 'The same character is named twice.';
        case 'no-list-of-units':
          return 'To send soldiers home, say how many leave each unit.';
        case 'no-single-unit':
          return 'A transfer takes troops from one unit.';
        case 'nobody-goes-home':
          return 'Each unit named sends home at least one point.';
      }
    },
    'GM-REAC-01': (facts: Fault<'declined'> | Fault<'contested', Words<'mode'> & { readonly by: string | null }>, { name }) => {
      switch (facts.fault) {
        case 'declined':
          return 'Whoever lets the character go names neither a characteristic nor anybody to help.';
        case 'contested':
          return facts.by === null
            ? `This needs a characteristic (${name(facts.mode)}).`
            : `This cannot be done by ${name(facts.by)} (${name(facts.mode)}).`;
      }
    },
    'GM-SIEG-02': () => 'The siege can be laid from several places; name one of them.',
    'GM-TRAD-02': () => 'A trade names at least one thing.',
    'GM-TRAD-03': ({ territory }: Words<'territory'>, { name }) =>
      `There is a city in ${name(territory, 'territories')}; the land goes with the city, so trade that.`,
    'GM-TRAD-11': () => 'Intel is traded neither by nor to the player whom it is about.',
  },
  /** What is named is not another living player, a character of one, or a city of somebody else. */
  'bad-target': {
    'GM-BATT-08': noForeignCity,
    'GM-SIEG-01': noForeignCity,
    'GM-EXTN-01': noRival,
    'GM-TRAD-02': noRival,
    'GM-TRAD-13': noRival,
    'GM-PERS-01': ({ character, player }: Words<'character' | 'player'>, { name }) =>
      `${name(character)} is no living character of a rival of ${player}.`,
  },
} as const satisfies RefusalTable<ClauseId>;

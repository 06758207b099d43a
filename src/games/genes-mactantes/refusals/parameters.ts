import { coreRefusals } from '../../../core/refusals/common.js';
import { type FactsOf, type Fault, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

const common = coreRefusals['bad-parameter']['CORE-BAD-PARAMETER'];

/** What the parameters of every action must be like. */
export const parameterRefusals = {
  /** A parameter is ill formed, names what is not in this game, names something twice, or does not go with the others. */
  'bad-parameter': {
    'GM-BATT-02': ({ fault }: Fault<'no-units' | 'unit-twice'>) => {
      switch (fault) {
        case 'no-units':
          return 'A battle needs at least one unit.';
        case 'unit-twice':
          return 'A unit is named twice.';
      }
    },
    'GM-BATT-08': ({ territory }: Words<'territory'>) => `This battle is an assault on the city in ${territory}.`,
    'GM-BPRO-03': () => 'Who takes no side sends no characters.',
    'GM-CAPT-01': () => 'A capture is contested by Diplomacy or Militarism.',
    'GM-COMP-02': () => 'A character needs a name and a role.',
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
    ) => {
      if (!('fault' in facts)) return common(facts);
      switch (facts.fault) {
        case 'unknown-character':
          return `There is no character ${facts.character}.`;
        case 'unknown-country':
          return `There is no country ${facts.country}.`;
        case 'unknown-disaster':
          return `There is no disaster ${facts.disaster}.`;
        case 'unknown-player':
          return `There is no player ${facts.stranger}.`;
        case 'unknown-territory':
          return `There is no territory ${facts.territory}.`;
        case 'missing':
          return `${facts.kind} needs ${facts.field}.`;
        case 'surplus':
          return `${facts.kind} has no ${facts.field}.`;
        case 'army-points':
          return 'Points for the Army are 0 or more.';
        case 'character-twice':
          return 'A character is named twice.';
        case 'no-list-of-units':
          return 'Soldiers go home from a list of units.';
        case 'no-single-unit':
          return 'Troops leave from one unit.';
        case 'nobody-goes-home':
          return 'Each unit sends home at least one.';
      }
    },
    'GM-REAC-01': (facts: Fault<'declined'> | Fault<'contested', Words<'mode'> & { readonly by: string | null }>) => {
      switch (facts.fault) {
        case 'declined':
          return 'Who declines names neither characteristic nor characters.';
        case 'contested':
          return `${facts.mode} is not contested by ${facts.by ?? 'nothing'}.`;
      }
    },
    'GM-SIEG-02': () => 'With several bases one must be named.',
    'GM-TRAD-02': () => 'A trade has at least one item.',
    'GM-TRAD-03': ({ territory }: Words<'territory'>) => `${territory} has a city; trade the city.`,
    'GM-TRAD-11': () => 'Intel is traded against third parties.',
  },
  /** What is named is not another living player, a character of one, or a city of somebody else. */
  'bad-target': {
    ...sameFor(['GM-BATT-08', 'GM-SIEG-01'], ({ territory }: Words<'territory'>) => `There is no city of another in ${territory}.`),
    ...sameFor(
      ['GM-EXTN-01', 'GM-TRAD-02', 'GM-TRAD-13'],
      ({ target, player }: Words<'target' | 'player'>) => `${target} is no living rival of ${player}.`,
    ),
    'GM-PERS-01': ({ character, player }: Words<'character' | 'player'>) => `${character} is no living character of a rival of ${player}.`,
  },
} as const satisfies RefusalTable<ClauseId>;

import { genesMactantes } from 'ludoteca/genes-mactantes';
import { scene } from 'ludoteca/genes-mactantes/testing';
import { expect, test } from 'vitest';
import { claimantsOn, intelOf } from '../../examples/web/src/boards/genes-mactantes/ties.js';
import { edit } from '../games/genes-mactantes/helpers/table.js';

const begun = scene({ players: ['ada', 'bo', 'cy'] }, { turn: 3, players: { ada: { intel: { cy: 2 } } } });
const king = begun.countries['bo']!.principal!;

/** The game where somebody has done away with the principal of bo, who is in this one's hands now. */
const claimed = (captor: string | null, principal = king) =>
  genesMactantes.view(
    edit(begun, (draft) => {
      draft.countries['bo']!.dethronedBy = [
        { by: 'ada', character: king },
        { by: 'cy', character: 'person-99' },
        { by: 'cy', character: king },
      ];
      draft.countries['bo']!.principal = principal;
      draft.characters.find(({ id }) => id === king)!.captor = captor;
    }),
    null,
  );

test('who has done away with a principal is shown as long as that person is not free and in office again', () => {
  expect(claimantsOn(claimed('ada'), 'bo')).toEqual(['ada', 'cy']);
  expect(claimantsOn(claimed(null, 'person-98'), 'bo')).toEqual(['ada', 'cy']);
  expect(claimantsOn(claimed(null), 'bo')).toEqual(['cy']);
  expect(claimantsOn(claimed('ada'), 'ada')).toEqual([]);
});

test('of intel only what there is is shown', () => {
  const view = genesMactantes.view(begun, 'bo');
  expect([intelOf(view, 'ada'), intelOf(view, 'bo')]).toEqual([[{ on: 'cy', points: 2 }], []]);
});

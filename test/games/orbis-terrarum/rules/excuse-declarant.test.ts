import { expect } from 'vitest';
import { both, declarants, declared, together } from '../helpers/declarations.js';
import { type Action, act, byReferee, clause, code, game, refused, told } from '../helpers/table.js';

const excuse = (nation: string): Action => byReferee('excuse-declarant', { declaration: 'declaration-1', nation, reason: 'Invaded.' });

clause(['OT-DECL-14', 'OT-REF-12'], 'whoever is forced to break its word is out of it for nothing, and the others stay bound', () => {
  const excused = act(both('commitment'), excuse('gothia'));
  expect([declarants(excused), excused.modifiers, excused.scopes]).toEqual([[['francia']], [], []]);
  expect(excused.notes).toMatchObject([{}, {}, { author: 'referee', nation: 'gothia', subject: 'declaration', text: 'Invaded.' }]);
  expect(told(both('commitment'), excuse('gothia'))).toMatchObject([
    { type: 'declaration-ended', declaration: 'declaration-1', nation: 'gothia', why: 'force-majeure' },
  ]);
  expect(act(declared('neutrality'), excuse('francia')).declarations).toEqual([]);
  expect(act(together('commitment'), excuse('organization-1')).declarations).toEqual([]);
});
clause('OT-REF-12', 'only a declarant of what is in force is excused, and only by the referee', () => {
  const none = ['not-a-declarant', 'OT-REF-12'];
  expect([refused(both('commitment'), excuse('romania')), refused(together('commitment'), excuse('gothia'))]).toEqual([none, none]);
  expect(code(both('commitment'), excuse('nobody'))).toBe('unknown-id');
  const gone = act(declared('neutrality'), excuse('francia'));
  expect(refused(gone, excuse('francia'))).toEqual(['declaration-not-in-force', 'OT-REF-12']);
  expect(code(both('commitment'), { ...excuse('gothia'), player: 'ada' } as Action)).toBe('not-your-turn');
  expect(game.labels.action(excuse('gothia'), 'en', game.view(both('commitment'), 'referee'))).toBe(
    'excuse Gothia from declaration 1 (reason Invaded.)',
  );
});

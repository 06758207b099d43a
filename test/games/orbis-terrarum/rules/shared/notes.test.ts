import { expect } from 'vitest';
import { allianceOffer, note } from '../../helpers/orders.js';
import { divided } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, game } from '../../helpers/table.js';
import { announce, invest, measure, resolve, turn } from '../../helpers/turns.js';

clause('OT-ACT-03', 'a note of any action is as long as agreed and no longer, and kept word for word with who, when and what about', () => {
  const state = start({ noteMaxLength: 5 });
  const long = '123456';
  const tooLong: readonly (readonly [field: string, action: Action])[] = [
    ['text', note(long)],
    ['note', { ...invest, note: long }],
    ['note', allianceOffer({ note: long })],
    ['text', { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'neutrality', text: long }],
    ['reason', { type: 'warn', player: 'referee', whom: 'ada', reason: long }],
    ['reason', { type: 'sanction', player: 'referee', nation: 'francia', target: 'ECN', value: 5, years: 3, reason: long }],
    [
      'ruling.reason',
      { type: 'adjudicate-measure', player: 'referee', measure: 'measure-1', ruling: { kind: 'impossible', reason: long } },
    ],
    ['text', { type: 'private-note', player: 'referee', text: long }],
    ['text', { type: 'post-happening', player: 'referee', category: 'human', kind: 'info', nations: [], text: long }],
  ];
  for (const [path, action] of tooLong)
    expect([action.type, game.explain(state, action)[0]]).toMatchObject([
      action.type,
      { code: 'note-too-long', clause: 'OT-ACT-03', path },
    ]);
  expect(act(state, note(' 3 5 ')).notes).toEqual([{ author: 'ada', nation: 'francia', turn: 1, subject: 'note', text: ' 3 5 ' }]);
  expect(turn(state, [{ ...invest, note: '12345' }], 30).notes).toEqual([
    { author: 'ada', nation: 'francia', turn: 1, subject: 'measure', text: '12345' },
  ]);
  expect(turn(state, [{ ...invest, note: '12345' }], 30).nations).toEqual(turn(state, [invest], 30).nations);
});
clause(['OT-ACT-03', 'OT-SLOT-07'], 'what is written with the measure of a side is by whoever commands it', () => {
  const war = divided(start(), 'gothia', [50, 50], ['bo', 'cy']);
  const sided = measure('gothia', 'offensive', 'strike', {
    ...{ player: 'cy', slot: { kind: 'side', id: 'civil-war-1.2' }, target: { kind: 'side', id: 'civil-war-1.1' } },
    note: 'For the people!',
  });
  expect(resolve(announce(war, sided), 99).state.notes.map(({ author, nation, text }) => [author, nation, text])).toEqual([
    ['cy', 'gothia', 'For the people!'],
  ]);
});

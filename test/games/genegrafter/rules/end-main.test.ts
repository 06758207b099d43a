import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { phase } from '../helpers/facts.js';
import { a } from '../helpers/orders.js';
import { after, allowed, refusal } from '../helpers/playing.js';
import { abilities, begin } from '../helpers/scenes.js';

clause('GG-END-01', 'ending the main step ends characters and battles', () => {
  const hand = ['ironroot', 'fire-lance', ...abilities.slice(0, 8)];
  const state = begin({ hands: { a: hand }, inPlay: { a: ['kestrel'], b: ['hush'] } });
  expect(refusal(state, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
  const ended = after(state, a.play('ironroot'), a.endMain());
  expect(phase(ended)).toBe('discarding');
  expect(refusal(ended, a.battle('b', 'kestrel'))).toEqual(['wrong-phase', 'GG-ACT-04']);
});

clause('GG-PLAY-02', 'whoever holds a character and has played none may not end the main step', () => {
  const state = begin({ hands: { a: ['kestrel', 'hush'] } });
  expect(refusal(state, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
  allowed(after(state, a.play('hush')), a.endMain());
  allowed(begin({ hands: { a: ['fire-lance'] } }), a.endMain());
  // A character drawn in the main step counts too.
  const drawn = after(begin({ deck: ['kestrel', 'hush'], specialDice: ['a'] }), [a.special(), 3]);
  expect(refusal(drawn, a.endMain())).toEqual(['must-play-character', 'GG-PLAY-02']);
});

import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { phase } from '../helpers/facts.js';
import { everybody, pools, round } from '../helpers/graft-rounds.js';
import { a, b, c } from '../helpers/orders.js';
import { after } from '../helpers/playing.js';

clause('GG-GRAFT-10', 'nobody has to graft', () => {
  const state = after(round({ inPlay: everybody, pools }), a.endGrafting(), b.endGrafting(), c.endGrafting());
  expect([phase(state), state.characters.flatMap(({ grafts }) => grafts)]).toEqual(['main', []]);
});

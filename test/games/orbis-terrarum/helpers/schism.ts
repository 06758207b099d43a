import { five, law } from './organization.js';
import { change, organized } from './positions.js';
import { start } from './start.js';
import type { State } from './table.js';

/** With every organization changed. */
export const reform = (state: State, edit: (organization: State['organizations'][number]) => object): State =>
  change(state, (draft) => {
    draft.organizations = state.organizations.map((one) => ({ ...one, ...edit(one) }));
  });
/** Eight members, torn between francia and gothia, who has three followers. */
export const eightTorn = (recognised: Readonly<Record<string, string>>, since = 1): State =>
  reform(organized(start({ schismTurns: 5 }), [...five, 'persia', 'armenia', 'axumia'], { statute: law() }), ({ members }) => ({
    schism: {
      since,
      rival: 'gothia',
      recognitions: members.map((nation) => ({
        nation,
        leader: recognised[nation] ?? (['gothia', 'romania', 'saxonia', 'thuringia'].includes(nation) ? 'gothia' : 'francia'),
      })),
      petitions: [],
    },
  }));
export const inSixthTurn = (state: State): State =>
  change(state, (draft) => {
    draft.turn = 6;
  });

/** An organization divided between Francia and Gothia; so many of its members follow Gothia. */
export const torn = (members: readonly string[], followers: readonly string[], more = {}, since = 1) =>
  organized(start({ schismTurns: 5 }), members, {
    statute: law(),
    schism: {
      since,
      rival: 'gothia',
      recognitions: members.map((nation) => ({ nation, leader: followers.includes(nation) ? 'gothia' : 'francia' })),
      petitions: [],
      ...more,
    },
  });

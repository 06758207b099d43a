import { expect } from 'vitest';
import { fiveWithPersia, law } from '../../helpers/organization.js';
import { change, organized } from '../../helpers/positions.js';
import { eightTorn, inSixthTurn, torn } from '../../helpers/schism.js';
import { start } from '../../helpers/start.js';
import { act, clause, type State } from '../../helpers/table.js';
import { pass, resolve, turn } from '../../helpers/turns.js';

clause('OT-ORG-18', 'a schism of as many turns as agreed splits the organization under one statute, each with its own', () => {
  const at5 = (since: number) =>
    change(torn(fiveWithPersia, ['gothia', 'romania'], {}, since), (draft) => {
      draft.turn = 6;
    });
  expect(turn(at5(2), []).organizations).toHaveLength(1);
  const split = resolve(at5(1)).state.organizations;
  expect(split).toMatchObject([
    { leader: 'francia', members: ['francia', 'saxonia', 'persia'], schism: null, statute: law() },
    { leader: 'gothia', members: ['gothia', 'romania'], schism: null, statute: law(), termEnds: 11 },
  ]);
});
clause(['OT-ORG-18'], 'a split leaves the incumbent with the old and gives the rival the new, whomever either recognises', () => {
  for (const recognised of [{ gothia: 'francia' }, { francia: 'gothia' }] as const) {
    const after = resolve(inSixthTurn(eightTorn(recognised))).state.organizations;
    expect(after.map(({ leader, members }) => [leader, members])).toEqual([
      ['francia', ['francia', 'persia', 'armenia', 'axumia']],
      ['gothia', ['gothia', 'romania', 'saxonia', 'thuringia']],
    ]);
  }
});
clause(['OT-ORG-18', 'OT-ORG-19', 'OT-RES-05'], 'a notice to leave holds in whichever half of a split organization', () => {
  const members = ['francia', 'gothia', 'romania', 'saxonia', 'thuringia', 'persia'];
  const torn = change(
    organized(start({ organizationMin: 2, noticeYears: 3, schismTurns: 1 }), members, {
      schism: {
        ...{ since: 0, rival: 'gothia', petitions: [] },
        recognitions: members.map((nation) => ({
          nation,
          leader: ['gothia', 'romania', 'persia'].includes(nation) ? 'gothia' : 'francia',
        })),
      },
      disavowals: [],
      statute: { ...organized(start(), members).organizations[0]!.statute, term: 10 },
    }),
    () => {},
  );
  const noticed = [
    ['cy', 'romania'],
    ['referee', 'saxonia'],
  ].reduce(
    (now, [player, nation]) => act(now, { type: 'leave-organization', player: player!, nation: nation!, organization: 'organization-1' }),
    torn,
  );
  const split = pass(noticed, 1);
  const halves = ({ organizations }: State) =>
    organizations.map(({ id, members: all, leaving }) => [id, all, leaving.map(({ nation, turn }) => [nation, turn])]);
  expect(halves(split)).toEqual([
    ['organization-1', ['francia', 'saxonia', 'thuringia'], [['saxonia', 4]]],
    ['organization-2', ['gothia', 'romania', 'persia'], [['romania', 4]]],
  ]);
  expect(halves(pass(split, 3))).toEqual([
    ['organization-1', ['francia', 'thuringia'], []],
    ['organization-2', ['gothia', 'persia'], []],
  ]);
});
clause(['OT-ORG-18', 'OT-ORG-04', 'OT-ACT-07'], 'the half that splits off is told of as founded', () => {
  const members = ['francia', 'gothia', 'romania', 'saxonia'];
  const recognitions = members.map((nation, i) => ({ nation, leader: i % 2 === 0 ? 'francia' : 'gothia' }));
  const { statute } = organized(start(), members).organizations[0]!;
  const torn = organized(start({ organizationMin: 2, schismTurns: 1 }), members, {
    ...{ schism: { since: 0, rival: 'gothia', petitions: [], recognitions }, statute: { ...statute, term: 10 } },
  });
  const { events } = resolve(torn);
  const founded = events.filter((event) => event.type === 'organization-changed' && event.what === 'founded');
  expect(founded).toMatchObject([{ organization: 'organization-2' }]);
});

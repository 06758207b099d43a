import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, claim, defend } from '../../helpers/orders.js';
import { claimOf, fightOn, holderOf, killsOn } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** Four raiders before an inhabited planet that nobody holds: refugio, of Defence 0, with so many Chaos Marines. */
const siege = (units: number, planet = 'refugio') => scene(['nl', 'iw', 'al', 'bl'], { inhabitants: { [planet]: units } });

clause('ET-KILL-01', 'every attacker kills, losers too, as many as it has Invasions while any are left', () => {
  const resolved = resolve(siege(5), { nl: [invade('refugio', 3)], iw: [invade('refugio', 4)], al: [invade('refugio', 1)] });
  expect(killsOn(resolved, 'refugio')).toEqual(['iw 4', 'nl 1']);
  expect(fightOn(resolved, 'refugio').groups).toEqual([
    { members: ['nl'], for: 'nl', attack: 3, kills: 1, residual: 2 },
    { members: ['iw'], for: 'iw', attack: 4, kills: 4, residual: 0 },
    { members: ['al'], for: 'al', attack: 1, kills: 0, residual: 1 },
  ]);
});

clause(['ET-KILL-01', 'ET-TRAIT-04'], 'a point spent on a kill is lost against the Defence', () => {
  const siegeOfFour = resolve(siege(3, 'cadia'), { nl: [invade('cadia', 4)] });
  expect(fightOn(siegeOfFour, 'cadia')).toMatchObject({ defence: 1, winner: null, groups: [{ attack: 4, kills: 3, residual: 1 }] });
  const siegeOfFive = resolve(siege(3, 'cadia'), { nl: [invade('cadia', 5)] });
  expect(fightOn(siegeOfFive, 'cadia')).toMatchObject({ defence: 1, winner: 'nl', groups: [{ attack: 5, kills: 3, residual: 2 }] });
});

clause('ET-KILL-02', 'the greater attack kills first, whatever the seats', () => {
  const resolved = resolve(siege(6), {
    nl: [invade('refugio', 1)],
    iw: [invade('refugio', 2)],
    al: [invade('refugio', 3)],
    bl: [invade('refugio', 4)],
  });
  expect(killsOn(resolved, 'refugio')).toEqual(['bl 4', 'al 2']);
});

clause('ET-KILL-02', 'allies kill one by one by their own attack, not by that of the alliance', () => {
  const terms = ['iw', 'al'];
  const resolved = resolve(siege(4), {
    nl: [invade('refugio', 3)],
    iw: [allied('refugio', terms, { count: 2 })],
    al: [allied('refugio', terms, { count: 4 })],
  });
  expect(killsOn(resolved, 'refugio')).toEqual(['al 4']);
});

clause('ET-KILL-02', 'a named killer kills when the strongest of its alliance would, but no more than its own attack', () => {
  const terms = ['iw', 'al'];
  const sheets = (killer: string | null) => ({
    nl: [invade('refugio', 3)],
    iw: [allied('refugio', terms, { count: 2, killer })],
    al: [allied('refugio', terms, { count: 4, killer })],
  });
  expect(killsOn(resolve(siege(6), sheets('iw')), 'refugio')).toEqual(['iw 2', 'al 4']);
  expect(killsOn(resolve(siege(6), sheets(null)), 'refugio')).toEqual(['al 4', 'nl 2']);
});

clause('ET-KILL-02', 'a killer named in terms that were not matched has no privilege', () => {
  const resolved = resolve(siege(3), {
    nl: [invade('refugio', 2)],
    iw: [allied('refugio', ['iw', 'al'], { count: 1, killer: 'iw' })],
    al: [allied('refugio', ['iw', 'al'], { count: 3, killer: 'iw', beneficiary: 'al' })],
  });
  expect(killsOn(resolved, 'refugio')).toEqual(['al 3']);
});

clause(
  ['ET-KILL-02', 'ET-KILL-04', 'ET-ALLY-08'],
  'a killer on whom the allies do not agree has no privilege: the strongest kills first',
  () => {
    for (const killers of [
      ['iw', null],
      ['iw', 'al'],
      [null, 'iw'],
    ] as const) {
      const [mine, theirs] = killers;
      const apart = resolve(siege(3), {
        iw: [allied('refugio', ['iw', 'al'], { count: 1, killer: mine })],
        al: [allied('refugio', ['iw', 'al'], { count: 3, killer: theirs })],
      });
      expect([killers, killsOn(apart, 'refugio')]).toEqual([killers, ['al 3']]);
    }
    // Nor does it move before a fellow member of the same strength.
    const equal = (killer: string | null) => ({
      iw: [allied('refugio', ['iw', 'al'], { killer: 'al' })],
      al: [allied('refugio', ['iw', 'al'], { killer })],
    });
    expect(killsOn(resolve(siege(1), equal('al'), { lots: [0] }), 'refugio')).toEqual(['al 1']);
    expect(killsOn(resolve(siege(1), equal(null), { lots: [0] }), 'refugio')).toEqual(['iw 1']);
  },
);

const two = { nl: [invade('refugio', 2)], iw: [invade('refugio', 2)] };

clause(
  ['ET-KILL-03', 'ET-RAND-01'],
  'equal attackers draw lots only where the inhabitants suffice for some of them and not for all',
  () => {
    // With four inhabitants both kill their fill; with two, three or one it matters who comes first.
    expect(killsOn(resolve(siege(4), two), 'refugio')).toEqual(['nl 2', 'iw 2']);
    expect(killsOn(resolve(siege(9), two), 'refugio')).toEqual(['nl 2', 'iw 2']);
    for (const [units, first] of [
      [3, ['iw 2', 'nl 1']],
      [2, ['iw 2']],
      [1, ['iw 1']],
    ] as const)
      expect(killsOn(resolve(siege(units), two, { lots: units === 1 ? [1, 0] : [1] }), 'refugio'), `${units} inhabitants`).toEqual(first);
  },
);

clause(['ET-KILL-03', 'ET-RAND-01'], 'a block behind others draws only if its own turn of killing is cut short', () => {
  const sheets = { nl: [invade('refugio', 1)], iw: [invade('refugio', 1)], bl: [invade('refugio', 3)] };
  expect(killsOn(resolve(siege(3), sheets), 'refugio')).toEqual(['bl 3']); // nothing is left for the block
  expect(killsOn(resolve(siege(4), sheets, { lots: [1] }), 'refugio')).toEqual(['bl 3', 'iw 1']);
  expect(killsOn(resolve(siege(5), sheets), 'refugio')).toEqual(['bl 3', 'nl 1', 'iw 1']); // enough for all
});

clause('ET-KILL-03', 'all earlier blocks count, not only the one before', () => {
  const sheets = { nl: [invade('refugio', 1)], iw: [invade('refugio', 1)], al: [invade('refugio', 2)], bl: [invade('refugio', 3)] };
  expect(killsOn(resolve(siege(6), sheets, { lots: [1] }), 'refugio')).toEqual(['bl 3', 'al 2', 'iw 1']);
  expect(killsOn(resolve(siege(3), sheets), 'refugio')).toEqual(['bl 3']);
  expect(killsOn(resolve(siege(5), sheets), 'refugio')).toEqual(['bl 3', 'al 2']);
});

clause('ET-KILL-03', 'a block of m takes m - 1 draws among those not yet placed, in seating order', () => {
  const sheets = { nl: [invade('refugio')], iw: [invade('refugio')], al: [invade('refugio')], bl: [invade('refugio')] };
  // bl of four, then al of [nl, iw, al], then iw of [nl, iw]; nl comes last, and alone has something left.
  const resolved = resolve(siege(3), sheets, { lots: [3, 2, 1] });
  expect(killsOn(resolved, 'refugio')).toEqual(['bl 1', 'al 1', 'iw 1']);
  expect(holderOf(resolved, 'refugio')).toBe('nl');
  expect(resolved.rolls.map((roll) => roll.kind === 'roll' && roll.sides)).toEqual([4, 3, 2]);
  expect(resolved.report.draws.map(({ among, drawn }) => [among, drawn])).toEqual([
    [['nl', 'iw', 'al', 'bl'], 'bl'],
    [['nl', 'iw', 'al'], 'al'],
    [['nl', 'iw'], 'iw'],
  ]);
});

clause('ET-KILL-03', 'a block is weighed by what its attackers can kill, not by their keys', () => {
  // iw is the named killer with one Invasion and the key 3; the block {nl, iw} can kill 3 + 1 = 4.
  const terms = (count: number) => allied('refugio', ['nl', 'iw'], { count, killer: 'iw' });
  const sheets = { nl: [terms(3)], iw: [terms(1)] };
  expect(killsOn(resolve(siege(4), sheets), 'refugio')).toEqual(['iw 1', 'nl 3']); // enough for both: nothing is drawn
  for (const lot of [0, 1]) expect(killsOn(resolve(siege(3), sheets, { lots: [lot] }), 'refugio')).toEqual(['iw 1', 'nl 2']);
});

clause('ET-KILL-04', 'a named killer behind a fellow member moves to just before the foremost of them, and no further', () => {
  const terms = allied('refugio', ['nl', 'al'], { count: 2, killer: 'al' });
  const sheets = { nl: [terms], iw: [invade('refugio', 2)], al: [terms] };
  const killed = (...lots: number[]) => killsOn(resolve(siege(3), sheets, { lots }), 'refugio');
  expect(killed(0, 0)).toEqual(['al 2', 'nl 1']); // nl, iw, al becomes al, nl, iw
  expect(killed(1, 0)).toEqual(['iw 2', 'al 1']); // iw, nl, al becomes iw, al, nl
  expect(killed(2, 1)).toEqual(['al 2', 'iw 1']); // al, iw, nl stays
  expect(killed(2, 0)).toEqual(['al 2', 'nl 1']); // al, nl, iw stays
});

clause('ET-KILL-04', 'the killers of several alliances move one alliance after the other, by their earliest seats', () => {
  const outer = allied('refugio', ['nl', 'bl'], { killer: 'bl' });
  const inner = allied('refugio', ['iw', 'al'], { killer: 'al' });
  const resolved = resolve(siege(5), { nl: [outer], iw: [inner], al: [inner], bl: [outer] });
  expect(killsOn(resolved, 'refugio')).toEqual(['bl 1', 'nl 1', 'al 1', 'iw 1']);
});

clause('ET-KILL-04', 'a fellow member in another block is not overtaken or waited for', () => {
  const terms = (count: number) => allied('refugio', ['nl', 'iw'], { count, killer: 'nl' });
  const resolved = resolve(siege(5), { nl: [terms(4)], iw: [terms(1)], al: [invade('refugio', 2)] });
  expect(killsOn(resolved, 'refugio')).toEqual(['nl 4', 'al 1']);
});

clause('ET-KILL-05', 'kills are credited to whoever made them, even if the attack fails', () => {
  const resolved = resolve(scene(['ec', 'iw']), { ec: [invade('fenris', 2), claim('delirium-tremens')], iw: [invade('fenris', 1)] });
  expect(holderOf(resolved, 'fenris')).toBeNull();
  expect(resolved.report.kills).toEqual([{ planet: 'fenris', player: 'ec', kind: 'spaceMarines', units: 2 }]);
  expect(resolved.events).toContainEqual({ type: 'inhabitants-killed', planet: 'fenris', player: 'ec', kind: 'spaceMarines', units: 2 });
  expect(resolved.events.filter(({ type }) => type === 'inhabitants-killed')).toHaveLength(1); // none for iw, who killed nobody
  expect(claimOf(resolved, 'ec', 'delirium-tremens').achieved).toBe(true);
});

clause('ET-KILL-06', 'Defence does not protect inhabitants: they die first', () => {
  const state = scene(['nl', 'iw'], { holds: { iw: ['pozo-negro'] } });
  const resolved = resolve(state, { nl: [invade('refugio', 2)], iw: [defend('refugio', 9)] });
  expect(killsOn(resolved, 'refugio')).toEqual(['nl 2']);
  expect(resolved.state.planets['refugio']).toMatchObject({ controller: null, inhabitants: 0 });
});

clause(
  ['ET-KILL-07', 'ET-TRAIT-05', 'ET-ADJ-07'],
  'the survivors are what the planet has from the next turn on, and nobody comes back',
  () => {
    const first = resolve(siege(3, 'cadia'), { nl: [invade('cadia', 1)] });
    expect(first.state.planets['cadia']).toMatchObject({ controller: null, inhabitants: 2 });
    const quiet = resolve(first.state);
    expect(quiet.state.planets['cadia']!.inhabitants).toBe(2);
    const second = resolve(quiet.state, { nl: [invade('cadia', 2)], iw: [invade('cadia', 1)] });
    expect(killsOn(second, 'cadia')).toEqual(['nl 2']);
    expect(second.state.planets['cadia']).toMatchObject({ controller: null, inhabitants: 0 });
    const third = resolve(second.state, { iw: [invade('cadia', 2)] });
    expect([killsOn(third, 'cadia'), holderOf(third, 'cadia')]).toEqual([[], 'iw']);
  },
);

clause('ET-KILL-03', 'seating order is that of the configuration, not of the names', () => {
  const state = scene(
    [
      ['10', 'nightLords'],
      ['9', 'ironWarriors'],
      ['toString', 'alphaLegion'],
    ],
    { inhabitants: { refugio: 1 } },
  );
  const sheets = { '9': [invade('refugio')], '10': [invade('refugio')], toString: [invade('refugio')] };
  const resolved = resolve(state, sheets, { lots: [0, 0, 1] });
  expect(killsOn(resolved, 'refugio')).toEqual(['10 1']);
  // Of 9 and toString, both with one attack left, the lot takes the second.
  expect(holderOf(resolved, 'refugio')).toBe('toString');
});

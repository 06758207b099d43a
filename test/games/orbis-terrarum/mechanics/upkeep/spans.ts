import { entryOf, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';
import { itemsOf, votersOn } from '../../../../../src/games/orbis-terrarum/mechanics/diplomacy/conferences.js';
import { anew, count, effectsOf, extinct, gone, steps, strides, told, upkeeps } from '../../helpers/long-games.js';

type State = OrbisTerrarum['State'];

test('a modifier goes in the upkeep of its last turn, or is used, offset or ended with its treaty', () => {
  let expired = 0;
  for (const { before, after, events } of strides()) {
    const treaties = new Set([...told(events, 'treaty-ended'), ...told(events, 'treaty-changed')].map(({ treaty }) => treaty));
    const amended = told(events, 'resolution-adopted').length > 0;
    const used = new Set(told(events, 'modifier-consumed').map(({ modifier }) => modifier));
    const offset = new Set(told(events, 'modifier-cancelled').flatMap(({ modifier, after }) => (after === 0 ? [modifier] : [])));
    for (const { id, nation, lastTurn, singleUse, cancellable, cause } of gone(before.modifiers, after.modifiers)) {
      if (used.has(id)) expect(singleUse).toBe(true);
      else if (offset.has(id)) expect(cancellable).toBe(true);
      else if (!anew(events) && !extinct(events).has(nation) && !(cause !== null && (treaties.has(cause) || amended))) {
        expect([id, lastTurn, after.turn > before.turn || after.ended !== null]).toEqual([id, before.turn, true]);
        expired++;
      }
    }
    const kept = new Map(after.modifiers.map((modifier) => [modifier.id, modifier]));
    for (const { id, lastTurn, cause, cancellable } of before.modifiers) {
      const now = kept.get(id)?.lastTurn ?? lastTurn;
      if (now < lastTurn) expect(cause !== null && treaties.has(cause)).toBe(true);
      if (now > lastTurn) expect(cancellable || (cause !== null && treaties.has(cause))).toBe(true);
    }
  }
  for (const { before, after } of upkeeps()) expect(after.modifiers.filter(({ lastTurn }) => lastTurn <= before.turn)).toEqual([]);
  count(expired, 20);
});

test('a treaty lasts as long as agreed: it ends early only by breach, by agreement, or for want of parties', () => {
  let expired = 0;
  for (const { before, after, events, actions } of strides()) {
    const ends = new Map(told(events, 'treaty-ended').map(({ treaty, why }) => [treaty, why]));
    for (const { id, lastTurn } of gone(before.treaties, after.treaties)) {
      expect(ends.has(id)).toBe(true);
      if (ends.get(id) === 'expired') {
        expect(lastTurn).toBe(before.turn);
        expired++;
      } else if (lastTurn === before.turn && after.turn > before.turn)
        expect(['too-few-parties', 'terminated', 'repealed', 'broken']).toContain(ends.get(id));
    }
    const { treatyMaxYears, yearsPerTurn } = after.config;
    for (const { id, lastTurn, concludedTurn, leaving } of after.treaties) {
      const old = before.treaties.find((treaty) => treaty.id === id);
      if (old === undefined) expect(concludedTurn).toBe(before.turn);
      else if (old.lastTurn !== lastTurn) expect(told(events, 'treaty-changed').some(({ treaty }) => treaty === id)).toBe(true);
      expect(lastTurn - before.turn).toBeLessThanOrEqual(Math.ceil(treatyMaxYears / yearsPerTurn));
      for (const { nation, turn } of old?.leaving ?? [])
        if (after.turn === before.turn && !leaving.some((one) => one.nation === nation && one.turn === turn))
          expect([...actions.map(({ type }) => type), ...events.map(({ type }) => type)]).toContain('treaty-changed');
    }
  }
  for (const { before, after } of upkeeps())
    for (const { lastTurn, leaving } of after.treaties) {
      expect(lastTurn).toBeGreaterThan(before.turn);
      for (const { turn } of leaving) expect(turn).toBeGreaterThan(before.turn);
    }
  count(expired, 3);
});

test('a revoked declaration binds until its notice has run out, and no longer', () => {
  let revoked = 0;
  for (const { before, after, events } of strides())
    for (const { declaration, nation, why } of told(events, 'declaration-ended')) {
      if (why !== 'revoked') continue;
      const until = before.declarations.find(({ id }) => id === declaration)!.revocations.find((one) => one.nation === nation)!.turn;
      expect([until, after.turn > before.turn || after.ended !== null]).toEqual([before.turn, true]);
      revoked++;
    }
  for (const { before, after } of upkeeps())
    for (const { revocations } of after.declarations) for (const { turn } of revocations) expect(turn).toBeGreaterThan(before.turn);
  count(revoked, 1);
});

test('a leader stays until the term is over: it goes early only by leaving, by schism or by resolution', () => {
  let over = 0;
  for (const { before, after, events } of strides())
    for (const { id, leader, termEnds, election, schism } of before.organizations) {
      const now = after.organizations.find((one) => one.id === id);
      if (now === undefined || leader === null) continue;
      const vacant = told(events, 'organization-changed').some(({ organization, what }) => organization === id && what === 'vacant');
      const chosen = told(events, 'leader-elected').some(({ organization }) => organization === id);
      if (now.leader !== leader) expect(vacant || chosen).toBe(true);
      const excused = vacant || schism !== null || election !== null || told(events, 'resolution-adopted').length > 0;
      if (chosen && !excused) expect(termEnds).toBe(before.turn);
      const ended = events.some(({ type }) => type === 'turn-ended') && termEnds !== null && termEnds <= before.turn;
      if (!ended || now.schism !== null) continue;
      expect(now.election !== null || now.termEnds! > before.turn).toBe(true);
      over++;
    }
  for (const { before, after } of upkeeps())
    for (const { election, leader, schism } of after.organizations) {
      expect(election === null || election.since === before.turn || election.since === after.turn).toBe(true);
      expect(leader !== null || election !== null || schism !== null).toBe(true);
      if (schism !== null) expect(before.turn - schism.since).toBeLessThan(after.config.schismTurns);
    }
  count(over, 1);
});

test('a conference is counted after a full turn of voting, is forced to vote in time, and is then put away', () => {
  let counted = 0;
  for (const { before, after, events } of upkeeps()) {
    const { conferenceMaxYears, yearsPerTurn } = after.config;
    for (const { id, stage, startTurn, votingSince } of after.conferences) {
      if (stage === 'voting') expect(before.turn).toBeLessThanOrEqual(votingSince!);
      if (stage === 'discussion') expect((before.turn - startTurn) * yearsPerTurn).toBeLessThan(conferenceMaxYears);
      const old = before.conferences.find((one) => one.id === id);
      if (old?.stage === 'voting' && stage === 'closed') {
        // Whoever has no vote on an item is not waited for. [OT-CONF-27]
        const everybody = itemsOf(old).every((item) =>
          votersOn(before, old, item).every((nation) => old.votes.some((vote) => vote.nation === nation && vote.item === item)),
        );
        const ready = before.turn > old.votingSince! || everybody || old.attendees.length === 0;
        expect(ready || events.some(({ type }) => type === 'vote-cast' || type === 'nation-extinct')).toBe(true);
        counted++;
      }
    }
    const isOver = (stage: string): boolean => stage === 'closed' || stage === 'dissolved';
    // The referee may still be asked at the end of a turn whether there is authority for it.
    const ended = told(events, 'conference-changed').flatMap(({ conference, stage }) => (isOver(stage) ? [conference] : []));
    for (const { id, stage } of gone(before.conferences, after.conferences))
      expect([id, isOver(stage) || ended.includes(id)]).toEqual([id, true]);
  }
  for (const { after, events } of strides()) {
    if (told(events, 'turn-opened').length === 0) continue;
    const weighed = new Set(after.decisions.flatMap(({ kind, about }) => (kind === 'conference-authority' ? [about.subject] : [])));
    const late = after.conferences.filter(
      ({ id, stage, startTurn }) => stage === 'scheduled' && startTurn <= after.turn && !weighed.has(id),
    );
    expect(late).toEqual([]);
  }
  for (const { before, after, events } of strides())
    if (!events.some(({ type }) => type === 'turn-ended')) expect(gone(before.conferences, after.conferences)).toEqual([]);
  count(counted, 1);
});

test('a rising ends by suppression, escalation or extinction, at the latest in the upkeep of its last turn', () => {
  let ended = 0;
  for (const { before, after, events, actions } of strides()) {
    const ruled = new Set(effectsOf(actions).flatMap((effect) => ('rebellion' in effect ? [effect.rebellion] : [])));
    const named = new Set(
      [...told(events, 'rebellion-suppressed'), ...told(events, 'rebellion-escalated')].map(({ rebellion }) => rebellion),
    );
    for (const { id, nation, deadlineTurn } of gone(before.rebellions, after.rebellions)) {
      const escalated = told(events, 'rebellion-escalated').some(({ rebellion }) => rebellion === id);
      if (escalated && !ruled.has(id)) expect(deadlineTurn).toBe(before.turn);
      expect(named.has(id) || extinct(events).has(nation)).toBe(true);
      ended++;
    }
    if (after.turn > before.turn)
      expect(after.rebellions.filter(({ id, deadlineTurn }) => deadlineTurn <= before.turn && !ruled.has(id))).toEqual([]);
  }
  count(ended, 1);
});

test('opportunities, distances, grants, crises, attitudes and hosts keep to their last turn', () => {
  let over = 0;
  for (const { before, after, events, actions } of strides()) {
    const ruled = new Set(effectsOf(actions).flatMap((effect) => (effect.do === 'end-crisis' ? [effect.crisis] : [])));
    const distance = (one: { readonly nation: string | null; readonly target: string; readonly dimension: string }): string =>
      [one.nation, one.target, one.dimension].join(' ');
    const moved = new Set([
      ...actions.flatMap((one) => (one.type === 'set-scope' ? [distance(one)] : [])),
      ...effectsOf(actions).flatMap((effect) => (effect.do === 'scope' ? [distance(effect)] : [])),
    ]);
    const ending = events.some(({ type }) => type === 'turn-ended');
    const dead = extinct(events);
    for (const { id, lastTurn } of gone(before.opportunities, after.opportunities)) {
      expect([id, lastTurn, ending]).toEqual([id, before.turn, true]);
      over++;
    }
    for (const { from, to, lastTurn, dimension } of gone(before.scopes, after.scopes)) {
      const ruledOn = moved.has(distance({ nation: from, target: to, dimension }));
      if (!ruledOn && !dead.has(from) && !dead.has(to)) expect([lastTurn, ending]).toEqual([before.turn, true]);
    }
    for (const [id, { grants, alive }] of Object.entries(before.nations))
      for (const grant of gone(grants, after.nations[id]!.grants)) {
        const used = after.reports.some(({ measure }) => measure.nation === id && measure.slot.id === grant.id);
        if (!used && !anew(events) && alive && after.nations[id]!.alive) expect([grant.lastTurn, ending]).toEqual([before.turn, true]);
      }
    for (const { id, lastTurn, nation } of gone(before.crises, after.crises))
      if (!dead.has(nation))
        expect(told(events, 'crisis-ended').some(({ crisis }) => crisis === id) && (lastTurn === null || ending || ruled.has(id))).toBe(
          true,
        );
    if (!ending) continue;
    for (const { attitudes } of Object.values(after.regions))
      expect(attitudes.filter(({ lastTurn }) => lastTurn <= before.turn)).toEqual([]);
    expect(
      [...after.scopes, ...after.crises, ...after.hosts].filter(({ lastTurn }) => lastTurn !== null && lastTurn <= before.turn),
    ).toEqual([]);
    expect(after.opportunities.filter(({ lastTurn }) => lastTurn <= before.turn)).toEqual([]);
    const { theftWindowYears, yearsPerTurn } = after.config;
    const fresh = ({ turn }: { readonly turn: number }) => (before.turn + 1 - turn) * yearsPerTurn < theftWindowYears;
    expect(after.thefts.filter((theft) => !fresh(theft))).toEqual([]);
    expect(after.thefts.length).toBeGreaterThanOrEqual(before.thefts.filter(fresh).length);
  }
  count(over, 1);
});

test('the referees of these games do whatever a referee may, short of closing them', () => {
  const done = new Set<string>();
  for (const { action } of steps()) {
    if (action.player !== 'referee') continue;
    done.add(action.type);
    if (action.type === 'adjudicate-measure') done.add(action.ruling.kind);
    for (const effect of effectsOf([action])) done.add(effect.do);
  }
  const deeds = [
    ...['start-game', 'open-orders', 'close-orders', 'resolve-turn', 'decide', 'private-note', 'post-happening', 'apply-effects'],
    ...['warn', 'sanction', 'set-activity', 'set-scope', 'set-attributes', 'rule-breach', 'void-declaration', 'normalise-penalty'],
    ...['offer-opportunity', 'publish-milestone', 'award-milestone', 'award-attribute', 'adjudicate-measure'],
    ...['void', 'impossible', 'trivial', 'scope', 'undefended', 'reinterpret', 'contest', 'grant', 'conflict'],
  ];
  expect(deeds.filter((deed) => !done.has(deed))).toEqual([]);
});

test('a streak is what the reports of the turns say, and nothing else', () => {
  let runs = new Map<string, { outcome: string; length: number }>();
  const kinds = new Set<boolean>();
  let longest = 0;
  let last: State | undefined;
  for (const { before, after, events } of strides()) {
    if (last !== before) runs = new Map();
    last = after;
    if (!events.some(({ type }) => type === 'turn-ended')) continue;
    const turn = new Map<string, boolean>();
    for (const { measure, area, roll, veiled, exposed } of after.reports) {
      if (roll === null) continue;
      // What is done covertly, found out or not, is counted apart. [OT-MOD-18]
      const covert = veiled || exposed;
      const key = [measure.nation, measure.statistic, area, covert].join(' ');
      kinds.add(covert);
      turn.set(key, (turn.get(key) ?? false) || roll.result === 'success');
    }
    const next = new Map(after.config.streakConsecutive ? [] : runs);
    for (const [key, success] of turn) {
      const outcome = success ? 'success' : 'failure';
      const old = runs.get(key);
      next.set(key, { outcome, length: old?.outcome === outcome ? old.length + 1 : 1 });
    }
    for (const key of next.keys()) if (!after.nations[key.split(' ')[0]!]!.alive) next.delete(key);
    if (anew(events)) next.clear();
    expect(
      new Map(
        after.streaks.map(({ nation, statistic, area, covert, outcome, length }) => [
          [nation, statistic, area, covert].join(' '),
          { outcome, length },
        ]),
      ),
    ).toEqual(next);
    runs = next;
    longest = Math.max(longest, ...[...next.values()].map(({ length }) => length));
  }
  count(longest, 3);
  expect([...kinds].sort()).toEqual([false, true]);
});

test('clashes and quiet turns of a conflict are counted turn by turn, and its status follows them', () => {
  const seen = new Set<string>();
  for (const { before, after, events, actions } of upkeeps()) {
    const dead = extinct(events);
    const pair = (a: string, b: string) => [a, b].sort().join(' ');
    const clashes = new Set(
      after.reports.flatMap(({ measure, roll, victim, veiled, atHiddenHost }) => {
        const { nation, statistic, mode } = measure;
        const open = entryOf(statistic, mode)!.hostile && statistic !== 'espionage' && statistic !== 'sabotage' && !veiled && !atHiddenHost;
        return open && roll !== null && victim !== null && victim !== nation ? [pair(nation, victim)] : [];
      }),
    );
    const agreed =
      events.some(({ type }) => ['treaty-concluded', 'rebellion-escalated'].includes(type)) ||
      effectsOf(actions).some((effect) => effect.do === 'conflict');
    const now = new Map(after.conflicts.map((conflict) => [pair(conflict.a, conflict.b), conflict]));
    for (const old of before.conflicts) {
      const key = pair(old.a, old.b);
      if (dead.has(old.a) || dead.has(old.b) || agreed) continue;
      const conflict = now.get(key);
      if (clashes.has(key)) {
        const { clashRun, quietRun, status } = conflict!;
        const run = old.clashRun + 1;
        expect([clashRun, quietRun]).toEqual([run, 0]);
        const declared = before.declarations.some(({ kind }) => kind === 'war');
        if (!declared) expect(status).toBe(old.status !== 'hostilities' || run >= after.config.warAfterTurns ? 'war' : 'hostilities');
      } else if (before.turn < old.firstTurn) expect(conflict).toMatchObject({ clashRun: old.clashRun, quietRun: old.quietRun });
      else if (old.status === 'hostilities') expect(conflict).toBeUndefined();
      else {
        const suspended = old.status === 'suspended' || old.quietRun + 1 >= after.config.suspendAfterTurns;
        expect([conflict!.clashRun, conflict!.status]).toEqual([0, suspended ? 'suspended' : 'war']);
      }
      if (conflict !== undefined) expect(conflict.activeTurns).toBe(old.activeTurns + (conflict.status === 'war' ? 1 : 0));
      seen.add(`${old.status} ${conflict?.status ?? 'none'}`);
    }
    for (const key of clashes)
      if (!key.split(' ').some((nation) => !after.nations[nation]!.alive) && !agreed) expect(now.has(key)).toBe(true);
    for (const { turn } of after.aggressions) expect(turn).toBeGreaterThanOrEqual(before.turn - 2);
  }
  for (const change of ['hostilities none', 'hostilities war', 'war war', 'war suspended', 'suspended war'])
    expect([...seen]).toContain(change);
});

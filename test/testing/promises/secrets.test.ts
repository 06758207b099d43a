import { type Dice, E, O } from 'ludoteca';
import { expect, test } from 'vitest';
import { insistOnlySeen } from '../../../src/testing/promises/secrecy.js';
import {
  answering,
  type Bids,
  type Breach,
  broken,
  brokenForStrangers,
  type State,
  type Step,
  short,
  stepping,
  testBreaches,
  there,
} from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

/** How many bids are written: a secret, until all are opened. */
const written = ({ sheets }: State): number => Object.values(sheets).filter(({ bid }) => bid !== null).length;
/** How many coins are bid, where somebody else has written a bid. */
const bidByOthers = ({ sheets }: State, viewer: unknown): number =>
  Object.entries(sheets).reduce((sum, [player, { bid }]) => sum + (player === viewer ? 0 : (bid?.coins ?? -1)), 0);

const atStep = (
  change: (step: Step, before: State, action: { readonly player: string; readonly type: string }) => Partial<Step>,
  game: Bids = sealedBids,
): Bids =>
  answering('reduce', (answer, [state, action]) => stepping(answer, (step) => ({ ...step, ...change(step, state, action) })), game);
/** Once a game is over all that it offers is something else. */
const offeringInVain = (): Bids => {
  let ended = false;
  const game = answering('outcome', (outcome) => {
    ended ||= O.isSome(outcome);
    return outcome;
  });
  return answering('randomAction', (action, [, player]) => (ended ? ({ type: 'fold', player } as never) : action), game);
};
const told = (who: (event: { readonly type: string }, viewer: string | null) => boolean): Bids =>
  answering('witness', (event, [real, viewer]) => (who(real, viewer) ? real : event));
/** An event more in the setup. */
const begun = (answer: ReturnType<Bids['setup']>, event: (state: State) => Step['events'][number]): ReturnType<Bids['setup']> =>
  E.isRight(answer) ? E.right({ ...answer.right, events: [...answer.right.events, event(answer.right.state)] }) : answer;
/** Whoever looks at a lot is given another favour, by the dice that are thrown for it. */
const favouredBy = (throwing: (dice: Dice) => readonly number[]): Bids =>
  answering('reduce', (answer, [, { type, player }, dice]) =>
    stepping(answer, (step) => {
      if (type !== 'peek') return step;
      const favour = Number(throwing(dice).join(''));
      const state = { ...step.state, favours: { ...step.state.favours, [player]: favour } };
      return { ...step, state, events: [...step.events, { type: 'favour-shown', player, favour }] };
    }),
  );
const favoured = favouredBy((dice) => [dice.roll(9, 'a favour')]);
const isCommitted = ({ sheets }: State): boolean => Object.values(sheets).some(({ committed }) => committed);
const hasBid = (coins: number, { sheets }: State): boolean => Object.values(sheets).some(({ bid }) => bid?.coins === coins);
/** Everybody bids two coins, and then commits. */
const bidOrCommit = ({ sheets }: State, player: string) =>
  sheets[player]!.bid === null ? ({ type: 'bid', player, coins: 2, against: [] } as const) : ({ type: 'commit', player } as const);
/** With every bid a die is thrown, of so many sides as are bid; all see how it falls, and are told that it fell. */
const rolling = answering('reduce', (answer, [before, action, dice]) =>
  stepping(answer, (step) => {
    if (action.type !== 'bid') return step;
    const sides = 100 + action.coins;
    const value = dice.roll(sides, 'a die');
    return {
      state: { ...step.state, lot: before.lot + value },
      events: [...step.events, { type: 'coin-lost', player: action.player }],
      rolls: [...step.rolls, { kind: 'roll', sides, value, why: 'a die' }],
    };
  }),
);
/** A game that refuses everything after so many steps. */
const refusingAfter = (steps: number): Bids => {
  let taken = 0;
  return answering('reduce', (answer, [state, action, dice]) =>
    ++taken > steps ? sealedBids.reduce(state, { ...action, player: 'nobody' }, dice) : answer,
  );
};
const heardOf = (state: State): number => (state as { readonly heard?: number }).heard ?? 0;
/** Whoever looks is refused at one of the times that it is tried in the same state, by its number. */
const refusingTime = (number: number): Bids => {
  const looked = new Map<State, number>();
  return answering(
    'reduce',
    (answer, [state, action, dice]) => {
      if (action.type !== 'peek') return answer;
      const times = (looked.get(state) ?? 0) + 1;
      looked.set(state, times);
      return times === number ? sealedBids.reduce(state, { ...action, player: 'nobody' }, dice) : answer;
    },
    favoured,
  );
};
let deals = 0;
let tellings = 0;

const breaches: readonly Breach[] = [
  // redeal
  [
    'deals otherwise with the same dice',
    'redeal',
    answering('redeal', (state) => ({ ...state, lot: (deals++ % 9) + 1 })),
    `${there}, before step 1, redealt for ada: the same dice deal otherwise: at lot 1 was expected, 2 was found.`,
  ],
  [
    'deals what its codec does not take',
    'redeal',
    answering('redeal', (state) => ({ ...state, lot: 99 })),
    `${there}, before step 1, redealt for ada: Refused: bad-state (CORE-STATE) lot: lot should be a whole number from 1 to 15; it is 99.`,
  ],
  [
    'deals a lot that all see',
    'redeal',
    answering('redeal', (state) => ({ ...state, lot: 1 })),
    `${there}, before step 1, redealt for ada: it can be told from the true state: the view differs: at lot 4 was expected, 1 was found.`,
  ],
  [
    'fails to deal',
    'redeal',
    answering('redeal', () => {
      throw new Error('no cards');
    }),
    `${there}, before step 1, redealt for ada: no cards`,
  ],
  [
    'lets those act who have written a bid',
    'redeal',
    answering('actors', (actors, [state, viewer]) => (viewer === undefined || bidByOthers(state, viewer) < 1 ? actors : [])),
    `${there}, before step 1, redealt for ada: it can be told from the true state: other players can act: at 0 "ada" was expected, nothing was found.`,
  ],
  [
    'waits for those who have written a bid',
    'redeal',
    answering('awaited', (players, [state, viewer]) => (viewer === undefined || bidByOthers(state, viewer) < 1 ? players : [])),
    `${there}, before step 1, redealt for ada: it can be told from the true state: other players are waited for: at 0 "ada" was expected, nothing was found.`,
  ],
  [
    'opens something else where bids are high',
    'redeal',
    answering('open', (open, [state, player]) => (player === undefined && bidByOthers(state, 'ada') > 2 ? open.slice(1) : open)),
    `${there}, before step 4, redealt for ada: it can be told from the true state: other actions are open: at 0 "bid" was expected, "withdraw" was found.`,
  ],
  [
    'opens something else to a player where bids are high',
    'redeal',
    answering('open', (open, [state, player]) => (player !== undefined && bidByOthers(state, player) > 2 ? open.slice(1) : open)),
    `${there}, before step 1, redealt for bo: it can be told from the true state: other actions are for the viewer to try: at 0 "bid" was expected, "peek" was found.`,
  ],
  [
    'counts points by what is bid',
    'redeal',
    answering('points', (points, [state]) => points + bidByOthers(state, 'nobody')),
    `${there}, before step 1, redealt for ada: it can be told from the true state: the points differ: at 0 -2 was expected, 0 was found.`,
  ],
  [
    'is over in another world',
    'redeal',
    brokenForStrangers((game, isStrange) =>
      answering(
        'outcome',
        (outcome, [state]) => (isStrange(state) ? O.some({ ranking: [], winners: [], clause: 'SB-END-01' }) : outcome),
        game,
      ),
    ),
    `${there}, before step 1, redealt for ada: it can be told from the true state: the outcome differs: at _tag "None" was expected, "Some" was found.`,
  ],
  [
    'lists actions by what others bid',
    'redeal',
    answering('legalActions', (actions, [state, player]) => (bidByOthers(state, player) > 2 ? actions.slice(1) : actions)),
    `${there}, before step 1, redealt for bo: it can be told from the true state: other actions are legal: at 0.against.0 nothing was expected, "ada" was found.`,
  ],
  [
    'asks by what others bid',
    'redeal',
    answering('choices', (choice, [state, player, type]) =>
      bidByOthers(state, player) > 2 ? sealedBids.choices(state, 'nobody', type) : choice,
    ),
    `${there}, before step 1, redealt for bo: it can be told from the true state: the form of bid differs: at asked.0 {"kind":"ask","field":"coins","question":{"kind":"one","from":[0,1,2,3,4,5]},"enough":null,"answer":2} was expected, nothing was found.`,
  ],
  [
    'explains by what others bid',
    'redeal',
    answering('explain', (refusal, [state, action]) => (bidByOthers(state, action.player) > 2 ? [...refusal, ...refusal] : refusal)),
    `${there}, before step 1, redealt for bo: it can be told from the true state: the answer to {"type":"withdraw","player":"bo"} differs: at 1 nothing was expected, {"code":"no-bid","clause":"SB-BID-03","message":"There is no bid to withdraw.","facts":{}} was found.`,
  ],
  [
    'reads otherwise what was dealt',
    'redeal',
    answering('decodeState', (read) => (E.isRight(read) ? E.right({ ...read.right, lot: 9 }) : read)),
    `${there}, before step 1, redealt for ada: what was dealt is no legal state: at lot 4 was expected, 9 was found.`,
  ],
  // redealt-plays-on
  [
    'fails to deal for play',
    'redealt-plays-on',
    answering('redeal', () => {
      throw new Error('no cards');
    }),
    `${there}, before step 1, redealt for ada: no cards`,
  ],
  [
    'refuses what it draws itself',
    'redealt-plays-on',
    answering('randomAction', (action, [state]) => action && (Object.isFrozen(state) ? action : { ...action, player: 'nobody' })),
    `${there}, before step 1, redealt for ada: Refused: unknown-player (CORE-UNKNOWN-PLAYER) player: "nobody" takes no part in this game.`,
  ],
  [
    'leads into the impossible',
    'redealt-plays-on',
    {
      ...sealedBids,
      reduceInPlace: (state, action, dice) => {
        const answer = sealedBids.reduceInPlace(state, action, dice);
        if (E.isRight(answer)) (state as { lot: number }).lot = 99;
        return answer;
      },
    },
    `${there}, before step 1, redealt for ada: Refused: bad-state (CORE-STATE) lot: lot should be a whole number from 1 to 15; it is 99.`,
  ],
  [
    'reads otherwise what was played on',
    'redealt-plays-on',
    answering('decodeState', (read) => (E.isRight(read) ? E.right({ ...read.right, lot: 9 }) : read)),
    `${there}, before step 1, redealt for ada: played on, it is no legal state: at lot 4 was expected, 9 was found.`,
  ],
  // redeal-forgets
  [
    'deals as many points as coins were bid',
    'redeal-forgets',
    answering('redeal', (dealt, [state]) => ({ ...dealt, points: { ...dealt.points, ada: 3 + bidByOthers(state, 'nobody') } })),
    `${there}, before step 1, redealt for ada: what the viewer cannot know decides what is dealt: at points.ada 1 was expected, 5 was found.`,
  ],
  [
    'throws once for every lot to come',
    'redeal-forgets',
    answering('redeal', (dealt, [state, , dice]) => {
      for (let i = state.favours['ada']!; i > 0; i--) dice.roll(2, '');
      return dealt;
    }),
    `${there}, before step 4, redealt for bo: what the viewer cannot know decides how many dice fall: 64642 was expected, 714860 was found.`,
  ],
  // same-story
  [
    'tells a spectator what is bid',
    'same-story',
    told(({ type }, viewer) => type === 'bid-written' && viewer === null),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a spectator is told [{"type":"bid-written","player":"bo","coins":0,"against":[]}], but sees nothing change`,
  ],
  [
    'tells a rival what is bid',
    'same-story',
    told(({ type }, viewer) => type === 'bid-written' && viewer !== null),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada is told [{"type":"bid-written","player":"bo","coins":0,"against":[]}], but sees nothing change`,
  ],
  [
    'tells nobody who has committed',
    'same-story',
    answering('witness', (event) => (event?.type === 'committed' ? null : event)),
    `${there}, step 2, {"type":"commit","player":"ada"}: bo sees something change but is told of nothing: at view.committed.0 nothing was expected, "ada" was found.`,
    { closely: 40 },
  ],
  [
    'shows how many bids are written',
    'same-story',
    answering('view', (view, [state]) => ({ ...view, written: written(state) })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada sees something change but is told of nothing: at view.written 0 was expected, 1 was found.`,
  ],
  [
    'shows which bid it is, and tells that there is one',
    'same-story',
    {
      ...answering('view', (view, [state, viewer]) => ({ ...view, lotsLeft: bidByOthers(state, viewer) })),
      witness: (event) => (event.type === 'bid-written' ? { ...event, coins: 0, against: [] } : event),
    },
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada, who is told the same, sees it differ from {"type":"bid","player":"bo","coins":1,"against":[]}: at view.lotsLeft 1 was expected, 0 was found.`,
  ],
  [
    'tells which bid it is, and shows that there is one',
    'same-story',
    { ...answering('view', (view, [state]) => ({ ...view, lotsLeft: written(state) })), witness: (event) => event },
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: ada, who sees the same, is told by bid-written how it differs from {"type":"bid","player":"bo","coins":1,"against":[]} (where no view need keep it, say so: heard): at 0.coins 1 was expected, 0 was found.`,
  ],
  [
    'shows after a commitment what others bid',
    'same-story',
    answering('view', (view, [state, viewer]) => ({ ...view, lotsLeft: isCommitted(state) ? bidByOthers(state, viewer) : 0 })),
    `${there}, step 2, {"type":"commit","player":"ada"}: bo, who is told the same, sees it differ from {"type":"commit","player":"ada"} where the unknown was dealt anew: at view.lotsLeft 1 was expected, -1 was found.`,
    { closely: 40 },
  ],
  ['shows how a die fell that fell otherwise for another bid', 'same-story', rolling, null],
  ['draws nothing', 'same-story', answering('randomAction', () => undefined), null, { choose: bidOrCommit }],
  ['refuses in the end whatever it accepted', 'same-story', refusingAfter(3), null, { choose: bidOrCommit, maxSteps: 3 }],
  ['tells at any time, where that may be heard', 'same-story', told(({ type }) => type === 'bid-written'), null, { heard: () => true }],
  [
    'shows at any time, where that may be silent',
    'same-story',
    answering('view', (view, [state]) => ({ ...view, lotsLeft: written(state) })),
    null,
    { silent: () => true },
  ],
  [
    'shows at any time, where that may be silent for one',
    'same-story',
    answering('view', (view, [state]) => ({ ...view, lotsLeft: written(state) })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a spectator sees something change but is told of nothing: at view.lotsLeft 0 was expected, 1 was found.`,
    { silent: (_, viewer) => viewer === 'ada' },
  ],
  // other-secrets
  [
    'offers what it refuses, once a game has been played',
    'other-secrets',
    offeringInVain(),
    `${there}, before step 1, played on, {"type":"fold","player":"bo"}: it is offered, but refused.`,
  ],
  [
    'tells whoever commits how many bids are written',
    'other-secrets',
    atStep(({ events }, before, { type, player }) => ({
      events: type === 'commit' ? [...events, { type: 'peeked', player, lot: written(before) }] : events,
    })),
    `${there}, before step 1, played on, {"type":"commit","player":"bo"}: bo, who sees the same where secrets differ, is told another thing, which no view keeps (where all may hear it, say so: heard): at 1.lot 0 was expected, 1 was found.`,
  ],
  [
    'shows after a look how many bids are written',
    'other-secrets',
    { ...answering('view', (view, [state]) => ({ ...view, lotsLeft: state.peekers.length > 0 ? bidByOthers(state, 'nobody') : 0 })) },
    `${there}, before step 1, played on, {"type":"peek","player":"bo"}: ada, who is told the same where secrets differ, sees another thing: at view.lotsLeft -2 was expected, 0 was found.`,
  ],
  [
    'refuses where others have other secrets',
    'other-secrets',
    brokenForStrangers((game, isStrange) => ({
      ...game,
      reduce: (state, action, dice) => game.reduce(state, isStrange(state) ? { ...action, player: 'nobody' } : action, dice),
    })),
    `${there}, before step 4, played on, {"type":"bid","player":"bo","coins":1,"against":["ada"]}: what others keep secret decides whether it is allowed.`,
  ],
  [
    'deals what is there',
    'other-secrets',
    answering('redeal', (dealt, [state]) => (state.peekers.length > 0 ? state : dealt)),
    `${there}, before step 4, played on: what ada cannot know decides what is dealt anew afterwards: at sheets.bo.bid.coins 3 was expected, 0 was found.`,
  ],
  [
    'counts points by what is bid after a look',
    'other-secrets',
    answering('points', (points, [state]) => points + bidByOthers(state, 'nobody')),
    `${there}, before step 1, played on: ada can tell it from a game with other secrets: the points differ: at 0 -2 was expected, -1 was found.`,
  ],
  [
    'shows in a silent step what others bid',
    'other-secrets',
    answering('view', (view, [state]) => ({ ...view, lotsLeft: written(state) })),
    `${there}, before step 4, played on: bo can tell it from a game with other secrets: the view differs: at lotsLeft 1 was expected, 2 was found.`,
    { silent: () => true },
  ],
  [
    'tells in a step that is heard what others bid',
    'other-secrets',
    atStep(({ events }, before, { type, player }) => ({
      events: type === 'commit' ? [...events, { type: 'peeked', player, lot: written(before) }] : events,
    })),
    null,
    { heard: () => true },
  ],
  [
    'shows from the next step on what all have heard',
    'other-secrets',
    {
      ...atStep(({ events, state }, before, { type, player }) => ({
        events: type === 'commit' ? [...events, { type: 'peeked', player, lot: written(before) }] : events,
        state: { ...state, shown: heardOf(before), heard: type === 'commit' ? written(before) : heardOf(before) } as State,
      })),
      setup: (config, dice) =>
        stepping(sealedBids.setup(config, dice), (step) => ({ ...step, state: { ...step.state, shown: 0, heard: 0 } as State })),
      view: (state, viewer) => ({ ...sealedBids.view(state, viewer), lotsLeft: (state as { shown?: number }).shown ?? 0 }),
      witness: (event, viewer) => (event.type === 'peeked' ? event : sealedBids.witness(event, viewer)),
    },
    null,
    { heard: ({ type }) => type === 'peeked' || type === 'bid-opened' },
  ],
  [
    'shows after a look how many bids are written, where that is silent if there is one',
    'other-secrets',
    { ...answering('view', (view, [state]) => ({ ...view, lotsLeft: state.peekers.length > 0 ? bidByOthers(state, 'nobody') : 0 })) },
    null,
    { silent: ({ state }) => written(state) > 0, maxSteps: 3 },
  ],
  [
    'throws a handful and shuffles at every step',
    'other-secrets',
    answering('reduce', (answer, [, , dice]) =>
      stepping(answer, (step) => {
        const lot = dice.pool(2, 6, 'a handful').length + dice.shuffle(3, 'an order').length;
        return lot === 5 ? step : { ...step, state: { ...step.state, lot } };
      }),
    ),
    null,
  ],
  [
    'shows after a commitment that something else was bid than could be bid here',
    'other-secrets',
    brokenForStrangers((game, isStrange) => ({
      ...game,
      reduce: (state, action, dice) =>
        game.reduce(
          state,
          action.type === 'bid' && action.coins !== 5 && isStrange(state) ? { ...action, player: 'nobody' } : action,
          dice,
        ),
      redeal: (state) => ({ ...state }),
      view: (state, viewer) => ({ ...sealedBids.view(state, viewer), lotsLeft: isCommitted(state) && hasBid(5, state) ? 1 : 0 }),
    })),
    `${there}, before step 2, played on, {"type":"commit","player":"bo"}: a spectator, who is told the same where secrets differ, sees another thing: at view.lotsLeft 0 was expected, 1 was found.`,
    { viewers: () => [null], choose: bidOrCommit },
  ],
  // dealt-in-secret
  [
    'fails where it is asked what somebody hears',
    'dealt-in-secret',
    answering('witness', () => {
      throw new Error('Oh.');
    }),
    `${there}, setup: Oh.`,
  ],
  [
    'fails where it is asked what somebody hears, as a record is handed out',
    'seen-records',
    answering('witness', () => {
      throw new Error('Oh.');
    }),
    `${there}, the record for ada: Oh.`,
  ],
  [
    'tells in the setup what lot comes next',
    'dealt-in-secret',
    answering('setup', (answer) => begun(answer, ({ deck }) => ({ type: 'lot-shown', lot: deck[0]! }))),
    `${there}, setup: bo, who sees the same where a throw falls otherwise, is told how it fell: at 1.lot 1 was expected, 2 was found.`,
  ],
  ['tells nothing in the setup that is not shown', 'dealt-in-secret', sealedBids, null],
  [
    'throws for a favour and tells all',
    'dealt-in-secret',
    favoured,
    `${there}, step 4, {"type":"peek","player":"bo"}: ada, who sees the same where a throw falls otherwise, is told how it fell: at 1.favour 2 was expected, 9 was found.`,
  ],
  [
    'throws for a favour and tells whose it is',
    'dealt-in-secret',
    answering('witness', (event, [, viewer]) => (event?.type === 'favour-shown' && event.player !== viewer ? null : event), favoured),
    null,
  ],
  [
    'throws for a favour and tells all, where that may be heard',
    'dealt-in-secret',
    favoured,
    null,
    { heard: ({ type }) => type === 'favour-shown' },
  ],
  [
    'throws for a favour and tells all, where another thing may be heard',
    'dealt-in-secret',
    favoured,
    `${there}, step 4, {"type":"peek","player":"bo"}: ada, who sees the same where a throw falls otherwise, is told how it fell: at 0.favour 2 was expected, 9 was found.`,
    { heard: ({ type }) => type === 'peeked' },
  ],
  [
    'throws for a favour and tells all, where what a look tells may be heard',
    'dealt-in-secret',
    favoured,
    null,
    { heard: (_, move) => move?.action.type === 'peek' },
  ],
  [
    'throws a handful of dice for a favour and tells all',
    'dealt-in-secret',
    favouredBy((dice) => dice.pool(3, 9, 'a favour')),
    `${there}, step 4, {"type":"peek","player":"bo"}: ada, who sees the same where a throw falls otherwise, is told how it fell: at 1.favour 269 was expected, 926 was found.`,
  ],
  [
    'throws several dice for a favour and tells all',
    'dealt-in-secret',
    favouredBy((dice) => ['a', 'b', 'c', 'd', 'e', 'f'].map((why) => dice.roll(9, why))),
    `${there}, step 4, {"type":"peek","player":"bo"}: ada, who sees the same where a throw falls otherwise, is told how it fell: at 1.favour 279339 was expected, 279319 was found.`,
  ],
  ['lets nobody look once more', 'dealt-in-secret', refusingTime(2), null],
  ['lets nobody look with other dice at first', 'dealt-in-secret', refusingTime(3), null, { heard: ({ type }) => type === 'favour-shown' }],
  // dealt-anew
  [
    'deals nothing anew',
    'dealt-anew',
    answering('redeal', (_, [state]) => state),
    `${there}, setup: bo cannot see how a throw fell: at deck.0 1 was expected, 2 was found; but redeal deals nothing anew, there or anywhere.`,
  ],
  [
    'deals anew for a spectator alone',
    'dealt-anew',
    answering('redeal', (dealt, [state, viewer]) => (viewer === null ? dealt : state)),
    null,
  ],
  [
    'hides nothing and deals nothing anew',
    'dealt-anew',
    { ...answering('redeal', (_, [state]) => state), view: (state) => state as never },
    null,
  ],
  // strangers
  [
    'shows a stranger a favour',
    'strangers',
    answering('view', (view, [, viewer]) => (viewer === '' ? { ...view, favour: 1 } : view)),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a stranger ("") sees more than a spectator: at favour null was expected, 1 was found.`,
  ],
  ['shows a stranger who he is', 'strangers', answering('view', (view, [, viewer]) => ({ ...view, me: viewer })), null],
  [
    'shows a stranger his name beside another thing',
    'strangers',
    answering('view', (view, [, viewer]) => ({ ...view, me: [viewer] })),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a stranger ("") sees more than a spectator: at me.0 null was expected, "" was found.`,
  ],
  [
    'tells a stranger what is bid',
    'strangers',
    told(({ type }, viewer) => type === 'bid-written' && viewer === 'toString'),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a stranger ("toString") hears more than a spectator: null was expected, {"type":"bid-written","player":"bo","coins":0,"against":[]} was found.`,
  ],
  [
    'has something to do for a stranger',
    'strangers',
    answering('legalActions', (actions, [, player]) => (player === 'constructor' ? [{ type: 'commit', player }] : actions)),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: a stranger ("constructor") has something to do: at 0 nothing was expected, {"type":"commit","player":"constructor"} was found.`,
  ],
  ['seats a player of an odd name', 'strangers', sealedBids, null, { configs: [{ players: ['constructor', 'toString'], lots: 1 }] }],
];
testBreaches([
  ...breaches,
  [
    'records what no JSON can carry',
    'seen-records',
    answering('witness', (event, [, viewer]) => (event?.type === 'lot-shown' && viewer === null ? { ...event, lot: Number.NaN } : event)),
    `${there}, the record for a spectator: it does not come back from JSON: at steps.0.events.0.lot NaN was expected, null was found.`,
  ],
  [
    'tells something else each time',
    'seen-records',
    answering('witness', (event) => (event?.type === 'lot-shown' ? { ...event, lot: ++tellings } : event)),
    `${there}, the record for ada: its events: at 0.lot 3 was expected, 1 was found.`,
  ],
  [
    'refuses what it accepted',
    'seen-records',
    answering('decodeAction', (_, [, player]) => sealedBids.decodeAction(null, player)),
    `${there}, step 1, {"type":"bid","player":"bo","coins":0,"against":[]}: Refused: unknown-action (CORE-UNKNOWN-ACTION) The input should be an object told by its type; it is null.`,
  ],
]);

test('of all that another could have done instead twelve are tried', () => {
  let tried = 0;
  // All hear a number that no two bids have in common, so that none can be taken for another.
  const numbered = atStep(({ events }, _, { player }) => ({
    events: [...events, { type: 'bid-opened', player, coins: ++tried, against: [] }],
  }));
  const options = { ...short, configs: [{ players: ['ada', 'bo', 'cy', 'di'], lots: 1 }], choose: bidOrCommit, viewers: () => [null] };
  expect(broken(numbered, 'other-secrets', { ...options, maxSteps: 0 })).toBe(null);
  // What was done in secret, what was done then, the same where secrets differ, and all that is tried in its place.
  expect(tried).toBe(1 + 1 + 1 + 12);
});

const seen = {
  format: 'ludoteca-seen/1',
  game: 'sealed-bids',
  viewer: 'ada',
  config: {},
  steps: [
    { action: null, events: [{ type: 'lot-shown' }] },
    { action: { type: 'commit', player: 'ada' }, events: [] },
  ],
} as const;

test('a record that holds only what its viewer did and saw is handed out', () => {
  insistOnlySeen('here', seen, 'ada');
});

const unseen: readonly (readonly [what: string, record: object, message: string])[] = [
  ['the throws of the setup', { setup: { rolls: [] } }, 'here: its fields: at 5 nothing was expected, "setup" was found.'],
  [
    'the throws of a step',
    { steps: [{ action: null, events: [], rolls: [] }] },
    'here: a step: at 2 nothing was expected, "rolls" was found.',
  ],
  ['the order of another', { steps: [{ action: { type: 'commit', player: 'bo' }, events: [] }] }, 'here: it holds an action of bo.'],
];
for (const [what, more, message] of unseen)
  test(`a record that holds ${what} is not to be handed out`, () => {
    expect(() => insistOnlySeen('here', { ...seen, ...more }, 'ada')).toThrow(new Error(message));
  });

/** A game that can read so many actions, and no more. */
const readingOnly = (most: number): Bids => {
  let read = 0;
  return answering('decodeAction', (action, [, player]) => (++read > most ? sealedBids.decodeAction(null, player) : action));
};
/** Two write bids and take them back. */
const endless: Breach[4] = {
  maxSteps: 62,
  choose: ({ sheets }, player) =>
    sheets[player]!.bid === null ? { type: 'bid', player, coins: 1, against: [] } : { type: 'withdraw', player },
};
testBreaches([
  ['cannot read the sixty-first action', 'seen-records', readingOnly(60), null, endless],
  [
    'cannot read the sixtieth action',
    'seen-records',
    readingOnly(59),
    `${there}, step 60, {"type":"bid","player":"bo","coins":1,"against":[]}: Refused: unknown-action (CORE-UNKNOWN-ACTION) The input should be an object told by its type; it is null.`,
    endless,
  ],
]);

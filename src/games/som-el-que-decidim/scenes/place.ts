import type { Draft } from 'immer';
import { clone, sameData } from '../../../core/data/copies.js';
import { type Misplaced, misplaced, saidOfPlayers } from '../../../core/engine/scenes.js';
import { atlas, faceOf, isSolo, isVoid, moversOf, seats } from '../queries/state.js';
import { taxes } from '../queries/taxation.js';
import { nextToDeclare, nextToSupport, settledLists, undecided } from '../queries/votes.js';
import type { State, Step } from '../types/index.js';
import type { Scene, VoteInScene } from './scene.js';
import { placeBoard, placeDiscs } from './table.js';

type Writable = Draft<State>;

const setupSteps: readonly (Step | 'vote')[] = ['placeConcentration', 'chooseCentralism', 'centralismConsent'];
const voteSteps: readonly Step[] = ['declareLists', 'declareSupport', 'commitVotes', 'openFists'];

/** The step that the scene says, or that follows from what is on; null where nothing is said of it. */
const saidStep = ({ step, vote, dues, payout, spainCell, end, queue, proposal }: Scene): Step | 'vote' | null => {
  if (step !== undefined) return step;
  if (end !== undefined) return 'gameOver';
  if (dues !== undefined) return 'payment';
  if (vote !== undefined) return 'vote';
  if (payout !== undefined) return 'takeMoney';
  if (spainCell !== undefined) return 'mobilise';
  if (proposal !== undefined) return 'centralismConsent';
  return queue === undefined ? null : 'movement';
};

/** Nothing is owed, paid, voted or walked. */
const nothingOn = {
  ...{ dues: [], payout: null, vote: null, queue: [], moved: false, trail: [], die: null, spainCell: null },
  ...{ mustShare: false, proposal: null, end: null, used: { prescription: false, inheritance: false } },
} as const;

function* strangers(state: Writable, scene: Scene): Misplaced {
  const ids = seats(state as State);
  const named: readonly (readonly [path: string, player: string | null | undefined])[] = [
    ...saidOfPlayers(scene).map(([player]) => [`players.${player}`, player] as const),
    ['holder', scene.holder],
    ['nextHolder', scene.nextHolder],
    ...(scene.queue ?? []).map((player, i) => [`queue.${i}`, player] as const),
    ['vote.convener', scene.vote?.convener],
    ...Object.keys(scene.vote?.commits ?? {}).map((player) => [`vote.commits.${player}`, player] as const),
  ];
  for (const [path, player] of named) if (player != null && !ids.includes(player)) yield misplaced(`${player} does not play.`, path);
  for (const [i, tile] of (scene.economicPaid ?? []).entries())
    if (!atlas(state).tiles.has(tile)) yield misplaced(`There is no tile ${tile}.`, `economicPaid.${i}`);
}

const placeVote = (state: Writable, said: VoteInScene): void => {
  const commits = { ...said.commits } as Record<string, number>;
  if (said.type === 'motion') {
    const { convener, beneficiary, supports = [] } = said;
    state.vote = { type: 'motion', convener, beneficiary, supports: [...supports], commits };
    return;
  }
  const { convener = state.holder, declarations = [] } = said;
  const all = declarations.map((one) => ({ ...one, members: [...one.members] }));
  state.vote = { type: 'election', convener, declarations: all, lists: null, commits };
  const lists = said.lists ?? (nextToDeclare(state as State).length === 0 ? settledLists(all) : null);
  state.vote.lists = lists === null ? null : lists.map((one) => ({ ...one, members: [...one.members] }));
};

/** What comes next in a vote. */
const stepOfVote = (state: State): Step => {
  if (state.vote!.type === 'election' && nextToDeclare(state).length > 0) return 'declareLists';
  if (nextToSupport(state).length > 0) return 'declareSupport';
  return undecided(state).length > 0 ? 'commitVotes' : 'openFists';
};

/** Is a citizen on the way, whatever the walk waits for? */
const isWalking = ({ step, dues, payout }: Writable): boolean =>
  step === 'movement' ||
  step === 'suffrage' ||
  voteSteps.includes(step) ||
  (step === 'payment' && dues.some(({ reason }) => reason !== 'tax')) ||
  (step === 'takeMoney' && payout?.cause === 'economic');

/** The first face that pays what is being transferred and after which just these are still to move, or any face that counts. */
const faceFor = (state: Writable): number | null => {
  const { queue, step, dues, end, payout } = state;
  const isBefore =
    setupSteps.includes(step) || step === 'transferRoll' || (step === 'payment' && dues.every(({ reason }) => reason === 'tax'));
  if (isBefore || end !== null) return null;
  const place = state.config.content.die.findIndex((_, i) => {
    const thrown = { ...(state as State), die: i + 1 };
    const face = faceOf(thrown)!;
    const pays = payout?.cause !== 'transfer' || face.money === payout.amount;
    return pays && !isVoid(thrown, face) && (queue.length === 0 || sameData(moversOf(thrown).slice(-queue.length), [...queue]));
  });
  return place < 0 ? 1 : place + 1;
};

const placeStep = (state: Writable, scene: Scene, step: Step | 'vote'): void => {
  Object.assign(state, clone(nothingOn), { step: step === 'vote' ? 'commitVotes' : step });
  const { dues, payout, vote, queue, moved, trail, die, spainCell, mustShare, proposal, end, used } = scene;
  if (vote !== undefined) placeVote(state, vote);
  if (step === 'vote') state.step = stepOfVote(state as State);
  if (end !== undefined) state.end = { cause: null, provoker: null, ...end, insolvent: [...(end.insolvent ?? [])] };
  if (step === 'payment') state.dues = (dues ?? taxes(state as State)).map((due) => ({ ...due }));
  state.payout = payout === undefined ? null : { ...payout };
  state.spainCell = spainCell ?? null;
  state.mustShare = mustShare ?? false;
  state.proposal = proposal === undefined ? null : { degree: proposal.degree, answers: { ...proposal.answers } };
  state.used = { prescription: used?.prescription ?? false, inheritance: used?.inheritance ?? false };
  state.queue = [...(queue ?? (isWalking(state) ? [state.vote?.convener ?? state.holder] : []))];
  const [mover] = state.queue;
  state.moved = moved ?? (trail === undefined ? mover !== undefined && step !== 'movement' : trail.length > 0);
  state.trail = [...(trail ?? (state.moved && mover !== undefined ? [state.players[mover]!.cell] : []))];
  state.die = die === undefined ? faceFor(state) : die;
};

/** What may differ while what is on stays on. */
const placeDetails = (state: Writable, scene: Scene): void => {
  const { moved, trail, die, mustShare, used } = scene;
  state.moved = moved ?? state.moved;
  state.trail = [...(trail ?? state.trail)];
  state.die = die === undefined ? state.die : die;
  state.mustShare = mustShare ?? state.mustShare;
  state.used = { ...state.used, ...used };
};

/** Is the scene about the setup, before the first turn? */
const isSetup = (scene: Scene): boolean => {
  const step = saidStep(scene);
  return step === null ? scene.turn === 0 : setupSteps.includes(step);
};

/** Where a scene departs from: the setup as it begins, or a first turn of which nothing is settled yet. */
export const departure = (begun: State, scene: Scene): State => (isSetup(scene) ? begun : { ...begun, turn: 0, step: 'transferRoll' });

/** Places a scene. */
export function* place(state: Writable, scene: Scene): Misplaced {
  const unknown = [...strangers(state, scene)];
  if (unknown.length > 0) return yield* unknown;
  const wrong = [...placeDiscs(state, scene), ...placeBoard(state, scene)];
  if (wrong.length > 0) return yield* wrong;
  const step = saidStep(scene);
  if (step !== null && step !== 'vote' && voteSteps.includes(step) && scene.vote === undefined)
    return yield misplaced(`The step ${step} is one of a vote, which the scene has to name as vote.`, 'step');
  const isFirst = state.turn === 0 && !setupSteps.includes(step ?? state.step);
  state.turn = scene.turn ?? (isFirst ? 1 : state.turn);
  state.holder = scene.holder ?? state.holder;
  if (scene.nextHolder !== undefined) state.nextHolder = scene.nextHolder;
  if (isFirst) state.centralism ??= isSolo(state as State) ? 'high' : 'medium';
  state.centralism = scene.centralism ?? state.centralism;
  state.proposedDegrees = [...(scene.proposedDegrees ?? (scene.proposal === undefined ? state.proposedDegrees : [scene.proposal.degree]))];
  state.economicPaid = [...(scene.economicPaid ?? state.economicPaid)];
  if (step !== null || isFirst) placeStep(state, scene, step ?? 'payment');
  else placeDetails(state, scene);
}

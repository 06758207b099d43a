import { type Answers, E, type Forecast, type FormAfar, type Game, type OneOfThese, type Page, type Refusal } from 'ludoteca';
import type { Command, RequestMade } from 'ludoteca/client';
import type { GameId } from 'ludoteca/games';
import type { AnyAction } from './catalogue.js';
import { Chair } from './chair.js';
import { type Looking, looking } from './looking.js';
import type { Place } from './place.js';
import type { Afar, Seen } from './seen.js';
import { dueAmong } from './turns.js';

const told = (answer: E.Either<Refusal, unknown>): Refusal | null => (E.isLeft(answer) ? answer.left : null);

/**
 * The people at this device, at a table: who holds the device, and what it shows. What there is to see is told by the table's host, wherever it is;
 * questions and orders are always those of whoever sits here.
 */
export class Sitting {
  readonly place: Place;
  readonly #chairs = new Map<string | null, Chair>();
  readonly #listeners = new Set<() => void>();
  /** Who sits at the device; null while nobody has sat down. */
  #sitting: string | null;
  #handover: string | null = null;
  #looking: number | null = null;
  #isQueued = false;
  #isClosed = false;
  /** The table as it was when it was last looked who is to act. */
  #before = '';
  #viewed = '';
  /** Something was taken back or done again: is it a bot's move? */
  #hasGone = false;
  #needsLeave: Afar['needsLeave'] = null;
  #notice: Refusal | null = null;
  #canRedo = false;
  #length = 0;
  #foreseen: { readonly of: AnyAction; readonly answer: Promise<Forecast | null> } | null = null;
  #seen: Seen = { kind: 'opening' };

  constructor(place: Place) {
    this.place = place;
    const { people } = place;
    this.#sitting = people?.length === 1 ? people[0]! : null;
    for (const seat of people ?? [null]) this.#chair(seat);
    place.device?.subscribe(() => this.#later());
    this.#later();
  }

  get id(): GameId {
    return this.place.id;
  }

  get game(): Game {
    return this.place.game;
  }

  /** What the device shows now. */
  get seen(): Seen {
    return this.#seen;
  }

  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The form of an action for whoever sits at the device. */
  form(type: string): Promise<FormAfar<AnyAction, Refusal>> {
    return this.#mine.store.form(type);
  }

  /** Other answers to the question that is asked after these: the next ones, or those in whose words something occurs. */
  async page(type: string, answers: Answers, page: Pick<Page, 'after' | 'search' | 'language'>): Promise<OneOfThese | null> {
    const step = await this.#mine.store.choices(type, answers, page);
    return E.isRight(step) && step.right.kind === 'ask' && step.right.question.kind === 'one' ? step.right.question : null;
  }

  /** The answers that lead to an action on offer. */
  async answersFor(action: AnyAction): Promise<Answers | null> {
    const answer = await this.#mine.store.answersFor(action);
    return E.isRight(answer) ? answer.right : null;
  }

  /** What may come of an action, as far as its player may know; null if that cannot be said. */
  foresee(action: AnyAction): Promise<Forecast | null> {
    // Hosts foresee one thing at a time: the same is asked for once.
    if (this.#foreseen?.of !== action)
      this.#foreseen = {
        of: action,
        answer: this.#mine.store.foresee(action).then((answer) => (E.isRight(answer) ? answer.right : null)),
      };
    return this.#foreseen.answer;
  }

  /** Plays an action of whoever sits at the device; null if it was accepted. */
  async play(action: AnyAction): Promise<Refusal | null> {
    const refusal = told(await this.#mine.store.act(action));
    if (refusal === null) this.place.device?.holdTakenBack(false);
    return refusal;
  }

  /** Anything else that is written at the table; why not is shown. */
  async command(command: Command): Promise<void> {
    this.#needsLeave = null;
    this.#note(await this.#mine.store.command(command));
  }

  /** Somebody takes the device. */
  sit(player: string): void {
    if (this.place.people?.includes(player) !== true) return;
    this.#handover = null;
    this.#sitting = player;
    this.#looking = null;
    this.#later();
  }

  /** The device is to be passed to somebody else who may act. */
  passTo(player: string): void {
    if (this.place.people?.includes(player) !== true) return;
    this.#handover = player;
    this.#later();
  }

  /** Looks back at a moment, or at the present again. Nothing changes by it. */
  look(moment: number | null): void {
    this.#looking = moment;
    this.#later();
  }

  /** The game goes on from the moment looked at. What came after can be redone until somebody acts. */
  playOn(): void {
    const { device } = this.place;
    if (this.#seen.kind !== 'seated' || this.#looking === null || !this.#seen.mayPlayOn) return;
    const past = this.#past();
    if (device !== null) void this.#goBackTo(past.steps![this.#looking]!);
    else void this.#takeBack(past.moments[this.#looking]!.at + 1);
  }

  /** Takes back the last decision of whoever sits at the device, unless another person has decided something since; a referee takes back anybody's. */
  undo(): void {
    const { device } = this.place;
    const { canTakeBack } = this.#mine.seen;
    if (device !== null) {
      const count = device.undoneTo(this.#viewer);
      if (count !== null) void this.#goBackTo(count);
    } else if (canTakeBack !== null) void this.#takeBack(canTakeBack);
  }

  /** Makes the next decision again that was taken back. */
  async redo(): Promise<void> {
    const { device } = this.place;
    if (device === null) {
      this.#asksLeave('redo', await this.#mine.store.command({ kind: 'redo' }));
      return;
    }
    await this.#doAsDevice(this.#by(device.standing), { kind: 'redo' });
  }

  /** What nobody may do alone is asked of those it concerns, or let be. */
  async ask(wanted: boolean): Promise<void> {
    const what = this.#needsLeave;
    const { canTakeBack } = this.#mine.seen;
    this.#needsLeave = null;
    this.#later();
    if (!wanted || what === null) return;
    if (what === 'redo') await this.command({ kind: 'ask', what: { kind: 'redo' } });
    else if (canTakeBack !== null) await this.command({ kind: 'ask', what: { kind: 'take-back', to: canTakeBack } });
  }

  /** At this device bots wait while the table is paused; at any other everybody does. */
  pause(paused: boolean): void {
    const { device } = this.place;
    if (device !== null) device.wait(paused);
    else void this.command({ kind: paused ? 'pause' : 'resume' });
  }

  /** Bots at this device also wait while a form is being filled in. */
  hold(held: boolean): void {
    this.place.device?.hold(held);
  }

  /** Nobody sits here any more. */
  close(): void {
    this.#isClosed = true;
    for (const chair of this.#chairs.values()) chair.close();
    this.place.device?.close();
  }

  get #viewer(): string | null {
    return this.place.people === null ? (this.#mine.seen.you?.seat ?? null) : this.#sitting;
  }

  get #mine(): Chair {
    return this.#chair(this.place.people === null ? null : this.#sitting);
  }

  /** Whoever takes something back after so many actions: at a table of bots alone one of them does it for those who watch. */
  #by(count: number): Chair {
    const { people, device } = this.place;
    return people?.length === 0 ? this.#chair(device?.deciderAfter(count) ?? null) : this.#mine;
  }

  #chair(seat: string | null): Chair {
    const known = this.#chairs.get(seat);
    if (known !== undefined) return known;
    const made = new Chair(this.place.join(seat), () => this.#later());
    this.#chairs.set(seat, made);
    return made;
  }

  /** So many actions shall stand; bots leave it so until somebody decides. */
  async #goBackTo(count: number): Promise<void> {
    const device = this.place.device!;
    const by = this.place.people!.length === 0 ? device.deciderAfter(count) : this.#viewer;
    const to = device.stepsSeen(by).filter((step) => step <= count).length;
    await this.#doAsDevice(this.#by(count), { kind: 'take-back', to });
    this.#looking = null;
  }

  /** At this device it is known whose decisions stand in the way: where they are no other person's, nobody here need be asked. */
  async #doAsDevice(chair: Chair, what: RequestMade): Promise<void> {
    const { people, device } = this.place;
    device!.holdTakenBack(true);
    const answer = await chair.store.command(what);
    if (E.isLeft(answer) && answer.left.some(({ code }) => code === 'not-free')) {
      await chair.store.command({ kind: 'ask', what });
      for (const seat of people ?? [])
        if (this.#chair(seat) !== chair) await this.#chair(seat).store.command({ kind: 'answer', yes: true });
    }
    this.#hasGone = true;
    this.#later();
  }

  async #takeBack(to: number): Promise<void> {
    this.#asksLeave('take-back', await this.#mine.store.command({ kind: 'take-back', to }));
  }

  #asksLeave(what: 'take-back' | 'redo', answer: E.Either<Refusal, void>): void {
    this.#needsLeave = E.isLeft(answer) && answer.left.some(({ code }) => code === 'not-free') ? what : null;
    if (what === 'redo' && E.isLeft(answer)) this.#canRedo = this.#needsLeave !== null;
    this.#note(this.#needsLeave === null ? answer : E.right(undefined));
  }

  #note(answer: E.Either<Refusal, void>): void {
    this.#notice = told(answer);
    this.#later();
  }

  #later(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (!this.#isClosed) this.#refresh();
    });
  }

  #refresh(): void {
    const { people, device } = this.place;
    const mine = this.#mine;
    // At this device all is known at once, and shown at once; from afar what is known is shown.
    if (people !== null && [mine, ...people.map((seat) => this.#chair(seat))].some((chair) => !chair.isSettled)) return;
    const now = `${[...this.#chairs].map(([seat, { revision }]) => `${seat} ${revision}`).join()} ${device?.due}`;
    const viewed = `${this.#viewer} ${mine.revision}`;
    if (viewed !== this.#viewed) {
      this.#looking = null;
      this.#notice = null;
    }
    if (now !== this.#before) this.#callUp();
    if (this.#hasGone) {
      this.#hasGone = false;
      if (device !== null && device.due !== null && this.#due() === device.due) device.wait(true);
    }
    const length = mine.seen.from + mine.seen.moments.length;
    if (length !== this.#length) {
      this.#canRedo = length < this.#length;
      this.#length = length;
      this.#needsLeave = null;
    }
    this.#before = now;
    this.#viewed = viewed;
    this.#seen = this.#look();
    for (const listener of [...this.#listeners]) listener();
  }

  /** Whom the game waits for. */
  #due(): string | null {
    const { people, device } = this.place;
    return dueAmong(
      (people ?? []).map((seat) => [seat, this.#chair(seat)]),
      device,
    );
  }

  /** If it is for somebody else at this device to act, the device goes there. */
  #callUp(): void {
    const { people } = this.place;
    if (people === null || people.length < 2) return;
    const due = this.#due();
    this.#handover = due !== null && due !== this.#sitting && people.includes(due) ? due : null;
  }

  #past(): Looking {
    return looking(this.#mine, this.place.device, this.#viewer, this.#looking);
  }

  #look(): Seen {
    const { people, device, hasBots } = this.place;
    const chair = this.#mine;
    const { seen, picture } = chair;
    if (this.#handover !== null) return { kind: 'handover', to: this.#handover };
    if (seen.link === 'ended' && !this.#isClosed) return { kind: 'ended', why: seen.farewell };
    if (picture === null) return { kind: 'opening' };
    const viewer = this.#viewer;
    const { moments, view, place, mayPlayOn } = this.#past();
    const others = (people ?? []).filter((seat) => seat !== viewer && (this.#chair(seat).picture?.open.length ?? 0) > 0);
    const { acting, outcome, paused, closed, clocks, seats, request, undo, rematch } = picture;
    return {
      kind: 'seated',
      viewer,
      view,
      moments,
      looking: place,
      mayPlayOn: place !== null && mayPlayOn,
      acting,
      awaited: viewer !== null && (people === null ? seen.awaited : this.#due() === viewer),
      offers: chair.offers,
      others,
      thinking: device?.thinking ?? null,
      paused: device === null ? paused : device.waits,
      canUndo: device === null ? seen.canTakeBack !== null && undo !== 'never' && !closed : device.undoneTo(viewer) !== null,
      canRedo: device === null ? this.#canRedo && viewer !== null && !closed : device.mayRedo(viewer),
      hasBots,
      outcome,
      kept: device?.kept ?? true,
      revision: chair.revision,
      afar:
        device !== null
          ? null
          : {
              link: seen.link,
              runs: seen.you?.runs ?? false,
              clocks,
              seats,
              request,
              undo,
              closed,
              rematch,
              needsLeave: this.#needsLeave,
              notice: this.#notice,
              isSending: seen.pending.length > 0,
            },
    };
  }
}

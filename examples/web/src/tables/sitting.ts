import { E, type Game, type Refusal } from 'ludoteca';
import type { Command } from 'ludoteca/client';
import type { GameId } from 'ludoteca/games';
import type { AnyAction } from './catalogue.js';
import { Chair } from './chair.js';
import { type Looking, looking } from './looking.js';
import type { Place } from './place.js';
import { Questions } from './questions.js';
import type { Seen } from './seen.js';
import { afarOf, TakingBackAfar, TakingBackHere } from './taking-back.js';
import { dueAmong } from './turns.js';

/**
 * The people at this device, at a table: who holds the device, and what it shows. What there is to see is told by the table's host, wherever it is;
 * questions and orders are always those of whoever sits here.
 */
export class Sitting {
  readonly place: Place;
  readonly questions: Questions;
  readonly #here: TakingBackHere | null;
  readonly #afar: TakingBackAfar;
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
  #seen: Seen = { kind: 'opening' };

  constructor(place: Place) {
    this.place = place;
    const { people, device } = place;
    const at = {
      viewer: () => this.#viewer,
      mine: () => this.#mine,
      chair: (seat: string | null) => this.#chair(seat),
      changed: () => this.#later(),
    };
    this.questions = new Questions(() => this.#mine);
    this.#here = device === null ? null : new TakingBackHere(device, people ?? [], at);
    this.#afar = new TakingBackAfar(at);
    this.#sitting = people?.length === 1 ? people[0]! : null;
    for (const seat of people ?? [null]) this.#chair(seat);
    device?.subscribe(() => this.#later());
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

  /** Plays an action of whoever sits at the device; null if it was accepted, once what came of it is shown. */
  async play(action: AnyAction): Promise<Refusal | null> {
    const chair = this.#mine;
    const answer = await chair.store.act(action);
    if (E.isLeft(answer)) return answer.left;
    this.place.device?.holdTakenBack(false);
    if (this.place.people !== null) await this.#shown(chair);
    return null;
  }

  /** Anything else that is written at the table; why not is shown. */
  command(command: Command): Promise<void> {
    return this.#afar.command(command);
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
    if (this.#seen.kind !== 'seated' || this.#looking === null || !this.#seen.mayPlayOn) return;
    const { steps, moments } = this.#past();
    const [step, moment] = [steps?.[this.#looking], moments[this.#looking]];
    if (this.#here !== null && step !== undefined) void this.#here.goBackTo(step).then(() => this.look(null));
    else if (moment !== undefined) void this.#afar.wish({ kind: 'take-back', to: moment.at + 1 });
  }

  /** Takes back the last decision of whoever sits at the device, unless another person has decided something since; a referee takes back anybody's. */
  undo(): void {
    const count = this.place.device?.undoneTo(this.#viewer) ?? null;
    const { canTakeBack } = this.#mine.seen;
    if (this.#here !== null) {
      if (count !== null) void this.#here.goBackTo(count);
    } else if (canTakeBack !== null) void this.#afar.wish({ kind: 'take-back', to: canTakeBack });
  }

  /** Makes the next decision again that was taken back. */
  redo(): void {
    void (this.#here?.redo() ?? this.#afar.wish({ kind: 'redo' }));
  }

  /** What nobody may do alone is asked of those it concerns, or let be. */
  ask(wanted: boolean): void {
    void this.#afar.ask(wanted);
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
    this.#leaveChairs();
    this.place.device?.close();
    this.#tell(); // nothing more will be shown: whoever waits for it waits no longer
  }

  /** Until what is known in this chair is shown, too: at this device all is shown once it is known what may be done next, and till then what could be done before. */
  #shown(chair: Chair): Promise<void> {
    const known = chair.revision;
    return new Promise((resolve) => {
      const look = (): void => {
        // Whoever sits down next does so where nothing of this chair is shown any more.
        if (!this.#isClosed && this.#seen.kind === 'seated' && this.#seen.revision < known) return;
        leave();
        resolve();
      };
      const leave = this.subscribe(look);
      look();
    });
  }

  #leaveChairs(): void {
    for (const chair of this.#chairs.values()) chair.close();
  }

  get #viewer(): string | null {
    return this.place.people === null ? (this.#mine.seen.you?.seat ?? null) : this.#sitting;
  }

  get #mine(): Chair {
    return this.#chair(this.place.people === null ? null : this.#sitting);
  }

  #chair(seat: string | null): Chair {
    const known = this.#chairs.get(seat);
    if (known !== undefined) return known;
    const made = new Chair(this.place.join(seat), () => this.#later());
    this.#chairs.set(seat, made);
    return made;
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
    if (device !== null && device.elsewhere !== null) {
      if (this.#seen.kind !== 'elsewhere') this.#standBack();
      return;
    }
    const mine = this.#mine;
    // At this device all is known at once, and shown at once; from afar what is known is shown.
    if (people !== null && [mine, ...people.map((seat) => this.#chair(seat))].some((chair) => !chair.isSettled)) return;
    const now = `${[...this.#chairs].map(([seat, { revision }]) => `${seat} ${revision}`).join()} ${device?.due}`;
    const viewed = `${this.#viewer} ${mine.revision}`;
    if (viewed !== this.#viewed) this.#looking = null;
    if (now !== this.#before) this.#callUp();
    // Where nobody but a bot could decide next, it would undo what was done at once.
    if (this.#here?.wasDone() && device !== null && device.due !== null && this.#due() === device.due) device.wait(true);
    this.#afar.stands(mine.seen.from + mine.seen.moments.length);
    this.#before = now;
    this.#viewed = viewed;
    this.#seen = this.#look();
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Another tab of this browser plays on. */
  #standBack(): void {
    this.#seen = { kind: 'elsewhere' };
    this.#leaveChairs();
    this.#tell();
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
    const { moments, view, place, mayPlayOn, standing } = this.#past();
    const others = (people ?? []).filter((seat) => seat !== viewer && (this.#chair(seat).picture?.open.length ?? 0) > 0);
    const { acting, awaited: waitedFor, outcome, paused, closed, undo } = picture;
    return {
      kind: 'seated',
      viewer,
      view,
      moments,
      looking: place,
      mayPlayOn: place !== null && mayPlayOn,
      acting,
      waitedFor,
      awaited: viewer !== null && (people === null ? seen.awaited : this.#due() === viewer),
      offers: chair.offers,
      others,
      thinking: device?.thinking ?? null,
      paused: device === null ? paused : device.waits,
      canUndo: device === null ? seen.canTakeBack !== null && undo !== 'never' && !closed : device.undoneTo(viewer) !== null,
      canRedo: device === null ? this.#afar.canRedo && viewer !== null && !closed : device.mayRedo(viewer),
      hasBots,
      outcome,
      kept: device?.kept ?? true,
      revision: chair.revision,
      standing,
      afar: device !== null ? null : afarOf(seen, picture, this.#afar),
    };
  }
}

import { E, type GameTypes, type Refusal } from 'ludoteca';
import type { Command, PictureSeen, RequestMade, Seen } from 'ludoteca/client';
import type { Chair } from './chair.js';
import type { Device } from './place.js';
import type { Afar } from './seen.js';

/** What taking back needs of the device. */
interface AtTheDevice {
  viewer(): string | null;
  mine(): Chair;
  chair(seat: string | null): Chair;
  /** There is something new to show. */
  changed(): void;
}

const isNotFree = (answer: E.Either<Refusal, void>): boolean => E.isLeft(answer) && answer.left.some(({ code }) => code === 'not-free');

/** Taking back at a table of this device: it is known here whose decisions stand in the way, and the people are at hand. */
export class TakingBackHere {
  readonly #device: Device;
  readonly #people: readonly string[];
  readonly #at: AtTheDevice;
  #wasDone = false;

  constructor(device: Device, people: readonly string[], at: AtTheDevice) {
    this.#device = device;
    this.#people = people;
    this.#at = at;
  }

  /** Was something taken back, or done again, since this was asked last? */
  wasDone(): boolean {
    const wasDone = this.#wasDone;
    this.#wasDone = false;
    return wasDone;
  }

  /** So many actions shall stand. */
  async goBackTo(count: number): Promise<void> {
    const by = this.#by(count);
    const to = this.#device.stepsSeen(by).filter((step) => step <= count).length;
    await this.#do(this.#at.chair(by), { kind: 'take-back', to });
  }

  async redo(): Promise<void> {
    await this.#do(this.#at.chair(this.#by(this.#device.standing)), { kind: 'redo' });
  }

  /** At a table of bots alone one of them does it for those who watch. */
  #by(count: number): string | null {
    return this.#people.length === 0 ? this.#device.deciderAfter(count) : this.#at.viewer();
  }

  /** Bots leave it so until somebody decides. Where what they did stands in the way, nobody here need be asked. */
  async #do(chair: Chair, what: RequestMade): Promise<void> {
    this.#device.holdTakenBack(true);
    if (isNotFree(await chair.store.command(what))) {
      await chair.store.command({ kind: 'ask', what });
      for (const seat of this.#people) {
        const other = this.#at.chair(seat);
        if (other !== chair) await other.store.command({ kind: 'answer', yes: true });
      }
    }
    this.#wasDone = true;
    this.#at.changed();
  }
}

/** Taking back at a table somewhere else: what stands in the way only its host knows; others may be asked for their leave. */
export class TakingBackAfar {
  readonly #at: AtTheDevice;
  #needsLeave: RequestMade | null = null;
  /** What leave was asked for last. */
  #asked: RequestMade | null = null;
  #notice: Refusal | null = null;
  #canRedo = false;
  #length = 0;

  constructor(at: AtTheDevice) {
    this.#at = at;
  }

  /** What can be had with the leave of others alone. */
  get needsLeave(): RequestMade['kind'] | null {
    return this.#needsLeave?.kind ?? null;
  }

  /** From which moment on it would be taken back, or was asked for last. */
  get takesBackFrom(): number | null {
    const what = this.#needsLeave ?? this.#asked;
    return what?.kind === 'take-back' ? what.to : null;
  }

  /** Why the host said no to what was asked of it last. */
  get notice(): Refusal | null {
    return this.#notice;
  }

  /** Has something been taken back, as far as one has seen, and nothing happened since? */
  get canRedo(): boolean {
    return this.#canRedo;
  }

  /** So many moments have been seen: what was said of the table before is said no longer. */
  stands(length: number): void {
    if (length === this.#length) return;
    this.#canRedo = length < this.#length;
    this.#length = length;
    this.#needsLeave = null;
    this.#notice = null;
  }

  async command(command: Command): Promise<void> {
    this.#needsLeave = null;
    this.#note(await this.#at.mine().store.command(command));
  }

  /** Does it if nobody need be asked; else it can be asked for. */
  async wish(what: RequestMade): Promise<void> {
    const answer = await this.#at.mine().store.command(what);
    this.#needsLeave = isNotFree(answer) ? what : null;
    if (what.kind === 'redo' && E.isLeft(answer)) this.#canRedo = this.#needsLeave !== null;
    this.#note(this.#needsLeave === null ? answer : E.right(undefined));
  }

  /** The others are asked for their leave, or it is let be. */
  async ask(wanted: boolean): Promise<void> {
    const what = this.#needsLeave;
    this.#needsLeave = null;
    this.#at.changed();
    if (!wanted || what === null) return;
    this.#asked = what;
    await this.command({ kind: 'ask', what });
  }

  #note(answer: E.Either<Refusal, void>): void {
    this.#notice = E.isLeft(answer) ? answer.left : null;
    this.#at.changed();
  }
}

/** What there is to say of a table somewhere else, beside what its game shows. */
export const afarOf = (
  seen: Seen<GameTypes>,
  picture: PictureSeen<GameTypes>,
  { needsLeave, takesBackFrom, notice }: TakingBackAfar,
): Afar => {
  const { clocks, seats, request, undo, closed, rematch } = picture;
  const { link, you, pending } = seen;
  return {
    link,
    runs: you?.runs ?? false,
    clocks,
    seats,
    request,
    undo,
    closed,
    rematch,
    needsLeave,
    // Of what is being asked the host says where it begins, to everybody in their own moments.
    takesBackFrom: request?.to ?? (request === null || request.by === you?.seat ? takesBackFrom : null),
    notice,
    isSending: pending.length > 0,
  };
};

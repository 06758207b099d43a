type Fields = Record<string, unknown>;

/** Where a stand-in keeps what it knows. */
const known = Symbol('known');

/** What a stand-in knows. */
interface Knowledge {
  /** The fields that it stands in for. */
  readonly plain: Fields;
  readonly names: readonly string[];
  /** Their values, by place: to look one up by its name takes several times as long. */
  readonly values: unknown[];
  /** Which of them have been asked for, or given another value. */
  readonly asked: boolean[];
  /** Have fields come or gone? */
  isPast: boolean;
}

interface Knowing {
  readonly [known]: Knowledge;
}

/** How a field is read and written, by its place: the same for all stand-ins, so that those with the same names have the same shape. */
const fields: PropertyDescriptor[] = [];
const fieldAt = (place: number): PropertyDescriptor =>
  (fields[place] ??= {
    get(this: Knowing): unknown {
      const { asked, values } = this[known];
      asked[place] = true;
      return values[place];
    },
    set(this: Knowing, value: unknown): void {
      const { asked, values, plain, names } = this[known];
      asked[place] = true;
      values[place] = value;
      plain[names[place]!] = value;
    },
    enumerable: true,
    configurable: true,
  });

/** Are these the fields that a stand-in was made with, each where it was? What has been taken away and put back comes last and answers no more. */
const isWhole = (object: object, { names, asked, values }: Knowledge): boolean => {
  let place = 0;
  for (const name in object) if (name !== names[place++]) return false;
  if (place !== names.length) return false;
  const last = place - 1;
  const wasAsked = asked[last]!;
  asked[last] = false;
  const answers = (object as Fields)[names[last]!] === values[last] && asked[last]!; // to read it is to ask for it, if it still answers
  asked[last] = wasAsked;
  return answers;
};

/** See {@link StandIn.bring}. */
const brought = (object: object, knowledge: Knowledge): boolean => {
  if (!knowledge.isPast && isWhole(object, knowledge)) return true;
  knowledge.isPast = true;
  const { plain } = knowledge;
  const entries = Object.entries(object);
  for (const name of Object.keys(plain)) delete plain[name];
  for (const [name, value] of entries) plain[name] = value;
  return false;
};

/** With more fields than that, standing in costs more than it saves. */
const mostFields = 200;

/** Fields called by numbers stand before all others, whenever they came. */
const isNumber = (name: string): boolean => /^\d/.test(name);

/**
 * Stands in for an object while rules read and write it, and notices which of its fields they ask for: what nobody has asked for, nobody has changed.
 * What is written to it is written to the object, and whatever lies in a field is handed out as it is.
 */
export class StandIn<T extends object> {
  readonly object: T;
  readonly #known: Knowledge;

  private constructor(plain: Fields) {
    const names = Object.keys(plain);
    this.#known = { plain, names, values: names.map((name) => plain[name]), asked: names.map(() => false), isPast: false };
    const object = Object.defineProperty({}, known, { value: this.#known });
    names.forEach((name, place) => {
      Object.defineProperty(object, name, fieldAt(place));
    });
    this.object = object as T;
  }

  /** A stand-in for an object; null for a list, and for what has no fields, too many, or such as are called by numbers. */
  static for<T extends object>(plain: T): StandIn<T> | null {
    const names = Array.isArray(plain) ? [] : Object.keys(plain);
    return names.length === 0 || names.length > mostFields || names.some(isNumber) ? null : new StandIn<T>(plain as Fields);
  }

  /**
   * Brings the object up to what was written: to set a field is to set it there, but fields that come and go do so here alone. False if some have;
   * from then on somebody else has to stand in.
   */
  bring(): boolean {
    return brought(this.object, this.#known);
  }

  /** Has the field at this place been asked for since all was forgotten? */
  wasAsked(place: number): boolean {
    return this.#known.asked[place]!;
  }

  /** Is any field another than it was? `slots` are the names and values of before, one after the other. */
  hasOther(slots: readonly unknown[]): boolean {
    const { asked, values } = this.#known;
    for (let place = 0; place < asked.length; place++) if (asked[place] && values[place] !== slots[2 * place + 1]) return true;
    return false;
  }

  /** Follows the object where it has been turned to these names and values. False if they are other names; then somebody else has to stand in. */
  follow(slots: readonly unknown[]): boolean {
    const { names, values } = this.#known;
    if (2 * names.length !== slots.length) return false;
    for (let place = 0; place < names.length; place++) {
      if (names[place] !== slots[2 * place]) return false;
      values[place] = slots[2 * place + 1];
    }
    return true;
  }

  /** Hands out what stands in the fields of the object now, where that is another than it was. */
  standAgain(): void {
    const { names, plain, values } = this.#known;
    for (let place = 0; place < names.length; place++) values[place] = plain[names[place]!];
  }

  /** Forgets what was asked, and goes on with these names and values. */
  forget(slots: readonly unknown[]): void {
    const { asked, values } = this.#known;
    for (let place = 0; place < asked.length; place++)
      if (asked[place]) {
        values[place] = slots[2 * place + 1];
        asked[place] = false;
      }
  }
}

/** The object that somebody stands in for, as it is now; whatever is no stand-in is its own. */
export const stoodInFor = <T>(value: T): T => {
  const knowledge = (value as Partial<Knowing> | null | undefined)?.[known];
  if (knowledge === undefined) return value;
  brought(value as object, knowledge);
  return knowledge.plain as T;
};

/** What can be heard. */
export type Sound = 'dice' | 'card' | 'step' | 'refusal' | 'turn';

/** One part of a sound. */
export interface Tone {
  readonly kind: 'rush' | 'note';
  /** When it begins and how long it lasts, in seconds. */
  readonly at: number;
  readonly lasts: number;
  /** In hertz. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const rush = (at: number, lasts: number, pitch: number, loud: number): Tone => ({ kind: 'rush', at, lasts, pitch, loud });
const note = (at: number, lasts: number, pitch: number, loud: number): Tone => ({ kind: 'note', at, lasts, pitch, loud });

/** What each sound is made of; nothing is loaded. */
export const sequences: Readonly<Record<Sound, readonly Tone[]>> = {
  // A die strikes the table again and again, sooner each time and softer.
  dice: [0, 0.16, 0.28, 0.37, 0.44, 0.5].map((at, hop) => rush(at, 0.06, 1900 - 90 * hop, 0.7 - 0.09 * hop)),
  card: [rush(0, 0.14, 3200, 0.35)],
  step: [rush(0, 0.05, 420, 0.8), note(0, 0.09, 150, 0.25)],
  refusal: [note(0, 0.16, 196, 0.3), note(0.12, 0.26, 147, 0.3)],
  turn: [note(0, 0.3, 523, 0.22), note(0.13, 0.45, 784, 0.22)],
};

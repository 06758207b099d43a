import type { Effect } from '../motion/cues.js';
import { keptChoice } from '../motion/kept-choice.js';
import { type Sound, sequences, type Tone } from './tones.js';

/** Is anything heard? Not until somebody wants it. */
export const keptSound = keptChoice('ludoteca-sound', ['off', 'on'], 'off');

/** How each effect sounds; null for silence. */
const heard: Readonly<Record<Effect, Sound | null>> = {
  throw: 'dice',
  travel: 'card',
  turn: 'card',
  strike: 'step',
  clash: 'dice',
  count: null,
  stamp: 'step',
  leave: 'card',
  stir: null,
  banner: null,
};

let context: AudioContext | null = null;

/** A short rush of noise through a filter: dice on wood, paper on paper. */
const rush = (audio: AudioContext, { at, lasts, pitch, loud }: Tone): void => {
  const length = Math.ceil(audio.sampleRate * lasts);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
};

/** A note that dies away. */
const note = (audio: AudioContext, { at, lasts, pitch, loud }: Tone): void => {
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  const starts = audio.currentTime + at;
  source.type = 'triangle';
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, starts);
  gain.gain.linearRampToValueAtTime(loud, starts + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, starts + lasts);
  source.connect(gain).connect(audio.destination);
  source.start(starts);
  source.stop(starts + lasts);
};

/** Lets a sound be heard, if sounds are wanted. */
export const sound = (which: Sound): void => {
  if (keptSound.get() === 'off') return;
  // A browser lets nothing be heard before somebody has pressed something.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of sequences[which]) (tone.kind === 'rush' ? rush : note)(context, tone);
};

/** Lets an effect be heard. */
export const play = (effect: Effect): void => {
  const which = heard[effect];
  if (which !== null) sound(which);
};

import type { Picture } from 'ludoteca/client';

/** What of a chair is asked here. */
interface Sitter {
  readonly seen: { readonly mayAct: boolean };
  readonly picture: Pick<Picture, 'acting' | 'awaited'> | null;
  readonly findsSomething: boolean;
}

/** What of a device is asked here: the bot that is due, and whether bots wait or are held. */
interface Bots {
  readonly due: string | null;
  readonly waits: boolean;
  readonly isHeld: boolean;
}

/**
 * Whom the game waits for at this device: a bot whose move it is; or the first of its people who may act and finds something to do, or else the first
 * who may act at all; whoever is waited for comes before those who may merely step in. Bots that were told to wait stand in nobody's way.
 */
export const dueAmong = (chairs: readonly (readonly [seat: string, chair: Sitter])[], device: Bots | null): string | null => {
  const pictures = chairs.flatMap(([, { picture }]) => picture ?? []);
  const order = [...new Set([...pictures.flatMap(({ awaited }) => awaited), ...pictures.flatMap(({ acting }) => acting)])];
  const acting = chairs.filter(([, { seen }]) => seen.mayAct).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const busy = acting.find(([, { findsSomething }]) => findsSomething)?.[0] ?? null;
  const bot = device?.due ?? null;
  if (bot !== null && (busy === null || (device?.waits === false && !device.isHeld))) return bot;
  return busy ?? acting[0]?.[0] ?? null;
};

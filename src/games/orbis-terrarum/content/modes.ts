import { type Mode, type ModeEntry, type TributeKind, tributeKinds, tributes } from '../types/modes.js';
import { type Statistic, statistics } from '../types/statistics.js';

const entry = (flags: string, moves: ModeEntry['moves'] = null): ModeEntry => ({
  hostile: flags.includes('H'),
  seeksModifier: flags.includes('M'),
  special: flags.includes('S'),
  covert: flags.includes('C'),
  moves,
});

const tribute = entry('');

const table: Readonly<Record<Statistic, Readonly<Partial<Record<Mode, ModeEntry>>>>> = {
  offensive: { strike: entry('H', 'VIA'), suppress: entry('', 'VIA') },
  incision: { raid: entry('H', 'LEG'), suppress: entry('', 'LEG') },
  commerce: { boost: entry('M', 'ECN'), embargo: entry('HM', 'ECN'), tribute },
  expansion: { occupy: entry(''), settle: entry('S') },
  protocol: { boost: entry('M', 'INT') },
  morale: { boost: entry('M', 'LEA') },
  discipline: { boost: entry('M', 'AUX'), tribute },
  intervention: { invest: entry(''), tribute },
  tradition: { boost: entry('M', 'PRS'), undermine: entry('HM', 'PRS') },
  security: { undermine: entry('HM', 'INT') },
  logistics: { boost: entry('M', 'MIL'), expedition: entry('S'), tribute },
  industry: { boost: entry('M', 'TCN'), undermine: entry('HM', 'TCN'), welfare: entry('S') },
  construction: { restore: entry('', 'VIA') },
  reform: { acculturate: entry(''), modify: entry('M'), detach: entry(''), migrate: entry('S') },
  bureaucracy: { boost: entry('M', 'ADM'), tribute },
  espionage: { steal: entry('HC') },
  sabotage: { plunder: entry('HC') },
  development: { research: entry(''), tribute },
  rhetoric: { boost: entry('M', 'CLT'), undermine: entry('HMC', 'CLT'), subvert: entry('HSC'), tribute },
  intrigue: { undermine: entry('HMC', 'ADM'), incite: entry('HC') },
  intimidation: { undermine: entry('HM', 'AUX') },
  hegemony: { undermine: entry('HM', 'MIL') },
  competition: { boost: entry('M', 'GES'), undermine: entry('HM', 'GES') },
  doctrine: { restore: entry('', 'LEG') },
  diplomacy: { negotiate: entry(''), parley: entry('') },
};

const narrative = entry('');

/** The mode table: which modes a statistic has, and what each is. [OT-MEAS-01] [OT-MEAS-04] */
export const modeTable: Readonly<Record<Statistic, Readonly<Partial<Record<Mode, ModeEntry>>>>> = Object.fromEntries(
  statistics.map((statistic) => [statistic, { ...table[statistic], narrative }]),
) as Record<Statistic, Partial<Record<Mode, ModeEntry>>>;

/** What the table says of a mode under a statistic, or undefined if it has no such mode. */
export const entryOf = (statistic: Statistic, mode: Mode): ModeEntry | undefined => modeTable[statistic][mode];

/** Every pair of statistic and mode, in table order. */
export const announcements: readonly { readonly statistic: Statistic; readonly mode: Mode; readonly entry: ModeEntry }[] =
  statistics.flatMap((statistic) =>
    (Object.keys(modeTable[statistic]) as Mode[]).map((mode) => ({ statistic, mode, entry: modeTable[statistic][mode]! })),
  );

/** What a statistic pays when it pays tribute. */
export const tributePaidBy = (statistic: Statistic): TributeKind | undefined => tributeKinds.find((kind) => tributes[kind] === statistic);

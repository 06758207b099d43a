import type { Mode } from '../../types/modes.js';
import { acculturate } from './acculturate.js';
import { raid, strike } from './attack.js';
import { detach } from './detach.js';
import { expedition, subvert } from './forces.js';
import { incite } from './incite.js';
import { migrate, occupy, settle } from './land.js';
import { boost, modify, undermine } from './modifiers.js';
import { narrative } from './narrative.js';
import { negotiate } from './negotiate.js';
import { parley } from './parley.js';
import { invest, plunder, research, steal } from './prosperity.js';
import { restore } from './restore.js';
import type { MeasureRule } from './rule.js';
import { suppress } from './suppress.js';
import { tribute } from './tribute.js';
import { welfare } from './welfare.js';

/** What each mode of measure does. [OT-MEAS-01] */
export const measureRules: Readonly<Record<Mode, MeasureRule>> = {
  strike,
  raid,
  suppress,
  boost,
  embargo: undermine,
  undermine,
  tribute,
  occupy,
  settle,
  invest,
  expedition,
  welfare,
  restore,
  acculturate,
  modify,
  detach,
  migrate,
  steal,
  plunder,
  research,
  subvert,
  incite,
  negotiate,
  parley,
  narrative,
};

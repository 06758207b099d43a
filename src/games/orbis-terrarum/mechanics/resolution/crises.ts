import { valueByGrade, years } from '../../content/values.js';
import { now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Crisis, Throw } from '../../types/index.js';
import { addModifier, consumeModifier } from '../nations/modifiers.js';
import { moveIndex } from '../nations/stability.js';
import { endCrisis } from '../referee/crises.js';
import { hasRebellion, startRebellion } from '../war/rebellion.js';
import { throwFor } from './roll.js';

/** What a failed crisis costs at once. [OT-EVT-05] [OT-EVT-06] */
const suffer = (state: Open, { nation, loss }: Crisis, { grade }: Throw, table: Tell): void => {
  const value = valueByGrade[grade];
  if (loss === 'via' || loss === 'leg') moveIndex(state, nation, loss, -value, 'crisis', table);
  else if (loss === 'rebellion') {
    if (!hasRebellion(now(state), nation, null)) startRebellion(state, nation, null, true, false, table);
  } else
    addModifier(
      state,
      { nation, target: loss, value, source: 'event', lastTurn: state.turn + turnsFor(state, years.crisisPenalty) },
      table,
    );
};

/** The crises of this turn are answered, in the order of their posting. [OT-EVT-02] [OT-EVT-03] [OT-EVT-04] [OT-EVT-07] */
export const answerCrises = (state: Open, table: Tell): void => {
  for (const crisis of now(state).crises) {
    if (crisis.lastTurn !== null) continue;
    const { id, nation, counter, turns } = crisis;
    const consumed = new Set<string>();
    const attempt = {
      nation,
      statistic: counter,
      role: 'crisis' as const,
      hostile: false,
      noBonuses: false,
      against: [],
      host: false,
      war: false,
      civilWar: true,
      area: null,
      veiled: false,
      scope: 0,
      declined: [],
    };
    const roll = throwFor(now(state), attempt, 'success', `${counter} of ${nation} against ${id}`, consumed, table);
    table.emit({
      type: 'rolled',
      secret: null,
      measure: null,
      nation,
      why: 'crisis',
      statistic: counter,
      roll,
      natural: roll.natural,
      result: roll.result,
      grade: roll.grade,
    });
    for (const modifier of consumed) consumeModifier(state, modifier, table);
    if (roll.result === 'failure') {
      // A lasting crisis that was failed stays; its stated loss is taken turn by turn.
      if (turns === null) suffer(state, crisis, roll, table);
      else state.crises.find((one) => one.id === id)!.lastTurn = state.turn + turns;
    }
    if (roll.result === 'success' || turns === null) endCrisis(state, id, table);
  }
};

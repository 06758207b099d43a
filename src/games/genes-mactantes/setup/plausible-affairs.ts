import { kindsFor } from '../mechanics/affairs/disaster.js';
import { characterOf, cityOf, controllerOf, isLiving, sheetOf } from '../queries/state.js';
import { type Affair, type AffairOf, isIndependentOwner, type State, type WindowType } from '../types/index.js';

/** Whom an affair asks next, and what; null if it asks nobody. */
const questionOf = (state: State, affair: Affair): readonly [type: WindowType, player: string | undefined] | null => {
  switch (affair.type) {
    case 'disaster':
      return affair.kind === null ? ['disaster-kind', affair.choosers[0]] : ['disaster-city', affair.choosers[1]];
    case 'crisis':
      return ['crisis-support', affair.toAsk[0]];
    case 'battle':
      return affair.defence === null ? ['battle-defence', affair.opponent] : ['battle-join', affair.toAsk[0]];
    case 'contest':
      return affair.defence === null ? ['contest-defence', affair.opponent] : null;
    case 'journey':
      return ['travel-reaction', controllerOf(state, affair.path[affair.entered - 1] ?? '')];
    case 'reprisals':
      return ['reprisal', affair.player];
    case 'repatriation':
      return ['repatriate', affair.player];
    case 'civil-war':
      return ['rebel-support', affair.toAsk[0]];
  }
};

const isAtLarge = (state: State, id: string | undefined): boolean => id !== undefined && characterOf(state, id)?.captor === null;

const isBattle = (state: State, { player, opponent, territory, objective }: AffairOf<'battle'>): boolean =>
  opponent !== player &&
  (isIndependentOwner(opponent) || isLiving(state, opponent)) &&
  (objective === 'field' || cityOf(state, territory)?.siege?.by === player);

const isCivilWar = (state: State, { player, toAsk }: AffairOf<'civil-war'>): boolean =>
  state.countries[player]?.civilWar !== null &&
  toAsk.every((other) =>
    sheetOf(state, other).some(
      ({ state: fate, order }) => fate === 'pending' && order.kind === 'support-rebellion' && order.written.target === player,
    ),
  );

/** Is there what the question is about? */
const hasSubject = (state: State, affair: Affair): boolean => {
  switch (affair.type) {
    case 'disaster':
      return state.step === 'events' && (affair.kind === null || kindsFor(state, affair.player).includes(affair.kind));
    case 'crisis':
      return state.step === 'crisis';
    case 'battle':
      return isBattle(state, affair);
    case 'contest':
      return characterOf(state, affair.target) !== undefined;
    case 'journey':
      return isAtLarge(state, affair.character) && characterOf(state, affair.character)!.location === affair.path[affair.entered - 1];
    case 'reprisals':
      return isAtLarge(state, affair.exposed[0]);
    case 'repatriation':
      return isAtLarge(state, affair.character) && characterOf(state, affair.character)!.owner === affair.player;
    case 'civil-war':
      return isCivilWar(state, affair);
  }
};

const isOfTheTurn = ({ type }: Affair): boolean => type === 'disaster' || type === 'crisis';

/** Could this affair be the one that waits for an answer, asking what its window asks? */
export const isOpenAffair = (state: State, affair: Affair): boolean => {
  const question = questionOf(state, affair);
  return (
    question !== null &&
    affair.window?.type === question[0] &&
    affair.window.player === question[1] &&
    (isOfTheTurn(affair) || state.step === 'resolution') &&
    hasSubject(state, affair)
  );
};

/** Could this affair go on once what it waits for is over? */
export const isWaitingAffair = (state: State, affair: Affair): boolean => state.step === 'resolution' && !isOfTheTurn(affair);

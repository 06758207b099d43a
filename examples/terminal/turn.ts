import { E, type GameTypes } from 'ludoteca';
import { bookOf } from 'ludoteca/games';
import { isReferee } from '../shared/referees.js';
import { stillWanted } from './chances.js';
import type { Option } from './desk.js';
import { withThrows } from './dice.js';
import { fill, openForms } from './form.js';
import { retell } from './replaying.js';
import { readAtTable } from './rulebook.js';
import { askLoad, askSave } from './saving.js';
import { clauseText, narrate, showClauses, showPosition, showRefusal, untell } from './showing.js';
import type { Sitting } from './sitting.js';
import { type AtTheDevice, redoneTo, undoneTo } from './taking-back.js';

/** Plays an action for its player, with the program's dice or those on the table. */
export const play = async (sitting: Sitting, player: string, action: GameTypes['Action']): Promise<boolean> => {
  const { match, realDice } = sitting;
  const step = realDice ? await withThrows(sitting, (dice) => match.play(player, action, dice)) : match.play(player, action);
  if (E.isLeft(step)) showRefusal(sitting, step.left);
  else narrate(sitting);
  return E.isRight(step);
};

const deviceOf = ({ game, kinds }: Sitting, viewer: string): AtTheDevice => ({
  people: [...kinds].flatMap(([seat, kind]) => (kind === 'human' ? [seat] : [])),
  viewer,
  isReferee: isReferee(game.id, viewer),
});

/** Takes back your last action and what bots answered, unless another person has acted since; a referee takes back anybody's. */
const undo = (sitting: Sitting, player: string): void => {
  const { desk, match } = sitting;
  const to = undoneTo(match, deviceOf(sitting, player));
  if (to === null) return;
  const steps = match.undo(match.length - to);
  untell(sitting);
  desk.say(`  ${steps === 1 ? 'One action is' : `An action and what followed it (${steps} in all) are`} taken back.`);
};

/** Does again what was taken back, with what bots answered. */
const redo = (sitting: Sitting, player: string): void => {
  const { match } = sitting;
  const to = redoneTo(match, deviceOf(sitting, player));
  if (to === null) return;
  match.goTo(to);
  narrate(sitting);
};

const pickLegal = async (sitting: Sitting, player: string): Promise<GameTypes['Action'] | null> => {
  const { desk, game, match, language, viewer } = sitting;
  const legal = match.legalActions(player, { limit: 500 });
  const label = (action: GameTypes['Action']): string => game.labels.action(action, language, match.view(viewer));
  if (legal.length > 0)
    return desk.choose(
      `${legal.length} actions (type to search)`,
      legal.map((value) => ({ value, label: label(value) })),
    );
  desk.say('  No action can be listed: try the forms.');
  return null;
};

const lookUp = async (sitting: Sitting): Promise<void> => {
  const { desk, game } = sitting;
  const options = game.clauses.map((clause) => ({ value: clause, label: `${clause} ${clauseText(sitting, clause)}` }));
  const clause = await desk.choose('Which clause? (type to search)', options);
  if (clause !== null) desk.say(`  [${clause}] ${clauseText(sitting, clause)}`);
};

/** What is not an action but can be asked of the table. */
const services = {
  position: 'show the position',
  legal: 'everything that can be done, as a list',
  why: 'the rules behind what happened',
  clauses: 'tell the clauses behind events, or stop telling them',
  book: 'the rulebook: read and search',
  rule: 'look up a clause',
  replay: 'the game so far, step by step',
  save: 'save',
  load: 'load',
  leave: 'leave',
} as const;
type Service = keyof typeof services;

const serve = async (sitting: Sitting, player: string, service: Service): Promise<'leave' | 'stay'> => {
  switch (service) {
    case 'position':
      showPosition(sitting);
      break;
    case 'legal': {
      const action = await pickLegal(sitting, player);
      if (action !== null && (await stillWanted(sitting, action))) await play(sitting, player, action);
      break;
    }
    case 'why':
      showClauses(sitting);
      break;
    case 'clauses':
      sitting.clauses = !sitting.clauses;
      break;
    case 'book': {
      const book = bookOf(sitting.game.id, sitting.language);
      if (book !== undefined) await readAtTable(sitting.desk, book);
      break;
    }
    case 'rule':
      await lookUp(sitting);
      break;
    case 'replay':
      await retell(sitting);
      break;
    case 'save':
      await askSave(sitting);
      break;
    case 'load':
      await askLoad(sitting);
      break;
    case 'leave':
      return 'leave';
  }
  return 'stay';
};

/** One decision of a player at the keyboard. `wait` lets the others go first, where others may act as well. */
export const decide = async (sitting: Sitting, player: string, others: readonly string[]): Promise<'wait' | 'leave' | 'stay'> => {
  const { desk, match } = sitting;
  const forms = openForms(sitting, player);
  const device = deviceOf(sitting, player);
  const table: Option<string>[] = [
    ...(others.length > 0 ? [{ value: '#wait', label: `let ${others.join(', ')} go first` }] : []),
    ...(undoneTo(match, device) === null ? [] : [{ value: '#undo', label: 'undo' }]),
    ...(redoneTo(match, device) === null ? [] : [{ value: '#redo', label: 'redo' }]),
    { value: '#table', label: 'the table …', hint: 'position, rulebook, replay, save, load, leave' },
  ];
  const chosen = await desk.choose(`${player}, what will you do?`, [...forms, ...table]);
  switch (chosen) {
    case null:
      return 'stay';
    case '#wait':
      return 'wait';
    case '#undo':
      undo(sitting, player);
      return 'stay';
    case '#redo':
      redo(sitting, player);
      return 'stay';
    case '#table': {
      const options = Object.entries(services).map(([value, label]) => ({ value: value as Service, label }));
      const service = await desk.choose('The table', options);
      return service === null ? 'stay' : serve(sitting, player, service);
    }
  }
  const action = await fill(sitting, player, chosen);
  if (action !== null && (await stillWanted(sitting, action))) await play(sitting, player, action);
  return 'stay';
};

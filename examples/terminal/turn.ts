import { E, type GameTypes } from 'ludoteca';
import { isReferee } from '../shared/referees.js';
import { oddsBeside, stillWanted } from './chances.js';
import type { Option } from './desk.js';
import { withThrows } from './dice.js';
import { fill, openForms } from './form.js';
import { guide } from './guide.js';
import { explainPicture } from './legend.js';
import { read } from './reading.js';
import { retell } from './replaying.js';
import { openRules } from './rulebook.js';
import { askLoad, askSave } from './saving.js';
import { clausesOfLate, narrate, showPosition, showRefusal, untell } from './showing.js';
import type { Sitting } from './sitting.js';
import { type AtTheDevice, redoneTo, undoneTo } from './taking-back.js';
import { tell, tellCounted, type Word } from './words.js';

/** Plays an action for its player, with the program's dice or those on the table. */
export const play = async (sitting: Sitting, player: string, action: GameTypes['Action']): Promise<boolean> => {
  const { game, match, language, viewer, realDice } = sitting;
  const reason = (why: string): string => game.labels.name(why, language, match.view(viewer), 'throws');
  const step = realDice ? await withThrows({ ...sitting, reason }, (dice) => match.play(player, action, dice)) : match.play(player, action);
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
  const { desk, match, language } = sitting;
  const to = undoneTo(match, deviceOf(sitting, player));
  if (to === null) return;
  const steps = match.undo(match.length - to);
  untell(sitting);
  desk.say(`  ${steps === 1 ? tell(language, 'oneTakenBack') : tell(language, 'moreTakenBack', { steps })}`);
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
  const odds = oddsBeside(sitting, legal);
  if (legal.length > 0)
    return desk.choose(
      tellCounted(language, ['oneAction', 'actions'], legal.length, { count: legal.length }),
      legal.map((value, place) => ({ value, label: `${label(value)}${odds[place]}` })),
    );
  desk.say(`  ${tell(language, 'noList')}`);
  return null;
};

/** What is not an action but can be asked of the table. */
const services = [
  'help',
  'signs',
  'book',
  'position',
  'legal',
  'why',
  'clauses',
  'replay',
  'save',
  'load',
  'leave',
] as const satisfies readonly Word[];
type Service = (typeof services)[number];

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
    case 'help':
      await guide(sitting);
      break;
    case 'signs':
      await explainPicture(sitting);
      break;
    case 'why':
      await read(sitting.desk, sitting.language, clausesOfLate(sitting));
      break;
    case 'clauses':
      sitting.clauses = !sitting.clauses;
      break;
    case 'book':
      await openRules(sitting);
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
  const { desk, match, language } = sitting;
  const forms = openForms(sitting, player);
  const device = deviceOf(sitting, player);
  const table: Option<string>[] = [
    ...(others.length > 0 ? [{ value: '#wait', label: tell(language, 'letFirst', { players: others.join(', ') }) }] : []),
    ...(undoneTo(match, device) === null ? [] : [{ value: '#undo', label: tell(language, 'undo') }]),
    ...(redoneTo(match, device) === null ? [] : [{ value: '#redo', label: tell(language, 'redo') }]),
    { value: '#table', label: tell(language, 'table'), hint: tell(language, 'tableHint') },
  ];
  const chosen = await desk.choose(tell(language, 'whatNow', { player }), [...forms, ...table]);
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
      const service = await desk.choose(
        tell(language, 'theTable'),
        services.map((value) => ({ value, label: tell(language, value) })),
      );
      return service === null ? 'stay' : serve(sitting, player, service);
    }
  }
  const action = await fill(sitting, player, chosen);
  if (action !== null && (await stillWanted(sitting, action))) await play(sitting, player, action);
  return 'stay';
};

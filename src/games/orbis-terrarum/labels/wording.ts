import { own } from '../../../core/data/own.js';
import { askedAs } from '../../../core/game/asking.js';
import type { RefusalTable } from '../../../core/refusals/table.js';
import { namingThrows } from '../../../core/words/throws.js';
import type { Words } from '../../../core/words/words.js';
import { items } from '../content/prices.js';
import type { OrbisTerrarum } from '../rules/index.js';
import type { View } from '../types/index.js';
import { described } from './describing.js';
import { decidedAbout } from './describing-treaties.js';
import { drawMap } from './draw.js';
import type { Language, Naming, Narrator, Orders, Sentences } from './language.js';
import { lists } from './lists.js';
import { listCalled, narratorOf } from './naming.js';
import { refusalsAtTable } from './refusing.js';
import { asAnswer, order, sentence } from './telling.js';

type Event = OrbisTerrarum['Event'];

/** Why the rules change purses and indices; what is bought there is told by its name, and anything else is a treaty, or what was on offer. */
const ofRules: ReadonlySet<string> = new Set([
  ...items,
  ...['production', 'epoch', 'extinction', 'research', 'invest', 'measure', 'tribute', 'theft', 'happening', 'crisis', 'cycle'],
  ...['rebellion', 'civil-war', 'suppression', 'subsidy', 'transfer', 'penalty'],
]);

/** Why a purse or an index has changed, in words: they are others where a word alone means something else. */
const reasonOf = (why: string, { name }: Narrator): string => {
  if (!ofRules.has(why)) return name(why, 'technologies');
  const reason = `why ${why}`;
  const called = name(reason);
  return called === reason ? name(why) : called;
};

/** What a sentence tells of an event besides what the event says. */
interface Besides {
  /** What something is called, with all that tells it from others. */
  readonly title?: string;
  /** A government has won its civil war. */
  readonly isUpheld?: boolean;
  /** The game begins, or the orders are closed; anything else that is marked is a mark of a Nation. */
  readonly begins?: boolean;
  readonly closes?: boolean;
  readonly isMark?: boolean;
}

/**
 * Some values are called otherwise in an event than by themselves: distances go by their names, where there was no conflict there was peace, and of what
 * is offered or to be decided it is told what it is. [OT-SCOPE-07]
 */
const asTold = (event: Event, narrator: Narrator, view: View | undefined): Event & Besides => {
  switch (event.type) {
    case 'scope-changed':
      return { ...event, value: `scope ${event.value ?? 'over'}` };
    case 'conflict-changed': {
      const called = (status: typeof event.before) => (status === 'none' ? ('no-conflict' as typeof status) : status);
      return { ...event, before: called(event.before), after: called(event.after) };
    }
    case 'opportunity-offered':
      return { ...event, title: described(event.opportunity, narrator, view, 'technologies') };
    case 'decision-raised':
      return event.about === null ? event : { ...event, title: decidedAbout(event.kind, event.about, narrator).join(', ') };
    case 'index-changed':
    case 'wealth-changed':
    case 'progress-changed':
      return { ...event, title: reasonOf(event.why, narrator) };
    case 'civil-war-ended':
      return { ...event, isUpheld: event.winner !== null && !event.governmentChanged };
    case 'flag-changed': {
      const [begins, closes] = [event.flag === 'game', event.flag === 'orders'];
      return { ...event, begins, closes, isMark: !begins && !closes };
    }
    default:
      return event;
  }
};

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<OrbisTerrarum> => ({
  language: language.code,
  name: namingThrows(language.throws, (id, view: View | undefined, among) => narratorOf(language, view).name(id, listCalled(among))),
  action: (action, view) =>
    order(own<Orders[keyof Orders]>(language.actions, action.type)?.order ?? action.type, action, narratorOf(language, view)),
  event(event, view) {
    const narrator = narratorOf(language, view);
    return sentence(
      own<Sentences[keyof Sentences]>(language.events, event.type)?.sentence ?? event.type,
      asTold(event, narrator, view),
      narrator,
    );
  },
  draw: (view) => drawMap(view, narratorOf(language, view)),
});

/** Several answers at once, and not none of them. */
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** Everything there is to say in one language: forms and refusals, too. */
export const wordsIn = (naming: Naming, { fields, questions, answers, refusals, core }: Language): Words<OrbisTerrarum> => ({
  ...namesIn({ ...naming, words: { ...naming.words, ...fields } }),
  question: (type, field) => askedAs(questions, type, field),
  answer(type, field, value, view) {
    const narrator = narratorOf(naming, view);
    const say = askedAs(answers, type, field);
    if (say !== undefined) return say(value, narrator, view);
    const among = askedAs(lists, type, field);
    if (areIds(value) && among !== undefined) return value.map((id) => narrator.name(id, among)).join(', ');
    if (typeof value !== 'string' || value === '') return undefined;
    return described(field === 'answer' ? asAnswer(value) : value, narrator, view, among);
  },
  refusals: refusalsAtTable(refusals as unknown as RefusalTable),
  core,
});

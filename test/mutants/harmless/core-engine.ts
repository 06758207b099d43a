import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/engine/offers.ts': [
    {
      line: 'if (open.length === 0) return undefined;',
      becomes: ['false'],
      why: 'where nothing is open there is nothing to draw from, and nothing is listed',
    },
  ],
  'src/core/engine/reducer.ts': [
    {
      line: 'const leave = following(copy === null ? state : copy.plain, links);',
      becomes: ['true'],
      why: 'what is written to can be read as well, only more slowly',
    },
    {
      line: 'const copy = drafts !== undefined && large.has(before) ? null : copies.take(before);',
      becomes: ['drafts === undefined', 'true', 'false', 'drafts !== undefined || large.has(before)'],
      why: 'a working copy and a draft come to the same, only not as fast',
    },
    {
      line: 'if (!isOpen(plain, action)) {',
      becomes: ['true'],
      why: 'what is open meets no objection',
    },
    {
      line: 'if (fine !== undefined) return perform(state, fine, input, dice);',
      becomes: ['false'],
      why: 'it is read and objected to in the long way, with the same answer',
    },
  ],
  'src/core/engine/rulebook.ts': [
    {
      line: 'if (last !== undefined && name === lastName) return last;',
      becomes: ['false', 'true', 'last === undefined'],
      why: 'the phase is looked up by its name, which only takes longer',
    },
    {
      line: '} catch {',
      becomes: ['{}'],
      why: 'nothing said is as good as no',
    },
    {
      line: '} catch {',
      becomes: ['{}'],
      why: 'no rule has such a name',
    },
    {
      line: "return '';",
      becomes: ['"Stryker was here!"'],
      why: 'no rule has such a name',
    },
    {
      line: 'return rule !== undefined && isWellFormed(action, rule) && mayBeDone(state, action, rule, now) ? rule : undefined;',
      becomes: ['true'],
      why: 'an action without a rule is not well formed',
    },
    {
      line: 'const isOpen = (state: State, action: Action): boolean => {',
      becomes: ['{}'],
      why: 'it is objected to in the long way, with the same answer',
    },
    {
      line: 'return rule !== undefined && mayBeDone(state, action, rule, now);',
      becomes: ['false'],
      why: 'it is objected to in the long way, with the same answer',
    },
    {
      line: '(rule.actors === undefined || definition.seats(state).includes(action.player)) && // a rule may name a seat that nobody takes',
      becomes: ['false'],
      why: 'whoever a phase waits for has a seat; it is only not asked again',
    },
  ],
  'src/core/engine/table.ts': [
    {
      line: 'if (this.events.length === 0) this.events = [event];',
      becomes: ['false'],
      why: 'the list holds the event either way; one that was begun empty takes more room',
    },
    {
      line: 'if (this.rolls.length === 0) this.rolls = [roll];',
      becomes: ['false'],
      why: 'the list holds the throw either way; one that was begun empty takes more room',
    },
  ],
  'src/core/engine/working-copies.ts': [
    {
      line: 'return place < 0 ? state : this.#copies[place]!.plain;',
      becomes: ['place <= 0', 'true'],
      why: 'the frozen state says the same as its working copy',
    },
    {
      line: 'if (place === this.#copies.length - 1) this.#copies.pop();',
      becomes: ['this.#copies.length + 1', 'false'],
      why: 'the last one is taken out in the other way',
    },
  ],
};

import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/engine/decoders.ts': [{ line: '} catch {', becomes: ['{}'], why: 'nothing said is as good as no' }],
  'src/core/engine/define.ts': [
    {
      line: "'action' in what ? rules.get(what.action)?.cites : own<readonly G['Clause'][]>(definition.eventClauses ?? {}, what.event);",
      becomes: ['rules.get(what.action).cites'],
      why: 'what fails because there is no such rule names nothing, like all that cannot be read',
    },
  ],
  'src/core/engine/listing.ts': [
    {
      line: 'if (!isMixed) return listed;',
      becomes: ['false'],
      why: 'asked one by one, rules that do not say who may try them are all open; it only takes longer',
    },
    { line: 'const leftOut: LeftOut = { anything: false };', becomes: ['{}'], why: 'nothing said is as good as no' },
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
      line: 'const copies = new WorkingCopies<State & object>(drafts === undefined ? Number.POSITIVE_INFINITY : largeState);',
      becomes: ['true'],
      why: 'a working copy and a draft come to the same, only not as fast',
    },
    {
      line: 'if (fine !== undefined) return perform(state, fine, input, dice);',
      becomes: ['false'],
      why: 'it is read and objected to in the long way, with the same answer',
    },
  ],
  'src/core/engine/rulebook.ts': [
    {
      line: 'return [name, { phase, open, listed, types: toHandOut(phase.rules), isMixed: listed.some((rule) => rule.actors !== undefined) }];',
      was: 'rule.actors !== undefined',
      becomes: ['true'],
      why: 'asked one by one, rules that do not say who may try them are all open; it only takes longer',
    },
    {
      line: 'if (last !== undefined && name === lastName) return last;',
      becomes: ['false', 'true', 'last === undefined'],
      why: 'the phase is looked up by its name, which only takes longer',
    },
    { line: '} catch {', becomes: ['{}'], why: 'nothing said is as good as no, and as a name that no rule has' },
    { line: "return '';", becomes: ['"Stryker was here!"'], why: 'no rule has such a name' },
    {
      line: 'return rule !== undefined && isWellFormed(action, rule) && mayBeDone(state, action, rule, now) ? rule : undefined;',
      becomes: ['true'],
      why: 'an action without a rule is not well formed',
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
      line: 'readonly #copies: WorkingCopy<State>[] = [];',
      becomes: ['["Stryker was here"]'],
      why: 'what is no working copy belongs to no state, and is the first to make room',
    },
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

// The corpora of records: games played with the rules of one version, replayed by the tests with the rules of every later one.
//
//   npm run records                              takes a corpus for the version of the package, of every game of which none stands
//   npm run records -- --game genegrafter        of some games only
//   npm run records -- --again sentences         takes one kind of digest of the standing corpora anew, and leaves the rest alone
//   npm run records -- --version 0.1.0 --again … of the corpora of one version
//   npm run records -- --coverage                says what the standing corpora never meet
//   npm run records -- --help                    says this, and takes nothing
//
// A record is never taken anew: what was played was played. Where later rules play it differently on purpose, test/records/departures.ts lists the
// record, the step and the clause, and the tests assert that it departs exactly there. Digests are kept in four kinds, each to be treated its own way:
//
//   sentences  change with every better word. Take them again when words changed and nothing else did.
//   legal      changes when something more, or less, is offered. Take it again when that was the purpose.
//   views      change when a view gains a field. Take them again, and look twice: a view that shows less or more is a secret kept or lost.
//   state      changes with play, and then nothing is taken again but a departure is listed. Take it again only when states gain a field, or lose one.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Corpus, kinds } from '../test/records/helpers/corpus.js';
import { readCorpus, sizeOf, stands, versionsOf, writeCorpus, writeDigests } from '../test/records/helpers/storing.js';
import { take, takeAgain } from '../test/records/helpers/taking/corpus-of.js';
import { coverageOf } from '../test/records/helpers/taking/coverage.js';
import { everyGame, type Sittings } from '../test/records/helpers/taking/every-game.js';
import { folder } from './project-files.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    version: { type: 'string' },
    again: { type: 'string', multiple: true },
    coverage: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  const head = readFileSync(import.meta.filename, 'utf8').split('\nimport ')[0]!;
  console.log(head.replaceAll(/^\/\/ ?/gm, ''));
  process.exit();
}
const { version: current } = JSON.parse(readFileSync(folder('package.json'), 'utf8')) as { readonly version: string };

const isKind = (name: string): boolean => (kinds as readonly string[]).includes(name);
const named = values.again ?? [];
for (const name of named) if (!isKind(name)) throw new Error(`There are digests of ${kinds.join(', ')}; none of ${name}.`);
// In their own order: whether a record departs is asked of its states, so these come first.
const again = kinds.filter((kind) => named.includes(kind));
const chosen = everyGame.filter(({ game }) => values.game?.includes(game.id) ?? true);

const tell = (sittings: Sittings, corpus: Corpus): void => {
  const { records, steps, digested, actionsNeverMet, eventsNeverMet, optionsNeverVaried } = coverageOf(sittings.game, corpus);
  const never = (what: string, names: readonly string[]): string => `  ${what}: ${names.join(', ') || 'none'}`;
  console.log(
    `${corpus.game} ${corpus.version}: ${records} records, ${steps} steps, ${digested} digested, ${sizeOf(corpus.version, corpus.game)} bytes`,
  );
  console.log(never('actions never met', actionsNeverMet));
  console.log(never('events never met', eventsNeverMet));
  console.log(never('options never varied', optionsNeverVaried));
};

for (const sittings of chosen) {
  const { id } = sittings.game;
  const versions = versionsOf(id).filter((version) => version === (values.version ?? version));
  if (values.coverage) for (const version of versions) tell(sittings, readCorpus(version, id));
  for (const version of again.length > 0 ? versions : []) {
    let corpus = readCorpus(version, id);
    for (const kind of again) {
      corpus = takeAgain(sittings.game, corpus, kind);
      writeDigests(corpus, kind);
    }
    console.log(`${id} ${version}: ${again.join(', ')} taken again.`);
  }
  if (values.coverage || again.length > 0) continue;
  if (stands(current, id)) {
    console.log(`${id} ${current} stands: its records are never taken anew.`);
    continue;
  }
  const corpus = take(sittings, current);
  writeCorpus(corpus);
  tell(sittings, corpus);
}

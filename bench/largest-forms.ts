import { seeded } from 'ludoteca';
import { genesMactantes } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { largestPositions } from '../test/games/genes-mactantes/helpers/largest-position.js';
import { largestMap, table } from '../test/games/genes-mactantes/helpers/ring-maps.js';
import { Clock, passes } from './clock.js';

/** A row of the table, and the clocks of what has a target. */
export interface TimedRow {
  readonly row: string;
  readonly question: Clock;
  readonly offers?: Clock;
}

/** Questions about the largest positions there can be: the first of each form, all offers, and what is legal. */
export const largestTables = (): readonly TimedRow[] =>
  Object.entries(largestPositions()).map(([name, state]) => {
    const [question, offers, legal, random] = [new Clock(), new Clock(), new Clock(), new Clock()];
    const player = genesMactantes.actors(state)[0]!;
    for (let pass = 0; pass < passes; pass++) {
      for (const clock of [question, offers, legal, random]) clock.again();
      for (const type of offers.time(() => genesMactantes.open(state, player)))
        question.time(() => genesMactantes.choices(state, player, type));
      legal.time(() => genesMactantes.legalActions(state, player));
      random.time(() => genesMactantes.randomAction(state, player, seeded(1)));
    }
    const row = `| genes-mactantes, the largest map, ${name} | 10 | ${question.told} | ${offers.told} | ${legal.told} | ${random.told} |`;
    return { row, question, offers };
  });

/** Questions that draw a coast of 500 territories: every fifth, and all of the last. */
export const coast = (): TimedRow => {
  const { state } = accepted(genesMactantes.setup({ players: table(10), boardMode: 'drawn' }, seeded(1)));
  const player = genesMactantes.actors(state)[0]!;
  const { territories, edges } = largestMap;
  const answers = genesMactantes.answersFor(state, {
    type: 'draw-coast',
    player,
    name: '',
    territories: territories.map(({ id, name, kind }) => ({ id, name, kind })),
    edges: edges.map(({ a, b }) => ({ a, b })),
  })!;
  const question = new Clock();
  const fields = Object.keys(answers);
  for (let pass = 0; pass < passes; pass++) {
    question.again();
    const given: Record<string, unknown> = {};
    for (const [place, field] of fields.entries()) {
      if (place % 5 === 0 || place > fields.length - 40) question.time(() => genesMactantes.choices(state, player, 'draw-coast', given));
      given[field] = answers[field];
    }
  }
  return { row: `| genes-mactantes, a coast of ${territories.length} territories | 10 | ${question.told} | | | |`, question };
};

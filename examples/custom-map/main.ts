// A map of your own: a rich frontier and a new world, as plain data. Run it with: npx tsx examples/custom-map/main.ts

import { createMatch, E, orThrow, seeded, withWords } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { type ContentPack, eyeOfTerror, ojoDelTerror, type Planet, validatePack } from 'ludoteca/ojo-del-terror';
import { english } from 'ludoteca/ojo-del-terror/labels/english';

const [pattern] = eyeOfTerror.planets.filter(({ home, sacred }) => home === null && sacred === null);
const [home] = eyeOfTerror.planets.filter(({ id }) => id === 'coralis');
const world: Planet = {
  ...pattern!,
  ...{ id: 'new-hope', name: 'Nueva Esperanza', subsector: home!.subsector },
  ...{ resources: 3, extreme: false, inhabitants: null },
};

const mine: ContentPack = {
  ...eyeOfTerror,
  id: 'rich-frontier',
  planets: [...eyeOfTerror.planets.map((planet) => ({ ...planet, resources: planet.resources === 0 ? 0 : planet.resources + 1 })), world],
};

// Whatever is wrong with a map is said before anybody plays: every fault, with its place and its clause.
const torn = {
  ...mine,
  planets: mine.planets.map((planet) => (planet.id === world.id ? { ...planet, subsector: 'XX-9', resources: -1 } : planet)),
};
for (const { code, clause, path, message } of validatePack(torn)) console.log(`${code} [${clause}] ${path}: ${message}`);
console.log(`faults of the map that is played: ${validatePack(mine).length}`);

// What happens there is told as on any map: the new world has the name that the map gives it.
const game = withWords(ojoDelTerror, [english]);
const match = orThrow(createMatch(game, { players: ['ada', 'bo'], pack: mine }, { dice: seeded('frontier') }));
const bot = randomBot(game, seeded('pioneers'));
while (match.actors().length > 0) {
  const [player] = match.actors();
  const step = match.play(player!, bot(match.state, player!));
  if (E.isLeft(step)) throw new Error(step.left[0].message);
  for (const event of step.right.events)
    if (JSON.stringify(event).includes(world.id)) console.log(game.labels.event(event, 'en', match.view(null)));
}
console.log(`\n${game.labels.draw?.(match.view(null))}`);

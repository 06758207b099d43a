// A deck of your own: three new cards as plain JSON, no code. Run it with: npx tsx examples/custom-deck/main.ts

import { createMatch, E, orThrow, seeded, withWords } from 'ludoteca';
import { defaultPack, genegrafter, type Pack } from 'ludoteca/genegrafter';
import { english } from 'ludoteca/genegrafter/labels/english';

// It might come from a file or an editor: nothing in it is a function.
const cards = JSON.parse(`{
  "characters": [
    { "id": "static-queen", "name": "Static Queen", "attack": 2, "defence": 3, "powers": ["electricityManipulation"], "markers": ["energy", "mental"] }
  ],
  "abilities": [
    { "id": "storm-call", "name": "Storm Call", "colour": "energy", "attack": 1, "defence": 1, "copies": 2,
      "withPower": { "power": "electricityManipulation", "attack": 3, "defence": 2 },
      "effects": [{ "do": "addDice", "side": "opponent", "amount": -1, "onlyWithPower": true }, { "do": "gainRerolls", "amount": 1 }] }
  ],
  "events": [{ "id": "blackout", "name": "Blackout", "effects": [{ "do": "discardCards", "count": 2 }, { "do": "healAll" }] }]
}`) as Pick<Pack, 'characters' | 'abilities' | 'events'>;

const pack: Pack = {
  ...defaultPack,
  characters: [...defaultPack.characters, ...cards.characters],
  abilities: [...defaultPack.abilities, ...cards.abilities],
  events: [...defaultPack.events, ...cards.events],
};

// A mistake in a card is told with its place and its clause.
const broken = { ...pack, characters: [{ ...cards.characters[0]!, attack: 12, markers: ['purple'] }, ...defaultPack.characters] };
const refused = genegrafter.decodeConfig({ players: ['ada', 'bo'], pack: broken });
if (E.isLeft(refused)) for (const { code, clause, message } of refused.left) console.log(`${code} [${clause}] ${message}`);

// And the new cards are played like any others, and told by their names.
const game = withWords(genegrafter, [english]);
const config = { players: ['ada', 'bo'], pack, eventCount: 1, eventIds: ['blackout'] };
const dice = seeded('storm');
const match = orThrow(createMatch(game, config, { dice }));
while (match.actors().length > 0) {
  const player = match.actors()[0]!;
  const { events } = orThrow(match.play(player, game.randomAction(match.state, player, dice)));
  for (const event of events) {
    const mine = JSON.stringify(event).match(/static-queen|storm-call|blackout/);
    if (mine !== null) console.log(game.labels.event(event, 'en', match.view(null)));
  }
}
console.log(`\n${game.labels.draw?.(match.view(null))}`);

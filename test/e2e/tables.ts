import { createMatch, E, type Game, type GameTypes, type Match, orThrow, pick, seeded } from '../../src/core/index.js';
import { genesMactantes } from '../../src/games/genes-mactantes/index.js';
import { gameById } from '../../src/games/index.js';
import { ojoDelTerror } from '../../src/games/ojo-del-terror/index.js';

/** A table as the page saves it, with a person in one seat and bots in the others. */
const savedTable = (match: Match<GameTypes>, person: string): string =>
  JSON.stringify({
    format: 'ludoteca-table/1',
    seats: match.seats.map((id) => ({ id, driver: id === person ? 'human' : 'random', strength: 'steady' })),
    record: match.record(),
  });

/** A table where somebody may do this now: the game is played as it falls until then. */
export const tableWhere = (id: string, config: object, seed: string, type: string, person: string): string => {
  const game = gameById(id)!;
  const dice = seeded(seed);
  const match: Match<GameTypes> = orThrow(createMatch(game, config, { dice }));
  for (let played = 0; played < 500 && !game.open(match.state, person).includes(type); played++)
    if (!match.actors().some((seat) => E.isRight(match.play(seat, game.randomAction(match.state, seat, dice))))) break;
  if (!game.open(match.state, person).includes(type)) throw new Error(`${id}: nobody comes to ${type}.`);
  return savedTable(match, person);
};

/** A table after so many actions, played as they fall, with a person in the seat whose turn it is; a game that ends before is taken back to its last move. */
export const tableLate = (id: string, config: object, seed: string, actions: number): string => {
  const game = gameById(id)!;
  const dice = seeded(seed);
  const match: Match<GameTypes> = orThrow(createMatch(game, config, { dice }));
  for (let played = 0; played < actions && match.actors().length > 0; played++)
    match.actors().some((seat) => E.isRight(match.play(seat, game.randomAction(match.state, seat, dice))));
  if (match.actors().length === 0) match.undo();
  return savedTable(match, match.actors()[0]!);
};

/** A table at which everything has been played, as it falls. */
export const tableOver = (id: string, config: object, seed: string): string => {
  const game = gameById(id)!;
  const dice = seeded(seed);
  const match: Match<GameTypes> = orThrow(createMatch(game, config, { dice }));
  while (match.actors().some((seat) => E.isRight(match.play(seat, game.randomAction(match.state, seat, dice)))));
  return savedTable(match, match.seats[0]!);
};

/** So many lands the long map has, each touching three of those before it. */
const lands = 80;

/** Genes Mactantes on a map drawn at the table, with more borders than a page of answers holds; whoever is to draw its rivers is the person. */
export const tableWithManyBorders = (): string => {
  const game = genesMactantes as unknown as Game;
  const match: Match<GameTypes> = orThrow(
    createMatch(game, { players: ['Ada', 'Bo', 'Cy'], boardMode: 'drawn' }, { dice: seeded('borders') }),
  );
  const territories = Array.from({ length: lands }, (_, place) => ({
    id: `land-${place + 1}`,
    name: `Land ${place + 1}`,
    kind: 'land',
  }));
  const edges = territories.flatMap(({ id: b }, place) =>
    [1, 2, 9].flatMap((back) => (place < back ? [] : [{ a: territories[place - back]!.id, b }])),
  );
  orThrow(
    match.play(match.actors()[0]!, {
      type: 'draw-coast',
      name: 'The long coast',
      territories,
      edges,
    }),
  );
  return savedTable(match, match.actors()[0]!);
};

/** El Ojo del Terror in its fifth turn, all of whose sheets are full of invasions; the person has the longest. */
export const tableWithManyArrows = (): string => {
  const players = ['Ada', 'Bo', 'Cy', 'Di'];
  const dice = seeded('arrows');
  const match = orThrow(createMatch(ojoDelTerror, { players, warbandSelection: 'random' }, { dice }));
  const orders = (player: string): number => match.state.sheets[player]!.orders.length;
  const fill = (player: string): void => {
    for (;;) {
      const single = match
        .legalActions(player, { types: ['add-order'] })
        .filter((action) => action.type === 'add-order' && /"invade".*"count":1,.*"alliance":null/.test(JSON.stringify(action.order)));
      if (single.length === 0) return;
      orThrow(match.play(player, pick(dice, single, 'which planet')));
    }
  };
  for (let turn = 1; turn < 5; turn++) {
    players.forEach(fill);
    for (const player of players) orThrow(match.play(player, { type: 'commit-orders' }));
  }
  players.forEach(fill);
  const [most] = players.toSorted((a, b) => orders(b) - orders(a));
  return savedTable(match as unknown as Match<GameTypes>, most!);
};

import { type Board, characterToWrite, type Table } from './board.js';
import { claim, setPrincipal, sightPublicly, succeed } from './characters.js';
import { endCivilWar } from './civil-wars.js';

/** A character dies; a civil war may end with it. [GM-ASSA-01] [GM-CIVW-12] [GM-CIVW-13] */
export const kill = (state: Board, character: string, by: string, table: Table): void => {
  const person = characterToWrite(state, character);
  const { owner } = person;
  const territory = sightPublicly(state, character);
  claim(state, character, by);
  person.out = 'dead';
  person.captor = null;
  table.emit({ type: 'character-killed', character, by, territory });
  const wasPrincipal = state.countries[owner]!.principal === character;
  const isLost = wasPrincipal && state.countries[owner]!.civilWar !== null;
  if (isLost)
    setPrincipal(state, owner, null, table); // [GM-CIVW-12]
  else succeed(state, owner, character, table);
  for (const player of state.config.players)
    if (state.countries[player]!.civilWar?.rebelPrincipal === character) endCivilWar(state, player, 'rebel-principal-dead', table);
  // Last, as it may end the game. [GM-FLOW-17]
  if (isLost && state.countries[owner]!.civilWar !== null) endCivilWar(state, owner, 'principal-dead', table);
};

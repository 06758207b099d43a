/** Changes to the sources that no test could notice, and why: a file for each room whose tests are tried. */
import { harmless as bots } from './bots.js';
import { harmless as client } from './client.js';
import { harmless as coreChoices } from './core-choices.js';
import { harmless as coreData } from './core-data.js';
import { harmless as coreDice } from './core-dice.js';
import { harmless as coreEngine } from './core-engine.js';
import { harmless as coreGame } from './core-game.js';
import { harmless as coreMatch } from './core-match.js';
import { harmless as coreOdds } from './core-odds.js';
import { harmless as coreRefusals } from './core-refusals.js';
import { harmless as coreWords } from './core-words.js';
import { harmless as gamesGenegrafter } from './games-genegrafter.js';
import { harmless as gamesGenesMactantes } from './games-genes-mactantes.js';
import { harmless as gamesOjoDelTerror } from './games-ojo-del-terror.js';
import { harmless as gamesOrbisTerrarum } from './games-orbis-terrarum.js';
import { harmless as gamesSomElQueDecidim } from './games-som-el-que-decidim.js';
import type { HarmlessIn } from './harmless.js';
import { harmless as host } from './host.js';
import { harmless as protocol } from './protocol.js';
import { harmless as simulate } from './simulate.js';
import { harmless as testing } from './testing.js';

export const harmless: HarmlessIn = {
  ...bots,
  ...client,
  ...coreChoices,
  ...coreData,
  ...coreDice,
  ...coreEngine,
  ...coreGame,
  ...coreMatch,
  ...coreOdds,
  ...coreRefusals,
  ...coreWords,
  ...gamesGenegrafter,
  ...gamesGenesMactantes,
  ...gamesOjoDelTerror,
  ...gamesOrbisTerrarum,
  ...gamesSomElQueDecidim,
  ...host,
  ...protocol,
  ...simulate,
  ...testing,
};

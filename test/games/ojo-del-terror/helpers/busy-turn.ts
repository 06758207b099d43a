import type { State } from 'ludoteca/ojo-del-terror';
import { gates } from './default-map.js';
import { allied, cede, claim, defend, defendSector, trade } from './orders.js';
import { invade, type Sheets, scene } from './scenes.js';

/** A turn in which everything happens. */
export const busy = (): State =>
  scene(['we', 'dg', 'nl', 'iw', 'al', 'bl'], {
    holds: {
      we: ['crisol', 'furia', 'matadero', 'rubra'],
      dg: ['llaga', 'podredumbre', 'gangrena', 'tenebria'],
      nl: ['tajo'],
      iw: ['ferrod', 'coralis', 'hvitgard'],
      bl: [...gates, 'vitrea'],
    },
  });

/** What everybody writes in it. */
export const sheets: Sheets = {
  we: [claim('avatar'), trade('dg', ['rubra'], ['tenebria']), invade('vortice', 2), allied('osario', ['we', 'al'], { beneficiary: 'al' })],
  dg: [claim('avatar'), claim('no-mercy'), trade('we', ['tenebria'], ['rubra'])],
  nl: [cede('tajo', 'bl'), invade('carmesina')],
  iw: [invade('fenris', 2), trade('bl', ['ferrod'], ['vitrea']), cede('coralis', 'al')],
  al: [allied('tumba-blanca', ['al', 'dg']), invade('ferrod'), allied('osario', ['al', 'we'], { beneficiary: 'we' }), invade('tajo')],
  bl: [defend('cadia'), trade('iw', ['vitrea'], ['ferrod']), trade('iw', ['llanto'], ['hvitgard']), defendSector('PC'), claim('no-mercy')],
};

/** Its two draws: for osario among [we, al], and for the benefit of avatar among [we, dg]. */
export const lots = [1, 0];

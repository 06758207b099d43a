import { changeCharacteristic } from '../countries/country.js';
import { espionage } from './espionage.js';
import { impossible } from './order-rule.js';

/** [GM-COPY-01] [GM-COPY-02] [GM-COPY-03] What others know is brought home. */
export const copyTechnology = espionage('copy-technology', {
  difficulty: 12,
  voidReason({ config, countries }, player, target) {
    const [mine, theirs] = [countries[player]!.characteristics.technology, countries[target]!.characteristics.technology];
    if (theirs === 0) return impossible('no-technology', 'GM-COPY-03');
    return config.copyRequiresLead && theirs <= mine ? impossible('no-lead', 'GM-COPY-02') : null;
  },
  succeed: (state, player, _target, table) => changeCharacteristic(state, player, 'technology', 2, 'copy-technology', table),
});

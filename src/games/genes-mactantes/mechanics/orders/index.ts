import type { KindId, Order } from '../../types/index.js';
import { assassinate } from './assassinate.js';
import { battle } from './battle.js';
import { capture } from './capture.js';
import { civilWar } from './civil-war.js';
import { convince } from './convince.js';
import { copyTechnology } from './copy-technology.js';
import { createCounterpower } from './create-counterpower.js';
import { demobilise } from './demobilise.js';
import { develop } from './develop.js';
import { fortify } from './fortify.js';
import { foundCity } from './found-city.js';
import { incursion } from './incursion.js';
import { investigate } from './investigate.js';
import { moveTroops } from './move-troops.js';
import { observe } from './observe.js';
import type { KindRule } from './order-rule.js';
import { promote } from './promote.js';
import { promoteDisaffection } from './promote-disaffection.js';
import { recruit } from './recruit.js';
import { restoreOrder } from './restore-order.js';
import { sabotage } from './sabotage.js';
import { siege } from './siege.js';
import { strengthenCounterpower } from './strengthen-counterpower.js';
import { supportRebellion } from './support-rebellion.js';
import { suppressCounterpower } from './suppress-counterpower.js';
import { taxes } from './taxes.js';

/** The rule of every kind of declared action. */
export const kinds: { readonly [K in KindId]: KindRule<K> } = {
  fortify,
  'found-city': foundCity,
  'suppress-counterpower': suppressCounterpower,
  'restore-order': restoreOrder,
  taxes,
  develop,
  observe,
  battle,
  'civil-war': civilWar,
  recruit,
  demobilise,
  'move-troops': moveTroops,
  promote,
  assassinate,
  capture,
  convince,
  'copy-technology': copyTechnology,
  'create-counterpower': createCounterpower,
  'strengthen-counterpower': strengthenCounterpower,
  investigate,
  'promote-disaffection': promoteDisaffection,
  sabotage,
  incursion,
  siege,
  'support-rebellion': supportRebellion,
};

/** The rule of an order, whatever its kind. */
export const kindOf = ({ kind }: Pick<Order, 'kind'>): KindRule<never> => kinds[kind] as unknown as KindRule<never>;

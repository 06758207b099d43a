import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { citesClauses } from '../../cites.js';

citesClauses(ojoDelTerror);

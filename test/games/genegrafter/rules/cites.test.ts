import { genegrafter } from 'ludoteca/genegrafter';
import { citesClauses } from '../../cites.js';

citesClauses(genegrafter);

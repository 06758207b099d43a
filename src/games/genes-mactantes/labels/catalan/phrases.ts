export { ofInCatalan as of } from '../../../../core/words/catalan-of.js';

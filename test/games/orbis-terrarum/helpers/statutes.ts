import { orbis500, type Pack } from 'ludoteca/orbis-terrarum';

/** A statute with an electorate of two. */
export const sampleStatute: Pack['statutes'][number]['statute'] = {
  ...orbis500.statutes[0]!.statute,
  ...{ name: 'The Diet', leaderElection: 'electoral', electors: ['francia', 'gothia'], electorate: 'renewed', term: 7 },
};

import { own } from 'ludoteca';
import type { View } from 'ludoteca/genes-mactantes';

/** Who has done away with the principal of a country, as far as it counts: not where that very person is free and in office again. [GM-VICT-07] */
export const claimantsOn = ({ characters, countries }: View, player: string): readonly string[] => {
  const { dethronedBy, principal } = countries[player]!;
  const isFree = characters.some(({ id, captor }) => id === principal && captor === null);
  return [...new Set(dethronedBy.filter(({ character }) => !(isFree && character === principal)).map(({ by }) => by))];
};

/** What a country knows of others, in points. [GM-INTL-01] */
export const intelOf = ({ config, countries }: View, player: string): readonly { readonly on: string; readonly points: number }[] =>
  config.players.map((on) => ({ on, points: own(countries[player]!.intel, on) ?? 0 })).filter(({ points }) => points > 0);

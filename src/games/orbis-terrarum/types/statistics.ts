/** The five Domain attributes, in the order of the book. [OT-STAT-01] */
export const domains = ['MIL', 'AUX', 'ECN', 'CLT', 'ADM'] as const;

/** The five Authority attributes, in the order of the book. [OT-STAT-01] */
export const authorities = ['GES', 'LEA', 'TCN', 'INT', 'PRS'] as const;

/** All ten attributes. */
export const attributes = [...domains, ...authorities] as const;

/** A Domain attribute. */
export type Domain = (typeof domains)[number];

/** An Authority attribute. */
export type Authority = (typeof authorities)[number];

/** An attribute of a Nation. */
export type Attribute = Domain | Authority;

/** The grid: one statistic for each pair of a Domain (row) and an Authority attribute (column). [OT-STAT-03] */
export const grid = {
  MIL: { GES: 'offensive', LEA: 'morale', TCN: 'logistics', INT: 'espionage', PRS: 'intimidation' },
  AUX: { GES: 'incision', LEA: 'discipline', TCN: 'industry', INT: 'sabotage', PRS: 'hegemony' },
  ECN: { GES: 'commerce', LEA: 'intervention', TCN: 'construction', INT: 'development', PRS: 'competition' },
  CLT: { GES: 'expansion', LEA: 'tradition', TCN: 'reform', INT: 'rhetoric', PRS: 'doctrine' },
  ADM: { GES: 'protocol', LEA: 'security', TCN: 'bureaucracy', INT: 'intrigue', PRS: 'diplomacy' },
} as const satisfies Record<Domain, Record<Authority, string>>;

/** One of the 25 statistics. */
export type Statistic = { [D in Domain]: (typeof grid)[D][Authority] }[Domain];

/** The 25 statistics, Domain by Domain. */
export const statistics: readonly Statistic[] = domains.flatMap((domain) => authorities.map((authority) => grid[domain][authority]));

/** The two attributes whose sum is the threshold of a statistic. */
export const attributesOf: Readonly<Record<Statistic, { readonly domain: Domain; readonly authority: Authority }>> = Object.fromEntries(
  domains.flatMap((domain) => authorities.map((authority) => [grid[domain][authority], { domain, authority }])),
) as Record<Statistic, { domain: Domain; authority: Authority }>;

/** Statistics that answer each other; all others answer themselves. [OT-STAT-04] [OT-STAT-05] */
export const opposites = [
  ['commerce', 'competition'],
  ['protocol', 'intrigue'],
  ['morale', 'intimidation'],
  ['discipline', 'hegemony'],
  ['tradition', 'rhetoric'],
  ['security', 'espionage'],
] as const satisfies readonly (readonly [Statistic, Statistic])[];

/** What a target rolls against each statistic. [OT-STAT-04] */
export const counterOf: Readonly<Record<Statistic, Statistic>> = Object.fromEntries(
  statistics.map((statistic) => {
    const pair = opposites.find((both) => (both as readonly Statistic[]).includes(statistic));
    return [statistic, pair === undefined ? statistic : pair[0] === statistic ? pair[1] : pair[0]];
  }),
) as Record<Statistic, Statistic>;

/** What a statistic is called when it defends. [OT-STAT-06] */
export const defensiveNames: Readonly<Partial<Record<Statistic, string>>> = { offensive: 'defence', incision: 'suppression' };

/** How an army moves; all but the first need a technology. [OT-STAT-07] */
export const forces = ['land', 'naval', 'air', 'missile'] as const;

/** See {@link forces}. */
export type Force = (typeof forces)[number];

/** The technology that a force needs. [OT-STAT-07] */
export const forceTechnology: Readonly<Record<Force, string | null>> = {
  land: null,
  naval: 'force-naval',
  air: 'force-air',
  missile: 'force-missile',
};

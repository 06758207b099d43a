/** The citizens' colours, in the order in which they are handed out. [SD-CONT-01] */
export const colours = ['pink', 'lilac', 'orange', 'blue'] as const;

/** A citizen's colour. */
export type Colour = (typeof colours)[number];

/** Disc kinds worth 2 €. [SD-CONT-03] */
export const services = ['justice', 'health', 'education', 'mossos', 'firefighters'] as const;

/** Disc kinds worth 1 €. [SD-CONT-03] */
export const infrastructures = ['roads', 'railways', 'forests', 'energies', 'housing'] as const;

/** Every disc kind, in content order. */
export const kinds = [...services, ...infrastructures] as const;

/** What the public face of a disc shows. */
export type Kind = (typeof kinds)[number];

/** The flags of tiles. */
export const flags = ['catalonia', 'world', 'urn', 'spain'] as const;

/** What a tile does to whoever enters it. */
export type Flag = (typeof flags)[number];

/** The second actions of tiles. */
export const symbols = ['economic', 'taxAgency', 'prescription', 'inheritance', 'suffrage'] as const;

/** The second action of a tile. */
export type TileSymbol = (typeof symbols)[number];

/** The movement icons of the die. */
export const icons = ['holder', ...colours, 'everybody'] as const;

/** Who moves: the holder, the owner of a citizen, or everybody. */
export type Icon = (typeof icons)[number];

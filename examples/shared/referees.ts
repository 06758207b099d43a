/** The id under which a referee acts, in the games that may have one. */
export const refereeId = 'referee';

/** The games somebody may referee: the field of the configuration that says so, and what it says with and without. */
const refereed: ReadonlyMap<string, { readonly field: string; readonly present: string; readonly absent: string }> = new Map([
  ['ojo-del-terror', { field: 'referee', present: 'present', absent: 'none' }],
  ['orbis-terrarum', { field: 'refereeMode', present: 'human', absent: 'auto' }],
]);

/** May somebody referee this game? */
export const mayBeRefereed = (game: string): boolean => refereed.has(game);

/** Is this the referee of the game? In games without one it is a name like any other. */
export const isReferee = (game: string, player: string | null): boolean => player === refereeId && mayBeRefereed(game);

/** What the configuration says of a referee; nothing in games that have none. */
export const refereeing = (game: string, isPresent: boolean): Readonly<Record<string, string>> => {
  const found = refereed.get(game);
  return found === undefined ? {} : { [found.field]: isPresent ? found.present : found.absent };
};

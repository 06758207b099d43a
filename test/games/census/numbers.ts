/** A position of a game: how it is set up, and how many random actions lie behind. */
export interface Place {
  readonly config: object;
  readonly after: number;
  /** How many sequences there are from there of one action, of two, … */
  readonly sequences: readonly number[];
  /** How many different positions they lead to. */
  readonly positions: readonly number[];
}

const players = ['ada', 'bo'];

// These numbers change only with the rules, with what is listed, or with how the dice are asked: whoever changes one of them says in a clause of
// CHANGELOG.md what is now played otherwise. Where nothing is meant to be, the new number is the fault.
export const numbers: Readonly<Record<string, readonly Place[]>> = {
  'ojo-del-terror': [
    { config: { players }, after: 0, sequences: [5, 25, 300], positions: [5, 25, 300] },
    { config: { players }, after: 10, sequences: [6, 42, 342], positions: [6, 42, 306] },
    { config: { players }, after: 40, sequences: [6, 42], positions: [6, 42] },
  ],
  genegrafter: [
    { config: { players }, after: 0, sequences: [7, 52, 299, 1435], positions: [7, 52, 299, 1150] },
    { config: { players }, after: 10, sequences: [1, 4, 4, 17, 90], positions: [1, 4, 4, 17, 90] },
    { config: { players }, after: 40, sequences: [1, 6, 31, 34, 101], positions: [1, 6, 27, 30, 93] },
  ],
  'som-el-que-decidim': [
    { config: { players }, after: 0, sequences: [5, 35, 50, 145, 190], positions: [5, 30, 45, 120, 165] },
    { config: { players }, after: 10, sequences: [6, 20, 56, 152, 393], positions: [6, 20, 53, 117, 216] },
    { config: { players }, after: 40, sequences: [1, 1, 3, 17, 82], positions: [1, 1, 3, 15, 58] },
  ],
  'genes-mactantes': [
    { config: { players }, after: 0, sequences: [2, 16, 64, 384], positions: [2, 16, 32, 192] },
    { config: { players }, after: 10, sequences: [7, 38, 187, 882], positions: [7, 28, 97, 268] },
    { config: { players }, after: 40, sequences: [1, 2, 10, 46, 214], positions: [1, 2, 10, 46, 214] },
  ],
  'orbis-terrarum': [
    { config: { players, refereeMode: 'auto' }, after: 0, sequences: [5, 25, 250], positions: [5, 25, 250] },
    { config: { players, refereeMode: 'auto' }, after: 10, sequences: [35], positions: [35] },
    { config: { players, refereeMode: 'auto' }, after: 40, sequences: [19, 394], positions: [18, 211] },
  ],
};

/** What a host shows of a table of Pig. */
const picture = {
  game: 'pig',
  view: { pot: 0 },
  acting: ['ada'],
  awaited: ['ada'],
  open: ['roll'],
  clocks: [],
  seats: [],
  request: null,
  undo: 'consent',
  paused: false,
  closed: false,
  rematch: null,
  outcome: null,
};
/** What a host says first to ada, who sits there. */
export const welcome = { kind: 'welcome', no: 0, you: { seat: 'ada', runs: false }, picture, from: 0, mark: '', moments: [] };

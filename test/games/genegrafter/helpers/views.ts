import { genegrafter, type State } from 'ludoteca/genegrafter';
import { begin } from './scenes.js';

/** What a viewer sees. */
export const seen = (state: State, viewer: string | null) => genegrafter.view(state, viewer);

/** Everything in a value, to look for what must not be there. */
export const text = (value: unknown): string => JSON.stringify(value);

/** A table of three with cards in every place that is hidden. */
export const table = () =>
  begin({
    players: ['a', 'b', 'c'],
    hands: { a: ['kestrel', 'super-punch'], b: ['fire-lance', 'ice-wall', 'overload'], c: ['mind-fog'] },
    inPlay: { a: ['ironroot'], b: ['hush'] },
    pools: { c: ['murmur'] },
    discard: ['jam-signal'],
    deck: ['mind-lash', 'foresight'],
    played: 1,
  });

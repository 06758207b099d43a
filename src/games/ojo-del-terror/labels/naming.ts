import { own } from '../../../core/data/codec.js';
import { isDeedId, rulesOfDeed } from '../content/deeds.js';
import { eyeOfTerror } from '../content/eye-of-terror.js';
import type { Named, View } from '../types/index.js';
import type { Language, Name } from './language.js';

/** Names anything with an id: a deed, something of the pack, or a word of the rules; any other id is its own name. */
export const namingIn = ({ actions, events, words, printed }: Language, view: View | undefined): Name => {
  const { planets, warbands, sectors, kinds, gods } = view?.config.pack ?? eyeOfTerror;
  return (id) => {
    if (isDeedId(id)) return printed(rulesOfDeed(id));
    for (const list of [planets, warbands, sectors, kinds, gods] as readonly (readonly Named[])[]) {
      const found = list.find((entry) => entry.id === id);
      if (found !== undefined) return printed(found);
    }
    return (
      own<string>(words, id) ??
      own<{ readonly name: string }>(actions, id)?.name ??
      own<{ readonly heading: string }>(events, id)?.heading ??
      id
    );
  };
};

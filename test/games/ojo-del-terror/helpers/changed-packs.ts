import { type Draft, produce } from 'immer';
import { type ContentPack, eyeOfTerror, validatePack } from 'ludoteca/ojo-del-terror';
import { inFull } from '../../refusals-in-full.js';
import { smallPack } from './packs.js';

/** A pack changed in some way. */
export const but = (pack: ContentPack, change: (draft: Draft<ContentPack>) => void): ContentPack =>
  produce(pack, (draft) => {
    change(draft);
  });

/** The default pack changed in some way. */
export const eyeBut = (change: (draft: Draft<ContentPack>) => void): ContentPack => but(eyeOfTerror, change);

/** The small pack changed in some way. */
export const smallBut = (change: (draft: Draft<ContentPack>) => void): ContentPack => but(smallPack, change);

/** What has this id in a list. */
export const find = <T extends { id: string }>(list: T[], id: string): T => list.find((entry) => entry.id === id)!;

/** Every violation of a pack, as code and clause. */
export const wrongs = (pack: ContentPack): string[] => inFull(validatePack(pack)).map((found) => `${found.code} ${found.clause}`);

/** The messages of one code. */
export const messages = (pack: ContentPack, code: string): string =>
  validatePack(pack)
    .filter((found) => found.code === code)
    .map(({ message }) => message)
    .join(' ');

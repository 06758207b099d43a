import { own } from '../../../core/data/codec.js';
import type { Labels } from '../../../core/game/game.js';
import { isDeedId, rulesOfDeed } from '../content/deeds.js';
import { eyeOfTerror } from '../content/eye-of-terror.js';
import type { OjoDelTerror } from '../rules/index.js';
import type { ContentPack, Named } from '../types/pack.js';
import { drawMap } from './draw.js';
import { headings } from './headings.js';
import { type Language, sentences } from './sentences.js';
import { words } from './words.js';

const languages: readonly Language[] = ['en', 'es'];

/** Spanish for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'es' ? 'es' : 'en');

const nameIn = ({ name, english }: Named, language: Language): string => (language === 'en' ? (english ?? name) : name);

/** The name of anything with an id: a deed, something of the pack, or a word of the rules; otherwise the id itself. */
export const nameOf = (id: string, language: Language, pack: ContentPack): string => {
  if (isDeedId(id)) return nameIn({ id, ...rulesOfDeed(id) }, language);
  for (const list of [pack.planets, pack.warbands, pack.sectors, pack.kinds, pack.gods] as readonly (readonly Named[])[]) {
    const found = list.find((entry) => entry.id === id);
    if (found !== undefined) return nameIn(found, language);
  }
  return own(words[language], id) ?? own<string>(headings[language], id) ?? id;
};

/** Names and sentences in English and Spanish. */
export const labels: Labels<OjoDelTerror> = {
  languages,
  name: (id, language, view) => nameOf(id, spoken(language), view?.config.pack ?? eyeOfTerror),
  action(action, language, view) {
    const tongue = spoken(language);
    const pack = view?.config.pack ?? eyeOfTerror;
    return sentences[tongue].action(action, (id) => nameOf(id, tongue, pack));
  },
  event(event, language, view) {
    const tongue = spoken(language);
    const pack = view?.config.pack ?? eyeOfTerror;
    return sentences[tongue].event(event, (id) => nameOf(id, tongue, pack), view?.config.players);
  },
  draw: (view, language) => drawMap(view, (id) => nameOf(id, spoken(language), view.config.pack)),
};

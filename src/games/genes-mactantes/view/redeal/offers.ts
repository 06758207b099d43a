import { type Dice, pick } from '../../../../core/dice/dice.js';
import { isOfferOf, living } from '../../queries/state.js';
import type { Offer, State } from '../../types/index.js';

const promises = ['silence', 'friendship', 'revenge'] as const;

/** One in so many pairs of others has an offer open. */
const rarity = 4;

/** Offers between others that nobody else can know of, and how many have been made. [GM-VIS-08] */
export const inventOffers = (state: State, viewer: string | null, dice: Dice): Pick<State, 'offers' | 'offersMade'> => {
  const { players, maxOffersPerTurn } = state.config;
  const offers: Offer[] = state.offers.filter((offer) => isOfferOf(offer, viewer));
  const made = new Map(
    players.map((player) => [
      player,
      player === viewer ? [...state.offersMade[player]!] : state.offersMade[player]!.filter((to) => to === viewer && viewer !== null),
    ]),
  );
  const { step } = state;
  if (step === 'crisis' || step === 'declare-internal' || step === 'declare-external' || step === 'resolution')
    for (const from of living(state)) // [GM-TRAD-01]
      for (const to of living(state)) {
        if (from === to || from === viewer || to === viewer || made.get(from)!.length >= maxOffersPerTurn) continue;
        if (dice.roll(rarity, 'an offer between others') > 1) continue;
        const seatOf = (seat: string): number => players.indexOf(seat) + 1;
        offers.push({
          id: [state.turn, seatOf(from), seatOf(to), 1].join(':'),
          from,
          to,
          give: [{ item: 'promise', text: pick(dice, promises, 'promise') }],
          take: [],
          note: null,
        });
        made.get(from)!.push(to);
      }
  return { offers, offersMade: Object.fromEntries(made) };
};

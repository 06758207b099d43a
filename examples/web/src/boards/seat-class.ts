/** How many seats have a colour and a shape of their own. */
export const seatsWithSigns = 16;

/** The class that gives a part of a picture the colour of a seat; of nobody if there is no such seat. */
export const seatClass = (seat: number): string => (seat < 0 ? 'seat-none' : `seat-${seat % seatsWithSigns}`);

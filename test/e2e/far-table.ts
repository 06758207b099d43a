import type { Visit } from './visit.js';

/** What is said of the link to the host. */
export const linkState = (visit: Visit): Promise<string> => visit.page.locator('.link-state').innerText();

/** Is it the turn of whoever sits at this device? */
export const isAwaited = async (visit: Visit): Promise<boolean> => (await visit.headline.innerText()).startsWith('Your turn');

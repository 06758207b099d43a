interface Minded {
  reconnect(): void;
  subscribe(listener: () => void): void;
  getSnapshot(): { readonly link: string };
}

/** A browser that has lost its network, or has it back, knows it before any link does. */
export const mindNetwork = (store: Minded, browser: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): void => {
  const again = (): void => store.reconnect();
  const events = ['offline', 'online'] as const;
  for (const event of events) browser.addEventListener(event, again);
  store.subscribe(() => {
    if (store.getSnapshot().link === 'ended') for (const event of events) browser.removeEventListener(event, again);
  });
};

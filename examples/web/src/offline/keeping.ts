/** Once everything that was asked for is there, the browser fetches the rest of the page and keeps it: from then on it is there without a connection. */
export const keepForOffline = (): void => {
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    // Where it is forbidden the page is fetched anew each time.
    navigator.serviceWorker.register('sw.js').catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};

/** Tells all who listen. Whoever fails keeps nobody else from hearing it; what went wrong is thrown where nobody catches it, as that of a handler of an event is. */
export const tellAll = (listeners: ReadonlySet<() => void>): void => {
  for (const listener of [...listeners])
    try {
      listener();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
};

/** The message of what is thrown; null if nothing is. */
export const thrownBy = (run: () => unknown): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

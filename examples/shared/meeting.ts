/** What PostgreSQL says to one of several processes that make the same tables at the same time: deadlock, or that they are there already. */
const metAnother: readonly unknown[] = ['40P01', '23505', '42P06', '42P07'];

/** Does what makes tables; whoever meets another process over it tries again. */
export const meeting = async <T>(make: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await make();
    } catch (error) {
      if (!metAnother.includes((error as { readonly code?: unknown }).code) || attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
    }
};

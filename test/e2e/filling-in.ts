import type { Locator, Page } from 'playwright-core';

/** Waits until the table has answered whatever was asked of it. */
export const answered = (page: Page): Promise<void> => page.locator('.actions[aria-busy=true]').waitFor({ state: 'detached' });

/** Answers the question now asked with the first answer that fits; a list ends as soon as it may. */
const giveAnyAnswer = async (stage: Locator): Promise<void> => {
  const enough = stage.locator('button.enough');
  if ((await enough.count()) > 0) return enough.click();
  const take = stage.locator('button.primary');
  const isAllotted = (await stage.locator('.parts').count()) > 0;
  for (let tries = 0; (await take.count()) > 0 && (await take.isDisabled()); tries++)
    if (isAllotted) await stage.locator('.stepper button:last-child:not([aria-disabled=true])').first().click();
    else if ((await stage.locator('input[type=checkbox]').count()) > 0) await stage.locator('input[type=checkbox]').nth(tries).check();
    else await stage.locator('input[type=text]').fill('a'.repeat(tries + 1));
  await ((await take.count()) > 0 ? take : stage.locator('button.option').first()).click();
};

/** See {@link giveAnyAnswer}. */
export const answerAnyhow = async (page: Page): Promise<void> => {
  await answered(page);
  await giveAnyAnswer(page.locator('.stage'));
  await answered(page);
};

/** Fills whatever form is open with the first answers that fit, up to the order itself. */
export const fillIn = async (page: Page): Promise<void> => {
  const order = page.locator('.stage .do-it');
  await answered(page);
  for (let questions = 0; questions < 40 && (await order.count()) === 0; questions++) await answerAnyhow(page);
};

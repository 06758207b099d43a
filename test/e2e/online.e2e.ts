import { expect, test } from 'vitest';
import { linkState } from './far-table.js';
import { onlineServer } from './online-server.js';
import { desk, phone, Visit } from './visit.js';

const server = onlineServer();

const twoPeople = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'human' },
] as const;

/** Somebody opens a table for friends; the others come by their links. */
const openForFriends = async (game: string, choose: (visit: Visit) => Promise<unknown> = async () => {}): Promise<Visit> => {
  const visit = await Visit.open(desk, 'en', server().address);
  const form = await visit.prepare(game, twoPeople);
  await form.getByRole('radio', { name: 'each at a device of their own' }).check();
  await choose(visit);
  await form.getByRole('button', { name: 'Open a table for friends' }).click();
  await expect.poll(() => visit.page.locator('.link-state').innerText()).toBe('Connected');
  return visit;
};

test('who plays apart is asked for people, not bots, wherever nobody has been chosen yet', async () => {
  const visit = await Visit.open(phone, 'en', server().address);
  const form = visit.page.locator('form.preparing');
  const drivers = async (): Promise<string[]> => Promise.all((await form.getByLabel('Who plays').all()).map((one) => one.inputValue()));
  await visit.page.locator('input[name=game][value=genegrafter]').check();
  await form.waitFor();
  const [own, ...others] = await drivers();
  expect([own, ...new Set(others)]).toEqual(['human', 'greedy']);
  await form.getByRole('radio', { name: 'each at a device of their own' }).check();
  expect(new Set(await drivers())).toEqual(new Set(['human']));
  await form.getByRole('button', { name: 'Add a seat' }).click();
  expect(new Set(await drivers())).toEqual(new Set(['human']));
  expect(await visit.overflow()).toBe(0);
});

/** The link that is shown under a name. */
const linkFor = async (visit: Visit, name: string): Promise<string> => {
  const folded = visit.page.locator('details.hand-on:not([open]) summary', { hasText: name });
  if ((await folded.count()) > 0) await folded.click();
  return visit.page.getByRole('textbox', { name }).inputValue();
};

/** What has the focus: its name; nothing where it is lost. */
const focused = ({ page }: Visit): Promise<string> =>
  page.evaluate("document.activeElement === document.body ? '' : document.activeElement.innerText");

/** How much has been told to somebody. */
const moments = (visit: Visit): Promise<number> => visit.chronicle.count();

test('friends sit down by links, act, take back by consent, come back after a reload and a lost server, and play again', async () => {
  const ada = await openForFriends('genegrafter');
  // A code to photograph stands beside the link.
  const invitation = await linkFor(ada, 'Link for Bo');
  expect(invitation).toMatch(/#table=[0-9a-f]{32}&invite=[0-9a-f]{64}$/);
  await ada.page.locator('.inviting').getByText('QR code').click();
  await ada.page.getByRole('img', { name: 'Link for Bo' }).waitFor();
  await ada.picture('online');

  const bo = await Visit.open(phone, 'en', invitation);
  await expect.poll(() => bo.page.locator('.turn .quiet').first().innerText()).toContain('Bo');
  for (const visit of [ada, bo]) expect(visit.page.url()).toMatch(/#table=[0-9a-f]{32}$/);
  await expect.poll(() => ada.page.locator('.people li[data-seat=Bo]').innerText()).toContain('has come');
  expect(await ada.page.locator('.inviting').count()).toBe(0);
  expect(await bo.overflow()).toBe(0);

  // Somebody looks on, sees no hand, and may do nothing.
  const watcher = await Visit.open(desk, 'en', await linkFor(ada, 'Link for those who watch'));
  await watcher.page.getByText('You are watching').waitFor();
  expect(await watcher.page.locator('.actions').count()).toBe(0);

  // Whoever begins acts; the other hears of it.
  const headlines = async (): Promise<string[]> => [await ada.headline.innerText(), await bo.headline.innerText()];
  await expect.poll(headlines).toContainEqual(expect.stringMatching(/^Your turn/));
  const [first, second] = (await ada.headline.innerText()).startsWith('Your turn') ? [ada, bo] : [bo, ada];
  // The other may step in with a special die, but is not told that it is their turn.
  await second.page.getByText('you may act too').waitFor();
  expect(await second.headline.innerText()).toMatch(/ to act$/);
  // What they may do meanwhile makes room for the board.
  const sheets = [first, second].map(({ page }) => page.locator('.actions').getAttribute('data-height'));
  expect(await Promise.all(sheets)).toEqual(['half', 'low']);
  const before = await moments(second);
  await first.actAnyhow(['play-character']);
  await expect.poll(() => moments(second)).toBeGreaterThan(before);
  await expect.poll(() => moments(watcher)).toBeGreaterThan(0);

  // What the other has seen is taken back by consent.
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await first.page.getByText('To be taken back: ').waitFor();
  await first.page.getByRole('button', { name: 'Ask them' }).click();
  await second.page.getByText('asks to take something back').waitFor();
  // The other reads what would go, in the words in which it was told, and so does whoever comes anew.
  const goes = (visit: Visit): Promise<string> => visit.page.locator('.asked-leave .quiet').first().innerText();
  const told = (await second.chronicle.first().locator('summary, p').first().innerText()).trim();
  expect(await goes(second)).toContain(`To be taken back: `);
  expect(await goes(second)).toContain(told);
  await first.page.reload();
  await expect.poll(() => goes(first)).toContain('To be taken back: ');
  await expect.poll(() => first.headline.innerText()).toMatch(/ to answer$/);
  expect(await second.headline.innerText()).toMatch(/ asks you$/);
  for (const { page } of [first, second]) expect(await page.locator('.what-is-asked').count()).toBe(0);
  await second.page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => moments(second)).toBe(before);

  // Both come back: after a reload, and after the server was gone.
  await bo.page.reload();
  await expect.poll(() => linkState(bo)).toBe('Connected');
  await server().kill();
  for (const visit of [ada, bo]) await expect.poll(() => linkState(visit)).toContain('lost');
  await server().start();
  for (const visit of [ada, bo]) await expect.poll(() => linkState(visit), { timeout: 90_000 }).toBe('Connected');
  await first.actAnyhow(['play-character']);
  await expect.poll(() => moments(second)).toBeGreaterThan(before);

  // Whoever runs the table lets it wait, closes it, and lays out another.
  await ada.page.getByRole('button', { name: 'Pause' }).click();
  await bo.page.getByText('The table is paused').waitFor();
  expect(await bo.page.locator('.actions').count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Go on' }).click();
  await bo.page.getByText('The table is paused').waitFor({ state: 'detached' });
  expect(await ada.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  ada.page.once('dialog', (dialog) => void dialog.accept());
  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  await expect.poll(() => bo.headline.innerText()).toBe('This table is closed.');
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  for (const visit of [ada, bo]) {
    const old = visit.page.url();
    await visit.page.getByRole('link', { name: 'Go to the rematch' }).click();
    await expect.poll(() => visit.page.url()).not.toBe(old);
    await expect.poll(() => linkState(visit)).toBe('Connected');
  }
  await expect.poll(headlines).toContainEqual(expect.stringMatching(/^Your turn/));

  // A server that is gone is all there was to complain of.
  for (const visit of [ada, bo, watcher]) {
    const others = visit.complaints.filter((text) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(text));
    expect(others).toEqual([]);
    await visit.page.context().close();
  }
});

test('a clock runs, and a bot decides for whose time is up', async () => {
  const ada = await openForFriends('ojo-del-terror', async ({ page }) => {
    await page.getByLabel('Warbands').selectOption('by lot');
    await page.getByLabel('Time to decide').selectOption('1 min for each decision');
    await page.getByLabel('When time is up').selectOption('a bot plays on');
  });
  const time = ada.page.locator('.clocks .running .time').first();
  await expect.poll(() => time.innerText()).toMatch(/^(1:00|0:5\d)$/);
  await expect.poll(() => time.innerText()).toMatch(/^0:5\d$/);
  await ada.page.getByRole('combobox', { name: 'Who plays for Bo' }).selectOption('bot: random');
  await expect.poll(() => ada.page.locator('.people li[data-seat=Bo]').innerText()).toContain('a bot plays');
  await ada.until('Ada');
  await ada.form('commit-orders');
  await ada.fillIn();
  await ada.doIt();
  await expect.poll(() => ada.page.locator('.chronicle ol').innerText(), { timeout: 90_000 }).toContain('Turn 2');
  expect(ada.complaints).toEqual([]);
  await ada.page.context().close();
});

test('a link that somebody sends takes nobody’s seat away', async () => {
  const ada = await openForFriends('som-el-que-decidim');
  const table = ada.page.url();
  await ada.page.goto('about:blank');
  await ada.page.goto(`${table}&token=${'1'.repeat(64)}`);
  await ada.page.getByText('You are watching').waitFor();
  expect(ada.page.url()).toBe(table);
  const anew = await ada.page.context().newPage();
  await anew.goto(table);
  await expect.poll(() => anew.locator('.turn .quiet').first().innerText()).toContain('Ada');
  expect(ada.complaints).toEqual([]);
  await ada.page.context().close();
});

test('a seat’s link works once and says so, and who leaves finds the table on the home page', async () => {
  const ada = await openForFriends('som-el-que-decidim');
  await ada.page.locator('.inviting').getByText('on this machine alone').waitFor();
  const invitation = await linkFor(ada, 'Link for Bo');
  const bo = await Visit.open(phone, 'en', invitation);
  await bo.page.getByText('You are Bo').waitFor();
  const late = await Visit.open(phone, 'en', invitation);
  await late.page.getByRole('alert').getByText('This link has been used already.').waitFor();
  expect(await late.overflow()).toBe(0);
  const titles = async () => [await ada.page.title(), await bo.page.title()].filter((title) => title.startsWith('● Your turn · ')).length;
  await expect.poll(titles).toBe(1);

  await bo.page.getByRole('button', { name: 'Leave the table' }).click();
  const listed = bo.page.getByRole('region', { name: 'Your tables' });
  await expect.poll(() => listed.innerText()).toContain('Ada, Bo');
  expect(await bo.overflow()).toBe(0);
  await listed.getByRole('button', { name: 'Go to the table' }).click();
  await bo.page.getByText('You are Bo').waitFor();
  ada.page.on('dialog', (dialog) => void dialog.accept());
  await ada.page.getByRole('button', { name: 'Close the table' }).click();
  await bo.page.getByText('This table is closed.').waitFor();
  await bo.page.getByRole('button', { name: 'Leave the table' }).click();
  await expect.poll(() => bo.page.evaluate(`localStorage.getItem('ludoteca-keys')`)).toContain('unlisted');
  expect(await listed.count()).toBe(0);
  for (const visit of [ada, bo, late]) await visit.close();
});

test('links lead to where others find the page and are copied without a clipboard, and a lost network is noticed at once', async () => {
  const ada = await openForFriends('som-el-que-decidim', async ({ page }) => {
    const json = { protocol: 1, addresses: ['http://192.0.2.7:8080'] };
    await page.route('**/online.json', (route) => route.fulfill({ json }));
    await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`);
  });
  const { page } = ada;
  for (const name of ['Link for Bo', 'Link for those who watch'])
    expect(await linkFor(ada, name)).toMatch(/^http:\/\/192\.0\.2\.7:8080\/#table=/);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  const inviting = page.locator('.inviting');
  await inviting.getByRole('button', { name: 'Copy' }).click();
  await inviting.getByRole('button', { name: 'Copied' }).waitFor();
  await page.evaluate('document.execCommand = () => false');
  await inviting.getByRole('button', { name: 'Copied' }).click();
  await inviting.getByText('press Ctrl+C').waitFor();

  await page.context().setOffline(true);
  await expect.poll(() => linkState(ada), { timeout: 2000 }).toContain('lost');
  await page.context().setOffline(false);
  await expect.poll(() => linkState(ada)).toBe('Connected');
  expect(ada.complaints.filter((text) => !/WebSocket|ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  await page.context().close();
});

test('an order given without a network looks as if it had been given, and arrives once there is one', async () => {
  const ada = await openForFriends('som-el-que-decidim');
  const { page } = ada;
  await ada.until('Ada');
  await ada.form((await ada.offered())[0]!);
  await ada.fillIn();
  await page.context().setOffline(true);
  await ada.stage.getByRole('button', { name: 'Do it' }).click();
  const given = ada.stage.getByRole('button', { name: 'On its way…' });
  await given.waitFor();
  expect(await given.getAttribute('aria-disabled')).toBe('true');
  const before = await moments(ada);
  await page.context().setOffline(false);
  await expect.poll(() => moments(ada), { timeout: 90_000 }).toBeGreaterThan(before);
  expect(await given.count()).toBe(0);
  await page.context().close();
});

test('by keyboard: while others are to act the focus waits on the headline, and whoever is asked or to act again finds it there', async () => {
  const ada = await openForFriends('som-el-que-decidim');
  const bo = await Visit.open(phone, 'en', await linkFor(ada, 'Link for Bo'));
  const headlines = async (): Promise<string[]> => [await ada.headline.innerText(), await bo.headline.innerText()];
  await expect.poll(headlines).toContainEqual(expect.stringMatching(/^Your turn/));
  const [first, second] = (await ada.headline.innerText()).startsWith('Your turn') ? [ada, bo] : [bo, ada];
  // Whoever has only looked on until now is not moved.
  expect(await focused(second)).toBe('');
  for (let acts = 0; acts < 8 && (await first.headline.innerText()).startsWith('Your turn'); acts++) {
    await first.form((await first.offered())[0]!);
    await first.fillIn();
    await first.stage.locator('.do-it').focus();
    await first.page.keyboard.press('Enter');
    await first.stage.waitFor({ state: 'detached' });
    await first.answered();
  }
  await expect.poll(() => focused(first)).toBe(await first.headline.innerText());
  expect(await first.headline.innerText()).toMatch(/ to act$/);
  expect(await first.page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  await expect.poll(() => second.headline.innerText()).toMatch(/^Your turn/);

  // What was asked is gone once it is answered.
  await first.page.getByRole('button', { name: 'Undo' }).focus();
  await first.page.keyboard.press('Enter');
  await first.page.getByRole('button', { name: 'Ask them' }).focus();
  await first.page.keyboard.press('Enter');
  await expect.poll(() => focused(first)).toMatch(/ to answer$/);
  await second.page.getByRole('button', { name: 'Agree', exact: true }).focus();
  await second.page.keyboard.press('Enter');
  await expect.poll(() => focused(second)).toMatch(/ to act$/);
  // Whoever may act again goes on where it is said what to do.
  await expect.poll(() => first.headline.innerText()).toMatch(/^Your turn/);
  await expect.poll(() => first.page.evaluate('document.activeElement.closest(".actions") !== null')).toBe(true);
  for (const visit of [ada, bo]) await visit.close();
});

test('a press more opens no second table', async () => {
  const visit = await Visit.open(desk, 'en', server().address);
  const { page } = visit;
  const form = await visit.prepare('genegrafter', twoPeople);
  await form.getByRole('radio', { name: 'each at a device of their own' }).check();
  let opened = 0;
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') {
      opened++;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    await route.continue();
  });
  const open = form.getByRole('button', { name: 'Open a table for friends' });
  await open.click();
  await open.click();
  await expect.poll(() => linkState(visit)).toBe('Connected');
  expect(opened).toBe(1);
  await visit.close();
});

test('a link that opens nothing is refused', async () => {
  const visit = await Visit.open(phone, 'en', `${server().address}/#table=${'0'.repeat(32)}&token=${'1'.repeat(64)}`);
  await expect.poll(() => visit.page.getByRole('alert').innerText()).toContain('no such table');
  await visit.page.getByRole('button', { name: 'Leave the table' }).click();
  await expect.poll(() => visit.page.locator('h1').innerText()).toBe('ludoteca');
  await visit.close();
});

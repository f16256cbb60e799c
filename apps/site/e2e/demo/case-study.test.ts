import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { plain } from '../support/crawl/shown-texts.ts';
import { stack } from '../support/env.ts';
import { open, type PlainPage } from '../support/plain-visitor.ts';

openBrowser();

/** Follows the link of the page that begins with these words. */
async function follow({ $ }: PlainPage, words: string, within = 'main'): Promise<PlainPage> {
  const links = $(`${within} a`).toArray();
  const link = links.find((one) => plain($(one).text()).startsWith(words));
  if (!link) throw new Error(`There is no link «${words}».`);
  const href = $(link).attr('href') ?? '';
  // A filter link keeps its anchor.
  if (href.includes('?')) expect(href).toMatch(/#(?:industries|technologies)$/);
  return open(href);
}

const chosen = ({ $ }: PlainPage) =>
  $('main nav [aria-current=page]')
    .toArray()
    .map((one) => plain($(one).text()));
const found = ({ $ }: PlainPage) => $('main article').length;

test.each([
  ['/realizations', 'Wszystkie branże', 'Hotele i gastronomia', 'realizacje'],
  ['/en/realizations', 'All industries', 'Hospitality', 'case studies'],
  ['/de/realizations', 'Alle Branchen', 'Hotellerie und Gastronomie', 'Referenzen'],
])(
  '%s: a visitor finds the case studies for a trade, narrows them down by a technology, and goes back',
  async (path, all, trade, words) => {
    const industry = await follow(await open(path), `${trade} 3`, '#industries');
    expect(industry.url.search).toBe('?industry=hospitality');
    expect(industry.textOf('[role=status]')).toContain(`3 ${words}`);
    expect(found(industry)).toBe(3);
    const both = await follow(industry, 'React Native 1');
    expect(both.url.search).toBe('?industry=hospitality&technology=react-native');
    expect(chosen(both)).toEqual([`${trade} 1`, 'React Native 1']);
    const technology = await follow(both, all);
    expect(technology.url.search).toBe('?technology=react-native');
    expect(technology.textOf('[role=status]')).toContain(`2 ${words}`);
    expect(found(technology)).toBe(2);
    expect(technology.$('link[rel=canonical]').attr('href')).toMatch(new RegExp(`${path}$`));
  },
);

test('a case study is found by its technology, with its pictures and three others', async () => {
  const list = await open('/realizations?technology=react-native');
  const study = await follow(list, 'Napiwki podzielone');
  expect(study.url.pathname).toBe('/realizations/tiptip');
  const picture = study.$('main a[data-enlarge]').first().attr('href');
  const file = await fetch(stack.site + picture);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(study.$('section:contains("Inne realizacje") article').length).toBe(3);
});

test('an open filter can be used by all visitors', async () => {
  const page = await visit('/de/realizations', { viewport: PHONE });
  await hydrated(page);
  await page.locator('main nav summary').click();
  await page.getByRole('link', { name: /^React Native \d/ }).click();
  await page.getByRole('status').filter({ hasText: '2 Referenzen' }).waitFor();
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('the pictures of a case study can be looked at with the keyboard, and swiped on a phone', async () => {
  const page = await visit('/realizations/df-app', { hasTouch: true });
  await hydrated(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /lightbox-[\w-]+\.js/.test(name)),
  );
  expect(loaded, 'the large view is loaded when it is wanted').toBe(false);
  const shows = (picture: number) =>
    page.getByRole('dialog', { name: `Obraz ${picture} z 4` }).waitFor();
  const second = page.getByRole('link', { name: /^Powiększ/ }).nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  await shows(2);
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await shows(1);
  await page.keyboard.press('End');
  await shows(4);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await shows(1);
  await page.getByRole('button', { name: 'Następny obraz' }).click();
  await shows(2);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await second.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.setViewportSize(PHONE);
  await page
    .getByRole('link', { name: /^Powiększ/ })
    .first()
    .tap();
  await shows(1);
  const row = page.locator('dialog ul');
  expect(await row.evaluate((list) => getComputedStyle(list).scrollSnapType)).toBe('x mandatory');
  await row.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }));
  await shows(2);
  await page.getByRole('button', { name: 'Zamknij' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

import { expect, test } from 'vitest';
import { expectUsableInSizes, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';
import { content, needed } from '../support/content.ts';

openBrowser();

/** Areas or industries, those with the most case studies first. */
async function inDetail(kind: 'areas' | 'industries') {
  const all = await content(kind);
  return all.toSorted((one, other) => other.realizations.length - one.realizations.length);
}

const first = async (kind: 'areas' | 'industries') =>
  needed((await inDetail(kind))[0], `document in ${kind}`);
const last = async (kind: 'areas' | 'industries') =>
  needed((await inDetail(kind)).at(-1), `document in ${kind}`);

test.each(
  rows(
    [
      ['', 'industries', 'Co już działa u naszych klientów', 'Oszacuj koszt'],
      ['/en', 'areas', 'Already in use', 'Estimate the cost'],
      ['/de', 'industries', 'Bei unseren Kunden', 'Kosten schätzen'],
    ] as const,
    0,
  ),
)('%s/%s: a visitor reads about one without a script', async (language, kind, others, call) => {
  const { PageName: name, features: ids, realizations } = await first(kind);
  const list = `${language}/${kind}`;
  const page = await visit(list, { javaScriptEnabled: false });
  await page.locator(`main article a[href="${list}/${name}"]`).first().click();
  await page.waitForURL(`**${list}/${name}`);
  expect(await page.locator('h1').count()).toBe(1);
  const features = await content('area-features', `?${ids.map((id) => `id_in=${id}`).join('&')}`);
  const points = features.flatMap(({ feature_elements }) => feature_elements);
  expect(points.length).toBeGreaterThan(0);
  expect(await page.locator('main :is(ol, ul) ul li').count()).toBeGreaterThanOrEqual(
    points.length,
  );
  const related = page.locator('section', { has: page.getByText(others) });
  expect(realizations.length).toBeGreaterThan(0);
  expect(await related.locator('article').count()).toBeGreaterThanOrEqual(
    Math.min(realizations.length, 2),
  );
  expect(await page.getByRole('link', { name: call }).count()).toBe(1);
  expect(await page.locator('main form').count()).toBe(1);
});

test.each(
  rows(
    [
      ['', 'areas'],
      ['/en', 'industries'],
      ['/de', 'areas'],
    ] as const,
    1,
  ),
)('%s/%s: one can be used by all visitors', async (language, kind) => {
  const { PageName } = await last(kind);
  const page = await visit(`${language}/${kind}/${PageName}`, { viewport: PHONE });
  await hydrated(page);
  await expectUsableInSizes(page);
});

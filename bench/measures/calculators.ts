import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type BackOffice, openBackOffice } from '../../tools/gate/back-office.ts';
import type { TestStack } from '../../tools/gate/test-stack.ts';
import type { BenchGround } from './bench-ground.ts';
import { wake, withBrowser } from './browser.ts';
import { type ClickWork, clickWork } from './main-thread.ts';
import type { BenchRow, Figure } from './row.ts';

const ITEMS = 200;
const CLICKS = 40;
/** Most work of the main thread for a click, in ms. */
const BAR_MS = 9;
const PATH = '/kalkulator-aplikacji?stage=2';
const REFRESHED_WITHIN_MS = 30_000;
const TIMEOUT_MS = 3_000;

interface Item {
  id?: string;
  key: string;
}

interface CatalogueDocument {
  id: number;
  groups: { items: Item[] }[];
}

/** Fills the groups, in turn, with copies of their items. */
function enlarged(groups: CatalogueDocument['groups']): CatalogueDocument['groups'] {
  const larger = structuredClone(groups);
  const models = groups.flatMap(({ items }) => items);
  for (let count = models.length; count < ITEMS; count += 1) {
    const { id: _, ...model } = models[count % models.length] as Item;
    larger[count % larger.length]?.items.push({ ...model, key: `${model.key}-${count}` });
  }
  return larger;
}

/** Measures with a larger catalogue, and restores the old one. */
async function withItems<Answer>(
  stack: TestStack,
  measure: () => Promise<Answer>,
): Promise<Answer> {
  const office = await openBackOffice(stack);
  const { docs } = await office.ask<{ docs: CatalogueDocument[] }>(
    '/catalogues?depth=0&locale=pl&where[calculator][equals]=kalkulator-aplikacji',
  );
  const [before] = docs;
  if (!before) throw new Error('There is no catalogue of the application calculator.');
  await publish(office, stack, before.id, enlarged(before.groups));
  try {
    return await measure();
  } finally {
    await publish(office, stack, before.id, before.groups);
  }
}

/** Publishes groups of a catalogue and waits until the site shows them. */
async function publish(
  office: BackOffice,
  { siteAddress }: TestStack,
  id: number,
  groups: CatalogueDocument['groups'],
): Promise<void> {
  await office.ask(`/catalogues/${id}?locale=pl`, 'PATCH', { groups, _status: 'published' });
  const wanted = groups.reduce((sum, { items }) => sum + items.length, 0);
  const until = performance.now() + REFRESHED_WITHIN_MS;
  for (;;) {
    const html = await (await fetch(siteAddress + PATH)).text();
    if (html.match(/id="item-/g)?.length === wanted) return;
    if (performance.now() > until) throw new Error('The site does not show the new catalogue.');
    await sleep(200);
  }
}

/** Result of clicking items one after another. */
interface Clicked {
  work: ClickWork[];
  /** Clicks that did not change the totals. */
  idle: number;
  requests: string[];
}

async function clickItems(browser: Browser, address: string): Promise<Clicked> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(address + PATH);
    await wake(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('main details')) group.setAttribute('open', '');
    });
    // What is loaded when it is scrolled into view is not part of the answer to a click.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    // The first click compiles what all later ones run.
    await clickItem(page, 0);
    const requests: string[] = [];
    page.on('request', (request) => {
      // The browser asks its cache for the icon of every new address.
      if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
    });
    let idle = 0;
    const session = await page.context().newCDPSession(page);
    const work = await clickWork(session, async () => {
      for (let click = 1; click <= CLICKS; click += 1) {
        const before = await totalsOn(page);
        await clickItem(page, Math.floor((click * ITEMS) / (CLICKS + 1)));
        if (!(await totalsChange(page, before))) idle += 1;
      }
    });
    return { work, idle, requests };
  } finally {
    await page.close();
  }
}

/** The totals that stay visible while a visitor chooses. */
function totalsOn(page: Page): Promise<string> {
  return page.locator('main aside [role=status]').innerText();
}

/** Whether the totals differ from these before the time-out; a busy machine needs that time. */
async function totalsChange(page: Page, before: string): Promise<boolean> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    if ((await totalsOn(page)) !== before) return true;
    await sleep(50);
  }
  return false;
}

/** Clicks the middle of an item with a mouse, while the page is idle before and after. */
async function clickItem(page: Page, index: number): Promise<void> {
  const box = page.locator('main label:has([id^="item-"])').nth(index);
  await box.evaluate((label) => label.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await box.boundingBox();
  if (!place) throw new Error('An item is not on the screen.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await sleep(150);
  await page.mouse.down();
  await sleep(50);
  await page.mouse.up();
  await sleep(200);
}

function share(work: readonly ClickWork[], of: keyof ClickWork, part: number): number {
  const values = work.map((click) => click[of]).sort((one, other) => one - other);
  return values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Infinity;
}

async function measure(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
  return withBrowser(await ground.chromium(), async (browser) => {
    const { work, idle, requests } = await withItems(stack, () =>
      clickItems(browser, stack.siteAddress),
    );
    const [median, p95] = [share(work, 'busy', 0.5), share(work, 'busy', 0.95)];
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    return {
      found: `median ${ms(median)}, p95 ${ms(p95)} of the main thread, ${requests.length} requests`,
      bar: `median and p95 ${BAR_MS} ms, no request`,
      passed: p95 <= BAR_MS && work.length === CLICKS && idle === 0 && requests.length === 0,
      details: [
        `${work.length} of ${CLICKS} clicks painted, ${idle} without new totals, among ${ITEMS} items, all groups open`,
        `by the clock: median ${ms(share(work, 'elapsed', 0.5))}, p95 ${ms(share(work, 'elapsed', 0.95))}`,
        ...requests,
      ],
    };
  });
}

/** How soon a calculator answers a click. */
export const CALCULATOR_ROWS: readonly BenchRow[] = [
  {
    id: 'item-click',
    group: 'calculators',
    title: 'calculator: click on an item to new totals painted, 200 items',
    measure,
  },
];

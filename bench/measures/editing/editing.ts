import type { Browser, Page } from 'playwright-core';
import { openBackOffice } from '../../../tools/gate/back-office.ts';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import { DESKTOP, withBrowser } from '../browser.ts';
import type { BenchRow, Figure } from '../row.ts';
import { median } from '../server/rounds.ts';

/** Limits in ms: from a keystroke to the picture beside the form; from a click to the home page's form. */
const BAR_TYPED_MS = 500;
const BAR_FORM_MS = 2_000;

/** How often each is measured. */
const KEYS = 11;
const OPENINGS = 5;

/** Time in which an editor reads between two keystrokes that are measured, in ms. */
const PAUSE = 1_500;

/** Name and value of the session's cookie. */
async function signIn(browser: Browser, stack: TestStack): Promise<Page> {
  const { session } = await openBackOffice(stack);
  const [name = '', value = ''] = session.split('; ')[0]?.split('=', 2) ?? [];
  const context = await browser.newContext({ ...DESKTOP, viewport: { width: 1_440, height: 900 } });
  await context.addCookies([{ name, value, url: stack.cmsAddress }]);
  return context.newPage();
}

async function homeForm(stack: TestStack): Promise<string> {
  const office = await openBackOffice(stack);
  type Found = { docs: { id: number }[] };
  const { docs } = await office.ask<Found>('/pages?depth=0&where[pageName][equals]=home');
  return `${stack.cmsAddress}/admin/collections/pages/${docs[0]?.id}`;
}

/** @returns ms from a keystroke in the title until the frame has been painted with it */
async function typeOne(page: Page, stack: TestStack, key: string): Promise<number> {
  const frame = page.frames().find((one) => one.url().startsWith(stack.siteAddress));
  if (!frame) throw new Error('There is no preview');
  const before = await frame.locator('h1').innerText();
  const painted = frame.evaluate(
    (old) =>
      new Promise<number>((done) => {
        const look = () => {
          const shown = document.querySelector('h1')?.textContent ?? '';
          if (shown.length <= old.length) return requestAnimationFrame(look);
          return setTimeout(() => done(performance.timeOrigin + performance.now()));
        };
        requestAnimationFrame(look);
      }),
    before,
  );
  await page.evaluate(() =>
    addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(globalThis, { typed: performance.timeOrigin + timeStamp }),
      { capture: true, once: true },
    ),
  );
  await page.keyboard.press(key);
  const end = await painted;
  return end - (await page.evaluate(() => (globalThis as { typed?: number }).typed ?? 0));
}

/** A page of its own: the demo stays as it was. */
async function withOwnPage<Result>(stack: TestStack, use: (id: number) => Promise<Result>) {
  const office = await openBackOffice(stack);
  const body = { title: 'Podgląd', pageName: 'podglad-w-pomiarze', sections: [], _status: 'draft' };
  const { doc } = await office.ask<{ doc: { id: number } }>('/pages?locale=pl', 'POST', body);
  try {
    return await use(doc.id);
  } finally {
    await office.remove(`/pages/${doc.id}`);
  }
}

async function typing(chromium: string, stack: TestStack): Promise<Figure> {
  return withOwnPage(stack, (id) =>
    withBrowser(chromium, async (browser) => {
      const page = await signIn(browser, stack);
      await page.goto(`${stack.cmsAddress}/admin/collections/pages/${id}?locale=pl`);
      const follows = page.waitForRequest(
        (request) => request.resourceType() === 'fetch' && request.url().includes('preview='),
      );
      await page.locator('#live-preview-toggler').click();
      await follows;
      await page.locator('#field-title').click();
      await page.keyboard.press('End');
      const all: number[] = [];
      for (let key = 0; key < KEYS; key += 1) {
        await page.waitForTimeout(PAUSE);
        all.push(Math.round(await typeOne(page, stack, 'a')));
      }
      const middle = median(all);
      return {
        found: `${middle} ms (median of ${KEYS}), ${Math.max(...all)} ms at most`,
        bar: `${BAR_TYPED_MS} ms`,
        passed: middle <= BAR_TYPED_MS,
        details: [`each: ${all.join(', ')} ms`],
      };
    }),
  );
}

async function form(chromium: string, stack: TestStack): Promise<Figure> {
  const address = await homeForm(stack);
  return withBrowser(chromium, async (browser) => {
    const page = await signIn(browser, stack);
    const open = async () => {
      await page.goto(`${stack.cmsAddress}/admin/collections/pages`);
      const started = performance.now();
      await page.goto(address);
      // Payload draws what is far below the window when an editor comes near it.
      await page.locator('#field-title').waitFor();
      await page.locator('#sections-row-0').waitFor();
      return Math.round(performance.now() - started);
    };
    await open();
    const all: number[] = [];
    for (let time = 0; time < OPENINGS; time += 1) all.push(await open());
    const middle = median(all);
    return {
      found: `${middle} ms (median of ${OPENINGS}), ${Math.max(...all)} ms at most`,
      bar: `${BAR_FORM_MS} ms`,
      passed: middle <= BAR_FORM_MS,
      details: [`each: ${all.join(', ')} ms`],
    };
  });
}

/** How fast the back office is for an editor. */
export const EDITING_ROWS: readonly BenchRow[] = [
  {
    id: 'typing',
    group: 'editing',
    title: 'from a keystroke in a form to the page beside it',
    measure: async (ground) => typing(await ground.chromium(), await ground.stack()),
  },
  {
    id: 'form',
    group: 'editing',
    title: 'from a click to the form of the home page with its 13 sections',
    measure: async (ground) => form(await ground.chromium(), await ground.stack()),
  },
];

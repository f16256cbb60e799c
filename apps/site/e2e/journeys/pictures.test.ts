import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';

openBrowser();

const SMALL_PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/** A window so low that even our pages have pictures far below it. */
const LOW = { ...SMALL_PHONE, viewport: { width: 360, height: 300 } };

/** Px below its upper edge beyond which no browser loads a lazy picture. */
const FAR = 3_600;

/** Position of a picture, and its loaded file; sizes in px of the screen. */
interface Shown {
  top: number;
  width: number;
  height: number;
  /** Width and height of the file; no height if it is not cut. */
  file: { width: number; height: number | null } | null;
  offered: number[];
}

/** Runs in the page: its resizable pictures. */
function picturesShown(): Shown[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].map((image) => {
    const { top, width, height } = image.getBoundingClientRect();
    const [, wide, high] =
      /w_(\d+)(?:,h_(\d+))?/.exec(image.complete ? image.currentSrc : '') ?? [];
    return {
      top,
      width: width * devicePixelRatio,
      height: height * devicePixelRatio,
      file: wide ? { width: Number(wide), height: high ? Number(high) : null } : null,
      offered: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
    };
  });
}

test('a small phone loads pictures as wide as it shows them, and cut as it shows them', async () => {
  const page = await visit('/', SMALL_PHONE);
  await page.locator('[aria-roledescription]').scrollIntoViewIfNeeded();
  const loaded = async () => (await page.evaluate(picturesShown)).filter(({ file }) => file);
  await expect.poll(async () => (await loaded()).length).toBeGreaterThan(1);
  for (const { width, height, file, offered } of await loaded()) {
    expect(file?.width).toBe(offered.find((each) => each >= Math.floor(width)));
    const ratio = file?.height ? file.height / file.width : null;
    if (ratio) expect(ratio).toBeCloseTo(height / width, 1);
  }
});

test('pictures far below are not loaded before the visitor comes near them', async () => {
  const page = await visit('/about', LOW);
  await page.waitForLoadState('networkidle');
  const far = (await page.evaluate(picturesShown)).filter(({ top }) => top > FAR);
  expect(far.length).toBeGreaterThan(1);
  expect(far.filter(({ file }) => file)).toEqual([]);
  await page.evaluate((top) => window.scrollTo(0, top), far[0]?.top ?? 0);
  const isThere = async () =>
    (await page.evaluate(picturesShown)).some(({ file, top }) => file && Math.abs(top) < 740);
  await expect.poll(isThere).toBe(true);
});

/** Runs in the page: whether each picture of the slider is loaded. */
function slidesThere(): boolean[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('[aria-roledescription] li img')];
  return images.map(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

test('the slider moves by its buttons, says where it is, and has the next picture before; Tab passes over what it does not show', async () => {
  // On a phone the next slide is so near that the browser loads it by itself.
  const page = await visit('/');
  await hydrated(page);
  const slider = page.locator('[aria-roledescription]');
  await slider.scrollIntoViewIfNeeded();
  const there = async (count: number) => (await page.evaluate(slidesThere)).slice(0, count);
  await expect.poll(() => there(2)).toEqual([true, true]);
  await slider.locator('li[inert]').first().waitFor({ state: 'attached' });
  await slider.getByRole('link', { name: 'Oszacuj koszt' }).focus();
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement?.ariaLabel);
  expect(focused).toMatch(/^Poprzedn/);
  await slider.getByRole('button', { name: 'Następny slajd' }).click();
  const place = slider.locator('[aria-live=polite]');
  await expect.poll(() => place.textContent()).toMatch(/2\sz\s4/);
  const title = await slider.locator('li:not([inert])').getByRole('heading').textContent();
  expect(await place.textContent()).toContain(title);
  await expect.poll(() => there(3)).toEqual([true, true, true]);
});

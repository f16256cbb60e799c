import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { content, needed } from '../support/content.ts';

openBrowser();

const [caseStudy] = await content('realizations');
const { slug } = needed(caseStudy, 'case study');

const SMALL_PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/** A window so low that even pages of ours have pictures far below it. */
const LOW = { ...SMALL_PHONE, viewport: { width: 360, height: 300 } };

/** Px below its upper edge from which a browser at the latest leaves a lazy picture alone. */
const FAR = 3_600;

/** Where a picture stands, and which of its files was loaded; sizes in px of the screen. */
interface Shown {
  top: number;
  width: number;
  height: number;
  /** Width and height of the file; no height where it is not cut. */
  file: { width: number; height: number | null } | null;
  offered: number[];
  isLazy: boolean;
  isFirst: boolean;
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
      isLazy: image.loading === 'lazy',
      isFirst: image.fetchPriority === 'high',
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

test('the picture that a case study begins with is fetched before all others, which are lazy', async () => {
  const page = await visit(`/realizations/${slug}`, SMALL_PHONE);
  const pictures = await page.evaluate(picturesShown);
  expect(pictures[0]).toMatchObject({ isFirst: true, isLazy: false });
  expect(pictures.slice(1).filter(({ isFirst, isLazy }) => isFirst || !isLazy)).toEqual([]);
});

/** Runs in the page: which pictures of the slider are there. */
function slidesThere(): boolean[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('[aria-roledescription] li img')];
  return images.map(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

test('the picture of the next slide is there before it slides in', async () => {
  // On a phone the next slide is so near that the browser loads it by itself.
  const page = await visit('/');
  await hydrated(page);
  const slider = page.locator('[aria-roledescription]');
  await slider.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await page.evaluate(slidesThere)).slice(0, 2))
    .toEqual([true, true]);
  await slider.getByRole('button', { name: 'Następny slajd' }).click();
  await expect.poll(async () => (await page.evaluate(slidesThere))[2]).toBe(true);
});

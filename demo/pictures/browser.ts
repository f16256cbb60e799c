import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { page } from './page.ts';
import type { Picture } from './picture.ts';

/**
 * The second half keeps the pixels the same from run to run: with small tiles and threaded stages
 * some dozen pixels on rounded edges differed by a few levels, and every run changed some files.
 */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--default-tile-width=4096',
  '--default-tile-height=4096',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--run-all-compositor-stages-before-draw',
  '--num-raster-threads=1',
];

/**
 * Waits for every face, used or not, and for two frames with them: `document.fonts.ready` alone can
 * come before the first layout has asked for a face, and the picture then differs between runs.
 */
const SETTLED = `Promise.all([...document.fonts].map((face) => face.load())).then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
)`;

/** Starts the Chromium of the system. `executable` is its path. */
export function openBrowser(executable: string): Promise<Browser> {
  return chromium.launch({ executablePath: executable, args: FLAGS });
}

/** Draws one picture and returns it as PNG, transparent where the page paints nothing. */
export async function draw(browser: Browser, picture: Picture): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.scale,
    reducedMotion: 'reduce',
  });
  try {
    const tab = await context.newPage();
    await tab.setContent(page(picture), { waitUntil: 'load' });
    await tab.evaluate(SETTLED);
    return await tab.screenshot({ type: 'png', omitBackground: true });
  } finally {
    await context.close();
  }
}

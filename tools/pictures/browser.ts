import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { page } from './page.ts';
import type { Picture } from './picture.ts';

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
];

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
    await tab.evaluate('document.fonts.ready');
    return await tab.screenshot({ type: 'png', omitBackground: true });
  } finally {
    await context.close();
  }
}

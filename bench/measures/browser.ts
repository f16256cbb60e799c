import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** A browser that makes requests to the site only. */
export const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse's window of a phone, and one of a desktop computer. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'pl-PL',
};
export const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1_280, height: 900 },
  locale: 'pl-PL',
};

/** Slow 4G, as Lighthouse has it: bytes a second and round trip in ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Does something with a browser, and closes it however that ends. */
export async function withBrowser<Result>(
  executablePath: string,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Moves or scrolls as a visitor does, and waits until the page's scripts run. A mouse that only
 * appears does not start them.
 */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(600, 5);
  await page.mouse.move(610, 5);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-runs'));
}

/** Makes a page's network slow 4G and its processor four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

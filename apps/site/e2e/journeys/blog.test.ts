import { expect, test } from 'vitest';
import { axeViolations, DESKTOP, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { beforeRelease } from '../support/combinations.ts';
import { postWith } from '../support/content.ts';

openBrowser();

test.each([
  ['stickyBottom', DESKTOP],
  ['stickyBottomMobile', PHONE],
] as const)(
  'a block that sticks to the edge of the window (%s) never hides what has the focus, and stays closed once closed',
  async (kind, viewport) => {
    const page = await visit((await postWith(kind)).path, { viewport });
    await hydrated(page);
    const block = page.locator('aside[data-stuck]:visible');
    await block.waitFor();
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const sticky = document.querySelector('aside[data-stuck]:not([hidden])');
        if (!focused || !sticky || sticky.contains(focused) || !focused.closest('main')) return '';
        const own = focused.getBoundingClientRect();
        const other = sticky.getBoundingClientRect();
        return own.height > 0 && other.height > 0 && own.top >= other.top && own.top < other.bottom
          ? focused.outerHTML.slice(0, 120)
          : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
    await block.getByRole('button', { name: 'Zamknij' }).click();
    expect(await block.count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => block.count()).toBe(0);
  },
);

beforeRelease.each(['/blog?q=xyzxyz', '/search?q=erp', '/de/search?q=xyzxyz'])(
  '%s, which no link leads to, can be used by all visitors',
  async (path) => {
    const page = await visit(path, { viewport: PHONE });
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
  },
);

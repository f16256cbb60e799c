import { expect } from 'vitest';
import { axeViolations, DESKTOP, openBrowser, PHONE, visit } from '../support/browser.ts';
import { beforeRelease } from '../support/combinations.ts';
import { developmentVariables } from '../support/env.ts';
import { startSecondSite } from '../support/second-site.ts';

openBrowser();

const address = startSecondSite('server/dev.ts', '/_gallery', developmentVariables);

beforeRelease.each([PHONE, DESKTOP])(
  'every piece of the kit can be used by all visitors at $width px',
  async (viewport) => {
    const page = await visit('/_gallery', { viewport }, address());
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main button').count()).toBeGreaterThan(5);
    expect(await axeViolations(page)).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from '../../support/browser.ts';
import { keepEstimate } from '../../support/kept-estimate.ts';

openBrowser();

test('an estimate’s page can be used by all visitors', async () => {
  const { page: estimate } = await keepEstimate();
  const page = await visit(estimate.url.pathname, { viewport: PHONE });
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
});

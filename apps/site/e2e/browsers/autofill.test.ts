import { TRAP_FIELD } from '@osnowa/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';

openBrowser();

/**
 * Fills a form in as Chromium does when its user chooses a stored person. Only the full
 * Chromium can, not the headless build.
 */
async function autofill(page: Page, person: Record<string, string>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Autofill.enable');
  const { root } = await session.send('DOM.getDocument');
  const anchor = { nodeId: root.nodeId, selector: 'main form [name=mail]' };
  const { nodeId } = await session.send('DOM.querySelector', anchor);
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(person).map(([name, value]) => ({ name, value }));
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
}

test('Chromium fills in the person that it remembers, and leaves the trap empty', async () => {
  const page = await visit('/contact');
  await hydrated(page);
  const person = {
    NAME_FULL: 'Jan Kowalski',
    COMPANY_NAME: 'Zakład Jana',
    EMAIL_ADDRESS: 'jan@zaklad.example',
    PHONE_HOME_WHOLE_NUMBER: '+48501002003',
    ADDRESS_HOME_LINE1: 'Piotrkowska 1',
    ADDRESS_HOME_CITY: 'Łódź',
    ADDRESS_HOME_ZIP: '90-001',
    ADDRESS_HOME_COUNTRY: 'PL',
  };
  const filledIn = (name: string) => page.locator(`main form [name=${name}]`).inputValue();
  await page.locator('main form [name=mail]').scrollIntoViewIfNeeded();
  // Chromium reads a form a moment after it has come into the page.
  const mail = async () => {
    await autofill(page, person);
    return filledIn('mail');
  };
  await expect.poll(mail, { interval: 1_000 }).toBe('jan@zaklad.example');
  expect(await filledIn('fullName')).toBe('Jan Kowalski');
  expect(await filledIn('phoneNumber')).toBe('+48501002003');
  expect(await filledIn(TRAP_FIELD)).toBe('');
});

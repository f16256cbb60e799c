import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, visit } from '../../support/browser.ts';
import { rows } from '../../support/combinations.ts';
import { leadsFrom, sender } from '../../support/leads.ts';

openBrowser();

async function fill(page: Page, mail: string): Promise<void> {
  await page.locator('[name=fullName]').fill('Jan Nowak');
  await page.locator('[name=mail]').fill(mail);
  await page.locator('[name=phoneNumber]').fill('600 000 000');
  await page.locator('[name=topic]').selectOption('offer');
  await page.locator('[name=consent]').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Wyślij zapytanie' }).click();

describe('the proof of work', () => {
  test('P4: begins with the first focus, asks our own server alone, and verifies the sender', async () => {
    const mail = sender('verified');
    const page = await visit('/contact');
    await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(1_000);
    expect(asked.filter((path) => path.includes('captcha'))).toEqual([]);
    await page.locator('[name=fullName]').focus();
    await expect.poll(() => asked).toContain('/captcha');
    await fill(page, mail);
    await send(page);
    await page.getByRole('dialog').waitFor();
    expect(await leadsFrom(mail)).toMatchObject([{ verification: 'verified', state: 'new' }]);
  });

  test.each(rows(['**/captcha', '**/pbkdf2-*.js', '**/assets/captcha-*.js'], 2))(
    'F15, A10: where %s is blocked the form still goes, and says so',
    async (blocked) => {
      const mail = sender('blocked');
      const page = await visit('/contact');
      await hydrated(page);
      const warned: string[] = [];
      page.on('console', (message) => warned.push(message.text()));
      await page.route(blocked, (route) => route.abort('blockedbyclient'));
      await fill(page, mail);
      await send(page);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('status').filter({ hasText: 'przejrzymy je ręcznie' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await leadsFrom(mail)).toMatchObject([{ state: 'unverified' }]);
      expect(warned.filter((line) => line.startsWith('Captcha: '))).toHaveLength(1);
      forgive(page, /ERR_BLOCKED_BY_CLIENT|Failed to fetch dynamically imported module/);
    },
  );
});

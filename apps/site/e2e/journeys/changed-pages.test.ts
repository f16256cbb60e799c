import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';
import { fillContact } from '../support/contact-form.ts';
import { leadsFrom, sender } from '../support/leads.ts';

openBrowser();

/** Runs in the page: puts a password manager's sign next to each control. */
function addSigns(): void {
  for (const control of document.querySelectorAll('form :is(input, textarea)')) {
    const sign = document.createElement('div');
    sign.setAttribute('data-lastpass-icon-root', 'true');
    control.after(sign);
  }
}

/** Runs in the page: puts each text into nodes of its own, as the browsers' translators do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const linesOf = async (page: Page) =>
  (await page.locator('main').innerText())
    .replace(/[«»]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

test('what is typed stays in a form to which a password manager has added its signs', async () => {
  const mail = sender('signs');
  const page = await visit('/contact');
  await page.evaluate(addSigns);
  await page.locator('[name=fullName]').click();
  await page.keyboard.type('Jan ');
  await page.locator('[data-island=contact-form][data-awake]').waitFor({ state: 'attached' });
  await page.keyboard.type('Kowalski');
  expect(await page.locator('[name=fullName]').inputValue()).toBe('Jan Kowalski');
  await (await fillContact(page, mail, { fullName: 'Jan Kowalski' })).click();
  await page.getByRole('dialog').waitFor();
  expect(await leadsFrom(mail)).toMatchObject([{ fullName: 'Jan Kowalski' }]);
  forgive(page, /#418/);
});

test('a mistake is named in a translated form as it is mended', async () => {
  const page = await visit('/contact');
  await hydrated(page);
  const mail = page.locator('[name=mail]');
  const said = page.locator('#contact-mail-error');
  await mail.fill('jan@');
  await mail.blur();
  await said.getByText('w postaci').waitFor();
  await page.evaluate(translate);
  await mail.fill('');
  await mail.blur();
  await expect.poll(() => said.innerText()).toContain('Wpisz adres e-mail.');
});

const TRANSLATED = [
  [
    ['/kalkulator-dms-n', 'before'],
    ['/natychmiastowa-wycena', 'after'],
  ],
  [
    ['/kalkulator-dms-n', 'after'],
    ['/natychmiastowa-wycena', 'before'],
  ],
] as const;

test.each(rows(TRANSLATED, 0).flat())(
  '%s, translated %s its scripts run, shows the figures of what is ticked',
  async (path, when) => {
    const page = await visit(path);
    if (when === 'before') await page.evaluate(translate);
    const boxes = page.locator('main :is([type=checkbox], [type=radio])');
    await boxes.first().check();
    await page.locator('[data-island=calculator][data-awake]').waitFor({ state: 'attached' });
    expect(await boxes.first().isChecked()).toBe(true);
    if (when === 'after') await page.evaluate(translate);
    for (const box of (await boxes.all()).slice(1, 8)) await box.check();
    await expect.poll(() => page.url()).toContain('items=');
    const fresh = await visit(path);
    /** Lines that a visitor who opens the address does not see. */
    const onlyHere = async () => {
      await fresh.goto(page.url());
      await hydrated(fresh);
      const shown = await linesOf(fresh);
      return (await linesOf(page)).filter((line, index) => line !== shown[index]);
    };
    await expect.poll(onlyHere).toEqual([]);
    forgive(page, /#418/);
  },
);

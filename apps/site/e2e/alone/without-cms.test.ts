import { expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { fillContact } from '../support/contact-form.ts';
import { productPaths } from '../support/content.ts';
import { stack } from '../support/env.ts';
import { sender } from '../support/leads.ts';
import { open, press, typedIn } from '../support/plain-visitor.ts';
import { previewOf } from '../support/preview.ts';

openBrowser();

const [product, ...others] = await productPaths();

const KNOWN = ['/', '/products', product, '/contact', '/en', `/de${product}`];

const cmsAnswers = async () => {
  try {
    return (await fetch(`${stack.cms}/api/healthz`)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

test('the site lives on while the CMS is away, keeps a form, and the CMS comes back by itself', async () => {
  for (const path of KNOWN) expect((await fetch(stack.site + path)).status).toBe(200);
  const plain = await open('/de/contact');
  process.kill(stack.cmsPid, 'SIGKILL');
  const typed = { fullName: 'Anna Kowalczyk', message: 'Lager, 40 Personen' };
  const kept = await press(plain, 'form:has([name=consent]) [type=submit]', typed);
  expect(kept.status).toBe(503);
  expect(kept.textOf('main [role=alert]')).toContain('Fehler:');
  for (const [name, words] of Object.entries(typed))
    expect(typedIn(kept.$(`main [name=${name}]`))).toBe(words);
  for (const path of [...KNOWN, ...others.map((path) => `/en${path}`)]) {
    const response = await fetch(stack.site + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toContain('</html>');
  }
  // Drafts have no copies: a preview waits for the content service, and then shows itself.
  const draft = await visit(await previewOf('/products'));
  const page = await visit('/contact');
  await hydrated(page);
  const send = await fillContact(page, sender('away'));
  const refused = page.getByRole('alert').filter({ hasText: 'Błąd:' });
  const thanks = page.getByRole('dialog', { name: 'Dziękujemy, mamy Twoje zapytanie' });
  if (!(await cmsAnswers())) {
    await send.click();
    // The CMS may be back before the browser has solved its puzzle and sends.
    await refused.or(thanks).first().waitFor();
    if (await refused.isVisible()) {
      expect(await page.locator('[name=fullName]').inputValue()).toBe('Anna Kowalczyk');
    }
  }

  await expect.poll(cmsAnswers, { interval: 250 }).toBe(true);
  if (!(await thanks.isVisible())) await send.click();
  await thanks.waitFor();
  await expect.poll(() => draft.locator('h1').innerText()).not.toContain('wracamy');
  forgive(page, /503/);
  forgive(draft, /503/);
});

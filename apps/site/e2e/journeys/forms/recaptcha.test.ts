import { expect } from 'vitest';
import { forgive, hydrated, openBrowser, visit } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { fillContact } from '../../support/contact-form.ts';
import { productionVariables } from '../../support/env.ts';
import { startSecondSite } from '../../support/second-site.ts';

openBrowser();

/** A site that has a key of reCAPTCHA. */
const address = startSecondSite('server/main.ts', '/contact', (own) =>
  productionVariables({ ...own, RECAPTCHA_SITE_KEY: 'a-key-for-the-test' }),
);

/** Replaces Google's script; its widget runs `solve`. */
const standIn = (solve: string) => `window.grecaptcha = {
  ready: (then) => then(),
  render: (place, options) => { window.widget = options; return 0; },
  execute: () => { const options = window.widget; ${solve} },
  reset: () => undefined,
};`;

const SOLVED = "options.callback('a-token-for-' + options.sitekey + '-' + options.size);";
const CLOSED = `const pictures = document.createElement('iframe');
  pictures.src = 'about:blank#/recaptcha/bframe';
  document.body.append(pictures);
  setTimeout(() => { pictures.style.visibility = 'hidden'; }, 300);`;

/** Opens the contact page; Google's script is the given one, or fails to load. */
async function contact(script: string | null) {
  const page = await visit('/contact', {}, address());
  const asked: string[] = [];
  const sent: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return script === null
      ? route.abort('blockedbyclient')
      : route.fulfill({ body: script, contentType: 'text/javascript' });
  });
  await page.route('**/forms/**', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ json: { kind: 'sent', reference: 'TK-7F3K-9QX2' } });
  });
  await hydrated(page);
  await page.locator('[name=fullName]').focus();
  await page.getByText('usługę Google').waitFor();
  expect(asked).toEqual([]);
  const button = await fillContact(page, 'jan@zaklad.example');
  return { page, asked, sent, send: () => button.click() };
}

const TOLERATED = /asked https:\/\/www\.google\.com|ERR_BLOCKED_BY_CLIENT/;

beforeRelease(
  'P4: Google is asked after the consent, and its token goes with the form',
  async () => {
    const { page, asked, sent, send } = await contact(standIn(SOLVED));
    await expect.poll(() => asked.length).toBe(1);
    await send();
    await page.getByRole('dialog').waitFor();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('a-token-for-a-key-for-the-test-invisible');
    forgive(page, TOLERATED);
  },
);

beforeRelease(
  'A10: a check that was broken off sends nothing and says so; then it goes without',
  async () => {
    const { page, sent, send } = await contact(standIn(CLOSED));
    await send();
    await page.getByRole('status').filter({ hasText: 'nic jeszcze nie wysłano' }).waitFor();
    expect(sent).toEqual([]);
    expect(await page.locator('form[data-sent]').count()).toBe(0);
    await send();
    await page.getByRole('dialog').waitFor();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('googleRecaptchaToken');
    forgive(page, TOLERATED);
  },
);

const FAILING = [
  ['cannot be loaded', null],
  ['cannot be run', standIn("options['error-callback']();")],
] as const;

beforeRelease.each(FAILING)('F15: a script that %s does not keep the form', async (_, script) => {
  const { page, sent, send } = await contact(script);
  await send();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('status').filter({ hasText: 'przejrzymy je ręcznie' }).waitFor();
  expect(sent).toHaveLength(1);
  forgive(page, TOLERATED);
});

import { createHmac } from 'node:crypto';
import { NAMES } from '@osnowa/brand';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { forgive, openBrowser, visit } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';
import {
  type Account,
  backOffice,
  newAccount,
  newAdministrator,
  signedIn,
} from '../../support/leads.ts';

openBrowser();

/** Browsers make passkeys for names, not for numbers. */
const office = stack.cms.replace('127.0.0.1', 'localhost');

/** The code of an app (RFC 6238) for a secret in base 32, some half minutes from now. */
function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function typePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
}

const started = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Dzień dobry/ }).waitFor();

/** Without its session the browser is signed out. */
async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'adm' });
  await page.goto(`${office}/admin/login`);
}

/** A virtual fingerprint reader of the browser. */
async function addFingerprintReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a person signs in to a back office that says whose it is, changes the own e-mail address with the present password, and signs in by it', async () => {
  const account = await newAdministrator();
  const page = await visit('/admin/login', {}, stack.cms);
  await page.getByText(NAMES.company, { exact: true }).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await typePassword(page, account);
  await started(page);
  const session = (await page.context().cookies()).find(({ name }) => name === 'adm');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await page.goto(`${stack.cms}/admin/account`);
  const present = page.getByLabel(/^Obecne hasło/);
  const save = page.locator('#action-save');
  await page.locator('#field-name').waitFor();
  expect(await present.count()).toBe(0);
  const email = `nowy.${account.email}`;
  // Payload asks about the form after a change: its answer comes after the refusal, and hides nothing.
  const refused = page.waitForResponse((answer) => answer.status() === 400);
  await page.route('**/admin/account', async (route) => {
    await refused;
    await route.continue();
  });
  await page.locator('#field-email').fill(email);
  await present.waitFor();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/admin/account'));
  await save.click();
  await answered;
  // The page reads it, and merges it in a task of its own.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
  expect(await page.getByText('Wpisz je tutaj.').count()).toBeGreaterThan(0);
  expect(await save.isEnabled()).toBe(true);
  await present.fill(account.password);
  const saved = page.waitForResponse(
    (answer) => /\/payload\/users\/\d+/.test(answer.url()) && answer.request().method() === 'PATCH',
  );
  await save.click();
  expect((await saved).status()).toBe(200);
  await present.waitFor({ state: 'detached' });
  // The refusal has status 400.
  forgive(page, /400/);
  expect((await signedIn({ ...account, email })).value).not.toBe('');
});

test('a recruiter whose role needs the second step is led to it before anything else, and signs in with it or a passkey', async () => {
  const rule = (secondStepFor: string[]) =>
    backOffice('/globals/sign-in-rules', {
      method: 'POST',
      body: JSON.stringify({ secondStepFor }),
    });
  const account = await newAccount('Rita Nowak', { roles: ['recruiter'] });
  // Only this journey is a recruiter's.
  await rule(['recruiter']);
  onTestFinished(async () => void (await rule([])));
  const page = await visit('/admin/login', {}, office);
  await addFingerprintReader(page);
  await typePassword(page, account);
  await page.getByText('Twoja rola wymaga weryfikacji dwuetapowej.').waitFor();
  await page.goto(`${office}/admin/collections/leads`);
  await page.waitForURL(`${office}/admin/account`);
  const factor = page.getByRole('region', { name: 'Weryfikacja dwuetapowa' });
  await factor.getByLabel('Twoje hasło').fill(account.password);
  await factor.getByRole('button', { name: 'Włącz' }).click();
  await factor.getByRole('img', { name: 'Kod QR dla aplikacji' }).waitFor();
  const secret = (await factor.locator('code').innerText()).replaceAll(' ', '');
  await factor.getByLabel('Kod, który pokazuje aplikacja').fill(codeOf(secret, -1));
  await factor.getByRole('button', { name: 'Potwierdź kod' }).click();
  await factor.getByRole('listitem').first().waitFor();
  const codes = await factor.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await factor.getByRole('button', { name: 'Mam je zapisane' }).click();
  await factor.getByRole('link', { name: 'Przejdź do panelu' }).click();
  await started(page);

  await page.goto(`${office}/admin/account`);
  await factor.getByText('Niewykorzystane kody zapasowe: 10.').waitFor();
  const passkeys = page.getByRole('region', { name: 'Klucze dostępu' });
  const code = page.getByLabel('Kod z aplikacji lub kod zapasowy');
  const proof = passkeys.getByLabel('Kod z aplikacji lub kod zapasowy');
  await passkeys.getByLabel(/^Nazwa klucza/).fill('Laptop w biurze');
  await proof.fill(codes[0] ?? '');
  await passkeys.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  await passkeys.getByRole('listitem').filter({ hasText: 'Laptop w biurze' }).waitFor();

  await signOut(page);
  await typePassword(page, account);
  await page.getByText('Podaj teraz kod z aplikacji').waitFor();
  await code.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByText('Ten kod jest nieprawidłowy albo był już użyty.').waitFor();
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await started(page);
  // The answers that ask for the code and that refuse it have status 401.
  forgive(page, /401/);

  await signOut(page);
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await started(page);
  await page.goto(`${office}/admin/account`);
  await passkeys.getByRole('button', { name: 'Usuń' }).click();
  await proof.first().fill(codes[1] ?? '');
  await passkeys.getByRole('button', { name: 'Usuń klucz „Laptop w biurze”' }).click();
  await passkeys.getByRole('listitem').waitFor({ state: 'detached' });
  await factor.getByLabel('Kod z aplikacji lub kod zapasowy').fill(codes[2] ?? '');
  await factor.getByRole('button', { name: 'Wyłącz' }).click();
  await factor.getByText(/^Wyłączona/).waitFor();
});

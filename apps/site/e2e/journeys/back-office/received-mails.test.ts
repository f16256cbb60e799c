import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, PHONE } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';
import { openOffice } from '../../support/forms.ts';
import { leadsFrom, leadsWith, sender, sendLead } from '../../support/leads.ts';

openBrowser();

/** Delivers a mail of a visitor, as the company's mail server does. */
async function arrive(from: string, subject: string, text: string): Promise<void> {
  const fields = [
    `From: Katarzyna <${from}>`,
    'To: biuro@firma.example',
    `Subject: ${subject}`,
    `Message-ID: <${randomUUID()}@zaklad.example>`,
    'Content-Type: multipart/mixed; boundary=granica',
  ];
  const file = 'Content-Disposition: attachment; filename="rzut-hali.pdf"';
  const body = `--granica\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--granica\r\nContent-Type: application/pdf\r\n${file}\r\n\r\n%PDF-1.7\r\n--granica--\r\n`;
  const response = await fetch(`${stack.cms}/api/mails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.mailToken}` },
    body: `${fields.join('\r\n')}\r\n\r\n${body}`,
  });
  expect(await response.json()).toEqual({ taken: 'stored' });
}

/** No content of the element is wider than it. */
async function fits(element: Locator): Promise<void> {
  const more = await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(more).toBeLessThanOrEqual(0);
}

test('on a phone the inbox tells state and clock; what can be done with a lead is within reach of the thumb, and a visitor’s answer is in it, with its file and without what it quotes', async () => {
  const mail = sender('odpisuje');
  const reference = await sendLead({ mail });
  await arrive(
    mail,
    `Re: ${reference}`,
    'Tak, <b>wtorek</b> pasuje.\r\n\r\nW dniu 6.07.2026 o 10:00, Anna pisze:\r\n> Czy wtorek pasuje?',
  );
  const [lead] = await leadsWith(reference);
  const page = await openOffice('', { viewport: PHONE, hasTouch: true });
  const waiting = page.locator('section').filter({ hasText: 'Czekają na odpowiedź' });
  // The longest waits come first; others of this run may have waited for longer.
  await waiting.getByRole('link').first().waitFor();

  await page.goto(`${stack.cms}/admin/collections/leads?search=${reference}`);
  const row = page.locator('tbody tr').filter({ hasText: reference });
  await row.getByRole('link').first().waitFor();
  for (const cell of ['state', 'clock', 'createdAt']) {
    const isWithin = async () => {
      const box = await page.locator(`tbody .cell-${cell}`).boundingBox();
      return box && box.x >= 0 && box.x + box.width <= PHONE.width;
    };
    // The list is drawn once more when its scripts run.
    await expect.poll(isWithin).toBe(true);
  }
  await page.getByText('Godziny w strefie Europe/Warsaw').waitFor();
  const company = { timeZone: 'Europe/Warsaw', timeStyle: 'short' } as const;
  const time = new Intl.DateTimeFormat('pl', company).format(new Date(String(lead?.createdAt)));
  expect(await page.locator('tbody .cell-createdAt time').innerText()).toContain(time);

  await row.getByRole('link').first().click();
  const article = page.getByRole('article');
  await article.getByText(reference).first().waitFor();
  expect(await article.innerText()).toContain(time);
  const bar = page.getByRole('region', { name: 'Co zrobić z zapytaniem' });
  for (const control of await bar.locator('a, button, select').all()) {
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y).toBeGreaterThan(PHONE.height / 2);
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
  }
  const call = bar.getByRole('link', { name: 'Zadzwoń' });
  expect(await call.getAttribute('href')).toBe('tel:+48501002003');
  const clause = page.getByText('Na co się zgodzono');
  expect(await clause.isVisible()).toBe(false);
  await page.getByText('Zgoda, weryfikacja, sieć').click();
  expect(await clause.isVisible()).toBe(true);
  const received = article.getByRole('listitem').filter({ hasText: mail });
  await received.getByText('Tak, <b>wtorek</b> pasuje.').waitFor();
  const quoted = received.getByText('> Czy wtorek pasuje?');
  expect(await quoted.isVisible()).toBe(false);
  await received.getByText('Pokaż cytowane wiadomości').click();
  await quoted.waitFor();
  await received.getByRole('link', { name: 'rzut-hali.pdf' }).waitFor();
  for (const width of [PHONE.width, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await fits(article);
  }
  await page.setViewportSize(PHONE);
  await bar.getByLabel('Zmień stan').selectOption('offer');
  await page.getByText('→ Oferta').first().waitFor();
});

test('a mail of somebody new becomes a lead that waits, with the words and the files', async () => {
  const mail = sender('nowa');
  await arrive(mail, 'Potrzebujemy systemu', 'Prosimy o kontakt.');
  const [lead] = await leadsFrom(mail);
  expect(lead).toMatchObject({ fullName: 'Katarzyna', source: 'mail', state: 'new' });
  const page = await openOffice(`/collections/leads/${lead?.id}`);
  const article = page.getByRole('article');
  await article.getByText('Prosimy o kontakt.').waitFor();
  await article.getByRole('link', { name: 'rzut-hali.pdf' }).waitFor();
  // The clock runs since the mail came, as for a form.
  await article.locator('.clock').waitFor();
});

import { randomUUID } from 'node:crypto';
import type { FreeCalls } from '@osnowa/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { backOffice, sender } from '../support/leads.ts';
import { open, press } from '../support/plain-visitor.ts';

openBrowser();

const LIST = '/consultation?times=list';
/** Link to the times, for browsers without scripts. */
const LINK = 'a[href*="times=list"]';
const SEND = 'form:has([name=consent]) [type=submit]';
let adviser: number;

beforeAll(async () => {
  const spans = ['1', '2', '3', '4', '5'].map((weekday) => ({
    weekday,
    from: '08:00',
    to: '16:00',
  }));
  const { doc } = await backOffice<{ doc: { id: number } }>('/users', {
    method: 'POST',
    body: JSON.stringify({
      name: 'Anna Wątek',
      email: `anna.${randomUUID()}@e2e.example`,
      password: randomUUID(),
      roles: ['sales'],
      calls: { bookable: true, buffer: '0', spans },
    }),
  });
  adviser = doc.id;
  // The notice of the account makes the form's page render again.
  await vi.waitFor(
    async () => expect((await open('/consultation')).$(LINK).length).toBe(1),
    60_000,
  );
});
afterAll(async () => {
  await backOffice(`/users/${adviser}`, { method: 'DELETE' });
});

async function freeTimes(): Promise<string[]> {
  const response = await fetch(`${stack.site}/forms/consultation/times`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return ((await response.json()) as FreeCalls).times;
}

/** Takes a time as a script of another visitor does. @returns the token of the visitor's link */
async function take(callTime: string): Promise<string> {
  const fields = {
    topic: 'Consultation',
    consultationTopic: 'erp',
    phone: '+48 600 000 000',
    mail: sender('call-other'),
    consent: 'on',
    callTime,
    timeZone: 'Europe/London',
  };
  const response = await fetch(`${stack.site}/forms/consultation`, {
    method: 'POST',
    headers: { origin: stack.site },
    body: new URLSearchParams(fields),
  });
  const sent = (await response.json()) as { kind: string; token: string };
  expect(sent.kind).toBe('sent');
  return sent.token;
}

test('a visitor in London chooses a time, reads that another was faster, and takes the next', async () => {
  const page = await visit('/consultation', { timezoneId: 'Europe/London' });
  await hydrated(page);
  await page.locator('[name=phone]').fill('+48 600 000 000');
  await page.locator('[name=mail]').fill(sender('call'));
  await page.locator('[name=consultationTopic]').selectOption('erp');
  await page.locator('[name=consent]').check();
  const times = page.getByRole('group', { name: 'Kiedy zadzwonić?' });
  const first = times.getByRole('radio', { name: /u Ciebie \d/ }).first();
  await first.check();
  await take(await first.inputValue());
  await page.getByRole('button', { name: 'Umów rozmowę' }).click();
  await times.getByText('Ten termin jest już zajęty').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.locator('[name=phone]').inputValue()).toBe('+48 600 000 000');
  const second = times.getByRole('radio', { name: /u Ciebie \d{2}:\d{2}$/ }).first();
  const time = await second.inputValue();
  await second.check();
  await page.getByRole('button', { name: 'Umów rozmowę' }).click();
  const thanks = page.getByRole('dialog');
  await thanks.getByText('Dziękujemy, rozmowa umówiona').waitFor();
  await thanks.getByText('Termin rozmowy').waitFor();
  expect(await freeTimes()).not.toContain(time);
  forgive(page, /422/);
});

test('without scripts too: the times, one that is gone, the thanks, moving and cancelling', async () => {
  const taken = (await freeTimes())[3] ?? '';
  const page = await open(LIST);
  expect(page.$('[name=callTime]').length).toBeGreaterThan(20);
  const mail = sender('call-plain');
  const typed = { phone: '+48 600 000 000', consultationTopic: 'erp', mail, consent: 'on' };
  await take(taken);
  const refused = await press(page, SEND, { ...typed, callTime: taken });
  expect(refused.textOf('main')).toContain('Ten termin jest już zajęty');
  expect(refused.$('[name=phone]').attr('value')).toBe(typed.phone);
  const [next = ''] = await freeTimes();
  const thanks = await press(refused, SEND, { ...typed, callTime: next });
  expect(thanks.textOf('main')).toContain('Dziękujemy, rozmowa umówiona');
  expect(thanks.textOf('main')).toContain('Termin rozmowy');

  const [earlier = '', later = ''] = await freeTimes();
  const own = `/my-request?token=${await take(earlier)}`;
  const moved = await press(await open(own), '[value=moveCall]', { callTime: later });
  expect(moved.textOf('#call')).toContain('Anna Wątek zadzwoni');
  expect(moved.textOf('#call')).toMatch(/\(czas środkowoeuropejski, u Ciebie \d{1,2}:\d\d\)/);
  expect(await freeTimes()).toContain(earlier);
  const cancelled = await press(moved, '[value=cancelCall]');
  expect(cancelled.textOf('#call')).toContain('jest odwołana');
  expect(await freeTimes()).toContain(later);
});

import { expect, test } from 'vitest';
import { stack } from '../support/env.ts';
import { linkInMailTo, sender, stateOf } from '../support/leads.ts';

test.each(['/newsletter/confirm', '/newsletter/unsubscribe', '/my-request', '/de/my-request'])(
  'I42: a link to %s that is cut, altered or huge opens a page that says so',
  async (page) => {
    const reference = 'TK-7F3K-9QX2';
    for (const token of ['', reference, `${reference}.${'A'.repeat(43)}`, 'x'.repeat(10_000)]) {
      const address = `${stack.site}${page}?token=${token}`;
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const refused = (await fetch(address, { method: 'POST', body })).status;
      expect(refused >= 400 && refused < 500, `${token}: ${refused}`).toBe(true);
      expect((await fetch(address)).status).toBeLessThan(500);
    }
  },
);

test('P8: a mail program leaves the list with one click, without a page (RFC 8058)', async () => {
  const mail = sender('one-click');
  const body = new URLSearchParams({ topic: 'Newsletter', fullName: 'Jan', mail, consent: 'on' });
  await fetch(`${stack.site}/newsletter`, { method: 'POST', body, redirect: 'manual' });
  const confirm = await linkInMailTo(mail, `${stack.site}/newsletter/confirm`);
  await fetch(confirm, { method: 'POST', body: new URLSearchParams() });
  expect(await stateOf(mail)).toEqual(['confirmed']);
  const out = await linkInMailTo(mail, `${stack.site}/newsletter/unsubscribe`);
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const answers = [await fetch(out, click), await fetch(out, click)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]?.text()).toBe(await answers[1]?.text());
  expect(await stateOf(mail)).toEqual(['unsubscribed']);
});

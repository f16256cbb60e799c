import { expect, test } from 'vitest';
import { inLanguage, LANGUAGES } from '../support/combinations.ts';
import { stack } from '../support/env.ts';
import { sender } from '../support/leads.ts';

const PATH = '/estimate-project';
const SENT = /\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/;
const STATE = '?items=sales-orders,sales-prices';

test('I40: a stage without what comes before leads to the beginning, in one hop', async () => {
  const guarded: [string, string][] = [
    ['/kalkulator-dms/summary', '/kalkulator-dms'],
    ['/kalkulator-dms/final-page', '/kalkulator-dms'],
    ['/kalkulator-dms/final-page?items=unknown-item', '/kalkulator-dms'],
    ['/kalkulator-dms/final-page?users=25', '/kalkulator-dms?users=25'],
    ['/kalkulator-dms/final-page?utm_source=fair&a=1', '/kalkulator-dms?utm_source=fair'],
    ['/kalkulator-dms/summary?users=25&gclid=1', '/kalkulator-dms?users=25&gclid=1'],
    ['/kalkulator-dms-n/final-page', '/kalkulator-dms-n'],
    ['/kalkulator-erp-n/final-page', '/kalkulator-erp-n'],
  ];
  for (const language of LANGUAGES) {
    for (const [from, to] of guarded) {
      const url = stack.site + inLanguage(language, from);
      const answer = await fetch(url, { redirect: 'manual' });
      const location = answer.headers.get('location') ?? '';
      expect([from, answer.status, location]).toEqual([from, 302, inLanguage(language, to)]);
      expect((await fetch(stack.site + location, { redirect: 'manual' })).status).toBe(200);
    }
  }
  const moved = await fetch(`${stack.site}/de/kalkulator-erp${STATE}`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    `/de/kalkulator-erp-n${STATE}`,
  ]);
});

test('I40: the wizard’s later stages lead to where one has to begin, in one hop', async () => {
  const guarded = [
    ['/customised', ''],
    ['/products-systems', ''],
    ['/summary', ''],
    ['/send-estimate', ''],
    ['/summary?bespoke=1', ''],
    ['/summary?utm_campaign=fair', '?utm_campaign=fair'],
    ['/customised?systems=1', '/products-systems?systems=1'],
  ];
  for (const language of LANGUAGES) {
    for (const [from, to] of guarded) {
      const url = stack.site + inLanguage(language, PATH + from);
      const answer = await fetch(url, { redirect: 'manual' });
      expect([from, answer.status, answer.headers.get('location')]).toEqual([
        from,
        302,
        inLanguage(language, PATH + to),
      ]);
    }
  }
});

test('I38: a forged total is only words, an unknown item is refused', async () => {
  const send = (extra: Record<string, string>) =>
    fetch(`${stack.site}/kalkulator-dms/final-page?items=incoming-mail`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: stack.site },
      body: Object.entries({
        fullName: 'Jan Nowak',
        companyName: 'Zakład',
        mail: sender('forged'),
        topic: 'estimate',
        consent: 'on',
        ...extra,
      }).reduce((form, [name, value]) => {
        form.append(name, value);
        return form;
      }, new FormData()),
    });
  const forged = await send({
    items: 'incoming-mail,incoming-mail,outgoing-mail',
    total: '0',
    low: '0',
  });
  const location = forged.headers.get('location') ?? '';
  expect([forged.status, location]).toEqual([303, expect.stringMatching(SENT)]);
  const saved = await fetch(`${stack.site}${new URL(location, stack.site).pathname}.json`);
  expect(await saved.json()).toMatchObject({
    choice: { items: ['incoming-mail', 'outgoing-mail'] },
  });
  expect((await send({ items: 'incoming-mail,free-of-charge' })).status).toBe(422);
});

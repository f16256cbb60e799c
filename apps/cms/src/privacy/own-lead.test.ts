import { existsSync } from 'node:fs';
import { visitorLead } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { attachFile, sendForm } from '../testing/sent-forms.ts';
import { MAIL_SETTINGS, OFFICE_TIME, testCms } from '../testing/test-cms.ts';

const JOB = { topic: 'jobApply', jobTitle: 'Tester' };

describe.each(engines('SQLite'))('the visitor’s link on %s', (engine) => {
  const cms = testCms({ engine });

  const tokenOf = (reference: string) =>
    new URL(MAIL_SETTINGS.links.request('pl', reference)).searchParams.get('token') ?? '';
  const follow = (call: string, reference: string) =>
    cms.follow(`/my-request${call}`, tokenOf(reference));
  async function read(reference: string) {
    const reply = await follow('', reference);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    return visitorLead.parse(await reply.json());
  }

  test('shows what was sent, its files by name, the clause and how long it is stored', async () => {
    const reference = await sendForm(cms, { budget: '10 000' });
    await attachFile(cms, reference, 'treść');
    expect(await read(reference)).toMatchObject({
      reference,
      fullName: 'Zażółć Gęślą',
      mail: 'zazolc@klient.example',
      message: 'Dzień dobry,\nproszę o ofertę.',
      extra: [{ key: 'budget', value: '10 000' }],
      attachments: [{ name: '../życiorys.pdf', size: 7 }],
      consent: { version: '2026-01', clause: expect.stringContaining('Zgadzam się.') },
      receivedAt: OFFICE_TIME.toISOString(),
      keptUntil: '2028-07-06T08:00:00.000Z',
      extendableUntil: null,
    });
    const before = await cms.leads();
    await read(reference);
    expect(await cms.leads()).toEqual(before);
  });

  test('hands out what was sent as PDF, to its sender alone', async () => {
    const reference = await sendForm(cms, { budget: '10 000' });
    await attachFile(cms, reference, 'treść');
    const print = (token: string) => cms.follow('/my-request/pdf', token, { locale: 'de' });
    const answer = await print(tokenOf(reference));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('FontFile')).toBe(true);
    expect((await print(tokenOf(reference).slice(0, -1))).status).toBe(403);
    await follow('/delete', reference);
    expect((await print(tokenOf(reference))).status).toBe(404);
  });

  test('withdrawing consent is reported to the company once, and shortens the storage', async () => {
    const reference = await sendForm(cms);
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 60_000);
    expect((await follow('/withdraw', reference)).status).toBe(200);
    expect((await follow('/withdraw', reference)).status).toBe(200);
    expect(await read(reference)).toMatchObject({
      consent: { withdrawnAt: cms.clock.now.toISOString(), version: '2026-01' },
      keptUntil: '2026-08-05T08:01:00.000Z',
    });
    const kinds = (await cms.messages()).map(({ kind }) => kind);
    expect(kinds).toEqual(['notification', 'confirmation', 'withdrawal']);
    // Who sends the same words again wants an answer again.
    expect(await sendForm(cms)).not.toBe(reference);
  });

  test('deleting takes the lead, its files and its mails, and nothing else', async () => {
    const reference = await sendForm(cms);
    const other = await sendForm(cms, { mail: 'inny@klient.example' });
    const file = await attachFile(cms, reference, 'treść');
    expect((await follow('/delete', reference)).status).toBe(200);
    expect(existsSync(file)).toBe(false);
    expect((await cms.leads()).map((lead) => lead.reference)).toEqual([other]);
    expect(await cms.messages()).toHaveLength(2);
    expect((await follow('', reference)).status).toBe(404);
    expect((await follow('/delete', reference)).status).toBe(200);
    const { docs } = await cms.payload.find({ collection: 'audit' });
    expect(docs).toMatchObject([{ action: 'deletion', subject: reference, person: null }]);
  });

  test('an application can be stored for a year, once; other requests cannot', async () => {
    const reference = await sendForm(cms, JOB, '/career/apply');
    expect(await read(reference)).toMatchObject({
      keptUntil: '2027-01-06T08:00:00.000Z',
      extendableUntil: '2027-07-06T08:00:00.000Z',
    });
    expect((await follow('/extend', reference)).status).toBe(200);
    expect(await read(reference)).toMatchObject({
      keptUntil: '2027-07-06T08:00:00.000Z',
      extendableUntil: null,
    });
    expect((await follow('/extend', reference)).status).toBe(409);
    expect((await follow('/extend', await sendForm(cms))).status).toBe(409);
  });

  test('a token that is not ours opens nothing', async () => {
    const reference = await sendForm(cms);
    for (const call of ['', '/withdraw', '/delete', '/extend']) {
      const reply = await cms.follow(`/my-request${call}`, `${reference}.${'A'.repeat(43)}`);
      expect(reply.status).toBe(403);
    }
    expect(await cms.leads()).toMatchObject([{ reference, consent: { withdrawnAt: null } }]);
  });
});

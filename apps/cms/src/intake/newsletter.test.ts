import { describe, expect, test } from 'vitest';
import type { Subscriber } from '../platform/database/generated/payload-types.ts';
import { engines } from '../testing/databases.ts';
import { MAIL_SETTINGS, OFFICE_TIME, testCms, urlencoded } from '../testing/test-cms.ts';
import { testMails } from '../testing/test-mails.ts';

const DAY = 24 * 60 * 60_000;
const MAIL = 'Ola@klient.example';
const FORM = { topic: 'Newsletter', fullName: 'Ola', mail: MAIL, consent: 'on', locale: 'pl' };

describe.each(engines('PostgreSQL'))('newsletter on %s', (engine) => {
  const cms = testCms({ engine });
  const mails = testMails(cms);

  /** Signs up as a browser with scripts does, each time with another key. */
  async function signUp(changes: Record<string, string> = {}) {
    const form = { ...FORM, idempotencyKey: crypto.randomUUID(), ...changes };
    const reply = await cms.post('/newsletter', urlencoded(form));
    const { data, ...rest } = (await reply.json()) as { data: object };
    return { status: reply.status, rest, keys: Object.keys(data) };
  }

  async function subscribers(): Promise<Subscriber[]> {
    const { docs } = await cms.payload.find({ collection: 'subscribers', showHiddenFields: true });
    return docs;
  }

  /** Address and token of the first link of this kind in the newest mail. */
  function linkIn(text: string | undefined, page: string) {
    const link = new RegExp(`https://osnowa\\.example\\S*/newsletter/${page}\\?token=([\\w.-]+)`);
    const [address = '', token = ''] = link.exec(text ?? '') ?? [];
    return { address, token };
  }

  const newest = () => mails.sink.deliveries.at(-1)?.mail;
  const confirm = (token: string) => cms.follow('/newsletter/confirm', token);
  const leave = (token: string) => cms.follow('/newsletter/unsubscribe', token);

  test.each([
    ['pl', '/newsletter', 'Potwierdzam zapis', 'Zapis potwierdzony'],
    ['en', '/en/newsletter', 'Confirm subscription', 'Subscription confirmed'],
    ['de', '/de/newsletter', 'Anmeldung bestätigen', 'Anmeldung bestätigt'],
  ])('P8: double opt-in in %s', async (locale, path, button, thanks) => {
    expect(await signUp({ locale })).toMatchObject({ status: 200, rest: { success: true } });
    await mails.worker.sendDue();
    expect(mails.sink.deliveries.map(({ recipients }) => recipients)).toEqual([[MAIL]]);
    expect(newest()?.text).toContain(button);
    expect(newest()?.text).not.toMatch(/\bOla\b(?!@)/);
    const { address, token } = linkIn(newest()?.text, 'confirm');
    expect(address).toContain(`https://osnowa.example${path}/confirm?token=`);
    expect(await subscribers()).toMatchObject([
      { mail: MAIL.toLowerCase(), state: 'pending', locale, confirmedAt: null },
    ]);

    expect((await confirm(token)).status).toBe(200);
    expect(await subscribers()).toMatchObject([
      { state: 'confirmed', ticket: null, confirmedAt: OFFICE_TIME.toISOString() },
    ]);
    await mails.worker.sendDue();
    expect(newest()?.text).toContain(thanks);
    const out = linkIn(newest()?.text, 'unsubscribe');
    const header = (name: string) => newest()?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${out.address}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await leave(out.token)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ state: 'unsubscribed' }]);
  });

  test('I41: the same address three times is one subscriber, and the same answer', async () => {
    const replies = [
      await signUp(),
      await signUp({ mail: MAIL.toUpperCase().replace('KLIENT.EXAMPLE', 'klient.example') }),
      await signUp({ fullName: 'Aleksandra' }),
    ];
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await subscribers()).toHaveLength(1);
    await mails.worker.sendDue();
    const [first, , last] = mails.sink.deliveries.map(
      ({ mail }) => linkIn(mail.text, 'confirm').token,
    );
    expect((await confirm(last ?? '')).status).toBe(200);
    // Three mails were sent today: no fourth is sent, whether or not the address is on the list.
    expect(await signUp()).toEqual({ ...replies[0], keys: ['reference', 'mailed'] });
    expect((await confirm(first ?? '')).status).toBe(403);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed' }]);
  });

  test('I41: a subscriber who is on the list already reads so in a mail, not on the page', async () => {
    const reply = await signUp();
    await mails.worker.sendDue();
    await confirm(linkIn(newest()?.text, 'confirm').token);
    await mails.worker.sendDue();
    expect(await signUp()).toEqual(reply);
    await mails.worker.sendDue();
    expect(newest()?.subject).toContain('jest już zapisany');
    expect(linkIn(newest()?.text, 'confirm').token).toBe('');
    expect(linkIn(newest()?.text, 'unsubscribe').token).not.toBe('');
  });

  test('I42: a confirmation that was used, is too old, altered or huge is refused', async () => {
    await signUp();
    await mails.worker.sendDue();
    const { token } = linkIn(newest()?.text, 'confirm');
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 14 * DAY + 1);
    expect((await confirm(token)).status).toBe(403);
    cms.clock.now = OFFICE_TIME;
    const altered = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await confirm(altered)).status).toBe(403);
    expect((await confirm('x'.repeat(10_000))).status).toBe(403);
    expect((await confirm('x'.repeat(100_000))).status).toBe(413);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await confirm(token)).status).toBe(403);
    await mails.worker.sendDue();
    expect(mails.sink.deliveries).toHaveLength(2);
  });

  test('I42: leaving says the same whether the address was on the list, has left or is gone', async () => {
    await signUp();
    await mails.worker.sendDue();
    await confirm(linkIn(newest()?.text, 'confirm').token);
    await mails.worker.sendDue();
    const { token } = linkIn(newest()?.text, 'unsubscribe');
    const replies = [await leave(token), await leave(token)];
    await cms.payload.db.deleteMany({ collection: 'subscribers', where: {} });
    replies.push(await leave(token));
    const texts = await Promise.all(
      replies.map(async (reply) => [reply.status, await reply.text()]),
    );
    expect(texts).toEqual([texts[0], texts[0], texts[0]]);
    expect(texts[0]?.[0]).toBe(200);
    expect((await leave(`${token}A`)).status).toBe(403);
  });

  test('one address gets three mails a day, and a former subscriber can come back', async () => {
    for (let at = 0; at < 5; at += 1) await signUp();
    await mails.worker.sendDue();
    expect(mails.sink.deliveries).toHaveLength(3);
    await confirm(linkIn(newest()?.text, 'confirm').token);
    const [{ id } = { id: 0 }] = await subscribers();
    const token = linkIn(MAIL_SETTINGS.links.unsubscribe('pl', id), 'unsubscribe').token;
    await leave(token);
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 2 * DAY);
    await signUp();
    expect(await subscribers()).toMatchObject([{ state: 'pending', unsubscribedAt: null }]);
  });
});

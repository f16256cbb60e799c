import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { addAddress } from '../../leads/people/addresses.ts';
import { openLeadOfEach } from '../../leads/people/people.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { engines } from '../../testing/databases.ts';
import { testCms } from '../../testing/test-cms.ts';
import { CompanySuggestion, SamePerson } from './sender-parts.tsx';
import { eml } from './testing/eml.ts';
import { inboxOf, inboxStaff } from './testing/inbox.ts';

const HOME = 'zazolc.prywatnie@gmail.com';

describe.each(engines('SQLite'))('the sender of a mail, on %s', (engine) => {
  const cms = testCms({ engine });
  const { lead, now, take, takeIntoList } = inboxOf(cms);
  const staff = inboxStaff(cms);

  /** Whether the mail's page asks if the same person wrote it. */
  async function asks(message: Message): Promise<boolean> {
    const { payload } = cms;
    const i18n = { language: 'pl' };
    const req = { payload, user: staff.users.sales, i18n, context: {}, t: String } as never;
    return (await SamePerson({ req, message })) !== null;
  }

  /** What is suggested for a mail, as text. */
  async function suggested(message: Message): Promise<string> {
    const at = { payload: cms.payload, user: staff.users.sales, language: 'pl' };
    const shown: ReactNode = await CompanySuggestion({ message, ...at });
    if (!shown) return '';
    // The button needs the page of the back office: only the words beside it are rendered.
    const words = (shown as { props: { children: ReactNode[] } }).props.children[0];
    const html = await new Response(await renderToReadableStream(words)).text();
    return html.replace(/<[^>]*>/g, '');
  }

  test('who writes from their second address goes on in their open lead', async () => {
    const open = await lead('answered');
    const add = () =>
      inTransaction(cms.payload, (req) => addAddress(cms.payload, open.mail, HOME, req));
    expect((await takeIntoList(eml({ From: HOME }))).lead).toBeNull();
    await add();
    const mail = await take(eml({ From: 'Zazolc.Prywatnie@GMAIL.com', Subject: 'Drugi' }));
    expect([mail.lead, (await now(open)).state]).toEqual([open.id, 'in-progress']);
    expect(await asks(mail)).toBe(false);
  });

  test('a mail from another address that is put into a lead asks once whether it is the same person', async () => {
    const open = await lead('in-progress');
    const { id } = await takeIntoList(eml({ From: HOME }));
    const change = { collection: 'messages', id, data: { lead: open.id }, depth: 0 } as const;
    const mail = await cms.payload.update({
      ...change,
      user: staff.users.sales,
      overrideAccess: false,
    });
    expect(await asks(mail)).toBe(true);
    const body = { mail: HOME, isTheirs: true };
    expect((await staff.ask('sales', `/leads/${open.id}/addresses`, { body })).status).toBe(200);
    expect(await asks(mail)).toBe(false);
    for (const more of [
      { sender: 'sales@firm.example' },
      { sender: 'sprzedaz+tk@osnowa.example' },
      { sender: 'inny@adres.example', authenticity: 'forged' },
      { sender: 'inny@adres.example', automatic: 'out-of-office' },
    ])
      expect([more, await asks({ ...mail, ...more } as Message)]).toEqual([more, false]);
  });

  test('a mail of a company shows its newest open lead and the owner, and goes there with one press', async () => {
    const { name, id: assignee } = staff.users.sales as unknown as { name: string; id: number };
    const at = { mail: 'prezes@tartak.example' };
    const older = await lead('in-progress', {}, { mail: 'jan@tartak.example' });
    const open = await lead('offer', { assignee }, at);
    await lead('won', {}, at);
    await lead('spam', {}, at);
    const mail = await takeIntoList(eml({ From: 'Ewa@Tartak.Example' }));
    expect(await suggested(mail)).toBe(
      `tartak.example: zapytanie ${open.reference}, opiekun: ${name}`,
    );
    const asked = { method: 'PATCH', body: { lead: open.id } };
    expect((await staff.ask('sales', `/messages/${mail.id}?depth=0`, asked)).status).toBe(200);
    expect((await now(open)).waitsSince).not.toBeNull();
    const again = await staff.ask('sales', `/messages/${mail.id}?depth=0`, asked);
    expect(again.status).toBe(200);
    const events = await cms.payload.db.find<{ kind: string }>({
      collection: 'lead-events',
      where: { lead: { equals: open.id }, kind: { equals: 'reply-received' } },
    });
    expect(events.docs).toHaveLength(1);
    await cms.payload.delete({ collection: 'leads', id: open.id });
    expect(await suggested({ ...mail, lead: null })).toContain(`${older.reference}, opiekun: nikt`);
  });

  test('nothing is suggested for a public mailbox, our own domain, a forged sender, spam, or a company of applicants', async () => {
    await lead('new', {}, { mail: 'ktos@wp.pl' });
    await lead('new', {}, { mail: 'test@osnowa.example' });
    await lead('new', { formType: 'career' }, { mail: 'kandydat@uczelnia.example' });
    await lead('new', {}, { mail: 'jan@tartak.example' });
    const mail = await takeIntoList(eml({ From: 'ewa@tartak.example' }));
    expect(await suggested(mail)).not.toBe('');
    for (const more of [
      { sender: 'inny@wp.pl' },
      { sender: 'biuro@osnowa.example' },
      { sender: 'rektor@uczelnia.example' },
      { sender: 'ewa@nie-tartak.example' },
      { sender: 'ewa@tartak.example.example' },
      { sender: null },
      { authenticity: 'forged' },
      { automatic: 'spam' },
      { lead: 1 },
      { kind: 'reply' },
    ])
      expect([more, await suggested({ ...mail, ...more } as Message)]).toEqual([more, '']);
  });

  test('companies of a page are looked up together, in the order of its mails, however a domain is spelled', async () => {
    const bee = await lead('new', {}, { mail: 'ula@pszczoła.example' });
    const saw = await lead('new', {}, { mail: 'jan@tartak.example' });
    const mails = [
      'Ewa@TARTAK.example',
      'x@gmail.com',
      'ktos@PSZCZOŁA.example',
      'ewa@inna.example',
    ];
    const found = await openLeadOfEach(cms.payload, mails, 'sales');
    expect(found.map((one) => one?.id)).toEqual([saw.id, undefined, bee.id, undefined]);
    const hidden = await openLeadOfEach(cms.payload, mails, 'recruiting');
    expect(hidden).toEqual([null, null, null, null]);
  });
});

import { beforeEach } from 'vitest';
import { createMailTransport, type Transport } from '../../mail/transport.ts';
import { MailWorker } from '../../mail/worker.ts';
import type { Message } from '../../platform/database/generated/payload-types.ts';
import type { Engine } from '../../testing/databases.ts';
import { richText } from '../../testing/rich-text.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testStaff } from '../../testing/staff.ts';
import { MAIL_SETTINGS, type TestCms, testCms } from '../../testing/test-cms.ts';
import { testMails } from '../../testing/test-mails.ts';

/** The sender of the leads of these tests. */
export const VISITOR = 'zazolc@klient.example';

/** A reply as it should be filled in. */
export const REPLY = {
  to: [VISITOR],
  cc: [],
  bcc: [],
  quotes: false,
  subject: 'Oferta',
  body: richText('Dzień dobry, oto oferta.'),
};

/** People of the test's company; an editor sees no leads, and a visitor has no session. */
type Person = 'sales' | 'colleague' | 'recruiter' | 'editor' | 'visitor';

const account = (role: string) => ({
  ...{ name: 'Anna Nowak', roles: [role], signature: 'Anna Nowak\nDoradca' },
});

/** Requests of people to the back office. */
function testRequests(cms: TestCms) {
  const staff = testStaff(cms, {
    sales: account('sales'),
    colleague: { ...account('sales'), name: 'Jan Kowalski' },
    recruiter: account('recruiter'),
    editor: account('editor'),
  });
  /** Posts as the salesperson, or as another one. */
  async function ask(path: string, body: object | FormData, who: Person = 'sales') {
    const isForm = body instanceof FormData;
    const cookie = who === 'visitor' ? '' : staff.sessions[who];
    const response = await staff.office.send(path, {
      method: 'POST',
      headers: { cookie, ...(isForm && { 'content-type': '' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own answer, which its test knows
    return { status: response.status, body: (await response.json()) as any };
  }

  /** Saves a draft of the lead; returns its version. */
  async function save(
    lead: number,
    changes: object = {},
    version: string | null = null,
    who: Person = 'sales',
  ) {
    const saved = await ask(`/leads/${lead}/reply`, { ...REPLY, version, ...changes }, who);
    if (saved.status !== 200) throw new Error(JSON.stringify(saved));
    return saved.body as { id: number; version: string };
  }

  const send = (
    lead: number,
    version: string,
    when: unknown = 'now',
    {
      who = 'sales',
      openedAt = new Date().toISOString(),
      ...more
    }: { who?: Person; anyway?: boolean; openedAt?: string } = {},
  ) => ask(`/leads/${lead}/reply/send`, { version, when, openedAt, ...more }, who);

  /** Saves a reply and sends it; returns its id. */
  async function reply(lead: number, changes: object = {}) {
    const { id, version } = await save(lead, changes);
    const { status } = await send(lead, version);
    if (status !== 200) throw new Error(`Sending was answered ${status}.`);
    return id;
  }

  /** Adds a file to the draft. */
  function attach(lead: number, name: string, content: string) {
    const form = new FormData();
    form.append('attachment', new File([content], name));
    return ask(`/leads/${lead}/reply/files`, form);
  }

  /** Recalls a reply as a draft. */
  const recall = (lead: number, message: number) =>
    ask(`/leads/${lead}/reply/take-back`, { message });

  return { staff, ask, save, send, reply, attach, recall };
}

/** A content service with a mail server, a salesperson, a recruiter and an editor. */
export function answerTeam(engine: Engine = 'SQLite') {
  const cms = testCms({ engine });
  const mails = testMails(cms);
  const { staff, ...requests } = testRequests(cms);
  beforeEach(() => {
    cms.clock.now = new Date();
  });
  const settings = { ...MAIL_SETTINGS, replyTo: 'odpowiedzi@osnowa.example' };

  /** A mail worker that delivers so, or to the mail server. */
  function worker(now: Date, deliver?: Transport['deliver']) {
    const transport = deliver
      ? { close: () => undefined, deliver }
      : createMailTransport(mails.sink.url, cms.dataDir);
    return new MailWorker(cms.payload, { transport, settings, now: () => now });
  }

  return {
    cms,
    mails,
    staff,
    ...requests,
    worker,
    /** Sends a form; returns the id of its lead. */
    newLead: async (changes: Record<string, string> = {}, form?: string) => {
      const reference = await sendForm(cms, changes, form);
      return (await cms.leads()).find((lead) => lead.reference === reference)?.id ?? 0;
    },
    /** Sends mails that are due so many ms from now. */
    sendDue: async (after = 11_000) => {
      const one = worker(new Date(Date.now() + after));
      await one.sendDue();
      await one.stop();
    },
    /** The replies that the mail server took. */
    replies: () => mails.sink.deliveries.filter(({ mail }) => mail.messageId?.includes('.reply.')),
    message: async (id: number) => (await cms.messages()).find((one) => one.id === id) as Message,
  };
}

import type { Message } from '../../../../database/generated/payload-types.ts';
import { createMailTransport, type Transport } from '../../../../mail/transport.ts';
import { MailWorker } from '../../../../mail/worker.ts';
import { startMailSink } from '../../../../testing/mail-sink.ts';
import { richText } from '../../../../testing/rich-text.ts';
import { sendForm } from '../../../../testing/sent-forms.ts';
import { openStaff } from '../../../../testing/staff.ts';
import { MAIL_SETTINGS, startTestCms, type TestCms } from '../../../../testing/test-cms.ts';

/** The sender of the leads of these tests. */
export const VISITOR = 'zazolc@klient.example';

/** A reply as it should be filled in. */
export const REPLY = {
  recipient: VISITOR,
  subject: 'Oferta',
  body: richText('Dzień dobry, oto oferta.'),
};

/** People of the desk's company; an editor sees no leads, and a visitor has no session. */
type Person = 'sales' | 'recruiter' | 'editor' | 'visitor';

const account = (role: string) => ({
  ...{ name: 'Anna Nowak', roles: [role], signature: 'Anna Nowak\nDoradca' },
});

/** What people ask the back office for. */
async function openRequests(cms: TestCms) {
  const { office, sessions, users } = await openStaff(cms, {
    sales: account('sales'),
    recruiter: account('recruiter'),
    editor: account('editor'),
  });
  /** Posts as the salesperson, or as another one. */
  async function ask(path: string, body: object | FormData, who: Person = 'sales') {
    const isForm = body instanceof FormData;
    const cookie = who === 'visitor' ? '' : sessions[who];
    const response = await office.send(path, {
      method: 'POST',
      headers: { cookie, ...(isForm && { 'content-type': '' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own answer, which its test knows
    return { status: response.status, body: (await response.json()) as any };
  }

  /** Saves a draft of the lead; returns its version. */
  async function save(lead: number, changes: object = {}, version: string | null = null) {
    const saved = await ask(`/leads/${lead}/reply`, { ...REPLY, version, ...changes });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved));
    return saved.body as { id: number; version: string };
  }

  const send = (lead: number, version: string, when: unknown = 'now') =>
    ask(`/leads/${lead}/reply/send`, { version, when });

  /** Saves a reply and sends it; returns its id. */
  async function reply(lead: number) {
    const { id, version } = await save(lead);
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

  /** Has a reply back as a draft. */
  const takeBack = (lead: number, message: number) =>
    ask(`/leads/${lead}/reply/take-back`, { message });

  return { sales: users.sales, ask, save, send, reply, attach, takeBack };
}

/** A content service with a mail server, a salesperson, a recruiter and an editor. */
export type AnswerDesk = Awaited<ReturnType<typeof openAnswerDesk>>;

/** Opens the desk of a test. @param database environment of its database */
export async function openAnswerDesk(database: Record<string, string> = {}) {
  const cms = await startTestCms([], database);
  const sink = await startMailSink();
  const requests = await openRequests(cms);
  const transport = createMailTransport(sink.url, cms.dataDir);
  const settings = { ...MAIL_SETTINGS, replyTo: 'odpowiedzi@osnowa.example' };

  /** A mail worker with this transport, or the mail server. */
  function worker(now: Date, deliver: Transport['deliver'] = (mail) => transport.deliver(mail)) {
    const own = { close: () => undefined, deliver };
    return new MailWorker(cms.payload, { transport: own, settings, now: () => now });
  }

  return {
    cms,
    sink,
    ...requests,
    worker,
    /** Sends a form; returns the id of its lead. */
    newLead: async (changes: Record<string, string> = {}, form?: string) => {
      const reference = await sendForm(cms, changes, form);
      return (await cms.leads()).find((lead) => lead.reference === reference)?.id ?? 0;
    },
    /** Sends what is due so many ms from now. */
    sendDue: async (after = 11_000) => {
      const one = worker(new Date(Date.now() + after));
      await one.sendDue();
      await one.stop();
    },
    /** The replies that the mail server took. */
    replies: () => sink.deliveries.filter(({ mail }) => mail.messageId?.includes('.reply.')),
    message: async (id: number) => (await cms.messages()).find((one) => one.id === id) as Message,
    /** Forgets all leads and mails. */
    clear: async () => {
      cms.clock.now = new Date();
      sink.deliveries.length = 0;
      sink.answer = null;
      await cms.clear();
    },
    stop: async () => {
      transport.close();
      await cms.stop();
      await sink.stop();
    },
  };
}

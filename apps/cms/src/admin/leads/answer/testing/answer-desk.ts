import type { TypedUser } from 'payload';
import type { Message } from '../../../../database/generated/payload-types.ts';
import { createMailTransport, type Transport } from '../../../../mail/transport.ts';
import { MailWorker } from '../../../../mail/worker.ts';
import { type MailSink, startMailSink } from '../../../../testing/mail-sink.ts';
import { openBackOffice } from '../../../../testing/running-back-office.ts';
import { sendForm } from '../../../../testing/sent-forms.ts';
import { MAIL_SETTINGS, startTestCms, type TestCms } from '../../../../testing/test-cms.ts';

/** The sender of the leads of these tests. */
export const VISITOR = 'zazolc@klient.example';

/** A text as the editor holds it. */
export function written(...lines: string[]) {
  const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 });
  const children = lines.map((line) => ({
    type: 'paragraph',
    version: 1,
    children: [text(line)],
  }));
  return { root: { type: 'root', version: 1, children } };
}

/** A reply as it should be filled in. */
export const REPLY = {
  recipient: VISITOR,
  subject: 'Oferta',
  body: written('Dzień dobry, oto oferta.'),
};

interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own answer, which its test knows
  body: any;
}

/** People of the desk's company; an editor sees no leads, and a visitor has no session. */
export type Person = 'sales' | 'recruiter' | 'editor' | 'visitor';

/** A content service with a mail server, a salesperson, a recruiter and an editor. */
export interface AnswerDesk {
  cms: TestCms;
  sink: MailSink;
  /** The salesperson. */
  sales: TypedUser;
  /** Sends a form; returns the id of its lead. */
  newLead(changes?: Record<string, string>, form?: string): Promise<number>;
  /** Posts to the back office as the salesperson, or as another one. */
  ask(path: string, body: object | FormData, who?: Person): Promise<Answered>;
  /** Saves a draft of the lead; returns its version. */
  save(
    lead: number,
    changes?: object,
    version?: string | null,
  ): Promise<{ id: number; version: string }>;
  send(lead: number, version: string, when?: unknown): Promise<Answered>;
  /** A mail worker with this transport, or the mail server. */
  worker(now: Date, deliver?: Transport['deliver']): MailWorker;
  /** Sends what is due so many ms from now. */
  sendDue(after?: number): Promise<void>;
  /** The replies that the mail server took. */
  replies(): MailSink['deliveries'];
  message(id: number): Promise<Message>;
  /** Forgets all leads and mails. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = 'krosno-i-watek-74';

async function newAccount({ payload }: TestCms, role: Exclude<Person, 'visitor'>) {
  const data = {
    name: 'Anna Nowak',
    email: `${role}@firm.example`,
    password: PASSWORD,
    roles: [role],
    signature: 'Anna Nowak\nDoradca',
  };
  return (await payload.create({ collection: 'users', data })) as TypedUser;
}

/** Opens the desk of a test. @param database environment of its database */
export async function openAnswerDesk(database: Record<string, string> = {}): Promise<AnswerDesk> {
  const cms = await startTestCms([], database);
  const sink = await startMailSink();
  const backOffice = await openBackOffice(cms);
  const sales = await newAccount(cms, 'sales');
  await newAccount(cms, 'recruiter');
  await newAccount(cms, 'editor');
  const signIn = (role: string) => backOffice.signIn(`${role}@firm.example`, PASSWORD);
  const sessions = {
    sales: await signIn('sales'),
    recruiter: await signIn('recruiter'),
    editor: await signIn('editor'),
    visitor: '',
  };
  const transport = createMailTransport(sink.url, cms.dataDir);
  const settings = { ...MAIL_SETTINGS, replyTo: 'odpowiedzi@osnowa.example' };

  const ask: AnswerDesk['ask'] = async (path, body, who = 'sales') => {
    const isForm = body instanceof FormData;
    const response = await backOffice.send(path, {
      method: 'POST',
      headers: { cookie: sessions[who], ...(isForm && { 'content-type': '' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const worker: AnswerDesk['worker'] = (now, deliver = (mail) => transport.deliver(mail)) =>
    new MailWorker(cms.payload, {
      transport: { close: () => undefined, deliver },
      settings,
      now: () => now,
    });

  return {
    cms,
    sink,
    sales,
    ask,
    worker,
    newLead: async (changes = {}, form) => {
      const reference = await sendForm(cms, changes, form);
      return (await cms.leads()).find((lead) => lead.reference === reference)?.id ?? 0;
    },
    save: async (lead, changes = {}, version = null) => {
      const saved = await ask(`/leads/${lead}/reply`, { ...REPLY, version, ...changes });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved));
      return saved.body;
    },
    send: (lead, version, when = 'now') => ask(`/leads/${lead}/reply/send`, { version, when }),
    sendDue: async (after = 11_000) => {
      const one = worker(new Date(Date.now() + after));
      await one.sendDue();
      await one.stop();
    },
    replies: () => sink.deliveries.filter(({ mail }) => mail.messageId?.includes('.reply.')),
    message: async (id) => (await cms.messages()).find((one) => one.id === id) as Message,
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

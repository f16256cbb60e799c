import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** One delivery as a mail server saw it. */
export interface Delivery {
  /** Recipients of the envelope: its real destination. */
  recipients: string[];
  sender: string;
  mail: Email;
  raw: string;
}

/** A mail server of a test. */
export interface MailSink {
  url: string;
  deliveries: Delivery[];
  /** Answers with this status instead of taking the mail, or one recipient of it, until it is `null`. */
  answer: { status: number; text: string; to?: string } | null;
  /** It takes no mail before this is done. */
  until: Promise<void>;
  stop(): Promise<void>;
}

/** Starts a mail server on this machine that accepts and stores everything; on a free port by default. */
export async function startMailSink({ port: wanted = 0 } = {}): Promise<MailSink> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusal(sink, address)),
    onData: async (stream, session, done) => {
      const whole = await buffer(stream).catch(() => null);
      // The sender has gone in the middle: nothing was delivered.
      if (whole === null) return;
      const raw = whole.toString('utf8');
      await sink.until;
      const { mailFrom, rcptTo } = session.envelope;
      const sender = mailFrom ? mailFrom.address : '';
      const recipients = rcptTo.map(({ address }) => address);
      deliveries.push({ sender, recipients, raw, mail: await PostalMime.parse(raw) });
      done();
    },
  });
  // A connection that breaks is the sender's affair: without a listener it would end the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    answer: null,
    until: Promise.resolve(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

function refusal({ answer }: MailSink, address: string): Error | null {
  if (answer?.to && answer.to !== address) return null;
  return answer && Object.assign(new Error(answer.text), { responseCode: answer.status });
}

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { EmailAdapter } from 'payload';
import { bareAddress } from '../outbox/mail.ts';
import { env } from '../process/env.ts';
import { createMailTransport } from './transport.ts';

/** Mails of the back office itself, such as a forgotten password, leave the way leads' mails do. */
export const payloadEmail: EmailAdapter = () => {
  const transport = createMailTransport(env.SMTP_URL, path.join(env.DATA_DIR, 'mails'));
  const address = bareAddress(env.MAIL_FROM);
  return {
    name: 'mails',
    defaultFromAddress: address,
    defaultFromName: env.MAIL_FROM.replace(/\s*<[^<>]*>\s*$/, ''),
    sendEmail: async ({ to, subject, html, text }) => {
      const recipient = typeof to === 'string' ? to : undefined;
      if (!recipient) throw new Error('The back office writes to one person at a time.');
      await transport.deliver({
        messageId: `admin-${randomUUID()}@${address.replace(/^.*@/, '')}`,
        from: env.MAIL_FROM,
        to: recipient,
        replyTo: null,
        subject: subject ?? '',
        text: typeof text === 'string' ? text : '',
        html: typeof html === 'string' ? html : '',
      });
    },
  };
};

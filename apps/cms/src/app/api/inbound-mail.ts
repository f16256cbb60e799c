import { AppError } from '@osnowa/contract';
import { bearsToken } from '@osnowa/http/bearer';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { type TakeOptions, takeMail } from '../../conversation/inbound/take-mail.ts';
import { env } from '../../platform/process/env.ts';

/** Where a mail server hands over a mail, below the base of the API. */
export const MAILS_PATH = '/mails';

/** Takes mails that a mail server pipes here, as they are, with `MAIL_TAKE_TOKEN`. */
export function inboundMailRoutes(payload: Payload, options: TakeOptions = {}): Hono {
  const routes = new Hono();
  routes.post(MAILS_PATH, async (context) => {
    const { body, headers } = context.req.raw;
    if (!bearsToken(headers, env.MAIL_TAKE_TOKEN)) {
      throw new AppError('Forbidden', 'This takes mails with the token of MAIL_TAKE_TOKEN.');
    }
    if (!body) throw new AppError('BadRequest', 'Send the mail as the body.');
    const source = body as unknown as AsyncIterable<Buffer>;
    try {
      const taken = await takeMail(payload, source, new Date(), options);
      return context.json({ taken }, 200, { 'cache-control': 'no-store' });
    } catch (cause) {
      throw new AppError('Unavailable', 'The mail could not be stored: try again.', { cause });
    }
  });
  return routes;
}

import {
  AppError,
  type ErrorReply,
  type FieldErrors,
  FORMS,
  type FormPath,
  type SuccessReply,
} from '@tkalnia/contract';
import { type Context, Hono } from 'hono';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { contentHash, type Submission } from '../leads/lead-record.ts';
import { wakeMailWorker } from '../leads/mail-workers.ts';
import { findEarlier, type StoredLead, storeLead } from '../leads/store.ts';
import { clientAddress, isLoopback, limitKey } from './client-address.ts';
import { LEAD_LIMITS, type Limit, RateLimit } from './rate-limit.ts';
import { errorReply } from './reply.ts';
import { readSubmissionBody } from './submission-body.ts';
import {
  type CheckedFields,
  checkFields,
  type SortedFields,
  sortFields,
} from './submission-fields.ts';
import { looksAutomatic, refuseOtherSites, submissionKey } from './submission-guards.ts';

/** What a test may set otherwise. */
export interface SubmissionOptions {
  limits?: readonly Limit[];
  now?: () => Date;
}

/** Proxies of ours that write X-Forwarded-For before a request arrives here: the site's server. */
const TRUSTED_PROXIES = 1;
/** Seconds after which a client may try again when storage cannot take a lead. */
const RETRY_AFTER_UNAVAILABLE = 5;

class RateLimited extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('RateLimited', 'Too many submissions from this address.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

class InvalidFields extends AppError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('Validation', 'Some fields do not keep the rules of the form.');
    this.fields = fields;
  }
}

/** The form submissions of the wire contract: one POST route per path of its table. */
export function submissionRoutes(payload: Payload, options: SubmissionOptions = {}): Hono {
  const routes = new Hono();
  const limit = new RateLimit(options.limits ?? LEAD_LIMITS);
  for (const path of Object.keys(FORMS) as FormPath[]) {
    routes.post(path, async (context) => {
      try {
        const { reference } = await accept(payload, options, limit, path, context.req.raw);
        const reply: SuccessReply = { success: true, data: { reference } };
        return answer(context, 200, reply);
      } catch (error) {
        return refuse(context, payload, path, error);
      }
    });
  }
  return routes;
}

async function accept(
  payload: Payload,
  options: SubmissionOptions,
  limit: RateLimit,
  path: FormPath,
  request: Request,
): Promise<StoredLead> {
  refuseOtherSites(request.headers, new URL(env.PUBLIC_URL).origin);
  const sent = sortFields(path, await readSubmissionBody(request));
  const idempotencyKey = submissionKey(sent);
  const fields = checked(path, sent);
  const earlier = { idempotencyKey, contentHash: contentHash(path, sent) };
  const known = await findEarlier(payload, earlier);
  if (known) return known;

  const address = clientAddress(request.headers, TRUSTED_PROXIES);
  const giveBack = takePlace(limit, address);
  try {
    const receivedAt = options.now?.() ?? new Date();
    const automatic = looksAutomatic(sent, receivedAt);
    const submission: Submission = {
      path,
      sent,
      fields,
      clientAddress: address,
      // No captcha is configured yet, so that none was solved says nothing about the sender.
      state: automatic ? 'spam' : 'new',
      verification: 'none',
      receivedAt,
    };
    const stored = await storeLead(payload, submission);
    if (stored.isNew) {
      payload.logger.info({ msg: 'Lead accepted.', reference: stored.reference, form: path });
      wakeMailWorker(payload);
    } else giveBack();
    return stored;
  } catch (error) {
    giveBack();
    throw error;
  }
}

function checked(path: FormPath, sent: SortedFields): CheckedFields {
  const result = checkFields(path, sent.own);
  if (!result.ok) throw new InvalidFields(result.fields);
  return result.data;
}

/**
 * Takes a place for the client. This machine itself is not limited: behind a proxy that does not
 * say whom it speaks for, every visitor would bear this one address, and be turned away together.
 * @throws RateLimited
 */
function takePlace(limit: RateLimit, address: string | null): () => void {
  if (!address || isLoopback(address)) return () => undefined;
  const place = limit.take(limitKey(address));
  if (!place.ok) throw new RateLimited(place.retryAfterSeconds);
  return place.giveBack;
}

function refuse(context: Context, payload: Payload, path: FormPath, error: unknown): Response {
  const { status, body } = errorReply(error);
  if (status >= 500) {
    payload.logger.error({ err: error, msg: 'A lead could not be taken.', form: path });
  }
  if (error instanceof InvalidFields) body.error.fields = error.fields;
  if (error instanceof RateLimited) context.header('Retry-After', String(error.retryAfterSeconds));
  if (status === 503) context.header('Retry-After', String(RETRY_AFTER_UNAVAILABLE));
  return answer(context, status, body);
}

function answer(context: Context, status: number, reply: SuccessReply | ErrorReply): Response {
  context.header('Cache-Control', 'no-store');
  return context.json(reply, status as 200);
}

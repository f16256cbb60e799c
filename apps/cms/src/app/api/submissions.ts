import {
  AppError,
  ENDPOINTS,
  type ErrorReply,
  FORMS,
  type FormPath,
  type SuccessReply,
} from '@osnowa/contract';
import { clientAddress, TRUSTED_PROXIES } from '@osnowa/http/client-address';
import { type Context, Hono } from 'hono';
import type { Payload } from 'payload';
import { acceptSubmission, type Intake } from '../../intake/accept.ts';
import { type Captcha, createCaptcha } from '../../intake/captcha.ts';
import { RateLimited, RefusedFields } from '../../intake/refusals.ts';
import {
  INTAKE_LIMITS,
  type IntakeLimits,
  SubmissionLimits,
} from '../../intake/submission-limits.ts';
import { isRoomLeft } from '../../leads/attachments/stored-files.ts';
import { readFreeCalls } from '../../leads/calls/calendar.ts';
import { limitsOf } from '../../platform/database/shared-limit.ts';
import { createLinks } from '../../platform/outbox/mail-links.ts';
import { env } from '../../platform/process/env.ts';
import { processMetrics } from '../../platform/process/metrics.ts';
import { errorReply } from './reply.ts';

/** The times at which an adviser is free: each visitor takes one, so that no cache stores them. */
export function callRoutes(payload: Payload, now: () => Date = () => new Date()): Hono {
  const routes = new Hono();
  routes.get(ENDPOINTS.freeCalls.path, async (context) =>
    context.json(await readFreeCalls(payload, now()), 200, { 'cache-control': 'no-store' }),
  );
  return routes;
}

/** Settings that a test may replace. */
export interface SubmissionOptions {
  limits?: IntakeLimits;
  captcha?: Captcha;
  now?: () => Date;
  isRoomLeft?: () => Promise<boolean>;
}

/** Seconds after which a client may try again when storage cannot take a lead. */
const RETRY_AFTER_UNAVAILABLE = 5;

/**
 * The form submissions of the wire contract: one POST route per path of its table, and the captcha.
 */
export function submissionRoutes(payload: Payload, options: SubmissionOptions = {}): Hono {
  const routes = new Hono();
  const intake = intakeOf(payload, options);
  const links = createLinks({ secret: env.PAYLOAD_SECRET, publicUrl: env.PUBLIC_URL });
  for (const path of Object.keys(FORMS) as FormPath[]) {
    // A series that begins with its first failure shows no increase, and raises no alert.
    for (const outcome of ['Unavailable', 'Internal']) {
      processMetrics().submissions.inc({ form: path, outcome }, 0);
    }
    routes.post(path, async (context) => {
      try {
        const address = clientAddress(context.req.raw.headers, TRUSTED_PROXIES);
        const { reference, estimate, mailed, callTime } = await acceptSubmission(
          intake,
          path,
          context.req.raw,
          address,
        );
        const data = {
          reference,
          ...(estimate ? { estimate } : {}),
          ...(mailed ? {} : { mailed }),
          ...(callTime ? { callTime } : {}),
          ...(path === '/newsletter' ? {} : { token: links.requestToken(reference) }),
        };
        const reply: SuccessReply = { success: true, data };
        processMetrics().submissions.inc({ form: path, outcome: 'acknowledged' });
        return answer(context, 200, reply);
      } catch (error) {
        processMetrics().submissions.inc({
          form: path,
          outcome: errorReply(error).body.error.code,
        });
        return refuse(context, payload, path, error);
      }
    });
  }
  routes.get(ENDPOINTS.captcha.path, async (context) => {
    try {
      const address = clientAddress(context.req.raw.headers, TRUSTED_PROXIES);
      await intake.limits.takeChallenge(address);
      return answer(context, 200, await intake.captcha.reply());
    } catch (error) {
      return refuse(context, payload, ENDPOINTS.captcha.path, error);
    }
  });
  return routes;
}

function intakeOf(payload: Payload, options: SubmissionOptions): Intake {
  const warn = (reason: string) =>
    payload.logger.warn({ msg: 'The captcha could not be verified.', reason });
  return {
    payload,
    siteOrigin: new URL(env.PUBLIC_URL).origin,
    limits: new SubmissionLimits(
      options.limits ?? INTAKE_LIMITS,
      env.LIMIT_LOOPBACK,
      limitsOf(payload),
    ),
    captcha: options.captcha ?? createCaptcha(payload, env, warn),
    now: options.now ?? (() => new Date()),
    isRoomLeft: options.isRoomLeft ?? isRoomLeft,
  };
}

function refuse(context: Context, payload: Payload, path: string, error: unknown): Response {
  const { status, body } = errorReply(error);
  if (status >= 500) {
    payload.logger.error({ err: error, msg: 'A lead could not be taken.', form: path });
  } else {
    payload.logger.info({ msg: 'Lead refused.', form: path, reason: body.error.code });
  }
  if (error instanceof RefusedFields) body.error.fields = error.fields;
  if (error instanceof RateLimited) context.header('Retry-After', String(error.retryAfterSeconds));
  if (error instanceof AppError && error.code === 'Unavailable') {
    context.header('Retry-After', String(RETRY_AFTER_UNAVAILABLE));
  }
  return answer(context, status, body);
}

function answer(
  context: Context,
  status: number,
  reply: SuccessReply | ErrorReply | Awaited<ReturnType<Captcha['reply']>>,
): Response {
  const body = JSON.stringify(reply);
  context.header('Cache-Control', 'no-store');
  context.header('Content-Type', 'application/json');
  // Next compresses a response whose length it does not know.
  context.header('Content-Length', String(Buffer.byteLength(body)));
  return context.body(body, status as 200);
}

import { AppError, ENDPOINTS } from '@osnowa/contract';
import type { ApiClient } from '../../app/content/api.ts';
import type { CaptchaInForce } from '../../app/leads/captcha/captcha.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';
import { log } from '../telemetry/log.ts';

/** Version of reCAPTCHA that the forms use. */
const RECAPTCHA_VERSION = 2;

/** Source of the challenges, and the public key of reCAPTCHA, empty if it is not used. */
export interface CaptchaOptions {
  api: ApiClient;
  recaptchaSiteKey: string;
}

/**
 * Answers which captcha is in use, with a challenge. Each visitor gets another challenge, so that
 * no cache stores it.
 */
export function captcha({ api, recaptchaSiteKey: siteKey }: CaptchaOptions): Middleware {
  return async (request, next) => {
    if (request.path !== ENDPOINTS.captcha.path) return next(request);
    if (request.method !== 'GET') return methodNotAllowed(['GET']);
    const inForce: CaptchaInForce | null = siteKey
      ? { kind: 'recaptcha', siteKey, version: RECAPTCHA_VERSION }
      : await askApi(api, request);
    if (!inForce) return plainText(503, 'Service Unavailable', { 'retry-after': '60' });
    return Response.json(inForce, { headers: { 'cache-control': 'no-store' } });
  };
}

async function askApi(api: ApiClient, { address }: RequestContext): Promise<CaptchaInForce | null> {
  try {
    const reply = await api.call('captcha', {}, { address });
    return reply.kind === 'recaptcha'
      ? { ...reply, siteKey: '', version: RECAPTCHA_VERSION }
      : reply;
  } catch (error) {
    // A web API without captchas has no such path.
    if (error instanceof AppError && error.code === 'NotFound') return { kind: 'none' };
    log('warn', 'captcha.unavailable', { message: String(error).slice(0, 200) });
    return null;
  }
}

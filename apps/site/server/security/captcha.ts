import { CAPTCHA_PATH, captchaReply } from '@osnowa/contract';
import type { CaptchaInForce } from '../../app/leads/captcha/captcha.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';
import { log } from '../telemetry/log.ts';

/** Version of reCAPTCHA that the forms use. */
const RECAPTCHA_VERSION = 2;
const TIMEOUT_MS = 8_000;

/** Source of the challenges, and the public key of reCAPTCHA, empty if it is not used. */
export interface CaptchaOptions {
  api: { url: string; fetch: typeof fetch };
  recaptchaSiteKey: string;
}

/**
 * Answers which captcha is in use, with a challenge. Each visitor gets another challenge, so that
 * no cache stores it.
 */
export function captcha({ api, recaptchaSiteKey: siteKey }: CaptchaOptions): Middleware {
  return async (request, next) => {
    if (request.path !== CAPTCHA_PATH) return next(request);
    if (request.method !== 'GET') return methodNotAllowed(['GET']);
    const inForce: CaptchaInForce | null = siteKey
      ? { kind: 'recaptcha', siteKey, version: RECAPTCHA_VERSION }
      : await askApi(api, request);
    if (!inForce) return plainText(503, 'Service Unavailable', { 'retry-after': '60' });
    return Response.json(inForce, { headers: { 'cache-control': 'no-store' } });
  };
}

async function askApi(
  api: CaptchaOptions['api'],
  request: RequestContext,
): Promise<CaptchaInForce | null> {
  try {
    const response = await api.fetch(api.url + CAPTCHA_PATH, {
      headers: { accept: 'application/json', 'x-forwarded-for': request.address },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A web API without captchas has no such path.
    if (response.status === 404) return { kind: 'none' };
    const reply = captchaReply.parse(await response.json());
    return reply.kind === 'recaptcha'
      ? { ...reply, siteKey: '', version: RECAPTCHA_VERSION }
      : reply;
  } catch (error) {
    log('warn', 'captcha.unavailable', { message: String(error).slice(0, 200) });
    return null;
  }
}

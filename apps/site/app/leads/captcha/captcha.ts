import type { CaptchaReply } from '@osnowa/contract';
import type { Captcha } from './captcha-check.ts';
import { CaptchaError } from './captcha-error.ts';
import { solveProofOfWork } from './proof-of-work.ts';
import { recaptcha } from './recaptcha.ts';

/** The site's answer at `/captcha`: that of the web API, with the public key of reCAPTCHA. */
export type CaptchaInForce =
  | Exclude<CaptchaReply, { kind: 'recaptcha' }>
  | { kind: 'recaptcha'; siteKey: string; version: number };

/** Longest wait for an answer, in ms; the form is then sent without the check. */
const LOAD_MS = 10_000;

/** Asks which check is in use. Never fails: a failure is an outcome of its own. */
export async function startCaptcha(): Promise<Captcha> {
  try {
    const response = await fetch('/captcha', { signal: AbortSignal.timeout(LOAD_MS) });
    if (!response.ok) throw new CaptchaError('No challenge');
    return captchaOf((await response.json()) as CaptchaInForce);
  } catch (error) {
    return without(error);
  }
}

function captchaOf(inForce: CaptchaInForce): Captcha {
  if (inForce.kind === 'none') {
    return { needsConsent: false, prepare: () => undefined, solve: async () => ({ kind: 'none' }) };
  }
  if (inForce.kind === 'recaptcha') return guarded(recaptcha(inForce));
  let solution: Promise<string> | null = null;
  const solve = () => {
    solution ??= solveProofOfWork(inForce.challenge);
    return solution;
  };
  return guarded({
    needsConsent: false,
    // A failure is shown when the form is sent.
    prepare: () => void solve().then(undefined, () => undefined),
    solve: async () => ({ kind: 'solved', field: 'altcha', token: await solve() }),
  });
}

/** Turns every failure of a check into an outcome. */
function guarded(captcha: Captcha): Captcha {
  return {
    ...captcha,
    async solve() {
      try {
        return await captcha.solve();
      } catch (error) {
        return without(error).solve();
      }
    },
  };
}

function without(error: unknown): Captcha {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    needsConsent: false,
    prepare: () => undefined,
    solve: async () => ({ kind: 'unavailable', reason }),
  };
}

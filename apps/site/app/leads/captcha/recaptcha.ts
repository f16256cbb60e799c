import type { Captcha, CaptchaOutcome } from './captcha-check.ts';
import { CaptchaError } from './captcha-error.ts';

/** The part of Google's script that is used here. */
interface Grecaptcha {
  ready(then: () => void): void;
  render(element: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): void;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';
const LOAD_MS = 8_000;
/** How long a visitor may look at pictures, in ms, before the form is sent without the check. */
const SOLVE_MS = 120_000;

/**
 * Invisible reCAPTCHA, version 2. Its script comes with `prepare`, after the first focus and with
 * the visitor's consent.
 * @throws CaptchaError without a key or a version
 */
export function recaptcha({ siteKey, version }: { siteKey: string; version: number }): Captcha {
  if (!siteKey) throw new CaptchaError('No key provided');
  if (!version) throw new CaptchaError('No version provided');
  let loading: Promise<Grecaptcha> | null = null;
  const load = () => {
    loading ??= loadScript();
    return loading;
  };
  return {
    needsConsent: true,
    // A failure is shown when the form is sent.
    prepare: () => void load().then(undefined, () => undefined),
    solve: async () => execute(await load(), siteKey),
  };
}

function loadScript(): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new CaptchaError('Failed to load script'));
    const timer = setTimeout(fail, LOAD_MS);
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return fail();
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    });
    script.src = SCRIPT;
    document.head.append(script);
  });
}

function execute(grecaptcha: Grecaptcha, siteKey: string): Promise<CaptchaOutcome> {
  const place = document.createElement('div');
  document.body.append(place);
  return new Promise<CaptchaOutcome>((resolve, reject) => {
    const abort = () => resolve({ kind: 'aborted' });
    const timer = setTimeout(abort, SOLVE_MS);
    const closed = whenClosed(abort);
    const end = () => {
      clearTimeout(timer);
      closed.disconnect();
    };
    const fail = () => {
      end();
      reject(new CaptchaError('Failed to execute'));
    };
    try {
      const widget = grecaptcha.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        callback(token: string) {
          end();
          resolve({ kind: 'solved', field: 'googleRecaptchaToken', token });
        },
        'error-callback': fail,
        'expired-callback': abort,
      });
      grecaptcha.execute(widget);
    } catch {
      fail();
    }
  });
}

/**
 * Google reports no event when its window with pictures is closed; the only sign is that it is
 * hidden.
 */
function whenClosed(then: () => void): MutationObserver {
  let wasOpen = false;
  const observer = new MutationObserver(() => {
    const pictures = document.querySelector('iframe[src*="/recaptcha/"][src*="bframe"]');
    const isOpen = pictures !== null && getComputedStyle(pictures).visibility === 'visible';
    if (wasOpen && !isOpen) setTimeout(then, 500);
    wasOpen = isOpen;
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  return observer;
}

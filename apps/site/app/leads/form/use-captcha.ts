import { useMemo, useRef, useState } from 'react';
import type { Captcha, CaptchaOutcome } from '../captcha/captcha-check.ts';

/** Loads the check at the first focus of a field, never before, from a file of its own. */
async function load(): Promise<Captcha | null> {
  try {
    const { startCaptcha } = await import('../captcha/captcha.ts');
    return await startCaptcha();
  } catch (error) {
    // The connection is gone, or a new version of the site has replaced the file.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The check that a person is sending a form, from the first focus to the sending. */
export function useCaptcha() {
  const captcha = useRef<Promise<Captcha | null>>(undefined);
  const wasAborted = useRef(false);
  const [asksGoogle, setAsksGoogle] = useState(false);
  const steps = useMemo(() => {
    const begun = () => {
      captcha.current ??= load();
      return captcha.current;
    };
    return {
      /** A field has the focus, or the consent was given or withdrawn. */
      async begin(hasConsent: boolean) {
        const current = await begun();
        setAsksGoogle(current?.needsConsent === true);
        if (current && (hasConsent || !current.needsConsent)) current.prepare();
      },
      /**
       * A visitor who did not complete it once is not asked again: the next attempt is unverified.
       */
      async solve(): Promise<CaptchaOutcome> {
        if (wasAborted.current) return { kind: 'none' };
        const current = await begun();
        const outcome: CaptchaOutcome = current
          ? await current.solve()
          : { kind: 'unavailable', reason: 'Failed to load script' };
        wasAborted.current = outcome.kind === 'aborted';
        return outcome;
      },
      /** A solution is good for one form. */
      renew() {
        captcha.current = undefined;
        wasAborted.current = false;
      },
    };
  }, []);
  return { ...steps, asksGoogle };
}

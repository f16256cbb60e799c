import type { FormType } from '@osnowa/contract';
import { useEffect, useMemo, useRef } from 'react';
import { track } from '../../consent/track.ts';

/** Counts the events of a form: begun, sent, or abandoned. Never its content. */
export function useFormEvents(form: FormType) {
  const state = useRef({ isStarted: false, isFilled: false });

  useEffect(() => {
    function leave() {
      if (!state.current.isFilled) return;
      state.current.isFilled = false;
      track({ name: 'formRejected', form });
    }
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [form]);

  return useMemo(
    () => ({
      typed(isFilled: boolean) {
        if (isFilled && !state.current.isStarted) {
          state.current.isStarted = true;
          track({ name: 'formStarted', form });
        }
        state.current.isFilled = isFilled;
      },
      sent() {
        state.current = { isStarted: false, isFilled: false };
        track({ name: 'formSent', form });
      },
      captchaAborted() {
        track({ name: 'captchaAborted', form });
      },
    }),
    [form],
  );
}

import type { FocusEvent, FormEvent } from 'react';
import { goesElsewhere } from '../ui/goes-elsewhere.ts';
import type { FormDescription } from './form-description.ts';
import { loadRules } from './form-rules.ts';
import type { useCaptcha } from './use-captcha.ts';
import type { useDraft } from './use-draft.ts';
import type { useFormEvents } from './use-form-events.ts';
import type { useMistakes } from './use-mistakes.ts';

/** What a form listens to. */
export interface FormListeners {
  onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Listening {
  form: FormDescription;
  mistakes: ReturnType<typeof useMistakes>;
  draft: ReturnType<typeof useDraft>;
  captcha: ReturnType<typeof useCaptcha>;
  events: ReturnType<typeof useFormEvents>;
  send: (form: HTMLFormElement) => Promise<void>;
}

/** Rules and captcha come at the first focus of a field, the draft is kept as it is typed. */
export function formListeners(listening: Listening): FormListeners {
  const { form, mistakes, draft, captcha, events, send } = listening;
  return {
    onFocus: ({ currentTarget }) => {
      void loadRules();
      void captcha.begin(new FormData(currentTarget).has('consent'));
    },
    onBlur: ({ currentTarget, target }) => {
      const field = target.getAttribute('name');
      mistakes.left(field, field !== null && new FormData(currentTarget).get(field) !== '');
    },
    onInput: ({ currentTarget }) => {
      const data = new FormData(currentTarget);
      draft.keep(data);
      events.typed(form.fields.some((field) => data.has(field) && data.get(field) !== ''));
      if (data.has('consent')) void captcha.begin(true);
    },
    onSubmit: (event) => {
      if (goesElsewhere(event)) return;
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormDescription } from './form-description.ts';
import { dropDraft, keepDraft, newKey, readDraft } from './form-draft.ts';
import type { FormResult } from './form-result.ts';

/**
 * The draft of a form: put back into its empty fields once, kept while it is filled in, and the
 * key under which it is sent, which stays the same until it was.
 */
export function useDraft(
  form: FormDescription,
  formRef: RefObject<HTMLFormElement | null>,
  initial: FormResult | null,
) {
  const key = useRef('');
  // Descriptions are written where a form is rendered: the first one counts.
  const described = useRef(form).current;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (initial?.kind === 'sent') {
      dropDraft(described);
      return;
    }
    const draft = readDraft(described);
    key.current = draft?.key ?? '';
    for (const [name, value] of Object.entries(draft?.values ?? {})) {
      const control = formRef.current?.elements.namedItem(name);
      if (control && 'value' in control && control.value === '' && value !== '') {
        control.value = value;
        setRestored(true);
      }
    }
  }, [described, formRef, initial]);

  return {
    restored,
    /** Keeps what is in the form now; returns the key under which it is to be sent. */
    keep(data: FormData): string {
      key.current ||= newKey();
      keepDraft(described, key.current, data);
      return key.current;
    },
    /** Another key from now on: this one belongs to what the desk already has. */
    renewKey() {
      key.current = newKey();
    },
    drop() {
      key.current = '';
      dropDraft(described);
    },
  };
}

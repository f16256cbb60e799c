import type { FormEvent } from 'react';

/**
 * Whether a form is submitted to its button's address and not to its own: such a button forwards
 * typed text to another page, and the browser follows it without a script.
 */
export function isExternalSubmit({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.hasAttribute('formaction') ?? false;
}

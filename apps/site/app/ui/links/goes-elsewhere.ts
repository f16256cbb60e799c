import type { FormEvent } from 'react';

/**
 * Whether a form goes where its button says and not where the form itself does: such a button takes
 * what was typed along to another page, and the browser follows it without a script.
 */
export function goesElsewhere({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.hasAttribute('formaction') ?? false;
}

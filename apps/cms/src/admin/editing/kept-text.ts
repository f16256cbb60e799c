/** Text that was in a form when the session ended, in this tab of the browser only. */
export interface KeptText {
  /** Account that wrote it. Only this account gets it back. */
  user: number | string;
  /** Path of the document's form. */
  place: string;
  /** Language that it is written in. */
  locale: string;
  /** When the document was last saved then; `null` for a new one. */
  updatedAt: string | null;
  data: Record<string, unknown>;
}

const KEY = 'text-of-ended-session';

/** Stores the text until its author has signed in again; it replaces an earlier one. */
export function keepText(text: KeptText): void {
  const withoutFiles = (_name: string, value: unknown) =>
    value instanceof File ? undefined : value;
  sessionStorage.setItem(KEY, JSON.stringify(text, withoutFiles));
}

/** The text that was stored in this tab. */
export function keptText(): KeptText | null {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as KeptText);
}

/** Removes the text from the browser. */
export function forgetText(): void {
  sessionStorage.removeItem(KEY);
}

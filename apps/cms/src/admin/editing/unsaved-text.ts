/** Text of a form at the end of the session, stored in this tab of the browser only. */
export interface UnsavedText {
  /** Account of the author. Only this account gets the text back. */
  user: number | string;
  /** Path of the document's form. */
  place: string;
  /** Content language of the text. */
  locale: string;
  /** Time of the last save before; `null` for a new document. */
  updatedAt: string | null;
  data: Record<string, unknown>;
}

const KEY = 'text-of-ended-session';

/** Stores the text until its author has signed in again; it replaces an earlier one. */
export function storeText(text: UnsavedText): void {
  const withoutFiles = (_name: string, value: unknown) =>
    value instanceof File ? undefined : value;
  sessionStorage.setItem(KEY, JSON.stringify(text, withoutFiles));
}

/** Returns the text stored in this tab. */
export function storedText(): UnsavedText | null {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as UnsavedText);
}

/** Removes the text from the browser. */
export function forgetText(): void {
  sessionStorage.removeItem(KEY);
}

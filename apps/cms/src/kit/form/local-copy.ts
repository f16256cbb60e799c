/** The unsaved values of a form, stored in this browser: they outlive the tab, and the browser. */
export interface LocalCopy {
  /** Time of the copy, in ms since 1970. */
  at: number;
  /** Time of the version that was changed; `null` for a new document. */
  savedAt: string | null;
  /** Values of the changed fields. */
  values: Values;
}

export type Values = Readonly<Record<string, unknown>>;

/** A copy that is not used is deleted after so long, in ms. */
const RETENTION_MS = 7 * 24 * 60 * 60_000;

const PREFIX = 'unsaved-form ';

/** Name of a copy: only this account gets it back, in this form and this content language. */
export function copyName(user: number | string, form: string, locale: string): string {
  return `${PREFIX}${user} ${form} ${locale}`;
}

/** Stores a copy in place of the one before. */
export function storeCopy(name: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(name, JSON.stringify(copy));
  } catch (error) {
    // The browser has no room, or stores nothing: the form itself still has the words.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The copy of this name; `null` without one. */
export function storedCopy(name: string): LocalCopy | null {
  const copy: LocalCopy | null = JSON.parse(localStorage.getItem(name) ?? 'null');
  if (copy === null || Date.now() - copy.at <= RETENTION_MS) return copy;
  removeCopy(name);
  return null;
}

/** Removes a copy: its words are saved, or their author discarded them. */
export function removeCopy(name: string): void {
  localStorage.removeItem(name);
}

/** Removes the copies of everybody, as after signing out. */
export function removeCopies(): void {
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX)))
    removeCopy(name);
}

/** Name in the store of the tab. */
const ENDED = 'form-of-ended-session';

interface EndedForm {
  user: number | string;
  /** Path of the form. */
  form: string;
}

/** The form in which a session ended in this tab; `null` without one. */
export function endedForm(): EndedForm | null {
  return JSON.parse(sessionStorage.getItem(ENDED) ?? 'null') as EndedForm | null;
}

/** Notes where a session ended; `null` once somebody is in a form or at the start page again. */
export function noteEndedForm(ended: EndedForm | null): void {
  sessionStorage.setItem(ENDED, JSON.stringify(ended));
}

/** Written by the content service with each save, and the file of an upload, which is not text. */
const NOT_TYPED = ['updatedAt', 'createdAt', '_status', 'file'];

/** The values that differ from others of the same form. */
export function changedValues(values: Values, others: Values): Values {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const isChanged = ([name, value]: [string, unknown]) =>
    !NOT_TYPED.includes(name) && !isSame(value, others[name]);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

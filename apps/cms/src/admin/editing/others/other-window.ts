/** Payload's lock of a document that a person is writing. */
export interface Lock {
  updatedAt: string;
  user?: { value?: number | string | { id: number | string } };
}

/** A lock that is older than this is over, in ms: Payload's own time. */
const OVER_MS = 5 * 60_000;

/** Clocks of the answers to a save and to a later question may differ by this, in ms. */
const SAME_MS = 2_000;

/** Whether a lock was made by another window of this account, where this one has not opened the document before. */
export function isOfOtherWindow(
  { updatedAt, user }: Lock,
  reader: number | string | undefined,
  now: number,
): boolean {
  const value = user?.value;
  const author = typeof value === 'object' ? value.id : value;
  return author !== undefined && author === reader && now - Date.parse(updatedAt) < OVER_MS;
}

/** Whether the newest state of a document is a later one than this window's. */
export function isChangedElsewhere(newest: string | null, own: string | undefined): boolean {
  if (!newest || !own) return false;
  return Date.parse(newest) - Date.parse(own) > SAME_MS;
}

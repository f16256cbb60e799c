import type { LocalCopy, Values } from './local-copy.ts';

/** Written by the content service with each save. */
const OF_SERVICE = new Set(['updatedAt', 'createdAt', '_status']);

/** Times of the answers to a save and to a later question may differ by this, in ms. */
const SAME_MS = 2_000;

/** Values of a form that is opened again, and the time of their save. */
interface Opened {
  data: Values;
  savedAt: string | null;
}

/** Unsaved words put into a form that is opened again. */
interface Merged {
  /** The form with the words in it; `null` where they are saved already. */
  data: Values | null;
  /** Values changed both here and elsewhere: the form keeps the saved ones. */
  refused: Values;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts a copy's words into a form. Fields that somebody else saved meanwhile keep that value.
 * @param opened the form as it was opened again
 */
export function mergeCopy(copy: LocalCopy, opened: Opened): Merged {
  const current = opened.data;
  const [before, now] = [copy.savedAt, opened.savedAt].map((time) => Date.parse(time ?? ''));
  const isAlone =
    copy.savedAt === opened.savedAt || Math.abs(Number(before) - Number(now)) <= SAME_MS;
  const written = Object.entries(copy.data).filter(
    ([name, value]) =>
      !OF_SERVICE.has(name) && !isSame(value, copy.base[name]) && !isSame(value, current[name]),
  );
  // The answer to a save that was on its way may have been lost with the page.
  const isOwn = ([name]: [string, unknown]) =>
    isAlone || [copy.base, copy.sent].flat().some((own) => isSame(current[name], own[name]));
  const own = Object.fromEntries(written.filter(isOwn));
  const refused = Object.fromEntries(written.filter((one) => !isOwn(one)));
  return { data: Object.keys(own).length > 0 ? { ...current, ...own } : null, refused };
}

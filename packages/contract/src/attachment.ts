import { ATTACHMENTS } from './limits.ts';

/** An extension that a form accepts. */
export type AttachmentExtension = (typeof ATTACHMENTS.extensions)[number];

const CONTROLS = /\p{Cc}/u;

function lastLabel(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/**
 * The extension by which a file is accepted: what follows the last dot, in any case. A name that
 * only looks as if it ended so (full-width letters, a space, nothing before the dot) has none.
 * @returns `null` when files of that kind are not accepted
 */
export function attachmentExtension(name: string): AttachmentExtension | null {
  const extension = lastLabel(name);
  if (CONTROLS.test(name) || name.lastIndexOf('.') < 1) return null;
  if (lastLabel(name.normalize('NFKC')) !== extension) return null;
  return ATTACHMENTS.extensions.find((one) => one === extension) ?? null;
}

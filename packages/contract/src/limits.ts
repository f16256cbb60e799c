/** Every limit of the specification (points 5 and 9) that both sides need. */

/** Largest accepted attachment, inclusive: exactly this many bytes is allowed. */
export const ATTACHMENT_MAX_BYTES = 10_485_760;

/** Attachment limits per request. */
export const ATTACHMENTS = {
  field: 'attachment',
  maxFiles: 5,
  maxTotalBytes: 25 * 1024 * 1024,
  extensions: [
    'pdf',
    'docx',
    'doc',
    'xls',
    'xlsx',
    'html',
    'png',
    'jpg',
    'jpeg',
    'mov',
    'mp4',
    'mp3',
    'gif',
    'css',
    'txt',
    'vue',
    'zip',
    '7z',
    'svg',
  ],
} as const;

/** Longest accepted text per field, in code points. Where two design pages differ, the stricter. */
export const TEXT_MAX = {
  fullName: 100,
  mail: 254,
  mailLocalPart: 64,
  phoneNumber: 100,
  companyName: 150,
  message: 10_000,
  other: 2_000,
  extraKey: 100,
} as const;

/** Limits of a whole submission. */
export const SUBMISSION = {
  maxExtraPairs: 60,
  maxTextBytes: 64 * 1024,
  idempotencyDays: 7,
} as const;

export const READ = { maxLimit: 100, maxIds: 100, careerCacheSeconds: 86_400 } as const;

/**
 * Limits of menus and footer. `items` of a drop-down are those of the specification, `columns` the
 * footer's grid. The bar is one line at 1,280 px: measured on 2026-11-25, it has room for 702 px of
 * entries in Polish, 725 in German and 741 in English, and an average character takes 7.5 px.
 */
export const MENU = {
  items: 4,
  columns: 4,
  bar: {
    /** Room for labels, arrows and gaps, in characters. */
    characters: 95,
    /** Share of the arrow of a drop-down. */
    arrow: 3,
    /** Share of the gap between two entries. */
    gap: 2,
  },
  barLabelCharacters: 24,
  labelCharacters: 40,
} as const;

/** Limits of a search: the longest searched text, in characters, and the hits of a page. */
export const SEARCH = { maxCharacters: 200, perPage: 10 } as const;

/** After-sales maintenance periods offered by the wizard, in months. */
export const MAINTENANCE_MONTHS = [3, 6, 12, 24, 36, 48] as const;

/** A change notice older than this is refused; a page older than this is revalidated. */
export const NOTICE_MAX_AGE_SECONDS = 300;

/** An extension that a form accepts. */
export type AttachmentExtension = (typeof ATTACHMENTS.extensions)[number];

const CONTROLS = /\p{Cc}/u;

function lastLabel(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/**
 * The extension by which a file is accepted: the part after the last dot, in any case. A name that
 * only looks as if it ended so (full-width letters, a space, nothing before the dot) has none.
 * @returns `null` when files of that kind are not accepted
 */
export function attachmentExtension(name: string): AttachmentExtension | null {
  const extension = lastLabel(name);
  if (CONTROLS.test(name) || name.lastIndexOf('.') < 1) return null;
  if (lastLabel(name.normalize('NFKC')) !== extension) return null;
  return ATTACHMENTS.extensions.find((one) => one === extension) ?? null;
}

import type { CollectionSlug } from 'payload';
import type { Role } from '../roles.ts';

/** Operations of a person on a document. */
export const OPERATIONS = [
  'create',
  'read',
  'readVersions',
  'update',
  'publish',
  'trash',
  'delete',
] as const;
/** One of these. */
export type Operation = (typeof OPERATIONS)[number];

/** Editors whose account says that they save drafts only, or write German only. */
type Limited = 'drafter' | 'German';
/** Whose rights a test looks at: a role, a limited editor, a translator with a page, or a visitor. */
export type Who = Role | Limited | 'translator' | 'anonymous';

/** All of the company, the roles in the order of the columns below. */
const COLUMNS = ['admin', 'editor', 'sales', 'recruiter', 'manager'] as const;
export const PEOPLE: readonly Who[] = [...COLUMNS, 'drafter', 'German'];
export const EVERYBODY: readonly Who[] = [...PEOPLE, 'translator', 'anonymous'];

/**
 * Rights by role, for admin, editor, sales, recruiter and manager: letters of create, read, update (as a
 * draft), publish, trash, delete. Visitors have none; limited editors have those of editors here.
 */
const MATRIX: Partial<Record<CollectionSlug, string>> = {
  // The r covers one's own account and colleagues', the u of all but administrators one's own.
  users: 'crud ru ru ru ru',
  // Creating one means entering it by hand: see workflow.test.ts.
  leads: 'crud - cru ru cru',
  messages: 'rud - ru ru ru',
  bookings: 'rud - ru ru ru',
  // A note is never changed; each is written into a lead that its author sees.
  'lead-notes': 'crd - cr cr cr',
  // Written with each change; the page of a lead shows those of a lead that one sees.
  'lead-events': '',
  'lead-reads': '',
  // By an endpoint of the lead: see addresses.test.ts.
  'person-addresses': '',
  // Written and sent by endpoints of the lead, which its people use; buyers decide by their link.
  offers: '',
  'offer-versions': '',
  'offer-questions': '',
  'reply-templates': 'crud - crud r crud',
  attachments: 'rd - r r r',
  estimates: 'rd - r - -',
  'catalogue-versions': 'r - - - -',
  // People sign up themselves; the u is to unsubscribe them.
  subscribers: 'rud - ru - -',
  audit: 'r - - - -',
  // Each in the languages that one writes; the d is for those of places that are gone: site-words.test.ts.
  'changed-words': 'rud rud r r r',
  'preview-links': 'cru cru - - -',
  // A row of a broken link is looked at again and left out by endpoints for those who read it.
  'broken-links': 'r r - - -',
  'payload-folders': 'crud crud r r r',
  // Saved views of the list of leads; each person reads and changes their own, and those shared.
  'payload-query-presets': 'crud - crud crud crud',
  webhooks: 'crud - - - crud',
  // Written by events of leads; the u is to send one again.
  deliveries: 'ru - - - ru',
  'api-keys': 'crud - - - crud',
  // Rows that the processes share; no person may read or change them.
  'content-changes': '',
  'work-leases': '',
  'used-challenges': '',
  'lead-copies': '',
  'payload-jobs': '',
  'withheld-languages': '',
  'publication-requests': '',
  'translation-states': 'r r - - -',
  // Sign-in data: written by the endpoints of access/accounts, each for its own account only.
  'second-factors': '',
  'recovery-codes': '',
  passkeys: '',
  'known-devices': '',
  // By the endpoints of leads/events only, each for its own account: see push.test.ts.
  'push-devices': '',
};

/**
 * Content, which is every other collection. No person deletes a document permanently that is not in
 * the trash: see trash.test.ts.
 */
const CONTENT = 'cruptd cruptd r r r';

/** Saving these changes the site: they have no drafts. */
const LIVE: readonly CollectionSlug[] = [
  ...(['redirects', 'categories', 'tags', 'authors'] as const),
  'delivered-projects',
];

/** A new file is shown by nothing yet; it can be stored for a draft. */
const FILES: readonly CollectionSlug[] = ['media', 'files'];

/** Of the limited editors, to content. */
const LIMITED_RIGHTS = {
  content: { drafter: 'cru', German: 'rup' },
  live: { drafter: 'r', German: 'ru' },
  files: { drafter: 'cr', German: 'ru' },
};

function isLimited(who: Who): who is Limited {
  return who === 'drafter' || who === 'German';
}

/** Of a translator who was given a page, and that page only: see translators.test.ts. */
const TRANSLATORS_RIGHTS: Partial<Record<CollectionSlug, string>> = { pages: 'ru', users: 'r' };

function ofRole(row: string, who: Role | 'anonymous'): string {
  const letters = who === 'anonymous' ? '' : (row.split(' ')[COLUMNS.indexOf(who)] ?? '');
  return letters.replace('-', '');
}

/** Letters of a person's rights to a collection. */
export function rightsOf(who: Who, slug: CollectionSlug): string {
  if (who === 'translator') return TRANSLATORS_RIGHTS[slug] ?? '';
  // A changed word is on the site at once.
  if (slug === 'changed-words' && who === 'drafter') return 'r';
  // Names of customers: for those who estimate.
  if (slug === 'delivered-projects' && who === 'recruiter') return '';
  const row = MATRIX[slug];
  if (row !== undefined) return ofRole(row, isLimited(who) ? 'editor' : who);
  const isLive = LIVE.includes(slug);
  const isFile = FILES.includes(slug);
  const kind = isLive ? 'live' : isFile ? 'files' : 'content';
  const letters = isLimited(who) ? LIMITED_RIGHTS[kind][who] : ofRole(CONTENT, who);
  // Without drafts, there is nothing to publish.
  return isLive || isFile ? letters.replace('p', '') : letters;
}

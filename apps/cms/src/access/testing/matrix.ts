import type { CollectionSlug } from 'payload';
import type { Role } from '../roles.ts';

/** Collections that editors write. */
export const CONTENT = [
  'pages',
  'slides',
  'products',
  'services',
  'realizations',
  'areas',
  'industries',
  'features',
  'media',
  'redirects',
  'employees',
  'careers',
  'files',
  'posts',
  'categories',
  'tags',
  'authors',
  'sidebars',
  'estimate-elements',
  'catalogues',
] as const satisfies readonly CollectionSlug[];

/** All other collections. */
export const OTHERS = [
  'users',
  'leads',
  'messages',
  'lead-notes',
  'reply-templates',
  'attachments',
  'estimates',
  'changed-words',
  'preview-links',
  'catalogue-versions',
  'subscribers',
  'audit',
  'content-changes',
  'work-leases',
  'used-challenges',
  'lead-copies',
  'bookings',
  'payload-jobs',
  'translation-states',
  'broken-links',
  'payload-folders',
  'second-factors',
  'recovery-codes',
  'passkeys',
  'known-devices',
  'translation-proposals',
  'withheld-languages',
  'publication-requests',
  'webhooks',
  'deliveries',
  'api-keys',
  'push-devices',
  'payload-query-presets',
] as const satisfies readonly CollectionSlug[];

/** What a person may do with a document. */
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
const LIMITED = ['drafter', 'German'] as const;
type Limited = (typeof LIMITED)[number];
type Known = Role | 'anonymous';
/** Whose rights a test looks at: a role, a limited editor, or a visitor. */
export type Who = Known | Limited;
/** All of them. */
export const EVERY_ROLE: Who[] = [
  'admin',
  'editor',
  ...LIMITED,
  'sales',
  'recruiter',
  'manager',
  'anonymous',
];

/** Saving these changes the site: they have no drafts. */
const LIVE: readonly CollectionSlug[] = ['redirects', 'categories', 'tags', 'authors'];

/** A new file is shown by nothing yet; it can be stored for a draft. */
const FILES: readonly CollectionSlug[] = ['media', 'files'];

/** Of the limited editors; besides content, they have the rights of the others. */
const LIMITED_RIGHTS: Record<'content' | 'live' | 'files', Record<Limited, string>> = {
  content: { drafter: 'cru', German: 'rup' },
  live: { drafter: 'r', German: 'ru' },
  files: { drafter: 'cr', German: 'ru' },
};

/** Rows that only the application reads and writes. */
const NOBODY: Record<Known, string> = {
  admin: '',
  editor: '',
  sales: '',
  recruiter: '',
  manager: '',
  anonymous: '',
};

/** Rights of the roles: letters of create, read, update (as a draft), publish, trash, delete. */
const MATRIX: Record<'content' | (typeof OTHERS)[number], Record<Known, string>> = {
  // What is not in the trash is deleted for good by no person: see trash.test.ts.
  content: {
    admin: 'cruptd',
    editor: 'cruptd',
    sales: 'r',
    recruiter: 'r',
    manager: 'r',
    anonymous: '',
  },
  // The r of the other roles covers their own account and their colleagues', the u their own: see
  // below.
  users: {
    admin: 'crud',
    editor: 'ru',
    sales: 'ru',
    recruiter: 'ru',
    manager: 'ru',
    anonymous: '',
  },
  // Who creates one enters it by hand: see workflow.test.ts.
  leads: {
    admin: 'crud',
    editor: '',
    sales: 'cru',
    recruiter: 'ru',
    manager: 'cru',
    anonymous: '',
  },
  messages: {
    admin: 'rud',
    editor: '',
    sales: 'ru',
    recruiter: 'ru',
    manager: 'ru',
    anonymous: '',
  },
  bookings: {
    admin: 'rud',
    editor: '',
    sales: 'ru',
    recruiter: 'ru',
    manager: 'ru',
    anonymous: '',
  },
  // A note is never changed; each is written into a lead that its author sees.
  'lead-notes': {
    admin: 'crd',
    editor: '',
    sales: 'cr',
    recruiter: 'cr',
    manager: 'cr',
    anonymous: '',
  },
  'reply-templates': {
    admin: 'crud',
    editor: '',
    sales: 'crud',
    recruiter: 'r',
    manager: 'crud',
    anonymous: '',
  },
  attachments: { admin: 'rd', editor: '', sales: 'r', recruiter: 'r', manager: 'r', anonymous: '' },
  estimates: { admin: 'rd', editor: '', sales: 'r', recruiter: '', manager: '', anonymous: '' },
  'catalogue-versions': {
    admin: 'r',
    editor: '',
    sales: '',
    recruiter: '',
    manager: '',
    anonymous: '',
  },
  // People sign up themselves; the u is to unsubscribe them.
  subscribers: {
    admin: 'rud',
    editor: '',
    sales: 'ru',
    recruiter: '',
    manager: '',
    anonymous: '',
  },
  audit: { admin: 'r', editor: '', sales: '', recruiter: '', manager: '', anonymous: '' },
  // Written by an endpoint only, for admin and editor: see site-words.test.ts.
  'changed-words': {
    admin: 'r',
    editor: 'r',
    sales: 'r',
    recruiter: 'r',
    manager: 'r',
    anonymous: '',
  },
  'preview-links': {
    admin: 'cru',
    editor: 'cru',
    sales: '',
    recruiter: '',
    manager: '',
    anonymous: '',
  },
  // A row of a broken link is looked at again and left out by endpoints for those who read it.
  'broken-links': { admin: 'r', editor: 'r', sales: '', recruiter: '', manager: '', anonymous: '' },
  'payload-folders': {
    admin: 'crud',
    editor: 'crud',
    sales: 'r',
    recruiter: 'r',
    manager: 'r',
    anonymous: '',
  },
  // Saved views of the list of leads; each person reads and changes their own, and those shared.
  'payload-query-presets': {
    admin: 'crud',
    editor: '',
    sales: 'crud',
    recruiter: 'crud',
    manager: 'crud',
    anonymous: '',
  },
  // Rows that the processes share; no person may read or change them.
  'content-changes': NOBODY,
  'work-leases': NOBODY,
  'used-challenges': NOBODY,
  'lead-copies': NOBODY,
  'payload-jobs': NOBODY,
  'withheld-languages': NOBODY,
  'publication-requests': NOBODY,
  'translation-states': NOBODY,
  // What people sign in with: by the endpoints of access/accounts only, each for its own account.
  'second-factors': NOBODY,
  'recovery-codes': NOBODY,
  passkeys: NOBODY,
  'known-devices': NOBODY,
  webhooks: { admin: 'crud', editor: '', sales: '', recruiter: '', manager: 'crud', anonymous: '' },
  // Written by what happens to leads; the u is to send one again.
  deliveries: { admin: 'ru', editor: '', sales: '', recruiter: '', manager: 'ru', anonymous: '' },
  'api-keys': {
    admin: 'crud',
    editor: '',
    sales: '',
    recruiter: '',
    manager: 'crud',
    anonymous: '',
  },
  // By the endpoints of leads/happenings only, each for its own account: see push.test.ts.
  'push-devices': NOBODY,
  // Reached by the endpoints of the translation view and of a link: see proposals.test.ts.
  'translation-proposals': NOBODY,
};

function isLimited(who: Who): who is Limited {
  return who === 'drafter' || who === 'German';
}

/** Letters of a row of the matrix. */
export function rightsOf(who: Who, row: keyof typeof MATRIX): string {
  return MATRIX[row][isLimited(who) ? 'editor' : who];
}

/** Rights to a collection of content; without drafts, there is nothing to publish. */
export function contentRights(who: Who, slug: CollectionSlug): string {
  const isLive = LIVE.includes(slug);
  const isFile = FILES.includes(slug);
  const row = isLive ? 'live' : isFile ? 'files' : 'content';
  const letters = isLimited(who) ? LIMITED_RIGHTS[row][who] : MATRIX.content[who];
  return isLive || isFile ? letters.replace('p', '') : letters;
}

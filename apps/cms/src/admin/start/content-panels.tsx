import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  TypedUser,
  Where,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { mayPublish, writesContent } from '../../access/editing-rights.ts';
import { publicationRequests } from '../../changes/languages/publication-requests.ts';
import { scheduledJobs } from '../../changes/schedule/scheduled-jobs.ts';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import type { AdminLabel, AdminLanguage } from '../../kit/office-language.ts';
import { panel } from '../../kit/panel.tsx';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import { incompleteDocuments } from '../../reads/incomplete.ts';
import { missingOf } from '../editing/missing-fields.ts';
import { TO_DO } from '../links/link-tabs.tsx';
import { placeOfLink, reasonInWords } from '../links/place-of-link.ts';
import { momentInWords } from '../schedule/moment-in-words.ts';
import { formOf, scheduledEntries, whatHappens, whyNot } from '../schedule/scheduled-entries.ts';

/** Broken links and drafts shown here; their lists have all. */
const MOST_LINKS = 5;
const MOST_DRAFTS = 6;
/** Requests and publications to come that are shown; there are rarely more. */
const MOST = 12;

/** The newest title of a document; `null` for one that is gone. */
async function titleOf(payload: Payload, collection: CollectionSlug, id: number | string) {
  const query = { collection, id, depth: 0, draft: true, disableErrors: true } as const;
  const found = (await payload.findByID(query)) as Record<string, unknown> | null;
  if (!found) return null;
  const title = found[payload.collections[collection].config.admin.useAsTitle ?? 'id'];
  return typeof title === 'string' ? title : '';
}

/** What a document is, such as “Page”; a global's name. */
export function kindOf({ config }: Payload, source: string, language: AdminLanguage): string {
  const collection = config.collections.find(({ slug }) => slug === source);
  const global = config.globals.find(({ slug }) => slug === source);
  const label = collection?.labels.singular ?? global?.label;
  return typeof label === 'object' ? (label as AdminLabel)[language] : source;
}

/** Documents that the site leaves out as incomplete, for people with the right to complete them. */
export const IncompleteContent = panel({
  who: writesContent,
  read: async ({ payload, language, words }) => {
    const rows = await Promise.all(
      incompleteDocuments(payload).map(async (document) => {
        const { id } = document;
        const source = document.source as CollectionSlug;
        const title = await titleOf(payload, source, id);
        // It was deleted meanwhile.
        if (title === null) return [];
        const place = `collections/${source}/${id}`;
        const missing = missingOf(payload.config, document, language);
        return [
          {
            key: place,
            href: `/admin/${place}`,
            text: `${kindOf(payload, source, language)}: ${title || id}`,
            notes: [`${words.start.incomplete.missing}: ${missing}`],
          },
        ];
      }),
    );
    return { title: words.start.incomplete.title, rows: rows.flat() };
  },
});

/** Links of the published content that do not work, for the people who can correct them. */
export const BrokenLinks = panel({
  who: writesContent,
  read: async ({ payload, user, language, words: { links } }) => {
    const query = { where: TO_DO, sort: '-since', limit: MOST_LINKS, overrideAccess: false };
    const { docs, totalDocs } = await payload.find({ collection: 'broken-links', ...query, user });
    const rows = docs.map(async (row) => {
      const { name, field, href } = await placeOfLink(payload, row, language);
      const notes = [field, `${row.address} · ${reasonInWords(row, language)}`];
      return { key: row.id, href, text: name, notes };
    });
    return {
      title: `${links.brokenLinks}: ${totalDocs}`,
      rows: await Promise.all(rows),
      more: [
        {
          href: addressOf('/admin/collections/broken-links', conditionsOf(TO_DO)),
          label: links.link.more,
        },
      ],
    };
  },
});

/** Drafts whose authors ask for publication, for the people who may publish. */
export const AwaitingPublication = panel({
  who: mayPublish,
  read: async ({ payload, language, words }) => {
    const all = await publicationRequests(payload);
    const requests = all.filter(({ answer }) => answer === null).slice(0, MOST);
    const rows = await Promise.all(
      requests.map(async ({ collection, id, language: code, askedBy, askedAt, note }) => {
        const isGlobal = payload.config.globals.some(({ slug }) => slug === String(collection));
        const title = isGlobal ? collection : await titleOf(payload, collection, id);
        // A document in the trash waits for nothing.
        if (title === null) return [];
        const place = isGlobal ? `globals/${collection}` : `collections/${collection}/${id}`;
        const kind = isGlobal ? '' : `${kindOf(payload, collection, language)}: `;
        const asker = askedBy
          ? fill(words.languages.askedBy, { name: askedBy })
          : words.languages.askedByMachine;
        return [
          {
            key: place + code,
            href: `/admin/${place}${code && `?locale=${code}`}`,
            text: `${kind}${title || words.editing.untitled.untitled}`,
            notes: [
              note,
              <>
                {code && `${LOCALES[code].name} · `}
                {`${asker} · `}
                <time dateTime={askedAt}>{momentInWords(askedAt, { language })}</time>
              </>,
            ],
          },
        ];
      }),
    );
    return { title: words.languages.waiting, rows: rows.flat() };
  },
});

interface Draft {
  /** Address of its form, below the back office. */
  form: string;
  title: string;
  /** `null` for a global, whose title says it. */
  kind: AdminLabel | null;
  savedAt: string;
}

/** The newest versions that are not published and that this person saved, the newest first. */
function newestOf(user: TypedUser) {
  const and: Where[] = [
    { latest: { equals: true } },
    { 'version._status': { equals: 'draft' } },
    { 'version.updatedBy': { equals: user.name || user.email } },
  ];
  const query = { sort: '-updatedAt', limit: MOST_DRAFTS, pagination: false, depth: 0 };
  return { where: { and }, ...query, overrideAccess: false, user };
}

async function inCollection(
  payload: Payload,
  { admin, labels, slug }: SanitizedCollectionConfig,
  user: TypedUser,
): Promise<Draft[]> {
  const collection = slug as CollectionSlug;
  const { docs } = await payload.findVersions({ collection, ...newestOf(user) });
  const kind = labels.singular as AdminLabel;
  return docs.flatMap(({ parent, updatedAt, version }) => {
    const title = (version as unknown as Record<string, unknown>)[admin.useAsTitle ?? 'id'];
    // A new document without a word is no work to go on with.
    if (!parent || !title) return [];
    return [{ form: `collections/${slug}/${parent}`, title: `${title}`, kind, savedAt: updatedAt }];
  });
}

async function inGlobal(
  payload: Payload,
  { label, slug }: SanitizedGlobalConfig,
  user: TypedUser,
  language: AdminLanguage,
): Promise<Draft[]> {
  const found = await payload.findGlobalVersions({ slug: slug as GlobalSlug, ...newestOf(user) });
  const title = (label as AdminLabel)[language];
  return found.docs.map(({ updatedAt }) => ({
    ...{ form: `globals/${slug}`, title, kind: null, savedAt: updatedAt },
  }));
}

/** Drafts that this person has begun and not published, the newest first. */
export const Drafts = panel({
  who: writesContent,
  read: async ({ payload, user, language, words }) => {
    const { collections, globals } = payload.config;
    const found = await Promise.all([
      ...collections.filter(hasDraftsEnabled).map((one) => inCollection(payload, one, user)),
      ...globals.filter(hasDraftsEnabled).map((one) => inGlobal(payload, one, user, language)),
    ]);
    const drafts = found
      .flat()
      .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
      .slice(0, MOST_DRAFTS);
    const { timeZone } = await readOffice(payload);
    const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
    const time = new Intl.DateTimeFormat(language, format);
    return {
      title: words.start.drafts.title,
      rows: drafts.map(({ form, kind, title, savedAt }) => ({
        key: form,
        href: `/admin/${form}`,
        text: title,
        notes: [`${kind ? `${kind[language]} · ` : ''}${time.format(new Date(savedAt))}`],
      })),
    };
  },
});

/** Scheduled publications and ends, and failed ones: for the people who can change them. */
export const Scheduled = panel({
  who: writesContent,
  read: async ({ payload, user, language, words: { start } }) => {
    const jobs = await scheduledJobs(payload);
    const coming = jobs.filter(({ failure }) => failure === null);
    const shown = [...jobs.filter(({ failure }) => failure !== null), ...coming.slice(0, MOST)];
    const entries = await scheduledEntries({ payload, user, language }, shown);
    const { title, none, more, calendar } = start.scheduled;
    const others = coming.length - MOST;
    return {
      title,
      empty: none,
      rows: entries.map((entry) => {
        const { dueAt, id, name } = entry;
        const reason = whyNot(entry, language);
        return {
          key: id,
          href: formOf(entry),
          text: name,
          notes: [
            <>
              <time dateTime={dueAt}>{momentInWords(dueAt, { language })}</time>
              {` · ${whatHappens(entry, language)}`}
            </>,
            reason ? (
              <span key="reason" className="alert-text">
                {reason}
              </span>
            ) : null,
          ],
        };
      }),
      ...(others > 0 && { after: fill(more, { n: others }) }),
      more: [{ href: '/admin/calendar', label: calendar }],
    };
  },
});

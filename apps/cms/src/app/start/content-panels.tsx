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
import { mayPublish, writesContent } from '../../accounts/editing-rights.ts';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { panel } from '../../kit/panel.tsx';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import { placeOfLink, reasonInWords, TO_DO } from '../../links/broken-links-list.tsx';
import { kindOf, labelIn } from '../../publishing/place.ts';
import { publicationRequests } from '../../publishing/publication-requests.ts';
import { momentInWords } from '../../publishing/schedule/schedule-time.ts';
import {
  formOf,
  scheduledEntries,
  whatHappens,
  whyNot,
} from '../../publishing/schedule/scheduled-entries.ts';
import { scheduledJobs } from '../../publishing/schedule/scheduled-jobs.ts';
import { missingOf } from '../../reads/missing-fields.ts';
import { titleOf } from '../../reads/named-place.ts';
import { incompleteDocuments } from '../../reads/records.ts';

/** Broken links and drafts shown here; their lists have all. */
const MOST_LINKS = 5;
const MOST_DRAFTS = 6;
/** Requests and publications to come that are shown; there are rarely more. */
const MOST = 12;

/** Documents that the site leaves out as incomplete, for people with the right to complete them. */
export const IncompleteContent = panel({
  who: writesContent,
  read: async ({ payload, language, words }) => {
    const rows = await Promise.all(
      incompleteDocuments(payload).map(async (document) => {
        const { id, source } = document;
        const title = await titleOf(payload, source, id, true);
        // It was deleted meanwhile.
        if (title === null) return [];
        const place = `collections/${source}/${id}`;
        const missing = missingOf(payload.config, document, language);
        return [
          {
            key: place,
            href: `/admin/${place}`,
            text: `${kindOf(payload.config, source, language)}: ${title || id}`,
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
        const title = isGlobal ? collection : await titleOf(payload, collection, id, true);
        // A document in the trash waits for nothing.
        if (title === null) return [];
        const place = isGlobal ? `globals/${collection}` : `collections/${collection}/${id}`;
        const kind = isGlobal ? '' : `${kindOf(payload.config, collection, language)}: `;
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

type Row = Record<string, unknown>;

interface Draft {
  /** Address of its form, below the back office. */
  form: string;
  title: string;
  /** Empty for a global, whose title says it. */
  kind: unknown;
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
  const kind = labels.singular;
  return docs.flatMap(({ parent, updatedAt, version }) => {
    const { [admin.useAsTitle ?? 'id']: title, isTemplate } = version as unknown as Row;
    // A new document without a word is no work to go on with.
    if (!parent || !title || isTemplate) return [];
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
  const own = { form: `globals/${slug}`, title: labelIn(label, language), kind: '' };
  return found.docs.map(({ updatedAt }) => ({ ...own, savedAt: updatedAt }));
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
        notes: [
          [labelIn(kind, language), time.format(new Date(savedAt))].filter(Boolean).join(' · '),
        ],
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

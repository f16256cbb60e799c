import Link from 'next/link';
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
import { writesContent } from '../../access/editing-rights.ts';
import type { AdminLabel, AdminLanguage } from '../../kit/office-language.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Drafts shown here; the lists of the collections have all. */
const MOST = 6;

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
  return {
    where: { and },
    sort: '-updatedAt',
    limit: MOST,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  };
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
  locale: AdminLanguage,
): Promise<Draft[]> {
  const found = await payload.findGlobalVersions({ slug: slug as GlobalSlug, ...newestOf(user) });
  const title = (label as AdminLabel)[locale];
  return found.docs.map(({ updatedAt }) => ({
    ...{ form: `globals/${slug}`, title, kind: null, savedAt: updatedAt },
  }));
}

async function draftsOf(
  payload: Payload,
  user: TypedUser,
  locale: AdminLanguage,
): Promise<Draft[]> {
  const { collections, globals } = payload.config;
  const found = await Promise.all([
    ...collections.filter(hasDraftsEnabled).map((one) => inCollection(payload, one, user)),
    ...globals.filter(hasDraftsEnabled).map((one) => inGlobal(payload, one, user, locale)),
  ]);
  const drafts = found.flat();
  return drafts.sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1)).slice(0, MOST);
}

/** Drafts that this person has begun and not published, the newest first. */
export async function Drafts({ payload, user, i18n }: StartPageProps) {
  const locale = adminLanguage(i18n.language);
  const drafts = writesContent(user) ? await draftsOf(payload, user, locale) : [];
  if (drafts.length === 0) return null;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: (await readOffice(payload)).timeZone,
  });
  return (
    <section className="start__panel">
      <h2>{officeWords(locale).start.drafts.title}</h2>
      <ul className="start__list">
        {drafts.map(({ form, kind, title, savedAt }) => (
          <li key={form}>
            <div>
              <Link href={`/admin/${form}`} prefetch={false}>
                {title}
              </Link>
              <small>
                {kind ? `${kind[locale]} · ` : null}
                {time.format(new Date(savedAt))}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

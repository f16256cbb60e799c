import Link from 'next/link';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { hasRole } from '../../access/roles.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { readOffice } from '../../leads/deadlines/lead-clock.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import type { StartPageProps } from './start-page-props.ts';

const TITLE: AdminLabel = { pl: 'Twoje szkice', en: 'Your drafts' };

/** Drafts shown here; the lists of the collections have all. */
const MOST = 6;

interface Draft {
  id: number | string;
  collection: CollectionSlug;
  title: string;
  savedAt: string;
}

/** The newest versions of documents, where this person saved them and they are not published. */
async function draftsOf(payload: Payload, user: TypedUser): Promise<Draft[]> {
  const drafted = payload.config.collections.filter((config) => hasDraftsEnabled(config));
  const found = drafted.map(async ({ slug, admin }): Promise<Draft[]> => {
    const collection = slug as CollectionSlug;
    const { docs } = await payload.findVersions({
      collection,
      where: {
        and: [
          { latest: { equals: true } },
          { 'version._status': { equals: 'draft' } },
          { 'version.updatedBy': { equals: user.name || user.email } },
        ],
      },
      sort: '-updatedAt',
      limit: MOST,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    });
    return docs.flatMap(({ parent, updatedAt, version }) => {
      const title = (version as unknown as Record<string, unknown>)[admin.useAsTitle ?? 'id'];
      // A new document without a word is no work to go on with.
      return parent && title
        ? [{ id: parent, collection, title: `${title}`, savedAt: updatedAt }]
        : [];
    });
  });
  const drafts = (await Promise.all(found)).flat();
  return drafts.sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1)).slice(0, MOST);
}

/** What this person has begun and not published, the newest first. */
export async function Drafts({ payload, user, i18n }: StartPageProps) {
  const drafts = hasRole(user, 'admin', 'editor') ? await draftsOf(payload, user) : [];
  if (drafts.length === 0) return null;
  const { locale } = leadLabels(i18n.language);
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: (await readOffice(payload)).timeZone,
  });
  return (
    <section className="start__panel">
      <h2>{TITLE[locale]}</h2>
      <ul className="start__list">
        {drafts.map(({ id, collection, title, savedAt }) => {
          const { singular } = payload.collections[collection].config.labels;
          return (
            <li key={`${collection}/${id}`}>
              <div>
                <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
                  {title}
                </Link>
                <small>
                  {(singular as AdminLabel)[locale]} · {time.format(new Date(savedAt))}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import Link from 'next/link';
import type { CollectionSlug, Payload } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { type Incomplete, incompleteDocuments } from '../../reads/incomplete.ts';
import { missingOf } from '../editing/missing-fields.ts';
import type { StartPageProps } from './start-page-props.ts';

/** The document's title; its id if the title itself is missing; `null` if it was deleted meanwhile. */
async function titleOf(payload: Payload, { id, source }: Incomplete): Promise<string | null> {
  const collection = source as CollectionSlug;
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  const { useAsTitle } = payload.collections[collection].config.admin;
  if (!found) return null;
  const title = (found as unknown as Record<string, unknown>)[useAsTitle ?? 'id'];
  return typeof title === 'string' && title !== '' ? title : String(id);
}

/** Documents that the site leaves out as incomplete, for people with the right to complete them. */
export async function IncompleteContent({ payload, user, i18n }: StartPageProps) {
  const found = writesContent(user) ? incompleteDocuments(payload) : [];
  const titled = await Promise.all(
    found.map(async (one) => ({ ...one, title: await titleOf(payload, one) })),
  );
  const documents = titled.filter(({ title }) => title !== null);
  if (documents.length === 0) return null;
  const locale = adminLanguage(i18n.language);
  return (
    <section className="start__panel">
      <h2>{officeWords(locale).start.incomplete.title}</h2>
      <ul className="start__list">
        {documents.map((document) => {
          const { id, source, title } = document;
          const place = `collections/${source}/${id}`;
          const { config } = payload;
          const label = config.collections.find(({ slug }) => slug === source)?.labels.singular;
          const name = typeof label === 'object' ? (label as AdminLabel)[locale] : source;
          return (
            <li key={place}>
              <div>
                <Link href={`/admin/${place}`} prefetch={false}>
                  {`${name}: ${title}`}
                </Link>
                <small>
                  {officeWords(locale).start.incomplete.missing}:{' '}
                  {missingOf(config, document, locale)}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

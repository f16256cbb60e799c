import Link from 'next/link';
import { hasRole } from '../../access/roles.ts';
import { incompleteDocuments } from '../../contract/incomplete.ts';
import type { Words } from '../../fields/words.ts';
import { deskWords } from '../desk-words.ts';
import type { StartPageProps } from './start-page.tsx';

const TITLE: Words = {
  pl: 'Opublikowane, ale niewidoczne na stronie',
  en: 'Published, but not shown on the site',
  de: 'Veröffentlicht, aber auf der Website nicht zu sehen',
};

const MISSING: Words = { pl: 'Brakuje', en: 'Missing', de: 'Es fehlt' };

/** What the site leaves out because something in it is missing, for those who can mend it. */
export function IncompleteContent({ payload, user, i18n }: StartPageProps) {
  const documents = hasRole(user, 'admin', 'editor') ? incompleteDocuments(payload) : [];
  if (documents.length === 0) return null;
  const { locale } = deskWords(i18n.language);
  return (
    <section className="start__panel">
      <h2>{TITLE[locale]}</h2>
      <ul className="start__list">
        {documents.map(({ fields, id, source }) => {
          const place = `collections/${source}/${id}`;
          const { config } = payload;
          const label = config.collections.find(({ slug }) => slug === source)?.labels.singular;
          const name = typeof label === 'object' ? (label as Words)[locale] : source;
          return (
            <li key={place}>
              <div>
                <Link href={`/admin/${place}`} prefetch={false}>
                  {`${name} ${id}`}
                </Link>
                <small>
                  {MISSING[locale]}: {fields.join(', ')}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import Link from 'next/link';
import { writesContent } from '../../access/editing-rights.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { reasonInWords } from '../links/labels.ts';
import { placeOfLink } from '../links/place-of-link.ts';
import { TO_DO, TO_DO_LIST } from '../links/views.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Links that are shown; the list has all of them. */
const MOST = 5;

/** Links of the published content that do not work, for the people who can correct them. */
export async function BrokenLinks({ payload, user, i18n }: StartPageProps) {
  if (!writesContent(user)) return null;
  const language = adminLanguage(i18n.language);
  const query = { collection: 'broken-links', where: TO_DO, sort: '-since', limit: MOST } as const;
  const { docs, totalDocs } = await payload.find({ ...query, overrideAccess: false, user });
  if (totalDocs === 0) return null;
  const rows = await Promise.all(
    docs.map(async (row) => ({ row, place: await placeOfLink(payload, row, language) })),
  );
  return (
    <section className="start__panel">
      <h2>{`${officeWords(language).links.brokenLinks}: ${totalDocs}`}</h2>
      <ul className="start__list">
        {rows.map(({ row, place: { name, field, href } }) => (
          <li key={row.id}>
            <div>
              <Link href={href} prefetch={false}>
                {name}
              </Link>
              <small>{field}</small>
              <small className="start__address">
                {row.address} · {reasonInWords(row, language)}
              </small>
            </div>
          </li>
        ))}
      </ul>
      <Link className="start__more" href={TO_DO_LIST} prefetch={false}>
        {officeWords(language).links.link.more}
      </Link>
    </section>
  );
}

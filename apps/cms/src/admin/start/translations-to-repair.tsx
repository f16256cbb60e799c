import { LOCALES } from '@osnowa/contract';
import Link from 'next/link';
import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { type MostOpen, readMostOpen } from '../../changes/translations/parity.ts';
import { type AdminLabel, type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';

import { comparisonAddress, formAddress } from '../translations/board-address.ts';

import { lacksInWords, titlesOf } from '../translations/open-documents.tsx';
import type { StartPageProps } from './start-page-props.ts';

/** Documents and languages that are shown; the board has all. */
const MOST = 6;

interface Entry extends MostOpen {
  kind: string;
  title: string;
}

function labelOf({ config }: Payload, source: string, language: AdminLanguage): string {
  const collection = config.collections.find(({ slug }) => slug === source);
  const global = config.globals.find(({ slug }) => slug === source);
  const label = collection?.labels.singular ?? global?.label;
  return (label as AdminLabel | undefined)?.[language] ?? source;
}

/** The entries with their titles; those whose document this person cannot read are left out. */
async function entriesOf(payload: Payload, user: TypedUser, language: AdminLanguage) {
  const open = await readMostOpen(payload, MOST);
  const req = await createLocalReq({ user }, payload);
  const titles = new Map<string, ReadonlyMap<string, string>>();
  for (const source of new Set(open.map((one) => one.source))) {
    const ids = open.filter((one) => one.source === source).map(({ document }) => document);
    const known = ids.filter((id) => id !== '');
    if (known.length === 0) continue;
    titles.set(source, await titlesOf(req, source as CollectionSlug, known));
  }
  return open.flatMap((one): Entry[] => {
    const kind = labelOf(payload, one.source, language);
    if (one.document === '') return [{ ...one, kind, title: '' }];
    const title = titles.get(one.source)?.get(one.document);
    return title === undefined
      ? []
      : [{ ...one, kind, title: title || officeWords(language).editing.untitled.untitled }];
  });
}

/** The documents with most sentences that are missing or stale, for the people who can write them. */
export async function TranslationsToRepair({ payload, user, i18n }: StartPageProps) {
  if (!writesContent(user)) return null;
  const language = adminLanguage(i18n.language);
  const entries = await entriesOf(payload, user, language);
  if (entries.length === 0) return null;
  return (
    <section className="start__panel">
      <h2>{officeWords(language).start.translationsToRepair.title}</h2>
      <ul className="start__list">
        {entries.map((entry) => {
          const { source, document, language: code, firstField, kind, title } = entry;
          return (
            <li key={`${source}/${document}/${code}`}>
              <div>
                <Link href={formAddress(source, document, code, firstField)} prefetch={false}>
                  {title ? `${kind}: ${title}` : kind}
                </Link>
                <small>
                  {LOCALES[code].name} · {lacksInWords(entry, language)}
                </small>
              </div>
              <Link href={comparisonAddress(source, document, code)} prefetch={false}>
                {officeWords(language).translations.board.compare}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link className="start__more" href="/admin/translations" prefetch={false}>
        {officeWords(language).start.translationsToRepair.all}
      </Link>
    </section>
  );
}

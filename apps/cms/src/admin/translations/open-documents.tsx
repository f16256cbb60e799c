import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { notFound } from 'next/navigation';
import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload';
import {
  OPEN_PER_PAGE,
  type OpenDocument,
  readOpen,
  readParity,
} from '../../changes/translations/parity.ts';
import type { AdminLabel, AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { fieldInWords } from '../editing/missing-fields.ts';

import {
  type BoardAddress,
  boardAddress,
  comparisonAddress,
  formAddress,
} from './board-address.ts';

interface Props {
  req: PayloadRequest;
  language: AdminLanguage;
  chosen: BoardAddress;
}

/** Titles of documents by their ids, of the newest draft of each. */
export async function titlesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { useAsTitle } = req.payload.collections[collection].config.admin;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    locale: DEFAULT_LOCALE,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  return new Map(
    docs.map((one) => {
      const title = (one as unknown as Record<string, unknown>)[useAsTitle ?? 'id'];
      return [String(one.id), typeof title === 'string' ? title : ''];
    }),
  );
}

function schemaOf({ collections, globals }: SanitizedConfig, source: string) {
  const collection = collections.find(({ slug }) => slug === source);
  if (collection) return { fields: collection.flattenedFields, label: collection.labels.plural };
  const global = globals.find(({ slug }) => slug === source);
  return global && { fields: global.flattenedFields, label: global.label };
}

/** Missing and stale sentences of a document, in words: `Nieaktualne zdania: 2`. */
export function lacksInWords(
  {
    missing,
    stale,
    isDraft = false,
  }: Pick<OpenDocument, 'missing' | 'stale'> & { isDraft?: boolean },
  language: AdminLanguage,
): string {
  const parts = [
    ...(missing > 0
      ? [`${officeWords(language).translations.board.missingSentences}: ${missing}`]
      : []),
    ...(stale > 0 ? [`${officeWords(language).translations.board.staleSentences}: ${stale}`] : []),
    ...(isDraft ? [officeWords(language).translations.board.draft] : []),
  ].join(', ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** Documents behind a number of the board, with links to the first field and the comparison. */
export async function OpenDocuments({ req, language, chosen }: Props) {
  const { payload } = req;
  const schema = schemaOf(payload.config, chosen.source);
  if (!schema) notFound();
  const { source, lack, language: code } = chosen;
  const found = await readOpen(payload, chosen, chosen.page);
  const ids = found.map(({ document }) => document).filter((document) => document !== '');
  const titles =
    ids.length > 0 ? await titlesOf(req, source as CollectionSlug, ids) : new Map<string, string>();
  const label = (schema.label as AdminLabel)[language];
  return (
    <>
      <p className="translations__back">
        <a href="/admin/translations">
          ← {officeWords(language).translations.translationsTitle}:{' '}
          {officeWords(language).translations.board.all.toLowerCase()}
        </a>
      </p>
      <h1>
        {label} · {LOCALES[code].name} · {officeWords(language).translations.lack[lack]}
      </h1>
      {found.length === 0 ? <p>{officeWords(language).translations.board.nothing}</p> : null}
      <ul className="translations__documents">
        {found.map((one) => (
          <li key={one.document}>
            <a href={formAddress(source, one.document, code, one.firstField)}>
              {titles.get(one.document) ||
                (one.document === '' ? label : officeWords(language).editing.untitled.untitled)}
            </a>
            <span>{lacksInWords(one, language)}</span>
            {one.firstField ? (
              <span>
                {officeWords(language).translations.board.field}:{' '}
                {fieldInWords(schema.fields, one.firstField, language)}
              </span>
            ) : null}
            {code === DEFAULT_LOCALE ? null : (
              <a href={comparisonAddress(source, one.document, code)}>
                {officeWords(language).translations.board.compare}
              </a>
            )}
          </li>
        ))}
      </ul>
      <Pages req={req} chosen={chosen} language={language} />
    </>
  );
}

async function Pages({ req, chosen, language }: Props) {
  const cell = (await readParity(req.payload)).find(
    (one) => one.source === chosen.source && one.language === chosen.language,
  );
  const last = Math.ceil((cell?.[chosen.lack] ?? 0) / OPEN_PER_PAGE);
  if (last < 2) return null;
  const { page } = chosen;
  return (
    <nav
      className="translations__pages"
      aria-label={officeWords(language).translations.board.pages}
    >
      {page > 1 ? (
        <a href={boardAddress({ ...chosen, page: page - 1 })}>
          {officeWords(language).translations.board.earlier}
        </a>
      ) : null}
      <span>
        {page} / {last}
      </span>
      {page < last ? (
        <a href={boardAddress({ ...chosen, page: page + 1 })}>
          {officeWords(language).translations.board.later}
        </a>
      ) : null}
    </nav>
  );
}

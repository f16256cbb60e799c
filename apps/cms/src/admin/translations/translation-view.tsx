import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload';
import {
  editingRights,
  languageNames,
  writesContent,
  writesIn,
} from '../../access/editing-rights.ts';
import { comparedTexts } from '../../changes/translations/comparison.ts';
import { fieldsAt, newestRow, type Place } from '../../changes/translations/newest-state.ts';
import { TRANSLATIONS } from '../../changes/translations/progress.ts';
import { type AdminLabel, adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { Heading } from '../editing/heading.tsx';
import { fieldInWords } from '../editing/missing-fields.ts';

import { formAddress } from './board-address.ts';
import { Comparison } from './comparison.tsx';

import './comparison.css';

/** Address of the list of a document's collection; a global has none. */
function listAddress(collection: string | undefined): string | undefined {
  return collection && `/admin/collections/${collection}`;
}

interface HeadingProps {
  req: PayloadRequest;
  place: Place;
  locale: string | undefined;
}

/** Heads the view by its title, and by that of the original where the chosen language has none. */
async function HeadingOfTranslation({ req, place, locale }: HeadingProps) {
  if ('global' in place) return null;
  const language = adminLanguage(req.i18n.language);
  const { useAsTitle = 'id' } = req.payload.collections[place.collection].config.admin;
  const title = (await newestRow(req, place))?.[useAsTitle];
  const isLocalised = typeof title === 'object' && title !== null;
  const titles = isLocalised ? (title as Partial<Record<string, string>>) : {};
  const own = isLocalised ? titles[locale ?? DEFAULT_LOCALE] : title;
  // Also when the title exists: Payload would show the earlier one until the view is opened again.
  if (own) return <Heading title={String(own)} />;
  const original = titles[DEFAULT_LOCALE];
  const shown = original
    ? fill(officeWords(language).editing.untitled.originalTitle, { title: original })
    : officeWords(language).editing.untitled.untitled;
  return <Heading title={shown} />;
}

/** The tab “Translation” of a document: its texts next to those of the chosen content language. */
export async function TranslationView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, locale, req } = initPageResult;
  const rights = editingRights(req.user);
  if (!req.user || !rights || !writesContent(req.user)) return null;
  const language = adminLanguage(req.i18n.language);
  const target = TRANSLATIONS.find((code) => code === locale?.code);
  const source = collectionConfig?.slug ?? globalConfig?.slug ?? '';
  const document = collectionConfig ? String(docID) : '';
  const label = collectionConfig?.labels.plural ?? globalConfig?.label;
  const path = (
    <SetStepNav
      nav={[
        { label: (label as AdminLabel)[language], url: listAddress(collectionConfig?.slug) },
        { label: officeWords(language).translations.comparison.tab },
      ]}
    />
  );
  const place: Place = collectionConfig
    ? { collection: source as CollectionSlug, id: docID as number }
    : { global: source as GlobalSlug };
  const heading = <HeadingOfTranslation req={req} place={place} locale={locale?.code} />;
  if (!target) {
    return (
      <Gutter className="comparison">
        {path}
        {heading}
        <p>{officeWords(language).translations.comparison.choose}</p>
        <ul className="comparison__languages">
          {TRANSLATIONS.map((code) => (
            <li key={code}>
              <a href={`?locale=${code}`} lang={code}>
                {LOCALES[code].name}
              </a>
            </li>
          ))}
        </ul>
      </Gutter>
    );
  }
  if (!writesIn(rights, target)) {
    const names = languageNames(rights.languages);
    return (
      <Gutter className="comparison">
        {path}
        {heading}
        <p>{fill(officeWords(language).languages.otherLanguage, { languages: names })}</p>
      </Gutter>
    );
  }
  const texts = (await comparedTexts(req, place, target)) ?? [];
  const fields = fieldsAt(req, place);
  const row = (await newestRow(req, place)) ?? undefined;
  const labels = Object.fromEntries(
    texts.map(({ key, path }) => [key, fieldInWords(fields, path, language, row)]),
  );
  const forms = Object.fromEntries(
    texts.map(({ key, path }) => [key, formAddress(source, document, target, path)]),
  );
  return (
    <Gutter className="comparison">
      {path}
      {heading}
      <Comparison
        source={source}
        document={document}
        target={target}
        names={{ original: LOCALES[DEFAULT_LOCALE].name, target: LOCALES[target].name }}
        hasDrafts={Boolean(collectionConfig?.versions?.drafts)}
        language={language}
        user={req.user.id}
        labels={labels}
        forms={forms}
        first={texts}
      />
    </Gutter>
  );
}

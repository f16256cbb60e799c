import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { fill, placeholdersIn } from '@osnowa/text';
import Link from 'next/link';
import type { DefaultServerCellComponentProps, UIFieldServerComponent, Where } from 'payload';
import { Facts } from '../../kit/facts.tsx';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { listTabs } from '../../kit/tabs.tsx';
import { officeWords } from '../../kit/words.ts';
import type { ChangedWord } from '../../platform/database/generated/payload-types.ts';
import { wordPlace } from './word-places.ts';
import { UNUSED } from './word-rows.ts';
import { type BuiltInWord, WORD_TABLE } from './word-table.ts';

/** Above the list: each language, what was changed, and what no place of the site has any more. */
export const WordTabs = listTabs({
  collection: 'changed-words',
  read: ({ siteWords: { page } }) => ({
    label: page.views,
    about: page.about,
    tabs: [
      { label: page.all, where: {} as Where },
      ...LOCALE_CODES.map((code) => ({
        label: LOCALES[code].name,
        where: { locale: { equals: code } } as Where,
      })),
      { label: page.changedOnly, where: { changed: { equals: true } } },
      { label: page.unused, where: { place: { equals: UNUSED } } },
    ],
  }),
});

/** The place of a text on the site, in words. Payload draws a cell of an empty list, too. */
export function PlaceCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const { key = '' } = (rowData ?? {}) as Partial<ChangedWord>;
  return <>{wordPlace(key, adminLanguage(i18n.language)) || key}</>;
}

/** Other places with the same texts in all languages. */
function samePlaces({ key, texts }: BuiltInWord, language: AdminLanguage): string[] {
  const said = JSON.stringify(texts);
  const same = [...WORD_TABLE.values()].filter(
    (one) => one.key !== key && JSON.stringify(one.texts) === said,
  );
  return [...new Set(same.map((one) => wordPlace(one.key, language)))];
}

/** Above the fields: the place of the text, its placeholders, and its other languages. */
export const WordFacts: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  const { id, key } = data as unknown as ChangedWord;
  const language = adminLanguage(i18n.language);
  const word = WORD_TABLE.get(key);
  const { page, pluralForms, ...words } = officeWords(language).siteWords;
  if (!word) return <p className="notice">{page.unusedAbout}</p>;
  const placeholders = placeholdersIn(Object.values(word.texts).join(' '));
  const meanings: Readonly<Record<string, string>> = words.placeholders;
  const forms: Readonly<Record<string, string>> = pluralForms;
  const form = placeholders.includes('n') && forms[key.slice(key.lastIndexOf('.') + 1)];
  const same = samePlaces(word, language).join('; ');
  const { docs } = await payload.find({
    collection: 'changed-words',
    where: { key: { equals: key }, id: { not_equals: id } },
    ...{ depth: 0, overrideAccess: false, pagination: false, user },
  });
  return (
    <section className="field-type">
      <Facts
        facts={[
          [page.place, [wordPlace(key, language), form].filter(Boolean).join(', ')],
          [page.same, same && fill(page.alsoAt, { places: same })],
          [page.placeholders, placeholders.map((name) => `{${name}} ${meanings[name]}`).join('\n')],
          ...docs.map(
            (other) =>
              [
                LOCALES[other.locale as Locale].name,
                <Link
                  key={other.id}
                  href={`/admin/collections/changed-words/${other.id}`}
                  lang={other.locale}
                  prefetch={false}
                >
                  {other.text}
                </Link>,
              ] as const,
          ),
        ]}
      />
    </section>
  );
};

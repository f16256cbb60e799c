'use client';

import { hasLabel, LABELS_OF_PATHS, MENU_WORDS } from '@osnowa/site-map';
import { useLoaded } from '../../kit/ask.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { useOfficeLanguage } from '../../kit/office-words.tsx';
import { Pill, useConfig, useLocale, useRowLabel } from '../../kit/payload.ts';

interface MenuRow {
  title?: string;
  label?: string;
  term?: string;
  heading?: string;
  url?: string;
  document?: { relationTo: string; value: number | string | { id: number | string } } | null;
}

type Word = keyof (typeof MENU_WORDS)[keyof typeof MENU_WORDS];

/** The site's own word for a page of its own; an editor's page has none. */
function wordFor(document: Record<string, unknown>, language: string): string | undefined {
  const { anchor, pageName } = document;
  const path = anchor ? `/services#${anchor}` : pageName === 'home' ? '/' : `/${pageName}`;
  return hasLabel(path) ? MENU_WORDS[LABELS_OF_PATHS[path]][language as Word] : undefined;
}

/** The name of an entry's document in menus, in the content language. */
function useName(document: MenuRow['document']): string {
  const { getEntityConfig } = useConfig();
  const { code } = useLocale();
  const collection = document?.relationTo;
  const value = document?.value;
  const id = typeof value === 'object' ? value.id : value;
  const entity = collection ? getEntityConfig({ collectionSlug: collection }) : undefined;
  const title = entity?.admin.useAsTitle ?? 'id';
  const fields = [title, 'pageName', 'anchor'].map((field) => `&select[${field}]=true`).join('');
  const path =
    collection && id ? `/${collection}/${id}?depth=0&draft=true&locale=${code}${fields}` : null;
  const found = useLoaded<Record<string, unknown>>(path).loaded ?? {};
  const isNamed = collection === 'pages' || collection === 'services';
  return (isNamed ? wordFor(found, code) : undefined) ?? String(found[title] ?? '');
}

/** Label of a folded menu entry: the text that visitors read, and the kind of the entry. */
export function MenuLabel({ kind }: { kind?: AdminLabel }) {
  const language = useOfficeLanguage();
  const { code } = useLocale();
  const { data, rowNumber = 0 } = useRowLabel<MenuRow>();
  const named = useName(data?.document);
  const heading = MENU_WORDS[data?.heading as keyof typeof MENU_WORDS]?.[code as Word];
  const name = data?.title || data?.label || data?.term || heading || named || data?.url || '';
  if (!kind) return <span>{name || String(rowNumber + 1)}</span>;
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind[language as keyof AdminLabel] ?? kind.pl}
      </Pill>
      <span>{name}</span>
    </>
  );
}

'use client';

import { hasLabel, LABELS_OF_PATHS, MENU_WORDS } from '@osnowa/site-map';
import type { ComponentProps } from 'react';
import { useLoaded } from '../ask.ts';
import type { AdminLabel } from '../office-language.ts';
import { useOfficeLanguage } from '../office-words.tsx';
import { FieldLabel, Pill, useConfig, useLocale, useRowLabel } from '../payload.ts';

type Label = ComponentProps<typeof FieldLabel>;

interface RequiredLabelProps extends Pick<Label, 'path'> {
  field?: Pick<Label, 'label' | 'localized'>;
}

/** Label of a field that is required in the default language: with the usual mark. */
export function RequiredLabel({ field, path }: RequiredLabelProps) {
  return <FieldLabel label={field?.label} localized={field?.localized} path={path} required />;
}

type Row = Record<string, unknown>;

const NAMING_FIELDS = ['title', 'name', 'question', 'value', 'label', 'key', 'weekday', 'part'];
const NAMING_BLOCK_FIELDS = ['title', 'textPrimary', 'textTitle', 'text1', 'link'];

/** The first of some fields that has a text. */
function nameIn(data: Row | undefined, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => data?.[field]);
  return values.find((value) => typeof value === 'string' && value !== '') as string | undefined;
}

/** Label of a folded row: its title, name or question. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  return <span>{nameIn(data, NAMING_FIELDS) ?? String(rowNumber + 1)}</span>;
}

/** Label of a folded block: its number, its kind and its title. */
function Kind({ words, title }: { words: AdminLabel; title: string | undefined }) {
  const language = useOfficeLanguage();
  const { rowNumber = 0 } = useRowLabel();
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {words[language]}
      </Pill>
      <span>{title}</span>
    </>
  );
}

export function BlockLabel({ words }: { words: AdminLabel }) {
  const { data } = useRowLabel<Row>();
  return <Kind words={words} title={nameIn(data, NAMING_BLOCK_FIELDS)} />;
}

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
function wordFor(document: Row, language: string): string | undefined {
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
  const found = useLoaded<Row>(path).loaded ?? {};
  const isNamed = collection === 'pages' || collection === 'services';
  return (isNamed ? wordFor(found, code) : undefined) ?? String(found[title] ?? '');
}

/** Label of a folded menu entry: the text that visitors read, and the kind of the entry. */
export function MenuLabel({ kind }: { kind?: AdminLabel }) {
  const { code } = useLocale();
  const { data, rowNumber = 0 } = useRowLabel<MenuRow>();
  const named = useName(data?.document);
  const heading = MENU_WORDS[data?.heading as keyof typeof MENU_WORDS]?.[code as Word];
  const name = data?.title || data?.label || data?.term || heading || named || data?.url || '';
  return kind ? <Kind words={kind} title={name} /> : <span>{name || String(rowNumber + 1)}</span>;
}

import type { ArrayField, Field, Tab } from 'payload';
import type { LabelName } from '../../kit/fields/field-options.ts';
import { common, type FieldOptions } from '../../kit/fields/field-options.ts';
import { icon } from '../../kit/fields/values.ts';
import { label, labels } from '../../kit/words.ts';
import { localisedLine, localisedLines } from './text.ts';

type RowOptions = FieldOptions & { atLeast?: number; atMost?: number };

/**
 * A list of rows that an editor can add to, reorder and fold.
 * @param options `atLeast` is how many rows it needs to be published, `atMost` how many it may have
 */
export function rows(
  name: LabelName,
  fields: Field[],
  { atLeast, atMost, ...options }: RowOptions = {},
): ArrayField {
  const field = common(name, options);
  return {
    ...field,
    type: 'array',
    labels: labels((w) => w.forms.rows),
    fields,
    ...(atLeast && { required: true, minRows: atLeast }),
    ...(atMost && { maxRows: atMost }),
    admin: {
      ...field.admin,
      initCollapsed: true,
      components: { RowLabel: '/kit/fields/labels.tsx#RowLabel' },
    },
  };
}

/** Rows of one localised line, `title` by default. */
export function titles(
  name: LabelName,
  of: LabelName = 'title',
  options: { atLeast?: number } = {},
): ArrayField {
  return rows(name, [localisedLine(of)], options);
}

/** Rows of a title with a description and an icon, and further fields. */
export function points(
  name: LabelName,
  more: Field[] = [],
  options: { atLeast?: number } = {},
): ArrayField {
  const fields: Field[] = [
    {
      type: 'row',
      fields: [localisedLine('title', { width: 60 }), icon({ optional: true, width: 40 })],
    },
    localisedLines('description'),
    ...more,
  ];
  return rows(name, fields, options);
}

/** Rows of a value and what it is: `10+ lat`, `na rynku`. */
export function figures(name: LabelName): ArrayField {
  return rows(name, [
    {
      type: 'row',
      fields: [localisedLine('value', { width: 40 }), localisedLine('label', { width: 60 })],
    },
  ]);
}

/** Rows of a question and its answer, and further fields (`more`). */
export function questions(
  name: LabelName,
  { more = [], ...options }: RowOptions & { more?: Field[] } = {},
): ArrayField {
  return rows(name, [localisedLine('question'), localisedLines('answer'), ...more], options);
}

/** Texts for search engines and link previews. */
export function seoTab(): Tab {
  return {
    label: label((w) => w.forms.rows.seoTab),
    description: label((w) => w.forms.rows.seoTabHint),
    fields: [
      localisedLine('seoTitle', {
        optional: true,
        hint: label((w) => w.forms.rows.seoTitleHint),
      }),
      localisedLines('seoDescription', {
        optional: true,
        hint: label((w) => w.forms.rows.seoDescriptionHint),
      }),
    ],
  };
}

import type { Field } from 'payload';
import type { AdminLabel } from '../office-language.ts';
import { label, type Words } from '../words.ts';

/** Name of a field that the back office has a word for. */
export type LabelName = keyof Words['fields'];

/** Options of a field in one place, beyond its name. */
export interface FieldOptions {
  /** May be left empty. */
  optional?: boolean;
  /** Overrides the usual label. */
  label?: AdminLabel;
  /** One sentence of help below the field. */
  hint?: AdminLabel;
  /** Shown in the sidebar of the form. */
  sidebar?: boolean;
  /** Part of a row, in per cent. */
  width?: number;
}

/** Label and admin settings that every kind of field has. */
export function common(name: LabelName, options: FieldOptions) {
  const { hint, sidebar, width } = options;
  return {
    name,
    label: options.label ?? label((w) => w.fields[name]),
    admin: {
      ...(hint && { description: hint }),
      ...(sidebar && { position: 'sidebar' as const }),
      ...(width && { width: `${width}%` }),
    },
  };
}

/** Marks a text field whose value is an address that visitors follow: the checks of links read it. */
export const IS_LINK = { isLink: true } as const;

/** Whether a field has that mark. */
export function isLink({ custom }: Pick<Field, 'custom'>): boolean {
  return custom?.isLink === true;
}

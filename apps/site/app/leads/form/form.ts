import type { ErrorCode, FieldErrors, FieldName, FormPath, FormType } from '@osnowa/contract';
import type { ReactNode } from 'react';
import type { FORM_SETTINGS, SettingsContent } from '../../content/domain.ts';

/** Id of the section with the contact form, on every page that has one; links lead to it. */
export const CONTACT_FORM_ID = 'contact-form';

/** Properties that distinguish the forms of the site. */
export interface FormDescription<Path extends FormPath = FormPath> {
  /** Prefix of its ids, and key of its thank-you text. */
  name: 'contact' | 'consultation' | 'newsletter' | 'career' | 'quote';
  type: FormType;
  /** Path of the web API whose rules it keeps. */
  path: Path;
  /** Separates its draft from that of another form of the same type: the job. */
  about?: string;
}

/** A form with the names of its fields in the order in which they stand, the consent last. */
export interface Form extends FormDescription {
  fields: readonly string[];
}

/** The fields that people see, by name, in the order in which they stand; only a form's own compile. */
export type Fields<Path extends FormPath> = {
  [Name in FieldName<Path> | 'attachment']?: ReactNode;
};

/** Id of a field's control. */
export function fieldId({ name }: FormDescription, field: string): string {
  return `${name}-${field}`;
}

/** What of the site's settings a form needs. */
export type FormSettings = Pick<SettingsContent, (typeof FORM_SETTINGS)[number]>;

/** What every form takes from the page on which it stands. */
export interface FormProps {
  /** Id of the form, for buttons that stand elsewhere on the page. */
  id?: string;
  settings: FormSettings;
  /** How a submission without JavaScript ended; the page then shows it. */
  result?: FormResult | null;
  /** Gets the answer once the form was sent: reference number, key of an estimate sent along. */
  onSent?: (sent: SentResult) => void;
}

export type HiddenField = readonly [name: string, value: string];

/** What a visitor typed, by field name. */
export type FormValues = Record<string, string>;

/** How a submission ended. Messages are codes: the form says them in the visitor's language. */
export type FormResult =
  | {
      kind: 'sent';
      reference: string;
      /** Key of the estimate that was sent along. */
      estimate?: string;
      /** No mail goes to the sender: there were too many, or the form looks like a program's. */
      isUnmailed?: true;
      /** When an adviser will call, where a time was chosen; ISO 8601. */
      callTime?: string;
      /** Opens the page where the sender sees what they sent. */
      token?: string;
      /** What was typed, where the form came without scripts. */
      values?: FormValues;
    }
  | { kind: 'invalid'; fields: FieldErrors; values: FormValues }
  | { kind: 'refused'; code: ErrorCode; values: FormValues };

/** A form that the company has. */
export type SentResult = Extract<FormResult, { kind: 'sent' }>;

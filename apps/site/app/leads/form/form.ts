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
  /** Path of the web API whose rules the form follows. */
  path: Path;
  /** Separates its draft from that of another form of the same type: the job. */
  about?: string;
}

/** A form with the names of its fields in their order, the consent last. */
export interface Form extends FormDescription {
  fields: readonly string[];
}

/** The visible fields, by name, in their order; only a form's own compile. */
export type Fields<Path extends FormPath> = {
  [Name in FieldName<Path> | 'attachment']?: ReactNode;
};

/** Id of a field's control. */
export function fieldId({ name }: FormDescription, field: string): string {
  return `${name}-${field}`;
}

/** The site settings that a form needs. */
export type FormSettings = Pick<SettingsContent, (typeof FORM_SETTINGS)[number]>;

/** Props that every form takes from its page. */
export interface FormProps {
  /** Id of the form, for buttons elsewhere on the page. */
  id?: string;
  settings: FormSettings;
  /** Result of a submission without JavaScript, which the page then shows. */
  result?: FormResult | null;
  /** Gets the answer once the form was sent: reference number, key of an estimate sent along. */
  onSent?: (sent: SentResult) => void;
}

export type HiddenField = readonly [name: string, value: string];

/** Typed values, by field name. */
export type FormValues = Record<string, string>;

/** Result of a submission. Messages are codes: the form says them in the visitor's language. */
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
      /** Opens the page that shows senders their request. */
      token?: string;
      /** Typed values, if the form was sent without scripts. */
      values?: FormValues;
    }
  | { kind: 'invalid'; fields: FieldErrors; values: FormValues }
  | { kind: 'refused'; code: ErrorCode; values: FormValues };

/** A form that the company has received. */
export type SentResult = Extract<FormResult, { kind: 'sent' }>;

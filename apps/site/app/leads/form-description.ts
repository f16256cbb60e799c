import type { FormPath, FormType } from '@osnowa/contract';

/** What tells one form of the site from the others. */
export interface FormDescription {
  /** Prefix of its ids, and which words thank for it. */
  name: 'contact' | 'consultation' | 'newsletter' | 'career' | 'quote';
  type: FormType;
  /** Path of the web API whose rules it keeps. */
  path: FormPath;
  /** Its fields in the order in which they stand, the consent last. */
  fields: readonly string[];
  /** Tells its draft from that of another form of the same type: the job that is applied for. */
  about?: string;
}

/** Id of a field's control. */
export function fieldId({ name }: FormDescription, field: string): string {
  return `${name}-${field}`;
}

import type { ErrorCode, FieldErrors } from '@osnowa/contract';

/** What a visitor typed, by field name. */
export type FormValues = Record<string, string>;

/** A form that the desk has. */
export type SentResult = Extract<FormResult, { kind: 'sent' }>;

/** How a submission ended. Messages are codes: the form says them in the visitor's language. */
export type FormResult =
  | {
      kind: 'sent';
      reference: string;
      /** Key of the estimate that was sent along. */
      estimate?: string;
      /** No mail goes to the sender: there were too many, or the form looks like a program's. */
      isUnmailed?: true;
    }
  | { kind: 'invalid'; fields: FieldErrors; values: FormValues }
  | { kind: 'refused'; code: ErrorCode; values: FormValues };

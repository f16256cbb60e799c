import type { ErrorCode, FieldErrors } from '@tkalnia/contract';

/** What a visitor typed, by field name. */
export type FormValues = Record<string, string>;

/** How a submission ended. Messages are codes: the form says them in the visitor's language. */
export type FormResult =
  | {
      kind: 'sent';
      reference: string /** Key of the estimate that was sent along. */;
      estimate?: string;
    }
  | { kind: 'invalid'; fields: FieldErrors; values: FormValues }
  | { kind: 'refused'; code: ErrorCode; values: FormValues };

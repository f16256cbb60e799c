import type { FormType, Locale } from '@osnowa/contract';

/** What a visitor agreed to: the clause as they saw it; `null` when no such version is known. */
export interface ConsentRecord {
  clause: string | null;
  version: string | null;
  hash: string | null;
  acceptedAt: string;
  locale: Locale;
  form: FormType;
  page: string | null;
}

import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';
import type { Reason } from '../../redirects/links/verdict.ts';

/** The reason in words, with the code of the HTTP answer. */
export function reasonInWords(
  { reason, status }: { reason: Reason; status?: number | null | undefined },
  language: AdminLanguage,
): string {
  return `${screenWords(language).links.reason[reason]}${status ? ` (${status})` : ''}`;
}

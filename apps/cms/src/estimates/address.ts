import { LOCALES, type Locale } from '@osnowa/contract';

/**
 * Address of an estimate's page, in a language.
 * @param publicUrl origin of the site, without a slash at the end
 */
export function estimateAddress(publicUrl: string, key: string, locale: Locale): string {
  return `${publicUrl}${LOCALES[locale].prefix}/estimate/${key}`;
}

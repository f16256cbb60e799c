import { LOCALE_CODES } from '@osnowa/contract';
import type { SettingsContent } from '../../content/domain.ts';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Whom to tell about a weakness, by RFC 9116.
 * @param now Unix time in ms; the file expires half a year later
 */
export function securityTxt(settings: SettingsContent, publicUrl: string, now: number): string {
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${settings.office.email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LOCALE_CODES.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

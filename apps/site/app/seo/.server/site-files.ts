import { palette } from '@osnowa/brand';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import type { SettingsContent } from '../../content/domain.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { LISTS } from './page-graph.ts';
import type { SitePage } from './site-pages.ts';

/** Headers of files that are built from content. */
export const XML = { 'content-type': 'application/xml; charset=utf-8' };
export const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8' };
export const MANIFEST = { 'content-type': 'application/manifest+json; charset=utf-8' };

/** Number of listed articles; the feed has the others. */
const ARTICLES = 20;

/** Summary and pages of the site in Markdown for language models: https://llmstxt.org. */
export function llmsTxt(
  pages: readonly SitePage[],
  settings: SettingsContent,
  publicUrl: string,
): string {
  const labels = SITE_MESSAGES[DEFAULT_LOCALE].frame;
  const line = ({ path, title, description }: SitePage) =>
    `- [${title}](${publicUrl}${path})${description ? `: ${inOneLine(description)}` : ''}`;
  const single = pages.filter(({ path }) => path.lastIndexOf('/') === 0);
  const sections = LISTS.flatMap((list) => {
    const below = pages.filter(({ path }) => path.startsWith(`/${list}/`));
    const named = list === 'blog' ? below.slice(0, ARTICLES) : below;
    return named.length > 0 ? [`## ${labels[list]}\n\n${named.map(line).join('\n')}`] : [];
  });
  const languages = Object.entries(LOCALES).map(
    ([code, { name }]) => `[${name}](${publicUrl}${localePath(code as keyof typeof LOCALES, '/')})`,
  );
  return `${[
    `# ${settings.companyName}`,
    `> ${inOneLine(settings.description.text)}`,
    languages.join(' · '),
    `## ${labels.mainMenu}\n\n${single.map(line).join('\n')}`,
    ...sections,
    `## ${labels.contact}\n\n- ${settings.office.email}, ${settings.office.phone}\n- ${settings.sales.email}, ${settings.sales.phone}`,
  ].join('\n\n')}\n`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The contact for reports of a vulnerability, by RFC 9116.
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

/** Name and icons of the site on the home screen of a device. */
export function webManifest({ companyName, slogan, description }: SettingsContent): string {
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: `${companyName}: ${slogan.text}`,
    short_name: companyName,
    description: description.text,
    lang: DEFAULT_LOCALE,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

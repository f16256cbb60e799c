import { LOCALE_CODES } from '@osnowa/contract';
import { event } from './event.ts';
import { landingPage } from './landing-page.ts';
import { gapsIn, type PageTemplate, type Texts } from './template.ts';
import { thankYou } from './thank-you.ts';

/** Templates that a new page can begin with, in the order in which they are offered. */
export const TEMPLATES = { landingPage, event, thankYou } as const satisfies Record<
  string,
  PageTemplate
>;

export type TemplateName = keyof typeof TEMPLATES;

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as [TemplateName, ...TemplateName[]];

/** Texts outside the sections, the same for every template. */
export const HEAD_TEXTS = {
  title: { pl: '[Tytuł strony]', en: '[Title of the page]', de: '[Titel der Seite]' },
  seoDescription: {
    pl: '[Opis dla wyszukiwarek: o czym jest ta strona, od 120 do 160 znaków]',
    en: '[Description for search engines: what this page is about, 120 to 160 characters]',
    de: '[Beschreibung für Suchmaschinen: wovon diese Seite handelt, 120 bis 160 Zeichen]',
  },
} as const satisfies Record<string, Texts>;

/** Whether a value of a template is a text in every language. */
export function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && LOCALE_CODES.every((code) => code in value);
}

function textsIn(value: unknown): Texts[] {
  if (isTexts(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Texts of all templates and their heads. */
export const TEMPLATE_TEXTS: readonly Texts[] = [
  ...textsIn(HEAD_TEXTS),
  ...TEMPLATE_NAMES.flatMap((name) => textsIn(TEMPLATES[name].sections)),
];

const GAPS: ReadonlySet<string> = new Set(
  TEMPLATE_TEXTS.flatMap((texts) => LOCALE_CODES.flatMap((code) => gapsIn(texts[code]))),
);

/**
 * The first gap of a template in a text, in any language: a text may have been copied. Brackets of
 * an editor's own are none. `null` where every gap was replaced.
 */
export function leftGap(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  return gapsIn(text).find((gap) => GAPS.has(gap)) ?? null;
}

import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import { env } from '../../../process/env.ts';
import {
  languagesOf,
  ownPath,
  type Target,
  targetsOf,
} from '../../../redirects/links/own-address.ts';
import type { CheckedDocument } from '../checked-document.ts';
import { linksOf } from '../links-of.ts';
import type { Finding } from '../report.ts';

const SENTENCES: Record<Exclude<Target['state'], 'shown'>, AdminLabel> = {
  missing: {
    pl: 'Odnośnik „{address}” w polu {place} prowadzi donikąd: pod tym adresem niczego nie ma.',
    en: 'The link “{address}” in {place} leads nowhere: nothing is at this address.',
  },
  hidden: {
    pl: 'Odnośnik „{address}” w polu {place} prowadzi do strony, której odwiedzający nie widzą: to szkic, strona z datą w przyszłości albo w koszu.',
    en: 'The link “{address}” in {place} leads to a page that visitors do not see: a draft, one with a date in the future, or one in the trash.',
  },
  moved: {
    pl: 'Odnośnik „{address}” w polu {place} prowadzi przez przekierowanie. Wpisz od razu {to}.',
    en: 'The link “{address}” in {place} leads through a redirect. Enter {to} instead.',
  },
  prefixed: {
    pl: 'Odnośnik „{address}” w polu {place} zaczyna się od języka, choć każdy i tak dostanie stronę w swoim. Wpisz {to}.',
    en: 'The link “{address}” in {place} begins with a language, although visitors get the page in theirs anyway. Enter {to}.',
  },
};

const OTHER_LANGUAGE: AdminLabel = {
  pl: 'Odnośnik „{address}” w polu {place}: tej strony nie ma w języku {missing}. Odwiedzający przeczytają ją w języku {shown}.',
  en: 'The link “{address}” in {place}: the page does not exist in {missing}. Visitors read it in {shown}.',
};

const named = (codes: readonly Locale[]) => codes.map((code) => LOCALES[code].name).join(', ');

const WEIGHTS = { missing: 'hurts', hidden: 'hurts', prefixed: 'better', moved: 'better' } as const;

/** Links to addresses of this site that do not exist, that visitors cannot open in their language, or that have moved. */
export async function innerLinks(document: CheckedDocument): Promise<Finding[]> {
  const links = linksOf(document).flatMap((link) => {
    const inner = ownPath(link.address, env.PUBLIC_URL);
    return inner === null ? [] : [{ ...link, inner }];
  });
  const { collection, id, req } = document;
  const targets = await targetsOf(
    { req, draft: { collection, id } },
    links.map(({ inner }) => inner),
  );
  const own = await languagesOf(req, collection, document.row);
  return links.flatMap(({ address, inner, language, path }): Finding[] => {
    const target = targets.get(inner);
    if (!target) return [];
    if (target.state === 'shown') {
      const { languages: shown = LOCALE_CODES } = target;
      const missing = (language ? [language] : own).filter((code) => !shown.includes(code));
      if (missing.length === 0) return [];
      const values = {
        address,
        place: document.named(path),
        missing: named(missing),
        shown: named(shown),
      };
      const sentence = document.said(OTHER_LANGUAGE, values);
      return [document.finding({ weight: 'better', sentence, language, field: path })];
    }
    const { state, to = '' } = target;
    const values = { address, to, place: document.named(path) };
    const sentence = document.said(SENTENCES[state], values);
    return [document.finding({ weight: WEIGHTS[state], sentence, language, field: path })];
  });
}

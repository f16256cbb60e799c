import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { label } from '../../../kit/words.ts';
import { env } from '../../../process/env.ts';
import { languagesOf, ownPath, targetsOf } from '../../../redirects/links/own-address.ts';
import type { CheckedDocument } from '../checked-document.ts';
import { linksOf } from '../links-of.ts';
import type { Finding } from '../report.ts';

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
      const sentence = document.said(
        label((w) => w.checkRules.innerLinks.otherLanguage),
        values,
      );
      return [document.finding({ weight: 'better', sentence, language, field: path })];
    }
    const { state, to = '' } = target;
    const values = { address, to, place: document.named(path) };
    const sentence = document.said(
      label((w) => w.checkRules.innerLinks[state]),
      values,
    );
    return [document.finding({ weight: WEIGHTS[state], sentence, language, field: path })];
  });
}

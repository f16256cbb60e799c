import type { AdminLabel } from '../../../fields/admin-label.ts';
import { env } from '../../../process/env.ts';
import { ownPath, type Target, targetsOf } from '../../../redirects/links/own-address.ts';
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
    pl: 'Odnośnik „{address}” w polu {place} zaczyna się od języka: w innej wersji strony nie zadziała. Wpisz {to}.',
    en: 'The link “{address}” in {place} begins with a language: it does not work on the other versions of the page. Enter {to}.',
  },
};

const WEIGHTS = { missing: 'hurts', hidden: 'hurts', prefixed: 'hurts', moved: 'better' } as const;

/** Links to addresses of this site that do not exist, that visitors cannot open, or that have moved. */
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
  return links.flatMap(({ address, inner, language, path }): Finding[] => {
    const target = targets.get(inner);
    if (!target || target.state === 'shown') return [];
    const { state, to = '' } = target;
    const values = { address, to, place: document.named(path) };
    const sentence = document.said(SENTENCES[state], values);
    return [document.finding({ weight: WEIGHTS[state], sentence, language, field: path })];
  });
}

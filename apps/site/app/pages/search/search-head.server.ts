import { LOCALE_CODES } from '@osnowa/contract';
import { SEARCH_PATH } from '@osnowa/site-map';
import type { SearchMessages } from '@osnowa/text/messages/pl/search';
import type { SearchContent, SettingsContent } from '../../content/domain.ts';
import type { HeadTag } from '../../content/page-module.ts';
import type { SiteRequest } from '../../content/request.ts';
import { fill } from '../../i18n/format.ts';
import { pageHead } from '../../seo/.server/page-head.ts';

interface SearchFacts {
  search: SearchContent;
  words: SearchMessages;
  settings: SettingsContent;
}

/** Head of the search: search engines do not index it. */
export function searchHead(
  { search: { q, tooLong }, words, settings }: SearchFacts,
  site: SiteRequest,
): HeadTag[] {
  return pageHead({
    ...site,
    settings,
    hidden: true,
    languages: LOCALE_CODES,
    path: SEARCH_PATH,
    title: q === '' || tooLong ? words.title : fill(words.titleFor, { q }),
    description: words.hint,
  });
}

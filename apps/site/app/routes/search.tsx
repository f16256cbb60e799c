import { readMessages } from '../content/.server/messages.ts';
import { siteSearch } from '../content/.server/search/site-search.ts';
import { data } from '../content/answer.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { required } from '../content/refusal.ts';
import { searchHead } from '../pages/search/search-head.server.ts';
import { SearchPage } from '../pages/search/search-page.tsx';

/** The search over the whole site. While the content service is down it says so: 503. */
export async function loader({ site, request }: LoaderArgs) {
  const [settings, { search: words }, search] = await Promise.all([
    required(site.content.get('site-settings')),
    readMessages(site.content, site.locale),
    siteSearch(site.content, new URL(request.url).searchParams),
  ]);
  const head = searchHead({ search, words, settings }, site);
  const { sales } = settings;
  return data({ search, words, sales, head }, { status: search.unavailable ? 503 : 200 });
}

export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { search, words, sales } = loaderData;
  return <SearchPage search={search} words={words} sales={sales} />;
}

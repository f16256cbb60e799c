import { LOCALE_CODES } from '@osnowa/contract';
import { ACCURACY_PATH } from '@osnowa/site-map';
import { readMessages } from '../content/.server/messages.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { required } from '../content/refusal.ts';
import { kindRecords } from '../pages/accuracy/accuracy.server.ts';
import { AccuracyPage } from '../pages/accuracy/accuracy-page.tsx';
import { pageHead } from '../seo/.server/page-head.ts';

/** Every finished project with its estimate; search engines find the page once there is one. */
export async function loader({ site }: LoaderArgs) {
  const [settings, projects, { accuracy: words }] = await Promise.all([
    required(site.content.get('site-settings')),
    required(site.content.get('delivered-projects')),
    readMessages(site.content, site.locale),
  ]);
  const head = pageHead({
    ...site,
    settings,
    hidden: projects.length === 0,
    languages: LOCALE_CODES,
    path: ACCURACY_PATH,
    title: words.title,
    description: words.subtitle,
  });
  return { kinds: await kindRecords(site.content, projects), words, head };
}

export default function EstimateAccuracy({ loaderData }: PageProps<typeof loader>) {
  return <AccuracyPage kinds={loaderData.kinds} words={loaderData.words} />;
}

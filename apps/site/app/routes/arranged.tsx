import { pageAt } from '@osnowa/contract';
import { arrangedPage } from '../content/.server/pages.ts';
import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { arrangedHead } from '../screens/arranged/arranged-head.server.ts';
import { ArrangedScreen } from '../screens/arranged/arranged-screen.tsx';
import type { Route } from './+types/arranged.ts';

/** Every page that is nothing but what an editor arranged, at whatever address they gave it. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const address = pageAt(site.path);
  if (address === null) throw notFound();
  const arranged = await arrangedPage(site.content, address);
  return { ...arranged, head: arrangedHead(arranged, site) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Arranged({ loaderData }: Route.ComponentProps) {
  const { page, data } = loaderData;
  // One route shows them all: a form filled on one page is not that of the next.
  return <ArrangedScreen key={page.id} page={page} data={data} />;
}

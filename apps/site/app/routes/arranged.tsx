import { arrangedPage } from '../content/.server/pages.ts';
import { siteRequest } from '../content/request.ts';
import { arrangedHead } from '../screens/arranged/arranged-head.server.ts';
import { ArrangedScreen } from '../screens/arranged/arranged-screen.tsx';
import type { Route } from './+types/arranged.ts';

/** The home page and every page whose name is its path. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const { content, path } = site;
  const arranged = await arrangedPage(content, path === '/' ? 'home' : path.slice(1));
  return { ...arranged, head: arrangedHead(arranged, site) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Arranged({ loaderData }: Route.ComponentProps) {
  return <ArrangedScreen page={loaderData.page} data={loaderData.data} />;
}

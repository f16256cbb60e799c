import { arrangedPage } from '../content/.server/pages.ts';
import { siteRequest } from '../content/request.ts';
import { arrangedMeta } from '../screens/arranged/arranged-meta.ts';
import { ArrangedScreen } from '../screens/arranged/arranged-screen.tsx';
import type { Route } from './+types/arranged.ts';

/** The home page and every page whose name is its path. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, path, publicUrl } = context.get(siteRequest);
  const arranged = await arrangedPage(content, path === '/' ? 'home' : path.slice(1));
  return { ...arranged, path, publicUrl, hidden: content.degraded };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? arrangedMeta(loaderData, location.pathname) : [];
}

export default function Arranged({ loaderData }: Route.ComponentProps) {
  return <ArrangedScreen {...loaderData} />;
}

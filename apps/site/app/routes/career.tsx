import { careerNamed } from '../content/.server/details.ts';
import { required } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { careerHead } from '../screens/career/career-head.server.ts';
import { CareerScreen } from '../screens/career/career-screen.tsx';
import type { Route } from './+types/career.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const [career, settings] = await Promise.all([
    careerNamed(site.content, params.slug),
    required(site.content.get('site-settings')),
  ]);
  return { career, settings, head: careerHead(career, settings, site) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Career({ loaderData }: Route.ComponentProps) {
  return <CareerScreen career={loaderData.career} settings={loaderData.settings} />;
}

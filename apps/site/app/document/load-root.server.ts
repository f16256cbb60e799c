import type { LoaderFunctionArgs } from 'react-router';
import { siteRequest } from '../content/request.ts';
import { loadFrame } from '../frame/.server/load-frame.ts';

/** Data of the frame around every page. */
export async function loadRoot({ context }: LoaderFunctionArgs) {
  const site = context.get(siteRequest);
  const frame = await loadFrame(site.content, site.locale);
  return { frame, year: new Date().getUTCFullYear() };
}

/** What the frame around a page shows. */
export type RootData = Awaited<ReturnType<typeof loadRoot>>;

import type { LoaderFunctionArgs } from 'react-router';
import { readWords } from '../content/.server/messages.ts';
import { siteRequest } from '../content/request.ts';
import { loadLayout } from '../layout/.server/load-layout.ts';

/** Data of every page: of the frame around it, and the words of the interface. */
export async function loadRoot({ context }: LoaderFunctionArgs) {
  const site = context.get(siteRequest);
  const [layout, words] = await Promise.all([
    loadLayout(site.content, site.locale),
    readWords(site.content, site.locale),
  ]);
  return { layout, words, year: new Date().getUTCFullYear() };
}

/** Data that every page shows. */
export type RootData = Awaited<ReturnType<typeof loadRoot>>;

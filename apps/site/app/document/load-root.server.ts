import type { LoaderFunctionArgs } from 'react-router';
import { readWords } from '../content/.server/messages.ts';
import { siteRequest } from '../content/request.ts';
import { loadFrame } from '../frame/.server/load-frame.ts';

/** Data of every page: of the frame around it, and the words of the interface. */
export async function loadRoot({ context }: LoaderFunctionArgs) {
  const site = context.get(siteRequest);
  const [frame, words] = await Promise.all([
    loadFrame(site.content, site.locale),
    readWords(site.content, site.locale),
  ]);
  return { frame, words, year: new Date().getUTCFullYear() };
}

/** What every page shows. */
export type RootData = Awaited<ReturnType<typeof loadRoot>>;

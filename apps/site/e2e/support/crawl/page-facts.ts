import { setTimeout } from 'node:timers/promises';
import { load } from 'cheerio';
import { stack } from '../env.ts';

/** Facts from a page's own HTML, before any script runs: the view of a search engine. */
export interface PageFacts {
  /** Path with query, as it was requested. */
  path: string;
  status: number;
  cacheControl: string;
  html: string;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: Record<string, string>;
  headings: string[];
  ids: string[];
  /** Addresses of links as written. */
  links: string[];
  /** Addresses of pictures, icons and other files that the page needs. */
  files: string[];
  sharePicture: string;
  structuredData: string[];
}

/** An idle connection may be closed while the parser is busy. */
const ONCE = { redirect: 'manual', headers: { connection: 'close' } } as const;

/** Longest time for which a site may say that it is too busy, on an overloaded machine; ms. */
const BUSY_MS = 60_000;

/** The answer to a request, which is repeated while the site is too busy to give one. */
export async function askPatiently(address: string): Promise<Response> {
  const end = Date.now() + BUSY_MS;
  for (;;) {
    const response = await fetch(address, ONCE);
    if (![502, 503].includes(response.status) || Date.now() > end) return response;
    await response.body?.cancel();
    await setTimeout(1_000);
  }
}

/** Fetches a page and reads it with a parser of HTML. */
export async function readPage(path: string): Promise<PageFacts> {
  const response = await askPatiently(stack.site + path);
  const html = await response.text();
  const cacheControl = response.headers.get('cache-control') ?? '';
  return { path, status: response.status, cacheControl, html, ...factsOf(html) };
}

function factsOf(html: string) {
  const $ = load(html, { scriptingEnabled: false });
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((one) => $(one).text().trim());
  const values = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const first = (selector: string, name: string) => values(selector, name)[0] ?? '';
  const translations = $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']);
  return {
    lang: first('html', 'lang'),
    title: $('head > title').text(),
    description: first('meta[name=description]', 'content'),
    robots: first('meta[name=robots]', 'content'),
    canonical: first('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(translations) as Record<string, string>,
    headings: texts('h1'),
    ids: values('[id]', 'id'),
    links: values('a[href], area[href]', 'href'),
    files: [
      ...values('img[src]', 'src'),
      ...values('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
      ...values('link[rel=stylesheet], link[rel=preload]', 'href'),
    ],
    sharePicture: first('meta[property="og:image"]', 'content'),
    structuredData: texts('script[type="application/ld+json"]'),
  };
}

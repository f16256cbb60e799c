import { house } from '../env.ts';
import { parseHtml } from '../plain-visitor.ts';

/** What a page's own HTML says, before any script runs: what a search engine gets. */
export interface PageFacts {
  /** Path with query, as it was asked for. */
  path: string;
  status: number;
  html: string;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: Record<string, string>;
  headings: string[];
  ids: string[];
  /** Addresses of links as they stand there. */
  links: string[];
  /** Addresses of pictures, icons and other files that the page needs. */
  files: string[];
  sharePicture: string;
  structuredData: string[];
}

/** Fetches a page and reads it with a parser of HTML. */
export async function readPage(path: string): Promise<PageFacts> {
  const response = await fetch(house.site + path, { redirect: 'manual' });
  const html = await response.text();
  return { path, status: response.status, html, ...factsOf(html, response.url) };
}

function factsOf(html: string, url: string) {
  const page = parseHtml(html, url);
  const every = (selector: string) => [...page.querySelectorAll(selector)];
  const values = (selector: string, name: string) =>
    every(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const first = (selector: string, name: string) => values(selector, name)[0] ?? '';
  const translations = every('link[rel=alternate][hreflang]').map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ]);
  return {
    lang: page.documentElement.lang,
    title: page.title,
    description: first('meta[name=description]', 'content'),
    robots: first('meta[name=robots]', 'content'),
    canonical: first('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(translations) as Record<string, string>,
    headings: every('h1').map((heading) => heading.textContent?.trim() ?? ''),
    ids: values('[id]', 'id'),
    links: values('a[href], area[href]', 'href'),
    files: [
      ...values('img[src]', 'src'),
      ...values('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
      ...values('link[rel=stylesheet], link[rel=preload]', 'href'),
    ],
    sharePicture: first('meta[property="og:image"]', 'content'),
    structuredData: every('script[type="application/ld+json"]').map((one) => one.textContent ?? ''),
  };
}

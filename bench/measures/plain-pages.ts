import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';

/** Parts of a document that are not its text. */
const NOT_TEXT = 'style, link, script, template, svg, img, picture, video, iframe';

/** Attributes that a plain page needs. */
const KEEP = new Set(['href', 'id', 'for', 'name', 'type', 'value', 'lang', 'content', 'charset']);

/**
 * The same text, links and forms as HTML alone: without styles, scripts, typefaces and pictures.
 * A browser's work for it is the least that a page with this text can cost.
 */
function plainPage(html: string, preparesLinks: boolean): string {
  const $ = load(html);
  $(NOT_TEXT).remove();
  for (const element of $('*').toArray()) {
    if (element.type !== 'tag') continue;
    for (const name of Object.keys(element.attribs)) {
      if (!KEEP.has(name)) $(element).removeAttr(name);
    }
  }
  if (preparesLinks) $('head').append(PREPARE_LINKS);
  return $.html();
}

/**
 * Limit of a row, as a multiple of the plain page of the same run
 * (docs/decisions/how-speed-is-measured.md).
 */
export const TIMES_PLAIN = 1.5;

/** Lets the browser prepare a page while the pointer rests on a link to it. */
const PREPARE_LINKS =
  '<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>';

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };

/**
 * Serves the plain pages of a site under the site's paths, until it is closed.
 * @param options.preparesLinks whether the browser may prepare a link's target
 */
export async function servePlainPages(site: string, { preparesLinks = false } = {}) {
  const server = createServer((request, response) => {
    fetch(site + request.url)
      .then(async (answer) => gzipSync(plainPage(await answer.text(), preparesLinks)))
      .then(
        (body) => response.writeHead(200, HEADERS).end(body),
        (error: unknown) => response.writeHead(502).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** One page of each kind, in the default language. The other languages have their prefix. */
export const PAGE_KINDS = [
  '/',
  '/products',
  '/products/erp',
  '/realizations',
  '/realizations/field-service',
  '/blog',
  '/careers',
  '/contact',
  '/kalkulator-aplikacji',
  '/kalkulator-dms',
  '/natychmiastowa-wycena',
  '/estimate-project',
] as const;

/** A page of each kind in each language, and the first article of each language's blog. */
export async function pagesOfAllKinds(site: string): Promise<string[]> {
  const pages = [];
  for (const prefix of ['', '/en', '/de']) {
    pages.push(...PAGE_KINDS.map((path) => (path === '/' ? prefix || '/' : prefix + path)));
    const blog = await (await fetch(`${site}${prefix}/blog`)).text();
    const article = /href="((?:\/\w\w)?\/blog\/[\w-]+\/[\w-]+)"/.exec(blog)?.[1];
    if (article) pages.push(article);
  }
  return pages;
}

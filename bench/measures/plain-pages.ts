import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';

/** Parts of a document that are not its text. */
const NOT_TEXT = 'style, link, script, template, svg, img, picture, video, iframe';

/** Attributes that a plain page needs. */
const KEPT = new Set(['href', 'id', 'for', 'name', 'type', 'value', 'lang', 'content', 'charset']);

/**
 * The same text, links and forms as HTML alone: without styles, scripts, typefaces and pictures.
 * What a browser needs for it is the least that a page with this text can cost.
 */
function plainPage(html: string): string {
  const $ = load(html);
  $(NOT_TEXT).remove();
  for (const element of $('*').toArray()) {
    if (element.type !== 'tag') continue;
    for (const name of Object.keys(element.attribs)) {
      if (!KEPT.has(name)) $(element).removeAttr(name);
    }
  }
  return $.html();
}

/** Serves the plain pages of a site under the site's paths, until it is closed. */
export async function servePlainPages(site: string) {
  const server = createServer((request, response) => {
    fetch(site + request.url)
      .then(async (answer) => gzipSync(plainPage(await answer.text())))
      .then(
        (body) => {
          const headers = {
            'content-type': 'text/html; charset=utf-8',
            'content-encoding': 'gzip',
          };
          response.writeHead(200, headers).end(body);
        },
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

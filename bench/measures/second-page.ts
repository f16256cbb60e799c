import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_KINDS } from './page-list.ts';
import type { BenchRow, Figure } from './row.ts';
import { kB } from './transferred.ts';

/** Most bytes of a page's body after the home page, by a browser with its dictionary and without. */
const BARS = { with: 7_000, without: 18_000 };

/** The best compression is made when the site has been idle for some seconds; this is the most. */
const COMPRESSED_WITHIN_MS = 60_000;

/** What a browser gets of one page: bytes of its body. */
interface SecondPage {
  path: string;
  with: number;
  without: number;
}

interface Wire {
  encoding: string | undefined;
  link: string | undefined;
  body: Buffer;
}

/** `fetch` decompresses bodies; this keeps the bytes as they are sent. */
function ask(address: string, headers: Record<string, string>): Promise<Wire> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      const { 'content-encoding': encoding, link } = answer.headers;
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ encoding, link: link as string, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** What the home page's dictionary makes a browser send. */
async function availableDictionary(site: string): Promise<string> {
  const { link = '' } = await ask(`${site}/`, {});
  const path = /<(\/dictionary\/[^>]+)>/.exec(link)?.[1];
  if (!path) throw new Error('The home page offers no dictionary.');
  const { body } = await ask(site + path, {});
  return `:${createHash('sha256').update(body).digest('base64')}:`;
}

/** Bytes of a page once its best compression has replaced the quick one. */
async function smallest(address: string, headers: Record<string, string>, encoding: string) {
  const until = performance.now() + COMPRESSED_WITHIN_MS;
  let last = await ask(address, headers);
  for (let still = 0; still < 3; ) {
    await sleep(1_000);
    if (performance.now() > until) throw new Error(`${address} does not come as ${encoding}.`);
    const next = await ask(address, headers);
    still = next.encoding === encoding && next.body.equals(last.body) ? still + 1 : 0;
    last = next;
  }
  return last.body.byteLength;
}

async function measure(site: string): Promise<Figure> {
  const available = await availableDictionary(site);
  const known = { 'accept-encoding': 'gzip, br, dcb', 'available-dictionary': available };
  const found: SecondPage[] = [];
  for (const path of PAGE_KINDS.filter((one) => one !== '/')) {
    // Asked for first, so that the best compression of both variants is made at one time.
    await ask(site + path, known);
    const without = await smallest(site + path, { 'accept-encoding': 'gzip, br' }, 'br');
    found.push({ path, with: await smallest(site + path, known, 'dcb'), without });
  }
  const largest = (of: 'with' | 'without') => Math.max(...found.map((page) => page[of]));
  const good = found.filter((page) => page.with <= BARS.with && page.without <= BARS.without);
  return {
    found: `${good.length} of ${found.length} pages; at most ${kB(largest('with'))} with the dictionary, ${kB(largest('without'))} without`,
    bar: `all pages: ${kB(BARS.with)} with it, ${kB(BARS.without)} without`,
    passed: good.length === found.length,
    details: found.map(
      (page) => `${page.path}: ${kB(page.with)} with the dictionary, ${kB(page.without)} without`,
    ),
  };
}

/** Bytes of the page that a visitor opens after the home page. */
export const SECOND_PAGE_ROW: BenchRow = {
  id: 'second-page',
  group: 'pages',
  title: 'body of a page after the home page, on the wire',
  measure: async (ground) => measure((await ground.stack()).siteAddress),
};

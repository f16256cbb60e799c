import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stack } from '../support/env.ts';

/**
 * Most bytes of a page of the demo, as a browser gets them (brotli): its document with its styles,
 * the scripts of all its parts, near or far, and the fonts. The limits are slightly above
 * today's values, because ids and dates differ between databases. A change that adds bytes must save as many, or
 * raise the limits here.
 */
const CEILINGS: Record<string, [document: number, scripts: number]> = {
  '/': [27_050, 88_800],
  '/products': [20_400, 87_050],
  '/products/erp': [23_620, 108_750],
  '/realizations/field-service': [20_500, 108_750],
  '/blog': [20_740, 87_050],
  '/careers': [20_860, 87_050],
  '/contact': [17_850, 87_050],
  '/kalkulator-aplikacji': [25_050, 107_900],
  '/kalkulator-dms': [17_300, 107_900],
  '/natychmiastowa-wycena': [17_900, 107_900],
  '/estimate-project': [20_300, 102_200],
};

const FONTS = 27_000;

/** A page's own bytes in the cache, with the best compression. */
function packed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).byteLength;
}

const known = new Map<string, Promise<{ text: string; bytes: number }>>();

/** A file as it is sent; small ones and fonts travel as they are. */
function file(path: string): Promise<{ text: string; bytes: number }> {
  const found = known.get(path) ?? fetchFile(path);
  known.set(path, found);
  return found;
}

async function fetchFile(path: string): Promise<{ text: string; bytes: number }> {
  const response = await fetch(stack.site + path, { headers: { 'accept-encoding': 'br' } });
  expect([path, response.status]).toEqual([path, 200]);
  const bytes = Number(response.headers.get('content-length'));
  expect(bytes).toBeGreaterThan(0);
  return { text: await response.text(), bytes };
}

async function bytesOf(paths: Iterable<string>): Promise<number> {
  const files = await Promise.all([...new Set(paths)].map(file));
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

const all = (text: string, what: RegExp) => [...text.matchAll(what)].map((match) => match[1] ?? '');

/** The scripts that a page asks for until its end, with the words of its language and of no other. */
function scriptsOf(html: string): string[] {
  const named = all(html, /"(\/assets\/[^"]+\.js)"/g);
  const words = named.filter((path) => /\/(?:pl|en|de)-[\w-]+\.js$/.test(path));
  expect(words).toEqual([expect.stringContaining(`/${/<html lang="(\w\w)/.exec(html)?.[1]}-`)]);
  return named;
}

describe.each(Object.entries(CEILINGS))('%s', (path, [document, scripts]) => {
  test('weighs no more than before', async () => {
    const html = await (await fetch(stack.site + path)).text();
    const fonts = all(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html.match(/<link rel="stylesheet"/g)).toBeNull();
    expect(fonts).toHaveLength(2);
    const found = {
      document: packed(html),
      scripts: await bytesOf(scriptsOf(html)),
      fonts: await bytesOf(fonts),
    };
    const most = { document, scripts, fonts: FONTS };
    const grown = (Object.keys(found) as (keyof typeof found)[])
      .filter((part) => found[part] > most[part])
      .map((part) => `${path}: ${part} have ${found[part]} bytes, ${most[part]} are allowed`);
    expect(grown, JSON.stringify(found)).toEqual([]);
  });
});

/** Most bytes of the code for a visitor's first action: everything else waits for it (brotli). */
const ENTRY = 3_100;

/** A file and all its static imports. */
async function closureOf(path: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(path)) return known;
  known.add(path);
  const { text } = await file(path);
  for (const name of all(text, /(?:from|import)\s*["']\.\/([^"']+)["']/g))
    await closureOf(`/assets/${name}`, known);
  return known;
}

test('the module of all pages is small, and no page needs React before an island', async () => {
  const html = await (await fetch(`${stack.site}/about`)).text();
  const [entry = ''] = all(html, /import\("(\/assets\/[^"]+)"\)/g);
  const first = await closureOf(entry);
  expect(await bytesOf(first)).toBeLessThanOrEqual(ENTRY);
  const [more = ''] = all((await file(entry)).text, /import\(.\.\/(more-[^`"']+)/g);
  const next = [...first, ...(await closureOf(`/assets/${more}`))];
  expect(next).toHaveLength(4);
  expect(next.filter((path) => path.includes('framework'))).toEqual([]);
});

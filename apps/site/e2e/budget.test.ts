import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { house } from './env.ts';

/**
 * Most bytes that a page of a kind may be, as a browser gets them (brotli): its document with its
 * styles, the scripts that come when it is idle, and the fonts. They lie just above what is: who
 * adds to a page either finds as much to take away, or raises them here, in sight.
 */
const CEILINGS: Record<string, [document: number, scripts: number]> = {
  '/': [43_300, 146_500],
  '/products': [28_900, 146_500],
  '/products/erp': [32_000, 137_100],
  '/realizations/field-service': [31_000, 137_900],
  '/blog': [33_100, 148_100],
  '/careers': [31_000, 146_500],
  '/contact': [27_800, 147_000],
  '/kalkulator-aplikacji': [34_800, 146_500],
  '/kalkulator-dms': [28_700, 131_600],
  '/natychmiastowa-wycena': [29_000, 144_600],
  '/estimate-project': [29_900, 138_700],
};

const FONTS = 44_500;

/** A page's own bytes as it is kept: compressed as well as can be. */
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
  const response = await fetch(house.site + path, { headers: { 'accept-encoding': 'br' } });
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

/** The scripts that an idle page has asked for, with the words of its language. */
async function scriptsOf(html: string): Promise<string[]> {
  const named = all(html, /"(\/assets\/[^"]+\.js)"/g);
  const entry = named.find((path) => path.includes('/entry.client-')) ?? '';
  const language = /<html lang="(\w\w)/.exec(html)?.[1];
  const words = new RegExp(`["'\`]\\./(${language}-[\\w-]+\\.js)["'\`]`);
  const [name] = all((await file(entry)).text, new RegExp(words, 'g'));
  expect(name).toBeTruthy();
  return [...named, `/assets/${name}`];
}

describe.each(Object.entries(CEILINGS))('%s', (path, [document, scripts]) => {
  test('weighs no more than before', async () => {
    const html = await (await fetch(house.site + path)).text();
    const styles = all(html, /<link rel="stylesheet" href="([^"#]+)/g);
    const fonts = all(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
    expect(styles.length).toBeGreaterThan(0);
    expect(fonts).toHaveLength(2);
    const found = {
      document: packed(html) + (await bytesOf(styles)),
      scripts: await bytesOf(await scriptsOf(html)),
      fonts: await bytesOf(fonts),
    };
    const most = { document, scripts, fonts: FONTS };
    const grown = (Object.keys(found) as (keyof typeof found)[])
      .filter((part) => found[part] > most[part])
      .map((part) => `${path}: ${part} have ${found[part]} bytes, ${most[part]} are allowed`);
    expect(grown, JSON.stringify(found)).toEqual([]);
  });
});

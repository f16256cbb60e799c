import { stack } from '../env.ts';

/** One address of the sitemap, with its translations by language code. */
export interface Listed {
  url: string;
  /** Path with language prefix. */
  path: string;
  alternates: Readonly<Record<string, string>>;
  modified: string | null;
}

/** Every address of the sitemap, whether it is one file or several. */
export async function readSitemap(): Promise<Listed[]> {
  return readFile(`${stack.site}/sitemap.xml`);
}

async function readFile(address: string): Promise<Listed[]> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  const text = await response.text();
  const parts = all(text, /<sitemap><loc>([^<]+)<\/loc>/g).map(([, part]) => part as string);
  if (parts.length > 0) return (await Promise.all(parts.map(readFile))).flat();
  return all(text, /<url>(.*?)<\/url>/gs).map(([, entry = '']) => {
    const url = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '';
    const links = all(entry, /hreflang="([^"]+)" href="([^"]+)"/g);
    return {
      url,
      path: new URL(url).pathname,
      alternates: Object.fromEntries(links.map(([, code, href]) => [code, href])),
      modified: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? null,
    };
  });
}

function all(text: string, pattern: RegExp): RegExpMatchArray[] {
  return [...text.matchAll(pattern)];
}

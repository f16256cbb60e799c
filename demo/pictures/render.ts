/**
 * Draws the pictures of the demo content and of the brand, and writes them where they are committed.
 *
 *     node demo/pictures/render.ts            all of them
 *     node demo/pictures/render.ts products/  those whose file contains the words
 *
 * Run it after a change in this folder and commit what it wrote. It needs `npm ci` in the root and
 * in this folder (`npm ci --prefix demo/pictures`), and the system's
 * Chromium: `--browser=/path` if it is not at /usr/bin/chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { writeBrandFiles } from './brand/files.ts';
import { draw, openBrowser } from './browser.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Picture } from './picture.ts';

const ROOT = join(import.meta.dirname, '../..');

async function encode(png: Buffer, picture: Picture): Promise<Buffer> {
  if (picture.file.endsWith('.webp')) {
    return sharp(png)
      .webp({ quality: picture.quality, effort: 6, smartSubsample: true })
      .toBuffer();
  }
  if (picture.file.endsWith('.jpg')) {
    return sharp(png).jpeg({ quality: picture.quality, mozjpeg: true }).toBuffer();
  }
  return sharp(png).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { browser: { type: 'string', default: '/usr/bin/chromium' } },
    allowPositionals: true,
  });
  const wanted = CATALOGUE.filter(
    (picture) =>
      positionals.length === 0 || positionals.some((words) => picture.file.includes(words)),
  );
  const browser = await openBrowser(values.browser);
  try {
    for (const picture of wanted) {
      const bytes = await encode(await draw(browser, picture), picture);
      const target = join(ROOT, picture.file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
      console.log(`${picture.file}  ${Math.round(bytes.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
  }
  if (positionals.length === 0) {
    await writeBrandFiles(ROOT);
  }
}

await main();

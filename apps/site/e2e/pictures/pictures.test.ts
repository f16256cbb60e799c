import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { layOutWhole } from '../support/crawl/layout-faults.ts';
import { everyKind } from '../support/crawl/page-kinds.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';
import { stack } from '../support/env.ts';

/** Pictures of before, which this stage takes where there are none; of now; and what differs. */
const FOLDERS = ['before', 'now', 'differences'] as const;

/** Largest part of a picture that may differ. */
const MOST_DIFFERENT = 0.001;

/** How a page is looked at: in windows of these widths, in CSS px, on paper, and in forced colours. */
const VIEWS: { name: string; width: number; media?: Parameters<Page['emulateMedia']>[0] }[] = [
  { name: '390', width: 390 },
  { name: '768', width: 768 },
  { name: '1280', width: 1280 },
  { name: 'paper', width: 1280, media: { media: 'print' } },
  { name: 'forced', width: 390, media: { forcedColors: 'active' } },
];

openBrowser();

const paths = [...new Set(everyKind(await readSitemap()).map(({ path }) => path))];

test.each(paths)('%s looks as before', async (path) => {
  const page = await visit(path, { traced: false });
  const differences: string[] = [];
  for (const { name, width, media } of VIEWS) {
    await page.emulateMedia({ media: null, forcedColors: null, ...media });
    await page.setViewportSize({ width, height: 900 });
    const difference = await compared(
      `${path.replaceAll('/', '_')}-${name}.png`,
      await taken(page),
    );
    if (difference) differences.push(difference);
  }
  expect(differences).toEqual([]);
});

/** A picture of the whole page, with all that is shown only when a visitor comes near. */
async function taken(page: Page): Promise<Buffer> {
  await layOutWhole(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) {
      picture.loading = 'eager';
      if (picture.checkVisibility()) await picture.decode().catch(() => undefined);
    }
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Keeps a picture, and says how it differs from the one of before. */
async function compared(name: string, picture: Buffer): Promise<string | null> {
  const [before, now, difference] = FOLDERS.map((folder) => {
    mkdirSync(join(stack.failuresDir, '..', 'pictures-of-pages', folder), { recursive: true });
    return join(stack.failuresDir, '..', 'pictures-of-pages', folder, name);
  }) as [string, string, string];
  if (!existsSync(before)) {
    writeFileSync(before, picture);
    return null;
  }
  writeFileSync(now, picture);
  const [old, present] = await Promise.all([readFileSync(before), picture].map(pixelsOf));
  if (!old || !present) return null;
  const { width, height } = old.info;
  if (width !== present.info.width || height !== present.info.height) {
    return `${now}: ${present.info.width} × ${present.info.height} px, before ${width} × ${height}`;
  }
  const shown = Buffer.alloc(old.data.length);
  const part = pixelmatch(old.data, present.data, shown, width, height) / (width * height);
  if (part <= MOST_DIFFERENT) return null;
  const raw = { width, height, channels: 4 } as const;
  await sharp(shown, { raw }).png().toFile(difference);
  return `${difference}: ${(part * 100).toFixed(2)} % differs`;
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

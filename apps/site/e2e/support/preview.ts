import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PREVIEW_PARAMETER, PREVIEW_SECONDS, ticketText } from '@osnowa/contract';
import { sign } from '@osnowa/http';
import type { Frame, Page } from 'playwright-core';
import { z } from 'zod';
import { withoutLanguage } from './crawl/page-kinds.ts';
import { stack } from './env.ts';

let token: Promise<string> | undefined;

/** The secret that site and content service share for drafts. */
export function previewToken(): Promise<string> {
  token ??= readFile(join(stack.dataDir, 'secrets.json'), 'utf8').then(
    (text) => z.object({ PREVIEW_TOKEN: z.string() }).parse(JSON.parse(text)).PREVIEW_TOKEN,
  );
  return token;
}

/** Path of a page with its drafts, as the back office gives it to an editor: good in all languages. */
export async function previewOf(path: string): Promise<string> {
  const expires = Math.floor(Date.now() / 1_000) + PREVIEW_SECONDS;
  const ticket = ticketText({ path: withoutLanguage(path), expires });
  const signature = sign(await previewToken(), ticket);
  return `${path}?${PREVIEW_PARAMETER}=${expires}.${signature}`;
}

/** Longest wait for a preview whose content is late because the machine is busy, in ms. */
const BUSY_MS = 60_000;

/** The HTML of a page with its drafts. */
export async function previewedHtml(path: string): Promise<string> {
  const address = stack.site + (await previewOf(path));
  const end = Date.now() + BUSY_MS;
  for (;;) {
    const response = await fetch(address, { headers: { connection: 'close' } });
    const html = await response.text();
    if (response.status === 200) return html;
    if (response.status !== 503 || Date.now() > end) {
      throw new Error(`The preview of ${path} answers ${response.status}.`);
    }
    await setTimeout(1_000);
  }
}

/** The page next to a form of the back office, once it follows what is typed. */
export async function openPreviewBeside(page: Page): Promise<Frame> {
  const followed = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('&values'),
  );
  const toggler = page.getByRole('button', { name: 'Podgląd obok formularza' });
  if (await toggler.isVisible()) await toggler.click();
  await (await followed).response();
  const frame = page.frames().find((one) => one.url().startsWith(stack.site));
  if (!frame) throw new Error('The page is not next to its form');
  return frame;
}

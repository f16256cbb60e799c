import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND_ALT } from './content/site-settings.ts';
import { demoFolder } from './folder.ts';
import type { Progress } from './load.ts';
import { MEDIA_ALT } from './media/alt.ts';
import type { Words } from './shape.ts';
import type { Writer } from './writer.ts';

const MIME_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

async function fileAt(folder: string, name: string) {
  const data = await readFile(demoFolder(folder, name));
  return {
    data,
    mimetype: MIME_TYPES[path.extname(name)] ?? 'application/octet-stream',
    // Two folders may each have an erp.webp; the store has no folders.
    name: name.replaceAll('/', '-'),
    size: data.byteLength,
  };
}

/** Uploads every picture of `demo/media` and notes its id under its path. */
export async function loadPictures(write: Writer, ids: Map<string, number>, say: Progress) {
  const described: [string, Words][] = Object.entries({ ...MEDIA_ALT, ...BRAND_ALT });
  say(`pictures (${described.length})`);
  for (const [name, alt] of described) {
    ids.set(name, await write.upload('media', await fileAt('media', name), { alt }));
  }
}

/** Uploads the sample of the general terms; answers with its id. */
export async function loadFiles(write: Writer, say: Progress): Promise<number> {
  say('files to download (1)');
  const title = 'Ogólne warunki (wzór)';
  return write.upload('files', await fileAt('files', 'ogolne-warunki-wzor.pdf'), { title });
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC } from '../picture.ts';
import { association, logo } from './logo.ts';
import { favicon, INK, mark, PAPER } from './mark.ts';

const VECTORS: Record<string, string> = {
  'favicon.svg': favicon(),
  'brand/logo.svg': logo(INK),
  'brand/logo-light.svg': logo(PAPER),
  'brand/mark.svg': mark(INK),
  'brand/mark-light.svg': mark(PAPER),
  'brand/association.svg': association(INK),
  'brand/association-light.svg': association(PAPER),
};

/** An `.ico` file that holds one square PNG. `side` is in pixels, at most 255. */
function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the vector files of the brand, and `favicon.ico` from the drawn 32-pixel icon. */
export async function writeBrandFiles(root: string): Promise<void> {
  await mkdir(join(root, PUBLIC, 'brand'), { recursive: true });
  for (const [name, svg] of Object.entries(VECTORS)) {
    await writeFile(join(root, PUBLIC, name), svg);
  }
  const png = await readFile(join(root, PUBLIC, 'favicon-32.png'));
  await writeFile(join(root, PUBLIC, 'favicon.ico'), ico(png, 32));
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Types that shrink; pictures and fonts are compressed already. */
const SHRINKS = /\.(?:js|css|svg|html|txt|xml|json|webmanifest|ico)$/;

/** Smaller files gain nothing; bytes. */
const FROM_BYTES = 512;

/** Writes the best compressed forms next to each file of a built folder, once, at build time. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => SHRINKS.test(one))) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.byteLength < FROM_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    await writeFile(`${file}.br`, await brotliAsync(bytes, { params }));
    await writeFile(`${file}.gz`, await gzipAsync(bytes, { level: 9 }));
  }
}

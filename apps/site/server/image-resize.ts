import sharp from 'sharp';
import type { WantedImage } from './image-wish.ts';
import { log } from './operation/log.ts';

/** Largest picture that is decoded, in pixels, and how long that may take, in seconds. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 5;

/** Largest result, in bytes. */
const MAX_RESULT = 5 * 1024 * 1024;

sharp.cache({ memory: 64, files: 0, items: 20 });
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** The picture in the wanted form, without metadata; `null` when it is none, or too large to decode. */
export async function resize(
  original: Uint8Array<ArrayBuffer>,
  form: NonNullable<WantedImage['form']>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { width, height, quality, format } = form;
  const image = sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({
      width,
      ...(height !== null && { height, fit: 'cover', position: 'attention' }),
      withoutEnlargement: height === null,
    });
  const encoded = {
    webp: () => image.webp({ quality }),
    webp_lossless: () => image.webp({ lossless: true }),
    jpeg: () => image.jpeg({ quality, mozjpeg: true }),
    png: () => image.png(),
  };
  try {
    const result = await encoded[format]().toBuffer();
    return result.byteLength <= MAX_RESULT ? new Uint8Array(result) : null;
  } catch (error) {
    log('warn', 'image.undecodable', { message: (error as Error).message });
    return null;
  }
}

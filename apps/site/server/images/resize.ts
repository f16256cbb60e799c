import sharp, { type Sharp } from 'sharp';
import { log } from '../telemetry/log.ts';
import type { EncodedForm } from './picture-job.ts';
import { createWorkQueue } from './work-queue.ts';

/** Largest picture that is decoded, in pixels; a larger one than `SMALL` is decoded alone. */
const MAX_PIXELS = 50_000_000;
const SMALL_PIXELS = 16_000_000;

/** Largest result, in bytes. */
const MAX_RESULT = 5 * 1024 * 1024;

/**
 * AVIF at these qualities is as near to the original as WebP at ours, without its coloured fringes
 * around small letters. More effort than 2 saves less than a tenth of the bytes for ten times the work.
 */
const AVIF_QUALITIES: Readonly<Record<number, number>> = { 71: 55, 90: 70 };
const AVIF_EFFORT = 2;

sharp.cache(false);
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

const large = createWorkQueue(1, Number.POSITIVE_INFINITY);

/**
 * The picture in the wanted variant, without metadata; `null` when it is not a picture, or too
 * large to decode.
 * @param seconds time limit
 * @throws Error when they are over
 */
export async function resize(
  original: Uint8Array<ArrayBuffer>,
  form: EncodedForm,
  seconds: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const image = sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
    const { width, height, autoOrient } = await image.metadata();
    const make = () =>
      encoded(sized(image.timeout({ seconds }).autoOrient(), autoOrient, form), form).toBuffer();
    const result = await (width * height > SMALL_PIXELS ? large.run(make) : make());
    return result.byteLength <= MAX_RESULT ? new Uint8Array(result) : null;
  } catch (error) {
    const { message } = error as Error;
    // A machine that is busy says nothing about the picture.
    if (message.startsWith('timeout:')) throw error;
    log('warn', 'image.undecodable', { message });
    return null;
  }
}

type Size = { width: number; height: number };

/**
 * Shrinks a picture to the same aspect ratio; crops others by the variant, or to the part with most
 * detail.
 */
function sized(image: Sharp, original: Size, { width, height, cut }: EncodedForm): Sharp {
  if (height === null) return image.resize({ width, withoutEnlargement: true });
  if (cut === null) return image.resize({ width, height, fit: 'cover', position: 'attention' });
  const scale = Math.max(width / original.width, height / original.height);
  const whole = {
    width: Math.max(width, Math.round(original.width * scale)),
    height: Math.max(height, Math.round(original.height * scale)),
  };
  return image.resize({ ...whole, fit: 'fill' }).extract({
    left: Math.round(((whole.width - width) * cut) / 10),
    top: Math.round(((whole.height - height) * cut) / 10),
    width,
    height,
  });
}

function encoded(image: Sharp, { quality, format }: EncodedForm): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: AVIF_QUALITIES[quality] ?? quality, effort: AVIF_EFFORT });
    case 'webp':
      return image.webp({ quality });
    case 'webp_lossless':
      return image.webp({ lossless: true });
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true });
    case 'png':
      return image.png();
  }
}

import sharp, { type Sharp } from 'sharp';
import type { ImagePart } from '../../app/ui/picture/image-url.ts';
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
    // A time limit on a busy machine is no error of the picture.
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
function sized(image: Sharp, original: Size, { width, height, cut, part }: EncodedForm): Sharp {
  if (height === null) return image.resize({ width, withoutEnlargement: true });
  if (part) return partly(image, original, { width, height }, part);
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

/** A part of the picture, in its size or smaller. */
function partly(image: Sharp, original: Size, wanted: Size, part: ImagePart): Sharp {
  const scale = Math.min(
    original.width / part.share / wanted.width,
    original.height / wanted.height,
  );
  const width = Math.max(1, Math.floor(wanted.width * scale));
  const height = Math.max(1, Math.floor(wanted.height * scale));
  return image
    .extract({
      left: Math.round(((original.width - width) * part.across) / 10),
      top: Math.round(((original.height - height) * part.down) / 10),
      width,
      height,
    })
    .resize({ ...wanted, fit: 'fill' });
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

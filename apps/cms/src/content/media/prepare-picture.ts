import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { slugOf } from '../fields/slug-of.ts';
import { refusedFile } from './refuse-file.ts';

// Only the four accepted formats are decoded, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
  ],
});

/** Largest picture, in megapixels: a small file can unpack into gigabytes. */
const MAX_MEGAPIXELS = 50;

/** Longest side that WebP and AVIF can have, and how many times it may be as long as the other one. */
const MAX_SIDE = 16_383;
const MAX_RATIO = 40;

/** File kinds by contents: browsers name JPEG in six ways, and the site serves one of them. */
const KINDS: Readonly<Record<string, { ending: string; type: string }>> = {
  jpeg: { ending: '.jpg', type: 'image/jpeg' },
  png: { ending: '.png', type: 'image/png' },
  webp: { ending: '.webp', type: 'image/webp' },
  av1: { ending: '.avif', type: 'image/avif' },
};

type File = NonNullable<PayloadRequest['file']>;

/** Name that changes with the bytes, so that a stored picture can be cached for ever. */
function nameFor({ data, name }: Pick<File, 'data' | 'name'>, ending: string): string {
  const { name: stem } = path.parse(name);
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const plain = slugOf(stem.replace(new RegExp(`-${digest}$`), '')) || 'obraz';
  return `${plain}-${digest}${ending}`;
}

/** Rotates a photograph upright and removes the camera's metadata, such as the place. */
async function withoutCameraNotes(data: Buffer): Promise<Buffer> {
  const { format, exif, xmp } = await sharp(data).metadata();
  const upright = () => sharp(data, { animated: true }).autoOrient().keepIccProfile();
  if (exif && format === 'jpeg') return upright().jpeg({ quality: 90 }).toBuffer();
  if ((exif || xmp) && format === 'webp') return upright().webp({ quality: 90 }).toBuffer();
  return data;
}

/**
 * `sharp` for Payload. Payload encodes every WebP again before it stores it, because it might be
 * animated: half a second for a large picture, and a loss of quality. This one returns the bytes of
 * the upload, which `preparePicture` has prepared. Smaller sizes are made from copies of it, which
 * encode as usual.
 */
export const sharpForUploads: NonNullable<Config['sharp']> = (input, options) => {
  const picture = sharp(input, options);
  if (!options?.animated || !Buffer.isBuffer(input)) return picture;
  const unchanged = async () => {
    const { width, height, format, channels = 3 } = await picture.metadata();
    const info = { width, height, format, channels, size: input.length, premultiplied: false };
    return { data: input, info };
  };
  return Object.assign(picture, { toBuffer: unchanged });
};

function refusal(req: PayloadRequest, cause: unknown) {
  req.payload.logger.warn({ err: cause, msg: 'A picture was refused' });
  return refusedFile(req, (w) => w.uploads.preparePicture.unreadable);
}

/** Kind and size of a picture by its head alone: nothing is unpacked. */
async function headOf(req: PayloadRequest, data: Buffer) {
  try {
    return await sharp(data, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch (cause) {
    throw refusal(req, cause);
  }
}

/**
 * Prepares an uploaded picture before it is stored: within limits, upright, without metadata, under
 * a unique name.
 * @throws ValidationError at the file when it cannot be decoded or is too large
 */
export async function preparePicture(req: PayloadRequest): Promise<void> {
  const { file } = req;
  if (!file) return;
  const { width, height, format, compression } = await headOf(req, file.data);
  const kind = KINDS[compression ?? format];
  if (!kind) throw refusal(req, `The picture is ${compression ?? format}.`);
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > MAX_MEGAPIXELS) {
    const sizes = { width, height, megapixels: Math.ceil(megapixels), most: MAX_MEGAPIXELS };
    throw refusedFile(req, (w) => w.uploads.preparePicture.tooLarge, sizes);
  }
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > MAX_SIDE || longer > shorter * MAX_RATIO) {
    const sizes = { width, height, side: MAX_SIDE, ratio: MAX_RATIO };
    throw refusedFile(req, (w) => w.uploads.preparePicture.tooNarrow, sizes);
  }
  try {
    file.data = await withoutCameraNotes(file.data);
  } catch (cause) {
    throw refusal(req, cause);
  }
  file.size = file.data.length;
  file.name = nameFor(file, kind.ending);
  file.mimetype = kind.type;
}

/** Side of the thumbnail from which a picture's colour is read, in pixels. */
const MINIATURE = 16;

/**
 * The colour shown in place of the picture while it loads, as `#rrggbb`; `null` for a transparent
 * picture, because the colour would stay visible behind it. Read from a thumbnail: sharp's
 * statistics of the whole picture took half a second.
 */
export async function placeholderColour(data: Buffer): Promise<string | null> {
  const pixels = await sharp(data)
    .resize(MINIATURE, MINIATURE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const [red, green, blue, alpha] = [0, 1, 2, 3].map((channel) => meanOf(pixels, channel));
  if (alpha !== 255) return null;
  const hex = [red, green, blue].map((mean = 0) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/**
 * The colour of an uploaded picture, read from its thumbnail where it has one.
 * @throws ValidationError at the file when the picture is damaged
 */
export async function colourOfUpload(req: PayloadRequest, data: Buffer): Promise<string | null> {
  try {
    return await placeholderColour(data);
  } catch (cause) {
    throw refusal(req, cause);
  }
}

/** Mean of one of four channels. */
function meanOf(pixels: Buffer, channel: number): number {
  const values = pixels.filter((_, index) => index % 4 === channel);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

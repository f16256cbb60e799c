import { createHash } from 'node:crypto';
import path from 'node:path';
import { APIError, type Config, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { slugOf } from '../../fields/slug/slug-of.ts';

// Only the four formats that are accepted are ever decoded, whatever a file calls itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
  ],
});

/** Largest picture, in pixels: a small file can unpack into gigabytes. */
const MAX_PIXELS = 50_000_000;

const UNREADABLE: AdminLabel = {
  pl: 'Tego obrazu nie da się przyjąć. Przyjmujemy WebP, AVIF, PNG i JPEG do 50 megapikseli; SVG nie, bo może zawierać skrypty.',
  en: 'This picture cannot be accepted. WebP, AVIF, PNG and JPEG of up to 50 megapixels can; SVG cannot, because it may contain scripts.',
};

type File = NonNullable<PayloadRequest['file']>;

/** Name that changes with the bytes, so that a stored picture can be cached for ever. */
function nameFor({ data, name }: Pick<File, 'data' | 'name'>): string {
  const { name: stem, ext } = path.parse(name);
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const plain = slugOf(stem.replace(new RegExp(`-${digest}$`), '')) || 'obraz';
  return `${plain}-${digest}${ext.toLowerCase()}`;
}

/** Turns a photograph upright and drops what the camera noted in it, such as the place. */
async function withoutCameraNotes(data: Buffer): Promise<Buffer> {
  const { format, exif, xmp } = await sharp(data).metadata();
  const upright = () => sharp(data, { animated: true }).autoOrient().keepIccProfile();
  if (exif && format === 'jpeg') return upright().jpeg({ quality: 90 }).toBuffer();
  if ((exif || xmp) && format === 'webp') return upright().webp({ quality: 90 }).toBuffer();
  return data;
}

/**
 * `sharp` for Payload, which encodes every WebP anew before it stores it, because it might be
 * animated: half a second for a large picture, and a loss of quality. This one gives the bytes of an
 * upload back, which `preparePicture` has readied. Smaller sizes are made from copies of it, which
 * encode as ever.
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
  return new APIError(inAdminLanguage(UNREADABLE, req), 400, undefined, true);
}

/**
 * Readies an uploaded picture before it is stored: within limits, upright, without camera notes,
 * with a name of its own.
 * @throws APIError 400 when it is no picture we can read
 */
export async function preparePicture(req: PayloadRequest): Promise<void> {
  const { file } = req;
  if (!file) return;
  try {
    await sharp(file.data, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).metadata();
    file.data = await withoutCameraNotes(file.data);
  } catch (cause) {
    throw refusal(req, cause);
  }
  file.size = file.data.length;
  file.name = nameFor(file);
}

/** Side of the miniature that a picture's colour is read from, in pixels. */
const MINIATURE = 16;

/**
 * The one colour that stands where the picture will be while it loads, as `#rrggbb`; `null` for one
 * that can be seen through, because it would go on standing behind it. Read from a miniature: all
 * of sharp's statistics about the whole picture took half a second.
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
 * @throws APIError 400 when the picture is damaged
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

import {
  IMAGE_FORMATS,
  IMAGE_PREFIX,
  IMAGE_QUALITIES,
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  type ImageFormat,
  imageHeight,
  UNRESIZED,
} from '../app/ui/image-url.ts';

/** A picture that may be asked for: a file of the media store and, unless it is an SVG, its form. */
export interface WantedImage {
  file: string;
  form: { width: number; height: number | null; quality: number; format: ImageFormat } | null;
}

/** Names that the media store gives: one segment, no leading dot, a known type. */
const FILE = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(webp|jpe?g|png|gif|avif|svg)$/i;
const MAX_NAME = 200;
const VARIANT = /^w_(\d{1,4})(?:,h_(\d{1,4}))?,q_(\d{1,3}),f_([a-z_]{1,20})$/;

/**
 * The picture at a path of the URL, `null` when it is none that this site ever links to. Sizes,
 * qualities and formats are from closed lists: nobody can fill the disk or the processor by asking.
 */
export function wantedImage(path: string): WantedImage | null {
  const [variant = '', file = '', ...rest] = path.slice(IMAGE_PREFIX.length).split('/');
  if (rest.length > 0 || file.length > MAX_NAME || !FILE.test(file)) return null;
  const isSvg = /\.svg$/i.test(file);
  if (variant === UNRESIZED || isSvg)
    return variant === UNRESIZED && isSvg ? { file, form: null } : null;
  const match = VARIANT.exec(variant);
  if (!match) return null;
  const [, width, height, quality, format] = match;
  if (!oneOf(IMAGE_WIDTHS, Number(width)) || !oneOf(IMAGE_QUALITIES, Number(quality))) return null;
  if (!oneOf(IMAGE_FORMATS, format)) return null;
  if (height !== undefined && !isHeightOf(Number(width), Number(height))) return null;
  return {
    file,
    form: {
      width: Number(width),
      height: height === undefined ? null : Number(height),
      quality: Number(quality),
      format: format as ImageFormat,
    },
  };
}

function oneOf(list: readonly unknown[], value: unknown): boolean {
  return list.includes(value);
}

function isHeightOf(width: number, height: number): boolean {
  return IMAGE_RATIOS.some((ratio) => imageHeight(width, ratio) === height);
}

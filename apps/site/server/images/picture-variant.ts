import {
  IMAGE_CUTS,
  IMAGE_FORMATS,
  IMAGE_PREFIX,
  IMAGE_QUALITIES,
  IMAGE_RATIOS,
  IMAGE_SHARES,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImagePart,
  imageHeight,
  PART_RATIOS,
  PART_WIDTHS,
  UNRESIZED,
} from '../../app/ui/picture/image-url.ts';

/**
 * Position of a part for phones, in the same tenths and quarters of them: a tenth is as high as two
 * lines of a table, and a part must be able to begin and end between lines.
 */
const PART_PLACES: readonly number[] = Array.from({ length: 41 }, (_, index) => index / 4);

/**
 * Variant of a picture; `cut` is the visible part in tenths, `null` leaves that to the service.
 * `part` is a share of the picture's width, which is shown in place of the whole picture.
 */
interface PictureForm {
  width: number;
  height: number | null;
  cut: number | null;
  part: ImagePart | null;
  quality: number;
  format: ImageFormat;
}

/** An allowed picture: a file of the media store and, unless it is an SVG, its variant. */
export interface WantedPicture {
  file: string;
  form: PictureForm | null;
}

/** Names that the media store gives, or once gave: one segment, no leading dot, a known type. */
const FILE =
  /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*\.(webp|jpe?g?|jfif|pjp(?:eg)?|png|gif|avif|svg)$/i;
const MAX_NAME = 200;
const VARIANT =
  /^w_(?<width>[1-9]\d{0,3})(?:,h_(?<height>[1-9]\d{0,3})(?:,p_(?<cut>0|[1-9]\d?)|,s_(?<share>[1-9]),x_(?<across>(?:0|[1-9]\d?)(?:\.(?:25|5|75))?),y_(?<down>(?:0|[1-9]\d?)(?:\.(?:25|5|75))?))?)?,q_(?<quality>[1-9]\d{0,2}),f_(?<format>[a-z_]{1,20})$/;

/**
 * The picture at a path of the URL, `null` when it is none that this site ever links to. Sizes,
 * qualities and formats are from closed lists: requests cannot fill the disk or the processor.
 */
export function wantedPicture(path: string): WantedPicture | null {
  const [variant = '', file = '', ...rest] = path.slice(IMAGE_PREFIX.length).split('/');
  if (rest.length > 0 || file.length > MAX_NAME || !FILE.test(file)) return null;
  const isSvg = /\.svg$/i.test(file);
  if (variant === UNRESIZED || isSvg)
    return variant === UNRESIZED && isSvg ? { file, form: null } : null;
  const form = formOf(variant);
  return form && { file, form };
}

function formOf(variant: string): PictureForm | null {
  const given = VARIANT.exec(variant)?.groups;
  if (!given) return null;
  const [width, quality] = [Number(given.width), Number(given.quality)];
  const [height, cut] = [numberOrNull(given.height), numberOrNull(given.cut)];
  const { format } = given;
  if (!oneOf(IMAGE_WIDTHS, width) || !oneOf(IMAGE_QUALITIES, quality)) return null;
  if (!oneOf(IMAGE_FORMATS, format) || (cut !== null && !oneOf(IMAGE_CUTS, cut))) return null;
  if (height !== null && !isHeightOf(width, height)) return null;
  if (given.share === undefined) return { width, height, cut, part: null, quality, format };
  const part = partOf(given);
  const isShown = oneOf(PART_WIDTHS, width) && height !== null && isPartHeight(width, height);
  return part && isShown ? { width, height, cut: null, part, quality, format } : null;
}

function partOf(given: Record<string, string | undefined>): ImagePart | null {
  const [share, across, down] = [given.share, given.across, given.down].map(Number);
  if (!oneOf(Object.values(IMAGE_SHARES), share)) return null;
  return oneOf(PART_PLACES, across) && oneOf(PART_PLACES, down) ? { share, across, down } : null;
}

function isPartHeight(width: number, height: number): boolean {
  return PART_RATIOS.some((ratio) => imageHeight(width, ratio) === height);
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function oneOf<One>(list: readonly One[], value: unknown): value is One {
  return list.includes(value as One);
}

function isHeightOf(width: number, height: number): boolean {
  return IMAGE_RATIOS.some((ratio) => imageHeight(width, ratio) === height);
}

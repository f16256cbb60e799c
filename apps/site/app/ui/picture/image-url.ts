/** Available widths of pictures, in px: the closed list limits what visitors can ask for. */
export const IMAGE_WIDTHS = [69, 160, 290, 360, 480, 580, 640, 768, 960, 1280, 1600, 1920] as const;

export const IMAGE_RATIOS = ['16:9', '8:5', '3:2', '4:3', '1:1', '4:5', '2:3'] as const;

/**
 * Position of the visible part of a cropped picture, in tenths of the way from its left or upper
 * end.
 */
export const IMAGE_CUTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Shares of a picture's width that a phone may be shown, by their names in the contract. */
export const IMAGE_SHARES = { half: 2, third: 3 } as const;

/** Widths in px and ratios of such a part: that of a window of up to 480 px at its resolutions. */
export const PART_WIDTHS = [360, 480, 640, 960] as const;
export const PART_RATIOS = ['8:5', '1:1'] as const;

/** Qualities: photographs, and portraits. */
export const IMAGE_QUALITIES = [71, 90] as const;

/** Available formats; `auto` is AVIF for browsers that accept it and WebP for others. */
export const IMAGE_FORMATS = ['auto', 'webp', 'webp_lossless', 'jpeg', 'png'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageRatio = (typeof IMAGE_RATIOS)[number];
export type ImageCut = (typeof IMAGE_CUTS)[number];
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A part of a picture: one `share`th of its width, at a position in quarters of a tenth. */
export interface ImagePart {
  share: (typeof IMAGE_SHARES)[keyof typeof IMAGE_SHARES];
  across: number;
  down: number;
}

/**
 * The requested variant of a picture. Without a ratio it is not cropped; without a cut the service
 * chooses one. A part needs a ratio.
 */
export interface ImageVariant {
  width: ImageWidth;
  ratio?: ImageRatio | undefined;
  cut?: ImageCut | undefined;
  part?: ImagePart | undefined;
  quality?: ImageQuality | undefined;
  format?: ImageFormat | undefined;
}

/** Path of pictures, and the variant that is not resized. */
export const IMAGE_PREFIX = '/img/';
export const UNRESIZED = 'original';

/** Height in px of a picture of this width cut to this ratio. */
export function imageHeight(width: number, ratio: ImageRatio): number {
  const [across, down] = sides(ratio);
  return Math.round((width * down) / across);
}

/** Size in px of the largest part of a picture that has this ratio. */
export function largestCut(size: { width: number; height: number }, ratio: ImageRatio) {
  const [across, down] = sides(ratio);
  const scale = Math.min(size.width / across, size.height / down);
  return { width: scale * across, height: scale * down };
}

/** A picture with the point, in percent from its upper left corner, that must stay in it. */
interface FocusedImage {
  width: number;
  height: number;
  focalX: number | null;
  focalY: number | null;
}

/**
 * The cut of a picture to a ratio that brings its focal point nearest to the middle. `undefined`
 * if the editor has set none (the CMS stores the middle then), or nothing is cut off.
 */
export function cutOf(image: FocusedImage, ratio: ImageRatio): ImageCut | undefined {
  const { width, height, focalX, focalY } = image;
  if (focalX === null || focalY === null || (focalX === 50 && focalY === 50)) return undefined;
  const cut = largestCut(image, ratio);
  const isCutAcross = width - cut.width > height - cut.height;
  const [length, part, focus] = isCutAcross
    ? [width, cut.width, focalX]
    : [height, cut.height, focalY];
  if (length - part < 1) return undefined;
  return Math.round(startOf(focus, length, part) * 10) as ImageCut;
}

/** The beginning of a part of this length around a focus, as a fraction of the room that it has. */
function startOf(focus: number, length: number, part: number): number {
  if (length <= part) return 0;
  const start = ((focus / 100) * length - part / 2) / (length - part);
  return Math.min(Math.max(start, 0), 1);
}

/**
 * The part of a picture around its focal point that a phone shows in this ratio. A part that is
 * wider than high begins where the square one begins, at the same heading, unless its focal point
 * would lie below it.
 * @param share a larger one than a phone's begins where that begins, at the same words
 */
export function partOf(
  image: FocusedImage & { phonePart: keyof typeof IMAGE_SHARES },
  ratio: ImageRatio,
  share: ImagePart['share'] = IMAGE_SHARES[image.phonePart],
): ImagePart {
  const { width, height } = partSize(image, share, ratio);
  const own = partSize(image, IMAGE_SHARES[image.phonePart], ratio);
  const left = startOf(image.focalX ?? 50, image.width, own.width) * (image.width - own.width);
  const square = partSize(image, share, '1:1');
  const focalY = image.focalY ?? 50;
  const top = startOf(focalY, image.height, square.height) * (image.height - square.height);
  const lowest = (focalY / 100) * image.height - 0.9 * height;
  return {
    share,
    across: placeOf(left / (image.width - width || 1)),
    down: placeOf(Math.max(top, lowest) / (image.height - height || 1)),
  };
}

/** A fraction of the room in tenths, to the nearest quarter of one. */
function placeOf(start: number): number {
  return Math.round(Math.min(Math.max(start, 0), 1) * 40) / 4;
}

/** Size in px of a part; a picture that is too low for it gives less of its width. */
export function partSize(
  size: { width: number; height: number },
  share: number,
  ratio: ImageRatio,
): { width: number; height: number } {
  return largestCut({ width: size.width / share, height: size.height }, ratio);
}

/**
 * Address of a picture in the requested variant. An SVG is served unchanged.
 * @param path of the picture in the media store, such as `/media/team.jpg`
 */
export function imageUrl(path: string, variant: ImageVariant): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (/\.svg$/i.test(file)) return `${IMAGE_PREFIX}${UNRESIZED}/${file}`;
  const { width, ratio, cut, part, quality = 71, format = 'auto' } = variant;
  const height = ratio ? [`h_${imageHeight(width, ratio)}`] : [];
  const place = ratio && part ? [`s_${part.share}`, `x_${part.across}`, `y_${part.down}`] : [];
  if (ratio && cut !== undefined && !part) place.push(`p_${cut}`);
  const name = [`w_${width}`, ...height, ...place, `q_${quality}`, `f_${format}`].join(',');
  return `${IMAGE_PREFIX}${name}/${file}`;
}

function sides(ratio: ImageRatio): [number, number] {
  return ratio.split(':').map(Number) as [number, number];
}

/** Available widths of pictures, in px: the closed list limits what visitors can ask for. */
export const IMAGE_WIDTHS = [69, 160, 290, 360, 480, 580, 640, 768, 960, 1280, 1600, 1920] as const;

/** Available aspect ratios. */
export const IMAGE_RATIOS = ['16:9', '8:5', '3:2', '4:3', '1:1', '4:5', '2:3'] as const;

/**
 * Position of the visible part of a cropped picture, in tenths of the way from its left or upper
 * end.
 */
export const IMAGE_CUTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Qualities: photographs, and portraits. */
export const IMAGE_QUALITIES = [71, 90] as const;

/** Available formats; `auto` is AVIF for browsers that accept it and WebP for others. */
export const IMAGE_FORMATS = ['auto', 'webp', 'webp_lossless', 'jpeg', 'png'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageRatio = (typeof IMAGE_RATIOS)[number];
export type ImageCut = (typeof IMAGE_CUTS)[number];
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/**
 * The requested variant of a picture. Without a ratio it is not cropped; without a cut the service
 * finds one.
 */
export interface ImageVariant {
  width: ImageWidth;
  ratio?: ImageRatio | undefined;
  cut?: ImageCut | undefined;
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
 * Where to cut a picture to a ratio so that its focal point comes nearest to the middle. `undefined`
 * when the editor has set none (the CMS stores the middle then), or nothing is cut off.
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
  const start = ((focus / 100) * length - part / 2) / (length - part);
  return Math.round(Math.min(Math.max(start, 0), 1) * 10) as ImageCut;
}

/**
 * Address of a picture in the requested variant. An SVG is served unchanged.
 * @param path of the picture in the media store, such as `/media/team.jpg`
 */
export function imageUrl(path: string, variant: ImageVariant): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (/\.svg$/i.test(file)) return `${IMAGE_PREFIX}${UNRESIZED}/${file}`;
  const { width, ratio, cut, quality = 71, format = 'auto' } = variant;
  const height = ratio ? [`h_${imageHeight(width, ratio)}`] : [];
  const place = ratio && cut !== undefined ? [`p_${cut}`] : [];
  const name = [`w_${width}`, ...height, ...place, `q_${quality}`, `f_${format}`].join(',');
  return `${IMAGE_PREFIX}${name}/${file}`;
}

function sides(ratio: ImageRatio): [number, number] {
  return ratio.split(':').map(Number) as [number, number];
}

/** Widths a picture can be had in, in px: the closed list that bounds what visitors can ask for. */
export const IMAGE_WIDTHS = [69, 160, 290, 360, 480, 580, 640, 768, 960, 1280, 1600, 1920] as const;

/** Shapes a picture can be cut to. */
export const IMAGE_RATIOS = ['16:9', '3:2', '4:3', '1:1', '4:5', '2:3'] as const;

/** Qualities: photographs, and portraits. */
export const IMAGE_QUALITIES = [71, 90] as const;

/** Formats a picture can be had in. */
export const IMAGE_FORMATS = ['webp', 'webp_lossless', 'jpeg', 'png'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageRatio = (typeof IMAGE_RATIOS)[number];
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** How a picture is wanted. Without a ratio it keeps its own. */
export interface ImageWish {
  width: ImageWidth;
  ratio?: ImageRatio;
  quality?: ImageQuality;
  format?: ImageFormat;
}

/** Where pictures are served, and the variant of what is not resized. */
export const IMAGE_PREFIX = '/img/';
export const UNRESIZED = 'original';

/** Height in px of a picture of this width cut to this ratio. */
export function imageHeight(width: number, ratio: ImageRatio): number {
  const [across, down] = ratio.split(':').map(Number) as [number, number];
  return Math.round((width * down) / across);
}

/**
 * Address of a picture in the wanted form. An SVG is served as it is.
 * @param path of the picture in the media store, such as `/media/team.jpg`
 */
export function imageUrl(path: string, wish: ImageWish): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (/\.svg$/i.test(file)) return `${IMAGE_PREFIX}${UNRESIZED}/${file}`;
  const { width, ratio, quality = 71, format = 'webp' } = wish;
  const height = ratio ? [`h_${imageHeight(width, ratio)}`] : [];
  const variant = [`w_${width}`, ...height, `q_${quality}`, `f_${format}`].join(',');
  return `${IMAGE_PREFIX}${variant}/${file}`;
}

import type { Image } from '@osnowa/contract';
import type { InOneLanguage } from '@osnowa/text';
import { useLangOf } from '../text/local-text.tsx';
import {
  cutOf,
  type ImageQuality,
  type ImageRatio,
  type ImageWidth,
  imageHeight,
  imageUrl,
  largestCut,
} from './image-url.ts';
import styles from './picture.module.css';

/** Enough widths that no screen loads much more than it shows. */
const WIDTHS = [360, 480, 640, 768, 960, 1280, 1600, 1920] as const;

const MIDDLE = 5;

/** A picture, and the files of it that are offered. */
export interface PictureFiles {
  image: InOneLanguage<Image>;
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string;
  /** Widths to offer, px; those above the original's width are left out. */
  widths?: readonly ImageWidth[];
  /** Crops to a ratio; the picture's own otherwise. */
  ratio?: ImageRatio;
  /** Without a focal point its middle is shown, and not the part with most detail. */
  centred?: boolean;
  quality?: ImageQuality;
}

export interface PictureProps extends PictureFiles {
  /** The largest picture of the first window: loaded at once, before anything else. */
  priority?: boolean;
  /** Loaded at once: it is small and in the first window, or it will be next. */
  eager?: boolean;
  /** The text next to it already describes it. */
  decorative?: boolean;
  className?: string;
}

/** A picture of the content in the sizes that screens need. SVGs are never resized. */
export function Picture(props: PictureProps) {
  const { image, ratio, priority = false, eager = false, decorative = false, className } = props;
  const lang = useLangOf(image.alt);
  const { src, srcSet, sizes, width } = filesOf(props);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={ratio ? imageHeight(width, ratio) : Math.round((width * image.height) / image.width)}
      alt={decorative ? '' : image.alt.text}
      lang={decorative ? undefined : lang}
      loading={priority || eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-colour={image.color ?? undefined}
      className={[styles.picture, className].filter(Boolean).join(' ')}
    />
  );
}

/** Addresses of a picture's files, as `<img>` and `<link>` have them. */
export function filesOf({ image, sizes, ratio, quality, centred = false, ...more }: PictureFiles) {
  const whole = ratio ? largestCut(image, ratio) : image;
  const widths = offered(more.widths ?? WIDTHS, whole.width);
  const cut = ratio && (cutOf(image, ratio) ?? (centred ? MIDDLE : undefined));
  const url = (width: ImageWidth) => imageUrl(image.path, { width, ratio, cut, quality });
  const candidates = widths.map((each) => `${url(each)} ${each}w`).join(', ');
  const isVector = image.path.endsWith('.svg');
  return {
    src: url(middle(widths)),
    srcSet: isVector ? undefined : candidates,
    sizes: isVector ? undefined : sizes,
    width: widths.at(-1) ?? image.width,
  };
}

/** Widths up to the original's; the smallest one if the original is smaller still. */
function offered(widths: readonly ImageWidth[], original: number): readonly ImageWidth[] {
  const fitting = widths.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : widths.slice(0, 1);
}

function middle(widths: readonly ImageWidth[]): ImageWidth {
  return widths[Math.floor(widths.length / 2)] as ImageWidth;
}

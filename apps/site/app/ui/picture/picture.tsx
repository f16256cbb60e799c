import type { Image } from '@osnowa/contract';
import type { InOneLanguage } from '@osnowa/text';
import { useLangOf } from '../text/local-text.tsx';
import {
  cutOf,
  IMAGE_SHARES,
  type ImagePart,
  type ImageQuality,
  type ImageRatio,
  type ImageWidth,
  imageHeight,
  imageUrl,
  largestCut,
  type PART_RATIOS,
  PART_WIDTHS,
  partOf,
  partSize,
} from './image-url.ts';
import styles from './picture.module.css';
import { ACROSS } from './sizes.ts';

/** Enough widths that screens load little more than they show. */
const WIDTHS = [360, 480, 640, 768, 960, 1280, 1600, 1920] as const;

const MIDDLE = 5;

/** A picture, and its available files. */
export interface PictureFiles {
  image: InOneLanguage<Image>;
  /** Width of the picture in the layout, as in the `sizes` attribute. */
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
  /** Shows, on a phone, the part of the picture that its editor has chosen, in this ratio. */
  phoneRatio?: (typeof PART_RATIOS)[number] | undefined;
  /** Windows wider than a phone's that show that part, and its width in them. */
  partIn?: { media: string; sizes: string };
  /**
   * Shows that part in every window: the whole would be too small to be read. On a phone in the
   * phone's ratio, if there is one.
   */
  partRatio?: (typeof PART_RATIOS)[number];
  /** Share of the picture's width in a wide window; as on a phone by default. */
  partShare?: keyof typeof IMAGE_SHARES;
  className?: string;
}

/** Windows in which a picture fills the content, and words of a whole screen are too small. */
export const PHONE = '(width < 40rem)';

/** A picture of the content in the sizes that screens need. SVGs are never resized. */
export function Picture(props: PictureProps) {
  const { partRatio, partShare: _, ...rest } = props;
  if (!partRatio) return <WholePicture {...rest} />;
  if (!props.image.phonePart) return <WholePicture {...rest} ratio={partRatio} />;
  return <WholePicture {...rest} files={partFilesIn(props)} />;
}

/** Files of the part that every window shows; `undefined` if it shows the whole picture. */
export function partFilesIn({ image, partRatio, partShare, sizes }: PictureProps) {
  const { phonePart } = image;
  if (!partRatio || !phonePart) return undefined;
  const share = partShare && IMAGE_SHARES[partShare];
  return partFilesOf({ ...image, phonePart }, partRatio, sizes, share);
}

function WholePicture({
  files,
  ...props
}: PictureProps & { files?: ReturnType<typeof partFilesIn> }) {
  const { image, ratio, priority = false, eager = false, decorative = false, className } = props;
  const lang = useLangOf(image.alt);
  const { src, srcSet, sizes, width, height } = files ?? withHeight(filesOf(props), image, ratio);
  const picture = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={decorative ? '' : image.alt.text}
      lang={decorative ? undefined : lang}
      loading={priority || eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-colour={image.color ?? undefined}
      className={[styles.picture, className].filter(Boolean).join(' ')}
    />
  );
  const { phoneRatio, partIn = { media: PHONE, sizes: ACROSS } } = props;
  if (!phoneRatio || !image.phonePart) return picture;
  return (
    <picture className={styles.frame}>
      <source
        media={partIn.media}
        {...sourceOf(
          partFilesOf({ ...image, phonePart: image.phonePart }, phoneRatio, partIn.sizes),
        )}
      />
      {picture}
    </picture>
  );
}

function withHeight<Files extends { width: number }>(
  files: Files,
  image: Pick<Image, 'width' | 'height'>,
  ratio: ImageRatio | undefined,
) {
  const { width } = files;
  const own = Math.round((width * image.height) / image.width);
  return { ...files, height: ratio ? imageHeight(width, ratio) : own };
}

/** A `<source>` has no `src`. */
function sourceOf({ src: _, ...files }: ReturnType<typeof partFilesOf>) {
  return files;
}

/**
 * Addresses and size of the part of a picture that its editor has chosen.
 * @param sizes width of the part in the layout, as in the `sizes` attribute
 */
export function partFilesOf(
  image: Parameters<typeof partOf>[0] & Pick<Image, 'path'>,
  ratio: (typeof PART_RATIOS)[number],
  sizes: string,
  share: ImagePart['share'] = IMAGE_SHARES[image.phonePart],
) {
  const { width: original } = partSize(image, share, ratio);
  const widths = offered(PART_WIDTHS, original);
  const part = partOf(image, ratio, share);
  const width = widths.at(-1) ?? PART_WIDTHS[0];
  const url = (each: ImageWidth) => imageUrl(image.path, { width: each, ratio, part });
  return {
    src: url(width),
    srcSet: widths.map((each) => `${url(each)} ${each}w`).join(', '),
    sizes,
    width,
    height: imageHeight(width, ratio),
  };
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

import type { Image, InOneLanguage } from '@tkalnia/contract';
import {
  type ImageQuality,
  type ImageRatio,
  type ImageWidth,
  imageHeight,
  imageUrl,
} from './image-url.ts';
import { useLangOf } from './words.tsx';

/** Enough steps that no screen loads twice what it shows. */
const WIDTHS = [360, 640, 960, 1280, 1600] as const;

interface PictureProps {
  image: InOneLanguage<Image>;
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string;
  /** Widths to offer, px; those above the original's width are left out. */
  widths?: readonly ImageWidth[];
  /** Crops to a ratio; the picture's own otherwise. */
  ratio?: ImageRatio;
  quality?: ImageQuality;
  /** The largest picture of the first screen: loaded at once, before anything else. */
  priority?: boolean;
  /** The text beside it already says what it shows. */
  decorative?: boolean;
  className?: string;
}

/** A picture of the content in the sizes that screens need. SVGs are never resized. */
export function Picture(props: PictureProps) {
  const { image, sizes, ratio, quality, priority = false, decorative = false, className } = props;
  const lang = useLangOf(image.alt);
  const widths = offered(props.widths ?? WIDTHS, image.width);
  const url = (width: ImageWidth) => imageUrl(image.path, { width, ratio, quality });
  const vector = image.path.endsWith('.svg');
  const width = widths.at(-1) ?? image.width;
  return (
    <img
      src={url(middle(widths))}
      srcSet={vector ? undefined : widths.map((each) => `${url(each)} ${each}w`).join(', ')}
      sizes={vector ? undefined : sizes}
      width={width}
      height={ratio ? imageHeight(width, ratio) : Math.round((width * image.height) / image.width)}
      alt={decorative ? '' : image.alt.text}
      lang={decorative ? undefined : lang}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}

/** Widths that do not blow the original up; the smallest where the original is smaller still. */
function offered(widths: readonly ImageWidth[], original: number): readonly ImageWidth[] {
  const fitting = widths.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : widths.slice(0, 1);
}

function middle(widths: readonly ImageWidth[]): ImageWidth {
  return widths[Math.floor(widths.length / 2)] as ImageWidth;
}

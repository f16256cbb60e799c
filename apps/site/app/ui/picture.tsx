import type { Image, InOneLanguage } from '@tkalnia/contract';
import { IMAGE_RATIOS, IMAGE_WIDTHS, imageUrl } from './image-url.ts';
import { useLangOf } from './words.tsx';

interface PictureProps {
  image: InOneLanguage<Image>;
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string;
  /** Widths to offer, px; all known ones up to the original's width unless said otherwise. */
  widths?: readonly (typeof IMAGE_WIDTHS)[number][];
  /** Crops to a ratio; the picture's own otherwise. */
  ratio?: (typeof IMAGE_RATIOS)[number];
  quality?: number;
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
  const widths = offered(props.widths ?? IMAGE_WIDTHS, image.width);
  const url = (width: number) => imageUrl(image.path, { width, ratio, quality });
  const vector = image.path.endsWith('.svg');
  const [w, h] = ratio ? ratio.split(':').map(Number) : [image.width, image.height];
  const width = widths.at(-1) ?? image.width;
  return (
    <img
      src={url(middle(widths))}
      srcSet={vector ? undefined : widths.map((each) => `${url(each)} ${each}w`).join(', ')}
      sizes={vector ? undefined : sizes}
      width={width}
      height={Math.round((width * (h ?? 1)) / (w ?? 1))}
      alt={decorative ? '' : image.alt.text}
      lang={decorative ? undefined : lang}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}

/** Widths that do not blow the original up, and the first one above it where there is none below. */
function offered<Width extends number>(widths: readonly Width[], original: number): Width[] {
  const fitting = widths.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : widths.slice(0, 1);
}

function middle<Width extends number>(widths: Width[]): Width {
  return widths[Math.floor(widths.length / 2)] as Width;
}

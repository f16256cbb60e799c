import { filesOf, Picture, type PictureFiles, type PictureProps, partFilesIn } from './picture.tsx';

/** Windows in which a text and its picture are side by side, and both in the first window. */
export const WIDE = '(width >= 62rem)';

/**
 * Makes the browser fetch a lazy picture before it has laid out the page: React moves the link to
 * the head. Used outside of islands: an eager picture inside would put such a link before the
 * island's first element, whose position decides when an island hydrates.
 * @param media windows in which it is wanted; all by default
 */
export function PictureAhead({ of, media }: { of: PictureFiles; media?: string | undefined }) {
  return <FilesAhead files={filesOf(of)} media={media} />;
}

/** As `PictureAhead`, of files that are known already. */
export function FilesAhead({
  files: { src, srcSet, sizes },
  media,
}: {
  files: Pick<ReturnType<typeof filesOf>, 'src' | 'srcSet' | 'sizes'>;
  media?: string | undefined;
}) {
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}

/** A picture that is in the first window of a wide screen, and below that of a phone. */
export function WidePicture(props: PictureProps) {
  return (
    <>
      <FilesAhead files={partFilesIn(props) ?? filesOf(props)} media={WIDE} />
      <Picture {...props} />
    </>
  );
}

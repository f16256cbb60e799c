import { useEffect, useState } from 'react';
import type { ImageContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { apart, line, stack } from '../../ui/layout/layout.ts';
import { IconButton } from '../../ui/links/icon-button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import slider from '../slider/slider.module.css';
import { type SnapRow, useSnapRow } from '../slider/use-snap-row.ts';
import { ENLARGE } from './enlarge.ts';
import styles from './lightbox.module.css';

/** Every picture of a page that can be viewed in large, in its order; opens at an event of the page. */
export function Lightbox() {
  const [view, setView] = useState<Pictures | null>(null);
  useEffect(() => {
    const open = ({ detail }: CustomEventInit<HTMLElement>) => setView(picturesFrom(detail));
    window.addEventListener(ENLARGE, open);
    return () => window.removeEventListener(ENLARGE, open);
  }, []);
  return view === null ? null : <LargeView {...view} onClose={() => setView(null)} />;
}

interface Pictures {
  images: readonly ImageContent[];
  /** Index of the picture it opens at. */
  first: number;
}

/** The page's pictures; one that it shows twice is one of them. */
function picturesFrom(link: HTMLElement | undefined): Pictures {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-enlarge]')];
  const texts = [...new Set(links.map(({ dataset }) => dataset.enlarge ?? ''))];
  return {
    images: texts.map((text) => JSON.parse(text)),
    first: texts.indexOf(link?.dataset.enlarge ?? ''),
  };
}

interface LargeViewProps extends Pictures {
  onClose: () => void;
}

/** Pictures one at a time on the whole screen: arrow keys, Home and End, swipe, buttons; Esc closes. */
function LargeView({ images, first, onClose }: LargeViewProps) {
  const { details } = useMessages();
  const row = useSnapRow();
  const { list, current, scrollTo } = row;
  const last = images.length - 1;

  useEffect(() => scrollTo(first, 'instant'), [first, scrollTo]);

  useEffect(() => {
    function step(event: KeyboardEvent) {
      const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      scrollTo(Math.min(Math.max(to, 0), last));
    }
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [current, last, scrollTo]);

  return (
    <Dialog
      open
      onClose={onClose}
      placement="whole"
      title={
        <span role="status">
          {fill(details.pictureOf, { n: current + 1, total: images.length })}
        </span>
      }
    >
      <div className={stack(3, styles.view)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
        <ul ref={list} className={`${slider.row} ${styles.row}`} tabIndex={0}>
          {images.map((image) => (
            <li key={image.path} className={styles.item}>
              <Picture
                className={styles.picture}
                image={image}
                widths={[640, 960, 1280, 1600, 1920]}
                sizes="100vw"
              />
            </li>
          ))}
        </ul>
        <div className={line(4, apart, styles.foot)}>
          <LocalText as="p" className={roles.note} of={images[current]?.alt ?? null} />
          {last > 0 ? <Steps row={row} last={last} /> : null}
        </div>
      </div>
    </Dialog>
  );
}

function Steps({ row: { current, scrollTo }, last }: { row: SnapRow; last: number }) {
  const { details } = useMessages();
  return (
    <div className={line(2)}>
      <IconButton
        icon="arrow-left"
        label={details.previousPicture}
        aria-disabled={current === 0}
        onClick={() => scrollTo(Math.max(current - 1, 0))}
      />
      <IconButton
        icon="arrow-right"
        label={details.nextPicture}
        aria-disabled={current === last}
        onClick={() => scrollTo(Math.min(current + 1, last))}
      />
    </div>
  );
}

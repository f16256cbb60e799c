import {
  type ReactNode,
  type TouchEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { CommercialContent, CommercialOf } from '../../../content/domain.ts';
import { useMessages } from '../../../i18n/i18n.tsx';
import { square, stack, start } from '../../../ui/layout/layout.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ACROSS } from '../../../ui/picture/sizes.ts';
import { LocalText } from '../../../ui/text/local-text.tsx';
import roles from '../../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { OfferButton } from './commercial-blocks.tsx';
import styles from './sticky-blocks.module.css';

/**
 * Commercial blocks at the lower edge of the screen while a post is being read: one for wide
 * screens, one for phones. They are part of the page's height, so that they cover nothing at its
 * end, and do not stick until the script that can close them runs.
 */
export function StickyBlocks({ blocks }: { blocks: CommercialContent[] }) {
  const wide = blocks.find((block) => block.kind === 'stickyBottom');
  const phone = blocks.find((block) => block.kind === 'stickyBottomMobile');
  return (
    <>
      {wide ? <Wide block={wide} /> : null}
      {phone ? <Phone block={phone} /> : null}
    </>
  );
}

/** Whether a block of a post sticks to the lower edge. */
export function isSticky({ kind }: CommercialContent): boolean {
  return kind === 'stickyBottom' || kind === 'stickyBottomMobile';
}

interface StickyProps {
  id: string;
  on: 'wide' | 'phone';
  /** Id of the element that names the block. */
  title: string;
  children: ReactNode;
}

function Sticky({ id, on, title, children }: StickyProps) {
  const { blog } = useMessages();
  const [state, close] = useClosed(id);
  if (state === 'closed') return null;
  return (
    <aside
      className={`${styles.sticky} ${styles[on]}`}
      data-screen-only
      aria-labelledby={title}
      data-stuck={state === 'open' || undefined}
    >
      {children}
      {state === 'open' ? (
        <button type="button" className={`${square} ${styles.close}`} onClick={close}>
          <Icon name="x" size={20} />
          <VisuallyHidden>{blog.closeOffer}</VisuallyHidden>
        </button>
      ) : null}
    </aside>
  );
}

function Wide({ block }: { block: CommercialOf<'stickyBottom'> }) {
  const title = useId();
  return (
    <Sticky id={block.id} on="wide" title={title}>
      {block.image ? (
        <Picture
          className={styles.picture}
          image={block.image}
          sizes="6rem"
          widths={[160]}
          decorative
        />
      ) : null}
      <div className={`${roles.small} ${styles.words}`}>
        <LocalText as="p" id={title} className={styles.title} of={block.textPrimary} />
        <LocalText as="p" of={block.textSecondary} />
      </div>
      <OfferButton block={block} />
    </Sticky>
  );
}

/** Least distance of a swipe, px. */
const SWIPE = 24;

function Phone({ block }: { block: CommercialOf<'stickyBottomMobile'> }) {
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const startedAt = useRef(0);
  const begin = ({ touches }: TouchEvent) => {
    startedAt.current = touches[0]?.clientY ?? 0;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const way = (changedTouches[0]?.clientY ?? startedAt.current) - startedAt.current;
    if (Math.abs(way) > SWIPE) setOpen(way < 0);
  };
  return (
    <Sticky id={block.id} on="phone" title={title}>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={stack(1, styles.summary)} onTouchStart={begin} onTouchEnd={end}>
          <LocalText id={title} className={styles.title} of={block.textTitle} />
          <LocalText className={styles.hint} of={block.textSwipeUp} />
        </summary>
        <div className={stack(4, start, styles.inside)}>
          {block.image ? <Picture image={block.image} sizes={ACROSS} decorative /> : null}
          <ol className={stack(2, styles.steps)}>
            {block.listMobile.map((item) => (
              <LocalText as="li" key={item.id} of={item.name} />
            ))}
          </ol>
          <OfferButton block={block} />
        </div>
      </details>
    </Sticky>
  );
}

const KEY = 'closed-offers';

/**
 * Whether a visitor has closed a block, now or at an earlier visit: `unknown` until the script
 * runs, so that without scripts no block sticks that could not be closed.
 */
function useClosed(id: string): ['unknown' | 'open' | 'closed', () => void] {
  const [state, setState] = useState<'unknown' | 'open' | 'closed'>('unknown');
  useEffect(() => setState(closedBefore().includes(id) ? 'closed' : 'open'), [id]);
  const close = useCallback(() => {
    setState('closed');
    remember(id);
  }, [id]);
  return [state, close];
}

/** A browser without storage shows a closed block again on the next page, which is harmless. */
function closedBefore(): string[] {
  try {
    return window.localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

function remember(id: string): void {
  try {
    const ids = new Set([...closedBefore(), id]);
    window.localStorage.setItem(KEY, [...ids].join(' '));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

import { palette } from '@osnowa/brand';
import type { SectionOf } from '../../content/domain.ts';
import { accentClass } from '../../ui/accent.ts';
import { stack } from '../../ui/layout/layout.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './connections.module.css';
import { DetailList } from './detail-list.tsx';

type ConnectionsSection = SectionOf<'connections'>;

/** Accents of what comes before the middle and of what comes after it: the last one, and another. */
const BEFORE = accentClass(palette.accents.length - 1);
const AFTER = accentClass(1);

interface SideProps {
  accent: string;
  items: ConnectionsSection['items'];
  middle: LocalText;
  heading: 'h2' | 'h3';
}

/**
 * The thing in the middle, and its connections on both sides: lines enter and leave it,
 * and are a pattern in the middle. On narrow screens they run downwards through it.
 */
export function Connections({ section }: { section: ConnectionsSection }) {
  const { title, subtitle, name, details, items } = section;
  const heading = innerHeading(title);
  if (items.length === 0) return null;
  const half = Math.ceil(items.length / 2);
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <div className={stack(0, styles.plan)}>
        <Side accent={BEFORE} items={items.slice(0, half)} middle={name} heading={heading} />
        <div className={styles.middle} data-ground="night">
          <span className={styles.pattern} aria-hidden="true">
            <span className={BEFORE} />
            <span className={AFTER} />
          </span>
          <div className={stack(3)}>
            <LocalText as={heading} className={styles.name} of={name} />
            <DetailList details={details} className={styles.details} />
          </div>
        </div>
        <Side accent={AFTER} items={items.slice(half)} middle={name} heading={heading} />
      </div>
    </SectionFrame>
  );
}

function Side({ accent, items, middle, heading: Heading }: SideProps) {
  return (
    <ul className={stack(6, styles.side, accent)}>
      {items.map(({ id, title, description, inward, outward }) => (
        <li key={id} className={stack(1)}>
          <LocalText as={Heading} className={`${roles.title} ${styles.title}`} of={title} />
          <LocalText as="p" className={`${roles.note} ${styles.text}`} of={description} />
          {inward ? <Way from={title} to={middle} of={inward} way="in" /> : null}
          {outward ? <Way from={middle} to={title} of={outward} way="out" /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The content that a line passes on. Its direction is drawn, and announced to screen readers. */
function Way(props: { from: LocalText; to: LocalText; of: LocalText; way: 'in' | 'out' }) {
  return (
    <p className={`${roles.small} ${styles.way}`} data-way={props.way}>
      <VisuallyHidden>
        <LocalText of={props.from} /> → <LocalText of={props.to} />:{' '}
      </VisuallyHidden>
      <LocalText of={props.of} />
    </p>
  );
}

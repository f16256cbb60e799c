import type { SectionOf } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './connections.module.css';
import { DetailList } from './detail-list.tsx';

type ConnectionsSection = SectionOf<'connections'>;

interface SideProps {
  items: ConnectionsSection['items'];
  middle: LocalText;
  heading: 'h2' | 'h3';
}

/**
 * The thing in the middle, and its connections on both sides: threads enter and leave it,
 * and are a cloth in the middle. On narrow screens they run downwards through it.
 */
export function Connections({ section }: { section: ConnectionsSection }) {
  const { title, subtitle, name, details, items } = section;
  const heading = innerHeading(title);
  if (items.length === 0) return null;
  const half = Math.ceil(items.length / 2);
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <div className={styles.plan}>
        <Side items={items.slice(0, half)} middle={name} heading={heading} />
        <div className={styles.middle} data-ground="night">
          <span className={styles.cloth} aria-hidden="true" />
          <LocalText as={heading} className={styles.name} of={name} />
          <DetailList details={details} className={styles.details} />
        </div>
        <Side items={items.slice(half)} middle={name} heading={heading} />
      </div>
    </SectionFrame>
  );
}

function Side({ items, middle, heading: Heading }: SideProps) {
  return (
    <ul className={styles.side}>
      {items.map(({ id, title, description, inward, outward }) => (
        <li key={id} className={styles.connected}>
          <LocalText as={Heading} className={styles.title} of={title} />
          <LocalText as="p" className={styles.text} of={description} />
          {inward ? <Way from={title} to={middle} of={inward} way="in" /> : null}
          {outward ? <Way from={middle} to={title} of={outward} way="out" /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The content that a thread passes on. Its direction is drawn, and announced to screen readers. */
function Way(props: { from: LocalText; to: LocalText; of: LocalText; way: 'in' | 'out' }) {
  return (
    <p className={styles.way} data-way={props.way}>
      <VisuallyHidden>
        <LocalText of={props.from} /> → <LocalText of={props.to} />:{' '}
      </VisuallyHidden>
      <LocalText of={props.of} />
    </p>
  );
}

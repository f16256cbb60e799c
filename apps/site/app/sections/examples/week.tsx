import type { SectionOf } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './week.module.css';

type WeekSection = SectionOf<'week'>;

/** Positions of the threads across the day, of 100: each on its own, and side by side. */
const APART = [9, 36, 63, 90];
const TOGETHER = [37, 46, 55, 64];

/** Positions along a day, of 100, at which the warp crosses the threads of a cloth. */
const WARP = Array.from({ length: 16 }, (_, index) => 9 + index * 5.5);

/**
 * A week as threads that go from day to day, each its own way, and are a cloth on the day when
 * everyone is together. On narrow screens they run downwards.
 */
export function Week({ section }: { section: WeekSection }) {
  const Heading = innerHeading(section.title);
  const { items } = section;
  if (items.length === 0) return null;
  const isTight = (index: number) => items[index]?.together === true;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ol className={styles.week}>
        {items.map((day, index) => (
          <li key={day.id} className={styles.day} data-together={day.together || undefined}>
            <Threads
              from={day.together || isTight(index - 1) ? TOGETHER : APART}
              to={day.together || isTight(index + 1) ? TOGETHER : APART}
              woven={day.together}
            />
            <div className={styles.words}>
              <LocalText as={Heading} className={styles.title} of={day.title} />
              <LocalText as="p" className={styles.text} of={day.description} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

interface ThreadsProps {
  from: number[];
  to: number[];
  woven: boolean;
}

/** The threads of one day, along it and, for narrow screens, with x and y swapped, down it. */
function Threads(props: ThreadsProps) {
  return (
    <>
      <svg aria-hidden="true" className={styles.along} {...DRAWING}>
        <Lines {...props} />
      </svg>
      <svg aria-hidden="true" className={styles.down} {...DRAWING}>
        <g transform="matrix(0 1 1 0 0 0)">
          <Lines {...props} />
        </g>
      </svg>
    </>
  );
}

const DRAWING = {
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
} as const;

function Lines({ from, to, woven }: ThreadsProps) {
  const ways = from.map((start, index) => [start, to[index] ?? start]);
  return (
    <>
      {ways.map(([start, end]) => (
        <path key={start} d={`M-1 ${start}H0C50 ${start} 50 ${end} 100 ${end}H101`} />
      ))}
      {woven ? WARP.map((at) => <path key={at} d={`M${at} 32.5V68.5`} />) : null}
    </>
  );
}

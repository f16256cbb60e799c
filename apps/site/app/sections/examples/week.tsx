import { palette } from '@osnowa/brand';
import type { SectionOf } from '../../content/domain.ts';
import { accentClass } from '../../ui/accent.ts';
import { stack } from '../../ui/layout/layout.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './week.module.css';

type WeekSection = SectionOf<'week'>;

const { accents } = palette;

/** Positions of the lines across the day, of 100: each on its own, and side by side. */
const APART = accents.map((_, index) => 9 + (index * 81) / Math.max(accents.length - 1, 1));
const TOGETHER = accents.map((_, index) => 50.5 + (index - (accents.length - 1) / 2) * 9);

/** Positions along a day, of 100, at which other lines cross them, and how far these reach. */
const ACROSS = Array.from({ length: 16 }, (_, index) => 9 + index * 5.5);
const REACH = [Math.min(...TOGETHER) - 4.5, Math.max(...TOGETHER) + 4.5];

/**
 * A week as lines that go from day to day, each its own way, and are side by side on the day when
 * everyone is together. On narrow screens they run downwards.
 */
export function Week({ section }: { section: WeekSection }) {
  const Heading = innerHeading(section.title);
  const { items } = section;
  if (items.length === 0) return null;
  const isTight = (index: number) => items[index]?.together === true;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ol className={stack(0, styles.week)}>
        {items.map((day, index) => (
          <li
            key={day.id}
            className={stack(5, styles.day)}
            data-together={day.together || undefined}
          >
            <Ways
              from={day.together || isTight(index - 1) ? TOGETHER : APART}
              to={day.together || isTight(index + 1) ? TOGETHER : APART}
              together={day.together}
            />
            <div className={stack(1, styles.words)}>
              <LocalText as={Heading} className={roles.title} of={day.title} />
              <LocalText as="p" className={roles.note} of={day.description} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

interface WaysProps {
  from: number[];
  to: number[];
  together: boolean;
}

/** The lines of one day, along it and, for narrow screens, with x and y swapped, down it. */
function Ways(props: WaysProps) {
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

function Lines({ from, to, together }: WaysProps) {
  const ways = from.map((start, index) => [start, to[index] ?? start]);
  return (
    <>
      {ways.map(([start, end], index) => (
        <path
          key={start}
          className={accentClass(index)}
          d={`M-1 ${start}H0C50 ${start} 50 ${end} 100 ${end}H101`}
        />
      ))}
      {together ? (
        <g className={styles.across}>
          {ACROSS.map((at) => (
            <path key={at} d={`M${at} ${REACH.join('V')}`} />
          ))}
        </g>
      ) : null}
    </>
  );
}

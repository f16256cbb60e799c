import * as palette from '../src/palette.ts';
import styles from './hero.module.css';
import { HERO_CLOTH, HERO_CLOTH_HEIGHT, RUNNING_ENDS, weaveHero } from './hero-loom.ts';
import type { ThreadLines } from './interlace.ts';
import { Line } from './line.tsx';
import type { Drawings } from './motif.ts';

/**
 * The cloth of the hero. Its drawing spans the whole content, as those of the threads below do, so
 * that they meet to the pixel; on narrow screens only the cloth itself is in view. Drawn in full by
 * the server; on load the warp is strung and the weft woven in from the top, for 1.4 s, unless the
 * visitor prefers less motion.
 */
export function HeroCloth({ accents, runsOn, className }: Drawings['hero']) {
  const { under, warp, over } = weaveHero({ accents, runsOn });
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} data-screen-only>
      <div className={styles.loom}>
        <div className={styles.weft}>
          <Layer lines={under} />
        </div>
        <div className={styles.warp}>
          <Layer lines={warp} />
        </div>
        <div className={styles.weft}>
          <Layer lines={over} raised />
        </div>
      </div>
    </div>
  );
}

/** One layer of the cloth, a drawing of its own: the browser moves it without painting it again. */
function Layer({ lines, raised }: { lines: ThreadLines[]; raised?: boolean }) {
  const { contentWidth, left, marginX, marginTop } = HERO_CLOTH;
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={`0 0 ${contentWidth} ${HERO_CLOTH_HEIGHT}`}
      width={contentWidth}
      height={HERO_CLOTH_HEIGHT}
      fill="none"
    >
      <g transform={`translate(${left + marginX} ${marginTop})`}>
        {lines.map((line) => (
          <Line key={line.colour} {...line} raised={raised} />
        ))}
      </g>
    </svg>
  );
}

const PULLED = { height: 90, turn: 40, left: 1280 };

/**
 * One end of the hero's cloth, pulled out: comes down, turns, and runs off the page to the left. Spans
 * the content's width, in the cloth's units. On load it is drawn as soon as the warp is strung, unless
 * the visitor asks for less motion.
 */
export function PulledThread({ accent, place, className }: Drawings['heroLine']) {
  const { height, turn, left } = PULLED;
  const x = RUNNING_ENDS[place] as number;
  const level = height - 12;
  return (
    <div className={className} data-screen-only>
      <div className={styles.pull}>
        <svg
          aria-hidden="true"
          className={styles.drawing}
          viewBox={`${-left} 0 ${left + 1280} ${height}`}
          width={left + 1280}
          height={height}
          fill="none"
        >
          <Line
            colour={accent}
            d={`M${x} -4V${level - turn}q0 ${turn} ${-turn} ${turn}H-${left}`}
          />
        </svg>
      </div>
    </div>
  );
}

/** Ends of the two halves of a thread that is cut, far outside of any window. */
const CUT = 'M-3000 60H600c70 0 110 -8 150 34M3000 60H960c-70 0 -105 6 -130 -34';

/** A thread across the page that is cut in the middle. */
export function CutThread({ className }: Drawings['lost']) {
  return (
    <div className={className}>
      <svg
        aria-hidden="true"
        className={styles.drawing}
        viewBox="0 0 1280 120"
        width="1280"
        height="120"
        fill="none"
      >
        <Line colour={palette.accent} d={CUT} />
      </svg>
    </div>
  );
}

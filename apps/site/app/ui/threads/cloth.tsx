import { palette } from '@osnowa/brand';
import { useId } from 'react';
import styles from './cloth.module.css';
import { HERO_CLOTH, HERO_CLOTH_HEIGHT, weaveHero } from './hero-loom.ts';
import { ThreadLayer } from './thread-layer.tsx';

const LINEN = { warp: palette.linenWarp, weft: palette.linen };

/**
 * The cloth of the hero. Its drawing spans the whole content, as those of the threads below do, so
 * that they meet to the pixel; on narrow screens only the cloth itself is in view. Drawn in full by the server; on load the warp is strung and a shuttle
 * carries the weft in, for 1.4 s, unless the visitor asks for less motion. It says nothing, so it is
 * hidden from screen readers. `accents` are the products' colours in their order; `null` in a place
 * leaves those threads linen. With `runsOn` the loose ends go on below the drawing, for the sections
 * that follow to cover or to take up.
 */
export function HeroCloth({
  accents,
  runsOn,
  className,
}: {
  accents: readonly (string | null)[];
  runsOn?: boolean;
  className?: string;
}) {
  const mask = useId();
  const { under, warp, over } = weaveHero({ accents, linen: LINEN, runsOn });
  const { contentWidth, left, marginX, marginTop } = HERO_CLOTH;
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')}>
      <svg
        aria-hidden="true"
        className={styles.drawing}
        viewBox={`0 0 ${contentWidth} ${HERO_CLOTH_HEIGHT}`}
        width={contentWidth}
        height={HERO_CLOTH_HEIGHT}
        fill="none"
      >
        <mask id={mask} maskUnits="userSpaceOnUse" x="-40" y="-60" width="600" height="700">
          <path
            className={styles.shuttle}
            d={shuttle()}
            pathLength="1"
            stroke="white"
            strokeWidth="26"
          />
        </mask>
        <g transform={`translate(${left + marginX} ${marginTop})`}>
          <g mask={`url(#${mask})`}>
            <ThreadLayer lines={under} />
          </g>
          <g className={styles.warp}>
            <ThreadLayer lines={warp} />
          </g>
          <g mask={`url(#${mask})`}>
            <ThreadLayer lines={over} raised />
          </g>
        </g>
      </svg>
    </div>
  );
}

/** Way of the shuttle: there and back again, row by row. */
function shuttle(): string {
  const { rows, pitch, width, marginX } = HERO_CLOTH;
  const turns = Array.from({ length: rows }, (_, row) => {
    const y = (row + 0.5) * pitch;
    return `V${y}H${row % 2 === 0 ? width - marginX + 10 : -marginX - 10}`;
  });
  return `M${-marginX - 10} ${pitch / 2}${turns.join('')}`;
}

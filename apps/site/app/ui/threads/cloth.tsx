import { palette } from '@osnowa/brand';
import styles from './cloth.module.css';
import { HERO_CLOTH, HERO_CLOTH_HEIGHT, weaveHero } from './hero-loom.ts';
import type { ThreadLines } from './interlace.ts';
import { ThreadLayer } from './thread-layer.tsx';

const LINEN = { warp: palette.linenWarp, weft: palette.linen };

/**
 * The cloth of the hero. Its drawing spans the whole content, as those of the threads below do, so
 * that they meet to the pixel; on narrow screens only the cloth itself is in view. Drawn in full by
 * the server; on load the warp is strung and the weft woven in from the top, for 1.4 s, unless the
 * visitor prefers less motion. It has no meaning, so screen readers skip it. `accents` are
 * the products' colours in their order; `null` in a place leaves those threads linen. With `runsOn`
 * the loose ends go on below the drawing, for the sections that follow to cover or to take up.
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
  const { under, warp, over } = weaveHero({ accents, linen: LINEN, runsOn });
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
function Layer(threads: { lines: ThreadLines[]; raised?: boolean }) {
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
        <ThreadLayer {...threads} />
      </g>
    </svg>
  );
}

import { useId } from 'react';
import { ThreadLayer } from './thread-layer.tsx';
import { REPEAT, weave } from './weave.ts';
import styles from './weave-swatch.module.css';

const PITCH = 24;
const COLOURS = {
  ground: { warp: '#e6e0d2', weft: '#d9d2c3' },
  accents: ['#d33a21', '#42ad5b', '#f5b710', '#066bb5'],
};

/** A swatch of the cloth that belongs to a name: area, industry, article. Fills its place. */
export function WeaveSwatch({ name, className }: { name: string; className?: string }) {
  const id = useId();
  const { under, warp, over } = weave(name, COLOURS, PITCH);
  const size = REPEAT * PITCH;
  return (
    <svg
      aria-hidden="true"
      className={[styles.swatch, className].filter(Boolean).join(' ')}
      width="100%"
      height="100%"
      fill="none"
    >
      <pattern
        id={id}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform="scale(0.5)"
      >
        <ThreadLayer lines={under} />
        <ThreadLayer lines={warp} />
        <ThreadLayer lines={over} raised />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

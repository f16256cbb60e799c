import { DRAWINGS } from './drawings.ts';

/**
 * An outline icon, `size` in px. It never has a meaning alone: it is hidden from screen readers,
 * and the text next to it says the same.
 */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: keyof typeof DRAWINGS;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

import { DRAWINGS } from './drawings.ts';

/**
 * An outline icon of the interface, `size` in px. It never has a meaning alone: it is hidden from
 * screen readers, and the text next to it says the same.
 */
export function Icon({ name, ...rest }: { name: keyof typeof DRAWINGS } & DrawingProps) {
  return <Drawing path={DRAWINGS[name]} {...rest} />;
}

interface DrawingProps {
  size?: number | undefined;
  className?: string | undefined;
}

/** A path on a field of 24 units as an icon. */
export function Drawing({ path, size = 24, className }: { path: string } & DrawingProps) {
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
      <path d={path} />
    </svg>
  );
}

import type { IconName } from '@tkalnia/contract';
import { DRAWINGS, type InterfaceIcon } from './drawings.ts';

/**
 * An outline icon, `size` in px. It never carries meaning alone: it is hidden from screen readers,
 * and what it stands beside says the same in words.
 */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName | InterfaceIcon;
  size?: number;
  className?: string;
}) {
  const Drawing = DRAWINGS[name];
  return (
    <Drawing
      aria-hidden="true"
      className={className}
      focusable="false"
      size={size}
      strokeWidth={1.75}
    />
  );
}

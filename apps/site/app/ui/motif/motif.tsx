import { type Drawings, MOTIF } from '@osnowa/brand/motif';
import type { ComponentType } from 'react';

type MotifProps = { [Name in keyof Drawings]: { name: Name } & Drawings[Name] }[keyof Drawings];

/** A drawing of the brand; nothing where the brand has none of this name. */
export function Motif({ name, ...props }: MotifProps) {
  const Drawing = MOTIF[name] as ComponentType<typeof props> | undefined;
  return Drawing ? <Drawing {...props} /> : null;
}

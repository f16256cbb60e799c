import type { IconName } from '@osnowa/brand/icons';
import type { ComponentProps } from 'react';
import { CONTENT_DRAWINGS } from './content-drawings.ts';
import { Drawing } from './icon.tsx';

/** An icon that an editor has chosen; this module contains the drawings of all of them. */
export function ContentIcon({
  name,
  ...rest
}: { name: IconName } & Omit<ComponentProps<typeof Drawing>, 'path'>) {
  return <Drawing path={CONTENT_DRAWINGS[name]} {...rest} />;
}

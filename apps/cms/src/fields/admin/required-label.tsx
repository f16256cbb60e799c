'use client';

import type { ComponentProps } from 'react';
import { FieldLabel } from '../../kit/payload.ts';

type Label = ComponentProps<typeof FieldLabel>;

interface Props extends Pick<Label, 'path'> {
  field?: Pick<Label, 'label' | 'localized'>;
}

/** Label of a field that is required in the default language: with the usual mark. */
export function RequiredLabel({ field, path }: Props) {
  return <FieldLabel label={field?.label} localized={field?.localized} path={path} required />;
}

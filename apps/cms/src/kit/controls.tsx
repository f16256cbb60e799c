'use client';

import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import './kit.css';

/** A button next to others, or in a row. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" size="small" margin={false} {...props} />;
}

/** Reason why something was refused; nothing without a text. */
export function Problem({ text, id }: { text?: string | null | undefined; id?: string }) {
  return text ? (
    <p role="alert" id={id} className="problem">
      {text}
    </p>
  ) : null;
}

'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button, Drawer, DrawerToggler, useDrawerSlug, useModal } from './payload.ts';

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

interface DialogProps {
  name: string;
  /** Of the button that opens it, and its heading. */
  label: string;
  /** Next to the label of the button. */
  badge?: string | null;
  children: ReactNode | ((slug: string) => ReactNode);
}

/** A link-like button, and the drawer that it opens; its content is there while it is open. */
export function Dialog({ name, label, badge, children }: DialogProps) {
  const slug = useDrawerSlug(name);
  const { modalState } = useModal();
  return (
    <>
      <DrawerToggler slug={slug} className="link-button">
        {label}
        {badge ? <span className="badge">{badge}</span> : null}
      </DrawerToggler>
      <Drawer slug={slug} title={label}>
        {modalState[slug]?.isOpen
          ? typeof children === 'function'
            ? children(slug)
            : children
          : null}
      </Drawer>
    </>
  );
}

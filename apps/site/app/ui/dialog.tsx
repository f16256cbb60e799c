import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../i18n/i18n.tsx';
import styles from './dialog.module.css';
import { apart, line, square, stack, surface, top } from './layout/layout.ts';
import { Icon } from './picture/icon.tsx';

interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it: button, Esc, or a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** `side` slides in from the right and fills a phone's screen; `whole` fills every screen, on night. */
  placement?: 'centre' | 'side' | 'whole';
  className?: string;
  children: ReactNode;
}

/**
 * Modal dialog on the browser's own `<dialog>`, which traps the focus and returns it to the opener.
 * The page behind does not scroll.
 */
export function Dialog({
  open,
  onClose,
  title,
  placement = 'centre',
  className,
  children,
}: DialogProps) {
  const { kit } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      className={[surface, styles.dialog, styles[placement], className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      data-ground={placement === 'whole' ? 'night' : undefined}
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className={stack(5, styles.inside)}>
        <div className={line(4, top, apart)}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={`${square} ${styles.close}`}
            aria-label={kit.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

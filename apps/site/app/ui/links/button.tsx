import type { ComponentProps } from 'react';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { LocalText } from '../text/local-text.tsx';
import styles from './button.module.css';

/** Emphasis of a button: one primary on a screen, secondary next to it, quiet for small ones. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

function look(variant: ButtonVariant, className: string | undefined): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ');
}

/** A button for an action on this page. `type` is `button` by default. */
export function Button({
  variant = 'primary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={look(variant, className)} {...rest} />;
}

/** A link that looks like a button and leads to a destination of the content. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof LocaleLink> & { variant?: ButtonVariant }) {
  return <LocaleLink className={look(variant, className)} {...rest} />;
}

interface ContentButtonProps {
  text: ComponentProps<typeof LocalText>['of'];
  to: string | null;
  variant?: ButtonVariant;
}

/** A button of the content; none without words or without a destination. */
export function ContentButton({ text, to, variant = 'primary' }: ContentButtonProps) {
  if (!text || !to) return null;
  return (
    <ButtonLink variant={variant} to={to}>
      <LocalText of={text} />
    </ButtonLink>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import styles from '../engine/flow.module.css';
import type { CalculatorState } from './calculator-state.ts';
import type { Calculator } from './use-calculator.ts';

/**
 * A link that a calculator follows without a new document: a plain link without scripts, and for a
 * visitor who wants another tab or window.
 */
export function OwnLink({
  href,
  onFollow,
  ...rest
}: ComponentProps<'a'> & { href: string; onFollow: () => void }) {
  function follow(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.button !== 0) return;
    event.preventDefault();
    onFollow();
  }
  return <a href={href} onClick={follow} {...rest} />;
}

/**
 * A link to another state of the calculator, which changes in place. `replace` makes no entry in the
 * history.
 */
export function StateLink({
  calculator,
  to,
  replace = false,
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  calculator: Calculator;
  to: Partial<CalculatorState>;
  replace?: boolean;
}) {
  return (
    <OwnLink
      href={calculator.address(to)}
      className={className ?? styles.link}
      onFollow={() => (replace ? calculator.set(to) : calculator.go(to))}
      {...rest}
    />
  );
}

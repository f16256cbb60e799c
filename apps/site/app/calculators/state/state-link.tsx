import type { ComponentProps, MouseEvent } from 'react';
import type { CalculatorState } from './calculator-state.ts';
import styles from './state-link.module.css';
import type { Calculator } from './use-calculator.ts';

/**
 * A link to another state of the calculator: a plain link without scripts, a change in place with
 * them. `replace` makes no entry in the history.
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
  function follow(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.button !== 0) return;
    event.preventDefault();
    if (replace) calculator.set(to);
    else calculator.go(to);
  }
  return (
    <a
      href={calculator.address(to)}
      className={className ?? styles.link}
      onClick={follow}
      {...rest}
    />
  );
}

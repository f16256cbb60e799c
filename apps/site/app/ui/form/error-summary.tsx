import { useEffect, useId, useRef } from 'react';
import { stack, surface } from '../layout/layout.ts';
import roles from '../text/roles.module.css';
import styles from './field.module.css';

/** An error in a form: `id` is that of the control, `message` is an instruction. */
export interface FieldError {
  id: string;
  message: string;
}

/**
 * The errors of a form, above it. Each line links to its field, and disappears when the error is
 * corrected. Renders nothing without errors.
 * @param attempt number of the attempt to send: a new one takes the focus
 */
export function ErrorSummary({
  title,
  errors,
  attempt,
}: {
  title: string;
  errors: FieldError[];
  attempt: unknown;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistakes again are a new attempt
  useEffect(() => summary.current?.focus(), [attempt]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      className={stack(2, surface, styles.summary)}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noAutofocus: without script the browser itself moves the focus here
      autoFocus
    >
      <p id={titleId} className={roles.name}>
        {title}
      </p>
      <ul className={stack(1)}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => focusLater(id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fragment scrolls to the field, but only some browsers also put the cursor into it. */
function focusLater(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

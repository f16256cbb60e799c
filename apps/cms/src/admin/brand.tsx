import { NAMES } from '@osnowa/brand';

/** The mark; the style sheet of the brand says which one, on light ground and on dark. */
export function Mark() {
  return <span className="brand-mark" aria-hidden="true" />;
}

/** Mark and name of the company above the form to sign in. */
export function Logo() {
  return (
    <span className="brand-logo">
      <Mark />
      <span>{NAMES.company}</span>
    </span>
  );
}

import { NAMES } from '@osnowa/brand';

/** The logo; the brand's style sheet chooses the one for light or dark grounds. */
export function Mark() {
  return <span className="brand-mark" aria-hidden="true" />;
}

/** Logo and name of the company above the sign-in form. */
export function Logo() {
  return (
    <span className="brand-logo">
      <Mark />
      <span>{NAMES.company}</span>
    </span>
  );
}

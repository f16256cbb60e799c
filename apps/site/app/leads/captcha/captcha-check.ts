/** Outcome of the check that a person sends a form. */
export type CaptchaOutcome =
  | { kind: 'solved'; field: 'altcha' | 'googleRecaptchaToken'; token: string }
  /** No check is required. */
  | { kind: 'none' }
  /** The visitor did not complete it. */
  | { kind: 'aborted' }
  /** It could not be loaded or run: the form is sent unverified. */
  | { kind: 'unavailable'; reason: string };

/** The check of one filled form. */
export interface Captcha {
  /** Whether it contacts a third party, which needs the visitor's consent. */
  needsConsent: boolean;
  /** Does the part that is possible before the form is sent. */
  prepare(): void;
  solve(): Promise<CaptchaOutcome>;
}

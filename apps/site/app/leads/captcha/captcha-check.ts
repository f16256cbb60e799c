/** How the check that a person is sending a form went. */
export type CaptchaOutcome =
  | { kind: 'solved'; field: 'altcha' | 'googleRecaptchaToken'; token: string }
  /** None is asked for. */
  | { kind: 'none' }
  /** The visitor did not complete it. */
  | { kind: 'aborted' }
  /** It could not be loaded or run: the form goes unverified. */
  | { kind: 'unavailable'; reason: string };

/** The check of one filled form. */
export interface Captcha {
  /** Whether it asks a third party, which it may only once the visitor has consented. */
  needsConsent: boolean;
  /** Begins what can be done before the form is sent. */
  prepare(): void;
  solve(): Promise<CaptchaOutcome>;
}

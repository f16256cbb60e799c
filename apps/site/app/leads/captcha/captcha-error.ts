/** Reasons why a captcha could not be run; reCAPTCHA's messages are those of the specification. */
export type CaptchaProblem =
  | 'No key provided'
  | 'No version provided'
  | 'Failed to load script'
  | 'Failed to execute'
  | 'No challenge'
  | 'Not solved in time';

/** A failed check. The form is sent all the same. */
export class CaptchaError extends Error {
  constructor(problem: CaptchaProblem) {
    super(problem);
    this.name = 'CaptchaError';
  }
}

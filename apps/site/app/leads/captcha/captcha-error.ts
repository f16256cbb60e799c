/** Why a captcha could not be run; the messages of reCAPTCHA's are those of the specification. */
export type CaptchaProblem =
  | 'No key provided'
  | 'No version provided'
  | 'Failed to load script'
  | 'Failed to execute'
  | 'No challenge'
  | 'Not solved in time';

/** A failed check. It never keeps a form from being sent. */
export class CaptchaError extends Error {
  constructor(problem: CaptchaProblem) {
    super(problem);
    this.name = 'CaptchaError';
  }
}

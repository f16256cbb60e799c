import { AppError, type ErrorCode, type FieldErrors } from '@osnowa/contract';

/** A refusal that a visitor can mend in these fields of the form. */
export class RefusedFields extends AppError {
  readonly fields: FieldErrors;

  constructor(code: ErrorCode, message: string, fields: FieldErrors) {
    super(code, message);
    this.fields = fields;
  }
}

/** A refusal that ends by itself. */
export class RateLimited extends AppError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super('RateLimited', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

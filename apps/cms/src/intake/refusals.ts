import { AppError, type ErrorCode, type FieldErrors } from '@osnowa/contract';
import { ChallengeTaken } from './used-challenges.ts';

/** A refusal that a visitor can correct in these fields of the form. */
export class RefusedFields extends AppError {
  readonly fields: FieldErrors;

  constructor(code: ErrorCode, message: string, fields: FieldErrors) {
    super(code, message);
    this.fields = fields;
  }
}

/** A refusal that ends after some time. */
export class RateLimited extends AppError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super('RateLimited', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Every failure of storage means the same to a visitor: try again in a moment. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || error instanceof ChallengeTaken) throw error;
    throw new AppError('Unavailable', 'Storage cannot take or show leads.', { cause: error });
  }
}

/** Error codes of the wire contract. Their messages are for developers and in English. */
export const ERROR_CODES = [
  'BadQuery',
  'BadRequest',
  'NotFound',
  'MethodNotAllowed',
  'CareerNotFound',
  'FeatureNotFound',
  'Validation',
  'TooLarge',
  'UnsupportedMedia',
  'Captcha',
  'Forbidden',
  'Conflict',
  'RateLimited',
  'Unavailable',
  'Internal',
] as const;

/** One of the contract's error codes. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** HTTP status of each code. */
export const ERROR_STATUS = {
  BadQuery: 400,
  BadRequest: 400,
  NotFound: 404,
  MethodNotAllowed: 405,
  CareerNotFound: 404,
  FeatureNotFound: 404,
  Validation: 422,
  TooLarge: 413,
  UnsupportedMedia: 415,
  Captcha: 403,
  Forbidden: 403,
  Conflict: 409,
  RateLimited: 429,
  Unavailable: 503,
  Internal: 500,
} as const satisfies Record<ErrorCode, number>;

/**
 * Validation message keys (point 5 of the specification; those it does not name are ours).
 * The visitor sees the site's translation of the key.
 */
export const FIELD_MESSAGES = [
  'nameValidationError',
  'nameTooLong',
  'emailValidationError',
  'invalidEmailErrorRegex',
  'emptyPhoneNumber',
  'invalidPhoneNumber',
  'messageValidationError',
  'messageTooLong',
  'conversationTopicError',
  'topicError',
  'choiceError',
  'emptyBusinessName',
  'businessNameTooLong',
  'consentNotAccepted',
  'valueTooLong',
  'jobTitleError',
  'emptyFile',
  'fileExtensionNotSupportedValidationMessage',
  'fileSizeNotSupportedValidationMessage',
  'fileContentMismatch',
  'tooManyFiles',
  'filesTooLargeTogether',
  'formNotFilledCorrectly',
  'technicalPreferencesRequired',
  'backendRequirementsRequired',
  'distributionChannelRequired',
  'supportPeriodRequired',
  'incorrectNumber',
  'hardwareSupportRequired',
  'callTimeGone',
  'tooManyCalls',
] as const;

/** One of the validation message keys. */
export type FieldMessage = (typeof FIELD_MESSAGES)[number];

/**
 * The one error of this code base: a code that a program can act on, a message for a developer
 * (never shown to a visitor) and its cause.
 */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }
}

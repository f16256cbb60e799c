import { CALCULATORS, type CalculatorName } from '@osnowa/site-map';
import { z } from 'zod';
import type { FieldMessage } from '../errors.ts';
import { ATTACHMENTS } from '../limits.ts';
import {
  choice,
  companyName,
  consent,
  type FieldErrors,
  fieldErrors,
  fullName,
  mail,
  message,
  oneLine,
  optionalCallTime,
  optionalLine,
  phoneNumber,
} from './fields.ts';
import type { FormType } from './form-types.ts';
import { CONSULTATION_TOPICS, CONTACT_TOPICS, type FormTopic } from './topics.ts';

const topicOf = (topics: readonly FormTopic[]) => choice(topics, 'topicError');

const optionalPhone = phoneNumber.or(z.literal('').transform(() => undefined)).optional();

/** Topics of the wizard's contact step; it asks for a company instead of a phone number. */
export const isQuote = (topic: unknown) => topic === 'estimate' || topic === 'Project';

interface ContactValues {
  topic?: unknown;
  phoneNumber?: unknown;
  companyName?: unknown;
}

/** A rule between two fields, reported together with the errors of the others. */
function shownAt(path: string, key: FieldMessage) {
  return { error: key, path: [path], when: () => true };
}

/** Contact step of the calculators, by the fields that their form asks for. */
const QUOTES = {
  contact: z.object({
    topic: topicOf(['estimate', 'Project']),
    fullName,
    companyName,
    mail,
    phoneNumber: optionalPhone,
    message,
    consent,
  }),
  mail: z.object({
    topic: topicOf(['estimate']),
    mail,
    phoneNumber: optionalPhone,
    message,
    consent,
  }),
};

type CalculatorForms = {
  [Row in (typeof CALCULATORS)[CalculatorName] as Row['form']]: {
    type: Row['lead'];
    maxFiles: number;
    schema: (typeof QUOTES)[Row['asks']];
  };
};

const calculatorForms = Object.fromEntries(
  Object.values(CALCULATORS).map(({ form, lead, asks }) => [
    form,
    { type: lead, maxFiles: ATTACHMENTS.maxFiles, schema: QUOTES[asks] },
  ]),
) as CalculatorForms;

/**
 * Form schemas by submission path. Unknown fields do not become columns: they are stored as the
 * lead's additional key/value pairs.
 */
export const FORMS = {
  '/contact/send-message': {
    type: 'contact',
    maxFiles: ATTACHMENTS.maxFiles,
    schema: z
      .object({
        topic: topicOf([...CONTACT_TOPICS, 'estimate', 'Project']),
        fullName,
        companyName: companyName.optional(),
        mail,
        phoneNumber: optionalPhone,
        message,
        consent,
      })
      .refine(
        (all: ContactValues) => isQuote(all.topic) || all.phoneNumber !== undefined,
        shownAt('phoneNumber', 'emptyPhoneNumber'),
      )
      .refine(
        (all: ContactValues) => !isQuote(all.topic) || all.companyName !== undefined,
        shownAt('companyName', 'emptyBusinessName'),
      ),
  },
  '/newsletter': {
    type: 'newsletter',
    maxFiles: 0,
    schema: z.object({ topic: topicOf(['Newsletter']), fullName, mail, consent }),
  },
  '/consultation': {
    type: 'consultation',
    maxFiles: 0,
    schema: z.object({
      topic: topicOf(['Consultation']),
      mail,
      phone: phoneNumber,
      consultationTopic: choice(CONSULTATION_TOPICS, 'conversationTopicError'),
      callTime: optionalCallTime,
      // The visitor's, so that mails can say the time as both clocks show it.
      timeZone: optionalLine,
      consent,
    }),
  },
  '/career/apply': {
    type: 'career',
    maxFiles: 1,
    schema: z.object({
      topic: topicOf(['jobApply']),
      fullName,
      mail,
      message: message.pipe(
        z.string().min(1, { error: 'messageValidationError' satisfies FieldMessage }),
      ),
      jobTitle: oneLine(200, 'jobTitleError', 'valueTooLong'),
      jobSlug: optionalLine,
      consent,
    }),
  },
  ...calculatorForms,
} as const satisfies Record<string, { type: FormType; maxFiles: number; schema: z.ZodObject }>;

/** Path of a form below the API's address. */
export type FormPath = keyof typeof FORMS;

/** Values of a form after its rules were applied. */
export type FormData<Path extends FormPath> = z.output<(typeof FORMS)[Path]['schema']>;

/** Name of a field of a form; of several forms, of any of them. */
export type FieldName<Path extends FormPath> = Path extends FormPath
  ? keyof z.input<(typeof FORMS)[Path]['schema']> & string
  : never;

/** Values that a form may send in a field. */
export type FieldValue<Name extends FieldName<FormPath>> = {
  [Path in FormPath]: Exclude<
    z.input<(typeof FORMS)[Path]['schema']>[Name & FieldName<Path>],
    undefined | ''
  >;
}[FormPath] &
  string;

/**
 * Checks the values of a form by its rules.
 * @returns the cleaned values, or the first broken rule of each field
 */
export function checkForm<Path extends FormPath>(
  path: Path,
  values: Readonly<Record<string, string | undefined>>,
): { ok: true; data: FormData<Path> } | { ok: false; fields: FieldErrors } {
  const result = FORMS[path].schema.safeParse(values);
  if (result.success) return { ok: true, data: result.data as FormData<Path> };
  return { ok: false, fields: fieldErrors(result.error.issues) };
}

import { z } from 'zod';
import { callTime } from '../calls.ts';
import { FIELD_MESSAGES, type FieldMessage } from '../errors.ts';
import { TEXT_MAX } from '../limits.ts';
import { withAsciiDomain } from './spelled-mail.ts';

/** A message key as the text of a Zod issue: a form shows the translation of the key. */
function say(key: FieldMessage): { error: FieldMessage } {
  return { error: key };
}

/** C0, DEL and C1 control characters, and the Unicode line separators. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** Invisible characters that change the text: changed direction, zero width, soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * One line as it is stored: control characters become spaces, invisible ones are removed, and
 * letters are composed, so that a search finds them.
 */
export function cleanLine(value: string): string {
  return value.replace(INVISIBLE, '').replace(CONTROLS, ' ').normalize('NFC').trim();
}

/** Length in code points, as a person counts; UTF-16 may need more units. */
function atMost(max: number) {
  return (value: string) => value.length <= max || [...value].length <= max;
}

/**
 * One line without control characters, so that nothing a visitor typed can add a header to a mail or
 * make a name read as another.
 */
export function oneLine(max: number, empty: FieldMessage, tooLong: FieldMessage) {
  return z
    .string(say(empty))
    .transform(cleanLine)
    .pipe(z.string().min(1, say(empty)).refine(atMost(max), say(tooLong)));
}

/** A line that may be left empty. */
export const optionalLine = z
  .string()
  .transform(cleanLine)
  .pipe(z.string().refine(atMost(TEXT_MAX.other), say('valueTooLong')))
  .optional();

/** Several lines that may be left empty; stored as typed, except that line ends become `\n`. */
export const message = z
  .string()
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().refine(atMost(TEXT_MAX.message), say('messageTooLong')))
  .default('');

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/**
 * Whether this is one e-mail address: a dotted local part and a domain name with a top level,
 * within the lengths of RFC 5321. Checked label by label, so the time is linear.
 */
export function isMail(value: string): boolean {
  if (value.length > TEXT_MAX.mail) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  if (local.length < 1 || local.length > TEXT_MAX.mailLocalPart || labels.length < 2) return false;
  return (
    local.split('.').every((atom) => LOCAL_PART.test(atom)) &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/** Characters copied along with an address: spaces, line ends, invisible ones, the scheme. */
const AROUND_MAIL = /^(?:[\s\p{Cc}\p{Cf}]|mailto:)+|[\s\p{Cc}\p{Cf}]+$/giu;

/** An address as a person pasted it, without the characters around it. */
export function trimmedMail(value: string): string {
  return value.replace(AROUND_MAIL, '');
}

/** E-mail address; within it, a character that could add a mail header is refused. */
export const mail = z
  .string(say('emailValidationError'))
  .transform((value) => withAsciiDomain(trimmedMail(value)))
  .pipe(
    z.string().min(1, say('emailValidationError')).refine(isMail, say('invalidEmailErrorRegex')),
  );

/**
 * Phone number as typed, with an extension, a second number or a word: a person reads it, and the
 * intake stores a copy that can be dialled where it finds one.
 */
export const phoneNumber = z
  .string(say('emptyPhoneNumber'))
  .transform(cleanLine)
  .pipe(z.string().min(1, say('emptyPhoneNumber')).refine(isPhone, say('invalidPhoneNumber')));

function isPhone(value: string): boolean {
  return value.length <= TEXT_MAX.phoneNumber && value.replace(/\P{Nd}/gu, '').length >= 6;
}

/** Name of a person. */
export const fullName = oneLine(TEXT_MAX.fullName, 'nameValidationError', 'nameTooLong');

export const companyName = oneLine(
  TEXT_MAX.companyName,
  'emptyBusinessName',
  'businessNameTooLong',
);

/** The ticked consent box. A box that is not ticked is not sent. */
export const consent = z
  .enum(['on', 'true', '1'], say('consentNotAccepted'))
  .transform((): true => true);

/** Time of the call; without it the company calls when it can. */
export const optionalCallTime = z
  .string()
  .optional()
  .transform((value) => value || undefined)
  .pipe(callTime.optional());

/** One of a closed list of values. */
export function choice<const Value extends string>(
  values: readonly Value[],
  missing: FieldMessage = 'choiceError',
) {
  return z.enum(values, say(missing));
}

/** One of a closed list of values; it may be left out, which a form sends as an empty value. */
export function optionalChoice<const Value extends string>(values: readonly Value[]) {
  return choice([...values, '']).optional();
}

/** First broken rule of each field, as message keys. */
export type FieldErrors = Record<string, FieldMessage>;

/** Rules without a message of the contract ask for an answer: visitors always read a sentence. */
export function fieldErrors(
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message: key } of issues) {
    fields[String(path[0])] ??= FIELD_MESSAGES.find((each) => each === key) ?? 'choiceError';
  }
  return fields;
}

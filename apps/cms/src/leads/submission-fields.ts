import {
  AppError,
  COMMON_FIELDS,
  checkForm,
  type FieldErrors,
  FORMS,
  type FormPath,
  type FormTopic,
  type FormType,
  type Locale,
  SUBMISSION,
  TEXT_MAX,
} from '@osnowa/contract';
import type { SentPair } from '@osnowa/http';
import type { FormField } from '../kit/fields/lead-fields.ts';

/** A name with its value, as stored with a lead. */
export interface Pair {
  key: string;
  value: string;
}

type CommonField = (typeof COMMON_FIELDS)[number];

/** The sent fields, sorted by kind. The form's rules have not checked anything yet. */
export interface SortedFields {
  own: Record<string, string>;
  common: Partial<Record<CommonField, string>>;
  extra: Pair[];
}

/** Fields of all forms after their rules were applied; each form has some of them. */
export type CheckedFields = Partial<Record<FormField | 'phone', string>> & {
  topic: FormTopic;
  mail: string;
  [other: string]: string | true | undefined;
};

/**
 * Sorts the sent fields into the form's own ones, those of every submission, and the rest.
 * @throws AppError BadRequest (a single-valued field twice, too many or too long extra names) or
 *   TooLarge (an extra value over the limit)
 */
export function sortFields(path: FormPath, pairs: readonly SentPair[]): SortedFields {
  const sorted: SortedFields = { own: {}, common: {}, extra: [] };
  const ownNames = new Set(Object.keys(FORMS[path].schema.shape));
  for (const [name, value] of pairs) {
    if (ownNames.has(name)) setOnce(sorted.own, name, value);
    else if (isCommon(name)) setOnce(sorted.common, name, value);
    else sorted.extra.push(extraPair(name, value));
  }
  if (sorted.extra.length > SUBMISSION.maxExtraPairs) {
    throw new AppError('BadRequest', `At most ${SUBMISSION.maxExtraPairs} additional fields.`);
  }
  return sorted;
}

function isCommon(name: string): name is CommonField {
  return (COMMON_FIELDS as readonly string[]).includes(name);
}

function setOnce(record: Record<string, string>, name: string, value: string): void {
  if (Object.hasOwn(record, name)) {
    throw new AppError('BadRequest', `The field ${name} was sent more than once.`);
  }
  record[name] = value;
}

function extraPair(key: string, value: string): Pair {
  if ([...key].length > TEXT_MAX.extraKey) {
    throw new AppError('BadRequest', 'The name of an additional field is too long.');
  }
  if ([...value].length > TEXT_MAX.other) {
    throw new AppError('TooLarge', 'The value of an additional field is too long.');
  }
  return { key, value };
}

export function checkFields(
  path: FormPath,
  own: Readonly<Record<string, string>>,
): { ok: true; data: CheckedFields } | { ok: false; fields: FieldErrors } {
  const checked = checkForm(path, own);
  return checked.ok ? { ok: true, data: checked.data as CheckedFields } : checked;
}

/** A visitor's consent: the clause as they saw it; `null` when no such version is known. */
export interface ConsentRecord {
  clause: string | null;
  version: string | null;
  hash: string | null;
  acceptedAt: string;
  locale: Locale;
  form: FormType;
  page: string | null;
}

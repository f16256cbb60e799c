import { createHash } from 'node:crypto';
import {
  AppError,
  cleanLine,
  DEFAULT_LOCALE,
  type Described,
  ESTIMATE_FIELD,
  FORMS,
  type FormPath,
  isLocale,
  type Locale,
  spelledMail,
  TEXT_MAX,
} from '@osnowa/contract';
import { truncatedAddress } from '@osnowa/http/client-address';
import { calculatorOf } from '@osnowa/site-map';
import type { Payload } from 'payload';
import { FORM_FIELD_NAMES, VISIT_FIELD_NAMES } from '../kit/fields/lead-fields.ts';
import { normalisedPhone } from '../kit/phone.ts';
import type { LeadState, Verification } from '../kit/states/states.ts';
import { PROMISED_SOURCE } from '../leads/deadlines/promised.ts';
import { type EstimateRecord, prepareEstimate } from '../leads/estimates/prepare.ts';
import { type SavedRecord, savedRecordBy } from '../leads/estimates/saved.ts';
import { waitOfNew } from '../leads/events/waits.ts';
import type { SpamFlag } from '../leads/spam/spam-flags.ts';
import type {
  CheckedFields,
  ConsentRecord,
  Pair,
  SortedFields,
} from '../leads/submission-fields.ts';
import type { Clause } from '../reads/company.ts';
import type { SubmissionKey } from './duplicates.ts';
import { RefusedFields } from './refusals.ts';
import type { Upload } from './uploads.ts';
import type { UsedChallenge } from './used-challenges.ts';

/** A valid submission. */
export interface Submission extends SubmissionKey {
  path: FormPath;
  sent: SortedFields;
  fields: CheckedFields;
  clientAddress: string | null;
  state: LeadState;
  verification: Verification;
  /** The signs against it. */
  flags: readonly SpamFlag[];
  files: readonly Upload[];
  /** The estimate of a calculator's choice, ready to be stored with the lead. */
  estimate: EstimateRecord | SavedRecord | null;
  /** The challenge that the sender has solved for it. */
  challenge: UsedChallenge | null;
  receivedAt: Date;
}

/** Fields that are no details: they are columns, or the consent. */
const PLACED: readonly string[] = [...FORM_FIELD_NAMES, 'phone', 'consent'];

/** Fields that differ between two tries of the same submission; the second may come from a new tab. */
const OF_THE_TRY = [
  'idempotencyKey',
  'googleRecaptchaToken',
  'altcha',
  'startedAt',
  'referrer',
  'campaign',
];

/** Language of the submission; a language that the site does not have counts as the default. */
export function localeOf(sent: SortedFields): Locale {
  return isLocale(sent.common.locale) ? sent.common.locale : DEFAULT_LOCALE;
}

/** The columns of a lead, but for its reference. */
export function leadRecord(submission: Submission, clause: Clause | null) {
  const { fields, sent, path } = submission;
  const locale = localeOf(sent);
  const phone = fields.phoneNumber ?? fields.phone ?? null;
  return {
    formType: FORMS[path].type,
    state: submission.state,
    ...valuesOf(FORM_FIELD_NAMES, (name) => storable(fields[name])),
    topic: fields.topic,
    mail: fields.mail,
    phoneNumber: phone,
    phoneNormalised: phone === null ? null : normalisedPhone(phone, locale),
    message: storable(fields.message ?? ''),
    details: detailsOf(fields),
    extra: sent.extra.map(({ key, value }) => ({ key: storable(key), value: storable(value) })),
    ...valuesOf(VISIT_FIELD_NAMES, (name) => shortLine(sent.common[name])),
    locale,
    consent: consentRecord(submission, clause),
    verification: submission.verification,
    flags: submission.flags,
    clientAddress: submission.clientAddress && truncatedAddress(submission.clientAddress),
    idempotencyKey: submission.idempotencyKey,
    contentHash: submission.contentHash,
    wordsHash: submission.wordsHash,
    waitsSince: waitOfNew({
      formType: FORMS[path].type,
      source: PROMISED_SOURCE,
      state: submission.state,
      createdAt: submission.receivedAt.toISOString(),
    }),
    createdAt: submission.receivedAt.toISOString(),
    updatedAt: submission.receivedAt.toISOString(),
  };
}

/** Fingerprint of the sent fields, which distinguishes a second try from another submission. */
export function contentHash(
  path: FormPath,
  sent: SortedFields,
  files: readonly Pick<Upload, 'name' | 'sha256'>[],
): string {
  const common = Object.entries(sent.common).filter(([name]) => !OF_THE_TRY.includes(name));
  const extra = sent.extra.map(({ key, value }): [string, string] => [key, value]);
  const chosen = files.map(({ name, sha256 }): [string, string] => [name, sha256]);
  const pairs = [...Object.entries(sent.own), ...common, ...extra, ...chosen];
  const canonical = pairs.map((pair) => JSON.stringify(pair)).sort();
  return createHash('sha256')
    .update(`${path}\n${canonical.join('\n')}`)
    .digest('hex');
}

/**
 * Fingerprint of what a person said, from whichever page, in whichever spelling: the same address, words
 * and files are one request. `null` without a message.
 */
export function wordsHash(
  sent: SortedFields,
  files: readonly Pick<Upload, 'sha256'>[],
): string | null {
  if (!sent.own.message?.trim()) return null;
  const said = Object.entries(sent.own).map(([name, value = '']) => [
    name,
    plain(name, value, sent),
  ]);
  const extra = sent.extra.map(({ key, value }) => [key, plain(key, value, sent)]);
  const pairs = [...said, ...extra, ...files.map(({ sha256 }) => ['file', sha256])];
  const canonical = pairs.map((pair) => JSON.stringify(pair)).sort();
  return createHash('sha256').update(canonical.join('\n')).digest('hex');
}

function plain(name: string, value: string, sent: SortedFields): string {
  if (name === 'mail') return spelledMail(value);
  const isPhone = name === 'phone' || name === 'phoneNumber';
  if (isPhone && value) return normalisedPhone(value, localeOf(sent)) ?? value;
  return value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function valuesOf<Name extends string>(
  names: readonly Name[],
  value: (name: Name) => string | null,
) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<
    Name,
    string | null
  >;
}

/** PostgreSQL stores no NUL, so both databases store the sign for it instead. */
function storable(value: string): string;
function storable(value: string | undefined): string | null;
function storable(value: string | undefined): string | null {
  return value?.replaceAll('\0', '\u2400') ?? null;
}

function shortLine(value: string | undefined): string | null {
  if (!value) return null;
  return [...cleanLine(value)].slice(0, TEXT_MAX.other).join('') || null;
}

function detailsOf(fields: CheckedFields): Pair[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    PLACED.includes(key) || typeof value !== 'string' ? [] : [{ key, value: storable(value) }],
  );
}

/** Version of the consent clause that the form says it showed. */
export function clauseVersion(sent: SortedFields): string | null {
  return shortLine(sent.common.consentVersion);
}

function consentRecord(submission: Submission, clause: Clause | null): ConsentRecord {
  const { path, sent, receivedAt } = submission;
  return {
    clause: clause?.text ?? null,
    version: clause?.version ?? clauseVersion(sent),
    hash: clause && createHash('sha256').update(clause.text).digest('hex'),
    acceptedAt: receivedAt.toISOString(),
    locale: localeOf(sent),
    form: FORMS[path].type,
    page: shortLine(sent.common.page),
  };
}

/**
 * The estimate that comes with a submission, calculated anew from what was chosen; a total that the
 * sender claims is only text. A saved estimate that is named by its key is taken unchanged. `null`
 * where nothing was chosen.
 * @throws RefusedFields when an item is not in the catalogue
 */
export async function estimateIn(
  payload: Payload,
  path: FormPath,
  sent: SortedFields,
): Promise<EstimateRecord | SavedRecord | null> {
  const extra = (name: string) => sent.extra.find(({ key }) => key === name)?.value ?? '';
  const calculator = calculatorOf(path, extra('variant'));
  const keysIn = (name: string) => extra(name).split(',').filter(Boolean);
  const saved = calculator ? await savedRecordBy(payload, extra(ESTIMATE_FIELD)) : null;
  if (saved) return saved;
  const items = keysIn('items');
  if (!calculator || items.length === 0) return null;
  const choice = {
    items,
    later: keysIn('later'),
    preset: extra('preset') || null,
    mobile: extra('mobile') === '1',
  };
  try {
    return await prepareEstimate(
      payload,
      { calculator, locale: localeOf(sent), choice },
      describedIn(extra),
    );
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'Validation')) throw error;
    const fields = { items: 'formNotFilledCorrectly' } as const;
    throw new RefusedFields('Validation', error.message, fields);
  }
}

/** Details that the visitor gave about the choice. */
function describedIn(extra: (name: string) => string): Described {
  const users = Number(extra('users'));
  return {
    users: Number.isInteger(users) && users > 0 ? users : null,
    customised: extra('customised') === '1',
    notes: extra('notes').trim(),
  };
}

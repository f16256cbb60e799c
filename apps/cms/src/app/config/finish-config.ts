import {
  type AfterErrorHook,
  type CollectionBeforeOperationHook,
  deepMergeSimple,
  type Field,
  type SanitizedConfig,
} from 'payload';
import { evidence } from '../../accounts/access.ts';
import { refusal } from '../../kit/endpoint.ts';
import { readTypedDates } from '../../kit/fields/days/typed-dates.ts';
import { TRANSLATIONS, wordsFor } from '../../kit/words.ts';
import { isAboutRequest } from '../../platform/process/safe-error.ts';
import { labelSavedViews } from './saved-views.ts';

/** Answers 400 where Payload answers 500 to a faulty request, such as one with a word as id. */
export const answerBadRequest: AfterErrorHook = ({ error, req }) => {
  if (!isAboutRequest(error)) return;
  const message = wordsFor(req).frame.badRequests.unreadable;
  return { response: { errors: [{ name: 'APIError', message }] }, status: 400 } as never;
};

/** @throws Refusal 400 for data that are no object: Payload reads fields of any value */
const refuseOtherData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  const { data } = args as { data?: unknown };
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  // A file may come without any field.
  const isFile = data === undefined && Boolean(collection.upload);
  if (!isObject && !isFile) throw refusal(req, (w) => w.frame.badRequests.unreadable);
};

/** Has every collection refuse data that are no object. */
function refuseBadData(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [refuseOtherData, ...hooks.beforeOperation];
  }
  return config;
}

/** A field without a label that no form shows: Payload makes a label of its name, in English. */
function isWithoutName(field: Field): boolean {
  const { admin = {} } = field;
  const isHidden = 'hidden' in admin && Boolean(admin.hidden);
  return isHidden && 'label' in field && typeof field.label === 'string';
}

function leaveOut(fields: readonly Field[], isInside = false): void {
  for (const field of fields) {
    const isLeftOut = isInside || isWithoutName(field);
    if (isLeftOut) {
      Object.assign(field, {
        admin: { ...field.admin, disableListColumn: true, disableListFilter: true },
      });
    }
    if (field.type === 'tabs') for (const tab of field.tabs) leaveOut(tab.fields, isLeftOut);
    else if ('fields' in field) leaveOut(field.fields, isLeftOut);
  }
}

/**
 * Leaves out of the columns and filters of lists the fields that only the program reads: those of
 * uploads that Payload adds, and hidden ones of ours. A filter in an address still works.
 */
function leaveOutNameless(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) leaveOut(fields);
  return config;
}

/**
 * When a document was made and saved is no person's to write: deadlines, retention and the audit log
 * count from it. Payload leaves both fields open in every collection.
 */
function closeTimestamps(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type !== 'date' || !['createdAt', 'updatedAt'].includes(field.name)) continue;
      field.access = { ...field.access, ...evidence };
    }
  }
  return config;
}

/** The editor overwrites words of a configuration while it is made: ours are set afterwards. */
function setWords(made: SanitizedConfig): SanitizedConfig {
  made.i18n.translations = deepMergeSimple(made.i18n.translations, TRANSLATIONS);
  return made;
}

/** What Payload's configuration has no setting for is set in the made one. */
export function finishConfig(made: SanitizedConfig): SanitizedConfig {
  setWords(readTypedDates(leaveOutNameless(labelSavedViews(made))));
  return refuseBadData(closeTimestamps(made));
}

import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { inAdminLanguage, labelOf } from '../../fields/default-language.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';
import type { Place } from '../translations/newest-state.ts';
import { closeVersion } from './close-version.ts';
import { CHANGED_ELSEWHERE, FORM_BASE, type FormBase } from './form-base.ts';
import { mergeForm } from './merge-form.ts';
import { waitForOthers } from './wait-for-others.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Arguments of a save that count for the comparison with the stored state. */
interface Save {
  autosave?: boolean;
  data?: Fields;
  draft?: boolean;
  id?: number | string;
}

/** The newest state as the form gets it: of one language, with nothing from other ones. */
async function newestOf(req: PayloadRequest, place: Place): Promise<Fields | null> {
  const transactionID = await req.transactionID;
  // Reading with the request itself would change the language that is being saved.
  const own = { depth: 0, draft: true, req: { ...(transactionID && { transactionID }) } };
  const call = { ...own, fallbackLocale: false, locale: req.locale as 'pl' } as const;
  if ('global' in place) {
    const found = await req.payload.findGlobal({ slug: place.global, ...call });
    return found as unknown as Fields;
  }
  const { collection, id } = place;
  const found = await req.payload.findByID({
    collection,
    id,
    disableErrors: true,
    trash: true,
    ...call,
  });
  return found as unknown as Fields | null;
}

/** @throws APIError 409, which the form shows above the fields and at each of them */
function refuse(req: PayloadRequest, words: AdminLabel, refused: readonly RefusedField[]): never {
  const message = inAdminLanguage(words, req);
  const errors = refused.map(({ path, field }) => ({ path, label: labelOf(field), message }));
  throw new APIError(message, 409, errors.length > 0 ? { errors } : null, true);
}

type RefusedField = ReturnType<typeof mergeForm>['refused'][number];

/** Facts about the kind of document that is saved. */
interface Kind {
  fields: readonly FlattenedField[];
  hasDrafts: boolean;
}

/** Answers whether the reply has values that the form did not write and has not shown. */
function sayChangedElsewhere(req: PayloadRequest, isChanged: boolean): void {
  req.responseHeaders = new Headers(req.responseHeaders);
  req.responseHeaders.set(CHANGED_ELSEWHERE, String(isChanged));
}

/** Merges a form's save with changes that were stored after the form was loaded. */
async function guarded<Args extends object>(
  args: Args,
  req: PayloadRequest,
  kind: Kind,
  place: Place | null,
): Promise<Args> {
  const { autosave, data: asked, draft } = args as Save;
  const { [FORM_BASE]: base, ...data } = { ...asked };
  if (base === undefined) return args;
  if (place) await waitForOthers(req, place);
  const stored = place && (await newestOf(req, place));
  if (!stored) return { ...args, data };
  const merged = mergeForm(kind.fields, data, stored, base as FormBase);
  if (merged.refused.length > 0)
    refuse(
      req,
      label((w) => w.changes.guardSaves.writtenTwice),
      merged.refused,
    );
  const isPublishing = kind.hasDrafts && (!draft || data._status === 'published');
  if (isPublishing && merged.hasUnseen)
    refuse(
      req,
      label((w) => w.changes.guardSaves.unseen),
      [],
    );
  sayChangedElsewhere(req, merged.hasUnseen);
  if (autosave) await closeVersion(req, place, { saved: merged.data, stored });
  return { ...args, data: merged.data };
}

/**
 * Two windows, or two people, with one document: a save of a form stores the fields written in this
 * form and leaves the rest as it is stored by now. Fields written in both are refused. Saves
 * without a form (of programs, of the translation view, of the schedule) are not compared.
 */
export const guardCollectionSave: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, req } = hook;
  if (operation !== 'update' && operation !== 'create') return args;
  const { id } = args as Save;
  const isUpdate = operation === 'update' && id !== undefined;
  const place = isUpdate ? { collection: collection.slug as CollectionSlug, id } : null;
  const kind = { fields: collection.flattenedFields, hasDrafts: hasDraftsEnabled(collection) };
  return guarded(args, req, kind, place);
};

/** As `guardCollectionSave`. */
export const guardGlobalSave: GlobalBeforeOperationHook = async (hook) => {
  const { args, global, operation, req } = hook;
  if (operation !== 'update') return args;
  const kind = { fields: global.flattenedFields, hasDrafts: hasDraftsEnabled(global) };
  return guarded(args, req, kind, { global: global.slug as GlobalSlug });
};

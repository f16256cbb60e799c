import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { factTokens, mentionsFact } from '@osnowa/text/facts';
import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { isPublishing, labelOf } from '../../kit/fields/default-language.ts';
import { documentFields } from '../../kit/fields/document-fields.ts';
import { type Words, wordsFor } from '../../kit/words.ts';
import { type FactsOfDay, factsWithin } from '../../reads/facts.ts';
import { isRichText, plainText } from '../../reads/rich-text.ts';
import { placeFault } from './place-fault.ts';

/** The words of a value: of a text, or of a text with formats. */
export const saidIn = (value: unknown): string =>
  isRichText(value) ? plainText(value.root) : typeof value === 'string' ? value : '';

/** Why a text could not be shown; `null` where each reference has its value. */
export function referenceFault(
  value: unknown,
  language: Locale,
  facts: FactsOfDay,
  words: Words,
): string | null {
  const text = saidIn(value);
  if (!mentionsFact(text)) return null;
  const tokens = factTokens(text);
  for (const place of tokens) {
    const fault = placeFault(place, language, facts, words);
    if (fault) return fault;
  }
  const left = tokens.reduce((rest, { token }) => rest.replace(token, ''), text);
  const begun = /\{fact:[^\s}]*\}?/.exec(left);
  return begun && fill(words.content.facts.cut, { token: begun[0] });
}

type Place = { collection: string } | { global: string };

async function checkReferences(
  req: PayloadRequest,
  form: readonly FlattenedField[],
  data: Record<string, unknown>,
  place: Place,
): Promise<void> {
  const fields = documentFields(form, data);
  if (!fields.some(({ value }) => mentionsFact(saidIn(value)))) return;
  const facts = await factsWithin(req);
  const language = (req.locale === 'all' ? 'pl' : (req.locale ?? 'pl')) as Locale;
  const errors = fields.flatMap(({ field, path, value }) => {
    const message = referenceFault(value, language, facts, wordsFor(req));
    return message ? [{ path, label: labelOf(field), message }] : [];
  });
  if (errors.length > 0) throw new ValidationError({ ...place, errors, req }, req.t);
}

/** Refuses to publish a text that refers to a fact which is missing, each fault at its field. */
export const refuseMissingFacts: CollectionBeforeChangeHook = async (hook) => {
  const { collection, data, originalDoc, req } = hook;
  if (!isPublishing(data, originalDoc) || data.deletedAt) return data;
  await checkReferences(req, collection.flattenedFields, data, { collection: collection.slug });
  return data;
};

/** As `refuseMissingFacts`, for settings and navigation. */
export const refuseMissingFactsIn: GlobalBeforeChangeHook = async (hook) => {
  const { data, global, originalDoc, req } = hook;
  if (!isPublishing(data, originalDoc)) return data;
  await checkReferences(req, global.flattenedFields, data, { global: global.slug });
  return data;
};

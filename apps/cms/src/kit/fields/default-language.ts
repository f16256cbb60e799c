import { DEFAULT_LOCALE } from '@osnowa/contract';
import { type FieldHook, type PayloadRequest, ValidationError } from 'payload';
import type { AdminLabel } from '../office-language.ts';
import { screenWords } from '../screen-words.ts';

/** Label of a field for editors; the message above a refused form uses it. */
export function labelOf(field: object): AdminLabel | undefined {
  const label: unknown = 'label' in field ? field.label : undefined;
  return typeof label === 'object' && label !== null ? (label as AdminLabel) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether visitors will see the saved document. */
export function isPublishing(data: unknown, originalDoc: unknown): boolean {
  const status = (record: unknown) => (record as { _status?: string } | undefined)?._status;
  return (status(data) ?? status(originalDoc)) !== 'draft';
}

function isOtherLanguage({ locale }: PayloadRequest): boolean {
  return Boolean(locale) && locale !== 'all' && locale !== DEFAULT_LOCALE;
}

/**
 * A localised field that is required only in the default language: in the others an empty value
 * falls back to it. Wraps Payload's own rule, which would ask for it in every language.
 */
export function onlyInDefaultLanguage<Rule extends (value: never, options: never) => unknown>(
  rule: Rule,
): Rule {
  const relaxed = (value: unknown, options: { req: PayloadRequest }) =>
    isEmpty(value) && isOtherLanguage(options.req)
      ? true
      : rule(value as never, { ...options, required: true } as never);
  return relaxed as unknown as Rule;
}

/**
 * Refuses to publish from another language while the default language is empty, for example after
 * adding a row there: the site would have nothing to fall back to.
 */
export const presentInDefaultLanguage: FieldHook = (hook) => {
  const { collection, data, field, global, originalDoc, path, req, siblingDocWithLocales } = hook;
  if (!isOtherLanguage(req) || !isPublishing(data, originalDoc)) return;
  const stored = siblingDocWithLocales?.[field.name ?? ''] as Record<string, unknown> | undefined;
  if (!isEmpty(stored?.[DEFAULT_LOCALE])) return;
  throw new ValidationError(
    {
      collection: collection?.slug,
      global: global?.slug,
      errors: [
        {
          path: path.join('.'),
          label: labelOf(field),
          message: screenWords(req.i18n?.language).forms.defaultLanguage.missingInPolish,
        },
      ],
      req,
    },
    req.t,
  );
};

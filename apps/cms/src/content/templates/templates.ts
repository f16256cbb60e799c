import { DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import {
  type BaseFilter,
  type CheckboxField,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FieldHook,
  type UIField,
  ValidationError,
} from 'payload';
import { editingRights, writesIn } from '../../accounts/editing-rights.ts';
import { isPublishing, labelOf } from '../../kit/fields/default-language.ts';
import { tick } from '../../kit/fields/values.ts';
import { label, wordsFor } from '../../kit/words.ts';
import { publishedRow } from '../../publishing/one-language.ts';
import { freeAddress } from '../fields/free-address.ts';
import { holderOf } from '../fields/in-trash.ts';
import { slugOf } from '../fields/slug-of.ts';
import type { LineField } from '../fields/text.ts';
import { leftGap } from './refuse-gaps.ts';

/** Parameter of the list's address that shows the templates in place of the pages. */
export const TEMPLATES = { parameter: 'templates', shown: 'shown' } as const;

/** The list of pages, and the choices of a menu, without templates. */
export const NO_TEMPLATE = { isTemplate: { not_equals: true } } as const;

export const pagesOrTemplates: BaseFilter = ({ req }) =>
  req.query?.[TEMPLATES.parameter] === TEMPLATES.shown
    ? { isTemplate: { equals: true } }
    : NO_TEMPLATE;

/** Above the form of a new page: what it can begin with. */
export const beginWith: UIField = {
  name: 'beginWith',
  type: 'ui',
  admin: {
    components: { Field: '/content/templates/begin.tsx#BeginWith' },
    disableListColumn: true,
  },
};

/** Marks a page as one that others begin with; a copy of it is an ordinary page. */
export const isTemplate: CheckboxField = {
  ...tick('isTemplate', { sidebar: true, hint: label((w) => w.templates.hint) }),
  disableDuplicate: true,
};

const FROM_TEMPLATE = 'from a template';

/** A page that begins with a template has its texts in the languages that the person writes. */
const noteTemplate: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  const { duplicateFromID: id } = args as { duplicateFromID?: number };
  if (operation !== 'create' || id === undefined) return args;
  const where = { id: { equals: id } };
  const query = { where, draft: true, depth: 0, limit: 1, select: { isTemplate: true } } as const;
  const { docs } = await req.payload.find({ collection: 'pages', ...query });
  if (!docs[0]?.isTemplate) return args;
  context[FROM_TEMPLATE] = true;
  const rights = editingRights(req.user);
  const selectedLocales = rights && LOCALE_CODES.filter((code) => writesIn(rights, code));
  return { ...args, ...(selectedLocales && { selectedLocales }) };
};

/** Only its name tells editors a template from others: the page gets a title of its own. */
const nameAsGap: FieldHook = ({ context, value }) =>
  context[FROM_TEMPLATE] && value && leftGap(value) === null ? `[[${value}]]` : value;

export function titleOfPage(field: LineField): LineField {
  return { ...field, hooks: { ...field.hooks, beforeDuplicate: [nameAsGap] } };
}

/** Only the preview shows a template: it leaves the addresses of pages to pages. */
const PREFIX = 'template-';

const ownAddress: FieldHook = ({ data, originalDoc, value }) => {
  const address: unknown = value ?? originalDoc?.pageName;
  const isMarked = data?.isTemplate ?? originalDoc?.isTemplate;
  if (typeof address !== 'string') return value;
  if (isMarked) return address.startsWith(PREFIX) ? value : PREFIX + address;
  return originalDoc?.isTemplate && address.startsWith(PREFIX)
    ? address.slice(PREFIX.length)
    : value;
};

export function addressOfPage(field: LineField): LineField {
  const { beforeDuplicate = [], beforeValidate = [], ...hooks } = field.hooks ?? {};
  const [copied] = beforeDuplicate;
  const ofCopy: FieldHook = async (hook) => {
    const { context, data, req } = hook;
    if (!context[FROM_TEMPLATE]) return copied?.(hook);
    const title = (data?.title as Record<string, unknown> | undefined)?.[DEFAULT_LOCALE];
    const space = { collection: 'pages', field: 'pageName' } as const;
    const value = slugOf(`${title ?? ''}`);
    const isFree = (await holderOf(req, { ...space, value })) === null;
    return isFree ? value : freeAddress(req, value, [space]);
  };
  const own = { beforeValidate: [...beforeValidate, ownAddress], beforeDuplicate: [ofCopy] };
  return { ...field, hooks: { ...hooks, ...own } };
}

/** Refuses to publish a template, and to make one of a page that visitors read. */
const staysUnpublished: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.isTemplate) return data;
  const id = originalDoc?.id as number | undefined;
  const place = id !== undefined && ({ collection: 'pages', id } as const);
  const isLive = place && (await publishedRow(req, place)) !== null;
  if (!isLive && !isPublishing(data, originalDoc)) return data;
  const { published: message } = wordsFor(req).templates;
  const errors = [{ path: 'isTemplate', label: labelOf(isTemplate), message }];
  throw new ValidationError({ collection: 'pages', id, errors, req }, req.t);
};

export const templateHooks = {
  beforeOperation: [noteTemplate],
  beforeChange: [staysUnpublished],
} satisfies CollectionConfig['hooks'];

import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { editingRights, writesContent, writesIn } from '../../access/editing-rights.ts';
import { freeAddress } from '../../fields/slug/free-address.ts';
import { holderOf } from '../../fields/slug/in-trash.ts';
import { slugOf } from '../../fields/slug/slug-of.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { HEAD_TEXTS, isTexts, TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';

type Fields = Record<string, unknown>;

/** Gives every row an id, so that each language is written into the same row. */
function withRowIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((row) => ({
      id: randomBytes(12).toString('hex'),
      ...(withRowIds(row) as Fields),
    }));
  }
  if (typeof value !== 'object' || value === null || isTexts(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withRowIds(inner)]),
  );
}

function inLanguage(value: unknown, locale: Locale): unknown {
  if (isTexts(value)) return value[locale];
  if (Array.isArray(value)) return value.map((row) => inLanguage(row, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, locale)]),
  );
}

/** The address that the title of a template makes, or the next free one: it follows the title. */
async function addressFor(req: PayloadRequest): Promise<string> {
  const space = { collection: 'pages', field: 'pageName' } as const;
  const value = slugOf(HEAD_TEXTS.title[DEFAULT_LOCALE]);
  const holder = await holderOf(req, { ...space, value });
  return holder === null ? value : freeAddress(req, value, [space]);
}

/** Polish first: the other languages are added to it. */
function languagesOf(req: PayloadRequest): [Locale, ...Locale[]] {
  const rights = editingRights(req.user);
  const own = LOCALE_CODES.filter((code) => rights && writesIn(rights, code));
  return [DEFAULT_LOCALE, ...own.filter((code) => code !== DEFAULT_LOCALE)];
}

async function writeTemplate(req: PayloadRequest, template: TemplateName): Promise<number> {
  const pageName = await addressFor(req);
  const fields = { ...HEAD_TEXTS, sections: withRowIds(TEMPLATES[template].sections) };
  const [first, ...others] = languagesOf(req);
  const dataIn = (locale: Locale) => ({ ...(inLanguage(fields, locale) as Fields), pageName });
  const id = await write(req, first, dataIn(first));
  const call = { collection: 'pages', id, draft: true, depth: 0, overrideAccess: false } as const;
  for (const locale of others) {
    await req.payload.update({ ...call, locale, data: dataIn(locale) as never, req });
  }
  return id;
}

async function write(req: PayloadRequest, locale: Locale, data: Fields): Promise<number> {
  const call = { collection: 'pages', draft: true, depth: 0, overrideAccess: false } as const;
  return (await req.payload.create({ ...call, locale, data: data as never, req })).id;
}

/**
 * Stores a new draft of a page with the sections and texts of a template, in the languages that the
 * person writes; without a template an empty one, as the form of a new document does.
 * @returns its id
 * @throws Forbidden of Payload, unless the person may create pages
 */
async function makePage(req: PayloadRequest, template: TemplateName | null): Promise<number> {
  const isOwn = await initTransaction(req);
  try {
    const made = template ? writeTemplate(req, template) : write(req, DEFAULT_LOCALE, {});
    const id = await made;
    if (isOwn) await commitTransaction(req);
    return id;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * `POST /payload/page-templates` with `{template}`, `null` for an empty page, makes a draft of a page,
 * and answers its id. For people who may create pages.
 */
export const templateEndpoint = endpoint({
  path: '/page-templates',
  method: 'post',
  who: hiddenUnless(writesContent),
  body: z.object({ template: z.enum(TEMPLATE_NAMES).nullable() }),
  run: async (req, { template }) =>
    Response.json({ id: await makePage(req, template) }, { status: 201 }),
});

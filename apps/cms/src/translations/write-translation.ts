import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import { deepCopyObject, type PayloadRequest } from 'payload';
import { type LocalisedText, localisedTexts } from '../publishing/leaves.ts';
import { fieldsAt, hasDrafts, newestRow } from '../publishing/newest-state.ts';
import type { Place } from '../publishing/place.ts';
import { markedText, markProblem, richTextOf } from './rich-text/marked-text.ts';

type Fields = Record<string, unknown>;

/** A new value of a text in one language. */
export interface WrittenText {
  key: string;
  /** Plain text, of a formatted one its lines with marks; without it, the original is copied. */
  text?: string | undefined;
}

/** The newest texts of a document as the form of one language gets them: nothing from other ones. */
async function readForm(req: PayloadRequest, place: Place, language: Locale): Promise<Fields> {
  const own = { depth: 0, draft: true, overrideAccess: false, user: req.user } as const;
  const call = { ...own, fallbackLocale: false, locale: language } as const;
  const found =
    'global' in place
      ? await req.payload.findGlobal({ slug: place.global, ...call })
      : await req.payload.findByID({ collection: place.collection, id: place.id, ...call });
  return deepCopyObject(found as unknown as Fields);
}

function setAt(fields: Fields, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() as string;
  let inside = fields;
  for (const name of names) inside = inside[name] as Fields;
  inside[last] = value;
}

function newValue({ kind, values }: LocalisedText, { text }: WrittenText): unknown {
  const original = values[DEFAULT_LOCALE];
  if (text === undefined) return original;
  if (kind !== 'richText') return text;
  // A text whose marks are not those of the original has no structure: it is left as it was.
  return markProblem(markedText(original), text) ? undefined : richTextOf(original, text);
}

/**
 * Saves texts of one language as the form does: as a draft, where the document has drafts.
 * @throws ValidationError of Payload, with the fields; Locked, while another person has it open
 */
export async function writeTranslation(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  written: readonly WrittenText[],
): Promise<void> {
  const row = await newestRow(req, place);
  if (!row || written.length === 0) return;
  const texts = new Map(localisedTexts(fieldsAt(req, place), row).map((one) => [one.key, one]));
  const form = await readForm(req, place, language);
  const data: Fields = {};
  for (const one of written) {
    const text = texts.get(one.key);
    const value = text && newValue(text, one);
    if (!text || value === undefined) continue;
    setAt(form, text.path, value);
    const [top = ''] = text.path.split('.');
    data[top] = form[top];
  }
  if (Object.keys(data).length === 0) return;
  // With the request, a refusal is in the language of the back office.
  const own = { overrideAccess: false, overrideLock: false, req } as const;
  const call = { locale: language, depth: 0, draft: true, ...own };
  if ('global' in place) {
    await req.payload.updateGlobal({ slug: place.global, data: data as never, ...call } as never);
    return;
  }
  const { collection, id } = place;
  const state = hasDrafts(req, place) && { _status: 'draft' };
  await req.payload.update({ collection, id, data: { ...data, ...state }, ...call } as never);
}

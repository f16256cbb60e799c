import { z } from 'zod';
import { LOCALE_CODES } from './locale.ts';

/** Request header of a read that is sent with the preview token: each text names its field. */
export const FIELD_MARKS_HEADER = 'x-field-marks';

/** Its response header: origins of the back office, separated by spaces; its own address first. */
export const ADMIN_HEADER = 'x-admin-origins';

/** The form of a document, below the address of the back office. */
export const documentForm = z
  .string()
  .regex(/^(?:collections\/[a-z-]{1,60}\/\d{1,16}|globals\/[a-z-]{1,60})$/);

/** A field in a form; rows and blocks are counted from 0: `sections.3.items.0.title`. */
const fieldPath = z.string().regex(/^[A-Za-z]\w{0,60}(?:\.\w{1,60}){0,12}$/);

/** A field of a document in the back office. */
export const fieldAddress = z.strictObject({ form: documentForm, path: fieldPath });

/** The message with which a preview asks the back office around it to open a field. */
export const openFieldMessage = z.strictObject({
  type: z.literal('open-field'),
  form: documentForm,
  path: fieldPath,
  locale: z.enum(LOCALE_CODES),
});

export type FieldAddress = z.infer<typeof fieldAddress>;
export type OpenFieldMessage = z.infer<typeof openFieldMessage>;

/**
 * Unicode's tag characters, which are invisible and occur in no text: one for each ASCII character,
 * between a beginning and an end. The flags of a few regions have them too, but not this beginning.
 */
const TAGS = 0xe0000;
const BEGIN = '\u{E0001}';
const END = '\u{E007F}';

/** A mark, also one of which code has cut off the end; the second form is that within addresses. */
const MARK =
  /\u{E0001}([\u{E0020}-\u{E007E}]*)(?:\u{E007F}|\uDB40)?|%F3%A0%80%81(?:%F3%A0%8[01]%[89AB][0-9A-F])*/gu;

/** The invisible name of a field, to be added after its text. */
export function fieldMark({ form, path }: FieldAddress): string {
  const tags = Array.from(`${form}#${path}`, (sign) =>
    String.fromCodePoint(TAGS + sign.charCodeAt(0)),
  );
  return `${BEGIN}${tags.join('')}${END}`;
}

/** The fields that a text names, with their places in the text without its marks. */
export function fieldsIn(text: string): { field: FieldAddress; end: number }[] {
  let removed = 0;
  return [...text.matchAll(MARK)].flatMap(({ 0: mark, 1: tags = '', index }) => {
    const end = index - removed;
    removed += mark.length;
    const name = Array.from(tags, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - TAGS));
    const [form, path] = name.join('').split('#');
    const { data } = fieldAddress.safeParse({ form, path });
    return data ? [{ field: data, end }] : [];
  });
}

/** The text, or the value with all texts inside it, without marks. */
export function withoutMarks<Value>(value: Value): Value {
  return removeMarks(value) as Value;
}

function removeMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MARK, '');
  if (Array.isArray(value)) return value.map(removeMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, removeMarks(inner)]),
  );
}

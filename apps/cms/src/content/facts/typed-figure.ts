/** A figure that a text has typed, and the reference that says it. */
export interface TypedFigure {
  /** With plain spaces. */
  written: string;
  /** `{fact:rate}`. */
  reference: string;
}

/** A text with plain spaces, each at the place of the typographic one. */
export const withPlainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

/** Where a text has a figure for itself, not as a part of a longer one; -1 where it has none. */
export function placeOfFigure(text: string, written: string): number {
  const searched = withPlainSpaces(text);
  let at = searched.indexOf(written);
  while (at !== -1) {
    const around = `${text[at - 1] ?? ' '}${text[at + written.length] ?? ' '}`;
    const isAlone = !/[\p{L}\p{N}]/u.test(around);
    if (isAlone && !/[.,]\p{N}/u.test(text.slice(at - 1, at + 1))) return at;
    at = searched.indexOf(written, at + 1);
  }
  return -1;
}

function referring(text: string, { reference, written }: TypedFigure): string {
  const at = placeOfFigure(text, written);
  return at === -1 ? text : text.slice(0, at) + reference + text.slice(at + written.length);
}

/** A text, or a text with formats, in which every such figure is a reference. */
export function withReference<Value>(value: Value, figure: TypedFigure): Value {
  const inside = (one: unknown, name?: string): unknown => {
    if (Array.isArray(one)) return one.map((item) => inside(item));
    if (typeof one === 'object' && one !== null) {
      return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, inside(item, key)]));
    }
    if (typeof one !== 'string' || (name !== undefined && name !== 'text')) return one;
    const next = referring(one, figure);
    return next === one ? one : inside(next, name);
  };
  return inside(value) as Value;
}

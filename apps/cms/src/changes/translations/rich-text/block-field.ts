/** Name of a block's field in the translation view, next to the keys of texts. */
export function blockField(key: string, id: string): string {
  return `${key}#${id}`;
}

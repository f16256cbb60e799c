/**
 * The value at the path of a form, in a document whose rows may have another order.
 * @param rowId id of the row at a path of the form
 */
export function valueAt(
  document: unknown,
  path: string,
  rowId: (rowPath: string) => unknown,
): unknown {
  let inside = document;
  const before: string[] = [];
  for (const part of path.split('.')) {
    before.push(part);
    if (Array.isArray(inside)) {
      const id = rowId(before.join('.'));
      inside = inside.find((row: { id?: unknown } | null) => row?.id === id);
    } else {
      inside = (inside as Record<string, unknown> | null | undefined)?.[part];
    }
  }
  return inside;
}

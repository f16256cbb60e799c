import type { FormState } from 'payload';

/** Key of the text at a path of the form, whose rows may have been moved. */
export function keyAt(path: string, fields: FormState): string {
  const parts = path.split('.');
  return parts
    .map((part, at) => {
      const row = fields[`${parts.slice(0, at + 1).join('.')}.id`];
      return /^\d+$/.test(part) ? String(row?.value) : part;
    })
    .join('.');
}

/** Path in the form of the text with a key; `null` where its row is gone. */
export function pathOf(key: string, fields: FormState): string | null {
  let path = '';
  for (const part of key.split('.')) {
    const rows = fields[path]?.rows;
    const at = rows ? rows.findIndex(({ id }) => id === part) : part;
    if (at === -1) return null;
    path = path === '' ? part : `${path}.${at}`;
  }
  return path;
}

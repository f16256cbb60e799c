import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { env } from '../../platform/process/env.ts';
import { createConfig } from './create-config.ts';

/** The same in Polish and English. */
const NAMES = ['ID', 'Folder'];

/** Names without a translation in the columns and filters of a list. */
function untranslated(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const { admin = {} } = field;
    const isAbsent = ('hidden' in field && field.hidden) || ('disabled' in admin && admin.disabled);
    const isLeftOut = 'disableListColumn' in admin && admin.disableListColumn;
    if (isAbsent || isLeftOut) return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => untranslated(tab.fields));
    const label = 'label' in field ? field.label : undefined;
    const own =
      'name' in field && typeof label === 'string' && !NAMES.includes(label) ? [label] : [];
    return 'fields' in field ? [...own, ...untranslated(field.fields)] : own;
  });
}

test('every column and every filter of a list has a name in the language of the back office', async () => {
  const { collections } = await createConfig(env);
  const lists = collections.filter(({ admin }) => admin.hidden !== true);
  expect(lists.length).toBeGreaterThan(30);
  const found = lists.map(({ slug, fields }) => [slug, untranslated(fields)]);
  expect(found.filter(([, names = []]) => names.length > 0)).toEqual([]);
});

import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { ShownValues } from './shown-values.ts';

const stateOf = (form: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, { value }])) as FormState;

test('an address that is emptied by hand after the service made it is written', () => {
  const shown = new ShownValues();
  const look = (title: string, pageName: string) => shown.show(stateOf({ title, pageName }));
  shown.load({ title: '', pageName: null });
  look('Targi', '');
  const draft = shown.base({ title: 'Targi', pageName: '' });
  shown.save(draft, { title: 'Targi', pageName: 'targi' }, true);
  look('Targi', 'targi');
  look('Targi', '');
  expect(Object.keys(shown.base({ title: 'Targi', pageName: '' }))).toEqual(['pageName']);
});

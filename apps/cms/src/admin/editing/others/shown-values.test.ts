import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { ShownValues } from './shown-values.ts';

const stateOf = (form: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, { value }])) as FormState;

/** The form of a new page, as far as its title and its address are concerned. */
function newPage() {
  const shown = new ShownValues();
  const look = (title: string, pageName: string) => shown.show(stateOf({ title, pageName }));
  shown.load({ title: '', pageName: null });
  look('', '');
  return { shown, look };
}

test('an address that the form does not show yet is not replaced by the one before it', () => {
  const { shown, look } = newPage();
  look('Targi', '');
  const first = shown.base({ title: 'Targi', pageName: '' });
  expect(Object.keys(first)).toEqual(['title']);
  look('Targi w Łodzi', '');
  shown.save(first, { title: 'Targi', pageName: 'targi' }, true);
  const second = shown.base({ title: 'Targi w Łodzi', pageName: '' });
  expect(Object.keys(second)).toEqual(['title']);
  look('Targi w Łodzi', 'targi');
  shown.save(second, { title: 'Targi w Łodzi', pageName: 'targi-w-lodzi' }, true);
  expect(shown.base({ title: 'Targi w Łodzi', pageName: 'targi' })).toEqual({});
});

test('an address that is emptied by hand after that is written', () => {
  const { shown, look } = newPage();
  look('Targi', '');
  const draft = shown.base({ title: 'Targi', pageName: '' });
  shown.save(draft, { title: 'Targi', pageName: 'targi' }, true);
  look('Targi', 'targi');
  look('Targi', '');
  expect(Object.keys(shown.base({ title: 'Targi', pageName: '' }))).toEqual(['pageName']);
});

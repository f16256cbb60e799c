import { expect, test } from 'vitest';
import { withViews } from './section-views.ts';

const chosen = (...kinds: (string | [string, object])[]) =>
  withViews(
    kinds.map((kind) =>
      typeof kind === 'string' ? { blockType: kind } : { blockType: kind[0], ...kind[1] },
    ),
  ).map(({ view, place, claims, asksAbout }) => view ?? place ?? claims ?? asksAbout);

const few = (kind: string): [string, object] => [kind, { limit: 5 }];
const titled = (kind: string): [string, object] => [kind, { title: { de: 'Ausgabe' } }];

test('a page keeps the views and places that it had before an editor could choose them', () => {
  expect(chosen('hero', 'slider', 'products')).toEqual([true, undefined, 'cards']);
  expect(chosen('hero', 'claims', 'text', 'products')).toEqual([false, undefined, 'own', 'cards']);
  expect(chosen('products', 'contact')).toEqual(['rows', 'offer']);
  expect(chosen('text', 'contact')).toEqual(['own', 'document']);
  expect(chosen('contact', 'advisers', 'points')).toEqual(['offer', 'beside', 'below']);
  expect(chosen('contact', 'points', 'advisers')).toEqual(['offer', 'own', 'own']);
  expect(chosen('contact', titled('text'), 'text')).toEqual(['document', 'beside', 'own']);
  expect(chosen('contact', 'text', 'stages')).toEqual(['offer', 'own', 'own']);
  expect(chosen(few('areas'), few('industries'))).toEqual(['names', 'names']);
  expect(
    withViews([
      { blockType: 'areas', limit: 5 },
      { blockType: 'industries', limit: 5 },
    ])[1],
  ).toMatchObject({
    view: 'names',
    place: 'beside',
  });
  expect(chosen('areas', few('industries'))).toEqual(['cards', 'names']);
});

test('a choice that an editor has made stays', () => {
  expect(withViews([{ blockType: 'products', view: 'cards' }])).toMatchObject([{ view: 'cards' }]);
});
